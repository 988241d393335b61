"""Cat in the Box as numbers.

Actions: 4 * (number - 1) + colour (red, blue, yellow, green) plays a card; 35 + n sets the card n aside; 45 + n
predicts n tricks.
"""

import numpy as np

from ninelives.envs.lanes.kit import WIDE, copy_wide, counted_from, put, put_bits, put_one, seat_after
from ninelives.envs.role import Pair
from ninelives.games.kernel import EMPTY, NOBODY, Array, rule

from .state import (
    ACTIONS,
    ASIDE,
    DEALT,
    END,
    HIGHEST,
    NUMBERS,
    REVEALED_MIDDLE,
    ROW,
    SEATS,
    SET_ASIDE,
    State,
)

__all__ = ["ACTIONS"]  # the flat space is the rulebook's own; and all that is defined here

VERSION = 1
COLOURS = 4
CARDS = COLOURS * NUMBERS + 1  # by action + 1: a number and a colour, or nothing


def _played(numbers: int, card: int) -> list[int]:
    """Return a card that was played, one-hot its number and one-hot its colour."""
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
    """Write what a seat may know, from a place on: nothing that `hide` would blank out."""
    players = s.players
    numbers = HIGHEST[players]
    at = put_one(out, at, s.phase, 3)
    at = put(out, at, s.round_no)
    at = put(out, at, s.trick)
    at = put_one(out, at, counted_from(seat, s.leader, players), players)
    in_turn = s.phase != ASIDE and s.phase != END
    at = put_one(out, at, counted_from(seat, s.turn, players) if in_turn else EMPTY, players)
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
    """Return the first cell of each row, as a bit mask."""
    return board & 1 | board >> (ROW - 1) & 2 | board >> (2 * ROW - 2) & 4 | board >> (3 * ROW - 3) & 8


@rule
def put_cells(out: Array, at: int, board: int, numbers: int) -> int:
    """Write the cells of a board, row by row."""
    for colour in range(COLOURS):
        at = put_bits(out, at, board >> (ROW * colour), numbers)
    return at


@rule
def points(s: State, seat: int) -> int:
    """Return the points of all rounds that are over."""
    total = 0
    for n in range(SEATS):
        total += s.points[n, seat]
    return total


def longest(players: int) -> int:
    """Return how many actions a game has at most: each round all set aside, predict, and play every trick."""
    return players * players * (2 + DEALT[players] - 2)


def span(players: int) -> int:
    """Return how far the best score is from the worst: every trick and the largest group, or a paradox each round."""
    tricks = DEALT[players] - 2
    return players * (2 * tricks + 4 * HIGHEST[players])


# Histories: the hand that a paradox revealed; then the viewer's new cards, and the middle of two players.

THINGS = NUMBERS
FORGOTTEN = SET_ASIDE  # whatever others have set aside in earlier rounds


def shown(before: State | None, after: State, viewer: int) -> list[Pair]:
    """Return the numbers that came to light between two rounds."""
    if before is not None and after.round_no == before.round_no:
        return []
    found: list[Pair] = []
    if before is not None and after.paradox != NOBODY:
        found += _counted(after.paradox, after.revealed)
    if after.round_no < after.players:
        found += _counted(viewer, after.hand[viewer])
        found += [(NOBODY, number) for number in after.middle[:REVEALED_MIDDLE] if number != EMPTY]
    return found


def _counted(seat: int, copies: Array) -> list[Pair]:
    return [(seat, number) for number, n in enumerate(copies) for _ in range(n)]


def pairs(players: int) -> int:
    """Return the length of the longest history: all actions, hands dealt and revealed, and the middle."""
    return longest(players) + players * (2 * DEALT[players] + REVEALED_MIDDLE * (players == 2))


def chosen(o: State, seat: int) -> int:
    """Return what a seat has set aside this round, as an action."""
    card: int = o.aside[seat]
    return card if card == EMPTY else SET_ASIDE + card
