"""Cat in the Box: what bots believe and advise."""

from statistics import mean

from msgspec.structs import replace

import ninelives
from ninelives.bots import look
from ninelives.games.catbox.bot import LEVELS
from ninelives.games.catbox.hint import fact
from ninelives.games.catbox.state import COLOURS
from ninelives.games.catbox.view import Play
from tests.bots.test_beliefs import worlds
from tests.play import positions


def test_the_best_thinks_ahead() -> None:
    assert LEVELS[-1].tree


def test_who_predicts_many_tricks_is_believed_to_hold_high_numbers() -> None:
    believed = {}
    for tricks in (1, 3):
        game = ninelives.new("catbox", players=4, seed=2)
        while game.legal(game.actors[0])[0].startswith("aside"):
            game.act(game.actors[0], game.legal(game.actors[0])[0])
        predicting = game.actors[0]
        game.act(predicting, f"predict {tricks}")
        hands = [o.hand[predicting] for _, o in worlds(game, (predicting + 1) % 4, 300)]
        believed[tricks] = mean(sum(hand[6:]) for hand in hands)  # sevens and eights
    assert believed[3] > believed[1] + 1


def seen_in(
    best: str, other: str, led: str | None = None, table: str = "", own: str = "3 blue", trick: int = 1, won: int = 0
) -> str:
    """What speaks for the better of two cards, with `own` on the board, `table` in the trick and 2 tricks predicted."""
    view = look(next(positions("catbox", 4, seed=1)), 0).view
    view.seats[0] = replace(view.seats[0], prediction=2, tricks=won)
    cells: list[list[int | None]] = [[None] * 8 for _ in COLOURS]
    number, colour = own.split()
    cells[COLOURS.index(colour)][int(number) - 1] = 0
    plays = [Play(1, int(number), colour) for number, colour in (card.split() for card in table.split(", ") if card)]
    return fact(replace(view, phase="play", trick=trick, cells=cells, led=led, table=plays), best, other)


def test_CB_9_CB_10_CB_13_a_hint_tells_what_the_better_card_is_good_for() -> None:
    assert seen_in("1 green", "8 red", led="green", table="5 green") == "keeps"
    assert seen_in("4 blue", "8 green") == seen_in("3 red", "8 yellow") == "joins"
    assert seen_in("3 green", "8 green") == "hardly"  # above and below, not two rows away
    assert seen_in("8 green", "3 green") == "wins"
    assert seen_in("1 red", "8 green") == ""  # who knows
    assert seen_in("6 green", "4 green", led="green", table="5 green") == "wins"
    assert seen_in("4 green", "6 green", led="green", table="5 green") == "loses"
    assert seen_in("6 green", "5 green", led="green", table="1 green, 1 red") == ""
    assert seen_in("6 green", "7 green", led="green", table="5 green, 1 green") == "hardly"
    assert seen_in("6 green", "7 green", led="green", table="5 green, 1 green, 2 green") == ""  # both win


def test_CB_13_a_group_that_cannot_count_any_more_is_no_reason() -> None:
    assert seen_in("4 blue", "8 green", trick=7) == "joins"
    assert seen_in("4 blue", "8 green", trick=8) == ""  # one trick left, two needed
    assert seen_in("4 blue", "8 green", trick=8, won=2) == "joins"
    assert seen_in("4 blue", "8 green", trick=5, won=3) == ""


def test_a_hint_tells_that_a_card_to_set_aside_is_there_more_than_once() -> None:
    view = look(next(positions("catbox", 4, seed=1)), 0).view
    view.seats[0] = replace(view.seats[0], hand=[1, 1, 2, 3])
    assert fact(view, "aside 1", "aside 2") == "often"
    view.seats[0] = replace(view.seats[0], hand=[1, 1, 2, 3, 3, 3])
    assert fact(view, "aside 3", "aside 1") == "often"
    assert fact(view, "aside 1", "aside 2") == ""  # a reason for 3
    assert fact(view, "aside 2", "aside 3") == fact(view, "aside 2", "aside 1") == ""
