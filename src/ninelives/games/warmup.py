"""Compile ahead what would otherwise be compiled at the first call."""

from collections.abc import Callable, Collection, Iterator

import numpy as np

from ninelives.games import driver, rulebook
from ninelives.games.kernel import WORK


def steps_of(name: str) -> dict[str, Callable[[], object]]:
    """What a table needs of one game, step by step: calling a step compiles it, or loads it from the cache."""
    book = rulebook(name)
    states = np.zeros(3, book.dtype)
    work = np.zeros(1, WORK)
    options = np.array(book.meta.encode_options({}))
    players, seed = book.meta.players[0], np.uint64(1)
    return {
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


def warm(name: str, steps: Collection[str] = ()) -> Iterator[tuple[int, int]]:
    """Compile a game, or some steps of it; yields how many steps are done, of how many."""
    todo = {step: run for step, run in steps_of(name).items() if not steps or step in steps}
    for done, run in enumerate(todo.values()):
        yield done, len(todo)
        run()
