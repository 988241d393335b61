"""Say what makes a table go on. Seats act in turn (`turns`) or cards are turned in real time (`slaps`)."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.table.link import Link

if TYPE_CHECKING:
    from ninelives.server.room import Room


class Pacer(ABC):
    """Sees to it that whoever is next at a table acts. What only real time needs does nothing elsewhere."""

    mouse = 0  # real time: the number of the card that lies there to be slapped

    def __init__(self, room: "Room") -> None:
        self.room = room

    @abstractmethod
    def go_on(self) -> None:
        """Make the next thing happen, or see to it that it will. Called whenever something has changed in a game."""

    @abstractmethod
    def stop(self) -> None:
        """Let go of everything that was about to happen: nobody is there any more."""

    def options(self) -> dict[str, Any]:
        """Return the options of a new game that depend on how people are connected."""
        return {}

    def delay(self, viewer: int | None) -> float:
        """Return how many seconds later than now a viewer is to be shown the table."""
        return 0.0

    def has_shown(self, seat: int) -> bool:
        """Say whether a seat has been sent what it is to answer. Until then no answer of ours may tell of it."""
        return True

    def meet(self, person: str) -> Link:
        """Return what is known of how far away somebody is who has just come."""
        return Link()

    def slap(self, seat: int, request: messages.Slap) -> None:
        """Take a person's answer to the card that lies there."""
        raise GameError("no-mouse")
