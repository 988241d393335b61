"""Compile ahead what environments of a game need, which would otherwise be compiled at the first call."""

from collections.abc import Callable

import numpy as np

from ninelives.envs.lanes import loops, solo
from ninelives.envs.tensors import Tensors
from ninelives.games import driver, rulebook


def steps(game: str) -> list[Callable[[], object]]:
    """Return what batches, `Tensors` and PettingZoo's environments of a game need, step by step.

    Calling a step compiles it, or loads it from the cache.
    """
    book = rulebook(game)
    players = book.meta.players[0]
    tensors = Tensors(game, players)
    states = np.zeros(1, book.dtype)
    options, seed = np.array(book.meta.encode_options({}, players)), np.uint64(1)
    driver.deal(states, 0, players, options, seed)
    seen, mask = np.zeros(tensors.size, np.int16), np.zeros(tensors.actions, np.bool_)
    luck = np.zeros(1, np.uint64)

    def batch() -> None:
        from ninelives.envs.batch import Batch

        Batch(game, players, 1, opponents="thumb").close()

    return [
        batch,
        lambda: loops.refused(mask.view(np.int8), np.zeros(1, np.int64)),
        lambda: tensors.write(states, 0, 0, seen),
        lambda: tensors.mask(states, 0, 0, mask),
        lambda: tensors.action(states, 0, 0, 0, luck),
        lambda: tensors.gain(states, 0),
        lambda: solo.begin(states, tensors.desk),
        lambda: solo.compiled(book),
    ]
