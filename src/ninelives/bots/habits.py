"""Call the habits of any game from a search: each verb compiles to the function of the record's own game.

`HABITS` are defined in a game's bot.py; what it leaves out is as in `usual`. docs/bots.md tells what each does.
"""

from pathlib import Path
from typing import Any

import numpy as np

from ninelives.bots import habits_of, usual
from ninelives.bots.thought import HERE, Thought, Tree
from ninelives.games.book import Book
from ninelives.games.compiler import register, verb
from ninelives.games.kernel import once, record

COMPILED = ("flat.py", "habits.py", "imagined.py", "thought.py", "tree.py", "usual.py")  # into every search
HABITS = ("imagine", "candidates", "thumb_action", "weigh", "is_hidden", "stretch", "utility")

imagine = verb("imagine")
candidates = verb("candidates")
thumb_action = verb("thumb_action")
weigh = verb("weigh")
is_hidden = verb("is_hidden")
stretch = verb("stretch")
utility = verb("utility")


def thought_of(book: Book) -> np.dtype[np.void]:
    """Return the scratch paper of those who think about a game, and make the game's habits known to searches."""
    return _paper(book, Thought)


def tree_of(book: Book) -> np.dtype[np.void]:
    """Return the scratch paper of a search by a tree."""
    return _paper(book, Tree)


def plays_to_the_end(book: Book) -> bool:
    """Return whether a search plays the whole game, so that it knows who wins."""
    bot = habits_of(book.meta.name, book.meta.rules_version)
    return bot is usual or not hasattr(bot, "stretch")


@once
def _paper(book: Book, kind: type) -> np.dtype[np.void]:
    """Make scratch paper that is of another type whenever the habits have been edited: see `kernel.record`."""
    bot: Any = habits_of(book.meta.name, book.meta.rules_version)
    register(book.dtype, HABITS, bot, usual=usual)
    return record(kind, Path(bot.__file__), *(HERE / name for name in COMPILED))
