"""What a rulebook offers to the rest of the world, the same for every game."""

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np

from ninelives.games.errors import BadDeal, GameError, IllegalAction
from ninelives.games.sheet import Template
from ninelives.text import Message


def whole_number(text: str) -> int | None:
    """The number that a text writes, if it is one of a sensible length."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 20 else None


def as_index(value: Any) -> int:
    """A whole number given by a program: any integer type, but nothing that only looks like one."""
    if type(value) is int:
        return value
    if isinstance(value, (bool, np.bool_)):
        raise GameError("not-a-number", value=repr(value))
    try:
        return operator.index(value)
    except TypeError:  # an array says that it has an index, and then that it has not
        raise GameError("not-a-number", value=repr(value)) from None


@dataclass(frozen=True)
class Option:
    """A choice before the game: its values in order (stored by index), or a range of whole numbers."""

    name: str
    values: tuple[str | bool, ...] | range
    default: str | bool | int

    def encode(self, value: Any) -> int:
        """The number kept in the record."""
        known = self.parse(value) if isinstance(value, str) else value
        if isinstance(self.values, range):
            if not isinstance(known, (str, bool)) and hasattr(known, "__index__") and known in self.values:
                return operator.index(known)
        elif known in self.values and type(known) is type(self.values[0]):
            return self.values.index(known)
        raise GameError("bad-option", option=self.name, value=str(value), valid=self.valid())

    def decode(self, code: int) -> str | bool | int:
        """The value that a number in the record stands for."""
        return code if isinstance(self.values, range) else self.values[code]

    def parse(self, text: str) -> Any:
        """The value written as text, as in a record or on a command line."""
        if isinstance(self.values, range):
            number = whole_number(text)
            return text if number is None else number
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


def complete(options: Mapping[str, Any], known: Sequence[Option], game: str) -> dict[str, str | bool | int]:
    """These options as they are understood, and the usual values of those that are not given."""
    names = sorted(option.name for option in known)
    for name in options:
        if name not in names:
            raise GameError("unknown-option", option=name, game=game, valid=", ".join(names))
    return {option.name: option.decode(option.encode(options.get(option.name, option.default))) for option in known}


@dataclass(frozen=True)
class Meta:
    """Static facts about a game."""

    name: str
    title: str
    players: range
    rules_version: int  # raised only when the same record would play differently
    options: tuple[Option, ...]
    clauses: tuple[str, ...]
    real_time: bool = False  # the table turns cards by itself, and the role `referee` judges who was first

    def check_players(self, players: int) -> None:
        if players not in self.players:
            valid = ", ".join(map(str, self.players))
            raise GameError("bad-players", game=self.name, players=str(players), valid=valid)

    def encode_options(self, options: Mapping[str, Any]) -> list[int]:
        values = self.all_options(options).values()
        return [option.encode(value) for option, value in zip(self.options, values, strict=True)]

    def all_options(self, options: Mapping[str, Any]) -> dict[str, str | bool | int]:
        return complete(options, self.options, self.name)


class Public(Protocol):
    """What everybody may know of one position: the observation of a spectator."""

    @property
    def facts(self) -> Any:
        """The fields of the record."""

    @property
    def view(self) -> Any:
        """What a spectator is shown."""


# Cards laid out by hand instead of drawn by luck: the lines of a record that say so, by their keys.
Deal: TypeAlias = Mapping[str, str]


_NAME = re.compile(r"[^\s:,#]([^:,#\n\r]{0,18}[^\s:,#])?")
_RECORD_WORDS = {"record", "game", "rules", "players", "seed", "result"}


def check_names(names: Sequence[str], book: "Book", players: int) -> None:
    """Names must fit into a record: short, different, and no words of the record itself."""
    if len(names) != players or len(set(names)) < players:
        raise GameError("bad-names", players=players, names=list(names))
    reserved = _RECORD_WORDS | {option.name for option in book.meta.options}
    reserved |= {word for key in book.deal_keys(["?"] * players) for word in key.split() if word.isalpha()}
    for name in names:
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name.split()[0] in reserved:
            raise GameError("bad-name", name=str(name))


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
    template: Template  # what is shown of a position: `write_view` of the rules says what to fill in
    opening: Callable[[Any], list[Message]]
    story: Callable[[Public, Public, int, int | None], list[Message]]  # of an action, from before and after it
    deal_keys: Callable[[Sequence[str]], list[str]]  # the lines that lay out a whole game, given the names
    lay: Callable[[Any, Deal, Sequence[str]], None]  # lay out what is about to be played

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy in another process is that process' own rulebook."""
        from ninelives.games import rulebook

        return rulebook, (self.meta.name,)
