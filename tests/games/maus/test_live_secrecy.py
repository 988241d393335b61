"""Maus geflippt on the wire: while a mouse lies there, nobody is sent what depends on hidden cards."""

import asyncio
import json
import random
from collections.abc import Callable
from copy import deepcopy
from itertools import groupby
from pathlib import Path

import pytest

from ninelives.games.maus.state import GARMENTS
from ninelives.server import slaps
from ninelives.server.room import Room
from ninelives.table.link import Link
from tests.server.client import Client, seat_all
from tests.server.live import Live, in_loop, live
from tests.server.test_secrecy import SEAT, disguised, go_on


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


def stand_still(room: Room) -> None:
    """Let nothing be judged at a moment that the test's own clock never reaches, however long the test takes."""
    after = room.timers.after

    def due(seconds: float, name: str, do: Callable[[], None]) -> None:
        if seconds <= 0 or name != "close":
            after(seconds, name, do)

    room.timers.after = due  # type: ignore[method-assign]


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
        await seat.until(lambda: bool(seat.legal))  # the mouse is shown a little later to whoever is near
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
    monkeypatch.setattr(Link, "measure", lambda link, ms, at: None)
    async with live(tmp_path / "games.db", messages_per_second=1e6, message_burst=1e6, grace_seconds=1e6) as table:
        table.hub.services.now = lambda: 0.0
        tokens, rooms, people = [await table.token() for _ in range(3)], [], []
        for _ in range(2):
            code = await table.open("maus", 3, options={"time_limit": 60000}, hints=False)
            rooms.append(table.room(code))
            rooms[-1].go_on = lambda: None  # type: ignore[method-assign]  # nobody turns a mouse but the test
            stand_still(rooms[-1])
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


async def answers(client: Client, mouse: int) -> list[str]:
    """What is said to somebody who asks for a mouse before it is there."""
    reasons = []
    for action in ("hold", "shout", "fly", *missing(client)):
        reasons.append(await client.refused(type="slap", action=action, mouse=mouse, ms=300))
    reasons.append(await client.refused(type="hint"))
    reasons.append(await client.refused(type="act", action="hold", turn=0))
    return reasons


@in_loop
async def test_no_answer_tells_of_a_mouse_before_the_seat_is_sent_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(slaps, "now_ms", clock)
    monkeypatch.setattr(Link, "measure", lambda *_: None)
    monkeypatch.setattr(Link, "echo", lambda *_: None)
    async with live(tmp_path / "games.db", messages_per_second=1e6, message_burst=1e6) as table:
        code = await table.open("maus", 2, options={"time_limit": 60000})
        room = table.room(code)
        room.go_on = lambda: None  # type: ignore[method-assign]  # nobody turns a mouse but the test
        near, far = await table.gather(code, 2)
        for connection in room.connections:
            is_near = room.table.seat_of(connection.person) == near.seat
            connection.link._smallest.append((0.0, 0.0 if is_near else 280.0))
        before = [await answers(near, 1), json.loads(await table.get(f"/api/tables/{code}"))]
        pacer(room).flip()
        assert await answers(near, 1) == before[0]
        await far.next_mouse(0)
        assert pacer(room)._sent == {near.seat: 140.0, far.seat: 0.0}
        clock.ms = 139.0
        assert [await answers(near, 1), json.loads(await table.get(f"/api/tables/{code}"))] == before
        clock.ms = 140.0
        await near.next_mouse(0)
        await near.send(type="hint")
        await near.until(lambda: any(message["type"] == "hint" for message in near.heard))
        await near.send(type="slap", action="hold", mouse=1, ms=300)
        await far.send(type="slap", action="hold", mouse=1, ms=300)
        await near.reach("flip")
