"""Cat in the Box, clause by clause: playing cards, tricks and the end of a round (CB-7 to CB-12)."""

import pytest

import ninelives
from ninelives.games.catbox.view import Play
from tests.games.catbox.table import (
    COUNTS,
    PARADOX_OF_TWO,
    ROUNDS,
    begin,
    colours,
    hand,
    last_round,
    last_trick,
    look,
    owner,
    play,
    play_game,
    play_on,
    play_script,
    prepare,
    refused,
    scripted,
    told,
    trapped,
    tricks,
)

ALL = ["red", "blue", "yellow", "green"]


def test_CB_7_any_hand_card_in_any_colour_whose_cell_is_free() -> None:
    game = begin("6 | 1 1 1 2 2 2 3 3 3", "6 | 2 4 4 4 4 4 5 5 5", "6 | 1 1 2 3 3 5 5 6 6")
    assert game.legal(0) == [f"{number} {colour}" for number in (1, 2, 3) for colour in ("blue", "yellow", "green")]
    game.act(0, "2 blue")
    assert game.legal(1) == [f"{n} {colour}" for n in (2, 4, 5) for colour in ALL if (n, colour) != (2, "blue")]
    game.act(1, "5 yellow")  # Ben gives up blue, Cleo does not
    assert "5 blue" in game.legal(2)
    assert "5 yellow" not in game.legal(2)
    assert [game.legal(seat) for seat in (0, 1)] == [[], []]


def test_CB_7_the_card_leaves_the_hand_and_the_token_lies_on_the_cell() -> None:
    game = begin("6 | 2 2 3 3 4 4 5 5 6", "1 | 1", "1 | 1")
    assert owner(game, 5, "yellow") is None
    game.act(0, "5 yellow")
    assert hand(game, 0) == [2, 2, 3, 3, 4, 4, 5, 6]
    assert [look(game).seats[seat].cards for seat in range(3)] == [8, 9, 9]
    assert owner(game, 5, "yellow") == 0
    assert look(game).table == [Play(0, 5, "yellow")]
    assert told(game, "catbox-play") == [{"seat": 0, "number": 5, "colour": "yellow"}]


def test_CB_7_card_cell_and_x_token_are_needed() -> None:
    game = begin("6 | 1 1 2 2 3 3 4 4 5", "6 | 2 2 2 3 4 4 5 5 5", "6 | 1")
    play(game, "2 blue")
    refused(game, 1, "1 blue", "CB-7", "catbox-not-in-hand")
    refused(game, 1, "2 blue", "CB-7", "catbox-cell-taken")
    refused(game, 1, "aside 2", "CB-7", "catbox-play-now")
    refused(game, 1, "predict 1", "CB-7", "catbox-play-now")
    play(game, "2 yellow, 1 blue; 3 green")
    assert colours(game, 1) == ["red", "yellow", "green"]
    assert owner(game, 5, "blue") is None
    refused(game, 1, "5 blue", "CB-7", "catbox-colour-lost")
    assert not any(action.endswith("blue") for action in game.legal(1))
    game.act(1, "5 red")


def test_CB_8_the_first_colour_declared_is_led() -> None:
    game = begin("1 | 2", "1 | 3", "1 | 4")
    assert look(game).led is None
    for action in ("2 yellow", "3 red", "4 green"):
        play(game, action)
        assert look(game).led == (None if action == "4 green" else "yellow")
    assert (game.actors, look(game).leader) == ([1], 1)


def test_CB_8_nobody_leads_red_before_a_red_token_lies_on_the_board() -> None:
    game = begin("1 | 2 6", "1 | 6 3", "1 | 4 5")
    refused(game, 0, "2 red", "CB-8", "catbox-red-closed")
    assert not any(action.endswith("red") for action in game.legal(0))
    play(game, "2 blue, 6 blue, 4 yellow")
    refused(game, 1, "3 red", "CB-8", "catbox-red-closed")


def test_CB_8_a_follower_opens_red_for_every_later_leader() -> None:
    game = begin("1 | 2 5", "1 | 5 6 3", "1 | 4 3", start="Cleo")
    play(game, "4 blue")
    assert "2 red" in game.legal(0)
    play(game, "2 red, 5 yellow")
    assert "5 red" in game.legal(0)
    play(game, "5 green, 6 green, 3 green")
    assert "3 red" in game.legal(1)  # Ben has declared no red himself
    play(game, "3 red")
    assert look(game).led == "red"


