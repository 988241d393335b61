"""The files that the page is made of: compressed once and kept, and sent again only when they have changed.

Those that all games share come from `web`, those of a game from the folder `page` beside its rules.
"""

import gzip
import hashlib
import json
import posixpath
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ninelives.games import GAMES, folder

WEB = Path(__file__).resolve().parents[1] / "web"
INDEX = (WEB / "index.html").read_text(encoding="utf-8")
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
IMPORT_MAP = re.findall(r'<script type="importmap">(.*?)</script>', INDEX, re.S)[0]
IMPORTED = re.compile(r'\b(?:from|import)\s*"([^"]+)"')  # not import("…"), which is for later


class Packed(NamedTuple):
    """Something to send, as it is and compressed, with a mark by which a browser knows its copy again."""

    plain: bytes
    gzipped: bytes
    kind: str
    mark: str


def packed(plain: bytes, kind: str) -> Packed:
    return Packed(plain, gzip.compress(plain, mtime=0), kind, f'"{hashlib.sha256(plain).hexdigest()[:24]}"')


def game_file(game: str, name: str) -> Packed | None:
    """Return a file of a game's page as it is now."""
    return file(name, folder(game) / "page") if game in GAMES else None


def file(name: str, root: Path = WEB) -> Packed | None:
    """Return a file below a folder as it is now."""
    path = root / name
    if ".." in path.parts or not path.is_relative_to(root):
        return None
    try:
        return read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # there is none, it is a folder, or no file could have that name
        return None


@cache
def read(path: Path, changed: int) -> Packed:
    return packed(path.read_bytes(), KINDS.get(path.suffix, "text/plain"))


@cache
def index(place: str, game: str = "") -> Packed:
    """Return the page for a place, and for one about a game.

    It names all modules that are needed at once: a browser would find them one after the other.
    """
    first = ["/web/main.js", f"/web/places/{place}.js", *([f"/games/{game}/index.js"] if game else [])]
    links = "".join(f'<link rel="modulepreload" href="{address}">\n' for address in modules(*first))
    return packed(INDEX.replace("</head>", f"{links}</head>").encode(), "text/html")


def modules(*addresses: str) -> list[str]:
    """Return the addresses of these modules and of all that they import."""
    found = list(addresses)
    for address in found:  # grows while we look
        module = at(address)
        for wanted in IMPORTED.findall(module.plain.decode()) if module else ():  # a game may lack it: this only hints
            other = imported(wanted, address)
            if other not in found:
                found.append(other)
    return found


def at(address: str) -> Packed | None:
    """Return the file that is served at an address such as /web/main.js or /games/felix/index.js."""
    _, kind, name = address.split("/", 2)
    return game_file(*name.split("/", 1)) if kind == "games" else file(name)


def imported(wanted: str, importer: str) -> str:
    """Return the address that a module means by what it imports, as a browser does with our import map."""
    for short, address in json.loads(IMPORT_MAP)["imports"].items():
        if wanted == short or (short.endswith("/") and wanted.startswith(short)):
            return str(address + wanted.removeprefix(short))
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), wanted))
