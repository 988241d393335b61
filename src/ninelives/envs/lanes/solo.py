"""One game at a time, stepped from Python: a call to look and a call to act."""

from typing import Any

import numpy as np

from ninelives.envs.lanes import verbs as lane_verbs
from ninelives.envs.lanes.lane import papers_of
from ninelives.envs.lanes.loops import write_mask
from ninelives.games import verbs
from ninelives.games.book import Book
from ninelives.games.compiler import bound
from ninelives.games.kernel import NOBODY, Array, States, entry, lowest_bit, rule

ILLEGAL, OVER = -1, -2


@entry
def look(states: States, seat: int, tensor: Array, mask: Array, desk: States) -> None:
    """Write what a seat may know, and what it may do."""
    lane_verbs.write_public(states[0], desk[0].public)
    lane_verbs.write_tensor(states[0], seat, desk[0].public, desk[0].tensor, 0)
    for k in range(len(tensor)):
        tensor[k] = desk[0].tensor[k]
    write_mask(states[0], seat, desk[0].mask, 0, len(mask), desk[0])
    for k in range(len(mask)):
        mask[k] = desk[0].mask[k]


@rule
def go_on(s: Any) -> int:
    """Do what is nobody's choice; return the seat that has a choice then, or OVER."""
    acting: int = verbs.actors(s)
    while acting:
        seat = lowest_bit(acting)
        action = lane_verbs.chore(s)
        if action == NOBODY:
            return seat
        verbs.apply_action(s, seat, action)
        acting = verbs.actors(s)
    return OVER


@entry
def begin(states: States, desk: States) -> Any:
    """Return the seat that acts first in a game that has just been dealt."""
    return go_on(states[0])


@entry
def act(states: States, seat: int, flat: int, setting: States, luck: Array, desk: States) -> Any:
    """Carry out an action of the flat space; return the seat to act next, OVER, or ILLEGAL if nothing has changed."""
    s, d = states[0], desk[0]
    write_mask(s, seat, d.mask, 0, len(d.mask), d)
    if not d.mask[flat]:
        return ILLEGAL
    verbs.apply_action(s, seat, lane_verbs.action_of(s, seat, flat, setting[0], luck))
    return go_on(s)


def compiled(book: Book) -> tuple[Any, Any]:
    """Return `look` and `act` for a game: called through Numba's door they would search for themselves each time."""
    papers = papers_of(book)
    states, setting, desk = (np.zeros(1, dtype) for dtype in (book.dtype, papers.setting, papers.desk))
    luck, tensor, mask = np.zeros(1, np.uint64), np.zeros(1, np.int16), np.zeros(1, np.int8)
    return bound(look, states, 0, tensor, mask, desk), bound(act, states, 0, 0, setting, luck, desk)
