"""Maus geflippt as numbers: an answer is a choice and a bucket of reaction time.

The flat space has BUCKETS numbers for each choice: 26 garments, shout, hold and flip, in the rulebook's order. An
action is 8 * choice + bucket; buckets are reaction times of 250, 500, … 2,000 milliseconds. Holding and flipping take
no time: only their first number is legal.
"""

import math
from typing import Any

import numpy as np

from ninelives.envs.lanes.kit import (
    FAR,
    MOST_MS,
    WIDE,
    copy_wide,
    counted_from,
    delay,
    put,
    put_one,
    seat_after,
)
from ninelives.envs.role import Pair
from ninelives.games.compiler import copier
from ninelives.games.kernel import EMPTY, NOBODY, Array, below, rule

from .bot import LEVELS, SIGMA, TAU
from .state import (
    CARDS,
    CARRIES,
    FLIP,
    FLIP_MOUSE,
    HAND,
    HOLD,
    KINDS,
    MICE,
    MOST_FACE_DOWN,
    OUTFIT,
    PIECES,
    SEATS,
    SHOUT,
    SLAP,
    TIME,
    State,
)

# What a mouse wears, by its number + 1, in rows of 2 * WIDE.
WORN = np.array([outfit >> k & 1 for outfit in (0, *OUTFIT.tolist()) for k in range(2 * WIDE)], np.int16)

VERSION = 1
BUCKETS = 8
BUCKET = 250  # milliseconds: 250, 500, … 2000
ACTIONS = (FLIP_MOUSE + 1) * BUCKETS
LEGAL = np.tri(BUCKETS + 1, BUCKETS, -1, np.int8).ravel()  # by number of buckets
copy_buckets = copier(BUCKETS)
SEEN = 8  # numbers that everybody sees of a seat
PUBLIC = SEATS * (SEEN + KINDS)
STILL = BUCKETS * HOLD  # what an answer that cannot be given counts as
SCATTER = LEVELS[0].traits[SIGMA], LEVELS[0].traits[TAU]


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
def write_tensor(s: State, seat: int, public: Array, out: Array, at: int) -> int:
    """Write what a seat may know, from a place on: nothing that `hide` would blank out."""
    players = s.players
    at = put_one(out, at, s.phase, 2)
    at = put_one(out, at, counted_from(seat, s.turner, players), players)
    at = put_kinds(out, at, WORN, 2 * WIDE * (s.mouse + 1))
    cheese = s.cheese[s.cheeses_taken] if s.cheeses_taken < PIECES else EMPTY
    at = put(out, at, 1 if s.mouse != EMPTY and CARRIES[s.mouse] == cheese else 0)
    at = put_one(out, at, cheese, PIECES)
    at = put(out, at, s.pile_size)
    at = put(out, at, PIECES - s.cheeses_taken)
    at = put(out, at, s.draw_size - s.drawn)
    at = put(out, at, s.discards)
    at = put(out, at, s.idle)
    at = put_hand(s, seat, out, at)
    for k in range(players):
        copy_wide(out, at, public, SEEN * seat_after(seat, k, players))
        at += SEEN
    for k in range(1, players):
        at = put_kinds(out, at, public, SEEN * SEATS + KINDS * seat_after(seat, k, players))
    return at


@rule
def put_kinds(out: Array, at: int, source: Array, start: int) -> int:
    """Copy a number for each garment."""
    copy_wide(out, at, source, start)
    copy_wide(out, at + WIDE, source, start + WIDE)
    return at + KINDS


@rule
def put_hand(s: State, seat: int, out: Array, at: int) -> int:
    """Write the copies of each garment in a hand."""
    put_kinds(out, at, WORN, 0)
    for slot in range(HAND):
        if s.hand[seat, slot] != EMPTY:
            out[(at + s.hand[seat, slot]) & FAR] += 1
    return at + KINDS


@rule
def has_news(s: State) -> bool:
    """Return whether `write_public` may have something new to write: answers are hidden until a mouse is judged."""
    return s.phase != SLAP


@rule
def write_public(s: State, out: Array) -> None:
    """Write what everybody sees of the seats: SEEN numbers of each, then copies of each garment known to be held."""
    for seat in range(s.players):
        put_seat(s, seat, out, SEEN * seat)
    for seat in range(s.players):
        put_known(s, seat, out, SEEN * SEATS + KINDS * seat)


