"""Felix, clause by clause: the set-up (FX-1 to FX-5), three players (FX-21, FX-22) and secrets (FX-20)."""

import pytest

import ninelives
from ninelives.games.felix.state import CARDS
from ninelives.games.kernel import HIDDEN, facts
from tests.games.felix.table import (
    ALL_MICE,
    all_pass,
    cats,
    face_up,
    last_round,
    look,
    on_cards,
    place,
    purses,
    refused,
    sack,
    say,
    table,
    told,
    won,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_FX_1_everybody_owns_the_same_ten_cards(players: int) -> None:
    game = ninelives.new("felix", players=players, seed=11)
    for seat in range(players):
        own = look(game, seat).seats[seat]
        assert own.hand is not None and own.removed is not None
        assert sorted([*own.hand, own.removed]) == sorted(CARDS)
        assert game.legal(seat) == [f"place {card}" for card in own.hand]
    all_pass(game)
    for seat in range(players):
        turned_up = [event["card"] for event in told(game, "felix-turn") if event["seat"] == seat]
        assert sorted([*turned_up, look(game).seats[seat].removed or ""]) == sorted(CARDS)


@pytest.mark.parametrize("cat", ["-8", "-5", "3", "5", "8", "11", "15"])
def test_FX_1_a_cat_counts_its_number_and_a_rabbit_nothing(cat: str) -> None:
    game = table(without="large-dog")
    sack(game, f"{cat} rabbit rabbit rabbit", "bid 1, pass, pass, pass")
    assert cats(game, 0) == int(cat)
    assert sorted(won(game, 0) or []) == sorted([cat, "rabbit", "rabbit", "rabbit"])


def test_FX_1_a_card_can_be_played_once_and_only_if_it_is_in_the_hand() -> None:
    game = table(without="8")
    refused(game, 0, "place 8", "FX-1")
    sack(game, "11 5 5 5", "bid 1, pass, pass, pass")
    refused(game, 0, "place 11", "FX-1")
    assert "place 11" in game.legal(1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_FX_2_one_card_of_each_player_leaves_and_only_its_owner_can_infer_it(players: int) -> None:
    game = ninelives.new("felix", players=players, seed=5, open_mice=True)
    gone = [look(game, seat).seats[seat].removed for seat in range(players)]
    assert None not in gone
    for viewer in (None, *range(players)):
        shown = [seat.removed for seat in look(game, viewer).seats]
        assert shown == [card if seat == viewer else None for seat, card in enumerate(gone)]
        known = facts(game.observation(viewer))  # bots are told no more than people
        assert [known.removed[seat] == HIDDEN for seat in range(players)] == [card is None for card in shown]
        assert [known.hand[seat] == HIDDEN for seat in range(players)] == [card is None for card in shown]
    for seat, card in enumerate(gone):
        refused(game, seat, f"place {card}", "FX-1")
    all_pass(game)
    assert [seat.removed for seat in look(game).seats] == gone  # the game is over, the box is opened


def test_FX_2_the_card_is_drawn_at_random_for_each_player() -> None:
    games = [ninelives.new("felix", players=4, seed=seed) for seed in range(40)]
    drawn = [tuple(look(game, seat).seats[seat].removed for seat in range(4)) for game in games]
    for seat in range(4):
        assert {cards[seat] for cards in drawn} == set(CARDS)
    assert not any(len(set(cards)) == 1 for cards in drawn)  # each player's own luck


@pytest.mark.parametrize(("players", "bank", "filling"), [(3, 21, 9), (4, 27, 12), (5, 33, 15)])
def test_FX_3_fifteen_mice_each_and_the_first_filling_comes_out_of_the_bank(
    players: int, bank: int, filling: int
) -> None:
    game = ninelives.new("felix", players=players, seed=3, open_mice=True)
    assert purses(game) == [15] * players
    assert sum(on_cards(game)) == filling
    assert look(game).bank == bank - filling
    assert 15 * players + bank == ALL_MICE[players]


@pytest.mark.parametrize(("players", "numbers"), [(3, [3, 6]), (4, [2, 4, 6]), (5, [2, 3, 4, 6])])
def test_FX_4_the_mouse_cards_in_play_ascend_and_hold_their_numbers(players: int, numbers: list[int]) -> None:
    game = ninelives.new("felix", players=players, seed=3)
    assert [card.value for card in look(game).mouse_cards] == numbers
    assert on_cards(game) == numbers


@pytest.mark.parametrize("players", [3, 4, 5])
def test_FX_5_anybody_can_be_the_first_start_player(players: int) -> None:
    starts = [look(ninelives.new("felix", players=players, seed=seed)).start for seed in range(30)]
    assert set(starts) == set(range(players))


def test_FX_5_the_start_player_opens_the_row_and_the_bidding() -> None:
    game = table(start="Cleo")
    assert [card.owner for card in look(game).row] == [2, 3, 0, 1]
    place(game, "3 3 3 3")
    assert game.actors == [2]


def test_FX_20_purses_and_won_cards_of_others_are_not_shown_while_the_game_runs() -> None:
    game = table(open_mice=False)
    sack(game, "11 5 rabbit -5", "bid 3, pass, pass, pass")
    own = look(game, 0).seats[0]
    assert (own.mice, own.cats, own.won) == (12, 11, ["-5", "rabbit", "5", "11"])
    for viewer in (None, 1, 2, 3):
        shown = look(game, viewer).seats
        hidden = [(seat.mice, seat.cats, seat.won) for n, seat in enumerate(shown) if n != viewer]
        assert hidden == [(None, None, None)] * len(hidden)
        assert look(game, viewer).scores is None


def test_FX_20_payments_are_public_and_bids_lie_open() -> None:
    game = table(open_mice=False)
    place(game, "11 5 rabbit -5")
    say(game, "bid 3, pass, bid 5, pass")
    assert [seat.bid for seat in look(game, 1).seats] == [3, 0, 5, 0]
    say(game, "pass")
    assert [(event["seat"], event["mice"]) for event in told(game, "felix-pass", 1)] == [
        (1, 2),
        (3, 4),
        (0, 6),
    ]
    assert last_round(game).winner == 2
    assert last_round(game).price == 5


def test_FX_20_the_option_open_mice_shows_purses_and_won_cards_but_no_hands() -> None:
    game = table(open_mice=True)
    sack(game, "11 5 rabbit -5", "bid 3, pass, pass, pass")
    for viewer in (None, 1, 2, 3):
        ada = look(game, viewer).seats[0]
        assert (ada.mice, ada.cats, ada.won) == (12, 11, ["-5", "rabbit", "5", "11"])
        assert (ada.hand, ada.removed, ada.cards) == (None, None, 8)


def test_FX_20_observations_remember_every_purse_and_nothing_is_hidden_after_the_end() -> None:
    game = table(open_mice=False)
    sack(game, "11 5 rabbit -5", "bid 3, pass, pass, pass")
    seen = facts(game.observation(2))
    assert seen.mice[:4] == [12, 17, 19, 21]
    assert seen.cats[:4] == [11, 0, 0, 0]
    all_pass(game)
    assert purses(game) == [14, 21, 25, 21]
    assert won(game, 0) == look(game).seats[0].won == ["-5", "rabbit", "5", "11"]
    assert [seat.hand for seat in look(game).seats] == [[], [], [], []]


def test_FX_21_the_passive_card_heads_a_row_of_four() -> None:
    game = table(3, start="Ben", stack="15")
    assert [card.owner for card in look(game).row] == [None, 1, 2, 0]
    for viewer in (None, 0, 1, 2):
        passive = look(game, viewer).row[0]
        assert (passive.placed, passive.up, passive.card) == (True, False, None)
    found = sack(game, "3 5 -5", "bid 2, pass, pass")  # Ben, Cleo, Ada
    assert (found.row, found.owners) == (["15", "3", "5", "-5"], [None, 1, 2, 0])
    assert won(game, 1) == ["-5", "3", "5", "15"]
    assert cats(game, 1) == 18


def test_FX_21_the_stack_is_nine_different_cards_one_a_round_in_random_order() -> None:
    stacks = []
    for seed in (1, 2):
        game = ninelives.new("felix", players=3, seed=seed)
        all_pass(game)
        stacks.append([event["card"] for event in told(game, "felix-turn-passive")])
        assert len(stacks[-1]) == 9
        assert len(set(stacks[-1])) == 9
    assert stacks[0] != stacks[1]
    assert all(sorted(stack, key=CARDS.index) != stack for stack in stacks)


def test_FX_21_which_card_left_the_passive_set_is_random() -> None:
    left = set()
    for seed in range(12):
        game = ninelives.new("felix", players=3, seed=seed)
        all_pass(game)
        left |= set(CARDS) - {event["card"] for event in told(game, "felix-turn-passive")}
    assert len(left) > 4


def test_FX_21_a_passive_dog_chases_like_any_other_and_the_next_card_follows_after_an_unsold_sack() -> None:
    game = table(3, stack="large-dog 11 small-dog")
    found = sack(game, "3 15 5", "bid 2, pass, pass")
    assert (found.dogs, found.chased) == ([0], 2)
    assert won(game, 0) == ["3", "5"]
    assert sack(game, "-8 -8 -8", "pass, pass, pass").row[0] == "11"
    assert sack(game, "-5 -5 15", "bid 1, pass, pass").row[0] == "small-dog"


def test_FX_22_the_passive_card_is_turned_up_after_the_third_card_and_before_the_first_bid() -> None:
    game = table(3, stack="11")
    game.act(0, "place 3")
    game.act(2, "place 15")
    assert face_up(game) == [None] * 4
    refused(game, 0, "bid 1", "FX-6")
    game.act(1, "place 5")
    assert face_up(game) == ["11", None, None, None]
    assert look(game, 2).row[3].card == "15"  # one's own card is no secret to oneself
    assert game.actors == [0]


def test_FX_22_the_first_pass_turns_up_the_start_players_card_and_the_second_both_others() -> None:
    game = table(3, start="Cleo", stack="11")
    place(game, "3 5 15")  # Cleo, Ada, Ben
    say(game, "bid 1, bid 2")
    assert face_up(game) == ["11", None, None, None]
    say(game, "pass")  # Ben, the third: yet it is the start player's card that is turned
    assert face_up(game) == ["11", "3", None, None]
    say(game, "pass")
    assert [event["card"] for event in told(game, "felix-turn")] == ["3", "5", "15"]
    assert [event["card"] for event in told(game, "felix-turn-passive")] == ["11"]
    assert won(game, 0) == ["3", "5", "11", "15"]


def test_FX_22_the_last_player_sees_all_four_cards_if_nobody_has_bid() -> None:
    game = table(3, stack="11")
    place(game, "3 5 15")
    say(game, "pass, pass")
    assert face_up(game) == ["11", "3", "5", "15"]
    assert game.legal(2) == ["pass", "bid 1"]
