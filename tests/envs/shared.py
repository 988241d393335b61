"""What several tests of environments need: tables, whole random games, and parts of tensors."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ninelives
from ninelives import bots
from ninelives.envs.batch import Batch
from ninelives.envs.tensors import Tensors
from ninelives.games import GAMES, rulebook
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.kernel import States

TABLES = [(game, players) for game in GAMES for players in rulebook(game).meta.players]
REAL_TIME = [(game, players) for game, players in TABLES if rulebook(game).meta.real_time]
IN_TURNS = [table for table in TABLES if table not in REAL_TIME]


def positions(name: str, players: int, **options: Any) -> Iterator[Game]:
    """All positions of a random game, the last one included."""
    game = ninelives.new(name, players=players, seed=players, **options)
    bot = bots.make("random", name, players)
    yield game
    while not game.over:
        seat = game.actors[0]
        game.act(seat, bot.act(bots.look(game, seat)))
        yield game


def tensor(tensors: Tensors, states: States, seat: int) -> bytes:
    out = np.full(tensors.size, -1, np.int16)
    tensors.write(states, 0, seat, out)
    return out.tobytes()


def mask(tensors: Tensors, states: States, seat: int) -> bytes:
    out = np.ones(tensors.actions, np.bool_)
    tensors.mask(states, 0, seat, out)
    return out.tobytes()


def part(tensors: Tensors, states: States, seat: int, name: str) -> list[int]:
    """One feature, by name."""
    numbers = np.frombuffer(tensor(tensors, states, seat), np.int16)
    found = next(feature for feature in tensors.features if feature.name == name)
    return numbers[found.start : found.start + found.size].tolist()


def unchanged(batch: Batch, actions: Any) -> str:
    """The words of a refusal, after which everything is as it was."""
    before = [array.tobytes() for array in batch.save()]
    with pytest.raises(GameError) as refused:
        batch.step(actions)
    assert [array.tobytes() for array in batch.save()] == before
    return str(refused.value)
