"""Simulated people at their links, honest or not, and how a server measures them: for slaps.py."""

import random
from collections import deque
from dataclasses import dataclass, field

from ninelives.games.maus.referee import FALSE_START
from ninelives.server.connection import PADDED
from ninelives.table.link import Link

FRAME, QUICK_FRAME = 1000 / 60, 1000 / 240  # a screen shows news only so often
RETRANSMISSION = 400.0
FIRST_PROBES = 8  # of a new connection
SLOWEST_ACK = 40.0  # milliseconds by which a program can have Linux delay a lone acknowledgement


@dataclass(frozen=True)
class Late:
    """How a client is late, in milliseconds: a changed page can only do it with echoes, a program with pongs, too."""

    by: float = 0.0
    share: float = 1.0  # of all echoes, at random
    every: int = 1  # one in so many
    first: int = 0  # only the first ones of each connection
    before_mouse: bool = False  # only the last one before each mouse
    burst: int = 1  # held back until there are so many, then sent together
    silent: bool = False  # no echo at all
    rejoin: bool = False  # a new connection before each mouse
    relay: float = 0.0  # a second connection through a relay so far away; slaps go the short way
    acks: float = 0.0  # acknowledgements of TCP, as far as a program can
    pongs: bool = False  # pongs as echoes: no page can


@dataclass(frozen=True)
class Client:
    """Times in milliseconds."""

    round_trip: float  # mean, jitter included
    upward: float = 0.5  # how much of it is on the way to the server
    drift: float = 0.0  # how much faster its clock runs
    loss: float = 0.002  # messages that come only when they are sent again
    jitter: float = 0.04  # of the round trip, each way
    frame: float = FRAME
    lie: float = 0.0  # how much less it reports
    late: Late = field(default_factory=Late)

    def way(self, share: float, rng: random.Random) -> float:
        """One message, one way."""
        jitter = 0.5 + self.jitter * self.round_trip
        lost = RETRANSMISSION if rng.random() < self.loss else 0.0
        return (self.round_trip - 2 * jitter) * share + rng.gammavariate(2, jitter / 2) + lost

    def shown(self, rng: random.Random) -> float:
        """From sending something to its paint."""
        return self.way(1 - self.upward, rng) + self.frame * rng.random()

    def trip(self, rng: random.Random) -> float:
        """Both ways, without any paint."""
        return self.way(1 - self.upward, rng) + self.way(self.upward, rng)

    def report(self, reaction: float) -> float:
        """A liar avoids false starts."""
        told = reaction * (1 + self.drift)
        return max(FALSE_START, told - self.lie) if self.lie else told


# Ways that differ, clocks that drift by 50 millionths: neither may matter.
WORLD = (Client(5), Client(40, 0.6), Client(120, 0.3, 5e-5), Client(250, 0.65, -5e-5))
HOUSE = (Client(5),) * 4
MOBILE = (Client(5), Client(40, 0.6), Client(120, 0.3), Client(70, jitter=0.15))  # 70 ms, of which 22 are jitter
LIAR = 1  # the seat
HELD = 295.0
PATTERNS = {
    "never late, only lies": Late(),
    "all echoes late": Late(by=HELD),
    "every fifth late": Late(by=HELD, every=5),
    "one in five late, at random": Late(by=HELD, share=0.2),
    "the first echoes late": Late(by=HELD, first=FIRST_PROBES),
    "late before each mouse": Late(by=HELD, before_mouse=True),
    "echoes in bursts": Late(burst=4),
    "no echo at all": Late(silent=True),
    "no echo, new connections": Late(silent=True, rejoin=True),
    "late, new connections": Late(by=HELD, rejoin=True),
    "a relay 280 ms away": Late(relay=280),
    "all late, TCP's acks, too": Late(by=HELD, acks=SLOWEST_ACK),
}


class Before:
    """The rule before this one: of the last 16 echoes, nine in ten are believed; who sends none, up to the cap."""

    def __init__(self, cap: float) -> None:
        self.cap = cap
        self.echoes: deque[float] = deque(maxlen=16)

    def measure(self, round_trip_ms: float, at: float) -> None:
        """Only echoes were measured."""

    def echo(self, round_trip_ms: float, at: float) -> None:
        self.echoes.append(round_trip_ms)

    @property
    def round_trip(self) -> float:
        return self._quantile(0.5)

    @property
    def trusted(self) -> float:
        return self._quantile(0.9)

    @property
    def jitter(self) -> float:
        return self.trusted - self.round_trip

    def _quantile(self, share: float) -> float:
        ranked = sorted(self.echoes)
        return min(self.cap, ranked[round(share * (len(ranked) - 1))]) if ranked else self.cap


AnyLink = Link | Before


@dataclass
class Prober:
    """Measures a client as the server does: by pings and echoes, and by the kernel, unless there is a proxy."""

    client: Client
    link: AnyLink
    rng: random.Random
    direct: bool = True
    probes: int = 0  # of this connection
    held: list[float] = field(default_factory=list)  # since when echoes are held back, in seconds

    def connect(self, at: float) -> None:
        """Begin a connection with its first probes."""
        self.probes = 0
        if isinstance(self.link, Before):
            self.link = Before(self.link.cap)
        for _ in range(FIRST_PROBES):
            self.probe(at)

    def probe(self, at: float, before_mouse: bool = False) -> None:
        """Measure once, in every way there is."""
        late, rng, client = self.client.late, self.rng, self.client
        padded = self.probes % PADDED == 0
        self.probes += 1
        by = late.by if self._is_late(before_mouse) else 0.0
        for far in {0.0, max(0.0, late.relay - client.round_trip)}:
            if not far and late.relay and isinstance(self.link, Before):
                continue  # it went by one connection of a person, whichever
            if self.direct:
                self.link.measure(far + client.trip(rng) + (0 if padded else late.acks), at)
            if not (late.pongs and late.silent):
                self.link.measure(far + client.trip(rng) + (by if late.pongs else 0), at)
            if not late.silent:
                self._echo(far + client.trip(rng) + client.frame * rng.random() + by, at)

    def _is_late(self, before_mouse: bool) -> bool:
        late = self.client.late
        if late.before_mouse:
            return before_mouse
        if late.first:
            return self.probes <= late.first
        return self.probes % late.every == 0 and self.rng.random() < late.share

    def _echo(self, round_trip: float, at: float) -> None:
        """Echo now, or together with later ones."""
        self.held.append(at)
        if len(self.held) >= self.client.late.burst:
            for since in self.held:
                self.link.echo(round_trip + 1000 * (at - since), at)
            self.held = []
