"""Represent one client at a table: where to send to, and how far away it is."""

import itertools
import time

from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.outbox import Outbox
from ninelives.table.link import Link

INTERNAL_ERROR = 1011  # a code of WebSocket


class Connection:
    """One client at a table: a person, or somebody who only watches."""

    def __init__(self, person: str, outbox: Outbox) -> None:
        self.person = person
        self.outbox = outbox
        self.link = Link()
        self.reading = False
        self._numbers = itertools.count(1)
        self._probes: dict[int, float] = {}  # when each was sent

    def tell(self, answer: messages.Answer) -> None:
        """Send something to this client alone."""
        self.outbox.put(messages.encode(answer))

    def refuse(self, error: GameError) -> None:
        """Answer why something cannot be done."""
        self.tell(messages.explained(error))

    def probe(self) -> None:
        """Measure the round trip: the client echoes this at once."""
        number = next(self._numbers)
        self._probes[number] = time.monotonic()
        self.tell(messages.Probe(number))

    def echo(self, number: int) -> None:
        """Take the answer to a probe."""
        if sent := self._probes.pop(number, 0.0):
            self.link.probe(1000 * (time.monotonic() - sent))
