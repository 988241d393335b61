"""Collect what a bot gets: everything that its seat may know, and nothing else."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from ninelives.games import driver
from ninelives.games.book import Book
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, States


@dataclass(frozen=True)
class Seen:
    """A seat's knowledge at one moment: the observation, what was done so far (None: hidden), and what it may do."""

    book: Book
    seat: int
    observation: States
    log: list[tuple[int, int | None]]
    view: Any = field(repr=False)

    @cached_property
    def legal(self) -> list[int]:
        """Return the legal actions as numbers, without times; `view.legal` has them as texts."""
        work = np.zeros(1, WORK)
        n = driver.legal(self.observation, 0, self.seat, work)
        actions: list[int] = work["acts"][0, :n].tolist()
        return actions

    def check_turn(self) -> None:
        """Refuse to think for a seat that has nothing to do."""
        if not self.legal:
            raise GameError("not-to-act")


def look(game: Game, seat: int) -> Seen:
    """Return what a seat of a game sees now.

    >>> import ninelives
    >>> game = ninelives.new("felix", players=3, seed=1)
    >>> game.act(1, "place rabbit")
    >>> look(game, seat=1).log, look(game, seat=0).log  # placed face down
    ([(1, 2)], [(1, None)])
    """
    log = [(actor, None if actor != seat and game.book.is_secret(action) else action) for actor, action in game.log]
    return Seen(game.book, seat, game.observation(seat), log, game.view(seat))
