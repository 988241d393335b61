"""On the wire: tables that differ only in hidden cards send the same bytes to a seat and to spectators."""

import asyncio
import random
from copy import deepcopy
from itertools import groupby
from pathlib import Path

import pytest

from ninelives.check.walks import in_world, world_of
from ninelives.games.game import Game
from ninelives.games.maus.state import GARMENTS
from ninelives.server import slaps
from ninelives.server.room import Room
from ninelives.table.entries import Acted
from ninelives.table.link import Link
from tests.play import of
from tests.server.client import Client, seat_all
from tests.server.live import Live, in_loop, live

SEAT = 0
EVERY = {"felix": 7, "catbox": 11, "maus": 13}
PROBES = ("fly", "place 15", "place -8", "bid 4", "pass", "predict 1", "aside 3", "7 blue", "1 red", "hold", "flip")


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


@pytest.mark.parametrize(("name", "players"), [("felix", 3), ("catbox", 3), ("maus", 3)])
@in_loop
async def test_frames_and_errors_do_not_depend_on_hidden_cards(name: str, players: int, tmp_path: Path) -> None:
    rng = random.Random(4)
    async with live(tmp_path / "games.db", messages_per_second=1e6, message_burst=1e6, grace_seconds=1e6) as table:
        code = await table.open(name, players)
        room = table.room(code)
        table.hub.services.now = lambda: 0.0  # nothing but the cards may differ
        room.go_on = lambda: None  # type: ignore[method-assign]  # nobody moves by himself
        clients = await table.gather(code, players)
        watcher, differed = await table.token(), 0
        for n in range(4 * EVERY[name]):
            go_on(room, rng)
            if n % EVERY[name] == 0:
                real = room.table.game
                assert real
                frames = [await heard(table, room, token) for token in (clients[SEAT].token, watcher)]
                room.table.game = disguised(real, n + 1)
                assert [await heard(table, room, token) for token in (clients[SEAT].token, watcher)] == frames
                differed += room.table.game.states.tobytes() != real.states.tobytes()
                room.table.game = real
        assert differed >= 3


def pacer(room: Room) -> slaps.Slaps:
    """Where mice are turned."""
    assert isinstance(room.pacer, slaps.Slaps)
    return room.pacer


class Clock:
    """Stands still unless it is set."""

    def __init__(self) -> None:
        self.ms = 0.0

    def __call__(self) -> float:
        return self.ms


class Twins:
    """Two tables of Maus geflippt with the same people, at which the same mouse lies to be slapped."""

    def __init__(self, table: Live, rooms: list[Room], people: list[list[Client]], clock: Clock) -> None:
        self.table, self.rooms, self.people, self.clock = table, rooms, people, clock

    async def flip(self, luck: int) -> bool:
        """Turn a mouse at both, and disguise the second: do their cards differ?"""
        one, other = (room.table for room in self.rooms)
        assert one.game
        other.game, other.turns, other.judged = one.game.copy(), list(one.turns), one.judged
        other.clock = deepcopy(one.clock)
        for room in self.rooms:
            pacer(room).flip()
            while not pacer(room)._sent:
                await asyncio.sleep(0.001)
        self.clock.ms += 500  # long enough for a slap to be believed
        other.game = disguised(one.game, luck)
        return bool(other.game.states.tobytes() != one.game.states.tobytes())

    async def heard(self, n: int, watcher: str, finish: bool) -> list[list[str]]:
        """What a seat and a spectator are sent who come now, while others answer the mouse and the seat is refused."""
        room, people = self.rooms[n], self.people[n]
        mouse = room.pacer.mouse
        seat, spectator = [await self.table.join(room.row.code, token) for token in (people[SEAT].token, watcher)]
        assert room.table.game
        slap = room.table.game.legal(1)[0]
        await people[1].send(type="slap", action="hold" if finish else slap, mouse=mouse, ms=300)
        assert await people[1].refused(type="slap", action=slap, mouse=mouse, ms=300) == "slap-repeated"
        for action in ("fly", "slap moon-boots", "flip", "slap", *missing(seat)):
            await seat.refused(type="slap", action=action, mouse=mouse, ms=300)
        await seat.refused(type="slap", action="hold", mouse=mouse + 1, ms=300)
        await seat.refused(type="act", action="hold", turn=0)
        await seat.refused(type="hint")
        await spectator.refused(type="slap", action="hold", mouse=mouse, ms=300)
        assert await seat.refused(type="slap", action=seat.legal[0], mouse=mouse, ms=-5) == "slap-false-start"
        assert await seat.refused(type="slap", action=seat.legal[0], mouse=mouse, ms=300) == "slap-repeated"
        if finish:
            await people[2].send(type="slap", action="hold", mouse=mouse, ms=300)
            for client in (seat, spectator):
                await client.reach("flip")
        frames = [[text.replace(room.row.code, "CODE") for text in client.frames] for client in (seat, spectator)]
        if not finish:
            await people[2].send(type="slap", action="hold", mouse=mouse, ms=300)
            await people[2].reach("flip")
        await asyncio.gather(seat.close(), spectator.close())
        return [[text for text, _ in groupby(texts) if '"probe"' not in text] for texts in frames]


def missing(client: Client) -> list[str]:
    """Slaps with what a client does not hold."""
    return [f"slap {garment}" for garment in GARMENTS if f"slap {garment}" not in client.legal][:5]


@in_loop
async def test_frames_and_refusals_do_not_depend_on_hidden_cards_while_a_mouse_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also not on what others have answered, before all have; and the verdict not on the hands of those who let go."""
    clock = Clock()
    monkeypatch.setattr(slaps, "now_ms", clock)
    monkeypatch.setattr(Link, "probe", lambda link, ms: None)
    async with live(tmp_path / "games.db", messages_per_second=1e6, message_burst=1e6, grace_seconds=1e6) as table:
        table.hub.services.now = lambda: 0.0
        tokens, rooms, people = [await table.token() for _ in range(3)], [], []
        for _ in range(2):
            code = await table.open("maus", 3, options={"time_limit": 60000}, hints=False)
            rooms.append(table.room(code))
            rooms[-1].go_on = lambda: None  # type: ignore[method-assign]  # nobody turns a mouse but the test
            people.append([await table.join(code, token) for token in tokens])
            await seat_all(people[-1])
        twins, watcher, rng = Twins(table, rooms, people, clock), await table.token(), random.Random(5)
        differed = 0
        for n in range(8):
            differed += await twins.flip(n)
            one, other = [await twins.heard(room, watcher, finish=n % 2 == 0) for room in range(2)]
            assert one == other
            for _ in range(4 * 3):  # three more mice, as it comes
                go_on(rooms[0], rng)
        assert differed >= 6


@in_loop
async def test_a_leak_would_be_found(tmp_path: Path) -> None:
    """The same comparison for a seat whose cards do differ."""
    async with live(tmp_path / "games.db", grace_seconds=1e6, messages_per_second=1e6) as table:
        code = await table.open("catbox", 3)
        room = table.room(code)
        table.hub.services.now = lambda: 0.0
        room.go_on = lambda: None  # type: ignore[method-assign]  # nobody moves by himself
        clients = await table.gather(code, 3)
        real = room.table.game
        assert real
        frames = await heard(table, room, clients[1].token)
        room.table.game = disguised(real, 1)
        assert await heard(table, room, clients[1].token) != frames
