"""The rulebooks. `new` deals a game, `load` reads one from a record."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ninelives import text
from ninelives.games.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ninelives.games.book import Book
    from ninelives.games.game import Game

GAMES = ("felix", "catbox", "maus")


def folder(name: str) -> Path:
    """Return the folder of a game."""
    if name not in GAMES:
        raise GameError("unknown-game", game=str(name), valid=", ".join(GAMES))
    return Path(__file__).parent / name


text.folders_of_words = lambda: [folder(name) / "words" for name in GAMES]


def rulebook(name: str) -> "Book":
    """The rulebook of a game."""
    if name not in GAMES:
        raise GameError("unknown-game", game=str(name), valid=", ".join(GAMES))
    found: Book = import_module(f"ninelives.games.{name}").BOOK
    return found


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
