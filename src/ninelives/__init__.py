"""Nine Lives: a digital table for three cat-and-mouse card games.

>>> import ninelives
>>> game = ninelives.new("felix", players=4, seed=7)
>>> game.actors
[0, 1, 2, 3]
"""

from typing import TYPE_CHECKING, Any

from ninelives.games import GAMES, load, new
from ninelives.games.errors import BadRecord, GameError, IllegalAction, UnreadableAction

__version__ = "0.1.0"
__all__ = ["GAMES", "BadRecord", "GameError", "IllegalAction", "UnreadableAction", "batch", "load", "new"]

if TYPE_CHECKING:
    from ninelives.envs.batch import Batch


def batch(game: str, players: int, size: int, **options: Any) -> "Batch":
    """Many games at once, for example `batch("catbox", players=4, size=4096, seed=1)`: see `envs.batch.Batch`."""
    from ninelives.envs.batch import Batch

    return Batch(game, players, size, **options)
