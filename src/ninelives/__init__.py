"""Nine Lives: a digital table for cat-and-mouse card games.

>>> import ninelives
>>> game = ninelives.new("felix", players=4, seed=7)
>>> game.actors
[0, 1, 2, 3]
"""

from typing import TYPE_CHECKING, Any

from ninelives import games
from ninelives.games import load, new
from ninelives.games.errors import BadTranscript, GameError, IllegalAction, UnreadableAction

__version__ = "0.1.0"
__all__ = ["GAMES", "BadTranscript", "GameError", "IllegalAction", "UnreadableAction", "batch", "load", "new"]

if TYPE_CHECKING:
    from ninelives.envs.batch import Batch

    GAMES: tuple[str, ...]


def __getattr__(name: str) -> Any:
    """Find the games when they are first asked for."""
    if name == "GAMES":
        return games.GAMES
    raise AttributeError(name)


def batch(game: str, players: int, size: int, **options: Any) -> "Batch":
    """Play many games at once, for example `batch("catbox", players=4, size=4096, seed=1)`: see `envs.batch.Batch`."""
    from ninelives.envs.batch import Batch

    return Batch(game, players, size, **options)
