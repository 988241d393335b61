"""What comes in over a socket: heard at once, and in order; with shortcuts through uvicorn and without them."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from ninelives.server import wire
from ninelives.server.connection import INTERNAL_ERROR
from ninelives.server.desk import Desk
from ninelives.server.door import Door
from ninelives.server.limits import Limits
from ninelives.server.metrics import Metrics
from ninelives.server.proxies import Proxies
from ninelives.server.wire import Wire
from tests.play import ANY, FOR_TWO, REAL_TIME, fewest, of
from tests.server.client import Client
from tests.server.live import in_loop, live

DOOR = Door(Limits(), Proxies(), Metrics())
PLAIN = {"http": "h11", "ws": "websockets-sansio"}
both_ways = pytest.mark.parametrize("plain", [False, True], ids=["shortcuts", "plain"])


@both_ways
@in_loop
async def test_what_is_said_without_waiting_is_heard_in_order(tmp_path: Path, plain: bool) -> None:
    """The first messages wait in a queue until somebody listens, later ones do not; some come in pieces."""
    async with live(tmp_path / "games.db", plain=plain) as table:
        code = await table.open(ANY, 3)
        token = await table.token()
        async with connect(f"{table.url.replace('http', 'ws')}/ws/{code}") as socket:
            client = Client(socket, token)
            await client.send(type="join", token=token)
            for n in range(40):
                ping = json.dumps({"type": "ping", "time": n})
                await socket.send([ping[:9], ping[9:]] if n % 3 == 0 else ping)
            await client.until(lambda: len(client.heard) == 40)
            assert [pong["time"] for pong in client.heard] == list(range(40))


@both_ways
@in_loop
async def test_a_mistake_of_ours_is_told_and_ends_one_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, plain: bool
) -> None:
    def advise(desk: Desk, _: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(Desk, "_advise", advise)
    async with live(tmp_path / "games.db", complains=True, plain=plain) as table:
        first, second = await table.gather(await table.open(FOR_TWO, 2), 2)
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
        (client,) = await table.gather(await table.open(ANY, 3), 1)
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


@in_loop
async def test_a_wire_measures_by_pings_and_by_the_kernel_and_a_plain_one_does_not(tmp_path: Path) -> None:
    for plain in (False, True):
        async with live(tmp_path / f"{plain}.db", plain=plain) as table:
            code = await table.open(ANY, 3)
            client = await table.join(code)
            (connection,) = table.room(code).connections
            assert (connection.wire.peer == "127.0.0.1") is not plain
            answered: list[bool] = []
            for _ in range(3):
                connection.wire.ping(lambda answers=answered: answers.append(True))  # type: ignore[misc]
            await client.pong()
            assert len(answered) == (0 if plain else 3)
            assert connection.wire.round_trip() is None  # nobody on this machine is far away


def waits_for_answer(wire: Wire) -> bool:
    return wire.pending_ping_payload is not None


@both_ways
@in_loop
async def test_whoever_talks_too_much_is_refused_and_thrown_out(tmp_path: Path, plain: bool) -> None:
    async with live(tmp_path / "games.db", plain=plain, messages_per_second=1, message_burst=5) as table:
        client = await table.join(await table.open(ANY, 3))
        for _ in range(300):
            await client.send(type="ping", time=1)
        await client.closed()
        assert {error["message"]["id"] for error in client.errors} == {"too-fast"}


@both_ways
@pytest.mark.parametrize("game", [ANY, *REAL_TIME])
@in_loop
async def test_whole_games_are_played_either_way(tmp_path: Path, game: str, plain: bool) -> None:
    async with live(tmp_path / "games.db", plain=plain) as table:
        players = fewest(game)
        clients = await table.gather(await table.open(game, players, options=of(game).QUICK), players)
        await asyncio.gather(*(client.play() for client in clients))
        assert clients[0].over


def test_the_shortcuts_fit_the_uvicorn_that_is_locked() -> None:
    assert wire.protocols(DOOR)["ws"] is Wire
    assert wire.protocols(DOOR, plain=True) == PLAIN


@pytest.mark.parametrize(
    ("base", "method"),
    [*(("Base", name) for name in wire.METHODS), *(("HttpBase", name) for name in wire.HTTP_METHODS)],
)
def test_a_uvicorn_that_is_built_in_another_way_is_used_without_shortcuts(
    monkeypatch: pytest.MonkeyPatch, base: str, method: str
) -> None:
    others = {name: None for name in (*wire.METHODS, *wire.HTTP_METHODS) if name != method}
    monkeypatch.setattr(wire, base, type("Other", (), others))
    assert wire.protocols(DOOR) == PLAIN


@in_loop
async def test_connections_that_lack_a_part_have_no_shortcuts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FIELDS", (*wire.FIELDS, "something_that_is_not_there"))
    async with live(tmp_path / "games.db") as table:
        clients = await table.gather(await table.open(FOR_TWO, 2), 2)
        await asyncio.gather(*(client.play() for client in clients))
        assert clients[0].over


WITHOUT = """
import sys
sys.modules["uvicorn.protocols.websockets.websockets_sansio_impl"] = None
from ninelives.server import wire
assert not wire.fits()
assert wire.PLAIN == "auto"
"""


def test_without_the_private_module_the_server_takes_what_uvicorn_offers() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=60)
