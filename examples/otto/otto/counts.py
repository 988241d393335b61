"""Otto: what an arena counts."""

from ninelives.arena.counts import Counts, Measure
from ninelives.games.game import Game

from .state import NIGHTS

MEASURES = {"caught": Measure("arena-percent"), "raids": Measure("arena-percent")}


def count(game: Game) -> Counts:
    """Return the share of nights in which each seat's mouse was caught, and of those in which it took the cheese."""
    takers = [event.args["seat"] for event in game.story() if event.id == "otto-takes"]
    return {
        "caught": [(NIGHTS - seat.safe, NIGHTS) for seat in game.view().seats],
        "raids": [(takers.count(seat), NIGHTS) for seat in range(game.players)],
    }
