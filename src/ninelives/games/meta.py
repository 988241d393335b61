"""Static facts about a game: how many play it, what can be chosen before it, and what it needs of a table."""

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ninelives.games.errors import BadOption, GameError

MOST_PLAYERS = 6


def whole_number(text: str) -> int | None:
    """Return the number that a text writes, if it is one of a sensible length."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 20 else None


def as_index(value: Any) -> int:
    """Return a whole number given by a program: of any integer type, but nothing that only looks like one."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        raise GameError("not-a-number", value=repr(value))
    try:
        return operator.index(value)
    except TypeError:  # NumPy arrays have __index__, which then refuses
        raise GameError("not-a-number", value=repr(value)) from None


@dataclass(frozen=True)
class Option:
    """A choice before the game: its values in order (stored by index), or a range of whole numbers.

    `by_players` has the values that are left with so many players, where that depends on them; `clause` says so.

    >>> board = Option("board", ("white", "purple"), "white", by_players={2: ("white",), 5: ("purple",)}, clause="CB-5")
    >>> board.usual(players=5)
    'purple'
    >>> board.encode("purple", players=3)
    1
    >>> board.encode("purple", players=2)
    Traceback (most recent call last):
    ninelives.games.errors.BadOption: The option board cannot be “purple”. Choose: white. (CB-5)
    """

    name: str
    values: tuple[str | bool, ...] | range
    default: str | bool | int
    by_players: Mapping[int, tuple[str | bool, ...]] = field(default_factory=dict, hash=False)
    clause: str = ""

    def usual(self, players: int | None = None) -> str | bool | int:
        """Return the value that is taken where none is chosen."""
        valid = self.allowed(players)
        return self.default if self.default in valid else valid[0]

    def allowed(self, players: int | None = None) -> tuple[str | bool, ...] | range:
        """Return the values that may be chosen, all of them or those left with so many players."""
        return self.values if players is None else self.by_players.get(players, self.values)

    def encode(self, value: Any, players: int | None = None) -> int:
        """Return the number that stands for a value in the record; refuse what cannot be chosen."""
        known = self.parse(value) if isinstance(value, str) else value
        if isinstance(self.values, range):
            if not isinstance(known, (str, bool)) and hasattr(known, "__index__") and known in self.values:
                return operator.index(known)
        elif known in self.values and type(known) is type(self.values[0]):
            if known in self.allowed(players):
                return self.values.index(known)
            raise BadOption(self.clause, option=self.name, value=str(value), valid=self.valid(players))
        raise BadOption("", option=self.name, value=str(value), valid=self.valid(players))

    def decode(self, code: int) -> str | bool | int:
        """Return the value that a number in the record stands for."""
        return code if isinstance(self.values, range) else self.values[code]

    def parse(self, text: str) -> Any:
        """Return the value written as text, as in a transcript or on a command line; unknown text as it is.

        >>> Option("open_mice", (False, True), False).parse("yes")
        True
        """
        if isinstance(self.values, range):
            number = whole_number(text)
            return text if number is None else number
        by_text = {show(value): value for value in self.values}
        return by_text.get(text.lower(), text)

    def valid(self, players: int | None = None) -> str:
        """Return the values that may be chosen, as text."""
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(map(show, self.allowed(players)))


def show(value: str | bool | int) -> str:
    """Return an option's value as text, as `Option.parse` reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def complete(
    options: Mapping[str, Any], known: Sequence[Option], game: str, players: int | None = None
) -> dict[str, str | bool | int]:
    """Return these options as they are understood, and the usual values of those that are not given."""
    names = sorted(option.name for option in known)
    for name in options:
        if name not in names:
            raise GameError("unknown-option", option=name, game=game, valid=", ".join(names))
    found = {}
    for option in known:
        value = options.get(option.name, option.usual(players))
        found[option.name] = option.decode(option.encode(value, players))
    return found


@dataclass(frozen=True)
class Meta:
    """Static facts about a game, and what it needs of a table (capabilities: asked for instead of names).

    >>> from ninelives.games import rulebook
    >>> meta = rulebook("maus").meta
    >>> meta.players, meta.usual_players, meta.real_time
    (range(2, 7), 4, True)
    >>> meta.all_options({"time_limit": 3000}, players=2)
    {'uncertainty': 10, 'time_limit': 3000}
    """

    name: str
    title: str
    players: range
    rules_version: int  # raised only when the same transcript would play differently
    options: tuple[Option, ...]
    clauses: tuple[str, ...]
    order: int = 100  # among the games of this repository; those of other packages come after them
    real_time: bool = False  # seats race to answer, timed by the role `referee`
    take_back: bool = False  # a hidden choice tells its seat nothing new, and may be undone until all have chosen

    def __post_init__(self) -> None:
        """Refuse more seats than compiled loops have room for."""
        if self.players[-1] > MOST_PLAYERS:
            raise ValueError(f"{self.name}: at most {MOST_PLAYERS} can play a game")

    @property
    def usual_players(self) -> int:
        """Return how many play where nobody says how many."""
        return 4 if 4 in self.players else self.players[-1]

    def check_players(self, players: int) -> None:
        """Refuse a number of players that this game is not made for."""
        if players not in self.players:
            valid = ", ".join(map(str, self.players))
            raise GameError("bad-players", game=self.name, players=str(players), valid=valid)

    def encode_options(self, options: Mapping[str, Any], players: int) -> list[int]:
        """Return the options as numbers for the record."""
        values = self.all_options(options, players).values()
        return [option.encode(value, players) for option, value in zip(self.options, values, strict=True)]

    def all_options(self, options: Mapping[str, Any], players: int) -> dict[str, str | bool | int]:
        """Return these options and the usual values of all others."""
        return complete(options, self.options, self.name, players)
