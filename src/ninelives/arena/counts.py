"""Count what happened in a game, seat by seat, and estimate what many such counts say."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import TypeAlias

import msgspec

from ninelives.games import has_part, part
from ninelives.games.game import Game

# How much of something, and on how many occasions: 2 paradoxes in 4 rounds, 21 mice for 3 sacks.
Count: TypeAlias = tuple[float, float]
Counts: TypeAlias = dict[str, list[Count]]  # by measure; one entry a seat or an entrant


@dataclass(frozen=True)
class Measure:
    """How the numbers of a measure are written, by message id, and whether a plus sign tells something."""

    number: str = "arena-hundredths"
    signed: bool = False


class Estimate(msgspec.Struct):
    """A mean, and half the width of its 95 % interval."""

    value: float
    interval: float


def estimate(deals: Sequence[Count]) -> Estimate:
    """Return the mean over all occasions. Its interval is taken over deals: games of one deal are not independent.

    >>> found = estimate([(2, 4), (4, 4), (3, 4)])  # 2, 4 and 3 tricks in four rounds each
    >>> round(found.value, 2), round(found.interval, 2)
    (0.75, 0.28)
    """
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
    """Return what the seats of a finished game did, by measures of that game (its counts.py); the first is drawn."""
    found: Counts = part(game.name, "counts").count(game) if has_part(game.name, "counts") else {}
    return found


def measures_of(game: str) -> dict[str, Measure]:
    """Return what is measured in this game only. The message `<game>-count-<measure>` says what a measure is."""
    found: dict[str, Measure] = part(game, "counts").MEASURES if has_part(game, "counts") else {}
    return found


def shares(points: Sequence[float]) -> list[float]:
    """Return each seat's share of the victory: those with the most points share it.

    >>> shares([7, 9, 9])
    [0.0, 0.5, 0.5]
    """
    best = max(points)
    return [1 / points.count(best) if own == best else 0.0 for own in points]


def leads(points: Sequence[float]) -> list[float]:
    """Return own points minus the mean of the others', seat by seat.

    >>> leads([7, 9, 11])
    [-3.0, 0.0, 3.0]
    """
    return [own - fmean([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]
