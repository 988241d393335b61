"""Cat in the Box, clause by clause: points, the winner, two players and tokens (CB-13 to CB-16)."""

import pytest

import ninelives
from ninelives.games.game import Game
from ninelives.games.kernel import HIDDEN, facts
from tests.games.catbox.table import (
    COUNTS,
    PARADOX_OF_TWO,
    POINTS,
    ROUNDS,
    WALL,
    Script,
    begin,
    colours,
    hand,
    last_round,
    look,
    owner,
    play,
    play_game,
    play_script,
    prepare,
    refused,
    scripted,
    table,
    told,
    trapped,
)

# Two players. Five tricks for the start player, three for the other: 5 and 7 points.
FIVE_AND_THREE = Script(
    hands=("4 | 1 2 2 4 4 4 4 5 5", "1 | 1 1 1 2 2 2 3 5 5"),
    middle="3 3 3 5 3",
    tricks="""5 blue, 2 blue; 2 yellow, 5 yellow; 2 green, 1 green; 1 blue, 2 red;
    5 red, 3 red; 4 red, 1 red; 4 green, 5 green; 1 yellow, 4 yellow""",
)
# Three players. The second causes a paradox as leader, with the three tricks that were predicted.
PARADOX_OF_THREE = Script(
    hands=("1 | 1 1 2 3 4 4 5 6 6", "1 | 2 3 3 4 4 5 5 6 6", "2 | 1 2 2 3 3 4 5 5 6"),
    predict="3 3 1",
    tricks="""6 green, 4 red, 1 green; 5 red, 6 red, 3 red; 3 yellow, 6 yellow, 2 yellow; 2 red, 5 blue, 4 yellow;
    5 green, 6 blue, 3 green; 1 blue, 3 blue, 2 blue; 4 blue, 2 green, 1 yellow""",
)


def dora_ends_with(action: str, predict: str = "1 1 1 1") -> Game:
    """Dora has 5 blue, 6 yellow and 7 green, which touch at corners only, and one trick. She leads a last card."""
    game = trapped(predict)
    play(game, f"1 green, 3 green, 7 green, 2 green; {action}")
    assert last_round(game).paradox == 0
    return game


@pytest.mark.parametrize("players", COUNTS)
def test_CB_13_a_point_for_each_trick_and_the_group_if_the_prediction_is_met(players: int) -> None:
    game = scripted(ROUNDS[players], board="white")
    play_script(game, ROUNDS[players])
    done = last_round(game)
    won, bonus = {
        2: ([4, 4], [7, 5]),
        3: ([4, 1, 3], [0, 7, 7]),
        4: ([3, 2, 2, 1], [7, 3, 0, 4]),
        5: ([1, 1, 2, 1, 2], [3, 3, 5, 5, 0]),
    }[players]
    assert (done.tricks, done.bonus) == (won, bonus)
    assert done.points == [t + b for t, b in zip(won, bonus, strict=True)]
    assert [seat.points for seat in look(game).seats] == [[points] for points in done.points]
    assert told(game, "catbox-points") == [
        {"seat": seat, "points": t + b, "tricks": t, "bonus": b}
        for seat, (t, b) in enumerate(zip(won, bonus, strict=True))
    ]


@pytest.mark.parametrize(("prediction", "points"), [(1, 1 + 2), (2, 1), (3, 1)])
def test_CB_13_the_prediction_must_be_exact(prediction: int, points: int) -> None:
    game = dora_ends_with("8 green", f"1 1 1 {prediction}")
    assert last_round(game).predictions == [1, 1, 1, prediction]
    assert last_round(game).points[3] == points
    assert last_round(game).bonus[3] == points - 1


def test_CB_13_more_tricks_than_predicted_bring_their_points_only() -> None:
    game = scripted(ROUNDS[3])
    play_script(game, ROUNDS[3])
    done = last_round(game)
    assert (done.predictions[0], done.tricks[0], done.bonus[0], done.points[0]) == (1, 4, 0, 4)


@pytest.mark.parametrize(
    ("last", "group"),
    [
        ("3 red", 1),  # 5 blue, 6 yellow and 7 green touch at corners, which does not count
        ("4 yellow", 1),
        ("4 blue", 2),
        ("8 green", 2),  # the largest group, not the sum of groups
        ("6 blue", 3),  # joins 5 blue and 6 yellow
        ("5 yellow", 3),
        ("7 yellow", 3),
        ("6 green", 3),
    ],
)
def test_CB_13_the_largest_group_of_tokens_that_share_an_edge(last: str, group: int) -> None:
    game = dora_ends_with(last)
    assert (last_round(game).bonus[3], last_round(game).points[3]) == (group, 1 + group)


