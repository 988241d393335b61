"""Make the bots that can take a seat. A bot gets what its seat sees and answers with an action."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Protocol

from ninelives.bots.seen import Seen, look
from ninelives.games import has_part, part
from ninelives.games.errors import GameError

__all__ = ["BOTS", "Bot", "Seen", "level_of", "look", "make", "names"]


class Bot(Protocol):
    """Whoever can take a seat besides a person: all that the rest of the project asks of a bot."""

    def act(self, seen: Seen) -> str:
        """Return the action to take, given what the seat sees; `seen.view.legal` lists what is legal."""


BOTS = ("random", "thumb", "search", "level1", "level2", "level3", "level4", "level5")
NUMBERS = {"search": 5, "thumb": 4}  # the level whose style each has; of it, `thumb` has only the traits
PLUG_INS = "ninelives.bots"


def names() -> list[str]:
    """Return the names of all bots there are, those of other packages included."""
    return [*BOTS, *plug_ins()]


@cache
def plug_ins() -> dict[str, EntryPoint]:
    """Find the bots of other packages. They do not change while we run, and each look goes through all packages."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=PLUG_INS):
        found.setdefault(entry.name, entry)
    return found


def level_of(name: str) -> int:
    """Return the level that a name stands for, or 0 for a bot without one.

    >>> level_of("level3"), level_of("3"), level_of("search")
    (3, 3, 0)
    """
    number = name.removeprefix("level")
    return int(number) if f"level{number}" in BOTS else 0


def make(name: str, game: str, seed: int, version: int | None = None) -> Bot:
    """Make a bot by its name, for a game (of an older version of its rules, if need be), with its own luck.

    >>> import ninelives
    >>> game = ninelives.new("felix", players=3, seed=1)
    >>> bot = make("thumb", "felix", seed=1)
    >>> bot.act(look(game, seat=0)) in game.legal(0)
    True
    """
    part(game, "meta", version)  # refuses an unknown game or version
    if name in BOTS or level_of(name):
        return make_own(name, game, seed, version)
    if name in plug_ins():
        return make_plug_in(plug_ins()[name], game, seed)
    raise GameError("unknown-bot", bot=name, valid=", ".join(names()))


def make_plug_in(entry: EntryPoint, game: str, seed: int) -> Bot:
    """Make a bot of another package; if that breaks down, say why."""
    try:
        made: Bot = entry.load()(game, seed)
    except Exception as error:
        raise GameError("bot-not-made", bot=entry.name, reason=f"{type(error).__name__}: {error}") from error
    return made


def habits_of(game: str, version: int | None = None) -> ModuleType:
    """Return the bot.py of a game, or what is usual if it has none."""
    if has_part(game, "bot", version):
        return part(game, "bot", version)
    from ninelives.bots import usual

    return usual


def make_own(name: str, game: str, seed: int, version: int | None) -> Bot:
    """Make one of the bots that every game has. Imported only when needed: the compiler is a heavy import."""
    from ninelives.bots.levels import EVERY_LEVEL
    from ninelives.bots.random import RandomBot
    from ninelives.bots.search import SearchBot, ThumbBot

    if name == "random":
        return RandomBot(seed)
    styles = getattr(habits_of(game, version), "LEVELS", EVERY_LEVEL)
    style = styles[(NUMBERS.get(name) or level_of(name)) - 1]
    return ThumbBot(seed, style) if name == "thumb" or not style.playouts else SearchBot(seed, style)
