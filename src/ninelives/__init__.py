"""Nine Lives: a digital table for cat-and-mouse card games.

`new` deals a game, `load` replays a transcript, `batch` plays thousands of games at once; `GAMES` names what there is.

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
    """Return the games when they are first asked for."""
    if name == "GAMES":
        return games.GAMES
    raise AttributeError(name)


def batch(game: str, players: int, size: int, **options: Any) -> "Batch":
    """Play many games at once in compiled loops, one action in each with every step: see `envs.batch.Batch`.

    >>> games = batch("catbox", players=4, size=64, seed=1)
    >>> games.step(games.sample)  # a random legal action in each game
    >>> games.reward.shape
    (64, 4)
    """
    from ninelives.envs.batch import Batch

    return Batch(game, players, size, **options)
