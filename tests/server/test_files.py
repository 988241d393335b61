"""The files of the page are sent compressed, once, and nothing else of the disk is."""

import asyncio
import base64
import gzip
import hashlib
import json
import re
import shutil
import urllib.request
from collections.abc import Mapping
from pathlib import Path

import pytest

from ninelives.games import GAMES, folder
from ninelives.server import files, offers, pages
from ninelives.server.pages import PLACES
from tests.server.client import Client
from tests.server.live import fetch, in_loop, live


@in_loop
async def test_what_a_browser_still_has_is_not_sent_again(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        for address in ("/web/main.js", *(f"/games/{game}/index.js" for game in GAMES)):
            module = files.at(address)
            assert module and gzip.decompress(module.gzipped) == module.plain
            assert await fetch(server.url + address) == (200, module.plain.decode())
            assert await fetch(server.url + address, **{"If-None-Match": module.mark}) == (304, "")


async def headers(url: str) -> Mapping[str, str]:
    def look() -> Mapping[str, str]:
        with urllib.request.urlopen(url) as answer:
            return dict(answer.headers)

    return await asyncio.to_thread(look)


@in_loop
async def test_what_has_the_version_in_its_address_is_kept_for_ever_and_nothing_else(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        for address in ("/web/main.js", "/web/style/base.css", f"/games/{GAMES[0]}/style.css", "/text/fr.ftl"):
            now = files.marked(address, files.version())
            assert "immutable" in (await headers(server.url + now))["cache-control"]
            assert await fetch(server.url + now) == await fetch(server.url + address)
            for other in (address, files.marked(address, "0" * files.HASH_LENGTH), files.marked(address, "")):
                assert (await headers(server.url + other))["cache-control"] == "no-cache"
        assert (await headers(server.url))["cache-control"] == "no-cache"


@in_loop
async def test_a_state_says_which_version_of_the_page_there_is(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        client = await Client.join(server.url, await server.open(GAMES[0], 3), await server.token())
        assert client.state["page"] == files.version()
        await client.close()


def test_a_changed_file_changes_every_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    shutil.copytree(files.WEB, web)
    monkeypatch.setattr(files, "WEB", web)
    before, page = files.version(), files.index("home")
    assert files.version() == before and f"/web/~{before}/main.js" in page.page.plain.decode()
    (web / "style" / "base.css").write_text("body { color: red }", encoding="utf-8")
    assert files.version() != before
    assert f"/web/~{before}/" not in files.index("home").page.plain.decode()


def test_the_policy_knows_the_import_map_that_is_in_the_page() -> None:
    for base in ("", "/cats"):
        page, imports = files.index("home", base=base)
        assert f'<script type="importmap">{imports}</script>' in page.plain.decode()
        digest = base64.b64encode(hashlib.sha256(imports.encode()).digest()).decode()
        assert f"script-src 'self' 'sha256-{digest}';" in pages.content_policy(imports)


@in_loop
async def test_no_other_file_is_sent(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        for name in (
            "",
            "..",
            "../server/files.py",
            "%2e%2e/server/files.py",
            "/etc/hosts",
            "a%00b.js",
            "art",
            300 * "a",
        ):
            for root in ("web", f"games/{GAMES[0]}", "games/..", "games/chess"):
                assert (await fetch(f"{server.url}/{root}/{name}"))[0] == 404
        for name in ("../meta.py", "..%2fmeta.py", "%2e%2e/meta.py", "../words/en.ftl", "meta.py"):
            assert (await fetch(f"{server.url}/games/{GAMES[0]}/{name}"))[0] == 404


def named_by(place: str, game: str = "") -> set[str]:
    named = re.findall(r'modulepreload" href="([^"]+)"', files.index(place, game).page.plain.decode())
    assert {files.unmarked(address)[1] for address in named} == {files.version()}
    return {files.unmarked(address)[0] for address in named}


def test_a_place_names_all_its_modules() -> None:
    """What a module imports is named beside it, up to what is only imported when it is needed: no game."""
    for place in PLACES.values():
        named = named_by(place)
        wanted = {"main.js", f"places/{place}.js", "vendor/preact.js", "vendor/fluent/bundle.js"}
        assert {f"/web/{name}" for name in wanted} <= named
        assert not any(address.startswith("/games/") for address in named)
        assert all(files.at(address) for address in named)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_name_its_modules(game: str) -> None:
    named = named_by("rules", game)
    assert {"/web/places/rules.js", f"/games/{game}/index.js", f"/games/{game}/board.js"} <= named
    assert all(files.at(address) for address in named)


def test_every_place_holds_the_list_of_games() -> None:
    for place in PLACES.values():
        [listed] = re.findall(
            r'<script type="application/json" id="games">(.*)</script>', files.index(place).page.plain.decode()
        )
        assert listed == offers.games().decode().replace("<", r"\u003c")
        assert [game["name"] for game in json.loads(listed)] == list(GAMES)


STYLES = [(files.WEB / "art", files.WEB / "style" / "room.css")]
STYLES += [(folder(game) / "page" / "art", folder(game) / "page" / "style.css") for game in GAMES]


@pytest.mark.parametrize(("art", "style"), STYLES)
def test_every_image_is_used_by_the_style_sheet_and_no_class_lacks_its_image(art: Path, style: Path) -> None:
    text = style.read_text(encoding="utf-8")
    rule = r"\.image-(\S+) \{ background-image: url\((\S+)\); \}"
    assert [name for name, url in re.findall(rule, text) if Path(url).stem != name] == []
    used = {(style.parent / url).resolve() for url in re.findall(r"url\(([^)]*/images/[^)]*)\)", text)}
    assert used == set((art / "images").glob("*.svg"))


def test_no_part_of_the_page_that_games_share_knows_a_game() -> None:
    shared = [
        path for path in files.WEB.rglob("*") if path.suffix in (".js", ".css", ".svg") and "vendor" not in path.parts
    ]
    for game in GAMES:
        assert [path for path in shared if re.search(rf"\b{game}\b", path.read_text(encoding="utf-8"), re.I)] == []
