"""Our own games do all that is asked of every game."""

from importlib import import_module

import pytest

from ninelives.check.run import TOPICS
from ninelives.check.suite import Check, LeftOut, whole
from ninelives.games import GAMES

# What the tests of other parts do more thoroughly: they play the page by hand, and ask other libraries more.
ELSEWHERE = {"page", "bots-blind", "pettingzoo", "open-spiel", "gymnasium"}
CHECKS = [check for topic in TOPICS for check in import_module(f"ninelives.check.{topic}").CHECKS]


# Bounds of arrays are checked by compiling everything anew; the check itself is tried at the game of the examples.
LONG = {"bounds"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, marks=[pytest.mark.long] if check.name in LONG else [])
        for check in CHECKS
        if check.name not in ELSEWHERE
    ],
    ids=lambda check: " ".join((check.name, *check.args.values())),
)
def test_a_game_does_what_is_asked_of_it(game: str, check: Check) -> None:
    try:
        whole(check, game)
    except LeftOut as reason:
        assert reason.message.id == "check-optional-role"
