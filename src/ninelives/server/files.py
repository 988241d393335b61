"""The files that the page is made of: compressed once and kept, and known by one hash over all of them.

Those that all games share come from `web`, those of a game from the folder `page` beside its rules, and words from the
catalogues. The hash is part of every address that the page uses, such as /web/~0123456789ab/main.js: whatever a browser
has at such an address is good for ever, and a page can tell that the server has another one by now.
"""

import gzip
import hashlib
import json
import posixpath
import re
import time
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from ninelives.games import GAMES, folder
from ninelives.server import offers
from ninelives.text import FOLDER, LANGUAGES, words_of_games

PACKAGE = Path(__file__).resolve().parents[1]
WEB = PACKAGE / "web"
CATALOGUES = ("common", "hint", "server", "page")  # what a page has to say besides the words of the games
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
# What only readers of the source need. No text in our templates looks like it: see tests/web/test_comments.py.
BLOCK = r"/\*(?!!)(?:(?!\*/).)*\*/"  # not a licence: /*!
COMMENTS = {
    ".js": re.compile(
        rf"^[ \t]*{BLOCK}[ \t]*$|^[ \t]*//[^\n]*|(?<=[;,{{}}()\[\]]) // [^\n]*|/\*\* @type [^\n]*?\*/ ?", re.M | re.S
    ),
    ".css": re.compile(rf"[ \t]*{BLOCK}", re.S),
    ".ftl": re.compile(r"^#.*$", re.M),
}
IMPORT_MAP = re.compile(r'(?<=<script type="importmap">).*?(?=</script>)', re.DOTALL)
IMPORTED = re.compile(r'\b(?:from|import)\s*"([^"]+)"')  # not import("…"), which is for later
MARKED = re.compile(r"/(?P<kind>\w+)/(?:~(?P<version>[^/]*)/)?(?P<name>.*)", re.DOTALL)
HASH_LENGTH = 12
LOOK_SECONDS = 5.0  # how often somebody who is in a hurry looks whether a file has changed

Stamped: TypeAlias = tuple[tuple[Path, int], ...]  # files, and when each was changed


class Packed(NamedTuple):
    """Something to send, as it is and compressed, with a mark by which a browser knows its copy again."""

    plain: bytes
    gzipped: bytes
    kind: str
    mark: str


def spared(text: str, suffix: str) -> str:
    """Leave out comments, a seventh of all that a browser loads. Every line keeps its number."""
    comments = COMMENTS.get(suffix)
    return comments.sub(lambda found: "\n" * found[0].count("\n"), text) if comments else text


def packed(plain: bytes, kind: str) -> Packed:
    return Packed(plain, gzip.compress(plain, mtime=0), kind, f'"{hashlib.sha256(plain).hexdigest()[:24]}"')


# Files by their address.


def at(address: str) -> Packed | None:
    """Return what is served at an address such as /web/main.js, /games/felix/index.js or /text/de.ftl, as it is now."""
    _, kind, name = address.split("/", 2)
    if kind == "games":
        game, _, name = name.partition("/")
        return file(folder(game) / "page", name) if game in GAMES else None
    return words(name.removesuffix(".ftl")) if kind == "text" else file(WEB, name)


def file(root: Path, name: str) -> Packed | None:
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
    plain = path.read_bytes()
    if path.is_relative_to(PACKAGE) and path.suffix in COMMENTS:  # what others write is sent as it is
        plain = spared(plain.decode(), path.suffix).encode()
    return packed(plain, KINDS.get(path.suffix, "text/plain"))


def words(language: str) -> Packed | None:
    """Return all that a page can say in a language, as one catalogue."""
    return read_together(stamped(catalogues(language))) if language in LANGUAGES else None


@lru_cache(maxsize=len(LANGUAGES))
def read_together(files: Stamped) -> Packed:
    words = "\n".join(path.read_text(encoding="utf-8") for path, _ in files)
    return packed(spared(words, ".ftl").encode(), "text/plain")


def catalogues(language: str) -> list[Path]:
    return [*(FOLDER / language / f"{name}.ftl" for name in CATALOGUES), *words_of_games(language)]


def stamped(paths: Iterable[Path]) -> Stamped:
    return tuple((path, path.stat().st_mtime_ns) for path in paths)


