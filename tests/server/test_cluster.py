"""Several processes on one PostgreSQL: any of them takes any client, each table has one owner, none is lost."""

import asyncio
import hashlib
import json
import os
import pty
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from websockets.exceptions import ConnectionClosed

import ninelives
from tests.play import ANY
from tests.ports import free_port
from tests.server.client import Client, seat_all
from tests.server.crash import Log
from tests.server.live import fetch, within
from tests.server.process import Process, send


@asynccontextmanager
async def processes(url: str, folder: Path, count: int = 2) -> AsyncIterator[list[Process]]:
    started = [Process(url, folder / f"log {n}") for n in range(count)]
    await asyncio.gather(*(server.start() for server in started))
    try:
        yield started
    finally:
        for server in started:
            send(server.process, signal.SIGCONT)
        await asyncio.gather(*(server.stop(signal.SIGTERM) for server in started))


async def at_both(one: Process, other: Process, game: str = ANY) -> tuple[str, list[Client]]:
    """A game begun by two people, at a table of the first process; the second person is connected to the other."""
    code = await one.open(game, 3)
    clients = [await one.join(code), await other.join(code)]
    await seat_all(clients)
    return code, clients


async def metric(server: Process, name: str) -> float:
    _, text = await fetch(f"{server.url}/metrics")
    return float(next(line.split()[1] for line in text.splitlines() if line.split()[0] == f"ninelives_{name}_total"))


