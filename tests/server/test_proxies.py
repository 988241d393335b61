"""Who somebody is behind a proxy: only proxies that are named are believed, and nothing in a header is too odd."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ninelives.games.errors import GameError
from ninelives.server.proxies import Proxies, household
from tests.play import ANY
from tests.server.client import Client
from tests.server.live import Live, fetch, in_loop, live
from tests.server.test_bad_input import refusal


def sender(proxies: tuple[str, ...], peer: str, *lines: str) -> str:
    headers = [(b"x-forwarded-for", line.encode("latin-1")) for line in lines]
    scope: dict[str, Any] = {"type": "http", "client": (peer, 9), "scheme": "http", "headers": headers}
    Proxies(proxies).look_behind(scope)
    return str(scope["client"][0])


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ((), "10.0.0.1"),
        (("192.0.2.7",), "192.0.2.7"),
        (("6.6.6.6, 192.0.2.7",), "192.0.2.7"),  # the first is what somebody made up
        (("6.6.6.6", "192.0.2.7"), "192.0.2.7"),
        (("192.0.2.7, 10.0.0.2, 10.9.9.9",), "192.0.2.7"),
        (("10.0.0.3, 10.0.0.2",), "10.0.0.3"),
        ((" 192.0.2.7:4711 ",), "192.0.2.7"),
        (("[2001:db8::1]:4711",), "2001:db8::1"),
        (("2001:db8::1",), "2001:db8::1"),
        (("::ffff:192.0.2.7",), "192.0.2.7"),
        (("fe80::1%eth0",), "fe80::1"),
        (("6.6.6.6, unknown",), "10.0.0.1"),
        (("",), "10.0.0.1"),
        (("::::%", "[", "[]:", ":::1", "\xff\xfe"), "10.0.0.1"),
        ((",".join(["6.6.6.6"] * 10_000),), "6.6.6.6"),
        ((",".join(["10.0.0.2"] * 10_000),), "10.0.0.2"),
        ((",".join(["garbage"] * 10_000),), "10.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_of_ours_counts(lines: tuple[str, ...], found: str) -> None:
    assert sender(("10.0.0.0/8",), "10.0.0.1", *lines) == found


def test_others_are_not_believed() -> None:
    for named in ((), ("10.0.0.1",), ("2001:db8::/32",)):
        assert sender(named, "127.0.0.1", "192.0.2.7") == "127.0.0.1"
    assert sender(("::1",), "::1", "192.0.2.7") == "192.0.2.7"
    assert sender(("127.0.0.1",), "::ffff:127.0.0.1", "192.0.2.7") == "192.0.2.7"


def test_what_is_no_address_cannot_be_named() -> None:
    for named in ("cats.example", "10.0.0.0/99", "", "*"):
        with pytest.raises(GameError, match="A proxy is named by its address"):
            Proxies([named])


def test_a_household_is_what_cannot_be_changed_without_moving() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8::1") == household("2001:db8::2:3%eth0") != household("2001:db8:0:1::1")
    assert household("::::") == "::::"


async def asked(table: Live, forwarded: str) -> int:
    return (await fetch(f"{table.url}/api/games", **{"X-Forwarded-For": forwarded}))[0]


@in_loop
async def test_nobody_on_this_machine_is_believed_by_default(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", requests_per_second=0.001, request_burst=3.0) as table:
        assert [await asked(table, f"192.0.2.{n}") for n in range(4)] == [200, 200, 200, 429]


@in_loop
async def test_a_named_proxy_says_who_asks_too_often(tmp_path: Path) -> None:
    limits: Any = {"requests_per_second": 0.001, "request_burst": 3.0, "connections_per_address": 1}
    async with live(tmp_path / "games.db", proxies=("127.0.0.0/8",), **limits) as table:
        assert [await asked(table, f"{n}.6.6.6, 192.0.2.7") for n in range(4)] == [200, 200, 200, 429]
        assert [await asked(table, f"192.0.2.{n}") for n in range(8, 12)] == [200] * 4
        code, token = await table.open(ANY, 3), await table.token()
        for n in (20, 21):  # they share a proxy, and no address
            table.clients.append(await Client.join(table.url, code, token, {"X-Forwarded-For": f"192.0.2.{n}"}))
        again = {"X-Forwarded-For": "192.0.2.20"}
        assert (await refusal(table, code, None, additional_headers=again))[0] == "too-many-connections"


@in_loop
async def test_an_invitation_leads_where_the_proxy_says_it_came_from(tmp_path: Path) -> None:
    """A QR code cannot be read here, but two are the same only if their links are."""
    async with live(tmp_path / "games.db", proxies=("127.0.0.1",)) as table:
        path = f"{table.url}/qr/{await table.open(ANY, 3)}.svg"
        plain, *others = await asyncio.gather(
            fetch(path),
            *(fetch(path, **{"X-Forwarded-Proto": said}) for said in ("http", "gopher", "https", " HTTPS , http")),
        )
        assert [other == plain for other in others] == [True, True, False, False]
        assert others[2] == others[3]


@in_loop
async def test_no_header_of_a_proxy_is_too_odd(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", proxies=("127.0.0.1",)) as table:
        for odd in ("::::%", "[", "1.2.3.4.5", "9" * 5_000, "," * 5_000, "\xff"):
            status, text = await fetch(f"{table.url}/api/games", **{"X-Forwarded-For": odd, "X-Forwarded-Proto": odd})
            assert status == 200, json.loads(text)
