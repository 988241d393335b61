"""Many games at once, in compiled code, on all cores.

>>> import ninelives
>>> batch = ninelives.batch("catbox", players=4, size=64, seed=1)
>>> batch.observation.shape, batch.mask.shape, batch.reward.shape
((64, 269), (64, 50), (64, 4))
>>> for _ in range(200):
...     batch.step(batch.sample)
"""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ninelives.envs.lanes import loops
from ninelives.envs.lanes.kit import WIDE
from ninelives.envs.lanes.lane import NOBODY_ELSE, RANDOM, ROTATE, THUMB
from ninelives.envs.tensors import Tensors
from ninelives.games.errors import GameError
from ninelives.games.kernel import States, clone
from ninelives.games.meta import as_index
from ninelives.text import catalogue
from ninelives.text.patience import patience

OPPONENTS = {None: NOBODY_ELSE, "random": RANDOM, "thumb": THUMB}
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
WORTH_A_THREAD = 256  # lanes: with fewer, handing over takes longer than stepping


class Batch:
    """Lanes that each play one game after another. A step takes one action in each lane; where that ends a game, the
    next one begins in the same step: `reward` and `done` are of the game that has ended, all else is of the new one.

    The arrays belong to the batch and are written anew by each step: copy what you want to keep. They are views of its
    records, so rows lie apart in memory; a copy lies in one block.

    | array | shape | |
    |---|---|---|
    | `observation` | size, features | what the seat to act may know: docs/observations.md |
    | `mask` | size, actions | what it may do; not to be written to |
    | `seat` | size | the seat to act; not to be written to |
    | `reward` | size, players | at the end of a game, else 0 |
    | `own_reward` | size | of these, that of the seat which has just acted |
    | `done` | size | whether the step has ended a game |
    | `final` | size, features | where `done`: what that seat knew at the end |
    | `sample` | size | a random legal action for the seat to act; not to be written to |

    With `opponents`, one seat of each lane is asked and the others are played inside the step: `learner` is that seat,
    or None for another one in each game.

    A batch may have threads: `close` ends them, and so does leaving a `with` block.
    """

    def __init__(
        self,
        game: str,
        players: int,
        size: int,
        seed: int = 0,
        opponents: str | None = None,
        learner: int | None = None,
        threads: int | None = None,
        reward: str = "margin",
        noise: bool = True,
        latency: Sequence[float] | None = None,
        **options: Any,
    ) -> None:
        self.tensors = Tensors(game, players, options, noise, latency, reward)
        self.game = game
        self.players = self.tensors.players
        self.size = _counted("size", size)
        setting = self.tensors.setting
        setting["opponents"] = _chosen("opponents", opponents, OPPONENTS)
        if learner is not None and opponents is None:
            raise GameError("bad-option", option="opponents", value="None", valid="random, thumb")
        setting["learner"] = _chosen("learner", learner, {None: ROTATE} | {seat: seat for seat in range(self.players)})
        self._setting = setting
        self._states = np.zeros(self.size, self.tensors.book.dtype)
        self._lanes = np.zeros(self.size, self.tensors.papers.lane)
        self._people = np.zeros(self.size if opponents == "thumb" else 1, self.tensors.papers.people)
        self._mask = np.zeros((self.size, self.tensors.actions), np.int8)
        self._seen, self._final = (np.zeros((self.size, self.tensors.size + WIDE), np.int16) for _ in range(2))
        self.observation, self.final = (rows[:, : self.tensors.size] for rows in (self._seen, self._final))
        self._sample = np.zeros(self.size, np.int64)
        self.sample = _guarded(self._sample)
        self.mask = _guarded(self._mask.view(np.bool_))
        self.seat = _guarded(self._lanes["seat"])
        self.reward = self._lanes["gain"][:, : self.players]
        self.own_reward = self._lanes["own"][:, 0]
        self.done = self._lanes["done"][:, 0].view(np.bool_)
        self._threads(_counted("threads", CORES if threads is None else threads))
        self.reset(seed)

    def _threads(self, most: int) -> None:
        n = max(1, min(most, self.size // WORTH_A_THREAD))
        bounds = [self.size * k // n for k in range(n + 1)]
        self._slices = list(pairwise(bounds))
        papers, states = self.tensors.papers, self._states[:1]
        self._desks = [(np.zeros(1, papers.desk), np.zeros(1, papers.thought), clone(states)) for _ in range(n)]
        self._pool = ThreadPoolExecutor(n - 1) if n > 1 else None
        self._closed = False

    def close(self) -> None:
        """End the batch's threads. The arrays can still be read; nothing more can be played."""
        self._closed = True
        if self._pool:
            self._pool.shutdown()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self, seed: int | None = None) -> None:
        """Begin anew: with the same luck as the last time, or with another seed.

        What happens in a lane depends on the seed and its number, not on how many lanes or threads there are.
        """
        if seed is not None:
            if not 0 <= as_index(seed) < 1 << 64:
                raise GameError("bad-seed", seed=str(seed))
            self.seed = as_index(seed)
        self._states.view(np.uint8)[:] = 0  # a deal expects a blank record, or one whose game is over
        self._lanes.view(np.uint8)[:] = 0
        for n, luck in enumerate(("deals", "luck", "samples")):
            words = np.arange(self.size, dtype=np.uint64) * np.uint64(3) + np.uint64(n)
            self._lanes[luck][:, 0] = mixed(words ^ mixed(np.array([self.seed], np.uint64)))
        with patience(catalogue("en"), self.tensors.book.meta.title, sys.stderr):
            self._run(True, 1, self._sample)

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in every lane, or raise and do nothing in any."""
        checked = self._checked(actions)
        lane = loops.refused(self._mask.ravel(), checked)
        if lane >= 0:
            raise self._refusal(int(lane), int(checked[lane]))
        self._run(False, 1, checked)

    def play_randomly(self, steps: int) -> None:
        """Take so many steps with random legal actions, without coming back to Python in between."""
        self._run(False, _counted("steps", steps), self._sample)

    def _run(self, begin: bool, steps: int, actions: npt.NDArray[np.int64]) -> None:
        if self._closed:
            raise GameError("batch-closed")

        def run(n: int) -> None:
            loops.run(
                begin, steps, *self._slices[n], self._states, self._lanes, self._people, self._setting, *self._desks[n],
                actions, self._sample, self._seen.ravel(), self._final.ravel(), self._mask.ravel(),
            )  # fmt: skip

        others = [self._pool.submit(run, n) for n in range(1, len(self._slices))] if self._pool else []
        run(0)
        for other in others:
            other.result()

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise GameError("batch-bad-actions", size=self.size, found=f"{given.dtype} {given.shape}")
        return np.array(given, np.int64)  # ours: compiled code is made for arrays that may be written to

    def _refusal(self, lane: int, action: int) -> GameError:
        """Return why an action is not possible."""
        seat = int(self.seat[lane])
        if not 0 <= action < self.tensors.actions:
            last = self.tensors.actions - 1
            return GameError("batch-no-such-action", lane=lane, seat_number=seat, code=str(action), last=last)
        text, reason = self.tensors.describe(action), self.tensors.why_not(self._states, lane, seat, action)
        return GameError("batch-illegal", lane=lane, seat_number=seat, action=text, reason=str(reason))

    def game_seed(self, lane: int) -> int:
        """Return the seed of the game that a lane is playing: `ninelives.new` deals the same."""
        return int(mixed(self._lanes["deals"][lane])[0])

    def save(self) -> tuple[States, ...]:
        """Return everything as it is now, to go back to with `load`."""
        return tuple(clone(array).reshape(array.shape) for array in self._all())

    def load(self, saved: tuple[States, ...]) -> None:
        """Go back to what `save` returned."""
        if [(array.shape, array.dtype) for array in saved] != [(array.shape, array.dtype) for array in self._all()]:
            raise GameError("batch-other")
        for array, then in zip(self._all(), saved, strict=True):
            array[:] = then

    def _all(self) -> tuple[States, ...]:
        return self._states, self._lanes, self._people, self._seen, self._final, self._mask, self._sample

    def __repr__(self) -> str:
        return f"<{self.size} games of {self.tensors.book.meta.title}, {self.players} players>"


def mixed(words: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """What `kernel.next_word` makes of a generator's word, for many at once."""
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))


def _guarded(array: Any) -> Any:
    """The same array, for those who may only read it."""
    view = array.view()
    view.flags.writeable = False
    return view


def _counted(name: str, number: Any) -> int:
    if not 1 <= as_index(number) < 1 << 31:
        raise GameError("bad-option", option=name, value=str(number), valid=f"1–{(1 << 31) - 1}")
    return as_index(number)


def _chosen(name: str, value: Any, known: dict[Any, int]) -> int:
    if value not in list(known) or isinstance(value, bool):
        raise GameError("bad-option", option=name, value=str(value), valid=", ".join(map(str, known)))
    return known[value]
