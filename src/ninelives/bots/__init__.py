"""Who can take a seat besides a person. A bot gets what its seat sees and answers with an action."""

from importlib.metadata import entry_points
from typing import Protocol

from ninelives.bots.maus import MausBot, Person
from ninelives.bots.random import RandomBot
from ninelives.bots.seen import Seen, look
from ninelives.games.errors import GameError

__all__ = ["BOTS", "Bot", "Seen", "look", "make", "names"]


class Bot(Protocol):
    def act(self, seen: Seen) -> str:
        """The action to take, given what the seat sees; `seen.view.legal` lists what is legal."""


BOTS = ("random", "thumb", "search")
PLUG_INS = "ninelives.bots"


def names() -> list[str]:
    """All bots there are, those of other packages included."""
    return [*BOTS, *(entry.name for entry in entry_points(group=PLUG_INS))]


def make(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, for a game, with its own luck."""
    if name == "random":
        return RandomBot(seed)
    if name in BOTS and game == "maus":
        return MausBot(Person() if name == "thumb" else Person(age=0.85, overlook=0.01, mistake=0.005), seed)
    if name in BOTS:
        from ninelives.bots.search import SearchBot, ThumbBot

        return ThumbBot(seed) if name == "thumb" else SearchBot(seed)
    for entry in entry_points(group=PLUG_INS):
        if entry.name == name:
            made: Bot = entry.load()(game, seed)
            return made
    raise GameError("unknown-bot", bot=name, valid=", ".join(names()))
