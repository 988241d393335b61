"""The files of the page are sent compressed, once, and nothing else of the disk is."""

import gzip
import re
from pathlib import Path

from ninelives.server import files
from ninelives.server.pages import PLACES
from tests.server.live import fetch, in_loop, live


@in_loop
async def test_what_a_browser_still_has_is_not_sent_again(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        main = files.file("main.js")
        assert main and gzip.decompress(main.gzipped) == main.plain
        assert await fetch(f"{server.url}/web/main.js") == (200, main.plain.decode())
        assert await fetch(f"{server.url}/web/main.js", **{"If-None-Match": main.mark}) == (304, "")


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
            assert (await fetch(f"{server.url}/web/{name}"))[0] == 404


def test_a_place_names_all_its_modules() -> None:
    """What a module imports is named beside it, up to what is only imported when it is needed."""
    for place in PLACES.values():
        named = re.findall(r'modulepreload" href="/web/([^"]+)"', files.index(f"places/{place}.js").plain.decode())
        assert {"main.js", f"places/{place}.js", "vendor/preact.js", "vendor/fluent/bundle.js"} <= set(named)
        assert not any(name.startswith("games/felix/row") for name in named)
        assert all(files.file(name) for name in named)


def test_every_image_has_its_class_in_the_style_sheet_and_no_class_lacks_its_image() -> None:
    style = (files.WEB / "style" / "base.css").read_text(encoding="utf-8")
    named = re.findall(r"\.image-(\S+) \{ background-image: url\(\.\./art/images/(\S+)\.svg\); \}", style)
    assert named
    assert all(name == file for name, file in named)
    assert {name for name, _ in named} == {path.stem for path in (files.WEB / "art" / "images").glob("*.svg")}
