"""Felix / Filou: the last rounds of a game for three, to be solved.

Each player knows which of the own cards has left the game, nobody else does.
"""

import itertools
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from ninelives.envs.toys import Toy
from ninelives.games.kernel import States, clone, facts, pack

from .meta import META
from .state import CARDS, FULL_SET, PASSIVE, ROUNDS


def deals(states: States) -> Iterator[tuple[States, int]]:
    """Yield every deal in which other cards have left the game unseen.

    Two rounds before the end that makes 162 ways, too many for a toy: then all is open but which of two cards the
    second player lacks.
    """
    o = facts(states)
    unseen = [[card for card in range(10) if not o.shown[owner] >> card & 1] for owner in [*range(3), PASSIVE]]
    if o.round_no == ROUNDS - 1:
        stacks = [[card] for card in unseen[3]]
    else:
        unseen = [[o.removed[0]], unseen[1][:2], [o.removed[2]]]
        stacks = [o.stack[o.round_no :]]
    for gone in itertools.product(*unseen[:3]):
        for stack in stacks:
            yield _world(states, gone, stack), 1


def _world(states: States, gone: Sequence[int], stack: list[int]) -> States:
    world = clone(states)
    s = facts(world)
    for seat, card in enumerate(gone):
        s.removed[seat] = card
        s.hand[seat] = FULL_SET & ~s.shown[seat] & ~(1 << card)
    s.stack[s.round_no :] = stack
    s.removed[PASSIVE] = sum(range(10)) - sum(s.stack)
    s.row[s.round_no, 0] = s.stack[s.round_no]
    pack(s, world)
    return world


def key(o: Any) -> Hashable:
    """Return what nobody has seen: the cards that have left the game, and the stack."""
    return tuple(o.removed), tuple(o.stack)


def text(o: Any) -> str:
    """Return what nobody has seen, in words."""
    gone = ", ".join(CARDS[o.removed[owner]] for owner in [*range(o.players), PASSIVE])
    return f"gone {gone}; stack {' '.join(CARDS[card] for card in o.stack[o.round_no :])}"


TOY = Toy(META.name, 3, "rounds", range(1, 3), deals, key, text)
