"""Compile ahead what would otherwise be compiled at the first call."""

from collections.abc import Callable, Iterator

import numpy as np

from ninelives.games import driver, rulebook
from ninelives.games.kernel import WORK
from ninelives.games.sheet import SHEET, print_json


def steps_of(name: str) -> list[Callable[[], object]]:
    """What a table needs of one game, step by step: calling a step compiles it, or loads it from the cache."""
    book = rulebook(name)
    states = np.zeros(3, book.dtype)
    work, sheet = np.zeros(1, WORK), np.zeros(1, SHEET)
    options = np.array(book.meta.encode_options({}))
    players, seed = book.meta.players[0], np.uint64(1)
    return [
        lambda: driver.deal(states, 0, players, options, seed),
        lambda: driver.actors(states, 0),
        lambda: driver.legal(states, 0, 0, work),
        lambda: driver.step(states, 0, 0, -1, work),
        lambda: driver.is_terminal(states, 0),
        lambda: driver.returns(states, 0, work),
        lambda: driver.observe(states, 0, 0, states, 1),
        lambda: driver.show(states, 0, 0, states[1:2], sheet),
        lambda: print_json(sheet, *book.template.arrays),
        lambda: driver.resample(states, 1, 0, work),
        lambda: driver.playouts(states, players, options, seed, 1, work),
    ]


def warm(name: str) -> Iterator[tuple[int, int]]:
    """Compile a game; yields how many steps are done, of how many."""
    steps = steps_of(name)
    for done, run in enumerate(steps):
        yield done, len(steps)
        run()
