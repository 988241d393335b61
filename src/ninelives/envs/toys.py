"""Toys: the ends of real games, small enough to be solved.

A toy begins where a recorded game (endings/) stops. One chance node deals anew what the table has not seen, in every
way that agrees with the game so far, each as likely as its cards make it; then the rulebook plays on.
"""

import functools
import itertools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ninelives.envs.position import Position, Table
from ninelives.games import driver, load
from ninelives.games.catbox.state import COPIES, HIGHEST, MIDDLE, NUMBERS, ROW, TURNED_UP
from ninelives.games.errors import GameError
from ninelives.games.felix.state import CARDS, FULL_SET, PASSIVE, ROUNDS
from ninelives.games.game import Game, facts
from ninelives.games.kernel import NOBODY, WORK, States, clone, pack, unpack

ENDINGS = Path(__file__).parent / "endings"


@dataclass(frozen=True)
class Deal:
    """One of the outcomes of a toy's chance node."""

    key: Hashable  # the cards that nobody has seen
    share: float
    position: Position


@dataclass(frozen=True)
class Toy:
    game: str
    players: int
    unit: str  # what is left to play…
    lengths: range  # …and how much of it
    deals: Callable[[States], Iterator[tuple[States, int]]]  # all worlds of a position, with their weights
    key: Callable[[Any], Hashable]
    text: Callable[[Any], str]

    def at(self, length: int) -> list[Deal]:
        """The deals of a toy of this length."""
        if length not in self.lengths:
            valid = ", ".join(map(str, self.lengths))
            raise GameError("bad-option", option=self.unit, value=str(length), valid=valid)
        return _deals(self, length)


@functools.cache
def _deals(toy: Toy, length: int) -> list[Deal]:
    table = Table(toy.game, toy.players, {})
    worlds = list(toy.deals(ending(toy.game, length).states))
    total = sum(weight for _, weight in worlds)
    return [
        Deal(toy.key(o), weight / total, table.position(toy.text(o), states, 0, after={}))
        for states, weight in worlds
        for o in [facts(states)]
    ]


def ending(game: str, length: int) -> Game:
    """The recorded game, where it stops."""
    [path] = ENDINGS.glob(f"{game}-{length}-*.txt")
    return load(path.read_text(encoding="utf-8"))


# Felix: each player knows which of the own cards has left the game, nobody else does.


def felix_deals(states: States) -> Iterator[tuple[States, int]]:
    """Other cards have left the game unseen. Two rounds before the end that makes 162 ways, too many for a toy: then
    all is open but which of two cards the second player lacks.
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
            yield _felix_world(states, gone, stack), 1


def _felix_world(states: States, gone: Sequence[int], stack: list[int]) -> States:
    world = clone(states)
    s = unpack(world)
    for seat, card in enumerate(gone):
        s.removed[seat] = card
        s.hand[seat] = FULL_SET & ~s.shown[seat] & ~(1 << card)
    s.stack[s.round_no :] = stack
    s.removed[PASSIVE] = sum(range(10)) - sum(s.stack)
    s.row[s.round_no, 0] = s.stack[s.round_no]
    pack(s, world)
    return world


def felix_key(o: Any) -> Hashable:
    return tuple(o.removed), tuple(o.stack)


def felix_text(o: Any) -> str:
    gone = ", ".join(CARDS[o.removed[owner]] for owner in [*range(o.players), PASSIVE])
    return f"gone {gone}; stack {' '.join(CARDS[card] for card in o.stack[o.round_no :])}"


# Cat in the Box for two: hands, what was set aside, and the two hidden cards in the middle.


def catbox_deals(states: States) -> Iterator[tuple[States, int]]:
    """The cards that nobody has shown, in all ways."""
    o = facts(states)
    unseen = Counter(dict.fromkeys(range(HIGHEST[2]), COPIES)) - _laid(o, 0) - _laid(o, 1)
    unseen -= Counter(o.middle[:TURNED_UP])
    for split in _splits(unseen, [*o.cards[:2], 1, 1, MIDDLE - TURNED_UP]):
        world = _catbox_world(states, split)
        if _is_possible(world):
            yield world, _ways(unseen, split)


def _splits(cards: Counter[int], sizes: list[int]) -> Iterator[list[Counter[int]]]:
    """All ways to part cards into heaps of these sizes."""
    if not sizes:
        yield []
        return
    for heap in sorted(set(itertools.combinations(sorted(cards.elements()), sizes[0]))):
        for rest in _splits(cards - Counter(heap), sizes[1:]):
            yield [Counter(heap), *rest]


def _ways(cards: Counter[int], split: list[Counter[int]]) -> int:
    """In how many ways single cards make this split: copies of a number are cards of their own."""
    ways = 1
    for number, copies in cards.items():
        ways *= math.factorial(copies)
        for heap in split:
            ways //= math.factorial(heap[number])
    return ways


def _catbox_world(states: States, split: list[Counter[int]]) -> States:
    *hands, aside, other_aside, middle = split
    world = clone(states)
    s = unpack(world)
    for seat, hand in enumerate(hands):
        s.hand[seat] = [hand[number] for number in range(NUMBERS)]
    s.aside[:2] = [*aside, *other_aside]
    s.middle[TURNED_UP:] = sorted(middle.elements())
    pack(s, world)
    return world


def _is_possible(world: States) -> bool:
    """CB-12: the seat to play is not stuck. CB-8: whoever had to open red holds nothing else."""
    o = facts(world)
    held = {number for number in range(NUMBERS) if o.opener != NOBODY and o.hand[o.opener][number]}
    can_play = driver.legal(world, 0, o.turn, np.zeros(1, WORK)) > 0
    return bool(can_play and all(o.opener_numbers >> number & 1 for number in held))


def _laid(o: Any, seat: int) -> Counter[int]:
    return Counter(bit % ROW for bit in range(4 * ROW) if o.tokens[seat] >> bit & 1)


def catbox_key(o: Any) -> Hashable:
    """What was dealt: the cards of each hand, laid or not, what is aside, and the middle."""
    laid = [_laid(o, seat) for seat in range(2)]
    dealt = tuple(tuple(o.hand[seat][n] + laid[seat][n] for n in range(NUMBERS)) for seat in range(2))
    return dealt, tuple(o.aside), tuple(sorted(o.middle[TURNED_UP:]))


def catbox_text(o: Any) -> str:
    hands = [" ".join(str(n + 1) for n in range(NUMBERS) for _ in range(o.hand[seat][n])) for seat in range(2)]
    middle = " ".join(str(number + 1) for number in o.middle[TURNED_UP:])
    return f"hands {', '.join(hands)}; aside {o.aside[0] + 1}, {o.aside[1] + 1}; middle {middle}"


TOYS = {
    "felix": Toy("felix", 3, "rounds", range(1, 3), felix_deals, felix_key, felix_text),
    "catbox": Toy("catbox", 2, "tricks", range(1, 3), catbox_deals, catbox_key, catbox_text),
}