def test_CB_8_red_is_closed_again_in_the_next_round() -> None:
    game = scripted(ROUNDS[3], ROUNDS[3])
    play_script(game, ROUNDS[3])
    prepare(game, aside="2 1 5", predict="1 1 3")
    refused(game, 1, "6 red", "CB-8", "catbox-red-closed")


def test_CB_8_red_may_be_led_when_all_other_cells_are_taken_or_blocked() -> None:
    game = scripted(ROUNDS[2])
    prepare(game, aside="2 1")
    play(game, ";".join(ROUNDS[2].tricks.split(";")[:5]))
    assert hand(game, 0) == [3, 3, 4, 5]
    assert game.legal(0) == ["3 green", "5 blue"]
    refused(game, 0, "4 red", "CB-8", "catbox-red-closed")  # the 4 has no other cell, but other cards have
    play(game, "3 green, 5 blue")
    assert hand(game, 0) == [3, 4, 5]
    assert game.legal(0) == ["3 red", "4 red", "5 red"]
    play(game, "3 red")
    assert look(game).led == "red"


def test_CB_8_red_may_be_led_when_the_only_other_cells_are_in_lost_colours() -> None:
    game = begin("5 | 1 2 3 3 3 4 5 5 5", "1 | 1 1 2 2 2 3 4 4 5", middle="4 4 1 2 3")
    play(game, "3 blue, 4 blue; 2 yellow, 3 yellow; 3 green, 2 blue; 5 blue, 1 blue; 1 yellow, 5 yellow")
    assert (game.actors, hand(game, 1), owner(game, 2, "green")) == ([1], [1, 2, 3, 4], None)
    assert colours(game, 1) == ["red", "blue", "yellow"]  # he did not follow 3 green
    assert game.legal(1) == ["1 red", "2 red", "3 red", "4 red"]
    play(game, "2 red, 2 green")  # Ada need not follow, but it costs her red
    assert colours(game, 0) == ["blue", "yellow", "green"]


def test_CB_9_not_to_follow_is_allowed_and_costs_the_led_colour() -> None:
    game = begin("1 | 2", "1 | 3 4", "1 | 3 4")
    play(game, "2 blue")
    assert "3 blue" in game.legal(1)
    play(game, "3 green, 3 blue")
    assert [colours(game, seat) for seat in range(3)] == [ALL, ["red", "yellow", "green"], ALL]
    assert told(game, "catbox-lose-colour") == [{"seat": 1, "colour": "blue"}]
    assert look(game, 0).seats[1].colours == ["red", "yellow", "green"]  # open to all


def test_CB_9_red_is_no_exception() -> None:
    game = begin("1 | 2 2", "1 | 3 6", "1 | 4 5")
    play(game, "2 green, 3 red, 4 green")
    assert colours(game, 1) == ["red", "blue", "yellow"]
    play(game, "6 red, 5 yellow, 2 red")  # red is led now
    assert [colours(game, seat) for seat in range(3)] == [ALL, ["red", "blue", "yellow"], ["blue", "yellow", "green"]]


def test_CB_9_a_lost_colour_stays_lost_and_cannot_be_lost_again() -> None:
    game = begin("1 | 6 5 3", "1 | 2 3 4", "1 | 1 2")
    play(game, "6 blue, 2 yellow, 1 blue; 5 blue, 3 yellow, 2 blue; 3 green")
    assert colours(game, 1) == ["red", "yellow", "green"]
    assert told(game, "catbox-lose-colour") == [{"seat": 1, "colour": "blue"}]
    assert owner(game, 4, "blue") is None
    refused(game, 1, "4 blue", "CB-7", "catbox-colour-lost")
    play(game, "4 green")
    assert colours(game, 1) == ["red", "yellow", "green"]


