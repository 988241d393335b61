"""Maus geflippt: what an arena counts."""

from ninelives.arena.counts import Counts, Measure
from ninelives.games.game import Game

MEASURES = {"mice": Measure(), "laundry": Measure(), "cheese": Measure(), "reaction": Measure("arena-tenths")}


def count(game: Game) -> Counts:
    """Return what each seat has in the end, and its mean reaction time."""
    seats = game.view().seats
    slaps = [event.args for event in game.story() if event.id in ("maus-slap", "maus-shout")]
    times = [[slap["ms"] for slap in slaps if slap["seat"] == seat] for seat in range(game.players)]
    return {
        "mice": [(seat.mice, 1) for seat in seats],
        "laundry": [(len(seat.laundry) + seat.face_down, 1) for seat in seats],
        "cheese": [(len(seat.cheeses), 1) for seat in seats],
        "reaction": [(sum(own), len(own)) for own in times],
    }
