"""Who may come in: origins, addresses, rates; what everybody is told with every answer; and what names become."""

import asyncio
import json
import logging
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect

from ninelives.games.errors import GameError
from ninelives.server.gate import Gate, address
from ninelives.server.identity import clean_name
from tests.play import ANY, FOR_TWO
from tests.server.client import Client
from tests.server.live import Live, fetch, in_loop, live
from tests.store.tools import meddle

POLICY_VIOLATION = 1008


def asked(host: str = "", *origins: str, client: str = "192.0.2.7") -> HTTPConnection:
    headers = [(b"host", host.encode()), *((b"origin", origin.encode()) for origin in origins)]
    return HTTPConnection({"type": "http", "headers": headers, "client": (client, 5)})


@in_loop
async def test_only_pages_of_our_own_may_act(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        gate = Gate(table.hub, "https://cats.example/table")
        own = socket.gethostname().lower().partition(".")[0]
        gate.check_origin(asked("127.0.0.1:9999"))  # a program
        for host, origin in [
            ("127.0.0.1:9999", "http://127.0.0.1:9999"),
            ("localhost:9999", "http://localhost:9999"),
            ("192.168.1.5:9999", "http://192.168.1.5:9999"),
            ("[fe80::1]:9999", "http://[fe80::1]:9999"),
            ("LOCALHOST:9999", "HTTP://localhost:9999"),
            (f"{own}:9999", f"http://{own}:9999"),
            (f"{own}.local:9999", f"http://{own}.local:9999"),
            ("cats.example", "https://cats.example"),
            ("10.0.0.1:9999", "https://cats.example"),  # behind a proxy
        ]:
            gate.check_origin(asked(host, origin))
        for host, origin in [
            ("127.0.0.1:9999", "https://evil.example"),
            ("127.0.0.1:9999", "http://127.0.0.1:1"),
            ("127.0.0.1:9999", "null"),
            ("127.0.0.1:9999", "http://["),
            ("127.0.0.1:9999", ""),
            ("127.0.0.1:9999", "http://127.0.0.1:9999/"),
            ("127.0.0.1:9999", "http://127.0.0.1:9999 http://127.0.0.1:9999"),
            ("127.0.0.1:9999", "http://me@127.0.0.1:9999"),
            ("127.0.0.1:999999", "http://127.0.0.1:999999"),
            ("[::1", "http://[::1"),
            ("[::1]]", "http://[::1]]"),
            ("localhost.:9999", "http://localhost.:9999"),
            ("é", "http://é"),
            ("", "http://"),
            ("", "null"),
            ("evil.local:9999", "http://evil.local:9999"),  # anybody on the network may be called that
            ("evil.example:9999", "http://evil.example:9999"),  # a name of theirs that points here
            ("cats.example", "http://cats.example"),
        ]:
            with pytest.raises(GameError):
                gate.check_origin(asked(host, origin))
        with pytest.raises(GameError):
            gate.check_origin(asked("localhost", "http://localhost", "http://localhost"))


@in_loop
async def test_only_who_comes_directly_and_from_elsewhere_is_measured_by_tcp(tmp_path: Path) -> None:
    """A proxy that is trusted has said for whom it speaks; one on this machine may speak for anybody."""
    async with live(tmp_path / "games.db") as table:
        gate = Gate(table.hub)
        for client, peer, direct in [
            ("192.0.2.7", "192.0.2.7", True),
            ("2001:db8::1", "2001:db8::1", True),
            ("192.0.2.7", "10.0.0.1", False),
            ("127.0.0.1", "127.0.0.1", False),
            ("::1", "::1", False),
            ("", "", False),
        ]:
            assert gate.is_direct(asked(client=client), peer) is direct


def test_an_address_is_what_cannot_be_changed_without_moving() -> None:
    assert address(asked(client="192.0.2.7")) == "192.0.2.7"
    neighbours = {address(asked(client=host)) for host in ("2001:db8::1", "2001:db8::2:3", "2001:db8::1%eth0")}
    assert len(neighbours) == 1
    assert address(asked(client="2001:db8:0:1::1")) not in neighbours


async def refusals(table: Live, path: str, times: int) -> list[str]:
    answers = [await fetch(f"{table.url}{path}") for _ in range(times)]
    return [json.loads(text)["message"]["id"] if status >= 400 else "" for status, text in answers]


@in_loop
async def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", guesses_per_minute=3.0) as table:
        code = await table.open(ANY, 3)
        assert await refusals(table, f"/api/tables/{code}", 5) == [""] * 5
        assert await refusals(table, "/api/tables/NOPE", 4) == ["unknown-code"] * 3 + ["too-fast"]
        assert await refusals(table, f"/api/tables/{code}", 1) == ["too-fast"]
        client = Client(await connect(f"{table.url.replace('http', 'ws')}/ws/{code}"), "")
        assert await client.error() == "too-fast"
        assert await client.closed() == POLICY_VIOLATION


@in_loop
async def test_invitations_are_drawn_for_tables_that_there_are(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(ANY, 3)
        assert "<svg" in await table.get(f"/qr/{code}.svg")
        for other in ("NOPE", "X" * 3000):
            assert (await fetch(f"{table.url}/qr/{other}.svg"))[0] == 404


@in_loop
async def test_invitations_are_drawn_once_and_not_for_every_host_that_somebody_makes_up(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", works_per_minute=2.0) as table:
        code = await table.open(ANY, 3)
        hosts = ("a", "a", "b", "c", "a", "b")
        answers = [(await fetch(f"{table.url}/qr/{code}.svg", Host=host))[0] for host in hosts]
        assert answers == [200, 200, 200, 429, 200, 200]


@in_loop
async def test_one_address_cannot_ask_all_the_time(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", requests_per_second=0.001, request_burst=3.0) as table:
        assert await refusals(table, "/api/games", 4) == ["", "", "", "too-fast"]
        assert json.loads(await table.get("/health"))["status"] == "ok"


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/games", "/api/tables/NOPE", "/no/such/page"])
@in_loop
async def test_every_answer_says_what_a_browser_may_do_with_it(path: str, tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:

        def headers() -> Any:
            try:
                with urllib.request.urlopen(table.url + path, timeout=20) as answer:
                    return answer.headers
            except urllib.error.HTTPError as error:
                with error:
                    return error.headers

        found = await asyncio.to_thread(headers)
        assert "default-src 'self'" in found["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in found["Content-Security-Policy"]
        assert found["X-Content-Type-Options"] == "nosniff"
        assert len(found.get_all("Content-Security-Policy")) == 1
        assert "Server" not in found


@in_loop
async def test_what_is_wrong_with_the_store_is_logged_and_not_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with live(tmp_path / "games.db", complains=True) as table:
        code, token = await table.open(ANY, 3), await table.token()
        await meddle(str(tmp_path / "games.db"), "ALTER TABLE tables RENAME TO gone")
        status, text = await fetch(f"{table.url}/api/tables/{code}")
        assert (status, json.loads(text)["message"]) == (503, {"id": "not-available", "args": {}})
        assert any(str(tmp_path) in record.message for record in caplog.records if record.levelno == logging.ERROR)
        assert token not in caplog.text


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n B. ", "Ada B."),
        ("Zoe\u0301", "Zoé"),
        ("नीता", "नीता"),
        ("😺🏽 Mia", "😺🏽 Mia"),
        ("A\u202ed\u2066a\u200b\u0000\u001b[31m", "Ada[31m"),
        ("\u0301\u2800\u3164\ufe0f", ""),
        ("A\ufe0fda\u3164", "Ada"),
        ("Z" + "\u0335" * 100, "Z" + "\u0335" * 2),
        ("x" * 300, "x" * 20),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@in_loop
async def test_ids_and_codes_cannot_be_guessed(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", creations_per_minute=100.0) as table:
        codes = {await table.open(ANY, 3) for _ in range(20)}
        tokens = {await table.token() for _ in range(20)}
        assert (len(codes), len(tokens), len(table.hub.rooms)) == (20, 20, 20)
        assert min(len(token.partition(".")[0]) for token in tokens) >= 16
        assert min(len(table_id) for table_id in table.hub.rooms) >= 22
        page = await table.get(f"/api/tables/{codes.pop()}")
        assert not any(table_id in page for table_id in table.hub.rooms)


@in_loop
async def test_public_tables_are_listed_while_somebody_is_there(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        public, private, empty = [await table.open(FOR_TWO, 2, public=public) for public in (True, False, True)]
        (first,) = await table.gather(public, 1, start=False)
        await table.gather(private, 1, start=False)
        (listed,) = json.loads(await table.get("/api/tables"))
        assert listed == first.state["table"] | {"seats": listed["seats"]}
        assert [seat["kind"] for seat in listed["seats"]] == ["person", "bot"]
        assert empty != public
        await first.close()
        while json.loads(await table.get("/api/tables")):
            await asyncio.sleep(0.01)


@in_loop
async def test_empty_tables_do_not_hide_a_host_who_waits(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", creations_per_minute=100.0) as table:
        code = await table.open(FOR_TWO, 2, public=True)
        await table.gather(code, 1, start=False)
        for _ in range(60):
            await table.open(FOR_TWO, 2, public=True)
        assert [listed["code"] for listed in json.loads(await table.get("/api/tables"))] == [code]


@in_loop
async def test_everybody_sees_how_many_watch(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        (first,) = await table.gather(code, 1, start=False)
        watcher = await table.join(code)
        await first.until(lambda: first.state["table"].get("watching") == 1)
        await table.join(code, watcher.token)  # the same person once more
        await watcher.close()
        await first.until(lambda: first.state["table"].get("watching") == 1)
