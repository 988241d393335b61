"""Represent one client at a table: where to send to, and how far away it is."""

import itertools
import secrets
import time

from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.outbox import Outbox
from ninelives.server.wire import NO_SHORTCUTS, Shortcuts
from ninelives.table.link import Link

INTERNAL_ERROR, POLICY_VIOLATION, SERVICE_RESTART = 1011, 1008, 1012  # codes of WebSocket
ID_BITS = 48  # no other process has the same ids; JavaScript's numbers hold 53 bits
# A lone packet may be acknowledged late, which a program can insist on; two full ones are acknowledged at once.
PADDING = "." * 6_000
MOST_PROBES = 64  # that wait for an echo
PADDED = 4  # the first probe and then one in so many is as long as that


class Connection:
    """One client at a table: a person, or somebody who only watches."""

    def __init__(self, person: str, outbox: Outbox, wire: Shortcuts = NO_SHORTCUTS) -> None:
        """Know a client by its wire, if that has something to say about how far away it is."""
        self.id = secrets.randbits(ID_BITS)
        self.since = time.time()
        self.person = person
        self.outbox = outbox
        self.wire = wire
        self.link = Link()  # a table gives a person with several connections one link
        self.reading = False
        self._numbers = itertools.count(1)
        self._probes: dict[int, float] = {}  # when each was sent

    def tell(self, answer: messages.Answer) -> None:
        """Send something to this client alone."""
        self.outbox.put(messages.encode(answer))

    def refuse(self, error: GameError) -> None:
        """Answer why something cannot be done."""
        self.tell(messages.explained(error))

    def send_away(self, error: GameError) -> None:
        """Say why this client has to go, and hang up."""
        self.outbox.finish(messages.encode(messages.explained(error)), POLICY_VIOLATION)

    def probe(self) -> None:
        """Measure the round trip in every way there is: the client echoes, its browser answers, its kernel has."""
        number, sent, link = next(self._numbers), time.monotonic(), self.link
        self._probes[number] = sent
        self._probes.pop(number - MOST_PROBES, None)  # who does not echo is not remembered for ever
        self.tell(messages.Probe(number, PADDING if number % PADDED == 1 else ""))
        self.wire.ping(lambda: link.measure(*since(sent)))  # not by way of this object: it knows the wire
        self.measure()

    def measure(self) -> None:
        """Take what the kernel has measured so far."""
        round_trip = self.wire.round_trip()
        if round_trip is not None:
            self.link.measure(round_trip, time.monotonic())

    def echo(self, number: int) -> None:
        """Take the answer to a probe."""
        if sent := self._probes.pop(number, 0.0):
            self.link.echo(*since(sent))


def since(sent: float) -> tuple[float, float]:
    """Return the milliseconds since something was sent, and the time."""
    now = time.monotonic()
    return 1000 * (now - sent), now