# The version of all of them together.


def unmarked(address: str) -> tuple[str, str]:
    """Return an address without a version, and that version, or ""."""
    found = MARKED.fullmatch(address)
    assert found
    return f"/{found['kind']}/{found['name']}", found["version"] or ""


def marked(address: str, version: str) -> str:
    """Return the address at which a file of this version is good for ever."""
    _, kind, name = address.split("/", 2)
    return f"/{kind}/~{version}/{name}"


def version() -> str:
    """Return by what all files of the page are known, as they are now."""
    roots = [WEB, *(folder(game) / "page" for game in GAMES)]
    paths = [path for root in roots for path in sorted(root.rglob("*.*"))]
    return digest(stamped([*paths, *(path for language in LANGUAGES for path in catalogues(language))]))


@lru_cache(maxsize=1)
def digest(files: Stamped) -> str:
    """Hash files, and what else a page is made of, unless they are those of the last time."""
    found = hashlib.sha256(offers.games())
    for path, _ in files:
        content = path.read_bytes()
        found.update(f"{path.name} {len(content)} ".encode() + content)
    return found.hexdigest()[:HASH_LENGTH]


class Lately:
    """The version as it was a few seconds ago: to look at all files takes a millisecond or two."""

    def __init__(self) -> None:
        self._version, self._until = "", 0.0

    def version(self) -> str:
        """Return the version of the page that people get."""
        if time.monotonic() > self._until:
            self._version, self._until = version(), time.monotonic() + LOOK_SECONDS
        return self._version


lately = Lately()


# The page itself.


class Index(NamedTuple):
    """The page for a place, and its import map, which a content policy has to know."""

    page: Packed
    imports: str


def index(place: str, game: str = "", base: str = "") -> Index:
    """Return the page for a place, and for one about a game. All addresses in it begin with the path `base`."""
    return write_index(place, game, base, version())


@lru_cache(maxsize=100)
def write_index(place: str, game: str, base: str, version: str) -> Index:
    """Write the page.

    It holds the list of games and names all modules that are needed at once: a browser would have to come back for the
    one, and would find the others one after the other.
    """
    template = (WEB / "index.html").read_text(encoding="utf-8")
    imports = json.dumps({"imports": import_map(base, version)})
    first = ["/web/main.js", f"/web/places/{place}.js", *([f"/games/{game}/index.js"] if game else [])]
    links = (f'<link rel="modulepreload" href="{base}{marked(module, version)}">\n' for module in modules(*first))
    offered = offers.games().decode().replace("<", r"\u003c")  # nothing in it may end the element
    listed = f'<script type="application/json" id="games">{offered}</script>\n'
    text = template.replace('"/web/', f'"{base}{marked("/web/", version)}')
    text = IMPORT_MAP.sub(lambda _: imports, text).replace("</head>", f"{''.join(links)}{listed}</head>")
    return Index(packed(text.encode(), "text/html"), imports)


def import_map(base: str, version: str) -> dict[str, str]:
    """Say where a browser finds what modules import: everything in the version that the page was made of.

    An address that has the version already stays as it is: of two that fit, browsers take the longer one.
    """
    found = {name: base + marked(address, version) for name, address in names().items()}
    for root in ("/web/", "/games/"):
        here = base + marked(root, version)
        found |= {base + root: here, here: here}
    return found


def names() -> dict[str, str]:
    """Return the names by which modules are imported, and where they are."""
    [written] = IMPORT_MAP.findall((WEB / "index.html").read_text(encoding="utf-8"))
    found: dict[str, str] = json.loads(written)["imports"]
    return found


def modules(*addresses: str) -> list[str]:
    """Return the addresses of these modules and of all that they import."""
    found, known = list(addresses), names()
    for address in found:  # grows while we look
        module = at(address)
        for wanted in IMPORTED.findall(module.plain.decode()) if module else ():  # a game may lack it: this only hints
            other = imported(wanted, address, known)
            if other not in found:
                found.append(other)
    return found


def imported(wanted: str, importer: str, known: dict[str, str]) -> str:
    """Return the address that a module means by what it imports, as a browser does with our import map."""
    for short, address in known.items():
        if wanted == short or (short.endswith("/") and wanted.startswith(short)):
            return address + wanted.removeprefix(short)
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), wanted))
