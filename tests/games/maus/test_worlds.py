"""Maus geflippt: sampled worlds agree with the history, and are as likely as they should be."""

import functools
import itertools
from collections import Counter
from typing import Any

from ninelives.games.kernel import facts
from tests.worlds import check_frequencies, late_position


def test_maus_worlds_have_the_right_shares() -> None:
    """After a reshuffle hidden cards stay in their batch, and each unseen card is equally likely in each place."""
    game = late_position("maus", 4, lambda o: o.shuffles == 1 and o.draw_size - o.drawn >= 2)
    o = facts(game.states)
    hidden = [
        (seat, slot)
        for seat, slot in itertools.product(range(1, 4), range(7))
        if o.hand[seat][slot] >= 0 and not o.known[seat][slot]
    ]
    for batch in (0, 1):
        seat, slot = next(place for place in hidden if o.batch[place[0]][place[1]] == batch)
        unseen = Counter(dict(enumerate(o.unseen[batch])))
        unseen -= Counter(
            card for k, card in enumerate(o.hand[0]) if card >= 0 and not o.known[0][k] and o.batch[0][k] == batch
        )
        expected = {card: copies / sum(unseen.values()) for card, copies in unseen.items() if copies}
        check_frequencies(game, 0, functools.partial(hand_card, seat, slot), expected)


def hand_card(seat: int, slot: int, w: Any) -> int:
    return int(w.hand[seat][slot])
