"""The peer of our search plays fair and as its algorithm says."""

from collections.abc import Iterator

import pytest
from bench.ismcts import CLOCK, NONE, ROOT, IsmctsBot, Match, play_deal

import ninelives
from ninelives import bots
from ninelives.arena.counts import leads
from ninelives.check.bots import decides_alike, moments
from tests.play import ANY, TABLES, WITH_TURNS, hidden, positions

THINKING = [(name, players) for name, players in TABLES if name in WITH_TURNS]


class Fixed(IsmctsBot):
    """Thinks for so many iterations instead of a time."""

    def __init__(self, seed: int, iterations: int) -> None:
        super().__init__(seed, 0)
        self.iterations = iterations

    def act(self, seen: bots.Seen) -> str:
        self.begin(seen)
        self.think(self.iterations)
        return self.choice()


def children(bot: IsmctsBot, node: int) -> Iterator[int]:
    tree = bot._tree[0]
    child = int(tree["first"][node])
    while child != NONE:
        yield child
        child = int(tree["next"][child])


@pytest.mark.parametrize(("name", "players"), THINKING)
def test_it_decides_alike_in_all_worlds_of_its_seat(name: str, players: int) -> None:
    for game, seat in moments(name, players):
        assert decides_alike(lambda: Fixed(7, 300), game, seat)


@pytest.mark.parametrize(("name", "players"), THINKING)
def test_it_plays_whole_games_legally(name: str, players: int) -> None:
    game = ninelives.new(name, players, seed=players)
    bot = Fixed(1, 30)
    while not game.over:
        game.act(game.actors[0], bot.act(bots.look(game, game.actors[0])))


@pytest.mark.parametrize("name", WITH_TURNS)
def test_every_iteration_passes_the_root_and_adds_at_most_a_node(name: str) -> None:
    for game, seat in moments(name, 4):
        bot = Fixed(1, 700)
        bot.act(bots.look(game, seat))
        bot.think(300)
        tree = bot._tree[0]
        assert sum(tree["visits"][child] for child in children(bot, ROOT)) == 1000
        assert tree["size"] <= 1001
        for node in range(1, tree["size"]):
            assert sum(tree["visits"][child] for child in children(bot, node)) < tree["visits"][node]
            assert tree["visits"][node] <= tree["available"][node]
            assert 0 <= tree["total"][node] <= tree["visits"][node]


def test_it_branches_by_what_its_seat_can_see_alone() -> None:
    """What others choose face down is no branch."""
    game = ninelives.new(hidden(), 4, seed=1)
    bot = Fixed(1, 2000)
    bot.act(bots.look(game, 1))
    tree = bot._tree[0]
    placed = [node for node in range(1, tree["size"]) if bot._seen.book.is_secret(int(tree["action"][node]))]
    assert {int(tree["mover"][node]) for node in placed} == {1}


def test_it_beats_random() -> None:
    ahead = 0.0
    for seed in range(6):
        game = ninelives.new(ANY, 3, seed=seed)
        seated = [Fixed(seed, 500), *(bots.make("random", ANY, seat) for seat in (1, 2))]
        while not game.over:
            seat = game.actors[0]
            game.act(seat, seated[seat].act(bots.look(game, seat)))
        ahead += leads(game.scores)[0] / 6
    assert ahead > 15


def test_it_thinks_for_its_time_where_there_is_a_choice() -> None:
    game = ninelives.new(ANY, 4, seed=1)
    seen = bots.look(game, 0)
    bot = IsmctsBot(1, 3)
    bot.act(seen)  # compiles
    before = bot.samples
    began = CLOCK()
    assert bot.act(seen) in seen.view.legal
    assert CLOCK() - began >= 0.003
    assert bot.samples > before


def test_it_does_not_think_without_a_choice() -> None:
    for game in positions(ANY, 4, seed=2):
        for seat in game.actors:
            seen = bots.look(game, seat)
            if len(seen.legal) == 1:
                bot = IsmctsBot(1, 1)
                assert bot.act(seen) == seen.view.legal[0]
                assert bot.samples == 0
                return
    pytest.fail("there is always a choice")


def test_a_deal_is_played_from_every_seat_and_counted() -> None:
    deal = play_deal(Match(ANY, "ismcts", "thumb", 3, milliseconds=1), number=1)
    assert 0 <= deal.share <= 1
    assert deal.spent["ismcts"].ms >= 1
    assert deal.spent["ismcts"].samples > deal.spent["ismcts"].decisions
    assert deal.spent["thumb"].decisions > deal.spent["ismcts"].decisions
