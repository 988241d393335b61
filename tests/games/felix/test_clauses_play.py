"""Felix, clause by clause: a round from the first card to the sale (FX-6 to FX-13)."""

import pytest

from tests.games.felix.table import (
    act,
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


def test_FX_6_the_row_runs_clockwise_from_the_start_player_in_whatever_order_cards_come() -> None:
    game = table(start="Dora")
    for seat, card in [(1, "5"), (3, "15"), (2, "rabbit")]:
        assert seat in game.actors
        game.act(seat, f"place {card}")
        assert seat not in game.actors
    game.act(0, "place 3")
    assert [card.owner for card in look(game).row] == [3, 0, 1, 2]
    say(game, "bid 1, pass, pass, pass")
    assert last_round(game).row == ["15", "3", "5", "rabbit"]


def test_FX_6_a_card_lies_face_down_and_only_its_owner_knows_it() -> None:
    game = table()
    game.act(1, "place 15")
    assert look(game, 0).actors == [0, 2, 3]
    for viewer in (None, 0, 1, 2, 3):
        ben = look(game, viewer).row[1]
        assert (ben.owner, ben.placed, ben.up) == (1, True, False)
        assert ben.card == ("15" if viewer == 1 else None)
        assert look(game, viewer).seats[1].cards == 8
    assert told(game, "felix-place", 0) == []
    assert told(game, "felix-place-hidden", 0) == [{"seat": 1}]
    assert told(game, "felix-place", 1) == [{"seat": 1, "card": "15"}]


def test_FX_6_one_card_each_and_no_bid_before_all_cards_lie() -> None:
    game = table()
    refused(game, 0, "pass", "FX-6")
    refused(game, 0, "bid 1", "FX-6")
    game.act(0, "place 3")
    refused(game, 0, "place 5", "FX-6")
    refused(game, 0, "bid 1", "FX-6")
    for seat in (1, 2, 3):
        game.act(seat, "place 3")
    refused(game, 0, "place 5", "FX-6")
    assert game.legal(0)[:2] == ["pass", "bid 1"]


@pytest.mark.parametrize("players", [4, 5])
def test_FX_7_only_the_start_players_card_is_turned_up_before_the_bidding(players: int) -> None:
    game = table(players, start="Ben")
    for seat in range(players):
        assert face_up(game) == [None] * players
        game.act(seat, f"place {('3', '11', '5', '5', '5')[seat]}")
    assert face_up(game) == ["11"] + [None] * (players - 1)
    assert [card.up for card in look(game).row] == [True] + [False] * (players - 1)
    assert (look(game).phase, game.actors) == ("bid", [1])


def test_FX_8_the_start_player_bids_up_to_all_the_mice_or_passes() -> None:
    game = table(start="Cleo")
    place(game, "3 3 3 3")
    assert game.legal(2) == ["pass", *(f"bid {mice}" for mice in range(1, 16))]
    refused(game, 2, "bid 16", "FX-8")
    refused(game, 3, "bid 1", "FX-8")
    refused(game, 3, "pass", "FX-8")
    refused(game, 2, "bid 0", "FX-8")
    assert game.actors == [2]


def test_FX_8_clockwise_each_player_bids_more_than_the_highest_bid_or_passes() -> None:
    game = table(start="Cleo")
    place(game, "3 3 3 3")
    say(game, "bid 4")
    assert game.actors == [3]
    refused(game, 3, "bid 3", "FX-8")
    refused(game, 3, "bid 4", "FX-8")
    say(game, "bid 5, pass, bid 6")  # Dora, Ada out, Ben
    assert game.actors == [2]
    refused(game, 2, "bid 6", "FX-8")
    say(game, "bid 7, bid 8")
    assert game.actors == [1]  # Ada is out and is not asked again
    assert look(game).high == 8
    assert [seat.bid for seat in look(game).seats] == [0, 6, 7, 8]


def test_FX_8_a_raise_replaces_the_own_bid() -> None:
    game = table()
    place(game, "3 3 3 3")
    say(game, "bid 8, bid 9, pass, pass")
    assert game.legal(0) == ["pass", *(f"bid {mice}" for mice in range(10, 16))]
    say(game, "bid 15, pass")  # 8 and 15 would be more than Ada owns
    assert last_round(game).price == 15
    assert purses(game) == [0, 21, 17, 19]


def test_FX_8_with_no_more_mice_than_the_highest_bid_a_player_can_only_pass() -> None:
    game = table()
    place(game, "3 3 3 3")
    say(game, "bid 14")
    assert game.legal(1) == ["pass", "bid 15"]
    say(game, "bid 15")
    assert game.legal(2) == ["pass"]
    refused(game, 2, "bid 16", "FX-8")
    refused(game, 2, "bid 15", "FX-8")


def test_FX_8_mice_won_by_passing_can_be_bid_and_mice_paid_cannot() -> None:
    game = table()
    sack(game, "3 3 3 3", "bid 5, pass, pass, pass")
    place(game, "5 5 5 5")
    assert game.legal(0)[-1] == "bid 10"
    say(game, "bid 1")
    assert game.legal(1)[-1] == "bid 17"
    say(game, "pass")
    assert game.legal(2)[-1] == "bid 19"


@pytest.mark.parametrize(
    ("players", "purses_after"), [(3, [14, 18, 21]), (4, [14, 17, 19, 21]), (5, [14, 17, 18, 19, 21])]
)
def test_FX_9_passers_take_the_mouse_cards_from_the_lowest_up(players: int, purses_after: list[int]) -> None:
    game = table(players)
    place(game, " ".join(["3"] * players))
    say(game, "bid 1")
    numbers = on_cards(game)
    for passes in range(players - 2):
        say(game, "pass")
        assert on_cards(game) == [0] * (passes + 1) + numbers[passes + 1 :]
    say(game, "pass")
    assert purses(game) == purses_after


def test_FX_9_the_order_of_passing_counts_and_the_bid_is_taken_back() -> None:
    game = table()
    place(game, "3 3 3 3")
    say(game, "bid 2, bid 3, bid 4, pass, bid 5, bid 6, pass, pass")  # Dora, then Cleo, then Ada
    assert purses(game) == [21, 9, 19, 17]
    game = table()
    place(game, "3 3 3 3")
    say(game, "bid 6, bid 7, bid 8, bid 9, pass")
    ada = look(game).seats[0]
    assert (ada.mice, ada.bid, ada.passed) == (17, 0, True)  # the 6 come back, and 2 with them


def test_FX_9_whoever_has_passed_is_out_of_this_round_and_only_of_this_one() -> None:
    game = table()
    place(game, "3 3 3 3")
    say(game, "pass, bid 1")
    refused(game, 0, "bid 5", "FX-8")
    refused(game, 0, "pass", "FX-8")
    say(game, "bid 2, bid 3")
    assert game.actors == [1]
    say(game, "pass, pass")
    assert [seat.passed for seat in look(game).seats] == [False] * 4
    place(game, "5 5 5 5")
    say(game, "pass")
    assert game.actors == [0]


def test_FX_9_the_last_passer_of_an_unwanted_sack_finds_no_mouse_card() -> None:
    game = table(5)
    sack(game, "-8 -8 -8 -8 -8", "pass, pass, pass, pass, pass")
    assert purses(game) == [17, 18, 19, 21, 15]
    assert [event["mice"] for event in told(game, "felix-pass")] == [2, 3, 4, 6, 0]


@pytest.mark.parametrize("players", [4, 5])
def test_FX_10_each_pass_turns_up_the_next_card_from_the_left(players: int) -> None:
    cards = ["11", "3", "-5", "15", "5"][:players]
    game = table(players, start="Ben")
    place(game, " ".join(cards))
    say(game, "bid 1, bid 2, bid 3")
    assert face_up(game) == [cards[0]] + [None] * (players - 1)  # a bid turns up nothing
    for up in range(2, players):
        say(game, "pass")
        assert face_up(game) == cards[:up] + [None] * (players - up)
    say(game, "pass")
    assert [event["card"] for event in told(game, "felix-turn")] == cards
    assert last_round(game).row == cards


def test_FX_11_the_last_player_in_pays_the_bank_takes_the_row_and_starts_the_next_round() -> None:
    game = table(5, start="Ben")
    assert look(game).bank == 18
    found = sack(game, "11 3 -5 15 5", "pass, bid 2, bid 4, pass, pass, pass")  # Dora stays in
    assert (found.winner, found.price) == (3, 4)
    assert purses(game) == [19, 17, 21, 11, 18]
    assert look(game).bank == 18 + 4 - 15
    assert (won(game, 3), cats(game, 3)) == (["-5", "3", "5", "11", "15"], 29)
    assert look(game).start == 3
    assert [card.owner for card in look(game).row] == [3, 4, 0, 1, 2]
    place(game, "15 3 3 3 5")
    assert face_up(game) == ["15", None, None, None, None]
    assert game.actors == [3]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_FX_12_if_all_others_pass_without_a_bid_the_last_may_buy_for_exactly_one_mouse(players: int) -> None:
    game = table(players, start="Ben", stack="3")
    place(game, " ".join(["15", "11", "-5", "5", "3"][:players]))
    say(game, ", ".join(["pass"] * (players - 1)))
    assert None not in face_up(game)
    assert game.actors == [0]
    assert game.legal(0) == ["pass", "bid 1"]
    refused(game, 0, "bid 2", "FX-12")
    refused(game, 0, "bid 15", "FX-12")
    say(game, "bid 1")
    assert (last_round(game).winner, last_round(game).price) == (0, 1)
    assert purses(game)[0] == 14
    assert look(game).start == 0


def test_FX_12_a_single_bid_is_enough_and_its_owner_has_no_second_choice() -> None:
    game = table()
    place(game, "-8 -8 -8 -8")
    say(game, "pass, pass, bid 7, pass")
    assert (last_round(game).winner, last_round(game).price) == (2, 7)
    assert cats(game, 2) == -32
    place(game, "-5 -5 -5 -5")
    say(game, "bid 2, bid 3, pass, pass, pass")  # a bid taken back counts too
    assert (last_round(game).winner, last_round(game).price) == (3, 3)


def test_FX_12_without_a_mouse_the_last_player_can_only_pass() -> None:
    game = table()
    sack(game, "3 3 3 3", "bid 12, pass, pass, bid 13, pass")  # Dora has 2 left
    sack(game, "5 5 5 5", "pass, bid 1, pass, pass")  # and takes 2
    sack(game, "11 11 11 11", "bid 1, pass, pass, bid 4, pass")  # and pays 4
    sack(game, "small-dog small-dog small-dog small-dog", "pass, bid 1, pass, pass")  # no mice lie there (FX-18)
    assert (purses(game)[3], look(game).start, on_cards(game)) == (0, 0, [0, 0, 0])
    place(game, "-8 -5 rabbit 15")
    say(game, "pass, pass, pass")
    assert face_up(game) == ["-8", "-5", "rabbit", "15"]
    assert game.legal(3) == ["pass"]
    refused(game, 3, "bid 1", "FX-8")
    say(game, "pass")
    assert (last_round(game).winner, purses(game)[3]) == (None, 0)


def test_FX_13_an_unwanted_row_leaves_the_game_and_the_start_player_stays() -> None:
    game = table(start="Cleo")
    found = sack(game, "15 11 large-dog 3", "pass, pass, pass, pass")
    assert (found.winner, found.price, found.dogs, found.chased) == (None, 0, [2], None)
    assert [cats(game, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [won(game, seat) for seat in range(4)] == [[], [], [], []]
    assert len(told(game, "felix-unsold")) == 1
    assert told(game, "felix-sold") == told(game, "felix-chase") == []
    assert (look(game).round, look(game).start) == (2, 2)
    assert [card.owner for card in look(game).row] == [2, 3, 0, 1]
    refused(game, 2, "place 15", "FX-1")


@pytest.mark.parametrize(("players", "bank", "numbers"), [(3, 12, [3, 6]), (4, 15, [2, 4, 6]), (5, 18, [2, 3, 4, 6])])
def test_FX_13_only_the_next_round_is_dry_even_if_the_bank_could_pay(
    players: int, bank: int, numbers: list[int]
) -> None:
    game = table(players)
    everybody = ", ".join(["pass"] * players)
    sack(game, " ".join(["-8"] * players), everybody)
    assert (look(game).bank, on_cards(game)) == (bank, [0] * (players - 1))
    before = purses(game)
    sack(game, " ".join(["3"] * players), everybody.replace("pass", "bid 2", 1))
    assert purses(game) == [17 + (players == 3) - 2, *before[1:]]  # the passers find nothing
    assert (look(game).bank, on_cards(game)) == (bank + 2 - sum(numbers), numbers)


def test_FX_13_a_second_unwanted_sack_makes_another_dry_round() -> None:
    game = table()
    sack(game, "-8 -8 -8 -8", "pass, pass, pass, pass")
    sack(game, "-5 -5 -5 -5", "pass, pass, pass, pass")
    assert purses(game) == [17, 19, 21, 15]
    assert (look(game).bank, on_cards(game)) == (15, [0, 0, 0])
    act(game, 0, "place 3")
    assert told(game, "felix-dry") == [{}, {}]


def test_FX_13_an_unwanted_sack_counts_as_one_of_the_nine() -> None:
    game = table()
    all_pass(game)
    assert len(game.log) == 9 * 8
    assert len(told(game, "felix-unsold")) == 9
    assert game.over
    assert game.scores == [17, 19, 21, 15]
