"""Cat in the Box: what an arena counts."""

from collections import Counter
from collections.abc import Sequence

from ninelives.arena.counts import Count, Counts, Measure, leads, shares
from ninelives.games.game import Game

MEASURES = {
    "paradoxes": Measure("arena-percent"),
    "rounds_won": Measure("arena-percent"),
    "round_points": Measure(),
    "round_lead": Measure(signed=True),
}


def count(game: Game) -> Counts:
    """Return, by round, who caused paradoxes, who won, with which points and which lead."""
    points = [seat.points for seat in game.view().seats]
    rounds = list(zip(*points, strict=True))
    causers = Counter(event.args["seat"] for event in game.story() if event.id == "catbox-paradox")

    def each_round(amounts: Sequence[float]) -> list[Count]:
        return [(amount, len(rounds)) for amount in amounts]

    return {
        "paradoxes": each_round([causers[seat] for seat in range(game.players)]),
        "rounds_won": each_round([sum(part) for part in zip(*map(shares, rounds), strict=True)]),
        "round_points": each_round([sum(own) for own in points]),
        "round_lead": each_round([sum(part) for part in zip(*map(leads, rounds), strict=True)]),
    }
