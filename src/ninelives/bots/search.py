"""Search by sampled worlds, the same for every game.

Worlds are sampled from what the seat knows; in each, every candidate action is tried and played out by rules of thumb,
with the same luck for all candidates. The worse half is dropped again and again (sequential halving).
"""

import math
import random
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ninelives.bots import catbox, felix
from ninelives.bots.seen import Seen
from ninelives.bots.thought import THOUGHT, Thought
from ninelives.games import driver
from ninelives.games.catbox.state import STATE as CATBOX
from ninelives.games.driver import verb
from ninelives.games.felix.state import STATE as FELIX
from ninelives.games.kernel import Array, entry, next_word, rule

PAUSE = 64  # worlds after which a search looks whether all is clear
CLEAR = 4.0  # standard errors

driver.register(FELIX, felix)
driver.register(CATBOX, catbox)

_imagine = verb("imagine")
_candidates = verb("candidates")
_thumb_action = verb("thumb_action")
_is_decided = verb("is_decided")
_horizon = verb("horizon")
_utility = verb("utility")


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

    Spends at most about `budget` playouts. Returns the number of candidates; work.action, .total and .tries tell how
    each did, the best one first.
    """
    think = work[0]
    n = list_candidates(states[0], seat, think)
    since = _horizon(states[0])
    halvings = 1
    while (1 << halvings) < n:
        halvings += 1
    alive = n
    for _ in range(halvings):
        clear_leads(think, alive)
        worlds = max(1, budget // (halvings * alive))
        for world in range(worlds):
            try_all(states, seat, since, alive, think)
            if world % PAUSE == PAUSE - 1 and is_clear(think, alive, world + 1):
                sort_best_first(think, alive)
                return n
        sort_best_first(think, alive)
        alive = (alive + 1) // 2
    return n


@rule
def list_candidates(s: Any, seat: int, think: Thought) -> int:
    n: int = _candidates(s, seat, think.acts)
    for k in range(n):
        think.action[k] = think.acts[k]
        think.tries[k] = 0
        think.total[k] = 0.0
        think.score[k] = 0.0
        think.wins[k] = 0.0
    return n


@rule
def clear_leads(think: Thought, n: int) -> None:
    for k in range(n):
        think.lead[k] = 0.0
        think.lead_squares[k] = 0.0


@rule
def try_all(states: Any, seat: int, since: int, alive: int, think: Thought) -> None:
    """Try every candidate in one more world, with the same luck."""
    states[1] = states[0]
    _imagine(states[1], seat, think)
    same, next_luck = next_word(think.rng), next_word(think.rng)
    first = 0.0
    for k in range(alive):
        states[2] = states[1]
        think.rng[0] = same
        driver._apply_action(states[2], seat, think.action[k])
        worth = play_out(states[2], seat, since, think)
        if k == 0:
            first = worth
        think.lead[k] += worth - first
        think.lead_squares[k] += (worth - first) ** 2
        think.total[k] += worth
        think.score[k] += think.scores[seat]
        think.wins[k] += think.places[seat] == 1
        think.tries[k] += 1
    think.rng[0] = next_luck


@rule
def is_clear(think: Thought, alive: int, worlds: int) -> bool:
    """Whether one candidate leads all others by so much that more worlds would hardly change it."""
    best = 0
    for k in range(1, alive):
        if think.lead[k] > think.lead[best]:
            best = k
    for k in range(alive):
        gap = think.lead[best] - think.lead[k]
        # Leads are known over the first candidate only: the variance of a difference is at most twice the sum.
        spread = 2.0 * (spread_of(think, best, worlds) + spread_of(think, k, worlds))
        if k != best and gap * gap < CLEAR * CLEAR * spread:
            return False
    return True


@rule
def spread_of(think: Thought, k: int, worlds: int) -> float:
    """The variance of a summed lead."""
    return think.lead_squares[k] - think.lead[k] * think.lead[k] / worlds


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


BEST = Style()


class ThumbBot:
    """Plays by rules of thumb."""

    def __init__(self, seed: int) -> None:
        self._work = np.zeros(1, THOUGHT)
        self._work["rng"] = seed

    def act(self, seen: Seen) -> str:
        return seen.book.describe(int(thumb(seen.observation, seen.seat, self._work)))


class SearchBot:
    """Tries every action in many worlds that it cannot tell apart."""

    def __init__(self, seed: int, style: Style = BEST) -> None:
        self.style = style
        self._luck = random.Random(seed)
        self._work = np.zeros(1, THOUGHT)
        self._work["memory"] = style.memory

    def act(self, seen: Seen) -> str:
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
        n = search(states, seen.seat, self.style.playouts, self._work)
        work = self._work[0]
        return [
            Option(
                seen.book.describe(int(work["action"][k])), *(float(work[what][k] / work["tries"][k]) for what in SUMS)
            )
            for k in range(n)
        ]


SUMS = ("score", "wins", "total")
