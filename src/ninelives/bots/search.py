"""Bots that think by imagining games: rules of thumb alone, and two kinds of search."""

import math
import random
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ninelives.bots.flat import search_flat
from ninelives.bots.imagined import thumb
from ninelives.bots.seen import Seen
from ninelives.bots.thought import THOUGHT
from ninelives.bots.tree import TREE, search_tree
from ninelives.games.errors import GameError


class Option(NamedTuple):
    """An action, and what it brought on average in imagined games: points, the share of victories, and both as one."""

    action: str
    score: float
    win: float
    worth: float


@dataclass(frozen=True)
class Style:
    """How well a bot thinks. People err by imagining little, forgetting, and taking the second best for the best."""

    playouts: int = 3000
    temperature: float = 0.0  # how much worse an action may look and still be taken now and then
    blunder: float = 0.0  # but never one that looks worse by more than this
    memory: int = 9  # rounds
    tree: bool = False  # whether to think about later decisions, too: stronger, but only the best option is well judged


BEST = Style()


def check_turn(seen: Seen) -> None:
    if not seen.legal:
        raise GameError("not-to-act")


class ThumbBot:
    """Plays by rules of thumb."""

    def __init__(self, seed: int) -> None:
        self._work = np.zeros(1, THOUGHT)
        self._work["rng"] = seed % (1 << 64)

    def act(self, seen: Seen) -> str:
        check_turn(seen)
        return seen.book.describe(int(thumb(seen.observation, seen.seat, self._work)))


class SearchBot:
    """Tries every action in many worlds that it cannot tell apart."""

    def __init__(self, seed: int, style: Style = BEST) -> None:
        self.style = style
        self._luck = random.Random(seed)
        self._search: Any = search_tree if style.tree else search_flat
        self._work = np.zeros(1, TREE if style.tree else THOUGHT)
        self._work["memory"] = style.memory

    def act(self, seen: Seen) -> str:
        check_turn(seen)
        if len(seen.legal) == 1:
            return seen.book.describe(seen.legal[0])
        options = self.consider(seen)
        return options[0].action if self.style.temperature == 0 else self.tempted(options)

    def tempted(self, options: list[Option]) -> str:
        """One of the options that look nearly as good as the best."""
        best = max(option.worth for option in options)
        near = [option for option in options if best - option.worth <= self.style.blunder]
        weights = [math.exp((option.worth - best) / self.style.temperature) for option in near]
        return self._luck.choices(near, weights)[0].action

    def consider(self, seen: Seen) -> list[Option]:
        """The candidates, best first."""
        states = np.zeros(3, seen.book.dtype)
        states[0] = seen.observation[0]
        self._work["rng"] = self._luck.getrandbits(64)
        n = self._search(states, seen.seat, self.style.playouts, self._work)
        work = self._work[0]
        return [
            Option(
                seen.book.describe(int(work["action"][k])), *(float(work[what][k] / work["tries"][k]) for what in SUMS)
            )
            for k in range(n)
            if work["tries"][k]
        ]


SUMS = ("score", "wins", "total")
