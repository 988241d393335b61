"""Cat in the Box: the last tricks of a game for two, to be solved.

What nobody has seen are the hands, what was set aside, and the two hidden cards in the middle.
"""

import itertools
import math
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any

import numpy as np

from ninelives.envs.toys import Toy
from ninelives.games import driver
from ninelives.games.kernel import NOBODY, WORK, States, clone, facts, pack

from .meta import META
from .state import COPIES, HIGHEST, MIDDLE, NUMBERS, REVEALED_MIDDLE, ROW


def deals(states: States) -> Iterator[tuple[States, int]]:
    """Deal the cards that nobody has shown, in all ways."""
    o = facts(states)
    unseen = Counter(dict.fromkeys(range(HIGHEST[2]), COPIES)) - _laid(o, 0) - _laid(o, 1)
    unseen -= Counter(o.middle[:REVEALED_MIDDLE])
    for split in _splits(unseen, [*o.cards[:2], 1, 1, MIDDLE - REVEALED_MIDDLE]):
        world = _world(states, split)
        if _is_possible(world):
            yield world, _ways(unseen, split)


def _splits(cards: Counter[int], sizes: list[int]) -> Iterator[list[Counter[int]]]:
    """Yield all ways to part cards into heaps of these sizes."""
    if not sizes:
        yield []
        return
    for heap in sorted(set(itertools.combinations(sorted(cards.elements()), sizes[0]))):
        for rest in _splits(cards - Counter(heap), sizes[1:]):
            yield [Counter(heap), *rest]


def _ways(cards: Counter[int], split: list[Counter[int]]) -> int:
    """Return in how many ways single cards make this split: copies of a number are cards of their own."""
    ways = 1
    for number, copies in cards.items():
        ways *= math.factorial(copies)
        for heap in split:
            ways //= math.factorial(heap[number])
    return ways


def _world(states: States, split: list[Counter[int]]) -> States:
    *hands, aside, other_aside, middle = split
    world = clone(states)
    s = facts(world)
    for seat, hand in enumerate(hands):
        s.hand[seat] = [hand[number] for number in range(NUMBERS)]
    s.aside[:2] = [*aside, *other_aside]
    s.middle[REVEALED_MIDDLE:] = sorted(middle.elements())
    pack(s, world)
    return world


def _is_possible(world: States) -> bool:
    """Return whether a world can be.

    CB-12: the seat to play is not stuck. CB-8: whoever had to open red holds nothing else.
    """
    o = facts(world)
    held = {number for number in range(NUMBERS) if o.opener != NOBODY and o.hand[o.opener][number]}
    can_play = driver.legal(world, 0, o.turn, np.zeros(1, WORK)) > 0
    return bool(can_play and all(o.opener_numbers >> number & 1 for number in held))


def _laid(o: Any, seat: int) -> Counter[int]:
    return Counter(bit % ROW for bit in range(4 * ROW) if o.tokens[seat] >> bit & 1)


def key(o: Any) -> Hashable:
    """Return what was dealt: the cards of each hand, laid or not, what is aside, and the middle."""
    laid = [_laid(o, seat) for seat in range(2)]
    dealt = tuple(tuple(o.hand[seat][n] + laid[seat][n] for n in range(NUMBERS)) for seat in range(2))
    return dealt, tuple(o.aside), tuple(sorted(o.middle[REVEALED_MIDDLE:]))


def text(o: Any) -> str:
    """Return what nobody has seen, in words."""
    hands = [" ".join(str(n + 1) for n in range(NUMBERS) for _ in range(o.hand[seat][n])) for seat in range(2)]
    middle = " ".join(str(number + 1) for number in o.middle[REVEALED_MIDDLE:])
    return f"hands {', '.join(hands)}; aside {o.aside[0] + 1}, {o.aside[1] + 1}; middle {middle}"


TOY = Toy(META.name, 2, "tricks", range(1, 3), deals, key, text)