def test_CB_9_the_leader_loses_nothing() -> None:
    game = begin("1 | 6 5 4", "1 | 2 3 4", "1 | 3 2")
    play(game, "6 blue, 2 blue, 3 blue; 5 yellow, 3 yellow, 2 yellow; 4 green")
    assert [colours(game, seat) for seat in range(3)] == [ALL, ALL, ALL]


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("5 blue, 7 blue, 3 blue, 6 blue", 1),
        ("3 blue, 8 yellow, 7 green, 8 green", 0),  # only the led colour counts
        ("2 blue, 8 yellow, 3 blue, 8 green", 2),
        ("8 blue, 7 blue, 6 blue, 1 red", 3),  # red beats everything
        ("8 blue, 1 red, 2 red, 7 blue", 2),
        ("8 blue, 3 red, 2 red, 8 yellow", 1),
        ("7 blue, 1 red, 3 red, 8 blue; 5 red, 8 yellow, 6 red, 1 green", 0),  # Cleo led red, Ada's was higher
        ("7 blue, 1 red, 3 red, 8 blue; 5 red, 8 yellow, 2 yellow, 1 green", 2),
    ],
)
def test_CB_10_red_then_the_led_colour_then_the_highest_number(plays: str, winner: int) -> None:
    seats: list[list[str]] = [[], [], [], []]
    for n, action in enumerate(plays.replace(";", ",").split(",")):
        seats[n % 4 if n < 4 else (2 + n) % 4].append(action.split()[0])
    game = begin(*(f"4 | {' '.join(numbers)}" for numbers in seats))
    play(game, plays)
    assert last_trick(game).winner == winner
    assert told(game, "catbox-trick")[-1] == {"seat": winner}
    assert tricks(game)[winner] == (2 if ";" in plays and winner == 2 else 1)


@pytest.mark.parametrize("players", COUNTS)
def test_CB_10_play_goes_clockwise_and_the_winner_leads_the_next_trick(players: int) -> None:
    order = [(1 + k) % players for k in range(players)]
    numbers = dict(zip(order, (1, 5, 3, 2, 4), strict=False))
    hands = [f"{numbers[seat]} | {numbers[seat]}" for seat in range(players)]
    game = begin(*hands, start="Ben", middle="4 4 4" if players == 2 else "")
    for seat in order:
        assert (game.actors, look(game).leader, look(game).trick) == ([seat], 1, 1)
        refused(game, (seat + 1) % players, "1 blue", "CB-10", "not-your-turn")
        play(game, f"{numbers[seat]} blue")
    winner = order[1]  # the 5
    assert (game.actors, look(game).leader, look(game).trick) == ([winner], winner, 2)
    assert [card.seat for card in last_trick(game).plays] == order
    assert (look(game).table, last_trick(game).winner) == ([], winner)
    refused(game, 1, "1 yellow", "CB-10", "not-your-turn")


@pytest.mark.parametrize("players", COUNTS)
def test_CB_11_a_round_ends_when_everybody_has_one_card_left(players: int) -> None:
    full = 7 if players == 5 else 8
    game = scripted(ROUNDS[players])
    prepare(game, aside=" ".join(cards.split()[0] for cards in ROUNDS[players].hands), predict=ROUNDS[players].predict)
    for n, trick in enumerate(ROUNDS[players].tricks.split(";"), 1):
        assert (look(game).round, look(game).trick, look(game).tricks) == (1, n, full)
        play(game, trick)
    assert n == full
    assert (look(game).round, look(game).phase) == (2, "aside")
    assert (last_round(game).paradox, last_round(game).revealed) == (None, [])
    assert sum(last_round(game).tricks) == full
    assert told(game, "catbox-paradox") == []


@pytest.mark.parametrize(("players", "free"), [(2, 1), (3, 0), (4, 0), (5, 1)])
def test_CB_11_the_last_card_is_not_played_and_not_examined(players: int, free: int) -> None:
    game = play_game(*[ROUNDS[players]] * players)
    seen = look(game)
    assert [len(seat.hand or []) for seat in seen.seats] == [1] * players
    assert sum(cell is None for row in seen.cells for cell in row) == free
    # Most could not declare their last card any more: that is no paradox.
    stuck = [
        seat for seat in range(players) if all(owner(game, hand(game, seat)[0], colour) is not None for colour in ALL)
    ]
    assert len(stuck) >= 2
    assert last_round(game).paradox is None
    assert all(point > 0 for point in last_round(game).points)


