"""What the page is told of Python's types is what they are. Those of views are compared by `ninelives check`."""

from typing import Annotated, Literal

import msgspec
import pytest

from ninelives.check.typescript import COMMAND, PROTOCOL, Declarations, protocol

Fur = Annotated[str, ("tabby", "ginger")]
Act = Annotated[str, ("meow", "bite -3", "7 blue"), 4]


class Kitten(msgspec.Struct):
    fur: Fur | None
    toys: list[int | None] = []


class Cat(msgspec.Struct, tag_field="type", tag="cat"):
    """A cat, and all it has.

    Nobody reads this line.
    """

    kind: Literal["house", "street"]
    acts: list[Act]
    eyes: Annotated[str, ("green", "blue")]
    young: dict[str, Kitten] | msgspec.Raw
    weight: Annotated[float, msgspec.Meta(gt=0)] = 4.0


CAT = """\
/** A cat, and all it has. */
export interface Cat {
  type: "cat";
  kind: "house" | "street";
  acts: Act[];
  eyes: "green" | "blue";
  young: Record<string, Kitten>;
  weight?: number;
}
export type Act = "meow" | `bite ${number}` | `${number} blue` | `meow ${number}` | `bite ${number} ${number}`
  | `${number} blue ${number}`;
export interface Kitten {
  fur: Fur | null;
  toys?: (number | null)[];
}
export type Fur = "tabby" | "ginger";"""


def test_types_are_told_with_their_words_and_what_may_be_missing() -> None:
    declarations = Declarations(globals())
    assert declarations.said(Cat) == "Cat"
    assert str(declarations) == CAT


def test_two_types_of_one_name_are_refused() -> None:
    declarations = Declarations({})
    declarations.said(Kitten)
    with pytest.raises(TypeError, match="Kitten means"):
        declarations.declare("Kitten", int)
    with pytest.raises(TypeError, match="nothing of"):
        declarations.said(set[int])


def test_the_page_knows_the_protocol() -> None:
    assert PROTOCOL.read_text(encoding="utf-8") == protocol(), f"Run: .venv/bin/{COMMAND}"
