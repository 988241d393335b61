"""Cat in the Box: sampled worlds agree with the history, and are as likely as they should be."""

import itertools
from collections import Counter
from typing import Any

import msgspec
import pytest

from ninelives.check.walks import world_of
from ninelives.games.catbox import state as catbox
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from tests.play import positions
from tests.worlds import check_frequencies, late_position


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_catbox_worlds_agree_with_the_history_of_the_round(players: int, seed: int) -> None:
    """Including what the opener of red could hold (CB-8), and that nobody was stuck before (CB-12)."""
    for game in positions("catbox", players, seed):
        real = facts(game.states)
        if game.over or real.round_no > 0 or len(game.log) % 4:
            continue
        for seat in range(players):
            o = facts(world_of(game, game.states, seat, seed))
            again = Game(game.book, players, game.options, None, game.names, catbox_deal(o, game.names))
            for actor, action in game.log:
                secret = game.book.is_secret(action) and actor != seat
                again.act(actor, catbox.SET_ASIDE + o.aside[actor] if secret else action)
            assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(game.view(seat))


def catbox_deal(o: Any, names: list[str]) -> dict[str, str]:
    deal = {"start": names[o.start]}
    for seat, name in enumerate(names):
        cards = [n for n in range(9) for _ in range(o.hand[seat][n])]
        cards += [bit % catbox.ROW for bit in range(40) if o.tokens[seat] >> bit & 1]
        cards += [o.aside[seat]] if o.aside[seat] >= 0 else []
        deal[f"deal 1 {name}"] = " ".join(str(n + 1) for n in cards)
    if o.players == 2:
        deal["deal 1 middle"] = " ".join(str(n + 1) for n in o.middle)
    return deal


def catbox_enumeration(o: Any, seat: int) -> dict[Any, float]:
    """All ways to place the unseen cards of a two-player round, each physical card apart."""
    other = 1 - seat
    unseen = [n for n in range(9) for _ in range(o.hand[other][n])] + [o.aside[other], *o.middle[3:]]
    size = o.cards[other]
    counts: Counter[Any] = Counter()
    for order in itertools.permutations(unseen):
        hand = [order[:size].count(n) for n in range(9)]
        free = [n for n in range(9) if any(o.free[0] & o.colours[other] & 1 << (catbox.ROW * c + n) for c in range(4))]
        if o.turn == other and not any(hand[n] for n in free):
            continue  # CB-12: it would have caused a paradox
        if o.opener == other and any(hand[n] and not o.opener_numbers >> n & 1 for n in range(9)):
            continue  # CB-8
        counts[(tuple(hand), order[size], order[size + 1 :])] += 1
    total = sum(counts.values())
    return {world: count / total for world, count in counts.items()}


@pytest.mark.parametrize("turn", [0, 1])
def test_catbox_worlds_are_equally_likely(turn: int) -> None:
    def wanted(o: Any) -> bool:
        return bool(o.phase == catbox.PLAY and o.cards[1] == 4 and o.turn == turn)

    game = late_position("catbox", 2, wanted)
    expected = catbox_enumeration(facts(game.states), 0)
    check_frequencies(game, 0, lambda w: (tuple(w.hand[1]), w.aside[1], tuple(w.middle[3:])), expected)


def test_catbox_worlds_are_equally_likely_when_somebody_may_be_stuck() -> None:
    """CB-12: worlds in which the seat to play is stuck must not be sampled, and there are some to avoid."""

    def wanted(o: Any) -> bool:
        if o.phase != catbox.PLAY or o.cards[1] > 4 or o.turn != 1:
            return False
        unseen = [n for n in range(9) if o.hand[1][n]] + [o.aside[1], *o.middle[3:]]
        stuck = [n for n in unseen if not any(o.free[0] & o.colours[1] & 1 << (catbox.ROW * c + n) for c in range(4))]
        return len(stuck) >= o.cards[1]

    game = late_position("catbox", 2, wanted)
    expected = catbox_enumeration(facts(game.states), 0)
    check_frequencies(game, 0, lambda w: (tuple(w.hand[1]), w.aside[1], tuple(w.middle[3:])), expected)


def test_catbox_worlds_respect_the_opener_of_red() -> None:
    """CB-8: whoever had to lead red holds only numbers that were gone in all other colours."""
    game = late_position("catbox", 2, lambda o: o.phase == catbox.PLAY and o.opener == 1 and o.cards[1] <= 4)
    expected = catbox_enumeration(facts(game.states), 0)
    check_frequencies(game, 0, lambda w: (tuple(w.hand[1]), w.aside[1], tuple(w.middle[3:])), expected)
