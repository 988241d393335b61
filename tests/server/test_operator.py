"""The operator's page: what it is told, what it can have done, and that nobody else can."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.play import ANY
from tests.server.live import Live, fetch, in_loop, live

TOKEN = {"Authorization": "Bearer correct-horse-battery"}


async def told(server: Live, order: Any = None, **headers: str) -> Any:
    status, text = await fetch(f"{server.url}/api/operator", order, **headers)
    assert status == 200, text
    return json.loads(text)


async def refused(server: Live, order: Any = None, **headers: str) -> str:
    status, text = await fetch(f"{server.url}/api/operator", order, **headers)
    assert status >= 400
    return str(json.loads(text)["message"]["id"])


@in_loop
async def test_tables_people_load_and_versions_are_told_and_nothing_secret(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        code, [ada, *_], watcher = await server.watched(ANY, 3, 1)
        await ada.until(lambda: bool(ada.legal))
        overview = await told(server)
        [table] = overview["tables"]
        since = table.pop("since")
        seats = {"people": 1, "bots": 2, "connections": 2}
        assert table == {"code": code, "game": ANY, **seats, "playing": True, "games": 0}
        assert 0 <= overview["processes"][0]["now"] - since < 60
        assert sorted(person["name"] for person in overview["people"]) == ["", "P0"]
        [load] = overview["processes"]
        assert load["connections"] == 2
        assert load["memory"] > 1_000_000
        assert len(overview["versions"]) > 2
        text = json.dumps(overview)
        for secret in ("view", "hand", "seed", "legal", ada.token.split(".")[0], watcher.token.split(".")[0]):
            assert secret not in text


@in_loop
async def test_a_locked_server_opens_no_tables_but_goes_on_with_those_it_has(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        code = await server.open(ANY, 3)
        assert (await told(server, {"type": "lock", "on": True}))["locked"]
        status, text = await fetch(f"{server.url}/api/tables", {"game": ANY})
        assert (status, json.loads(text)["message"]["id"]) == (503, "no-new-tables")
        await server.gather(code, 1)
        assert not (await told(server, {"type": "lock", "on": False}))["locked"]
        await server.open(ANY, 3)


@in_loop
async def test_a_restart_is_announced_to_those_who_are_there_and_to_those_who_come(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        codes = [await server.open(ANY, 3) for _ in range(2)]
        here = [await server.join(code) for code in codes]
        assert (await told(server, {"type": "announce", "minutes": 5}))["restart"] > 0
        for client in here:
            await client.pong()
            assert client.heard[0]["type"] == "restart"
            assert 290 < client.heard[0]["seconds"] <= 300
        late = await server.join(codes[0])
        await late.until(lambda: bool(late.heard))
        assert 0 < late.heard[0]["seconds"] <= 300
        assert (await told(server, {"type": "announce", "minutes": 0}))["restart"] == 0
        await late.until(lambda: len(late.heard) > 1)
        assert late.heard[1] == {"type": "restart", "seconds": 0}
        assert await refused(server, {"type": "announce", "minutes": -1}) == "bad-message"


@in_loop
async def test_an_ended_table_sends_everybody_away_and_lets_nobody_back(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        code, other = await server.open(ANY, 3), await server.open(ANY, 3)
        [ada], [ben] = await server.gather(code, 1), await server.gather(other, 1)
        assert [table["code"] for table in (await told(server, {"type": "end", "code": code}))["tables"]] == [other]
        assert await ada.error() == "table-ended"
        await ada.closed()
        assert (await fetch(f"{server.url}/api/tables/{code}"))[0] == 404
        await ben.pong()
        assert await refused(server, {"type": "end", "code": "NOPE"}) == "unknown-code"
        await told(server, {"type": "end", "code": code})  # again: nothing more happens
    async with live(tmp_path / "t.db") as server:
        assert (await fetch(f"{server.url}/api/tables/{code}"))[0] == 404
        assert (await fetch(f"{server.url}/api/tables/{other}"))[0] == 200


@in_loop
async def test_a_lock_lasts_over_a_restart(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        assert (await told(server, {"type": "lock", "on": True}))["locked"]
        assert (await told(server, {"type": "lock", "on": True}))["locked"]
    async with live(tmp_path / "t.db") as server:
        assert (await fetch(f"{server.url}/api/tables", {"game": ANY}))[0] == 503
        assert not (await told(server, {"type": "lock", "on": False}))["locked"]


@in_loop
async def test_one_connection_can_be_sent_away(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        _, [ada, *_], watcher = await server.watched(ANY, 3, 1)
        [number] = [person["connection"] for person in (await told(server))["people"] if not person["name"]]
        await told(server, {"type": "send-away", "connection": number})
        assert await watcher.error() == "sent-away"
        assert await watcher.closed() == 1008
        await ada.pong()
        while len((await told(server))["people"]) > 1:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Host": "evil.example"},
    ],
)
@in_loop
async def test_pages_of_other_sites_and_people_behind_a_proxy_cannot_act(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async with live(tmp_path / "t.db") as server:
        assert await refused(server, {"type": "lock", "on": True}, **headers) in ("bad-origin", "operator-only")
        assert not (await told(server))["locked"]


@in_loop
async def test_with_a_token_only_who_has_it_can_look_and_act(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db", more={"token": "correct-horse-battery"}) as server:
        for headers in ({}, {"Authorization": "Bearer wrong"}):
            assert await refused(server, **headers) == "operator-only"
            assert await refused(server, {"type": "lock", "on": True}, **headers) == "operator-only"
        assert (await told(server, {"type": "lock", "on": True}, **TOKEN))["locked"]
        forged = {**TOKEN, "Origin": "https://evil.example"}
        assert await refused(server, {"type": "lock", "on": False}, **forged) == "bad-origin"


@in_loop
async def test_what_is_no_order_is_refused(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        assert await refused(server, b'{"type": "lock", "on": ' + b" " * 20_000 + b"true}") == "too-long"
        for order in ("", "{", "[]", '{"type": "explode"}', '{"type": "lock"}', '{"type": "lock", "on": 1}'):
            assert await refused(server, order.encode()) == "bad-message"
        assert (await fetch(f"{server.url}/api/operator", method="DELETE"))[0] == 405


def test_connections_of_other_processes_have_other_numbers() -> None:
    """The page may be told of people by one process, and the next one be asked to send somebody away."""
    told = "from ninelives.server.connection import Connection; print(Connection('', None).id)"
    numbers = {subprocess.run([sys.executable, "-c", told], capture_output=True, check=True).stdout for _ in range(2)}
    assert len(numbers) == 2
