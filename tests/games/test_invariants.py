"""What holds in every position of every game, hunted by Hypothesis."""

from collections import Counter
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ninelives.games import driver
from ninelives.games.catbox import state as catbox
from ninelives.games.felix import state as felix
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from ninelives.games.maus import state as maus
from tests.play import TABLES, positions

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


def check_felix(o: Any) -> None:
    """FX invariants: mice are conserved; ten cards of each set are accounted for."""
    cards = felix.MOUSE_CARDS[o.players][: o.players - 1]
    on_cards = sum(cards[o.passes :]) if o.filled else 0
    assert sum(o.mice) + on_cards + o.bank == {3: 66, 4: 87, 5: 108}[o.players]
    assert all(0 <= bid <= mice for bid, mice in zip(o.bid, o.mice, strict=True))
    for seat in range(o.players):
        in_row = [
            card
            for n, row in enumerate(o.row)
            for place, card in enumerate(row)
            if owner(o, n, place) == seat and card >= 0
        ]
        in_hand = [card for card in range(10) if o.hand[seat] >> card & 1]
        assert sorted([*in_row, *in_hand, o.removed[seat]]) == list(range(10))
    if o.players == 3:
        assert sorted([*o.stack, o.removed[felix.PASSIVE]]) == list(range(10))


def owner(o: Any, round_no: int, place: int) -> int:
    if o.players == 3 and place == 0:
        return felix.PASSIVE
    return int((o.starter[round_no] + place - (o.players == 3)) % o.players) if o.starter[round_no] >= 0 else -1


def check_catbox(o: Any) -> None:
    """CB invariants: five copies of each number; a cell holds one token; a full round leaves 0 or 1 cells."""
    laid = [bit for seat in range(o.players) for bit in range(40) if o.tokens[seat] >> bit & 1]
    blocked = [number for number in o.middle if number >= 0]
    assert len(laid) == len(set(laid))
    counts = Counter(bit % catbox.ROW for bit in laid) + Counter(blocked)
    for seat in range(o.players):
        counts += Counter({number: copies for number, copies in enumerate(o.hand[seat]) if copies})
        counts += Counter([o.aside[seat]] if o.aside[seat] >= 0 else [])
        assert sum(o.hand[seat]) == o.cards[seat]
    assert counts == dict.fromkeys(range(catbox.HIGHEST[o.players]), 5)
    free = bin(o.free[0]).count("1")
    assert free + len(laid) + min(len(blocked), 3) == 4 * catbox.HIGHEST[o.players]
    if o.phase == catbox.END and o.paradox < 0:
        assert free == {2: 1, 3: 0, 4: 0, 5: 1}[o.players]


def check_maus(o: Any) -> None:
    """MG invariants: 58 garments, 32 mice and 9 cheeses are always somewhere."""
    garments = Counter(card for hand in o.hand for card in hand if card >= 0)
    garments += Counter(o.draw[o.drawn : o.draw_size]) + Counter(o.discard[: o.discards])
    garments += Counter({g: sum(laundry[g] for laundry in o.laundry) for g in range(maus.KINDS)})
    garments += Counter(card for cards in o.face_down for card in cards if card >= 0)
    assert garments == Counter(dict(enumerate(maus.COPIES.tolist())))
    mice = [mouse for mouse in o.pile if mouse >= 0]
    assert len(set(mice)) == len(mice) == o.pile_size
    assert len(mice) + (o.mouse >= 0) + sum(o.mice) == 32
    assert sorted(o.cheese) == list(range(9))
    for batch in range(o.shuffles + 1):
        hidden = Counter(
            card
            for seat in range(o.players)
            for slot, card in enumerate(o.hand[seat])
            if card >= 0 and not o.known[seat][slot] and o.batch[seat][slot] == batch
        )
        hidden += Counter(o.draw[o.drawn : o.draw_size]) if batch == o.shuffles else Counter()
        assert hidden == +Counter(dict(enumerate(o.unseen[batch])))


CHECKS = {"felix": check_felix, "catbox": check_catbox, "maus": check_maus}


def check(game: Game) -> None:
    CHECKS[game.name](facts(game.states))
    assert game.over == (not game.actors)
    for seat in range(game.players):
        assert bool(game.legal(seat)) == (seat in game.actors), "nobody is stuck, nobody else may act"


@given(tables, seeds)
@settings(max_examples=40, deadline=None)
def test_every_position_of_every_game_is_sound(table: tuple[str, int], seed: int) -> None:
    for game in positions(*table, seed):
        check(game)
    assert game.over


@given(tables, seeds)
@settings(max_examples=20, deadline=None)
def test_a_game_can_be_saved_and_loaded_at_every_step(table: tuple[str, int], seed: int) -> None:
    """Saved as bytes and loaded, a game goes on as it would have."""
    saved = None
    for game in positions(*table, seed):
        if saved is not None:
            driver.apply(saved, 0, *game.log[-1])
            assert facts(saved) == facts(game.states)
        saved = np.frombuffer(bytearray(game.states.tobytes()), game.book.dtype)


@given(tables, seeds)
@settings(max_examples=10, deadline=None)
def test_a_copy_goes_its_own_way(table: tuple[str, int], seed: int) -> None:
    for game in positions(*table, seed):
        if game.over:
            break
        before = game.transcript()
        twin = game.copy()
        seat = twin.actors[0]
        action = twin.legal(seat)[0]
        twin.act(seat, f"{action} 500" if action.startswith(("slap", "shout")) else action)
        assert game.transcript() == before != twin.transcript()
