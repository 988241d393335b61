"""Maus geflippt, clause by clause: cards, beginning, turning mice (MG-1 to MG-3, MG-11, MG-12)."""

from collections import Counter

import pytest

import ninelives
from ninelives.games.maus.state import GARMENTS
from tests.games.maus.table import (
    act,
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
    table,
    wrong,
)

CHEESES = ["brie", "camembert", "cheddar", "edam", "emmental", "feta", "gouda", "parmesan", "roquefort"]


def test_MG_1_58_garments_of_13_kinds_in_2_colours() -> None:
    """Ada throws sixteen cards away; then each garment is in front of her or in one of the six hands."""
    game = ninelives.new("maus", 6, seed=1)
    while look(game).draw:
        flip(game)
        answer(game, **({} if look(game).protected else {"Ada": wrong(game, "Ada")}))
    cards = Counter(look(game).seats[0].laundry)
    for name in game.names:
        cards.update(hand(game, name))
    assert cards.total() == 58
    assert set(cards) == set(GARMENTS)
    assert set(Counter(garment.partition("-")[2] for garment in cards).values()) == {2}
    assert len(cards) == 2 * 13
    assert Counter(cards.values()) == {2: 20, 3: 6}


def test_MG_1_32_mice_wear_different_kinds_and_carry_one_of_nine_cheeses() -> None:
    game = ninelives.new("maus", 2, seed=2)
    seen, carried = [], Counter[str]()
    while not game.over:
        flip(game)
        mouse = look(game).mouse
        assert mouse is not None
        seen.append(mouse.id)
        carried[mouse.cheese] += 1
        kinds = [garment.partition("-")[2] for garment in mouse.wears]
        assert len(kinds) == len(set(kinds)) >= 3
        answer(game)
    assert sorted(seen) == list(range(1, 33))
    assert sorted(carried) == CHEESES
    assert set(carried.values()) == {3, 4}


def test_MG_1_nine_cheese_pieces_one_of_each() -> None:
    """Ben takes every cheese there is."""
    game = ninelives.new("maus", 2, seed=3)
    while not game.over:
        flip(game)
        answer(game, **({"Ben": wrong(game, "Ben")} if look(game).protected else {}))
    assert sorted(look(game).seats[1].cheeses) == CHEESES


