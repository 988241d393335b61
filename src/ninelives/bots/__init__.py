"""Who can take a seat besides a person. A bot sees the view of its seat and answers with an action."""

from collections.abc import Callable
from typing import Any, Protocol

from ninelives.bots.random import RandomBot
from ninelives.games.errors import GameError


class Bot(Protocol):
    def act(self, view: Any) -> str:
        """The action to take, given what the seat sees; the view lists what is legal."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def make(name: str, seed: int) -> Bot:
    """A bot by its name, with its own luck."""
    if name not in BOTS:
        raise GameError("unknown-bot", bot=name, valid=", ".join(BOTS))
    return BOTS[name](seed)
