"""Maus geflippt: sampled worlds agree with the history, and are as likely as they should be."""

import functools
import itertools
from collections import Counter
from typing import Any

from ninelives.games.kernel import facts
from tests.worlds import check_frequencies, late_position


def hidden(o: Any, batch: int) -> list[tuple[int, int]]:
    """Return where the other seats hold cards of a batch that the table has not seen."""
    return [
        (seat, slot)
        for seat, slot in itertools.product(range(1, 4), range(7))
        if o.hand[seat][slot] >= 0 and not o.known[seat][slot] and o.batch[seat][slot] == batch
    ]


def test_worlds_have_the_right_shares() -> None:
    """After a reshuffle hidden cards stay in their batch, and each unseen card is equally likely in each place."""

    def wanted(o: Any) -> bool:
        return bool(o.shuffles == 1 and o.draw_size - o.drawn >= 2 and hidden(o, 0) and hidden(o, 1))

    game = late_position("maus", 4, wanted)
    o = facts(game.states)
    for batch in (0, 1):
        seat, slot = hidden(o, batch)[0]
        unseen = Counter(dict(enumerate(o.unseen[batch])))
        unseen -= Counter(
            card for k, card in enumerate(o.hand[0]) if card >= 0 and not o.known[0][k] and o.batch[0][k] == batch
        )
        expected = {card: copies / sum(unseen.values()) for card, copies in unseen.items() if copies}
        check_frequencies(game, 0, functools.partial(hand_card, seat, slot), expected)


def hand_card(seat: int, slot: int, w: Any) -> int:
    return int(w.hand[seat][slot])
