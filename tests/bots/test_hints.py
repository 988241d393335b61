"""Hints: legal, in words, and never against their own numbers."""

import pytest

from ninelives.bots import look
from ninelives.bots.hint import hint
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
