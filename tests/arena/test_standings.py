"""What the arena counts and reckons, against counts by hand."""

import math
from statistics import stdev

import pytest

import ninelives
from ninelives import GAMES
from ninelives.arena import Match
from ninelives.arena.counts import COUNTERS, Count, count, estimate
from ninelives.arena.match import DealResult, Outcome
from ninelives.arena.standings import ratings, summarise
from ninelives.arena.table import MEASURES, game_measures
from ninelives.games.game import Game
from tests.play import finished

MATCH = Match("catbox", ["one", "two", "two"], deals=2, seed=0, options={})


def replay(game: Game) -> list[Game]:
    """The positions of a recorded game, played once more from its record."""
    again = ninelives.new(game.name, game.players, seed=game.seed, **game.options)
    positions = []
    for seat, action in game.log:
        again.act(seat, action)
        positions.append(again.copy())
    return positions


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (5, 3)])
def test_catbox_counts_are_those_of_the_rounds_as_the_table_saw_them(players: int, seed: int) -> None:
    game = finished("catbox", players, seed)
    rounds = {view.last_round.round: view.last_round for p in replay(game) if (view := p.view()).last_round}
    assert len(rounds) == players
    counted = count(game)
    for seat in range(players):
        paradoxes = won = points = lead = 0.0
        for last in rounds.values():
            paradoxes += last.paradox == seat
            best = [s for s in range(players) if last.points[s] == max(last.points)]
            won += 1 / len(best) if seat in best else 0
            points += last.points[seat]
            lead += last.points[seat] - sum(last.points[s] for s in range(players) if s != seat) / (players - 1)
        assert counted["paradoxes"][seat] == (paradoxes, players)
        assert counted["rounds_won"][seat] == pytest.approx((won, players))
        assert counted["round_points"][seat] == (points, players)
        assert counted["round_lead"][seat] == pytest.approx((lead, players))
    assert sum(won for won, _ in counted["rounds_won"]) == pytest.approx(players)


def test_felix_counts_are_those_of_the_sacks_sold() -> None:
    game = finished("felix", 4, 5)
    rounds = {view.last.round: view.last for p in replay(game) if (view := p.view()).last}
    counted = count(game)
    for seat in range(4):
        prices = [last.price for last in rounds.values() if last.winner == seat]
        assert counted["sacks"][seat] == (len(prices), 9)
        assert counted["price"][seat] == (sum(prices), len(prices))


def test_maus_counts_are_those_of_the_seats_and_of_every_slap() -> None:
    game = finished("maus", 3, 4)
    counted = count(game)
    for seat in range(3):
        answers = [game.book.describe(action).split() for actor, action in game.log if actor == seat]
        times = [int(words[-1]) for words in answers if words[0] in ("slap", "shout")]
        assert counted["reaction"][seat] == (sum(times), len(times))
        mice, laundry, cheese = (counted[measure][seat][0] for measure in ("mice", "laundry", "cheese"))
        assert mice - laundry - 2 * cheese == game.scores[seat]


def test_every_game_is_counted_and_every_measure_has_its_words() -> None:
    assert set(COUNTERS) == set(GAMES)
    for name in GAMES:
        assert set(count(finished(name, 3, 1))) <= set(MEASURES)


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
