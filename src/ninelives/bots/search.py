"""Play by imagining games: rules of thumb alone, and two kinds of search."""

import math
import random
from typing import Any, NamedTuple

import numpy as np

from ninelives.bots.flat import search_flat
from ninelives.bots.habits import thought_of, tree_of
from ninelives.bots.imagined import thumb
from ninelives.bots.levels import BEST, Style
from ninelives.bots.seen import Seen
from ninelives.bots.thought import MOST_CODES
from ninelives.bots.tree import search_tree
from ninelives.games.book import Book
from ninelives.games.kernel import States


class Option(NamedTuple):
    """An action, and what it brought on average in imagined games: points, the share of victories, and both as one."""

    action: str
    score: float
    win: float
    worth: float


class Thinker:
    """What all thinking bots share: a style, luck, and scratch paper, which is made when the first game is seen."""

    def __init__(self, seed: int, style: Style = BEST) -> None:
        self.style = style
        self._luck = random.Random(seed)
        self._work: States | None = None

    def paper(self, book: Book) -> States:
        """Return this bot's scratch paper for a rulebook."""
        dtype = tree_of(book) if self.style.tree else thought_of(book)
        if self._work is None or self._work.dtype != dtype:
            self._work = np.zeros(1, dtype)
            self._work["rng"] = self._luck.getrandbits(64)
            self._work["memory"] = self.style.memory
            self._work["traits"][0, : len(self.style.traits)] = self.style.traits
        return self._work


class ThumbBot(Thinker):
    """A bot that plays by the rules of thumb of the game's bot.py."""

    def act(self, seen: Seen) -> str:
        """Return what is done out of habit."""
        seen.check_turn()
        return seen.book.describe(int(thumb(seen.observation, seen.seat, self.paper(seen.book))))


class SearchBot(Thinker):
    """A bot that tries every action in many worlds that its seat cannot tell apart."""

    def act(self, seen: Seen) -> str:
        """Return the best action, or in an erring style one that looks nearly as good."""
        seen.check_turn()
        if len(seen.legal) == 1:
            return seen.book.describe(seen.legal[0])
        options = self.consider(seen)
        return options[0].action if self.style.temperature == 0 else self.tempted(options)

    def tempted(self, options: list[Option]) -> str:
        """Return one of the options that look nearly as good as the best, the better the likelier."""
        best = max(option.worth for option in options)
        near = [option for option in options if best - option.worth <= self.style.blunder]
        weights = [math.exp((option.worth - best) / self.style.temperature) for option in near]
        return self._luck.choices(near, weights)[0].action

    def consider(self, seen: Seen) -> list[Option]:
        """Return the candidates that were tried, best first."""
        states = np.zeros(3, seen.book.dtype)
        states[0] = seen.observation[0]
        if self.style.tree and max(seen.legal) >= MOST_CODES:
            raise ValueError(f"a tree needs actions below {MOST_CODES}: let the game's levels search without one")
        paper = self.paper(seen.book)
        paper["rng"] = self._luck.getrandbits(64)
        search: Any = search_tree if self.style.tree else search_flat
        n = search(states, seen.seat, self.style.playouts, paper)
        work = paper[0]
        return [
            Option(
                seen.book.describe(int(work["action"][k])), *(float(work[what][k] / work["tries"][k]) for what in SUMS)
            )
            for k in range(n)
            if work["tries"][k]
        ]


SUMS = ("score", "wins", "total")
