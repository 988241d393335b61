"""Compile ahead what would otherwise be compiled at the first call."""

from collections.abc import Callable, Iterator

import numpy as np

from ninelives.games import driver, rulebook
from ninelives.games.kernel import WORK

STEPS = 9


def warm(name: str) -> Iterator[str]:
    """Compile everything of one game, or load it if that was done before; yields what comes next, step by step."""
    book = rulebook(name)
    states = np.zeros(3, book.dtype)
    work = np.zeros(1, WORK)
    options = np.array(book.meta.encode_options({}))
    players, seed = book.meta.players[0], np.uint64(1)
    steps: dict[str, Callable[[], object]] = {
        "deal": lambda: driver.deal(states, 0, players, options, seed),
        "actors": lambda: driver.actors(states, 0),
        "legal": lambda: driver.legal(states, 0, 0, work),
        "step": lambda: driver.step(states, 0, 0, -1, work),
        "is_terminal": lambda: driver.is_terminal(states, 0),
        "returns": lambda: driver.returns(states, 0, work),
        "observe": lambda: driver.observe(states, 0, 0, states, 1),
        "resample": lambda: driver.resample(states, 1, 0, work),
        "playouts": lambda: driver.playouts(states, players, options, seed, 1, work),
    }
    assert len(steps) == STEPS
    for step, run in steps.items():
        yield step
        run()
