"""What a search believes about hidden cards: worlds that are possible and look the same to the seat."""

from typing import Any

import numpy as np
import pytest

from ninelives.bots import habits
from ninelives.games.game import Game
from ninelives.games.kernel import entry, facts
from tests.play import TABLES, of, positions


@entry
def imagine(states: Any, seat: int, work: Any) -> None:
    habits.imagine(states[0], seat, work[0])


def worlds(game: Game, seat: int, n: int, memory: int = 9) -> list[Any]:
    """Imagine so many worlds: each with its facts."""
    work = np.zeros(1, habits.thought_of(game.book))
    work["rng"], work["memory"] = 99, memory
    found = []
    for _ in range(n):
        world = game.observation(seat)
        imagine(world, seat, work)
        found.append((world, facts(world)))
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_believed_worlds_are_possible_and_look_the_same_to_the_seat(name: str, players: int) -> None:
    for game in positions(name, players, seed=players):
        if len(game.log) % 11 or game.over:
            continue
        for seat in range(players):
            for world, o in worlds(game, seat, 3):
                of(name).check(o)
                twin = game.copy()
                twin.states = world
                assert twin.view(seat) == game.view(seat)
