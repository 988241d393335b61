"""Bots are blind to what their seat may not see: same decision in all worlds that the seat cannot tell apart."""

import zlib
from functools import partial

import numpy as np
import pytest

from ninelives import bots
from ninelives.check.bots import WORLDS, decides_alike, moments
from ninelives.check.walks import in_world, world_of
from ninelives.games import GAMES, rulebook
from ninelives.games.game import Game
from tests.play import TABLES, positions


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("bot", bots.BOTS)
def test_a_bot_decides_alike_in_all_worlds_of_its_seat(bot: str, name: str, players: int) -> None:
    for game, seat in moments(name, players):
        assert decides_alike(partial(bots.make, bot, name, 7), game, seat)


class Peeper:
    """What a cheat would do if it could: it holds the game itself."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, seen: bots.Seen) -> str:
        legal: list[str] = seen.view.legal
        return legal[zlib.crc32(self.game.states["hand"].tobytes()) % len(legal)]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_peeks_is_found_out(name: str) -> None:
    caught = 0
    for game, seat in moments(name, max(rulebook(name).meta.players)):
        for luck in range(WORLDS):
            world = in_world(game, world_of(game, game.states, seat, luck))
            caught += Peeper(game).act(bots.look(game, seat)) != Peeper(world).act(bots.look(world, seat))
    assert caught > 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_bot_gets_holds_no_game(name: str, players: int) -> None:
    """By type: there is nothing in it from which the real cards could be reached."""
    *_, game = (position.copy() for position in positions(name, players, seed=1) if not position.over)
    seen = bots.look(game, 0)
    assert not any(isinstance(value, Game) for value in vars(seen).values())
    assert seen.observation is not game.states
    assert not np.shares_memory(seen.observation, game.states)
    for (seat, told), (_, action) in zip(seen.log, game.log, strict=True):
        is_hidden = seat != 0 and game.book.is_secret(action)
        assert told == (None if is_hidden else action)
    assert None in [told for _, told in seen.log]