@pytest.mark.parametrize(
    ("right", "false"),
    [
        ("red-shoes blue-shoes", "red-shoes red-shoes"),  # a third pair of red shoes, one pair of blue ones
        ("red-hat", "red-bonnet"),
        ("mice: 10 27", "mice: 10 10"),
        ("cheeses: brie", "cheeses: edam"),
    ],
)
def test_MG_1_cards_laid_out_by_hand_are_those_of_the_game(right: str, false: str) -> None:
    text = table("red-hat", "", mice=[10, 27], cheeses="brie").transcript()
    assert right in text
    ninelives.load(text)
    with pytest.raises(ninelives.BadTranscript):
        ninelives.load(text.replace(right, false, 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_MG_2_seven_garments_each_and_one_cheese_face_up(players: int) -> None:
    game = ninelives.new("maus", players, seed=players)
    start = look(game)
    assert [seat.cards for seat in start.seats] == [7] * players
    assert start.draw == 58 - 7 * players
    assert (start.discard, start.pile, start.cheese_pile) == (0, 32, 8)
    assert start.cheese in CHEESES
    assert start.mouse is None
    assert game.scores == [0] * players
    for own, name in enumerate(game.names):
        hands = [seat.hand for seat in look(game, name).seats]
        assert len(hands.pop(own) or []) == 7
        assert hands == [None] * (players - 1)


def test_MG_2_two_to_six_players() -> None:
    for players in (1, 7):
        with pytest.raises(ninelives.GameError):
            ninelives.new("maus", players, seed=1)


@pytest.mark.parametrize("players", [2, 6])
def test_MG_2_a_random_player_starts_with_random_cards(players: int) -> None:
    games = [ninelives.new("maus", players, seed=seed) for seed in range(60)]
    starters = Counter(look(game).turner for game in games)
    assert sorted(starters) == list(range(players))
    assert len({tuple(hand(game, "Ada")) for game in games}) == 60
    assert {look(game).cheese for game in games} == set(CHEESES)


def test_MG_3_a_mouse_is_turned_up_for_all_at_the_same_moment() -> None:
    game = table("red-hat", "", "", mice=[10], start="Ben")
    assert [look(game, name).mouse for name in game.names] == [None] * 3
    act(game, "Ben", "flip")
    for name in (None, *game.names):
        mouse = look(game, name).mouse
        assert mouse is not None
        assert (mouse.id, mouse.cheese) == (10, "cheddar")
        assert mouse.wears == ["red-hat", "red-cap", "red-belt", "blue-shoes"]
        assert look(game, name).actors == [0, 1, 2]
    assert look(game).pile == 31


def test_MG_3_one_mouse_at_a_time() -> None:
    game = table("red-hat", "", mice=[10])
    assert refused(game, "Ada", "slap red-hat 500") == "MG-12"  # no mouse lies there yet
    assert refused(game, "Ada", "shout 500") == "MG-12"
    assert refused(game, "Ada", "hold") == "MG-12"
    flip(game)
    assert refused(game, "Ada", "flip") == "MG-3"
    assert refused(game, "Ben", "flip") == "MG-3"


def test_MG_3_protected_is_the_mouse_whose_cheese_is_visible() -> None:
    """The camembert mouse is fair game until the camembert lies on the table."""
    game = table("", "", mice=[10, 27], cheeses="cheddar camembert")
    flip(game)
    assert look(game).protected
    assert "maus-protected" in [event.id for event in game.events()]
    answer(game)
    flip(game)
    assert not look(game).protected
    assert "maus-protected" not in [event.id for event in game.events()]


def test_MG_3_protection_goes_with_the_cheese() -> None:
    """Mice 10 and 23 both carry cheddar. Ada takes the piece, so nothing protects the second one."""
    game = table("red-hat", "red-glasses", mice=[10, 23], cheeses="cheddar brie")
    play(game, Ada="slap red-hat 500")
    assert results(game) == [("Ada", "cheese")]
    play(game, Ben="slap red-glasses 500")
    assert results(game) == [("Ben", "mouse")]


@pytest.mark.parametrize("cheese", ["cheddar", "brie"])  # the mouse is protected, or it is not
def test_MG_11_a_mouse_that_nobody_slaps_goes_under_the_pile(cheese: str) -> None:
    game = table("red-hat", "red-cap", mice=[10, 27], cheeses=cheese)
    play(game)
    after = look(game)
    assert after.last is not None
    assert after.last.slaps == []
    assert (after.pile, after.cheese, after.cheese_pile, after.draw) == (32, cheese, 8, 44)
    assert game.scores == [0, 0]
    let_go(game, 30)
    play(game, Ben=f"slap {hand(game, 'Ben')[-1]} 500")  # the 32nd: wakes the table up
    flip(game)
    mouse = look(game).mouse
    assert mouse is not None
    assert mouse.id == 10


def test_MG_11_no_slap_after_the_time_limit() -> None:
    game = table("red-hat", "", mice=[10], header="time_limit: 3000")
    flip(game)
    assert look(game).time_limit == 3000
    assert refused(game, "Ada", "slap red-hat 3001") == "MG-11"
    assert refused(game, "Ben", "shout 3001") == "MG-11"
    assert refused(game, "Ada", "slap red-hat 0") == "MG-11"
    answer(game, Ada="slap red-hat 3000")
    assert results(game) == [("Ada", "mouse")]


def test_MG_11_the_usual_time_limit_is_ten_seconds() -> None:
    game = table("red-hat", "", mice=[10])
    flip(game)
    assert refused(game, "Ada", "slap red-hat 10001") == "MG-11"
    act(game, "Ada", "slap red-hat 10000")


def test_MG_11_only_slaps_and_shouts_take_a_time() -> None:
    game = table("red-hat", "", mice=[10])
    flip(game)
    for text in ("slap red-hat -5", "hold 5", "slap bonnet 500"):
        with pytest.raises(ninelives.UnreadableAction):
            act(game, "Ada", text)


@pytest.mark.parametrize("players", [2, 6])
def test_MG_11_a_whole_pass_without_a_slap_ends_the_game(players: int) -> None:
    game = table(*[""] * players)
    let_go(game, 31)
    assert not ended(game)
    play(game)
    assert ended(game)
    assert game.winners == list(range(players))
    assert "maus-asleep" in [event.id for event in game.events()]


def test_MG_11_any_slap_starts_the_pass_anew() -> None:
    game = table("blue-hat", "", mice=[10])
    let_go(game, 30)
    flip(game)
    answer(game, Ada=wrong(game, "Ada"))  # even a bad one; the pile still has 32 mice
    let_go(game, 31)
    assert not ended(game)
    play(game)
    assert ended(game)
    assert game.scores == [-1, 0]


def test_MG_11_a_pass_is_as_long_as_the_pile() -> None:
    """The mice 3, 16 and 31 carry roquefort. When only they are left, nobody wants them."""
    game = table("", "", cheeses="roquefort")
    catch(game, "Ada", 29)
    assert look(game).pile == 3
    let_go(game, 2)
    assert not ended(game)
    play(game)
    assert ended(game)
    assert game.scores == [29, 0]


def test_MG_11_a_single_mouse_is_a_pass() -> None:
    game = table("", "")
    empty_the_pile(game, left=1)
    assert not ended(game)
    play(game)
    assert ended(game)


def test_MG_12_who_received_a_mouse_turns_the_next() -> None:
    game = table("", "red-hat", "blue-hat", mice=[10])
    play(game, Ben="slap red-hat 500", Cleo="slap blue-hat 700")
    assert look(game).turner == 1
    assert game.actors == [1]
    assert refused(game, "Ada", "flip") == "MG-12"
    assert refused(game, "Cleo", "flip") == "MG-12"
    act(game, "Ben", "flip")


def test_MG_12_who_received_laundry_turns_the_next() -> None:
    game = table("red-hat", "blue-hat", "red-cap", mice=[10, 27])
    play(game, Ada="slap red-hat 900", Ben="slap blue-hat 500")
    assert game.actors == [1]
    flip(game)
    answer(game, Ada="shout 500", Cleo="shout 501")  # Ada still holds the red hat
    assert results(game) == [("Ada", "false-shout"), ("Cleo", "late")]
    assert game.actors == [0]


def test_MG_12_who_received_cheese_turns_the_next() -> None:
    game = table("", "", "red-hat", mice=[10], cheeses="cheddar")
    play(game, Cleo="slap red-hat 500")
    assert game.actors == [2]


def test_MG_12_of_two_the_one_with_the_visible_mouse_turns_the_next() -> None:
    game = table("", "red-hat", "red-hat", mice=[10])
    play(game, Ben="slap red-hat 505", Cleo="slap red-hat 500")
    assert results(game) == [("Cleo", "mouse"), ("Ben", "pile-mouse")]
    assert game.actors == [2]


def test_MG_12_if_nobody_slapped_the_same_player_turns_again() -> None:
    game = table("", "", "", start="Ben")
    let_go(game, 2)
    assert game.actors == [1]
