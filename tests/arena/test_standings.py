"""What the arena counts and reckons, against counts by hand."""

import math
from statistics import stdev

import pytest

from ninelives import GAMES
from ninelives.arena import Match
from ninelives.arena.counts import Count, count, estimate, measures_of
from ninelives.arena.match import DealResult, Outcome
from ninelives.arena.standings import ratings, summarise
from ninelives.arena.summary import game_measures
from ninelives.text import LANGUAGES, catalogue
from tests.play import finished

MATCH = Match(GAMES[0], ["one", "two", "two"], deals=2, seed=0, options={})


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_counted_and_every_measure_has_its_words(name: str) -> None:
    measures = set(count(finished(name, 3, 1)))
    assert measures == set(measures_of(name)) != set()
    for language in LANGUAGES:
        assert all(catalogue(language).has(f"{name}-count-{measure}") for measure in measures)


def test_an_estimate_is_the_mean_over_occasions_with_its_interval_over_deals() -> None:
    equal: list[Count] = [(2, 4), (6, 4), (1, 4)]
    found = estimate(equal)
    assert found.value == pytest.approx(9 / 12)
    assert found.interval == pytest.approx(1.96 * stdev([0.5, 1.5, 0.25]) / math.sqrt(3))
    assert estimate([(10, 1), (30, 3)]).value == pytest.approx(10)
    assert estimate([(10, 1), (30, 3)]).interval == pytest.approx(0), "every occasion gave 10"
    assert math.isnan(estimate([(2, 4)]).interval), "one deal tells nothing about the spread"
    assert math.isnan(estimate([(0, 0), (0, 0)]).value), "there was no occasion"


def outcome(places: list[int], forfeit: int | None = None) -> Outcome:
    thinking: list[Count] = [(400, 4), (40, 4), (80, 4)]
    reason = None if forfeit is None else "why"
    return Outcome([10, 5, 3], places, [200, 10, 20], {"ms": thinking}, forfeit, reason)


def test_standings_count_by_entrant_and_by_bot() -> None:
    deals = [
        DealResult(0, [outcome([1, 2, 3]), outcome([1, 2, 2]), outcome([2, 1, 3])]),
        DealResult(1, [outcome([1, 1, 3]), outcome([2, 1, 3]), outcome([3, 1, 1], forfeit=0)]),
    ]
    result = summarise(MATCH, deals)
    one, two, _ = result.entrants
    assert one.games == 6
    assert one.measures["win"].value == pytest.approx((1 + 1 + 0 + 0.5 + 0 + 0) / 6)
    assert one.measures["win"].interval == pytest.approx(1.96 * stdev([2 / 3, 1 / 6]) / math.sqrt(2))
    assert one.measures["lead"].value == pytest.approx(6)
    assert one.measures["ms"].value == pytest.approx(100)
    assert one.slowest_ms == 200
    assert one.scores == {10: 5}, "a game that was forfeited has no score"
    assert two.measures["win"].value == pytest.approx((0 + 0 + 1 + 0.5 + 1 + 0.5) / 6)
    assert [bot.bot for bot in result.bots] == ["one", "two"]
    both = result.bots[1]
    assert both.measures["win"].value == pytest.approx((1 - one.measures["win"].value) / 2), "the mean of its two seats"
    assert both.measures["score"].value == pytest.approx(4)
    assert both.scores == {3: 5, 5: 5}
    assert both.measures["ms"].value == pytest.approx(15)
    assert not game_measures(both)
    (forfeit,) = result.forfeits
    assert (forfeit.bot, forfeit.reason, forfeit.games) == ("one", "why", 1)


def test_ratings_rise_with_the_places_and_narrow_with_the_games() -> None:
    def rated(places: list[int], games: int) -> tuple[float, float, float]:
        found = ratings(MATCH, [outcome(places)] * games)
        return found["one"].value, found["two"].value, found["one"].interval

    one, two, wide = rated([1, 2, 3], 1)
    assert one > 25 > two
    better, worse, narrow = rated([1, 2, 3], 20)
    assert better > one > two > worse
    assert narrow < wide
    assert rated([1, 1, 1], 5)[:2] == pytest.approx((25, 25)), "nobody wins, nobody moves"
    assert rated([2, 1, 3], 1)[:2] == pytest.approx((25.0, 25.0), abs=2), "first and last seat of a bot even out"
