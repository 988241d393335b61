"""Nine Lives: a digital table for three cat-and-mouse card games.

>>> import ninelives
>>> game = ninelives.new("felix", players=4, seed=7)
>>> game.actors
[0, 1, 2, 3]
"""

from ninelives.games import GAMES, load, new
from ninelives.games.errors import BadRecord, GameError, IllegalAction, UnreadableAction

__version__ = "0.1.0"
__all__ = ["GAMES", "BadRecord", "GameError", "IllegalAction", "UnreadableAction", "load", "new"]
