"""Maus geflippt, clause by clause: when cards run out and how the game ends (MG-13, MG-14)."""

from collections import Counter

import pytest

from ninelives.games.game import Game
from tests.games.maus.table import (
    answer,
    catch,
    empty_the_pile,
    ended,
    flip,
    hand,
    let_go,
    look,
    play,
    refused,
    results,
    right,
    table,
    wrong,
)


def throw_away(game: Game, name: str, cards: int) -> None:
    """Slap so many mice with garments that they do not wear."""
    while cards:
        flip(game)
        if look(game).protected:
            answer(game)
        else:
            answer(game, **{name: wrong(game, name)})
            cards -= 1


def test_MG_13_the_discards_become_the_new_draw_pile() -> None:
    """Of sixteen cards to draw, Ada takes all, and then the red hat that she discarded at first."""
    game = table("red-hat", "red-hat red-hat", "", "", "", "", mice=[10])
    play(game, Ada="slap red-hat 500")
    throw_away(game, "Ada", 15)
    assert (look(game).draw, look(game).discard) == (0, 1)
    assert "red-hat" not in hand(game, "Ada")
    assert "maus-shuffle" not in [event.id for event in game.events()]  # not before a card has to be drawn
    throw_away(game, "Ada", 1)
    assert "maus-shuffle" in [event.id for event in game.events()]
    assert hand(game, "Ada").count("red-hat") == 1
    assert (look(game).draw, look(game).discard) == (0, 0)
    assert len(look(game).seats[0].laundry) == 16  # laundry is never shuffled in


def discard_twelve(seed: int) -> Game:
    """Discard twelve garments and empty the draw pile."""
    game = table(*[""] * 6, header=f"seed: {seed}")
    while look(game).discard < 12:
        flip(game)
        fitting = [name for name in game.names if right(game, name).startswith("slap")]
        answer(game, **({} if look(game).protected else {fitting[0]: right(game, fitting[0])}))
    throw_away(game, "Ada", look(game).draw)
    return game


def test_MG_13_the_discards_are_shuffled() -> None:
    """All come back, in an order that the seed decides."""
    orders = []
    for seed in (1, 1, 2, 3):
        game = discard_twelve(seed)
        assert look(game).discard == 12
        throw_away(game, "Ben", 1)
        assert (look(game).draw, look(game).discard) == (11, 0)
        throw_away(game, "Ben", 11)
        orders.append(tuple(hand(game, "Ben")))
        cards = Counter(look(game).seats[0].laundry + look(game).seats[1].laundry)
        for name in game.names:
            cards.update(hand(game, name))
        assert cards.total() == 58
    assert orders[0] == orders[1]
    assert len(set(orders)) > 1


def test_MG_13_with_nothing_left_the_game_goes_on_with_fewer_cards() -> None:
    """Ada throws everything away: sixteen cards from the pile, then her hand, down to nothing."""
    game = table(*[""] * 6)
    throw_away(game, "Ada", 16)
    for cards in (6, 5, 4, 3, 2, 1, 0):
        throw_away(game, "Ada", 1)
        assert look(game).seats[0].cards == cards
    flip(game)
    assert game.legal(0) == ["hold"]
    assert refused(game, "Ada", "shout 500") == "MG-6"
    assert refused(game, "Ada", "slap red-hat 500") == "MG-4"
    answer(game)
    assert game.scores == [-23, 0, 0, 0, 0, 0]


def test_MG_13_a_short_hand_plays_on() -> None:
    """Ada has five cards left. She draws again what she discards, and she may shout."""
    game = table(*[""] * 6)
    throw_away(game, "Ada", 18)
    old = hand(game, "Ada")
    assert len(old) == 5
    ways = set[str]()
    while len(ways) < 2:
        flip(game)
        if look(game).protected:
            answer(game)
            continue
        ways.add(right(game, "Ada")[:5])
        answer(game, Ada=right(game, "Ada"))
        assert results(game) == [("Ada", "mouse")]
        assert (hand(game, "Ada"), look(game).draw, look(game).discard) == (old, 0, 0)
    assert ways == {"slap ", "shout"}


def test_MG_13_as_many_as_there_are() -> None:
    """A false shout costs Ada three cards, but only two are left to draw."""
    game = table("red-hat red-cap red-belt", "", "", "", "", "", mice=[10])
    play(game)
    throw_away(game, "Ben", 14)
    flip(game)
    while (mouse := look(game).mouse) and mouse.id != 10:
        answer(game)
        flip(game)
    assert (look(game).draw, look(game).discard) == (2, 0)
    answer(game, Ada="shout 500")
    assert (look(game).seats[0].cards, look(game).draw, game.scores[0]) == (6, 0, -3)


