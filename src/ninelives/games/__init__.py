"""The games there are. `new` deals one, `load` reads one that was written down; `part` hands out its roles.

A game is a folder here, or a package of somebody else's that says so by an entry point `ninelives.games`; its files are
its roles (docs/architecture.md). Everything else in the project asks for the roles it needs, and knows no game's name.
"""

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


def __getattr__(name: str) -> Any:
    """Find the games when they are first asked for: looking for other packages takes longer than importing this one."""
    if name == "GAMES":
        return tuple(_packages())
    raise AttributeError(name)


@cache
def _packages() -> dict[str, str]:
    """Return the package of every game by name: the folders here in their order, then those of other packages."""
    here = {path.parent.name: f"{__name__}.{path.parent.name}" for path in Path(__file__).parent.glob("*/meta.py")}
    own = sorted(here, key=lambda name: (import_module(f"{here[name]}.meta").META.order, name))
    others = {name: found for name, found in _plug_ins().items() if name not in here}
    return {name: here[name] for name in own} | others


def _plug_ins() -> dict[str, str]:
    """Return the games of other packages. One that cannot be imported is left out: it would break all others."""
    import warnings
    from importlib.metadata import entry_points

    found = {}
    for entry in sorted(entry_points(group=PLUG_INS)):
        try:
            import_module(entry.value)
        except Exception as error:  # anybody's code
            warnings.warn(f"the game {entry.name} is left out: {type(error).__name__}: {error}", stacklevel=2)
        else:
            found[entry.name] = entry.value
    return found


def package(game: str, version: int | None = None) -> str:
    """Return the package that holds a game's roles: as they are now, or as an old version of its rules had them."""
    if game not in _packages():
        raise GameError("unknown-game", game=str(game), valid=", ".join(_packages()))
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


def folder(game: str) -> Path:
    """Return the folder that holds a game's files: its roles, words and page."""
    return Path(str(import_module(package(game)).__file__)).parent


def _folders_of_words() -> list[Path]:
    return [folder(game) / "words" for game in _packages()]


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


def has_part(game: str, role: str) -> bool:
    """Return whether a game has a role: some, such as `hint`, are optional."""
    return (folder(game) / f"{role}.py").exists()


def rulebook(game: str, version: int | None = None) -> "Book":
    """Return the rulebook of a game: of its newest rules, or of an older version of them.

    >>> rulebook("catbox").meta.title
    'Cat in the Box'
    """
    from ninelives.games.book import assemble

    return assemble(game, package(game, version))


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
