"""Toys: the ends of real games, small enough to be solved.

A game's toys.py has a `TOY`. It begins where a written game stops (endings/ in the game's folder, a transcript for each
length). One chance node deals anew what the table has not seen, in every way that agrees with the game so far, each as
likely as its cards make it; then the rulebook plays on.
"""

import functools
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from ninelives.envs.position import GameTree, Position
from ninelives.games import GAMES, folder, has_part, load, part
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.kernel import States, facts


@dataclass(frozen=True)
class Deal:
    """One of the outcomes of a toy's chance node."""

    key: Hashable  # the cards that nobody has seen
    share: float
    position: Position


@dataclass(frozen=True)
class Toy:
    """How the end of a game is made a game of its own."""

    game: str
    players: int
    unit: str  # what is left to play…
    lengths: range  # …and how much of it
    deals: Callable[[States], Iterator[tuple[States, int]]]  # all worlds of a position, with their weights
    key: Callable[[Any], Hashable]
    text: Callable[[Any], str]

    def at(self, length: int) -> list[Deal]:
        """Return the deals of a toy of this length."""
        if length not in self.lengths:
            valid = ", ".join(map(str, self.lengths))
            raise GameError("bad-option", option=self.unit, value=str(length), valid=valid)
        return _deals(self, length)


@functools.cache
def _deals(toy: Toy, length: int) -> list[Deal]:
    tree = GameTree(toy.game, toy.players, {})
    worlds = list(toy.deals(ending(toy.game, length).states))
    total = sum(weight for _, weight in worlds)
    return [
        Deal(toy.key(o), weight / total, tree.position(toy.text(o), states, 0, after={}))
        for states, weight in worlds
        for o in [facts(states)]
    ]


def ending(game: str, length: int) -> Game:
    """Replay the written game that a toy of this length begins with, to where it stops."""
    [path] = (folder(game) / "endings").glob(f"{length}-*.txt")
    return load(path.read_text(encoding="utf-8"))


@functools.cache
def toys() -> dict[str, Toy]:
    """Return the toys of all games that have one, by game."""
    return {game: part(game, "toys").TOY for game in GAMES if has_part(game, "toys")}
