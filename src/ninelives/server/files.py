"""The files that the page is made of: compressed once and kept, and sent again only when they have changed."""

import gzip
import hashlib
import json
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

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


def file(name: str) -> Packed | None:
    """A file of the page as it is now."""
    path = WEB / name
    if ".." in path.parts or not path.is_relative_to(WEB):
        return None
    try:
        return read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # there is none, it is a folder, or no file could have that name
        return None


@cache
def read(path: Path, changed: int) -> Packed:
    return packed(path.read_bytes(), KINDS.get(path.suffix, "text/plain"))


@cache
def index(place: str) -> Packed:
    """The page for a place, which names all modules of that place: a browser would find them one after the other."""
    links = "".join(f'<link rel="modulepreload" href="/web/{name}">\n' for name in modules("main.js", place))
    return packed(INDEX.replace("</head>", f"{links}</head>").encode(), "text/html")


def modules(*names: str) -> list[str]:
    """These modules and all that they import."""
    short = json.loads(IMPORT_MAP)["imports"]
    found = list(names)
    for name in found:  # grows while we look
        source = (WEB / name).read_text(encoding="utf-8")
        for wanted in IMPORTED.findall(source):
            path = WEB / short[wanted].removeprefix("/web/") if wanted in short else (WEB / name).parent / wanted
            module = path.resolve().relative_to(WEB).as_posix()
            if module not in found:
                found.append(module)
    return found
