"""Maus geflippt: a model of a person, not of a machine.

A person looks at the mouse, then goes through the hand card by card and compares it with what the mouse wears. The
first match is slapped; after the last card without a match, the person shouts. Meanwhile the cheese is noticed or not:
slapping and stopping race each other. Sometimes a match is overlooked, or a card is mistaken for its like in the other
colour.

People differ in their traits, which are numbers in `work.traits`, in milliseconds where they are times:

| trait | source |
|---|---|
| `MU`, `SIGMA`, `TAU` | times of choosing are ex-Gaussian (Luce 1986; Heathcote, Popiel and Mewhort 1991) |
| `COMPARE` | 38 ms for each comparison with something held in mind (Sternberg 1966) |
| `STOP` | stopping a response that has begun takes 200-250 ms after the signal was seen (Logan and Cowan 1984) |
| `AGE` | children need longer: of six about 2.5 times, of ten about 1.6 times (Kail 1991) |
| `SPREAD` | people of one age and skill differ (about a fifth in Jensen 2006; a little more to play well with) |
| `OVERLOOK`, `MISTAKE` | chances; ours, to play well with |
| `TEMPO` | this person compared with others of that age; 0: not known yet, drawn with the first reaction |
"""

import math

import numpy as np

from ninelives.bots.levels import Style
from ninelives.bots.thought import Thought
from ninelives.games.kernel import EMPTY, Array, bit_count, next_word, rule, shuffle

from .rules import is_protected
from .state import FLIP, FLIP_MOUSE, HAND, HOLD, MOST_FACE_DOWN, OUTFIT, SHOUT, TIME, State

AGE, SPREAD, MU, SIGMA, TAU, COMPARE, STOP, OVERLOOK, MISTAKE, TEMPO = range(10)
FASTEST = 150.0  # milliseconds: nobody reacts sooner


def person(age: float, overlook: float, mistake: float) -> Style:
    """Return the style of a bot that models somebody with these traits, and the usual ones, acting out of habit."""
    traits = {AGE: age, SPREAD: 0.3, MU: 350.0, SIGMA: 45.0, TAU: 110.0, COMPARE: 38.0, STOP: 225.0}
    traits |= {OVERLOOK: overlook, MISTAKE: mistake, TEMPO: 0.0}
    return Style(playouts=0, traits=tuple(traits[n] for n in range(len(traits))))


LEVELS = (
    person(age=1.60, overlook=0.08, mistake=0.05),
    person(age=1.36, overlook=0.06, mistake=0.04),
    person(age=1.16, overlook=0.04, mistake=0.03),
    person(age=0.99, overlook=0.03, mistake=0.02),
    person(age=0.85, overlook=0.01, mistake=0.01),
)
THINKING = {"flip": 1.5}  # seconds, by phase


@rule
def thumb_action(s: State, seat: int, work: Thought) -> int:
    """Look through the hand for a garment that the mouse wears, and slap; stop if the cheese is noticed in time."""
    if s.phase == FLIP:
        return FLIP_MOUSE
    worn = bit_count(OUTFIT[s.mouse])
    n = in_any_order(s, seat, work)
    what = HOLD
    if n > 0 and s.face_down[seat, MOST_FACE_DOWN - 1] == EMPTY:
        what = SHOUT
    looked = 0
    while looked < n and what >= SHOUT:
        garment = work.acts[looked]
        looked += 1
        if seems_worn(s, garment, work):
            what = garment
    time = reaction(worn * looked, work)
    if what == HOLD or time > s.time_limit or (is_protected(s) and stops_before(time, worn, work)):
        return HOLD
    return what + TIME * max(1, math.floor(time + 0.5))


@rule
def in_any_order(s: State, seat: int, work: Thought) -> int:
    """Shuffle a hand into work.acts; return how many cards it has."""
    n = 0
    for slot in range(HAND):
        if s.hand[seat, slot] != EMPTY:
            work.acts[n] = s.hand[seat, slot]
            n += 1
    shuffle(work.rng, work.acts, n)
    return n


@rule
def seems_worn(s: State, garment: int, work: Thought) -> bool:
    """Return whether a garment is taken for one that the mouse wears.

    A match may be overlooked, and its like in the other colour mistaken for it.
    """
    if (OUTFIT[s.mouse] >> garment) & 1:
        return uniform(work.rng) > work.traits[OVERLOOK]
    other_colour = garment ^ 1
    return (OUTFIT[s.mouse] >> other_colour) & 1 == 1 and uniform(work.rng) <= work.traits[MISTAKE]


@rule
def reaction(comparisons: int, work: Thought) -> float:
    """Return how long it takes to react after so many comparisons."""
    traits = work.traits
    if traits[TEMPO] == 0.0:
        traits[TEMPO] = math.exp(traits[SPREAD] * normal(work.rng))  # people of one age differ
    time = traits[MU] + traits[SIGMA] * normal(work.rng) + traits[TAU] * exponential(work.rng)
    return traits[AGE] * traits[TEMPO] * (max(FASTEST, time) + traits[COMPARE] * comparisons)


@rule
def stops_before(slap: float, worn: int, work: Thought) -> bool:
    """Return whether the cheese is noticed in time: an independent race between slapping and stopping."""
    stop = work.traits[AGE] * work.traits[TEMPO] * work.traits[STOP]
    return reaction(worn, work) + stop < slap


@rule
def uniform(rng: Array) -> float:
    """Draw a number from 0 (never) to 1 (now and then)."""
    return (np.float64(next_word(rng) >> np.uint64(11)) + 1.0) / 9007199254740992.0


@rule
def exponential(rng: Array) -> float:
    """Draw from an exponential distribution with the mean 1."""
    return -math.log(uniform(rng))


@rule
def normal(rng: Array) -> float:
    """Draw from a normal distribution, by the way of Box and Muller; their second number is thrown away."""
    return math.sqrt(2.0 * exponential(rng)) * math.cos(2.0 * math.pi * uniform(rng))