@rule
def put_known(s: State, seat: int, out: Array, at: int) -> None:
    """Write the copies of each garment that the table has seen in a hand."""
    put_kinds(out, at, WORN, 0)
    for slot in range(HAND):  # without a branch: which cards are known cannot be foretold
        garment = s.hand[seat, slot]
        out[(at + max(garment, 0)) & FAR] += (garment != EMPTY) & (s.known[seat, slot] != 0)


@rule
def put_seat(s: State, seat: int, out: Array, at: int) -> None:
    """Write the numbers that everybody sees of a seat."""
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
    put(out, at, min(s.last_time[seat], MOST_MS))


@rule
def kind_of(what: int) -> int:
    """Return what was done with a mouse: 0 held, 1 slapped with a garment, 2 shouted."""
    if what < SHOUT:
        return 1
    return 2 if what == SHOUT else 0


@rule
def mark(s: State, what: int, out: Array, at: int) -> None:
    """Mark a legal action in a mask that begins at a place: each of its buckets."""
    copy_buckets(out, at + BUCKETS * what, LEGAL, BUCKETS * buckets(s, what))


@rule
def buckets(s: State, what: int) -> int:
    """Return how many buckets of reaction time are legal for a choice."""
    if what > SHOUT:
        return 1
    return BUCKETS if s.time_limit >= BUCKETS * BUCKET else s.time_limit // BUCKET


@rule
def flat_of(s: State, what: int, rng: Array) -> int:
    """Return a number of the flat space that stands for a legal action: in a random bucket."""
    return BUCKETS * what + below(rng, buckets(s, what))


@rule
def action_of(s: State, seat: int, flat: int, setting: Any, rng: Array) -> int:
    """Return the rulebook's action that a number of the flat space stands for, its time drawn around its bucket."""
    what = flat // BUCKETS
    if what > SHOUT:
        return what
    time = BUCKET * (1 + flat % BUCKETS) + delay(setting, seat, rng)
    return what + TIME * min(max(1, math.floor(time + 0.5)), s.time_limit)


@rule
def chore(s: State) -> int:
    """Return that the next mouse is turned, which is nobody's choice."""
    return FLIP_MOUSE if s.phase == FLIP else NOBODY


def meant(flat: int) -> int:
    """Return the rulebook's action in the middle of a bucket.

    A time where none is needed makes the action unreadable, as it should.
    """
    what, bucket = divmod(flat, BUCKETS)
    return what + (TIME * BUCKET * (bucket + 1) if what <= SHOUT or bucket else 0)


def longest(players: int) -> int:
    """Return how many actions a game has at most: a whole pile may go by between two slaps that bring something."""
    return (MICE + PIECES + CARDS) * MICE * (players + 1)


def span(players: int) -> int:
    """Return how far the best score is from the worst: all mice and all cheeses, or all laundry."""
    return MICE + CARDS + 2 * PIECES


# Histories: the mouse; after its judgement every slap, then the cheese and the viewer's hand. Garments come first, then
# mice, cheeses, kinds of slaps, results, times in milliseconds.

NOTED = FLIP_MOUSE + 1  # actions without their times
THINGS = MOST_MS - FLIP_MOUSE - 1
FORGOTTEN = STILL  # answers to earlier mice
PAIRS = 4096  # of a longer game, 150 mice or more, the beginning is forgotten


def noted(action: int) -> int:
    """Return an action without its time."""
    return action % TIME


def shown(before: State | None, after: State, viewer: int) -> list[Pair]:
    """Return the mouse that was turned, or how one was judged and what lies there now."""
    if before is not None and after.mouse == before.mouse:
        return []
    if after.mouse != EMPTY:
        return [(NOBODY, KINDS + after.mouse)]
    found = [] if before is None else _slaps(after)
    if after.cheeses_taken < PIECES:
        found.append((NOBODY, KINDS + MICE + after.cheese[after.cheeses_taken]))
    return found + [(viewer, garment) for garment in sorted(after.hand[viewer]) if garment != EMPTY]


def _slaps(s: State) -> list[Pair]:
    found: list[Pair] = []
    kinds = KINDS + MICE + PIECES
    for seat, what in enumerate(s.last_what[: s.players]):
        if what != HOLD:
            found += [(seat, kinds + (what == SHOUT)), (seat, kinds + 2 + s.last_result[seat])]
            found.append((seat, min(kinds + 8 + s.last_time[seat], MOST_MS - FLIP_MOUSE - 2)))
            found += [(seat, garment) for garment in sorted(s.last_shown[seat]) if garment != EMPTY]
    return found


def pairs(players: int) -> int:
    """Return how many pairs of a history are kept."""
    return PAIRS
