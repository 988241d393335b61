"""A server below a path of a larger site: the same behind a proxy that takes the path away and one that leaves it."""

import re
from pathlib import Path

import pytest

from ninelives import GAMES
from ninelives.games.errors import GameError
from ninelives.server.invitation import qr_code
from ninelives.server.settings import load
from tests.server.client import Client
from tests.server.live import fetch, in_loop, live


@pytest.mark.parametrize("base", ["/cats", "/games", "/t", "/api/v1"])
@in_loop
async def test_everything_is_there_with_the_path_and_without_it(tmp_path: Path, base: str) -> None:
    async with live(tmp_path / "t.db", more={"public_url": f"https://example.org{base}"}) as server:
        code = await server.open(GAMES[0], 3)
        paths = ("/", f"/t/{code}", "/health", "/api/games", f"/api/tables/{code}", "/text/de.ftl", "/web/main.js")
        for path in (*paths, f"/games/{GAMES[0]}/index.js"):
            stripped = await fetch(server.url + path)
            assert stripped[0] == 200
            assert await fetch(server.url + base + path) == stripped
        for where in (server.url, server.url + base):
            client = await Client.join(where, code, await server.token())
            await client.close()
        assert (await fetch(f"{server.url}{base}"))[1] == (await fetch(f"{server.url}/"))[1]
        assert (await fetch(f"{server.url}/dogs/health"))[0] == 404


@in_loop
async def test_the_page_looks_for_everything_below_the_path(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db", more={"root_path": "/cats"}) as server:
        text = await server.get("/")
        named = re.findall(r'(?:src|href)="([^"]+)"', text) + re.findall(r'": "(/[^"]+)"', text)
        assert len(named) > 10
        for address in named:
            assert address.startswith("/cats/")
            if not address.endswith("/"):
                assert (await fetch(server.url + address))[0] == 200


@in_loop
async def test_an_invitation_names_the_public_address(tmp_path: Path) -> None:
    async with live(tmp_path / "a.db", more={"public_url": "https://example.org/cats"}) as server:
        code = await server.open(GAMES[0], 3)
        assert await server.get(f"/qr/{code}.svg") == qr_code(f"https://example.org/cats/t/{code}").decode()
    async with live(tmp_path / "b.db", more={"root_path": "/cats"}) as server:
        code = await server.open(GAMES[0], 3)
        assert await server.get(f"/cats/qr/{code}.svg") == qr_code(f"{server.url}/cats/t/{code}").decode()


@in_loop
async def test_asking_too_often_is_refused_below_the_path_too(tmp_path: Path) -> None:
    async with live(
        tmp_path / "t.db", more={"root_path": "/cats"}, request_burst=3, requests_per_second=0.01
    ) as server:
        assert [(await fetch(f"{server.url}/cats/api/games"))[0] for _ in range(4)] == [200, 200, 200, 429]


def test_two_paths_that_differ_are_refused() -> None:
    assert load({"public_url": "https://example.org/cats", "root_path": "/cats"}, {})[0].base == "/cats"
    with pytest.raises(GameError, match="same path"):
        load({"public_url": "https://example.org", "root_path": "/cats"}, {})