@pytest.mark.parametrize(
    ("board", "last", "group"),
    [("white", "8 green", 2), ("white", "6 green", 1), ("purple", "8 green", 1), ("purple", "6 green", 2)],
)
def test_CB_13_neighbours_are_those_of_the_board_and_rows_end_at_its_edge(board: str, last: str, group: int) -> None:
    """Dora has 1 blue, 9 red and 9 green and leads a last card. Ada is trapped as in `trapped`."""
    hands = ["3 | 1 1 1 1 2 2 2 2", "3 | 2 7 8", "3 | 6 7 7", "3 | 1 6 8 9 9", "3 | 5 5 8 9"]
    game = begin(*hands, start="Ben", board=board, predict="1 1 2 1 1")
    play(game, "8 blue, 7 blue, 1 blue, 5 red, 1 red; 8 yellow, 2 red, 7 yellow, 6 yellow, 9 red")
    play(game, f"9 green, 5 green, 1 green, 2 green, 7 green; {last}, 9 yellow")
    assert last_round(game).paradox == 0
    assert (last_round(game).tricks[3], last_round(game).bonus[3]) == (2, group)


def test_CB_13_tokens_of_others_do_not_join_groups() -> None:
    """On a full board Dora's eight tokens are a group of four, one of three and a single one."""
    game = scripted(ROUNDS[4])
    play_script(game, ROUNDS[4])
    mine = [[number for number, seat in enumerate(row, 1) if seat == 3] for row in last_round(game).cells]
    assert mine == [[3, 4], [3, 4], [2, 8], [1, 2]]
    assert last_round(game).bonus[3] == 4


def test_CB_13_the_causer_of_a_paradox_loses_a_point_for_each_trick() -> None:
    game = scripted(PARADOX_OF_THREE)
    play_script(game, PARADOX_OF_THREE)
    done = last_round(game)
    assert (done.paradox, done.predictions, done.tricks) == (1, [3, 3, 1], [3, 3, 1])
    assert done.bonus == [3, 0, 5]  # met, but no bonus for the causer
    assert done.points == [6, -3, 6]
    assert look(game).seats[1].total == -3


@pytest.mark.parametrize("prediction", [1, 2, 3])
def test_CB_13_a_paradox_costs_the_same_whatever_was_predicted(prediction: int) -> None:
    game = trapped(f"{prediction} 1 1 1")
    play(game, "1 green, 3 yellow, 7 yellow, 2 green")
    done = last_round(game)
    assert (done.paradox, done.tricks[0], done.bonus[0], done.points[0]) == (0, 1, 0, -1)


def test_CB_13_a_causer_without_tricks_scores_nothing() -> None:
    game = dora_ends_with("8 green")
    assert (last_round(game).tricks[0], last_round(game).points[0]) == (0, 0)


def test_CB_13_the_others_score_normally_and_the_broken_trick_counts_for_nobody() -> None:
    """Dora leads 8 green, the best card of the trick; with it she would have had two tricks."""
    assert last_round(dora_ends_with("8 green", "1 1 1 2")).points == [0, 2, 2, 1]
    assert last_round(dora_ends_with("8 green", "1 1 2 1")).points == [0, 2, 1, 3]


@pytest.mark.parametrize("players", COUNTS)
def test_CB_14_a_tie_goes_to_the_higher_score_in_the_last_round(players: int) -> None:
    """The same round again and again, each time one seat further: in the end all totals are equal."""
    for start in ("Ada", "Ben"):
        game = play_game(*[ROUNDS[players]] * players, start=start)
        last = last_round(game).points
        assert sorted(last) == sorted(POINTS[players])
        assert game.scores == [sum(POINTS[players])] * players
        assert game.winners == [last.index(max(last))]
        assert game.places == [1 + sum(other > mine for other in last) for mine in last]
        assert (look(game).scores, look(game).winners) == (game.scores, game.winners)


def test_CB_14_still_tied_the_win_is_shared() -> None:
    game = play_game(WALL, WALL)
    assert [seat.points for seat in look(game).seats] == [[9, 9], [9, 9]]
    assert (game.scores, game.winners, game.places) == ([18, 18], [0, 1], [1, 1])


def test_CB_14_the_highest_total_wins_whatever_the_last_round_brought() -> None:
    game = play_game(PARADOX_OF_TWO, ROUNDS[2])
    assert [seat.points for seat in look(game).seats] == [[10, 9], [-3, 11]]
    assert (game.scores, game.winners, game.places) == ([19, 8], [0], [1, 2])
    assert game.events()[-1].args == {"seats": [0], "count": 1}


def test_CB_14_nobody_has_won_before_the_end() -> None:
    game = scripted(WALL, WALL)
    play_script(game, WALL)
    assert (game.over, game.winners, look(game).winners, look(game).scores) == (False, [], [], None)
    assert game.scores == [9, 9]


