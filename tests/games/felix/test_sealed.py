"""Felix: a sealed maximum raises by as little as possible, and is good for one sack."""

from itertools import pairwise

import pytest

import ninelives
from ninelives.games.felix import sealed
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from ninelives.table import Table
from tests.table.test_table import NAMES, act, started


@pytest.mark.parametrize(
    ("most", "legal", "answer"),
    [
        (3, ["pass", "bid 1", "bid 2", "bid 3"], "bid 1"),
        (3, ["pass", "bid 3", "bid 4"], "bid 3"),
        (3, ["pass", "bid 4", "bid 5"], "pass"),
        (3, ["pass"], "pass"),  # an empty purse
        (9, ["pass", "bid 1"], "bid 1"),  # FX-12: the last one buys for 1
    ],
)
def test_it_raises_by_as_little_as_possible_or_passes(most: int, legal: list[str], answer: str) -> None:
    assert sealed.answer(most, legal) == answer


def test_a_period_is_the_bidding_for_one_sack() -> None:
    game = ninelives.new("felix", players=3, seed=1)
    periods = [period(game)]
    while not game.over:
        seat = game.actors[0]
        game.act(seat, game.legal(seat)[0])
        periods.append(period(game))
    changes = [after for before, after in pairwise(periods) if before != after]
    assert changes == [step for n in range(9) for step in (n, None)]


def period(game: Game) -> int | None:
    return sealed.period(facts(game.observation(None)))


def bidding() -> Table:
    table = started("felix")
    assert table.game
    for seat in range(3):
        act(table, seat, table.game.legal(seat)[0])
    return table


def seal(table: Table, person: str, most: int) -> None:
    entry = table.seal(person, most, 0.0)
    assert entry
    table.apply(entry)


def test_a_sealed_maximum_raises_by_as_little_as_possible_and_passes_beyond() -> None:
    table = bidding()
    first, second, third = (table.actors()[0] + n for n in range(3))
    people = [NAMES[seat % 3].lower() for seat in (first, second, third)]
    seal(table, people[0], 3)
    assert table.sealed_move() == (first % 3, "bid 1")
    act(table, first % 3, "bid 1")
    assert table.sealed_move() is None  # not its turn
    act(table, second % 3, "bid 2")
    act(table, third % 3, "pass")
    assert table.sealed_move() == (first % 3, "bid 3")
    act(table, first % 3, "bid 3")
    act(table, second % 3, "bid 4")
    assert table.sealed_move() == (first % 3, "pass")
    act(table, first % 3, "pass")
    assert [seat.sealed for seat in table.seats] == [0, 0, 0]  # good for one sack


def test_a_sealed_maximum_can_be_withdrawn() -> None:
    table = bidding()
    person = NAMES[table.actors()[0]].lower()
    seal(table, person, 3)
    assert table.seal(person, 3, 0.0) is None  # it is that already
    seal(table, person, 0)
    assert table.sealed_move() is None
    assert table.seal(person, 0, 0.0) is None
