"""However many connections somebody opens and leaves half used, others get in, and the room is free again soon."""

import asyncio
import signal
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from ninelives.server.door import Door, raise_open_files
from ninelives.server.limits import Limits
from ninelives.server.metrics import Metrics
from ninelives.server.proxies import Proxies
from tests.play import ANY
from tests.server.fuzz import hello
from tests.server.live import in_loop, live, within
from tests.server.process import Process

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(url: str, data: bytes = b"", source: str = "127.0.0.1") -> Pipe:
    """A connection from an address of this machine, with these bytes sent."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(source, 0))
    writer.write(data)
    return reader, writer


async def dial_many(url: str, data: bytes, sources: Iterable[str]) -> list[Pipe]:
    async def one(source: str) -> Pipe | None:
        with suppress(ConnectionError):
            return await dial(url, data, source)
        return None

    return [pipe for pipe in await asyncio.gather(*map(one, sources)) if pipe]


async def rest(pipe: Pipe) -> bytes:
    """Everything until the server hangs up, for which it has ten seconds."""
    with suppress(ConnectionError):
        return await asyncio.wait_for(pipe[0].read(), 10)
    return b""


async def ask(url: str, path: str = "/health", source: str = "127.0.0.1") -> int:
    """The status of an answer, as somebody at this address gets it."""
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    pipe = await dial(url, head.encode(), source)
    answer = await rest(pipe)
    pipe[1].close()
    return int(answer.split()[1])


def hang_up(pipes: Iterable[Pipe]) -> None:
    for _, writer in pipes:
        writer.close()


@in_loop
async def test_a_thousand_half_requests_from_one_address_keep_nobody_out_and_end_soon(tmp_path: Path) -> None:
    raise_open_files(Limits())
    async with live(tmp_path / "games.db", head_seconds=3.0) as table:
        player = await table.join(await table.open(ANY, 3))
        pipes = await dial_many(table.url, HALF, ["127.0.0.2"] * 1_200)
        assert await ask(table.url) == 200
        assert await ask(table.url, "/api/games", "127.0.0.3") == 200
        assert await ask(table.url, source="127.0.0.2") == 429
        answers = await asyncio.gather(*map(rest, pipes))  # all end, refused or given up
        assert sum(b"too-many-connections" in answer for answer in answers) < 1_200
        assert await ask(table.url, source="127.0.0.2") == 200
        assert await table.metric("turned_away_total") >= 800
        await player.pong()
        hang_up(pipes)


@in_loop
async def test_others_are_answered_while_one_address_asks_a_thousand_times_at_once(tmp_path: Path) -> None:
    raise_open_files(Limits())
    async with live(tmp_path / "games.db", requests_per_second=1.0, request_burst=200.0) as table:
        player = await table.join(await table.open(ANY, 3))
        flood = [asyncio.create_task(ask(table.url, "/api/games", "127.0.0.2")) for _ in range(1_000)]
        for path in ("/health", "/api/games", "/api/tables", "/"):
            assert await ask(table.url, path, "127.0.0.3") == 200
        await player.pong()
        assert {*await asyncio.gather(*flood)} == {200, 429}
        assert await ask(table.url, "/health", "127.0.0.2") == 200


@within(120)
async def test_half_requests_from_many_addresses_take_no_room_when_files_are_few(tmp_path: Path) -> None:
    raise_open_files(Limits())
    log = tmp_path / "log"
    server = Process(str(tmp_path / "games.db"), log, files=512)
    await server.start()
    try:
        player = await server.join(await server.open(ANY, 3))
        sources = [f"127.0.1.{n % 40 + 1}" for n in range(1_500)]
        pipes = await dial_many(server.url, HALF, sources)
        for n in range(5):
            assert await ask(server.url, source=f"127.0.2.{n + 1}") == 200
        newcomer = await server.join(player.state["table"]["code"])
        for client in (player, newcomer):
            await client.pong()
            await client.close()
        hang_up(pipes)
    finally:
        await server.stop(signal.SIGTERM)
    assert "Traceback" not in log.read_text()


@within(120)
async def test_a_server_without_any_file_left_goes_on_when_there_are_some_again(tmp_path: Path) -> None:
    """More is let in than can be opened, because the server is told so."""
    raise_open_files(Limits())
    log = tmp_path / "log"
    server = Process(str(tmp_path / "games.db"), log, files=128, places=1_000)
    await server.start()
    try:
        player = await server.join(await server.open(ANY, 3))
        pipes = await dial_many(server.url, HALF, ["127.0.0.2"] * 300)
        await player.pong()
        hang_up(pipes)
        async with asyncio.timeout(30):
            while not await is_answered(server.url):
                await asyncio.sleep(0.1)
        await player.pong()
        await player.close()
    finally:
        await server.stop(signal.SIGTERM)
    assert len(log.read_text().splitlines()) < 100


async def is_answered(url: str) -> bool:
    try:
        return await ask(url) == 200
    except (OSError, IndexError):  # hung up on
        return False


@in_loop
async def test_a_head_that_trickles_in_and_a_body_that_never_comes_are_given_up(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", head_seconds=0.5, body_seconds=0.5) as table:
        post = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n"
        whole = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        for begun in (b"", HALF, post, whole + HALF, whole + post):

            async def trickle(pipe: Pipe) -> None:
                while True:
                    pipe[1].write(b"x")
                    await asyncio.sleep(0.05)

            pipe = await dial(table.url, begun)
            trickling = asyncio.create_task(trickle(pipe)) if begun else None
            answer = await rest(pipe)
            assert (b'"ok"' in answer) == begun.startswith(whole)
            if trickling:
                trickling.cancel()
            pipe[1].close()


@in_loop
async def test_requests_on_one_connection_have_each_their_time(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", head_seconds=0.6) as table:
        reader, writer = await dial(table.url)
        for _ in range(6):
            await asyncio.sleep(0.2)
            writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await reader.readuntil(b"}")
        assert await rest((reader, writer)) == b""  # silence ends it
        writer.close()


@in_loop
async def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", head_seconds=0.3, answer_seconds=0.5, idle_seconds=1) as table:
        ask_again = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        where = urlsplit(table.url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port, limit=1)
        with suppress(ConnectionError):
            while True:  # until it hangs up
                writer.write(ask_again * 500)
                await asyncio.wait_for(writer.drain(), 10)
        del reader
        writer.transport.abort()


@in_loop
async def test_a_socket_that_never_joins_is_given_up_and_gives_its_place_back(tmp_path: Path) -> None:
    limits: Any = {"connections_per_address": 5, "requests_per_address": 5}
    async with live(tmp_path / "games.db", join_seconds=0.3, **limits) as table:
        code = await table.open(ANY, 3)
        greeting = hello(urlsplit(table.url).netloc, code)
        for _ in range(3):
            pipes = await dial_many(table.url, greeting, ["127.0.0.5"] * 30)
            answers = await asyncio.gather(*map(rest_politely, pipes))
            assert sum(b" 101 " in answer for answer in answers) == 10
            assert sum(b" 429 " in answer for answer in answers) == 20
            hang_up(pipes)
        assert await ask(table.url, source="127.0.0.5") == 200


async def rest_politely(pipe: Pipe) -> bytes:
    """Everything, answering the goodbye as a WebSocket does."""
    heard = b""
    with suppress(ConnectionError):
        while data := await asyncio.wait_for(pipe[0].read(10_000), 10):
            heard += data
            if b"join-first" in heard or b"too-many" in heard:
                pipe[1].write(b"\x88\x80\0\0\0\0")
    return heard


@in_loop
async def test_a_proxy_that_is_named_holds_as_many_as_there_is_room_for(tmp_path: Path) -> None:
    limits: Any = {"connections_per_address": 5, "requests_per_address": 5}
    async with live(tmp_path / "games.db", proxies=("127.0.0.7",), **limits) as table:
        pipes = await dial_many(table.url, HALF, ["127.0.0.7"] * 50 + ["127.0.0.8"] * 50)
        assert await ask(table.url, source="127.0.0.7") == 200
        assert await ask(table.url, source="127.0.0.8") == 429
        hang_up(pipes)


@in_loop
async def test_when_all_places_are_taken_those_that_wait_make_room_and_those_at_tables_stay(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", connections=8, share=1.0) as table:
        code = await table.open(ANY, 3)
        players = [await table.join(code) for _ in range(3)]
        pipes = await dial_many(table.url, HALF, ["127.0.0.2"] * 20)
        assert await ask(table.url, source="127.0.0.3") == 200
        for client in players:
            await client.pong()
        hang_up(pipes)
        while len(players) < 8:
            players.append(await table.join(code))
        assert await ask(table.url, source="127.0.0.3") == 503
        for client in players:
            await client.pong()


@in_loop
async def test_who_does_not_take_the_last_words_is_put_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninelives.server.door.SWEEP_SECONDS", 0.1)
    door, lost = Door(Limits(), Proxies(), Metrics()), asyncio.Event()

    class Talker(asyncio.Protocol):
        def connection_made(self, transport: Any) -> None:
            door.enter(transport)
            transport.write(bytes(50_000_000))
            transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            lost.set()

    server = await asyncio.get_running_loop().create_server(Talker, "127.0.0.1", 0)
    _, deaf = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1)
    async with asyncio.timeout(20):
        await lost.wait()
    deaf.transport.abort()
    server.close()


def test_there_is_room_for_as_many_as_files_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    for files, most, of_one in ((None, 100_000, 300), (1_024, 832, 208), (20_000, 17_888, 300), (50, 1, 1)):
        monkeypatch.setattr("ninelives.server.door.open_files", lambda files=files: files)
        door = Door(Limits(), Proxies(), Metrics())
        assert (door.most, door.most_of_one) == (most, of_one)
