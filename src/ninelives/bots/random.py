"""Play anything that is allowed."""

import numpy as np

from ninelives.bots.seen import Seen
from ninelives.games import driver
from ninelives.games.kernel import WORK


class RandomBot:
    """A bot that plays at random: the weakest opponent, and the measure of all others."""

    def __init__(self, seed: int) -> None:
        self._work = np.zeros(1, WORK)
        self._work["rng"] = seed % (1 << 64)

    def act(self, seen: Seen) -> str:
        """Return a random legal action; in real time, at a random moment."""
        seen.check_turn()
        return seen.book.describe(int(driver.random_action(seen.observation, 0, seen.seat, self._work)))
