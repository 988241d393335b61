"""The rulebooks. `new` deals a game, `load` reads one from a record."""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ninelives.games.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ninelives.games.book import Book
    from ninelives.games.game import Game

GAMES = ("felix", "catbox", "maus")


def rulebook(name: str, version: int | None = None) -> "Book":
    """Return the rulebook of a game, in the version asked for."""
    if name not in GAMES:
        raise GameError("unknown-game", game=str(name), valid=", ".join(GAMES))
    found: Book = import_module(f"ninelives.games.{name}").BOOK
    if version not in (None, found.meta.rules_version):
        raise GameError("record-rules", found=str(version), known=str(found.meta.rules_version))
    return found


def part(name: str, role: str, version: int | None = None) -> ModuleType:
    """Import a role of a game, such as `part("felix", "sealed")`."""
    rulebook(name, version)
    package = f"ninelives.games.{name}"
    try:
        return import_module(f"{package}.{role}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{role}":
            raise
        raise GameError("missing-role", game=name, role=role) from error


def new(
    game: str, players: int, *, seed: int | None = None, names: "Sequence[str] | None" = None, **options: Any
) -> "Game":
    """Deal a game, for example `new("felix", players=4, edition="fr", seed=7)`. Without a seed it is a surprise."""
    rules = rulebook(game)
    from ninelives.games.game import Game

    return Game(rules, players, options, seed, names)


def load(text: str) -> "Game":
    """Replay a record (see docs/record.md)."""
    from ninelives.games.record import read

    return read(text)
