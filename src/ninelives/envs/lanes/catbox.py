"""Cat in the Box for environments."""

import numpy as np

from ninelives.envs.lanes.lane import WIDE, copy_wide, put, put_bits, put_one, seat_after, turned
from ninelives.games.catbox.state import (
    ASIDE,
    DEALT,
    END,
    HIGHEST,
    NUMBERS,
    ROW,
    SEATS,
    State,
)
from ninelives.games.kernel import EMPTY, Array, rule

VERSION = 1
COLOURS = 4
CARDS = COLOURS * NUMBERS + 1  # by action + 1: a number and a colour, or nothing


def _played(numbers: int, card: int) -> list[int]:
    """A card that was played, one-hot its number and one-hot its colour."""
    marks = [] if card == EMPTY else [card // COLOURS, numbers + card % COLOURS]
    return [k in marks for k in range(WIDE)]


PLAYED = np.array(
    [_played(numbers, card - 1) for numbers in range(NUMBERS + 1) for card in range(CARDS)], np.int16
).ravel()


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """Features in order: name, size, lowest and highest value."""
    numbers, tricks = HIGHEST[players], DEALT[players] - 2
    cells = COLOURS * numbers
    found = [
        ("phase", 3, 0, 1),
        ("round", 1, 0, players),
        ("trick", 1, 0, tricks),
        ("leader", players, 0, 1),
        ("turn", players, 0, 1),
        ("led", COLOURS, 0, 1),
        ("hand", numbers, 0, 5),
        ("aside", numbers, 0, 1),
        ("free", cells, 0, 1),
    ]
    for k in range(players):
        found += [
            (f"prediction {k}", 1, 0, 4),
            (f"tricks {k}", 1, 0, tricks),
            (f"points {k}", 1, -players * tricks, players * (tricks + cells)),
            (f"colours {k}", COLOURS, 0, 1),
            (f"number {k}", numbers, 0, 1),
            (f"colour {k}", COLOURS, 0, 1),
            (f"tokens {k}", cells, 0, 1),
        ]
    return found


@rule
def write_tensor(s: State, seat: int, public: Array, out: Array, at: int) -> int:
    """What a seat may know, as numbers from a place on: nothing that `hide` would blank out."""
    players = s.players
    numbers = HIGHEST[players]
    at = put_one(out, at, s.phase, 3)
    at = put(out, at, s.round_no)
    at = put(out, at, s.trick)
    at = put_one(out, at, turned(s.leader, seat, players), players)
    in_turn = s.phase != ASIDE and s.phase != END
    at = put_one(out, at, turned(s.turn, seat, players) if in_turn else EMPTY, players)
    at = put_one(out, at, s.led, COLOURS)
    copy_wide(out, at, s.hand[seat], 0)
    at = put_one(out, at + numbers, s.aside[seat], numbers)
    at = put_cells(out, at, s.free[0], numbers)
    for k in range(players):
        other = seat_after(seat, k, players)
        at = put(out, at, s.prediction[other])
        at = put(out, at, s.tricks[other])
        at = put(out, at, points(s, other))
        at = put_bits(out, at, first_column(s.colours[other]), COLOURS)
        copy_wide(out, at, PLAYED, WIDE * (CARDS * numbers + s.played[other] + 1))
        at += numbers + COLOURS
        at = put_cells(out, at, s.tokens[other], numbers)
    return at


@rule
def first_column(board: int) -> int:
    """The first cell of each row, as a bit mask."""
    return board & 1 | board >> (ROW - 1) & 2 | board >> (2 * ROW - 2) & 4 | board >> (3 * ROW - 3) & 8


@rule
def put_cells(out: Array, at: int, board: int, numbers: int) -> int:
    for colour in range(COLOURS):
        at = put_bits(out, at, board >> (ROW * colour), numbers)
    return at


@rule
def points(s: State, seat: int) -> int:
    total = 0
    for n in range(SEATS):
        total += s.points[n, seat]
    return total


def longest(players: int) -> int:
    """No game has more actions: each round all set aside, predict, and play every trick."""
    return players * players * (2 + DEALT[players] - 2)
