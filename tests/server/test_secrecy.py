"""On the wire: tables that differ only in hidden cards send the same bytes to a seat and to spectators."""

import asyncio
import random
from pathlib import Path

import pytest

from ninelives.check.walks import in_world, world_of
from ninelives.games import GAMES
from ninelives.games.game import Game
from ninelives.server.room import Room
from ninelives.table.entries import Acted
from tests.play import ANY, of
from tests.server.client import Client
from tests.server.live import Live, in_loop, live

SEAT = 0
EVERY = 11  # so many actions between two looks, which is no multiple of a round
PROBES = ("fly", *(action for game in GAMES for action in of(game).ATTEMPTS))


def disguised(game: Game, luck: int) -> Game:
    """The game as it might be, as far as a seat knows: other hands, now and before, and other hidden choices."""
    world = in_world(game, world_of(game, game.states, SEAT, luck))
    world._past = [world_of(game, states, SEAT, luck) for states in game._past]
    secrets = sorted({action for _, action in game.log if game.book.is_secret(action)})
    world.log = [
        (seat, action if seat == SEAT or action not in secrets else secrets[secrets.index(action) - 1])
        for seat, action in game.log
    ]
    return world


async def heard(table: Live, room: Room, token: str) -> list[str]:
    """All that a client is sent who joins now and tries things that it may not do."""
    before = len(room.connections)
    client = await Client.join(table.url, room.row.code, token)
    legal = set(client.legal)
    for action in (action for action in PROBES if action not in legal):
        await client.act(action)
        await client.send(type="slap", action=action, mouse=1, ms=300)
    await client.send(type="say", phrase="nothing")
    await client.pong()
    await client.close()
    while len(room.connections) > before:
        await asyncio.sleep(0.001)
    return [text for text in client.frames if '"pong"' not in text and '"probe"' not in text]


def go_on(room: Room, rng: random.Random) -> None:
    """One more action, as if its seat had sent it."""
    game = room.table.game
    assert game
    seat = rng.choice(game.actors)
    action = of(game.name).choose(game, game.legal(seat), of(game.name).STYLES[1], rng)
    room.do(Acted(at=0.0, seat=seat, action=action))


@pytest.mark.parametrize("name", GAMES)
@in_loop
async def test_frames_and_errors_do_not_depend_on_hidden_cards(name: str, tmp_path: Path) -> None:
    rng = random.Random(4)
    async with live(tmp_path / "games.db", messages_per_second=1e6, message_burst=1e6, grace_seconds=1e6) as table:
        code = await table.open(name, 3)
        room = table.room(code)
        table.hub.services.now = lambda: 0.0  # nothing but the cards may differ
        room.go_on = lambda: None  # type: ignore[method-assign]  # nobody moves by himself
        clients = await table.gather(code, 3)
        watcher, differed = await table.token(), 0
        for n in range(4 * EVERY):
            go_on(room, rng)
            if n % EVERY == 0:
                real = room.table.game
                assert real
                frames = [await heard(table, room, token) for token in (clients[SEAT].token, watcher)]
                room.table.game = disguised(real, n + 1)
                assert [await heard(table, room, token) for token in (clients[SEAT].token, watcher)] == frames
                differed += room.table.game.states.tobytes() != real.states.tobytes()
                room.table.game = real
        assert differed >= 3


@in_loop
async def test_a_leak_would_be_found(tmp_path: Path) -> None:
    """The same comparison for a seat whose cards do differ."""
    async with live(tmp_path / "games.db", grace_seconds=1e6, messages_per_second=1e6) as table:
        code = await table.open(ANY, 3)
        room = table.room(code)
        table.hub.services.now = lambda: 0.0
        room.go_on = lambda: None  # type: ignore[method-assign]  # nobody moves by himself
        clients = await table.gather(code, 3)
        real = room.table.game
        assert real
        frames = await heard(table, room, clients[1].token)
        room.table.game = disguised(real, 1)
        assert await heard(table, room, clients[1].token) != frames
