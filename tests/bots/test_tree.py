"""The search by a tree spends what it was given, on what deserves it."""

import pytest

from ninelives import bots
from ninelives.bots.levels import Style
from ninelives.bots.search import SearchBot
from ninelives.check.bots import moments
from ninelives.games import GAMES, part
from tests.play import TABLES

PLAYOUTS = 600
TREES = [name for name in GAMES if part(name, "bot").LEVELS[-1].tree]
TABLES_WITH_TREES = [(name, players) for name, players in TABLES if name in TREES]


def tries(bot: SearchBot, candidates: int) -> list[int]:
    assert bot._work is not None
    return [int(n) for n in bot._work["tries"][0, :candidates]]


@pytest.mark.parametrize(("name", "players"), TABLES_WITH_TREES)
def test_the_most_tried_action_comes_first_and_no_other_could_have_caught_up(name: str, players: int) -> None:
    for game, seat in moments(name, players):
        bot = SearchBot(1, Style(PLAYOUTS, tree=True))
        options = bot.consider(bots.look(game, seat))
        assert {option.action for option in options} <= set(game.legal(seat))
        spent = tries(bot, len(options))
        assert spent == sorted(spent, reverse=True)
        left = PLAYOUTS - sum(spent)
        assert left == 0 or spent[0] - [*spent, 0][1] > left


def test_rules_of_thumb_only_guide_the_tree_it_may_find_better() -> None:
    """It decides otherwise than rules of thumb now and then, and most often as they do."""
    found = [moment for name, players in TABLES_WITH_TREES for moment in moments(name, players)]
    alike = 0
    for game, seat in found:
        seen = bots.look(game, seat)
        alike += SearchBot(1, Style(PLAYOUTS, tree=True)).act(seen) == bots.make("thumb", game.name, 1).act(seen)
    assert 0 < alike < len(found)
