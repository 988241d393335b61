"""Maus geflippt, clause by clause: what a slap brings (MG-4 to MG-10)."""

import pytest

from ninelives.games.game import Game
from tests.games.maus.table import (
    act,
    answer,
    empty_the_pile,
    ended,
    flip,
    hand,
    last_slaps,
    let_go,
    look,
    play,
    refused,
    results,
    right,
    table,
)

# Mouse 10 wears red-hat, red-cap, red-belt, blue-shoes and carries cheddar.
# Mouse 27 wears red-hat, blue-socks, red-shoes and carries camembert.
# Mouse 23 wears red-hat, red-glasses, blue-scarf, blue-tie and carries cheddar.
# Mice 29 and 30 wear red-hat and blue-cap, among others, and carry edam.


def mouse_on_top(game: Game) -> int:
    """Turn the next mouse."""
    flip(game)
    mouse = look(game).mouse
    assert mouse is not None
    return mouse.id


def test_MG_4_a_garment_that_the_mouse_wears_catches_it() -> None:
    game = table("red-hat", "", mice=[10, 27], draw="red-tie")
    old = hand(game, "Ada")
    play(game, Ada="slap red-hat 500")
    after = look(game)
    assert results(game) == [("Ada", "mouse")]
    assert last_slaps(game)[0].shown == ["red-hat"]
    assert (after.seats[0].mice, after.seats[0].laundry, after.seats[0].score) == (1, [], 1)
    assert (after.discard, after.draw) == (1, 43)
    assert sorted([*hand(game, "Ada"), "red-hat"]) == sorted([*old, "red-tie"])
    assert after.pile == 31  # caught for good
    assert game.scores == [1, 0]
    assert mouse_on_top(game) == 27


def test_MG_4_one_copy_is_enough_and_the_other_stays() -> None:
    game = table("red-hat red-hat", "", mice=[10], draw="red-tie")
    play(game, Ada="slap red-hat 500")
    assert hand(game, "Ada").count("red-hat") == 1


@pytest.mark.parametrize("garment", ["blue-hat", "red-shoes"])
def test_MG_4_kind_and_colour_must_both_be_the_same(garment: str) -> None:
    """Mouse 10 wears a red hat and blue shoes."""
    game = table(garment, "", mice=[10])
    play(game, Ada=f"slap {garment} 500")
    assert results(game) == [("Ada", "wrong")]
    assert game.scores == [-1, 0]


def test_MG_4_only_what_is_in_hand() -> None:
    game = table("red-hat", "red-cap", mice=[10])
    flip(game)
    assert "slap red-hat" in game.legal(0)
    assert "slap red-cap" not in game.legal(0)
    assert refused(game, "Ada", "slap red-cap 500") == "MG-4"


def test_MG_5_a_garment_it_does_not_wear_becomes_laundry() -> None:
    game = table("blue-hat", "", mice=[10, 27], draw="red-tie")
    old = hand(game, "Ada")
    play(game, Ada="slap blue-hat 500")
    after = look(game)
    ada = after.seats[0]
    assert results(game) == [("Ada", "wrong")]
    assert (ada.mice, ada.laundry, ada.face_down, ada.score) == (0, ["blue-hat"], 0, -1)
    assert (after.discard, after.draw) == (0, 43)
    assert sorted([*hand(game, "Ada"), "blue-hat"]) == sorted([*old, "red-tie"])


def test_MG_5_the_mouse_goes_under_the_pile() -> None:
    game = table("blue-hat", "", mice=[10, 27])
    play(game, Ada="slap blue-hat 500")
    assert look(game).pile == 32
    let_go(game, 31)
    assert mouse_on_top(game) == 10


def test_MG_6_a_correct_shout_takes_the_mouse_and_keeps_the_hand() -> None:
    game = table("blue-hat", "", mice=[10, 27])
    old = hand(game, "Ada")
    play(game, Ada="shout 500")
    after = look(game)
    assert results(game) == [("Ada", "mouse")]
    assert last_slaps(game)[0].shown == old  # the table checks it
    assert hand(game, "Ada") == old
    assert (after.seats[0].mice, after.discard, after.draw, after.pile) == (1, 0, 44, 31)
    assert game.scores == [1, 0]


