"""What a match says: win shares and scores with their confidence."""

import math
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec

from ninelives.arena.match import DealResult, Match


class Standing(msgspec.Struct):
    """One entrant. Intervals are 95 %, taken over deals: games of one deal are not independent."""

    bot: str
    games: int
    win_share: float
    win_interval: float
    score: float
    score_interval: float
    lead: float  # own score minus the mean of the others'
    lead_interval: float
    ms: float  # a decision, on average
    slowest_ms: float
    forfeits: int


def standings(match: Match, results: Sequence[DealResult]) -> list[Standing]:
    return [standing(match, entrant, results) for entrant in range(match.players)]


def standing(match: Match, entrant: int, results: Sequence[DealResult]) -> Standing:
    outcomes = [outcome for result in results for outcome in result.outcomes]
    wins = [fmean(outcome.shares[entrant] for outcome in result.outcomes) for result in results]
    played = [[o for o in result.outcomes if o.forfeit is None] for result in results]
    played = [games for games in played if games]
    scores = [fmean(o.scores[entrant] for o in games) for games in played]
    leads = [fmean(lead(o.scores, entrant) for o in games) for games in played]
    decisions = sum(outcome.decisions[entrant] for outcome in outcomes)
    return Standing(
        bot=match.entrants[entrant],
        games=len(outcomes),
        win_share=fmean(wins),
        win_interval=interval(wins),
        score=fmean(scores) if scores else math.nan,
        score_interval=interval(scores),
        lead=fmean(leads) if leads else math.nan,
        lead_interval=interval(leads),
        ms=1000 * sum(outcome.seconds[entrant] for outcome in outcomes) / max(1, decisions),
        slowest_ms=1000 * max(outcome.slowest[entrant] for outcome in outcomes),
        forfeits=sum(outcome.forfeit == entrant for outcome in outcomes),
    )


def lead(scores: list[int], entrant: int) -> float:
    return scores[entrant] - (sum(scores) - scores[entrant]) / (len(scores) - 1)


def interval(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean."""
    return 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
