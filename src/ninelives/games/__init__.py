"""The games there are. `new` deals one, `load` reads one that was written down; `part` hands out its roles.

A game is a folder here, or a package of somebody else's that says so by an entry point `ninelives.games`; its files are
its roles (docs/architecture.md). Everything else in the project asks for the roles it needs, and knows no game's name.
"""

import logging
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ninelives import text
from ninelives.games.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ninelives.games.book import Book
    from ninelives.games.game import Game

    GAMES: tuple[str, ...]

PLUG_INS = "ninelives.games"

log = logging.getLogger(__name__)


def __getattr__(name: str) -> Any:
    """Find the games when they are first asked for: looking for other packages takes longer than importing this one."""
    if name == "GAMES":
        return _usable()
    raise AttributeError(name)


@cache
def _packages() -> dict[str, str]:
    """Return the package of every game by name: the folders here in their order, then those of other packages."""
    from importlib.metadata import entry_points

    here = {path.parent.name: f"{__name__}.{path.parent.name}" for path in Path(__file__).parent.glob("*/meta.py")}
    found = {name: here[name] for name in sorted(here, key=lambda name: import_module(f"{here[name]}.meta").META.order)}
    for entry in sorted(entry_points(group=PLUG_INS)):
        if entry.name in found:
            log.warning("a game of another package is left out: there is a game %s already", entry.name)
        found.setdefault(entry.name, entry.value)
    return found


@cache
def _usable() -> tuple[str, ...]:
    """Return the games that can be used. One of another package that cannot must not take all others down with it."""
    usable = []
    for game, home in _packages().items():
        if reason := _fault(game, home):
            log.warning("the game %s is left out: %s", game, reason)
        else:
            usable.append(game)
    return tuple(usable)


def _fault(game: str, home: str) -> str:
    """Return what keeps a game from being used."""
    if not re.fullmatch("[a-z][a-z0-9]*", game):
        return "its name must be small letters and digits, a letter first"
    try:
        called = import_module(f"{home}.meta").META.name
    except Exception as error:  # it is anybody's code
        return f"{type(error).__name__}: {error}"
    return "" if called == game else f"its meta.py calls it {called}"


def package(game: str, version: int | None = None) -> str:
    """Return the package that holds a game's roles: as they are now, or as an old version of its rules had them."""
    if game not in _packages():
        raise GameError("unknown-game", game=str(game), valid=", ".join(_usable()))
    name = _packages()[game]
    if version is None or version == import_module(f"{name}.meta").META.rules_version:
        return name
    if version not in versions(game):
        known = ", ".join(map(str, versions(game)))
        raise GameError("unknown-rules", game=game, found=str(version), known=known)
    return f"{name}.v{version}"


def versions(game: str) -> list[int]:
    """Return the versions of a game's rules that can be played, the newest last: each older one has a folder `v1`, …"""
    newest = import_module(f"{package(game)}.meta").META.rules_version
    return sorted({*(int(path.name[1:]) for path in folder(game).glob("v[0-9]*")), newest})


def newer(init: str) -> list[str]:
    """Return where an old version of rules, given by its `__init__.py`, finds what has not changed since.

    That is in the folders of the versions after it, the nearest first, and last in the game's own.
    """
    own = Path(init).parent
    later = [path for path in own.parent.glob("v[0-9]*") if int(path.name[1:]) > int(own.name[1:])]
    return [*map(str, sorted(later, key=lambda path: int(path.name[1:]))), str(own.parent)]


def folder(game: str) -> Path:
    """Return the folder that holds a game's files: its roles, words and page."""
    return Path(str(import_module(package(game)).__file__)).parent


def _folders_of_words() -> list[Path]:
    return [folder(game) / "words" for game in _usable()]


text.folders_of_words = _folders_of_words


def part(game: str, role: str, version: int | None = None) -> ModuleType:
    """Import a role of a game, such as its `bot`, when it is first needed; refuse what it does not have."""
    home = package(game, version)
    try:
        return import_module(f"{home}.{role}")
    except ModuleNotFoundError as error:
        if error.name != f"{home}.{role}":
            raise
        raise GameError("missing-role", game=game, role=role) from None


def has_part(game: str, role: str, version: int | None = None) -> bool:
    """Return whether a game has a role: some, such as `hint`, are optional."""
    folders = import_module(package(game, version)).__path__
    return any((Path(path) / f"{role}.py").exists() for path in folders)


def rulebook(game: str, version: int | None = None) -> "Book":
    """Return the rulebook of a game: of its newest rules, or of an older version of them.

    >>> rulebook("catbox").meta.title
    'Cat in the Box'
    """
    from ninelives.games.book import assemble

    home = package(game, version)
    return assemble(game, None if home == package(game) else version)


def new(
    game: str, players: int, *, seed: int | None = None, names: "Sequence[str] | None" = None, **options: Any
) -> "Game":
    """Deal a new game: of the newest rules, with these options; without a seed, the cards are a surprise.

    >>> game = new("felix", players=4, seed=7, edition="fr")
    >>> game
    <Felix / Filou, 4 players, 0 actions, to act: [0, 1, 2, 3]>
    >>> game.options["edition"]
    'fr'

    What cannot be played is refused with the reason:

    >>> new("felix", players=2)
    Traceback (most recent call last):
    ninelives.games.errors.GameError: felix cannot be played by 2. Choose: 3, 4, 5 players.
    """
    book = rulebook(game)
    from ninelives.games.game import Game

    return Game(book, players, options, seed, names)


def load(transcript: str) -> "Game":
    """Replay a game from its transcript, the text that `Game.transcript` writes (see docs/transcript.md).

    >>> game = new("catbox", players=3, seed=1)
    >>> game.act(0, game.legal(0)[0])
    >>> load(game.transcript()).view(0) == game.view(0)
    True
    """
    from ninelives.games.transcript import read

    return read(transcript)
