"""What a game's tensor.py writes with: features one after another, and reaction times.

Each function that writes returns where the next feature begins. A feature is written as a whole row of a table, WIDE
numbers at once; what is too much is overwritten by the next one. `& FAR` says that a place is not negative: compiled
code would else look whether it counts from the end.
"""

from typing import Any

import numpy as np

from ninelives.games.compiler import copier
from ninelives.games.kernel import Array, next_word, rule

WIDE = 16
MOST_MS = 32767  # a tensor's largest number
NOISE = 1024  # quantiles of what is added to reaction times
FAR = (1 << 40) - 1
BITS = np.array([mask >> k & 1 for mask in range(1024) for k in range(WIDE)], np.int16)
ONE = np.vstack([np.zeros((1, WIDE)), np.eye(WIDE - 1, WIDE)]).astype(np.int16).ravel()  # by index + 1

copy_wide = copier(WIDE)


@rule
def put(out: Array, at: int, value: int) -> int:
    """Write one number."""
    out[at & FAR] = value
    return at + 1


@rule
def put_bits(out: Array, at: int, mask: int, n: int) -> int:
    """Write the lowest n bits of a mask, at most ten."""
    copy_wide(out, at, BITS, WIDE * (mask & 1023))
    return at + n


@rule
def put_one(out: Array, at: int, which: int, n: int) -> int:
    """Write one of n as a one-hot, n fewer than WIDE; nothing if `which` is -1."""
    copy_wide(out, at, ONE, WIDE * ((which + 1) & (WIDE - 1)))
    return at + n


@rule
def counted_from(viewer: int, seat: int, players: int) -> int:
    """Return a seat as the viewer counts: itself 0, then in turn order. Nobody stays nobody."""
    if seat < 0:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def seat_after(viewer: int, k: int, players: int) -> int:
    """Return the k-th seat after the viewer."""
    return viewer + k if viewer + k < players else viewer + k - players


@rule
def delay(setting: Any, seat: int, rng: Array) -> float:
    """Draw how much later than meant a seat reacts, in milliseconds: noise by its quantiles, and the seat's latency."""
    share = NOISE * (1.0 - (np.float64(next_word(rng) >> np.uint64(11)) + 1.0) / 9007199254740992.0)
    k = int(share)
    return setting.latency[seat] + setting.noise[k] + (share - k) * (setting.noise[k + 1] - setting.noise[k])
