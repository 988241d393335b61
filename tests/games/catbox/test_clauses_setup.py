"""Cat in the Box, clause by clause: cards, rounds, predictions and the board (CB-1 to CB-6)."""

from collections import Counter

import pytest

import ninelives
from ninelives.games.kernel import HIDDEN, facts
from tests.games.catbox.table import (
    COUNTS,
    DEALT,
    HIGHEST,
    POINTS,
    ROUNDS,
    begin,
    colours,
    hand,
    last_round,
    look,
    owner,
    play,
    play_on,
    play_script,
    prepare,
    refused,
    scripted,
    table,
    told,
)


@pytest.mark.parametrize("players", COUNTS)
def test_CB_1_five_copies_of_each_number_up_to_5_6_8_or_9(players: int) -> None:
    game = ninelives.new("catbox", players, seed=3)
    dealt = Counter(card for seat in range(players) for card in hand(game, seat))
    if players == 2:
        dealt.update(number + 1 for number in facts(game.states).middle)
    assert dealt == dict.fromkeys(range(1, HIGHEST[players] + 1), 5)


def test_CB_1_a_deal_by_hand_needs_five_copies_of_each_number() -> None:
    good = scripted(ROUNDS[3]).transcript()
    assert "deal 1 Ada: 2 1 2 2 3 3 4 5 6 6\n" in good
    for cards in ("1 1 2 2 3 3 4 5 6 6", "2 1 2 2 3 3 4 5 6 7", "2 1 2 2 3 3 4 5 6"):
        with pytest.raises(ninelives.BadTranscript):
            ninelives.load(good.replace("2 1 2 2 3 3 4 5 6 6", cards))


def test_CB_1_each_round_is_dealt_from_all_the_cards() -> None:
    game = ninelives.new("catbox", 3, seed=11)
    before = [hand(game, seat) for seat in range(3)]
    play_on(game)
    after = [hand(game, seat) for seat in range(3)]
    assert before != after
    assert Counter(card for cards in after for card in cards) == dict.fromkeys(range(1, 7), 5)


@pytest.mark.parametrize("players", COUNTS)
def test_CB_2_as_many_rounds_as_players_and_the_start_player_passes_to_the_left(players: int) -> None:
    game = scripted(ROUNDS[players], start="Ben")
    starts, rounds = [], []
    while not game.over:
        seen = look(game)
        starts.append(seen.start)
        rounds.append(seen.round)
        assert (seen.rounds, seen.leader, seen.phase) == (players, seen.start, "aside")
        play_on(game)
    assert starts == [(1 + n) % players for n in range(players)]
    assert rounds == list(range(1, players + 1))
    assert told(game, "catbox-round") == [
        {"round": n, "seat": seat} for n, seat in zip(rounds[1:], starts[1:], strict=True)
    ]


def test_CB_2_who_wins_the_last_trick_does_not_become_start_player() -> None:
    game = scripted(ROUNDS[3])
    play_script(game, ROUNDS[3])
    assert told(game, "catbox-trick")[-1] == {"seat": 2}
    assert (look(game).start, look(game).leader) == (1, 1)


@pytest.mark.parametrize("players", COUNTS)
def test_CB_2_the_first_start_player_is_random(players: int) -> None:
    starts = [look(ninelives.new("catbox", players, seed=seed)).start for seed in range(60)]
    assert set(starts) == set(range(players))


def test_CB_2_after_the_last_round_nothing_can_be_done() -> None:
    game = ninelives.new("catbox", 2, seed=5)
    play_on(game, rounds=2)
    assert (game.over, game.actors, look(game).phase, look(game).round) == (True, [], "end", 2)
    for action in ("aside 1", "1 blue"):
        refused(game, 0, action, "CB-2", "game-is-over")


@pytest.mark.parametrize("players", COUNTS)
def test_CB_3_ten_cards_each_and_nine_with_five_players(players: int) -> None:
    game = ninelives.new("catbox", players, seed=1)
    for seat in range(players):
        assert len(hand(game, seat)) == look(game).seats[seat].cards == {2: 10, 3: 10, 4: 10, 5: 9}[players]


