"""Hints: legal, in words, and never against their own numbers."""

import numpy as np
import pytest

from ninelives.bots import look
from ninelives.bots.felix import judge_sack
from ninelives.bots.hint import hint
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
