"""One game at a time, stepped from Python: a call to look and a call to act."""

from typing import Any

import numpy as np
from numba import typeof

from ninelives.envs.lanes.lane import DESK, MOST_ACTIONS, TABLE
from ninelives.envs.lanes.loops import _action_of, _write_public, _write_tensor, write_mask
from ninelives.games import driver
from ninelives.games.kernel import Array, States, entry, lowest_bit

ILLEGAL, OVER = -1, -2


@entry
def look(states: States, seat: int, tensor: Array, mask: Array, desk: States) -> None:
    """Write what a seat may know, and what it may do."""
    _write_public(states[0], desk[0].public)
    _write_tensor(states[0], seat, desk[0].public, desk[0].tensor, 0)
    for k in range(len(tensor)):
        tensor[k] = desk[0].tensor[k]
    write_mask(states[0], seat, desk[0].mask, 0, len(mask), desk[0])
    for k in range(len(mask)):
        mask[k] = desk[0].mask[k]


@entry
def act(states: States, seat: int, flat: int, table: States, luck: Array, desk: States) -> Any:
    """Carry out an action of the flat space; the seat to act next, OVER, or ILLEGAL if nothing has changed."""
    s = states[0]
    write_mask(s, seat, desk[0].mask, 0, MOST_ACTIONS, desk[0])
    if not desk[0].mask[flat]:
        return ILLEGAL
    driver._apply_action(s, seat, _action_of(s, seat, flat, table[0], luck))
    acting = driver._actors(s)
    return lowest_bit(acting) if acting else OVER


def compiled(states: States) -> tuple[Any, Any]:
    """`look` and `act` for this game. Called through Numba's door they would search for themselves by the types of
    their arguments each time, which takes longer than what they do.
    """
    arrays = states, np.zeros(1, TABLE), np.zeros(1, DESK), np.zeros(1, np.uint64), np.zeros(1, np.int16)
    s, table, desk, luck, tensor = map(typeof, arrays)
    mask, number = map(typeof, (np.zeros(1, np.int8), 0))
    entries: tuple[Any, Any] = look, act
    looking = entries[0].compile((s, number, tensor, mask, desk))
    return looking, entries[1].compile((s, number, number, table, luck, desk))
