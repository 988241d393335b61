"""Maus geflippt: how long people take, and a person as a fixed opponent."""

import math
from statistics import NormalDist
from typing import Any

import numpy as np

from ninelives.bots import LEVELS
from ninelives.bots.levels import PEOPLE
from ninelives.envs.lanes.lane import NOISE
from ninelives.games.kernel import EMPTY, Array, bit_count, next_word, rule, shuffle
from ninelives.games.maus.rules import is_protected
from ninelives.games.maus.state import FLIP, HAND, HOLD, MOST_FACE_DOWN, OUTFIT, SHOUT, TIME, TURN, State

_PERSON = PEOPLE[LEVELS["thumb"] - 1]
AGE, SPREAD, MU, SIGMA, TAU = _PERSON.age, _PERSON.spread, _PERSON.mu, _PERSON.sigma, _PERSON.tau
COMPARE, STOP, OVERLOOK, MISTAKE = _PERSON.compare, _PERSON.stop, _PERSON.overlook, _PERSON.mistake


@rule
def noise(table: Any, rng: Array) -> float:
    """Drawn by its quantiles, and evenly between two of them."""
    share = NOISE * (1.0 - uniform(rng))
    k = int(share)
    return table.noise[k] + (share - k) * (table.noise[k + 1] - table.noise[k])


def quantiles(sigma: float, tau: float) -> list[float]:
    """Of an ex-Gaussian number whose mean is 0: it is less than the k-th with a chance of k / NOISE."""
    chance = NormalDist().cdf
    times = np.arange(-4.0 * sigma, 4.0 * sigma + 10.0 * tau)
    chances = [
        chance(x / sigma) - math.exp((sigma / tau) ** 2 / 2 - x / tau) * chance(x / sigma - sigma / tau)
        for x in times.tolist()
    ]
    found: list[float] = np.interp(np.arange(NOISE) / NOISE, chances, times - tau).tolist()
    return [*found, found[-1] + 2 * tau]  # so that the mean of the tail is right


@rule
def uniform(rng: Array) -> float:
    """From 0 (never) to 1 (now and then)."""
    return (np.float64(next_word(rng) >> np.uint64(11)) + 1.0) / 9007199254740992.0


@rule
def exponential(rng: Array) -> float:
    return -math.log(uniform(rng))


@rule
def normal(rng: Array) -> float:
    """Box and Muller; the second number is thrown away."""
    return math.sqrt(2.0 * exponential(rng)) * math.cos(2.0 * math.pi * uniform(rng))


# A person of the level that plays by rules of thumb, as in bots/maus.py, on what the seat observes.


@rule
def habit(s: State, seat: int, lane: Any, thought: Any) -> int:
    """Look through the hand for a garment that the mouse wears, and slap; stop if the cheese is noticed in time."""
    if s.phase == FLIP:
        return TURN
    age = AGE * lane.tempo[seat]
    worn = bit_count(OUTFIT[s.mouse])
    n = in_any_order(s, seat, thought)
    what = HOLD
    if n > 0 and s.face_down[seat, MOST_FACE_DOWN - 1] == EMPTY:
        what = SHOUT
    looked = 0
    while looked < n and what >= SHOUT:
        garment = thought.acts[looked]
        looked += 1
        if seems_worn(s, garment, thought.rng):
            what = garment
    time = reaction(age, worn * looked, thought.rng)
    if what == HOLD or time > s.time_limit or (is_protected(s) and stops_before(time, age, worn, thought.rng)):
        return HOLD
    return what + TIME * max(1, math.floor(time + 0.5))


@rule
def in_any_order(s: State, seat: int, thought: Any) -> int:
    """Shuffle a hand into thought.acts; how many cards."""
    n = 0
    for slot in range(HAND):
        if s.hand[seat, slot] != EMPTY:
            thought.acts[n] = s.hand[seat, slot]
            n += 1
    shuffle(thought.rng, thought.acts, n)
    return n


@rule
def seems_worn(s: State, garment: int, rng: Array) -> bool:
    """A match may be overlooked, and its like in the other colour mistaken for it."""
    if (OUTFIT[s.mouse] >> garment) & 1:
        return uniform(rng) > OVERLOOK
    twin = garment ^ 1
    return (OUTFIT[s.mouse] >> twin) & 1 == 1 and uniform(rng) <= MISTAKE


@rule
def reaction(age: float, comparisons: int, rng: Array) -> float:
    time = MU + SIGMA * normal(rng) + TAU * exponential(rng)
    return age * (max(150.0, time) + COMPARE * comparisons)


@rule
def stops_before(slap: float, age: float, worn: int, rng: Array) -> bool:
    return reaction(age, worn, rng) + age * STOP < slap


@rule
def tempo(rng: Array) -> float:
    """Nobody is like everybody of that age."""
    return math.exp(SPREAD * normal(rng))
