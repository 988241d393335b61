"""Felix / Filou: what an arena counts, against counts by hand."""

from ninelives.arena.counts import count
from tests.play import finished, replayed


def test_counts_are_those_of_the_sacks_sold() -> None:
    game = finished("felix", 4, 5)
    rounds = {view.last.round: view.last for p in replayed(game) if (view := p.view()).last}
    counted = count(game)
    for seat in range(4):
        prices = [last.price for last in rounds.values() if last.winner == seat]
        assert counted["sacks"][seat] == (len(prices), 9)
        assert counted["price"][seat] == (sum(prices), len(prices))
