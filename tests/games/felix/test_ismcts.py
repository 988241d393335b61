"""Felix: the peer of our search finds the best of the last two actions of a game."""

from collections.abc import Iterator

from ninelives import bots
from ninelives.arena.counts import leads
from ninelives.games.game import Game
from tests.bench.test_ismcts import Fixed
from tests.play import positions


def last_bids() -> Iterator[tuple[Game, int]]:
    """The last decision of a game of Felix: everybody else has passed, all cards are up, the sack costs one mouse."""
    for seed in range(200):
        for game in positions("felix", 4, seed):
            s = game.states
            if s["round_no"][0] == 8 and s["passes"][0] == 3 and not game.over and len(game.legal(game.actors[0])) == 2:
                yield game.copy(), game.actors[0]


def test_it_finds_the_best_last_bid() -> None:
    found = set[str]()
    for game, seat in last_bids():
        ahead = {}
        for action in game.legal(seat):
            after = game.copy()
            after.act(seat, action)
            ahead[action] = leads(after.scores)[seat]
        best = {action for action in ahead if ahead[action] == max(ahead.values())}
        assert Fixed(1, 100).act(bots.look(game, seat)) in best
        found |= best if len(best) == 1 else set()
    assert found == {"pass", "bid 1"}