def test_MG_14_the_last_mouse_ends_the_game() -> None:
    game = table("", "")
    empty_the_pile(game, left=1)
    assert not ended(game)
    assert (look(game).scores, look(game).winners, look(game).seats[1].hand) == (None, [], None)
    flip(game)
    answer(game, Ada=right(game, "Ada"))
    end = look(game)
    assert ended(game)
    assert (end.phase, end.mouse, end.pile, end.actors) == ("end", None, 0, [])
    assert end.seats[0].mice == 32
    assert end.scores == game.scores == [32, -2 * len(end.seats[1].cheeses)]
    assert end.winners == game.winners == [0]
    assert all(seat.hand is not None and len(seat.hand) == 7 for seat in end.seats)


def test_MG_14_the_last_two_mice_can_go_at_once() -> None:
    game = table("", "")
    empty_the_pile(game, left=2)
    flip(game)
    answer(game, Ada=right(game, "Ada"), Ben=right(game, "Ben"))
    assert sorted(results(game)) == [("Ada", "mouse"), ("Ben", "pile-mouse")]
    assert sum(seat.mice for seat in look(game).seats) == 32
    assert ended(game)


def test_MG_14_a_last_mouse_that_is_not_caught_comes_again() -> None:
    game = table("", "")
    empty_the_pile(game, left=1)
    flip(game)
    answer(game, Ben=wrong(game, "Ben"))
    assert not ended(game)
    assert look(game).pile == 1


# A mouse for each cheese; nobody wears a red tie or a red skirt but the last.
NINE = {
    10: "cheddar",
    27: "camembert",
    30: "edam",
    2: "emmental",
    6: "feta",
    5: "gouda",
    8: "parmesan",
    3: "roquefort",
    4: "brie",
}


def test_MG_14_the_last_cheese_ends_the_game() -> None:
    """Nine protected mice in a row: Ada burns her paws five times, Ben four times, and so Ben wins."""
    game = table("red-tie red-skirt", "", mice=list(NINE), cheeses=" ".join(NINE.values()))
    for n in range(8):
        name = "Ada" if n % 2 == 0 else "Ben"
        play(game, **{name: f"slap {hand(game, name)[0]} 500"})
        assert not ended(game)
    assert (look(game).cheese, look(game).cheese_pile) == ("brie", 0)
    play(game, Ada=f"slap {hand(game, 'Ada')[0]} 500")
    end = look(game)
    assert ended(game)
    assert (end.cheese, end.cheese_pile, end.pile) == (None, 0, 32)
    assert end.seats[1].cheeses == ["camembert", "emmental", "gouda", "roquefort"]
    assert game.scores == [-10, -8]
    assert game.winners == [1]


def test_MG_14_a_false_shout_at_the_last_cheese_is_still_paid_for() -> None:
    game = table("red-tie red-skirt", "", mice=list(NINE), cheeses=" ".join(NINE.values()))
    for _ in range(8):
        play(game, Ben=f"slap {hand(game, 'Ben')[0]} 500")
    play(game, Ada="shout 500")  # mouse 4 wears both
    assert ended(game)
    assert game.scores == [-2 - 2, -16]


@pytest.mark.parametrize("action", ["flip", "slap red-hat 500", "shout 500", "hold"])
def test_MG_14_nothing_may_be_done_after_the_end(action: str) -> None:
    game = table("red-hat", "")
    let_go(game, 32)
    assert game.legal(0) == []
    assert refused(game, "Ada", action) == "MG-14"


def test_MG_14_mice_minus_laundry_minus_twice_the_cheese() -> None:
    """Ten mice, three dirty garments (face up or down) and one cheese are five points."""
    game = table("red-hat red-cap", "", mice=[10, 23, 27], cheeses="camembert")
    play(game, Ada="shout 500")  # false: the hat and the cap, one of them face down
    throw_away(game, "Ada", 1)
    flip(game)
    assert look(game).protected
    answer(game, Ada=right(game, "Ada"))
    catch(game, "Ada", 10)
    ada = look(game).seats[0]
    assert (ada.mice, len(ada.laundry), ada.face_down, len(ada.cheeses)) == (10, 2, 1, 1)
    assert ada.score == 5
    let_go(game, 22)
    assert game.scores == [5, 0]
    assert game.winners == [0]


def test_MG_14_a_tie_is_shared() -> None:
    """Ada and Cleo have a mouse each, Ben a cheese, Dora nothing."""
    game = table("red-hat", "", "red-cap", "", mice=[10, 27, 23], cheeses="edam")
    play(game, Ada="slap red-hat 500", Cleo="slap red-cap 500")
    while not look(game).seats[1].cheeses:
        flip(game)
        answer(game, **({"Ben": wrong(game, "Ben")} if look(game).protected else {}))
    let_go(game, 30)
    assert ended(game)
    assert game.scores == [1, -2, 1, 0]
    assert game.winners == [0, 2]
    assert game.places == [1, 4, 1, 3]
