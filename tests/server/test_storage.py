"""The place where games are kept goes away under a server: everybody is told, and nothing is confirmed any more."""

import asyncio
import json
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ninelives.server.connection import INTERNAL_ERROR
from tests.play import FOR_TWO
from tests.server.client import Client, seat_all
from tests.server.live import fetch, within
from tests.server.process import USUAL, Process
from tests.store.test_hold import delete, move, posix, replace

TABLES = 3


def noise(db: Path) -> None:
    with db.open("r+b") as file:
        file.write(random.Random(1).randbytes(db.stat().st_size))


async def started(db: Path, folder: Path) -> tuple[Process, list[Client]]:
    """A server with people at some tables, of whom nobody does anything."""
    server = Process(str(db), folder / "log", USUAL)
    await server.start()
    clients = []
    for _ in range(TABLES):
        code = await server.open(FOR_TWO, 2)
        at_table = [await server.join(code) for _ in range(2)]
        await seat_all(at_table)
        clients += at_table
    return server, clients


async def sent_away(clients: list[Client]) -> None:
    assert {await client.closed() for client in clients} == {INTERNAL_ERROR}
    assert {client.errors[-1]["message"]["id"] for client in clients} == {"not-saving"}


async def new_table(server: Process) -> tuple[int, str]:
    """The status and the message of an attempt to open a table."""
    status, text = await fetch(f"{server.url}/api/tables", {"game": FOR_TWO, "players": 2})
    return status, json.loads(text).get("message", {}).get("id", "")


@posix
@pytest.mark.parametrize("harm", [delete, replace, move, noise])
@within(120)
async def test_everybody_is_told_within_seconds_and_the_log_has_one_line(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    db = tmp_path / "folder" / "games.db"
    server, clients = await started(db, tmp_path)
    try:
        harm(db)
        await asyncio.wait_for(sent_away(clients), 20)
        assert await new_table(server) == (503, "not-saving")
        code = clients[0].state["table"]["code"]
        for path in ("/api/tables", f"/api/tables/{code}"):
            assert (await fetch(server.url + path))[0] == 503
        with pytest.raises(ConnectionClosed):
            await server.rejoin(clients[0])
        (line,) = server.log.read_text().splitlines()
        assert str(db) in line
        if harm is move:
            (tmp_path / "elsewhere").rename(db.parent)
            while (await new_table(server))[0] != 201:
                await asyncio.sleep(0.1)
            await go_on(server, clients)
    finally:
        await server.stop(signal.SIGTERM)


async def go_on(server: Process, clients: list[Client]) -> None:
    """All who were sent away come back and play to the end."""
    again = await asyncio.gather(*(server.rejoin(client) for client in clients))
    assert [client.state["view"] for client in again] == [client.state["view"] for client in clients]
    await asyncio.gather(*(client.play() for client in again))


@pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process, as Linux can")
@within(120)
async def test_a_full_disk_closes_all_tables_until_there_is_room_again(tmp_path: Path) -> None:
    """No file of the server may grow any more, as if the disk were full."""
    import resource

    db = tmp_path / "games.db"
    server, clients = await started(db, tmp_path)
    try:
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        room = Path(f"{db}-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (room, before[1]))
        first = next(client for client in clients if client.wanted)
        await first.act(first.legal[0])
        await asyncio.wait_for(sent_away(clients), 20)
        assert await new_table(server) == (503, "not-saving")
        (line,) = server.log.read_text().splitlines()
        assert str(db) in line
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        while (await new_table(server))[0] != 201:
            await asyncio.sleep(0.1)
        await go_on(server, clients)
    finally:
        await server.stop(signal.SIGTERM)
    _, recovered = server.log.read_text().splitlines()
    assert "again" in recovered
