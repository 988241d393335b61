"""Records of a batch: what all its lanes share, and what each has of its own."""

from pathlib import Path
from typing import Annotated, Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from ninelives.games.book import Option
from ninelives.games.kernel import Array, Work, record, rule
from ninelives.games.maus.state import KINDS

WIDE = 16
OPTIONS = 2
SEATS = 6
LONGEST_TENSOR = 384
MOST_ACTIONS = 232
SEEN = 8  # numbers that everybody sees of a seat in Maus geflippt
MOST_PUBLIC = SEATS * (SEEN + KINDS)
NOISE = 1024


# Who plays the other seats, and what a game is worth.
NOBODY_ELSE, RANDOM, THUMB = 0, 1, 2
REWARD = Option("reward", ("margin", "win"), "margin")
MARGIN = REWARD.encode("margin")
ROTATE = -1


class Table:
    """What is the same in every lane."""

    players: int
    options: Annotated[Array, np.int64, OPTIONS]  # as the rulebook encodes them
    opponents: int
    learner: int  # the seat that learns, or ROTATE: another one in each game
    reward: int
    noise: Annotated[Array, np.float32, NOISE + 1]  # quantiles of what is added to reaction times, in milliseconds…
    latency: Annotated[Array, np.float64, SEATS]  # …and what is added for each seat


class Lane:
    """What a lane has besides its game. All its luck is its own: it does not depend on the other lanes."""

    deals: Annotated[Array, np.uint64, 1]  # draws the seed of each game
    luck: Annotated[Array, np.uint64, 1]  # draws for opponents and reactions
    samples: Annotated[Array, np.uint64, 1]  # draws random actions
    tempo: Annotated[Array, np.float64, SEATS]  # of people who play Maus geflippt
    games: int  # dealt so far
    learner: int
    seat: int  # to act
    done: Annotated[Array, np.int8, 1]  # whether the last step has ended a game…
    gain: Annotated[Array, np.float32, SEATS]  # …and what that was worth
    own: Annotated[Array, np.float32, 1]  # of these, that of the seat which acted
    public: Annotated[Array, np.int16, MOST_PUBLIC + WIDE]  # the part of tensors that is the same for several steps


class Desk(Work):
    """Scratch paper of one thread: tensors and masks are written here and then copied, for the reason of `Work`."""

    tensor: Annotated[Array, np.int16, LONGEST_TENSOR + WIDE]
    mask: Annotated[Array, np.int8, MOST_ACTIONS]
    public: Annotated[Array, np.int16, MOST_PUBLIC + WIDE]
    gain: Annotated[Array, np.float64, SEATS]


FOLDER = Path(__file__).parent
TABLE = record(Table, FOLDER)
LANE = record(Lane, FOLDER)
DESK = record(Desk, FOLDER)


def _unowned(_: Any, array: Any) -> Any:
    """The same array, whose owner is not counted: compiled code would count up and down around every call that gets the
    array, which takes longer than what these calls do. The caller has to keep the array.
    """

    def same(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        view = arrays(array)(context, builder, arguments[0])
        view.meminfo = context.get_constant_null(types.voidptr)
        view.parent = context.get_constant_null(types.pyobject)
        return view._getvalue()

    return array(array), same


arrays: Any = make_array
unowned: Any = intrinsic(_unowned)


def copier(n: int) -> Any:
    """A function that copies n numbers at once, from a place of an array to a place of another. Compiled code of a loop
    would first ask whether the arrays overlap.
    """

    def copy_row(_: Any, out: Any, at: Any, source: Any, start: Any) -> Any:
        def copy(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def row(k: int) -> tuple[Any, Any]:
                kind = ir.VectorType(ir.IntType(signature.args[k].dtype.bitwidth), n)
                numbers = arrays(signature.args[k])(context, builder, arguments[k]).data
                return kind, builder.bitcast(builder.gep(numbers, [arguments[k + 1]]), kind.as_pointer())

            (wanted, there), (found, here) = row(0), row(2)
            numbers = builder.load(here, align=1)
            builder.store(numbers if found == wanted else builder.sext(numbers, wanted), there, align=1)
            return context.get_dummy_value()

        return types.void(out, types.intp, source, types.intp), copy

    return intrinsic(copy_row)


copy_wide = copier(WIDE)


# Writing tensors: each returns where the next feature begins. A feature is written as a whole row of a table, WIDE
# numbers at once; what is too much is overwritten by the next one. `& FAR` says that a place is not negative: compiled
# code would else look whether it counts from the end.

FAR = (1 << 40) - 1
BITS = np.array([mask >> k & 1 for mask in range(1024) for k in range(WIDE)], np.int16)
ONE = np.vstack([np.zeros((1, WIDE)), np.eye(WIDE - 1, WIDE)]).astype(np.int16).ravel()  # by index + 1


@rule
def put(out: Array, at: int, value: int) -> int:
    out[at & FAR] = value
    return at + 1


@rule
def put_bits(out: Array, at: int, mask: int, n: int) -> int:
    """The lowest n bits of a mask, at most ten."""
    copy_wide(out, at, BITS, WIDE * (mask & 1023))
    return at + n


@rule
def put_one(out: Array, at: int, which: int, n: int) -> int:
    """One-hot, fewer than WIDE; nothing if `which` is -1."""
    copy_wide(out, at, ONE, WIDE * ((which + 1) & (WIDE - 1)))
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
