"""Work out what a match says about each entrant, and about each bot."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from ninelives.arena.counts import Count, Counts, Estimate, estimate, leads
from ninelives.arena.match import DealResult, Match, Outcome


class Standing(msgspec.Struct):
    """How one entrant did, or all entrants of one bot taken together: everything is then the mean of a seat."""

    bot: str
    games: int
    measures: dict[str, Estimate]
    scores: dict[int, int]  # how often each score came up
    slowest_ms: float
    forfeits: int
    rating: Estimate | None = None  # of a bot; entrants have none


class Forfeit(msgspec.Struct):
    """A reason for which a bot broke down, and in how many games."""

    bot: str
    reason: str
    games: int


class Result(msgspec.Struct):
    """A match that was played, and what it says."""

    match: Match
    bots: list[Standing]
    entrants: list[Standing]
    forfeits: list[Forfeit]


def summarise(match: Match, deals: Sequence[DealResult]) -> Result:
    """Return what the deals of a match say."""
    outcomes = [outcome for deal in deals for outcome in deal.outcomes]
    return Result(match, bot_standings(match, deals), standings(match, deals), forfeits(match, outcomes))


def standings(match: Match, deals: Sequence[DealResult]) -> list[Standing]:
    """Return a standing for each entrant."""
    return [standing(match, deals, [entrant]) for entrant in range(match.players)]


def bot_standings(match: Match, deals: Sequence[DealResult]) -> list[Standing]:
    """Return a standing for each bot, however many seats it had."""
    found = []
    rated = ratings(match, (outcome for deal in deals for outcome in deal.outcomes))
    for bot, rating in rated.items():
        own = standing(match, deals, [entrant for entrant, name in enumerate(match.entrants) if name == bot])
        found.append(msgspec.structs.replace(own, rating=rating))
    return found


def standing(match: Match, deals: Sequence[DealResult], entrants: list[int]) -> Standing:
    """Return how some entrants, all of one bot, did together."""
    outcomes = [outcome for deal in deals for outcome in deal.outcomes]
    counted = [[counts(outcome) for outcome in deal.outcomes] for deal in deals]
    measures = dict.fromkeys(measure for games in counted for game in games for measure in game)
    return Standing(
        bot=match.entrants[entrants[0]],
        games=len(outcomes),
        measures={measure: estimate([total(games, measure, entrants) for games in counted]) for measure in measures},
        scores=dict(sorted(Counter(o.scores[k] for o in outcomes if o.forfeit is None for k in entrants).items())),
        slowest_ms=max(outcome.slowest[k] for outcome in outcomes for k in entrants),
        forfeits=sum(outcome.forfeit in entrants for outcome in outcomes),
    )


def counts(outcome: Outcome) -> Counts:
    """Return everything that is measured in a game; points only if it was played to its end."""
    found: Counts = {"win": each_game(outcome.shares)}
    if outcome.forfeit is None:
        found |= {"score": each_game(outcome.scores), "lead": each_game(leads(outcome.scores))}
    return found | outcome.counts


def each_game(amounts: Sequence[float]) -> list[Count]:
    """Return amounts as counts that come once a game."""
    return [(amount, 1) for amount in amounts]


def total(games: Iterable[Counts], measure: str, entrants: Iterable[int]) -> Count:
    """Return what some entrants have of a measure in several games."""
    found = [game[measure][entrant] for game in games if measure in game for entrant in entrants]
    return sum(amount for amount, _ in found), sum(occasions for _, occasions in found)


def ratings(match: Match, outcomes: Iterable[Outcome]) -> dict[str, Estimate]:
    """Return the skill of each bot by Plackett and Luce, as OpenSkill works it out game by game; beginners have 25."""
    model = PlackettLuce(tau=0)  # bots do not get better from game to game
    skill = {bot: model.rating() for bot in match.entrants}
    for outcome in outcomes:
        # Each seat gets a rating object of its own: rate() mixes up seats that share one.
        seats = [[model.rating(skill[bot].mu, skill[bot].sigma)] for bot in match.entrants]
        rated = model.rate(seats, ranks=[float(place) for place in outcome.places])
        for bot in skill:  # a bot with several seats learns the mean of what they say
            own = [seat for name, (seat,) in zip(match.entrants, rated, strict=True) if name == bot]
            skill[bot] = model.rating(fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own))
    return {bot: Estimate(own.mu, 1.96 * own.sigma) for bot, own in skill.items()}


def forfeits(match: Match, outcomes: Iterable[Outcome]) -> list[Forfeit]:
    """Return who broke down why and how often, the most frequent first."""
    found = Counter((match.entrants[o.forfeit], o.reason or "") for o in outcomes if o.forfeit is not None)
    return [Forfeit(bot, reason, games) for (bot, reason), games in found.most_common()]
