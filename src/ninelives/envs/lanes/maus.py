"""Maus geflippt for environments: an answer is a choice and a bucket of reaction time.

The flat space has BUCKETS numbers for each choice: 26 garments, shout, hold and flip, in the rulebook's order. Holding
and flipping take no time: only their first number is legal.
"""

import math
from typing import Any

import numpy as np

from ninelives.envs.lanes.lane import put, put_bits, put_one, seat_after, turned
from ninelives.games.kernel import EMPTY, Array, next_word, rule
from ninelives.games.maus.rules import legal_actions
from ninelives.games.maus.state import (
    CARDS,
    CARRIES,
    HAND,
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
def write_tensor(s: State, seat: int, out: Array, row: int) -> int:
    """What a seat may know, as numbers: nothing that `hide` would blank out."""
    players = s.players
    at = put_one(out, row, 0, s.phase, 2)
    at = put_one(out, row, at, turned(s.turner, seat, players), players)
    at = put_bits(out, row, at, OUTFIT[s.mouse] if s.mouse != EMPTY else 0, KINDS)
    cheese = s.cheese[s.cheeses_taken] if s.cheeses_taken < PIECES else EMPTY
    at = put(out, row, at, 1 if s.mouse != EMPTY and CARRIES[s.mouse] == cheese else 0)
    at = put_one(out, row, at, cheese, PIECES)
    at = put(out, row, at, s.pile_size)
    at = put(out, row, at, PIECES - s.cheeses_taken)
    at = put(out, row, at, s.draw_size - s.drawn)
    at = put(out, row, at, s.discards)
    at = put(out, row, at, s.idle)
    at = put_garments(s, seat, False, out, row, at)
    for k in range(players):
        at = put_seat(s, seat_after(seat, k, players), out, row, at)
    for k in range(1, players):
        at = put_garments(s, seat_after(seat, k, players), True, out, row, at)
    return at


@rule
def put_garments(s: State, seat: int, only_known: bool, out: Array, row: int, at: int) -> int:
    """Copies of each garment in a hand, or of those that the table has seen there."""
    for garment in range(KINDS):
        out[row, at + garment] = 0
    for slot in range(HAND):
        if s.hand[seat, slot] != EMPTY and (s.known[seat, slot] or not only_known):
            out[row, at + s.hand[seat, slot]] += 1
    return at + KINDS


@rule
def put_seat(s: State, seat: int, out: Array, row: int, at: int) -> int:
    """What everybody sees of a seat."""
    cards, laundry, face_down, cheeses = 0, 0, 0, 0
    for slot in range(HAND):
        cards += s.hand[seat, slot] != EMPTY
    for garment in range(KINDS):
        laundry += s.laundry[seat, garment]
    for k in range(MOST_FACE_DOWN):
        face_down += s.face_down[seat, k] != EMPTY
    for piece in range(s.cheeses_taken):
        cheeses += s.cheese_owner[piece] == seat
    at = put(out, row, at, cards)
    at = put(out, row, at, s.mice[seat])
    at = put(out, row, at, laundry)
    at = put(out, row, at, face_down)
    at = put(out, row, at, cheeses)
    at = put(out, row, at, kind_of(s.last_what[seat]))
    at = put(out, row, at, s.last_result[seat])
    return put(out, row, at, min(s.last_time[seat], MOST_MS))


@rule
def kind_of(what: int) -> int:
    """0: held, 1: slapped with a garment, 2: shouted."""
    if what < SHOUT:
        return 1
    return 2 if what == SHOUT else 0


@rule
def write_mask(s: State, seat: int, out: Array, row: int, work: Any) -> None:
    for action in range(ACTIONS):
        out[row, action] = False
    buckets = min(BUCKETS, s.time_limit // BUCKET)
    for k in range(legal_actions(s, seat, work.acts)):
        what = work.acts[k]
        for bucket in range(buckets if what <= SHOUT else 1):
            out[row, BUCKETS * what + bucket] = True


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


def longest(players: int) -> int:
    """No game has more actions: between two slaps that bring something, at most a whole pile of mice goes by."""
    return (MICE + PIECES + CARDS) * MICE * (players + 1)