def test_MG_6_a_false_shout_costs_all_matching_cards() -> None:
    """Two copies of the hat and one pair of socks: one card face down, two face up."""
    game = table("red-hat red-hat blue-socks", "", mice=[27, 10], draw="red-tie blue-coat blue-belt")
    kept = [card for card in hand(game, "Ada") if card not in ("red-hat", "blue-socks")]
    play(game, Ada="shout 500")
    after = look(game)
    ada = after.seats[0]
    assert results(game) == [("Ada", "false-shout")]
    assert (ada.laundry, ada.face_down, ada.mice, ada.score) == (["red-hat", "blue-socks"], 1, 0, -3)
    assert sorted(hand(game, "Ada")) == sorted([*kept, "red-tie", "blue-coat", "blue-belt"])
    assert (after.discard, after.draw, after.pile) == (0, 41, 32)
    let_go(game, 31)
    assert mouse_on_top(game) == 27  # it went under the pile


def test_MG_6_a_single_matching_card_lies_face_down() -> None:
    game = table("red-shoes", "", mice=[27])
    play(game, Ada="shout 500")
    ada = look(game).seats[0]
    assert (ada.laundry, ada.face_down, ada.score, ada.cards) == ([], 1, -1, 7)


def test_MG_6_the_whole_hand_may_match() -> None:
    """Mouse 12 wears all seven cards; one of them goes face down."""
    cards = "blue-hat blue-hat red-glasses red-glasses red-shirt blue-jumper red-trousers"
    game = table(cards, "", mice=[12])
    play(game, Ada="shout 500")
    ada = look(game).seats[0]
    assert (ada.laundry, ada.face_down, ada.score, ada.cards) == (cards.split()[1:], 1, -7, 7)


def test_MG_7_three_cards_face_down_and_no_more_shouting() -> None:
    """Three false shouts, a red hat each. Ada may still slap with garments, and Ben may still shout."""
    game = table("red-hat blue-cap", "", mice=[10, 27, 23, 29, 30], draw="red-hat red-hat red-tie")
    for shouts in (1, 2, 3):
        flip(game)
        assert "shout" in game.legal(0)
        answer(game, Ada="shout 500")
        assert look(game).seats[0].face_down == shouts
        assert look(game).seats[0].may_shout == (shouts < 3)
    assert "maus-shouts-spent" in [event.id for event in game.events()]
    flip(game)
    assert "shout" not in game.legal(0)
    assert refused(game, "Ada", "shout 500") == "MG-7"
    assert "shout" in game.legal(1)
    answer(game, Ada="slap blue-cap 500", Ben="shout 700")
    assert results(game) == [("Ada", "mouse"), ("Ben", "late")]
    flip(game)
    assert refused(game, "Ada", "shout 500") == "MG-7"  # for the rest of the game
    answer(game, Ben="shout 700")
    assert results(game) == [("Ben", "mouse")]
    assert game.scores == [1 - 3, 1]


def test_MG_7_it_is_the_shouts_that_count_not_the_laundry() -> None:
    """Two false shouts with five matching cards, and a wrong slap: six cards, but two face down."""
    game = table("red-hat red-cap red-belt blue-hat", "", mice=[10, 23, 27], draw="red-glasses red-hat red-tie")
    play(game, Ada="shout 500")
    play(game, Ada="shout 500")
    play(game, Ada="slap blue-hat 500")
    ada = look(game).seats[0]
    assert (len(ada.laundry), ada.face_down, ada.may_shout) == (4, 2, True)
    flip(game)
    assert "shout" in game.legal(0)


def test_MG_7_false_shouts_at_protected_mice_count_too() -> None:
    game = table("red-hat", "", mice=[10, 27, 29], cheeses="cheddar camembert edam", draw="red-hat red-hat")
    for _ in range(3):
        play(game, Ada="shout 500")
    flip(game)
    assert refused(game, "Ada", "shout 500") == "MG-7"
    assert game.scores == [3 * (-2 - 1), 0]


