"""What comes in over a socket: heard at once, and in order."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from ninelives.server.room import INTERNAL_ERROR, Room
from ninelives.server.wire import Wire
from tests.server.client import Client
from tests.server.live import in_loop, live


@in_loop
async def test_what_is_said_without_waiting_is_heard_in_order(tmp_path: Path) -> None:
    """The first messages wait in a queue until somebody listens, later ones do not; some come in pieces."""
    async with live(tmp_path / "games.db") as table:
        code = await table.open("felix", 3)
        token = await table.token()
        async with connect(f"{table.url.replace('http', 'ws')}/ws/{code}") as socket:
            client = Client(socket, token)
            await client.send(type="join", token=token)
            for n in range(40):
                ping = json.dumps({"type": "ping", "time": n})
                await socket.send([ping[:9], ping[9:]] if n % 3 == 0 else ping)
            await client.until(lambda: len(client.heard) == 40)
            assert [pong["time"] for pong in client.heard] == list(range(40))


@in_loop
async def test_a_mistake_of_ours_is_told_and_ends_one_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def advise(room: Room, _: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(Room, "_advise", advise)
    async with live(tmp_path / "games.db", complains=True) as table:
        first, second = await table.gather(await table.open("catbox", 2), 2)
        for _ in range(3):  # two more come behind it
            await first.send(type="hint")
        assert await first.closed() == INTERNAL_ERROR
        assert first.errors[-1]["message"]["id"] == "server-mistake"
        assert "a mistake" in caplog.text
        await second.send(type="ping", time=1)
        await second.until(lambda: bool(second.heard))


@in_loop
async def test_only_who_is_silent_is_asked_whether_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wires: list[Wire] = []
    monkeypatch.setattr(Wire, "start_keepalive", lambda wire: wires.append(wire))  # it is our turn to ask
    async with live(tmp_path / "games.db") as table:
        (client,) = await table.gather(await table.open("felix", 3), 1)
        await client.send(type="ping", time=1)
        await client.until(lambda: bool(client.heard))
        wires[0].send_keepalive_ping()
        assert not waits_for_answer(wires[0])
        assert wires[0].ping_timer, "it will be asked later"
        wires[0].send_keepalive_ping()
        assert waits_for_answer(wires[0])
        async with asyncio.timeout(10):
            while waits_for_answer(wires[0]):
                await asyncio.sleep(0.01)


def waits_for_answer(wire: Wire) -> bool:
    return wire.pending_ping_payload is not None
