"""Search by sampled worlds, the same for every game.

Worlds are sampled from what the seat knows; in each, every candidate action is tried and played out by rules of thumb,
with the same luck for all candidates. The worse half is dropped again and again (sequential halving).
"""

import random
from typing import Any, NamedTuple

import numpy as np

from ninelives.bots import catbox, felix
from ninelives.bots.seen import Seen
from ninelives.bots.thought import THOUGHT
from ninelives.games import driver
from ninelives.games.catbox.state import STATE as CATBOX
from ninelives.games.driver import verb
from ninelives.games.felix.state import STATE as FELIX
from ninelives.games.kernel import Array, entry, rule

driver.register(FELIX, felix)
driver.register(CATBOX, catbox)

_imagine = verb("imagine", 2)
_candidates = verb("candidates", 2)
_thumb_action = verb("thumb_action", 2)
_is_decided = verb("is_decided", 1)
_horizon = verb("horizon", 0)
_utility = verb("utility", 2)


@rule
def play_out(s: Any, seat: int, since: int, work: Any) -> float:
    """Play on by rules of thumb until the outcome is decided; what it is worth to the seat."""
    while not _is_decided(s, since):
        acting = driver._actors(s)
        other = 0
        while not (acting >> other) & 1:
            other += 1
        driver._apply_action(s, other, _thumb_action(s, other, work))
    driver._returns(s, work.scores, work.places)
    return _utility(s, seat, work)


@entry
def search(states: Any, seat: int, budget: int, work: Any) -> Any:
    """Find the best action for what a seat observes in states[0]; states[1] and [2] are scratch.

    Spends about `budget` playouts. Returns the number of candidates; work.action, .total and .tries tell how each did,
    the best one first.
    """
    think = work[0]
    n = _candidates(states[0], seat, think.acts)
    for k in range(n):
        think.action[k] = think.acts[k]
        think.tries[k] = 0
        think.total[k] = 0.0
        think.score[k] = 0.0
        think.wins[k] = 0.0
    alive = n
    luck = think.rng[0]
    since = _horizon(states[0])
    halvings = 1
    while (1 << halvings) < n:
        halvings += 1
    for _ in range(halvings):
        for _ in range(max(1, budget // (halvings * alive))):
            luck += np.uint64(0x9E3779B97F4A7C15)
            think.rng[0] = luck
            states[1] = states[0]
            _imagine(states[1], seat, think)
            same = think.rng[0]
            for k in range(alive):
                states[2] = states[1]
                think.rng[0] = same
                driver._apply_action(states[2], seat, think.action[k])
                think.total[k] += play_out(states[2], seat, since, think)
                think.score[k] += think.scores[seat]
                think.wins[k] += think.places[seat] == 1
                think.tries[k] += 1
        sort_best_first(think, alive)
        alive = (alive + 1) // 2
    return n


@rule
def sort_best_first(think: Any, n: int) -> None:
    for k in range(1, n):
        j = k
        while j > 0 and think.total[j] * think.tries[j - 1] > think.total[j - 1] * think.tries[j]:
            swap(think.action, j)
            swap(think.tries, j)
            swap(think.total, j)
            swap(think.score, j)
            swap(think.wins, j)
            j -= 1


@rule
def swap(values: Array, j: int) -> None:
    """Swap an entry with the one before it."""
    value = values[j]
    values[j] = values[j - 1]
    values[j - 1] = value


@entry
def thumb(states: Any, seat: int, work: Any) -> Any:
    """What rules of thumb do with what a seat observes in states[0]."""
    return _thumb_action(states[0], seat, work[0])


class Option(NamedTuple):
    """An action, and the points and the share of victories that it brought in imagined games."""

    action: str
    score: float
    win: float


class ThumbBot:
    """Plays by rules of thumb."""

    def __init__(self, seed: int) -> None:
        self._work = np.zeros(1, THOUGHT)
        self._work["rng"] = seed

    def act(self, seen: Seen) -> str:
        return seen.book.describe(int(thumb(seen.observation, seen.seat, self._work)))


class SearchBot:
    """Tries every action in many worlds that it cannot tell apart."""

    def __init__(self, seed: int, playouts: int = 2000) -> None:
        self.playouts = playouts
        self._luck = random.Random(seed)
        self._work = np.zeros(1, THOUGHT)

    def act(self, seen: Seen) -> str:
        if len(seen.legal) == 1:
            return seen.book.describe(seen.legal[0])
        return self.consider(seen)[0].action

    def consider(self, seen: Seen) -> list["Option"]:
        """The candidates, best first, with what they brought on average."""
        states = np.zeros(3, seen.book.dtype)
        states[0] = seen.observation[0]
        self._work["rng"] = self._luck.getrandbits(64)
        n = search(states, seen.seat, self.playouts, self._work)
        work = self._work[0]
        return [
            Option(
                seen.book.describe(int(work["action"][k])),
                float(work["score"][k] / work["tries"][k]),
                float(work["wins"][k] / work["tries"][k]),
            )
            for k in range(n)
        ]
