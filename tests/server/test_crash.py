"""A server that is killed in the middle of everything loses nothing that anybody has seen."""

import asyncio
import json
import random
import signal
import socket
import sqlite3
import sys
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ninelives.table.entries import Said, encode
from tests.server.client import Client
from tests.server.live import fetch, in_loop, live

ROUNDS, TABLES, PLAYERS = 3, 5, 4


class Process:
    """A server in a process of its own, always at the same place."""

    def __init__(self, db: Path) -> None:
        with closing(socket.create_server(("127.0.0.1", 0))) as probe:
            self.port = probe.getsockname()[1]
        self.db = db
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        command = [sys.executable, "-m", "ninelives.cli", "serve", "--no-browser", "--pace", "0"]
        where = ["--port", str(self.port), "--db", str(self.db)]
        self.process = await asyncio.create_subprocess_exec(*command, *where, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout
        assert await self.process.stdout.readline()  # it says where it is once it answers

    async def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        await self.process.communicate()

    async def post(self, path: str, body: Any) -> Any:
        _, text = await fetch(self.url + path, body)
        return json.loads(text)

    async def open(self) -> list[Client]:
        """A table with a game begun."""
        code = (await self.post("/api/tables", {"game": "catbox", "players": PLAYERS}))["code"]
        clients = []
        for seat in range(PLAYERS):
            client = await Client.join(self.url, code, (await self.post("/api/people", b""))["token"])
            await client.sit(seat)
            clients.append(client)
        await clients[0].send(type="start")
        await asyncio.gather(*(client.until(client.playing) for client in clients))
        return clients

    async def rejoin(self, client: Client) -> Client:
        return await Client.join(self.url, client.state["table"]["code"], client.token)


async def play_until_killed(client: Client) -> None:
    with suppress(ConnectionClosed, ConnectionError):
        await client.play()


def logged(db: Path) -> dict[str, Counter[int]]:
    """By the code of a table: how many actions of each seat are in its log."""
    query = "select code, data from entries join tables on tables.id = entries.table_id"
    found: dict[str, Counter[int]] = {}
    with closing(sqlite3.connect(db)) as connection:
        for code, data in connection.execute(query):
            entry = json.loads(data)
            found.setdefault(code, Counter()).update([entry["seat"]] if entry["type"] == "acted" else [])
    return found


def turn(client: Client) -> int:
    return int(client.state["you"].get("turn", 0))


def check_nothing_is_lost(before: list[Client], after: list[Client]) -> None:
    for old, new in zip(before, after, strict=True):
        assert turn(new) >= turn(old)
        assert new.events[: len(old.events)] == old.events  # nobody saw anything that is gone
        assert new.seat == old.seat


async def survive(server: Process, clients: list[Client], actions: int) -> list[Client]:
    """Play on for so many actions, be killed, start again: the clients at their new connections."""
    until = sum(map(turn, clients)) + actions
    playing = [asyncio.create_task(play_until_killed(client)) for client in clients]
    while sum(map(turn, clients)) < until:
        await asyncio.sleep(0.001)
    await server.stop(signal.SIGKILL)
    await asyncio.gather(*playing)
    written = logged(server.db)
    for client in clients:
        assert client.seat is not None
        assert written[client.state["table"]["code"]][client.seat] >= turn(client)
    await server.start()
    again = list(await asyncio.gather(*(server.rejoin(client) for client in clients)))
    check_nothing_is_lost(clients, again)
    return again


@pytest.mark.parametrize("rounds", [ROUNDS])
@in_loop
async def test_nothing_that_anybody_saw_is_lost_when_the_server_is_killed(rounds: int, tmp_path: Path) -> None:
    luck = random.Random()
    server = Process(tmp_path / "games.db")
    await server.start()
    try:
        clients = [client for _ in range(TABLES) for client in await server.open()]
        for _ in range(rounds):
            clients = await survive(server, clients, luck.randrange(1, 200))
        await asyncio.gather(*(client.play() for client in clients))
        assert all(client.over for client in clients)  # every table goes on, to its end
    finally:
        await server.stop(signal.SIGTERM)


@in_loop
async def test_a_table_that_cannot_be_written_is_given_up_and_read_again(tmp_path: Path) -> None:
    """Another server has written to the same log: what happened there counts, and nothing else was ever shown."""
    db = tmp_path / "games.db"
    async with live(db) as table:
        code = await table.open("catbox", 2)
        first, second = await table.gather(code, 2)
        room = table.room(code)
        said = encode(Said(at=0.0, seat=1, phrase="meow"))
        with closing(sqlite3.connect(db)) as other, other:
            other.execute(
                "insert into entries (table_id, n, at, data) values (?, ?, 0, ?)", (room.row.id, room.entries, said)
            )
        await first.act(first.legal[0])
        assert await first.error() == "not-written"
        assert "turn" not in first.state["you"]
        assert await second.refused(type="hint") == "not-written"
        again = [await table.join(code, client.token) for client in (first, second)]
        assert again[0].state["view"] == first.state["view"]
        await asyncio.gather(*(client.play() for client in again))
        assert again[0].over