@pytest.mark.parametrize(
    ("middle", "blocked"),
    [
        ("1 3 5", ["1 green", "3 green", "5 green"]),
        ("4 4 1", ["4 green", "4 yellow", "1 green"]),
        ("5 4 5", ["5 green", "5 yellow", "4 green"]),
        ("1 2 2", ["1 green", "2 green", "2 yellow"]),
        ("3 3 3", ["3 green", "3 yellow", "3 blue"]),
    ],
)
def test_CB_15_three_cards_block_green_then_yellow_then_blue(middle: str, blocked: list[str]) -> None:
    game = table("2 3 4", "2 3 4", middle=middle)
    cells = {
        f"{number} {colour}": owner(game, number, colour)
        for number in range(1, 6)
        for colour in ("red", "blue", "yellow", "green")
    }
    assert {cell for cell, who in cells.items() if who == -1} == set(blocked)
    assert {cell for cell, who in cells.items() if who is None} == set(cells) - set(blocked)
    assert (look(game).phase, look(game).middle) == ("aside", [int(number) for number in middle.split()])


def test_CB_15_each_round_has_its_own_middle() -> None:
    game = scripted(WALL, ROUNDS[2])
    assert owner(game, 2, "blue") == -1
    play_script(game, WALL)
    assert look(game).middle == [5, 4, 5]
    assert [owner(game, 2, "blue"), owner(game, 5, "yellow"), owner(game, 5, "blue")] == [None, -1, None]
    assert [row[1] for row in last_round(game).cells] == [1, -1, -1, -1]
    assert told(game, "catbox-middle") == [{"numbers": [5, 4, 5]}]


def test_CB_15_nobody_declares_a_blocked_cell() -> None:
    game = begin("1 | 3 4 5", "1 | 3 4 5", middle="3 3 3 5 5")
    for colour in ("blue", "yellow", "green"):
        refused(game, 0, f"3 {colour}", "CB-7", "catbox-cell-taken")
    play(game, "4 blue")
    refused(game, 1, "3 green", "CB-7", "catbox-cell-taken")
    play(game, "3 red")  # all that is left of the 3


def test_CB_15_blocked_cells_do_not_open_red() -> None:
    game = begin("1 | 3 4 5", "1 | 3 4 5", middle="3 3 3 5 5")
    refused(game, 0, "3 red", "CB-8", "catbox-red-closed")
    refused(game, 0, "4 red", "CB-8", "catbox-red-closed")


def test_CB_15_the_other_two_cards_stay_hidden() -> None:
    game = scripted(ROUNDS[2], ROUNDS[2])
    for viewer in (None, 0, 1):
        assert look(game, viewer).middle == [5, 4, 5]
        assert facts(game.observation(viewer)).middle == [4, 3, 4, HIDDEN, HIDDEN]
    assert game.opening(0)[-1].args == {"numbers": [5, 4, 5]}
    play_script(game, ROUNDS[2])
    assert facts(game.observation(0)).last_middle == [4, 3, 4, HIDDEN, HIDDEN]


def test_CB_15_three_and_more_players_have_no_middle() -> None:
    for players in (3, 4, 5):
        game = ninelives.new("catbox", players, seed=1)
        assert look(game).middle == []
        assert all(cell is None for row in look(game).cells for cell in row)


def test_CB_15_at_most_four_tricks_bring_the_bonus() -> None:
    game = play_game(ROUNDS[2], FIVE_AND_THREE)
    done = last_round(game)
    assert (done.tricks, done.predictions) == ([3, 5], [None, None])
    assert (done.bonus, done.points) == ([4, 0], [7, 5])
    assert look(game).seats[0].points == [4 + 7, 3 + 4]
    assert look(game).seats[1].points == [4 + 5, 5]


def test_CB_15_blocked_cells_do_not_join_groups() -> None:
    """Ada's 1 yellow and 3 yellow lie left and right of the blocked 2 yellow."""
    game = scripted(WALL)
    play_script(game, WALL)
    assert last_round(game).cells[2] == [0, -1, 0, 0, 1]
    assert last_round(game).bonus == [5, 5]


def test_CB_15_no_bonus_for_the_causer_of_a_paradox() -> None:
    game = scripted(PARADOX_OF_TWO)
    play_script(game, PARADOX_OF_TWO)
    done = last_round(game)
    assert (done.paradox, done.tricks) == (1, [4, 3])
    assert (done.bonus, done.points) == ([6, 0], [10, -3])


def test_CB_16_tokens_do_not_run_out() -> None:
    """Four X tokens, a prediction and seven tokens on the board make twelve, all that the box holds. Cleo plays on."""
    game = scripted(ROUNDS[3])
    prepare(game, aside="2 1 5", predict="1 1 3")
    play(game, ROUNDS[3].tricks.rpartition(",")[0])
    on_board = sum(cell == 2 for row in look(game).cells for cell in row)
    assert on_board + len(colours(game, 2)) + 1 == 12
    assert (hand(game, 2), game.legal(2)) == ([4, 4], ["4 green"])
    play(game, "4 green")
    assert sum(cell == 2 for row in last_round(game).cells for cell in row) == 8
    assert last_round(game).paradox is None