@pytest.mark.parametrize("garment", ["red-hat", "blue-hat"])  # it fits, or it does not
def test_MG_8_a_garment_on_a_protected_mouse_takes_the_cheese(garment: str) -> None:
    game = table(garment, "", mice=[10, 27], cheeses="cheddar brie")
    old = hand(game, "Ada")
    play(game, Ada=f"slap {garment} 500")
    after = look(game)
    ada = after.seats[0]
    assert results(game) == [("Ada", "cheese")]
    assert last_slaps(game)[0].shown == [garment]
    assert (ada.cheeses, ada.mice, ada.laundry, ada.score) == (["cheddar"], 0, [], -2)
    assert hand(game, "Ada") == old  # the garment goes back
    assert (after.draw, after.discard) == (44, 0)
    assert (after.cheese, after.cheese_pile) == ("brie", 7)
    assert after.pile == 32
    let_go(game, 31)
    assert mouse_on_top(game) == 10  # under the pile
    assert not look(game).protected  # and next time fair game


def test_MG_8_a_shout_at_a_protected_mouse_with_nothing_that_matches() -> None:
    game = table("blue-hat", "", mice=[10], cheeses="cheddar")
    old = hand(game, "Ada")
    play(game, Ada="shout 500")
    ada = look(game).seats[0]
    assert results(game) == [("Ada", "cheese")]
    assert (ada.cheeses, ada.mice, ada.laundry, ada.face_down, ada.score) == (["cheddar"], 0, [], 0, -2)
    assert hand(game, "Ada") == old


def test_MG_8_a_false_shout_at_a_protected_mouse_costs_laundry_as_well() -> None:
    game = table(
        "red-hat red-cap blue-shoes",
        "",
        mice=[10],
        cheeses="cheddar brie",
        draw="red-tie blue-coat blue-belt",
    )
    play(game, Ada="shout 500")
    after = look(game)
    ada = after.seats[0]
    assert results(game) == [("Ada", "cheese")]
    assert (ada.cheeses, ada.laundry, ada.face_down) == (["cheddar"], ["red-cap", "blue-shoes"], 1)
    assert ada.score == -2 - 3
    assert {"red-tie", "blue-coat", "blue-belt"} <= set(hand(game, "Ada"))
    assert (ada.cards, after.draw, after.discard) == (7, 41, 0)
    assert (after.cheese, after.pile) == ("brie", 32)


def test_MG_9_only_the_fastest_slap_counts() -> None:
    """Whatever the others did, right or wrong, they take it back unseen."""
    game = table("red-cap", "blue-hat", "red-hat", "red-belt blue-shoes", mice=[10])
    old = [hand(game, name) for name in game.names]
    play(game, Ada="slap red-cap 640", Ben="slap blue-hat 700", Cleo="slap red-hat 500", Dora="shout 800")
    assert results(game) == [("Cleo", "mouse"), ("Ada", "late"), ("Ben", "late"), ("Dora", "late")]
    assert [slap.ms for slap in last_slaps(game)] == [500, 640, 700, 800]
    assert [slap.kind for slap in last_slaps(game)] == ["garment", "garment", "garment", "shout"]
    assert [slap.shown for slap in last_slaps(game)] == [["red-hat"], [], [], []]
    for seat in (0, 1, 3):
        assert hand(game, game.names[seat]) == old[seat]
        assert look(game).seats[seat].hand is None
    assert game.scores == [0, 0, 1, 0]
    assert (look(game).discard, look(game).draw) == (1, 29)


def test_MG_9_a_fast_wrong_slap_beats_a_slow_right_one() -> None:
    game = table("blue-hat", "red-hat", mice=[10])
    play(game, Ada="slap blue-hat 500", Ben="slap red-hat 511")
    assert results(game) == [("Ada", "wrong"), ("Ben", "late")]
    assert game.scores == [-1, 0]
    assert "red-hat" in hand(game, "Ben")


