"""Hints: legal, in words, and never against their own numbers."""

import numpy as np
import pytest
from msgspec.structs import replace

from ninelives.bots import look
from ninelives.bots.felix import judge_sack
from ninelives.bots.hint import fact, hint, speaks_for
from ninelives.games.catbox.state import COLOURS
from ninelives.games.catbox.view import Play
from ninelives.games.felix.state import BID, CARDS
from ninelives.games.game import Game
from ninelives.text import LANGUAGES, catalogue
from tests.play import TABLES, positions


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_advice_is_legal_can_be_said_and_agrees_with_itself(name: str, players: int) -> None:
    for n, game in enumerate(positions(name, players, seed=players)):
        if n % 9 or game.over:
            continue
        seat = game.actors[0]
        advice = hint(look(game, seat))
        assert advice.hints[0].action in game.legal(seat)
        assert advice.reason.args.get("gain", 1) > 0
        assert advice.reason.args.get("win", 1) > advice.reason.args.get("less", 0)
        for language in LANGUAGES:
            assert catalogue(language).say(advice.reason, game.names)


def sack(cards: str, edition: str) -> float:
    """What a row that is wholly up is said to be worth."""
    game: Game = next(positions("felix", 4, seed=1)).copy()
    states = game.states.copy()
    states["edition"] = ["en", "fr"].index(edition)
    states["phase"], states["up"] = BID, 4
    states["row"][0, 0, :4] = [CARDS.index(card) for card in cards.split()]
    value, _ = judge_sack(states, 0)
    return float(np.round(value, 6))


def test_FX_15_FX_16_a_known_sack_is_worth_what_the_rules_make_of_it() -> None:
    assert sack("large-dog 3 8 11", "en") == 11
    assert sack("small-dog 3 8 11", "en") == 19
    assert sack("small-dog -8 8 11", "en") == 19
    assert sack("large-dog small-dog 8 11", "en") == 19
    assert sack("large-dog rabbit rabbit rabbit", "en") == 0
    assert sack("small-dog rabbit 15 11", "en") == 15
    assert sack("small-dog rabbit 15 11", "fr") == 26
    assert sack("large-dog rabbit -8 -5", "fr") == -13


def test_what_a_sack_is_worth_is_told_only_where_it_is_a_reason() -> None:
    """“Pass: the sack is worth 5, passing earns 0” is none."""
    assert not speaks_for("pass", value=5, mice=0, high=0)
    assert speaks_for("pass", value=5, mice=4, high=0)
    assert speaks_for("pass", value=5, mice=0, high=6)
    assert speaks_for("bid 3", value=5, mice=2, high=2)
    assert not speaks_for("bid 3", value=4, mice=2, high=2)


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
