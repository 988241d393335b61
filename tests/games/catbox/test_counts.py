"""Cat in the Box: what an arena counts, against counts by hand."""

import pytest

from ninelives.arena.counts import count
from tests.play import finished, replayed


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (5, 3)])
def test_counts_are_those_of_the_rounds_as_the_table_saw_them(players: int, seed: int) -> None:
    game = finished("catbox", players, seed)
    rounds = {view.last_round.round: view.last_round for p in replayed(game) if (view := p.view()).last_round}
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
