"""Sampled worlds for tests, against their enumerated frequencies."""

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from bench import loops
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, facts
from tests.play import positions


def check_frequencies(
    game: Game, seat: int, key: Callable[[Any], Any], expected: dict[Any, float], n: int = 20_000
) -> None:
    """Chi-square of sampled worlds against the enumerated probabilities, far beyond any accident."""
    states = np.zeros(2 + 500, game.book.dtype)
    states[0] = game.states[0]
    work = np.zeros(1, WORK)
    work["rng"] = 12345
    counts: Counter[Any] = Counter()
    for _ in range(n // 500):
        loops.worlds(states, seat, 500, work)
        counts.update(key(facts(states[k : k + 1])) for k in range(2, 502))
    assert set(counts) <= set(expected)
    chi2 = sum((counts[k] - n * p) ** 2 / (n * p) for k, p in expected.items())
    freedom = len(expected) - 1
    assert chi2 < freedom + 6 * (2 * freedom) ** 0.5 + 6


def late_position(name: str, players: int, wanted: Callable[[Any], bool]) -> Game:
    for seed in itertools.count():
        for game in positions(name, players, seed):
            if not game.over and wanted(facts(game.states)):
                return game
    raise AssertionError