def test_MG_9_the_time_counts_not_who_answered_first() -> None:
    game = table("red-hat", "red-hat", "", mice=[10])
    flip(game)
    act(game, "Cleo", "hold")
    act(game, "Ada", "slap red-hat 900")
    act(game, "Ben", "slap red-hat 600")
    assert results(game) == [("Ben", "mouse"), ("Ada", "late")]


def test_MG_9_one_answer_each_hidden_until_all_are_in() -> None:
    game = table("red-hat red-cap", "", mice=[10])
    flip(game)
    game.events(1)
    act(game, "Ada", "slap red-hat 500")
    assert refused(game, "Ada", "slap red-cap 400") == "MG-9"
    assert refused(game, "Ada", "hold") == "MG-9"
    assert look(game, "Ada").seats[0].answer == "slap red-hat 500"
    assert look(game, "Ada").actors == [1]
    assert look(game, "Ben").seats[0].answer is None
    assert look(game, "Ben").actors == [0, 1]
    assert game.events(1) == []


def test_MG_10_too_close_to_tell_both_get_a_mouse() -> None:
    """Ada gets the visible mouse 10 and Ben the top of the pile, 27; Ada draws first."""
    game = table("red-hat", "red-cap", "", mice=[10, 27, 23], draw="red-tie blue-coat")
    play(game, Ada="slap red-hat 500", Ben="slap red-cap 510")
    after = look(game)
    assert results(game) == [("Ada", "mouse"), ("Ben", "pile-mouse")]
    assert game.scores == [1, 1, 0]
    assert (after.discard, after.draw, after.pile) == (2, 35, 30)
    assert "red-tie" in hand(game, "Ada")
    assert "blue-coat" in hand(game, "Ben")
    assert mouse_on_top(game) == 23


def test_MG_10_eleven_milliseconds_can_be_told() -> None:
    game = table("red-hat", "red-cap", mice=[10, 27])
    play(game, Ada="slap red-hat 500", Ben="slap red-cap 511")
    assert results(game) == [("Ada", "mouse"), ("Ben", "late")]
    assert game.scores == [1, 0]


@pytest.mark.parametrize(
    ("uncertainty", "behind", "second"),
    [(0, 0, "pile-mouse"), (0, 1, "late"), (50, 50, "pile-mouse"), (50, 51, "late")],
)
def test_MG_10_the_uncertainty_is_an_option(uncertainty: int, behind: int, second: str) -> None:
    game = table("red-hat", "red-cap", mice=[10], header=f"uncertainty: {uncertainty}")
    play(game, Ada="slap red-hat 500", Ben=f"slap red-cap {500 + behind}")
    assert results(game) == [("Ada", "mouse"), ("Ben", second)]


def test_MG_10_shouts_count_as_well() -> None:
    """Ben shouts rightly a little after Ada's hat: he gets the pile's mouse and keeps his hand."""
    game = table("red-hat", "", mice=[10, 27])
    old = hand(game, "Ben")
    play(game, Ada="slap red-hat 505", Ben="shout 500")
    assert results(game) == [("Ben", "mouse"), ("Ada", "pile-mouse")]
    assert hand(game, "Ben") == old
    assert last_slaps(game)[0].shown == old
    assert (look(game).discard, look(game).draw) == (1, 43)


def test_MG_10_a_third_gets_nothing() -> None:
    game = table("red-hat", "red-cap", "red-belt", mice=[10, 27, 23])
    play(game, Ada="slap red-hat 510", Ben="slap red-cap 505", Cleo="slap red-belt 500")
    assert results(game) == [("Cleo", "mouse"), ("Ben", "pile-mouse"), ("Ada", "late")]
    assert last_slaps(game)[2].shown == ["red-hat"]  # looked at, then taken back
    assert "red-hat" in hand(game, "Ada")
    assert game.scores == [0, 1, 1]
    assert mouse_on_top(game) == 23


@pytest.mark.parametrize("ben", ["slap blue-hat 505", "shout 505"])
def test_MG_10_not_all_correct_the_fastest_counts(ben: str) -> None:
    """Ben's slap is wrong, or his shout is false; nobody is punished for being second."""
    game = table("red-hat", "blue-hat red-cap", mice=[10, 27])
    play(game, Ada="slap red-hat 500", Ben=ben)
    assert results(game) == [("Ada", "mouse"), ("Ben", "late")]
    assert game.scores == [1, 0]
    assert look(game).seats[1].laundry == []
    assert last_slaps(game)[1].shown != []  # the table had to look
    assert {"blue-hat", "red-cap"} <= set(hand(game, "Ben"))
    assert mouse_on_top(game) == 27


