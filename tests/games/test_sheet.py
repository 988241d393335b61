"""A view is numbers on a sheet, and JSON by a template made of its type."""

from typing import Annotated, Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninelives.check.rules import read_views
from ninelives.games.sheet import MOST_LETTERS, MOST_NUMBERS, NULL, SHEET, Template, print_json
from tests.play import TABLES, positions

WORDS = ("tabby", "ginger", "Grüße")


class Paw(msgspec.Struct):
    claws: int
    scratch: Annotated[str, ("slap", "hold", "flip"), 4] | None


class Cat(msgspec.Struct):
    kind: Annotated[str, ("cat",)]
    lives: int
    age: int | None
    asleep: bool
    fur: Annotated[str, WORDS]
    dreams: list[list[int | None]]
    paws: list[Paw] | None
    best: Paw | None


TEMPLATE = Template(Cat)
CLAWS = st.integers(-(1 << 31) + 1, (1 << 31) - 1)
PAWS = st.builds(Paw, CLAWS, st.sampled_from([None, "slap", "flip", "slap 1", "hold 430", "flip 99999999"]))
CATS = st.builds(
    Cat,
    kind=st.just("cat"),
    lives=CLAWS,
    age=st.none() | CLAWS,
    asleep=st.booleans(),
    fur=st.sampled_from(WORDS),
    dreams=st.lists(st.lists(st.none() | CLAWS, max_size=4), max_size=4),
    paws=st.none() | st.lists(PAWS, max_size=4),
    best=st.none() | PAWS,
)


def printed(template: Template, numbers: list[int]) -> bytes | None:
    sheet = np.zeros(1, SHEET)
    sheet["n"] = len(numbers)
    fitting = numbers[:MOST_NUMBERS]
    sheet["numbers"][0, : len(fitting)] = fitting
    length = print_json(sheet, *template.arrays)
    return None if length < 0 else bytes(sheet["letters"][0, :length])


def numbers_of(cat: Cat) -> list[int]:
    """Written by hand, in the order of the fields."""
    numbers = [cat.lives, or_null(cat.age), int(cat.asleep), WORDS.index(cat.fur), len(cat.dreams)]
    for dream in cat.dreams:
        numbers += [len(dream), *map(or_null, dream)]
    numbers += [NULL] if cat.paws is None else [len(cat.paws), *(n for paw in cat.paws for n in of_paw(paw))]
    return numbers + ([NULL] if cat.best is None else [1, *of_paw(cat.best)])


def of_paw(paw: Paw) -> list[int]:
    if paw.scratch is None:
        return [paw.claws, NULL]
    word, _, time = paw.scratch.partition(" ")
    return [paw.claws, ("slap", "hold", "flip").index(word) + 4 * int(time or 0)]


def or_null(number: int | None) -> int:
    return NULL if number is None else number


@settings(deadline=None)  # it may have to be compiled first
@given(CATS)
def test_json_says_what_the_numbers_say(cat: Cat) -> None:
    text = printed(TEMPLATE, numbers_of(cat))
    assert text == msgspec.json.encode(cat)
    assert TEMPLATE.decode(text) == cat


@settings(deadline=None)
@given(CATS, st.data())
def test_numbers_that_do_not_fit_the_type_are_refused(cat: Cat, data: Any) -> None:
    """A field too few or too many would shift all that follow."""
    numbers = numbers_of(cat)
    assert printed(TEMPLATE, [*numbers, 0]) is None
    assert printed(TEMPLATE, numbers[: data.draw(st.integers(0, len(numbers) - 1))]) is None


class Hoard(msgspec.Struct):
    mice: list[int]


def test_what_does_not_fit_on_a_sheet_is_refused() -> None:
    hoard = Template(Hoard)
    fits = [MOST_NUMBERS - 1] + [7] * (MOST_NUMBERS - 1)
    assert printed(hoard, fits) == msgspec.json.encode(Hoard(fits[1:]))
    assert printed(hoard, [MOST_NUMBERS] + [7] * MOST_NUMBERS) is None
    assert 11 * MOST_NUMBERS < MOST_LETTERS  # so even the longest numbers would have room


def test_what_stands_for_no_word_and_no_length_is_refused() -> None:
    """A card that is hidden is a number below 0: it must not come out as another card."""
    cat = [9, NULL, 0, 1, 0, NULL, NULL]
    assert printed(TEMPLATE, cat) is not None
    for place, wrong in ((3, len(WORDS)), (3, -2), (2, 2), (2, -1), (4, -2), (5, -1), (6, 0), (6, 2)):
        assert printed(TEMPLATE, [*cat[:place], wrong, *cat[place + 1 :]]) is None
    best = [*cat[:6], 1, 4]
    flipped = printed(TEMPLATE, [*best, 4 * 430 + 2])
    assert flipped and flipped.endswith(b'"best":{"claws":4,"scratch":"flip 430"}}')
    assert printed(TEMPLATE, [*best, 4 * 430 + 3]) is None  # there are only three words


def test_null_is_refused_where_the_type_knows_no_null() -> None:
    cat = [9, NULL, 0, 1, 1, 1, NULL, NULL, 1, 4, NULL]
    assert printed(TEMPLATE, cat) is not None
    for place in (0, 2, 3, 4, 5, 9):
        assert printed(TEMPLATE, [*cat[:place], NULL, *cat[place + 1 :]]) is None


def test_names_and_words_are_written_as_json_writes_them() -> None:
    class Odd(msgspec.Struct, rename="camel"):
        two_words: Annotated[str, ('a"b', "c\\d")]
        one_word: Annotated[str, ("ä",)] | None

    for odd, numbers in ((Odd('a"b', "ä"), [0, 0]), (Odd("c\\d", None), [1, NULL])):
        assert printed(Template(Odd), numbers) == msgspec.json.encode(odd)


@pytest.mark.parametrize(
    "kind", [str, float, dict[str, int], list[str], str | None, int | str | None, Annotated[int, ("a", "b")]]
)
def test_what_no_number_can_stand_for_is_no_part_of_a_view(kind: Any) -> None:
    with pytest.raises(TypeError, match="a view cannot show"):
        Template(msgspec.defstruct("Wild", [("field", kind)]))


def test_lists_in_lists_in_lists_in_lists_are_refused() -> None:
    Template(msgspec.defstruct("Deep", [("field", list[list[list[int]]])]))
    with pytest.raises(ValueError, match="too deep"):
        Template(msgspec.defstruct("TooDeep", [("field", list[list[list[list[int]]]])]))


def test_words_too_long_for_a_sheet_are_refused() -> None:
    class Tale(msgspec.Struct):
        told: list[Annotated[str, ("x" * 200, "y" * 200)]]

    class Saga(msgspec.Struct):
        told: Annotated[str, ("x" * 250, "y")]

    tale = Template(Tale)
    assert printed(tale, [10, *[1] * 10]) == msgspec.json.encode(Tale(["y" * 200] * 10))
    assert printed(tale, [100, *[1] * 100]) is None
    with pytest.raises(ValueError, match="too long"):
        Template(Saga)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_are_read_by_the_type_that_they_are_made_by(name: str, players: int) -> None:
    for game in positions(name, players, seed=3):
        read_views(game)