async def processes_left(url: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SELECT count(*) FROM processes"))
    finally:
        await connection.close()


async def log_of(url: str, code: str) -> Log:
    """What is durable of a table, read behind everybody's back."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch(
            "SELECT data FROM entries JOIN tables ON tables.id = table_id WHERE code = $1 ORDER BY n", code
        )
    finally:
        await connection.close()
    return Log([row["data"] for row in rows])


def has_acted(client: Client, times: int) -> Callable[[Client], bool]:
    begun = client.state["you"].get("turn", 0)
    return lambda now: now.state["you"].get("turn", 0) >= begun + times or not now.state["table"]["playing"]


@within(120)
async def test_a_whole_game_with_people_at_two_processes(postgres_url: str, tmp_path: Path) -> None:
    async with processes(postgres_url, tmp_path) as (one, other):
        code, clients = await at_both(one, other)
        assert await metric(other, "relays") == 1
        assert await metric(one, "relays") == 0
        await asyncio.gather(*(client.play() for client in clients))
        assert clients[0].state["view"]["scores"] == clients[1].state["view"]["scores"]
        for server in (one, other):  # a finished game is told by anybody
            _, transcript = await fetch(f"{server.url}/api/tables/{code}/games/1")
            assert ninelives.load(transcript).scores == clients[0].state["view"]["scores"]
        await asyncio.gather(*(client.close() for client in clients))
    assert [server.log.read_text() for server in (one, other)] == ["", ""]


async def told(server: Process, order: object = None) -> Any:
    status, text = await fetch(f"{server.url}/api/operator", order)
    assert status == 200, text
    return json.loads(text)


def is_told_of_a_restart(client: Client) -> bool:
    return any(message["type"] == "restart" for message in client.heard)


@within(60)
async def test_the_operator_sees_and_governs_all_processes_by_any_of_them(postgres_url: str, tmp_path: Path) -> None:
    async with processes(postgres_url, tmp_path) as (one, other):
        code, [ada, ben] = await at_both(one, other)
        mine = await other.open(ANY, 3)
        cid = await other.join(mine)
        overview = await told(one)
        assert sorted(table["code"] for table in overview["tables"]) == sorted([code, mine])
        assert (len(overview["processes"]), overview["silent"], len(overview["people"])) == (2, 0, 3)
        await told(other, {"type": "announce", "minutes": 5})
        for client in (ada, ben, cid):
            await client.until(partial(is_told_of_a_restart, client))
        [number] = [person["connection"] for person in overview["people"] if person["code"] == mine]
        await told(one, {"type": "send-away", "connection": number})
        assert await cid.error() == "sent-away"
        await told(other, {"type": "end", "code": code})
        assert await ada.error() == await ben.error() == "table-ended"
        await told(one, {"type": "lock", "on": True})
        for server in (one, other):
            assert (await fetch(f"{server.url}/api/tables", {"game": ANY}))[0] == 503
            assert (await fetch(f"{server.url}/api/tables/{code}"))[0] == 404
        other.process.send_signal(signal.SIGSTOP)
        assert (await told(one))["silent"] == 1


@within(60)
async def test_a_new_table_is_claimed_where_its_people_come(postgres_url: str, tmp_path: Path) -> None:
    """It may be opened anywhere: a proxy that hashes codes sends everybody after that to one process."""
    async with processes(postgres_url, tmp_path) as (one, other):
        code = await one.open(ANY, 3)
        client = await other.join(code)
        await seat_all([client])
        await client.play()
        assert await metric(one, "relays") == await metric(other, "relays") == 0
        await client.close()


@within(120)
async def test_a_table_of_a_process_that_was_killed_goes_on_elsewhere(postgres_url: str, tmp_path: Path) -> None:
    async with processes(postgres_url, tmp_path) as (one, other):
        code, clients = await at_both(one, other)
        await asyncio.gather(*(client.play(stop=has_acted(client, 2)) for client in clients))
        seen = [client.events for client in clients]
        await one.stop(signal.SIGKILL)
        again = await asyncio.gather(*(other.rejoin(client) for client in clients))
        assert await processes_left(postgres_url) == 1  # it was buried: nobody has waited for its lease
        for client, before in zip(again, seen, strict=True):
            assert client.events[: len(before)] == before
        await asyncio.gather(*(client.play() for client in again))
        log = await log_of(postgres_url, code)
        assert log.games[0].scores == again[0].state["view"]["scores"]
        await asyncio.gather(*(client.close() for client in again))


@within(120)
async def test_a_process_that_was_stopped_for_long_does_no_harm(postgres_url: str, tmp_path: Path) -> None:
    """It wakes up with a table that is another's by now, and with a client who acts: nothing of that is written."""
    async with processes(postgres_url, tmp_path) as (one, other):
        code, clients = await at_both(one, other)
        while not clients[0].legal:
            await clients[0].receive()
        stale = clients[0]
        action, turn = stale.legal[0], stale.state["you"].get("turn", 0)
        one.process.send_signal(signal.SIGSTOP)
        again = await asyncio.gather(*(other.rejoin(client) for client in clients))
        await asyncio.gather(*(client.play(stop=has_acted(client, 2)) for client in again))
        await stale.send(type="act", action=action, turn=turn)
        one.process.send_signal(signal.SIGCONT)
        with suppress(ConnectionClosed):
            while True:
                message = await stale.receive()
                assert message["type"] != "state" or message["you"].get("turn", 0) <= turn
        await asyncio.gather(*(client.play() for client in again))
        log = await log_of(postgres_url, code)
        assert log.games[0].scores == again[0].state["view"]["scores"]
        await asyncio.gather(*(client.close() for client in again))
        while "code" not in await one.post("/api/tables", {"game": ANY}):  # it lives on, under a new name
            await asyncio.sleep(0.1)


@within(120)
async def test_a_process_that_is_told_to_stop_hands_its_tables_over(postgres_url: str, tmp_path: Path) -> None:
    async with processes(postgres_url, tmp_path) as (one, other):
        code, clients = await at_both(one, other)
        await asyncio.gather(*(client.play(stop=has_acted(client, 1)) for client in clients))
        await one.stop(signal.SIGTERM)
        for client in clients:
            with suppress(ConnectionClosed):
                while True:
                    await client.receive()
            assert client.errors[-1]["message"]["id"] == "server-restarting"
            assert client.socket.close_code == 1012
        connection = await asyncpg.connect(postgres_url)
        assert await connection.fetchval("SELECT owner FROM tables WHERE code = $1", code) is None
        await connection.close()
        again = await asyncio.gather(*(other.rejoin(client) for client in clients))
        await asyncio.gather(*(client.play() for client in again))
        assert again[0].state["view"]["scores"] == (await log_of(postgres_url, code)).games[0].scores
        await asyncio.gather(*(client.close() for client in again))


@within(60)
async def test_public_tables_are_listed_and_described_everywhere(postgres_url: str, tmp_path: Path) -> None:
    async with processes(postgres_url, tmp_path) as (one, other):
        code = await one.open(ANY, 3, public=True)
        _, nobody = await fetch(f"{other.url}/api/tables")
        assert json.loads(nobody) == []
        client = await one.join(code)
        await client.send(type="sit", seat=0, name="Ada")
        for address in (f"/api/tables/{code}", "/api/tables"):
            told: list[dict[str, object]] = []
            while not any(seat.get("here") for table in told for seat in table["seats"]):  # type: ignore[attr-defined]
                _, text = await fetch(other.url + address)
                told = [table] if isinstance(table := json.loads(text), dict) else table
            assert [table["code"] for table in told] == [code]
        await client.close()
        while json.loads((await fetch(f"{other.url}/api/tables"))[1]):
            await asyncio.sleep(0.05)


@within(60)
async def test_strangers_cannot_open_a_pipe(postgres_url: str, tmp_path: Path) -> None:
    async with processes(postgres_url, tmp_path, 1) as (one,):
        code = await one.open(ANY, 3)
        connection = await asyncpg.connect(postgres_url)
        host, _, port = (await connection.fetchval("SELECT address FROM processes")).rpartition(":")
        await connection.close()
        said = json.dumps({"code": code, "person": "somebody", "address": "x"})
        for hello in (f"{hashlib.sha256(b'').hexdigest()} {said}", "é é", "", " ", "x" * 100_000):
            reader, writer = await asyncio.open_connection(host, int(port))
            await reader.readexactly(5 + 32)
            writer.write(b"T" + len(hello.encode()).to_bytes(4) + hello.encode())
            assert await reader.read() == b""
            writer.close()
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(os.urandom(1000))
        await reader.read()
        writer.close()
        assert await one.open(ANY, 3)
    assert "Traceback" not in one.log.read_text()


@within(60)
async def test_workers_share_a_port_and_are_replaced(postgres_url: str, tmp_path: Path) -> None:
    """One after the other is killed, so that one of them had the table; then all are replaced in peace."""
    program = ("ninelives.cli", "serve", "--no-browser", "--pace", "0", "--workers", "2")
    server = Process(postgres_url, tmp_path / "log", program)
    await server.start()
    connection = await asyncpg.connect(postgres_url)
    seen: set[str] = set()

    async def have_lived(count: int) -> None:
        """Wait until so many have been there in all; there is always somebody."""
        while len(seen) < count:
            seen.update([row["id"] for row in await connection.fetch("SELECT id FROM processes")])
            assert (await fetch(f"{server.url}/health"))[0] == 200
            await asyncio.sleep(0.05)

    try:
        await have_lived(2)
        client = await server.join(await server.open(ANY, 3))
        await seat_all([client])
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        thrown_out = 0
        for count, victim in enumerate(children[-2:], 3):  # the first belongs to Python
            await client.play(stop=has_acted(client, 1))
            os.kill(int(victim), signal.SIGKILL)
            with suppress(TimeoutError, ConnectionClosed):
                async with asyncio.timeout(1):
                    await client.socket.wait_closed()
                thrown_out += 1
                client = await server.rejoin(client)
            await have_lived(count)
        assert thrown_out
        server.process.send_signal(signal.SIGHUP)
        await have_lived(6)
        await client.close()
    finally:
        await connection.close()
        await server.stop(signal.SIGTERM)
    assert server.process.returncode == 0


WORKERS = (sys.executable, "-m", "ninelives.cli", "serve", "--no-browser", "--workers", "2")


async def all_end(url: str) -> None:
    """Wait until no process is left on a database, each of which has given back what it had."""
    while await processes_left(url):
        await asyncio.sleep(0.05)


@within(60)
async def test_workers_end_when_nobody_keeps_them_any_more(postgres_url: str, tmp_path: Path) -> None:
    server = Process(postgres_url, tmp_path / "log", WORKERS[2:])
    await server.start()
    await server.stop(signal.SIGKILL)
    await all_end(postgres_url)


@within(60)
async def test_workers_end_with_the_terminal_but_not_for_a_signal_from_another(postgres_url: str) -> None:
    port = free_port()
    child, terminal = pty.fork()
    if not child:
        os.execv(sys.executable, [*WORKERS, "--db", postgres_url, "--port", str(port)])
    while b"http" not in os.read(terminal, 1000):
        pass
    connection = await asyncpg.connect(postgres_url)
    ids = "SELECT array_agg(id) FROM processes"
    before = set(await connection.fetchval(ids))
    os.kill(child, signal.SIGHUP)
    while set(await connection.fetchval(ids) or ()) & before:
        assert (await fetch(f"http://127.0.0.1:{port}/health"))[0] == 200
        await asyncio.sleep(0.05)
    await connection.close()
    os.close(terminal)
    await all_end(postgres_url)
    await asyncio.to_thread(os.waitpid, child, 0)


def test_several_processes_on_a_file_are_refused_with_what_to_do(tmp_path: Path) -> None:
    import subprocess

    command = [sys.executable, "-m", "ninelives.cli", "--lang", "en", "serve", "--workers", "2"]
    done = subprocess.run([*command, "--db", str(tmp_path / "x.db")], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--db postgresql://" in done.stderr
    assert len(done.stderr.splitlines()) == 1