def test_MG_10_not_all_correct_the_fastest_may_be_the_wrong_one() -> None:
    game = table("blue-hat", "red-hat", mice=[10])
    play(game, Ada="slap blue-hat 500", Ben="slap red-hat 501")
    assert results(game) == [("Ada", "wrong"), ("Ben", "late")]
    assert game.scores == [-1, 0]
    assert "red-hat" in hand(game, "Ben")
    assert look(game).pile == 32


def test_MG_10_a_wrong_third_spoils_it_for_the_second() -> None:
    game = table("red-hat", "red-cap", "blue-hat", mice=[10])
    play(game, Ada="slap red-hat 500", Ben="slap red-cap 503", Cleo="slap blue-hat 510")
    assert results(game) == [("Ada", "mouse"), ("Ben", "late"), ("Cleo", "late")]
    assert game.scores == [1, 0, 0]


def test_MG_10_concerned_is_only_who_is_close_to_the_fastest() -> None:
    """Cleo is close to Ben but not to Ada, so her wrong hat does not matter."""
    game = table("red-hat", "red-cap", "blue-hat", mice=[10])
    play(game, Ada="slap red-hat 500", Ben="slap red-cap 508", Cleo="slap blue-hat 516")
    assert results(game) == [("Ada", "mouse"), ("Ben", "pile-mouse"), ("Cleo", "late")]
    assert last_slaps(game)[2].shown == []


def test_MG_10_a_protected_mouse_burns_only_the_fastest() -> None:
    game = table("red-hat", "red-cap", mice=[10], cheeses="cheddar")
    play(game, Ada="slap red-hat 505", Ben="slap red-cap 500")
    assert results(game) == [("Ben", "cheese"), ("Ada", "late")]
    assert last_slaps(game)[1].shown == []
    assert game.scores == [0, -2]


def test_MG_10_the_mouse_from_the_pile_may_be_any() -> None:
    """Mouse 27 carries the visible camembert: face down, that does not matter."""
    game = table("red-hat", "red-cap", mice=[10, 27], cheeses="camembert")
    play(game, Ada="slap red-hat 500", Ben="slap red-cap 500")
    assert game.scores == [1, 1]
    assert look(game).cheese == "camembert"


def test_MG_10_with_an_empty_pile_the_fastest_counts() -> None:
    game = table("", "")
    empty_the_pile(game, left=1)
    before = game.scores
    flip(game)
    assert not look(game).protected
    assert look(game).pile == 0
    answer(game, Ada=right(game, "Ada", 505), Ben=right(game, "Ben", 500))
    assert results(game) == [("Ben", "mouse"), ("Ada", "late")]
    assert last_slaps(game)[1].shown == []
    assert game.scores == [before[0], before[1] + 1]
    assert ended(game)


@pytest.mark.parametrize(("start", "first", "second"), [("Ada", "Ben", "Cleo"), ("Cleo", "Cleo", "Ben")])
def test_MG_10_equal_times_go_clockwise_from_the_turner(start: str, first: str, second: str) -> None:
    game = table("", "red-hat", "red-cap", mice=[10], start=start)
    play(game, Ben="slap red-hat 500", Cleo="slap red-cap 500")
    assert results(game) == [(first, "mouse"), (second, "pile-mouse")]
    assert game.actors == [game.names.index(first)]


def test_MG_10_equal_times_clockwise_where_only_one_counts() -> None:
    """Dora turned the mouse, so of Ada and Ben, Ada comes first; her wrong hat counts."""
    game = table("blue-hat", "red-hat", "", "", mice=[10], start="Dora")
    play(game, Ada="slap blue-hat 500", Ben="slap red-hat 500")
    assert results(game) == [("Ada", "wrong"), ("Ben", "late")]
