"""Felix / Filou: what an arena counts."""

from ninelives.arena.counts import Counts, Measure
from ninelives.games.game import Game

from .state import ROUNDS

MEASURES = {"sacks": Measure("arena-percent"), "price": Measure()}


def count(game: Game) -> Counts:
    """Return the share of sacks that each seat bought, and the mice it paid for one."""
    sales = [event.args for event in game.story() if event.id == "felix-sold"]
    paid = [[sale["mice"] for sale in sales if sale["seat"] == seat] for seat in range(game.players)]
    return {
        "sacks": [(len(prices), ROUNDS) for prices in paid],
        "price": [(sum(prices), len(prices)) for prices in paid],
    }
