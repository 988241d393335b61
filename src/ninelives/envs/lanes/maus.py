"""Maus geflippt for environments: an answer is a choice and a bucket of reaction time.

The flat space has BUCKETS numbers for each choice: 26 garments, shout, hold and flip, in the rulebook's order. Holding
and flipping take no time: only their first number is legal.
"""

import math
from typing import Any

import numpy as np

from ninelives.bots import MAUS_LEVEL
from ninelives.bots.levels import PEOPLE
from ninelives.envs.lanes.lane import FAR, put, put_one, seat_after, turned
from ninelives.games.kernel import EMPTY, Array, below, bit_count, next_word, rule, shuffle
from ninelives.games.maus.rules import is_protected
from ninelives.games.maus.state import (
    CARDS,
    CARRIES,
    FLIP,
    HAND,
    HOLD,
    KINDS,
    MICE,
    MOST_FACE_DOWN,
    OUTFIT,
    PIECES,
    SHOUT,
    TIME,
    TURN,
    State,
)

# What a mouse wears, by its number + 1.
WORN = np.array([[outfit >> garment & 1 for garment in range(KINDS)] for outfit in (0, *OUTFIT.tolist())], np.int16)

_PERSON = PEOPLE[MAUS_LEVEL["thumb"] - 1]
AGE, SPREAD, MU, SIGMA, TAU = _PERSON.age, _PERSON.spread, _PERSON.mu, _PERSON.sigma, _PERSON.tau
COMPARE, STOP, OVERLOOK, MISTAKE = _PERSON.compare, _PERSON.stop, _PERSON.overlook, _PERSON.mistake

VERSION = 1
BUCKETS = 8
BUCKET = 250  # milliseconds: 250, 500, … 2000
ACTIONS = (TURN + 1) * BUCKETS
MOST_MS = 32767  # a tensor's largest number


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """Features in order: name, size, lowest and highest value."""
    found = [
        ("phase", 2, 0, 1),
        ("turner", players, 0, 1),
        ("outfit", KINDS, 0, 1),
        ("protected", 1, 0, 1),
        ("cheese", PIECES, 0, 1),
        ("pile", 1, 0, MICE),
        ("cheeses left", 1, 0, PIECES),
        ("draw", 1, 0, CARDS),
        ("discard", 1, 0, CARDS),
        ("idle", 1, 0, MICE),
        ("hand", KINDS, 0, 3),
    ]
    for k in range(players):
        found += [
            (f"cards {k}", 1, 0, HAND),
            (f"mice {k}", 1, 0, MICE),
            (f"laundry {k}", 1, 0, CARDS),
            (f"face down {k}", 1, 0, MOST_FACE_DOWN),
            (f"cheeses {k}", 1, 0, PIECES),
            (f"last kind {k}", 1, 0, 2),
            (f"last result {k}", 1, 0, 5),
            (f"last time {k}", 1, 0, MOST_MS),
        ]
    for k in range(1, players):
        found.append((f"known {k}", KINDS, 0, 3))
    return found


@rule
def write_tensor(s: State, seat: int, out: Array, at: int) -> int:
    """What a seat may know, as numbers from a place on: nothing that `hide` would blank out."""
    players = s.players
    at = put_one(out, at, s.phase, 2)
    at = put_one(out, at, turned(s.turner, seat, players), players)
    for garment in range(KINDS):
        out[(at & FAR) + garment] = WORN[(s.mouse + 1) & 63, garment]
    at += KINDS
    cheese = s.cheese[s.cheeses_taken] if s.cheeses_taken < PIECES else EMPTY
    at = put(out, at, 1 if s.mouse != EMPTY and CARRIES[s.mouse] == cheese else 0)
    at = put_one(out, at, cheese, PIECES)
    at = put(out, at, s.pile_size)
    at = put(out, at, PIECES - s.cheeses_taken)
    at = put(out, at, s.draw_size - s.drawn)
    at = put(out, at, s.discards)
    at = put(out, at, s.idle)
    at = put_garments(s, seat, False, out, at)
    for k in range(players):
        at = put_seat(s, seat_after(seat, k, players), out, at)
    for k in range(1, players):
        at = put_garments(s, seat_after(seat, k, players), True, out, at)
    return at


@rule
def put_garments(s: State, seat: int, only_known: bool, out: Array, at: int) -> int:
    """Copies of each garment in a hand, or of those that the table has seen there."""
    for garment in range(KINDS):
        out[(at & FAR) + garment] = 0
    for slot in range(HAND):
        if s.hand[seat, slot] != EMPTY and (s.known[seat, slot] or not only_known):
            out[(at + s.hand[seat, slot]) & FAR] += 1
    return at + KINDS


@rule
def put_seat(s: State, seat: int, out: Array, at: int) -> int:
    """What everybody sees of a seat."""
    cards, laundry, face_down, cheeses = 0, 0, 0, 0
    for slot in range(HAND):
        cards += s.hand[seat, slot] != EMPTY
    for garment in range(KINDS):
        laundry += s.laundry[seat, garment]
    for k in range(MOST_FACE_DOWN):
        face_down += s.face_down[seat, k] != EMPTY
    for piece in range(PIECES):
        cheeses += s.cheese_owner[piece] == seat
    at = put(out, at, cards)
    at = put(out, at, s.mice[seat])
    at = put(out, at, laundry)
    at = put(out, at, face_down)
    at = put(out, at, cheeses)
    at = put(out, at, kind_of(s.last_what[seat]))
    at = put(out, at, s.last_result[seat])
    return put(out, at, min(s.last_time[seat], MOST_MS))


@rule
def kind_of(what: int) -> int:
    """0: held, 1: slapped with a garment, 2: shouted."""
    if what < SHOUT:
        return 1
    return 2 if what == SHOUT else 0


@rule
def mark(s: State, what: int, out: Array, at: int) -> None:
    """Mark a legal action in a mask that begins at a place: each of its buckets."""
    n = buckets(s, what)
    for bucket in range(BUCKETS):
        out[((at + BUCKETS * what) & FAR) + bucket] = bucket < n


@rule
def buckets(s: State, what: int) -> int:
    return min(BUCKETS, s.time_limit // BUCKET) if what <= SHOUT else 1


@rule
def flat_of(s: State, what: int, rng: Array) -> int:
    """A number of the flat space that stands for a legal action: in a random bucket."""
    return BUCKETS * what + below(rng, buckets(s, what))


@rule
def action_of(s: State, seat: int, flat: int, table: Any, rng: Array) -> int:
    """The rulebook's action that a number of the flat space stands for, its time drawn around its bucket."""
    what = flat // BUCKETS
    if what > SHOUT:
        return what
    time = BUCKET * (1 + flat % BUCKETS) + table.latency[seat]
    if table.sigma[0] > 0.0:
        time += table.sigma[0] * normal(rng)
    if table.tau[0] > 0.0:
        time += table.tau[0] * (exponential(rng) - 1.0)  # the mean stays that of the bucket
    return what + TIME * min(max(1, math.floor(time + 0.5)), s.time_limit)


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


def longest(players: int) -> int:
    """No game has more actions: between two slaps that bring something, at most a whole pile of mice goes by."""
    return (MICE + PIECES + CARDS) * MICE * (players + 1)
