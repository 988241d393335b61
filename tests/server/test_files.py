"""The files of the page are sent compressed, once, and nothing else of the disk is."""

import gzip
import re
from pathlib import Path

import pytest

from ninelives.games import GAMES, folder
from ninelives.server import files
from ninelives.server.pages import PLACES
from tests.server.live import fetch, in_loop, live


@in_loop
async def test_what_a_browser_still_has_is_not_sent_again(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        for address in ("/web/main.js", *(f"/games/{game}/index.js" for game in GAMES)):
            module = files.at(address)
            assert module and gzip.decompress(module.gzipped) == module.plain
            assert await fetch(server.url + address) == (200, module.plain.decode())
            assert await fetch(server.url + address, **{"If-None-Match": module.mark}) == (304, "")


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
    return set(re.findall(r'modulepreload" href="([^"]+)"', files.index(place, game).plain.decode()))


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


STYLES = [(files.WEB / "art", files.WEB / "style" / "base.css")]
STYLES += [(folder(game) / "page" / "art", folder(game) / "page" / "style.css") for game in GAMES]


@pytest.mark.parametrize(("art", "style"), STYLES)
def test_every_image_has_its_class_in_the_style_sheet_and_no_class_lacks_its_image(art: Path, style: Path) -> None:
    rule = r"\.image-(\S+) \{ background-image: url\((\S+)\); \}"
    named = dict(re.findall(rule, style.read_text(encoding="utf-8")))
    images = {path.stem: path for path in (art / "images").glob("*.svg")}
    assert {name: (style.parent / url).resolve() for name, url in named.items()} == images


def test_no_part_of_the_page_that_games_share_knows_a_game() -> None:
    shared = [path for path in files.WEB.rglob("*") if path.suffix in files.KINDS and "vendor" not in path.parts]
    for game in GAMES:
        assert [path for path in shared if re.search(rf"\b{game}\b", path.read_text(encoding="utf-8"), re.I)] == []
