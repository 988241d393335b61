"""What a rulebook offers to the rest of the world, the same for every game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
import numpy as np

from ninelives.games.errors import BadDeal, GameError, IllegalAction
from ninelives.text import Message


@dataclass(frozen=True)
class Option:
    """A choice before the game: its values in order (stored by index), or a range of whole numbers."""

    name: str
    values: tuple[str | bool, ...] | range
    default: str | bool | int

    def encode(self, value: Any) -> int:
        """The number kept in the record."""
        if isinstance(self.values, range):
            if isinstance(value, int) and not isinstance(value, bool) and value in self.values:
                return value
        elif value in self.values and type(value) is type(self.values[0]):
            return self.values.index(value)
        raise GameError("bad-option", option=self.name, value=str(value), valid=self.valid())

    def parse(self, text: str) -> Any:
        """The value written as text, as in a record or on a command line."""
        if isinstance(self.values, range):
            return int(text) if text.isdecimal() else text
        by_text = {show(value): value for value in self.values}
        return by_text.get(text.lower(), text)

    def valid(self) -> str:
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(show(value) for value in self.values)


def show(value: str | bool | int) -> str:
    """An option's value as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@dataclass(frozen=True)
class Meta:
    """Static facts about a game."""

    name: str
    title: str
    players: range
    rules_version: int  # raised only when the same record would play differently
    options: tuple[Option, ...]
    clauses: tuple[str, ...]

    def encode_options(self, options: Mapping[str, Any]) -> list[int]:
        known = {option.name for option in self.options}
        for name in options:
            if name not in known:
                raise GameError("unknown-option", option=name, game=self.name, valid=", ".join(sorted(known)))
        return [option.encode(options.get(option.name, option.default)) for option in self.options]


@dataclass(frozen=True)
class Situation:
    """What a view is made of besides the observation."""

    seat: int | None
    actors: list[int]
    legal: list[str]
    scores: list[int] | None
    winners: list[int]


# Cards laid out by hand instead of drawn by luck: the lines of a record that say so, by their keys.
Deal: TypeAlias = Mapping[str, str]


def start_seat(deal: Deal, names: Sequence[str]) -> int:
    """The seat that a deal's `start` line names."""
    if deal["start"] not in names:
        raise BadDeal("start", "bad-start", names=list(names))
    return names.index(deal["start"])


@dataclass(frozen=True)
class Book:
    """A rulebook: the dtype of its records, and all that is written in ordinary Python around the compiled rules."""

    meta: Meta
    dtype: np.dtype[np.void]
    parse: Callable[[str], int]
    describe: Callable[[int], str]
    is_secret: Callable[[int], bool]  # whether other seats may not see this action
    why_not: Callable[[Any, int, int, list[int]], IllegalAction]
    view: Callable[[Any, Situation], msgspec.Struct]
    opening: Callable[[Any], list[Message]]
    story: Callable[[Any, Any, int, int | None], list[Message]]
    deal_keys: Callable[[Sequence[str]], list[str]]  # the lines that lay out a whole game, given the names
    lay: Callable[[Any, Deal, Sequence[str]], None]  # lay out what is about to be played