def test_CB_3_one_card_each_is_set_aside_in_any_order() -> None:
    game = table("1 1 2 2 3 3 4 4 5 5", "5", "6", start="Ben")
    for seat, number, waiting in [(2, 6, [0, 1, 2]), (0, 1, [0, 1]), (1, 5, [1])]:
        assert (look(game).phase, game.actors) == ("aside", waiting)
        game.act(seat, f"aside {number}")
        assert len(hand(game, seat)) == look(game).seats[seat].cards == 9
    assert hand(game, 0) == [1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert (look(game).phase, game.actors) == ("predict", [1])


def test_CB_3_nobody_sets_aside_twice_or_a_card_that_is_not_in_hand() -> None:
    game = table("1 1 1 1 1 2 2 2 2 2", "3", "4")
    assert game.legal(0) == ["aside 1", "aside 2"]
    refused(game, 0, "aside 3", "CB-3", "catbox-not-in-hand")
    refused(game, 0, "aside 9", "CB-3", "catbox-not-in-hand")
    refused(game, 0, "predict 1", "CB-3", "catbox-aside-first")
    refused(game, 0, "1 blue", "CB-3", "catbox-aside-first")
    game.act(0, "aside 1")
    refused(game, 0, "aside 2", "CB-3", "not-your-turn")
    refused(game, 0, "predict 1", "CB-3", "not-your-turn")


def test_CB_3_the_card_set_aside_is_out_for_the_round() -> None:
    game = begin("6 | 1 1 2 2 3 3 4 4 5", "5 | 1 1 2 2 3 3 4 4 5", "5")
    assert hand(game, 0) == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    refused(game, 0, "6 blue", "CB-7", "catbox-not-in-hand")
    play(game, "1 blue, 5 blue")  # Ben's other 5 is still his to play
    assert 5 not in hand(game, 1)


@pytest.mark.parametrize("players", COUNTS)
def test_CB_3_a_card_set_aside_is_seen_by_its_owner_only(players: int) -> None:
    game = scripted(ROUNDS[players])
    prepare(game, aside=" ".join(cards.split()[0] for cards in ROUNDS[players].hands))
    mine = int(ROUNDS[players].hands[0].split()[0])
    for viewer in (None, *range(players)):
        seat = look(game, viewer).seats[0]
        assert (seat.aside, seat.hand is None) == ((mine, False) if viewer == 0 else (None, True))
        assert facts(game.observation(viewer)).aside[0] == (mine - 1 if viewer == 0 else HIDDEN)
    assert told(game, "catbox-aside", 1) == [{"seat": 1, "number": int(ROUNDS[players].hands[1].split()[0])}]
    assert {"seat": 0} in told(game, "catbox-aside-hidden", 1)


def test_CB_3_cards_set_aside_stay_hidden_when_the_round_is_over_and_are_shown_after_the_game() -> None:
    game = scripted(ROUNDS[2], ROUNDS[2])
    play_script(game, ROUNDS[2])
    assert [seat.aside for seat in look(game, 1).seats] == [None, None]
    play_script(game, ROUNDS[2])
    assert [seat.aside for seat in look(game).seats] == [1, 2]
    assert told(game, "catbox-aside") == []


@pytest.mark.parametrize(
    ("players", "allowed", "forbidden"),
    [(3, "1 3 4", "2"), (4, "1 2 3", "4"), (5, "1 2 3", "4")],
)
def test_CB_4_what_may_be_predicted(players: int, allowed: str, forbidden: str) -> None:
    game = scripted(ROUNDS[players])
    prepare(game, aside=" ".join(cards.split()[0] for cards in ROUNDS[players].hands))
    assert game.legal(0) == [f"predict {tricks}" for tricks in allowed.split()]
    refused(game, 0, f"predict {forbidden}", "CB-4", "catbox-bad-prediction")
    refused(game, 0, "3 blue", "CB-4", "catbox-predict-first")
    refused(game, 0, "aside 3", "CB-4", "catbox-predict-first")
    for tricks in ("0", "5"):
        refused(game, 0, f"predict {tricks}", "CB-4", "catbox-bad-prediction")
    with pytest.raises(ninelives.UnreadableAction):
        game.act(0, "predict one")
    for tricks in allowed.split():
        twin = game.copy()
        twin.act(0, f"predict {tricks}")
        assert look(twin).seats[0].prediction == int(tricks)


def test_CB_4_predictions_go_clockwise_from_the_start_player_and_are_public() -> None:
    game = table("1", "2", "3", "4", start="Cleo")
    prepare(game, aside="3 4 1 2")
    for seat in (2, 3, 0, 1):
        assert game.actors == [seat]
        refused(game, (seat + 1) % 4, "predict 1", "CB-4", "not-your-turn")
        game.act(seat, "predict 3")  # all may say the same
        assert look(game, 1).seats[seat].prediction == 3
    assert (look(game).phase, game.actors) == ("play", [2])
    assert told(game, "catbox-predict") == [{"seat": seat, "tricks": 3} for seat in (2, 3, 0, 1)]


def test_CB_4_two_players_predict_nothing() -> None:
    game = table("1", "2", start="Ben")
    prepare(game, aside="2 1")
    assert (look(game).phase, game.actors) == ("play", [1])
    refused(game, 1, "predict 1", "CB-7", "catbox-play-now")
    assert [seat.prediction for seat in look(game).seats] == [None, None]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_CB_5_a_cell_for_each_number_and_colour_in_ascending_order_by_default(players: int) -> None:
    seen = look(ninelives.new("catbox", players, seed=1))
    assert (seen.board, seen.columns) == ("white", list(range(1, HIGHEST[players] + 1)))
    assert [len(row) for row in seen.cells] == [HIGHEST[players]] * 4


@pytest.mark.parametrize(
    ("players", "columns"),
    [(2, "5 1 3 2 4"), (3, "5 1 3 6 2 4"), (4, "5 1 8 3 6 2 7 4"), (5, "5 1 8 3 6 9 2 7 4")],
)
def test_CB_5_the_purple_board_has_its_own_order(players: int, columns: str) -> None:
    game = scripted(ROUNDS[players], board="purple")
    seen = look(game)
    assert (seen.board, seen.columns) == ("purple", [int(number) for number in columns.split()])
    assert [len(row) for row in seen.cells] == [HIGHEST[players]] * 4
    if players == 2:
        assert seen.cells[3] == [-1, None, None, None, -1]  # CB-15: 5 green and 4 green
        assert seen.cells[2] == [-1, None, None, None, None]


def test_CB_5_no_other_board() -> None:
    with pytest.raises(ninelives.GameError):
        ninelives.new("catbox", 3, seed=1, board="green")


@pytest.mark.parametrize(("board", "five", "one", "two"), [("white", 4, 0, 1), ("purple", 0, 1, 4)])
def test_CB_5_rows_are_red_blue_yellow_green_and_columns_are_numbers(board: str, five: int, one: int, two: int) -> None:
    game = begin("3 | 2", "3 | 5", "3 | 1", board=board)
    play(game, "2 blue, 5 red, 1 green; 5 yellow")
    red, blue, yellow, green = look(game).cells
    assert (red[five], blue[two], yellow[five], green[one]) == (1, 0, 1, 2)
    assert sum(cell is not None for row in (red, blue, yellow, green) for cell in row) == 4


def test_CB_5_a_cell_takes_one_token() -> None:
    game = begin("2 | 6 6", "2 | 6 5", "2 | 6 6")
    play(game, "6 blue")
    refused(game, 1, "6 blue", "CB-7", "catbox-cell-taken")
    play(game, "5 blue, 6 yellow")
    refused(game, 0, "6 blue", "CB-7", "catbox-cell-taken")  # not even over one's own
    refused(game, 0, "6 yellow", "CB-7", "catbox-cell-taken")
    assert (owner(game, 6, "blue"), owner(game, 6, "yellow")) == (0, 2)


def test_CB_5_other_cells_are_neighbours_on_the_purple_board() -> None:
    white, purple = scripted(ROUNDS[5], board="white"), scripted(ROUNDS[5], board="purple")
    for game in (white, purple):
        play_script(game, ROUNDS[5])
    assert last_round(white).tricks == last_round(purple).tricks == [1, 1, 2, 1, 2]
    assert last_round(white).bonus == [3, 3, 5, 5, 0]
    assert last_round(purple).bonus == [6, 2, 3, 6, 0]
    assert last_round(white).points == POINTS[5]


@pytest.mark.parametrize("players", COUNTS)
def test_CB_6_everybody_starts_with_all_four_colours(players: int) -> None:
    game = ninelives.new("catbox", players, seed=2)
    assert all(seat.colours == ["red", "blue", "yellow", "green"] for seat in look(game).seats)
    assert len(game.legal(0)) == len(set(hand(game, 0)))


def test_CB_6_colours_tokens_and_board_are_back_in_the_next_round() -> None:
    game = scripted(ROUNDS[3])
    play_script(game, ROUNDS[3])
    assert len(told(game, "catbox-lose-colour")) == 4
    seen = look(game)
    for seat in range(3):
        assert colours(game, seat) == ["red", "blue", "yellow", "green"]
        assert (seen.seats[seat].tricks, seen.seats[seat].prediction) == (0, None)
        assert seen.seats[seat].cards == DEALT[3]
    assert all(cell is None for row in seen.cells for cell in row)
    assert all(cell is not None for row in last_round(game).cells for cell in row)
