"""What happened in a game, seat by seat, and what many such counts say."""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import TypeAlias

import msgspec

from ninelives.games.felix.state import ROUNDS
from ninelives.games.game import Game

# How much of something, and on how many occasions: 2 paradoxes in 4 rounds, 21 mice for 3 sacks.
Count: TypeAlias = tuple[float, float]
Counts: TypeAlias = dict[str, list[Count]]  # by measure; one entry a seat or an entrant


class Estimate(msgspec.Struct):
    """A mean, and half the width of its 95 % interval."""

    value: float
    interval: float


def estimate(deals: Sequence[Count]) -> Estimate:
    """The mean over all occasions. Its interval is taken over deals: games of one deal are not independent."""
    amount, occasions = (sum(part) for part in zip(*deals, strict=True))
    if not occasions:
        return Estimate(math.nan, math.nan)
    mean = amount / occasions
    if len(deals) < 2:
        return Estimate(mean, math.nan)
    # The spread of a ratio of two sums: deals may differ in how many occasions they give.
    spread = stdev(own_amount - mean * own_occasions for own_amount, own_occasions in deals)
    return Estimate(mean, 1.96 * spread * math.sqrt(len(deals)) / occasions)


def count(game: Game) -> Counts:
    """What the seats of a finished game did, by measures of that game; the first is the one to draw."""
    return COUNTERS[game.name](game)


def felix(game: Game) -> Counts:
    sales = [event.args for event in game.story() if event.id == "felix-sold"]
    paid = [[sale["mice"] for sale in sales if sale["seat"] == seat] for seat in range(game.players)]
    return {
        "sacks": [(len(prices), ROUNDS) for prices in paid],
        "price": [(sum(prices), len(prices)) for prices in paid],
    }


def catbox(game: Game) -> Counts:
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


def maus(game: Game) -> Counts:
    seats = game.view().seats
    slaps = [event.args for event in game.story() if event.id in ("maus-slap", "maus-shout")]
    times = [[slap["ms"] for slap in slaps if slap["seat"] == seat] for seat in range(game.players)]
    return {
        "mice": [(seat.mice, 1) for seat in seats],
        "laundry": [(len(seat.laundry) + seat.face_down, 1) for seat in seats],
        "cheese": [(len(seat.cheeses), 1) for seat in seats],
        "reaction": [(sum(own), len(own)) for own in times],
    }


COUNTERS = {"felix": felix, "catbox": catbox, "maus": maus}


def shares(points: Sequence[float]) -> list[float]:
    """The victory, shared by those with the most points."""
    best = max(points)
    return [1 / points.count(best) if own == best else 0.0 for own in points]


def leads(points: Sequence[float]) -> list[float]:
    """Own points minus the mean of the others'."""
    return [own - fmean([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]
