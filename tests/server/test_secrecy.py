"""On the wire: tables that differ only in hidden cards send the same bytes to a seat and to spectators."""

import asyncio
import random
from pathlib import Path

import pytest

from ninelives.check.walks import in_world, world_of
from ninelives.games import GAMES
from ninelives.games.game import Game
from ninelives.server.room import Room
from ninelives.table.entries import Acted, Resumed
from tests.play import ANY, SEALED, of
from tests.server.client import Client, seat_all
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
        worlds = (disguised(real, luck) for luck in range(1, 100))  # in some, that seat happens to hold the same cards
        room.table.game = next(world for world in worlds if world.view_json(1) != real.view_json(1))
        assert await heard(table, room, clients[1].token) != frames


async def settled(room: Room, clients: list[Client]) -> None:
    """Wait until all that was done is written, and everybody has heard what they are sent of it."""
    while not room.broadcast.is_durable:
        await asyncio.sleep(0.001)
    for client in clients:
        await client.pong()
        await client.pong()  # a state may have waited behind the first answer


async def hears(table: Live, room: Room, clients: list[Client], seals: tuple[int, ...]) -> list[list[str]]:
    """All that others are sent while one seals these maxima, and when the next one acts."""
    sealer, others, rng = clients[SEAT], clients[SEAT + 1 :], random.Random(2)
    await settled(room, clients)
    before = [len(client.frames) for client in others]
    for most in seals:
        await sealer.send(type="seal", most=most)
        assert (await sealer.receive())["you"].get("sealed", 0) == most
    await settled(room, clients)
    info = await table.get(f"/api/tables/{room.row.code}")
    go_on(room, rng)
    await settled(room, clients)
    frames = [client.frames[n:] for client, n in zip(others, before, strict=True)]
    frames.append([info])
    return [[text.replace(room.row.code, "CODE") for text in texts if '"pong"' not in text] for texts in frames]


@pytest.mark.parametrize("name", SEALED)
@in_loop
async def test_nobody_else_can_tell_whether_a_maximum_was_sealed(name: str, tmp_path: Path) -> None:
    """Not even by how often they are sent a state: at a twin of the table, where nobody seals, all is the same."""
    async with live(tmp_path / "games.db", grace_seconds=1e6) as table:
        table.hub.services.now = lambda: 0.0
        tokens, rooms, people = [await table.token() for _ in range(4)], [], []
        for _ in range(2):
            code = await table.open(name, 3)
            rooms.append(table.room(code))
            rooms[-1].go_on = lambda: None  # type: ignore[method-assign]  # nobody moves by himself
            people.append([await table.join(code, token) for token in tokens])
            await seat_all(people[-1][:3])
        one, other = (room.table for room in rooms)
        while one._period() is None:
            go_on(rooms[0], random.Random(1))
        assert one.game
        other.game, other.turns = one.game.copy(), list(one.turns)
        for room in rooms:
            room.do(Resumed(at=0.0))  # all are shown how it is now
        sealed = await hears(table, rooms[0], people[0], (7, 5, 5, 0, 3))
        assert sealed == await hears(table, rooms[1], people[1], ())
        assert [len(texts) for texts in sealed] == [1, 1, 1, 1]
