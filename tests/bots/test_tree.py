"""The search by a tree spends what it was given, on what deserves it."""

import pytest

from ninelives import bots
from ninelives.bots.levels import STYLES
from ninelives.bots.search import SearchBot, Style
from tests.bots.test_blindness import decisions

PLAYOUTS = 600


def tries(bot: SearchBot, candidates: int) -> list[int]:
    return [int(n) for n in bot._work["tries"][0, :candidates]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_most_tried_action_comes_first_and_no_other_could_have_caught_up(players: int) -> None:
    for game, seat in decisions("catbox", players):
        bot = SearchBot(1, Style(PLAYOUTS, tree=True))
        options = bot.consider(bots.look(game, seat))
        assert {option.action for option in options} <= set(game.legal(seat))
        spent = tries(bot, len(options))
        assert spent == sorted(spent, reverse=True)
        left = PLAYOUTS - sum(spent)
        assert left == 0 or spent[0] - [*spent, 0][1] > left


def test_rules_of_thumb_only_guide_the_tree_it_may_find_better() -> None:
    """It decides otherwise than rules of thumb now and then, and most often as they do."""
    moments = [moment for players in (3, 4, 5) for moment in decisions("catbox", players)]
    alike = 0
    for game, seat in moments:
        seen = bots.look(game, seat)
        alike += SearchBot(1, Style(PLAYOUTS, tree=True)).act(seen) == bots.make("thumb", "catbox", 1).act(seen)
    assert 0 < alike < len(moments)


def test_the_best_in_cat_in_the_box_thinks_ahead() -> None:
    assert STYLES["catbox"][-1].tree
