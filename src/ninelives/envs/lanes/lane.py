"""Records of a batch: what all its lanes share, and what each has of its own."""

from pathlib import Path
from typing import Annotated

import numpy as np

from ninelives.games.kernel import Array, record, rule

OPTIONS = 2
SEATS = 6


class Table:
    """What is the same in every lane."""

    players: int
    options: Annotated[Array, np.int64, OPTIONS]  # as the rulebook encodes them
    opponents: int
    learner: int  # the seat that learns, or ROTATE
    reward: int
    sigma: Annotated[Array, np.float64, 1]  # reaction noise in milliseconds: normal…
    tau: Annotated[Array, np.float64, 1]  # …and exponential
    latency: Annotated[Array, np.float64, SEATS]


class Lane:
    """One lane: a game after another."""

    deals: Annotated[Array, np.uint64, 1]  # draws the seed of each game
    luck: Annotated[Array, np.uint64, 1]  # draws for opponents and reactions
    games: int  # dealt so far
    learner: int
    steps: int


FOLDER = Path(__file__).parent
TABLE = record(Table, FOLDER)
LANE = record(Lane, FOLDER)


# Writing tensors: each returns where the next feature begins.


@rule
def put(out: Array, row: int, at: int, value: int) -> int:
    out[row, at] = value
    return at + 1


@rule
def put_bits(out: Array, row: int, at: int, mask: int, n: int) -> int:
    """The lowest n bits of a mask."""
    for k in range(n):
        out[row, at + k] = (mask >> k) & 1
    return at + n


@rule
def put_one(out: Array, row: int, at: int, which: int, n: int) -> int:
    """One-hot; nothing if `which` is negative."""
    for k in range(n):
        out[row, at + k] = k == which
    return at + n


@rule
def turned(seat: int, viewer: int, players: int) -> int:
    """A seat as the viewer counts: itself 0, then in turn order. Nobody stays nobody."""
    if seat < 0:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def seat_after(viewer: int, k: int, players: int) -> int:
    """The k-th seat after the viewer."""
    return viewer + k if viewer + k < players else viewer + k - players