def test_CB_12_a_follower_who_can_declare_nothing_ends_the_round_at_once() -> None:
    game = trapped()
    play(game, "1 green, 3 green, 7 green, 2 green")
    assert hand(game, 0) == [1, 1, 1, 2, 2, 2]
    assert colours(game, 0) == ["red", "green"]
    assert (look(game).round, game.actors) == (1, [3])  # Ada is stuck, but it is not her turn yet
    play(game, "8 green")
    done = last_round(game)
    assert (done.paradox, done.revealed) == (0, [1, 1, 1, 2, 2, 2])
    assert (done.round, look(game).round, look(game).phase, look(game).start) == (1, 2, "aside", 2)
    for viewer in (None, 0, 1, 2, 3):
        assert told(game, "catbox-paradox", viewer) == [{"seat": 0, "numbers": [1, 1, 1, 2, 2, 2]}]


def test_CB_12_the_trick_has_no_winner_but_its_tokens_stay() -> None:
    game = trapped()
    play(game, "1 green, 3 green, 7 green, 2 green; 8 green")
    assert last_trick(game).winner is None
    assert last_trick(game).plays == [Play(3, 8, "green")]
    assert last_round(game).tricks == [0, 1, 1, 1]
    red, blue, yellow, green = last_round(game).cells
    assert red == [0, 0, None, 2, None, None, 1, None]
    assert blue == [None, None, None, None, 3, None, None, 1]
    assert yellow == [None, None, None, None, None, 3, None, 2]
    assert green == [1, 0, 2, None, None, None, 3, 3]


def test_CB_12_a_leader_can_cause_a_paradox_too() -> None:
    game = trapped()
    play(game, "1 green, 3 yellow, 7 yellow, 2 green")  # Ada's 2 green wins the trick, and she has nothing to lead
    done = last_round(game)
    assert (done.paradox, done.revealed, done.tricks) == (0, [1, 1, 1, 2, 2, 2], [1, 1, 1, 0])
    assert (last_trick(game).winner, len(last_trick(game).plays)) == (0, 4)  # nobody has begun another one


def test_CB_12_the_trick_before_the_paradox_of_a_leader_is_told_with_its_winner() -> None:
    game = trapped()
    play(game, "1 green, 3 yellow, 7 yellow, 2 green")
    assert told(game, "catbox-trick") == [{"seat": 2}, {"seat": 1}, {"seat": 0}]


def test_CB_12_whoever_can_declare_something_must_and_nobody_chooses_a_paradox() -> None:
    game = trapped()
    play(game, "1 green, 3 green, 7 green")
    assert game.legal(0) == ["2 green"]
    refused(game, 0, "1 green", "CB-7", "catbox-cell-taken")
    refused(game, 0, "1 blue", "CB-7", "catbox-colour-lost")  # the cell is free, the colour is gone
    for text in ("paradox", "pass", ""):
        with pytest.raises(ninelives.UnreadableAction):
            game.act(0, text)
    assert look(game).round == 1


def test_CB_12_only_the_hand_of_the_causer_is_revealed() -> None:
    game = scripted(PARADOX_OF_TWO)
    play_script(game, PARADOX_OF_TWO)
    assert (last_round(game).paradox, last_round(game).revealed) == (1, [4, 5])
    for viewer in (None, 0, 1):
        seats = look(game, viewer).seats
        assert [seat.hand is not None for seat in seats] == [viewer == 0, viewer == 1]


def test_CB_12_a_paradox_in_the_last_round_ends_the_game() -> None:
    game = play_game(ROUNDS[2], PARADOX_OF_TWO)
    seen = look(game)
    assert (game.over, seen.phase, seen.round, seen.trick, seen.tricks) == (True, "end", 2, 8, 8)
    assert last_round(game).paradox == 0
    assert [seat.hand for seat in seen.seats] == [[4, 5], [5]]
    assert (seen.table, seen.led) == ([], None)
    assert owner(game, 3, "blue") == 1


def test_CB_12_a_new_round_follows_a_paradox_like_any_other() -> None:
    game = trapped()
    play(game, "1 green, 3 green, 7 green, 2 green; 8 green")
    assert all(cell is None for row in look(game).cells for cell in row)
    assert [seat.cards for seat in look(game).seats] == [10] * 4
    play_on(game, rounds=3)
    assert game.over
    assert look(game).start == 0  # Ben, Cleo, Dora, Ada
