"""Judge who slapped first, over links of different speed and with clients that may lie: docs/slaps.md.

Nothing here reads a clock or a socket. Every moment is in milliseconds of one clock, the server's.
"""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from ninelives.games.meta import Option, complete

# The longest round trip that is believed, in milliseconds.
INTERNET = 300.0
LAN = 60.0

FALSE_START = 100  # milliseconds: nobody sees a mouse and slaps it in less
DEVICE = 50  # milliseconds that screen and keys cost a person: a bot, which has none, starts so much later
ROUNDING = 1.0  # times become whole milliseconds

# Milliseconds. Screens and keys differ by the first in any case; beyond the second, too many mice would be ties.
LEAST_UNCERTAINTY, MOST_UNCERTAINTY = 10, 30

# The pause before a mouse, in milliseconds.
SHORTEST_FLIP, MEAN_FLIP, LONGEST_FLIP = 700.0, 2000.0, 8000.0

# What can be chosen for a live table; all but the last in milliseconds.
SLAP_OPTIONS = (
    Option("trust", range(1001), int(INTERNET)),  # the longest round trip that is believed
    Option("pause", range(500, 30_001), 2000),  # at least, from the last mouse to the next: to see what came of it
    Option("measured_ties", (False, True), True),  # whether the game's `uncertainty` follows from the links
)
HEAD_STARTS = range(-2000, 2001)

# What a live table itself does: flip the next mouse, and let one go in the name of a seat.
FLIP, HOLD = "flip", "hold"


def slap_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Complete a table's choices about slaps, or refuse them."""
    return complete(options, SLAP_OPTIONS, "slaps")


def usual_slap_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is usual for a new table whose game has these options: who chooses what is a tie need not measure."""
    return slap_options({"measured_ties": "uncertainty" not in options})


class Link(Protocol):
    """A connection, as far as the referee has to know it; all in milliseconds."""

    @property
    def round_trip(self) -> float:
        """Return the smallest round trip."""

    @property
    def trusted(self) -> float:
        """Return the longest round trip that is believed of a slap."""

    @property
    def jitter(self) -> float:
        """Return how much longer than the smallest a round trip may be and still be believed."""


def send_delays(links: Mapping[int, Link]) -> dict[int, float]:
    """Return how long to wait with each seat's mouse, so that all see it at about the same moment (MG-3)."""
    ways = {seat: link.round_trip / 2 for seat, link in links.items()}
    slowest = max(ways.values(), default=0.0)
    return {seat: slowest - way for seat, way in ways.items()}


def measured_options(slaps: Mapping[str, Any], links: Mapping[int, Link]) -> dict[str, int]:
    """Return the options of a game that follow from the links it is played over, if the table wants that."""
    return {"uncertainty": uncertainty(links)} if slaps["measured_ties"] else {}


def uncertainty(links: Mapping[int, Link]) -> int:
    """Suggest the option `uncertainty` (MG-10) for a game over these links: as much of a report as nobody can check."""
    worst = max((link.jitter for link in links.values()), default=0.0)
    return round(min(max(worst, LEAST_UNCERTAINTY), MOST_UNCERTAINTY))


def flip_delay(rng: random.Random) -> float:
    """Choose the pause before the next mouse, in milliseconds.

    Exponential after the shortest one: however long you have waited, the mouse is as likely to come in the next moment
    as before, so there is no rhythm to slap to. Longer pauses than the longest are left out rather than cut off: that
    would be a moment at which it must come.
    """
    kept = 1 - math.exp(-(LONGEST_FLIP - SHORTEST_FLIP) / MEAN_FLIP)
    return SHORTEST_FLIP - MEAN_FLIP * math.log(1 - kept * rng.random())


class Verdict(StrEnum):
    """What becomes of a slap; only an accepted one is judged by the rules."""

    ACCEPTED = "accepted"
    FALSE_START = "false-start"  # faster than anybody can see: counts as holding still
    TOO_LATE = "too-late"  # it cannot win any more: counts as holding still
    REPEATED = "repeated"  # the first answer counts
    NOT_SHOWN = "not-shown"  # the mouse was not sent to this seat: nothing happens


class Basis(StrEnum):
    """What a reaction time was taken from, so that everybody can see why."""

    REPORT = "report"
    LINK = "link"  # the slap came later than the report and the link explain
    ARRIVAL = "arrival"  # the report is no time at all, or longer than the slap took to come


@dataclass(frozen=True)
class Reaction:
    """How one slap was measured, for everybody to see: so it does not say with which garment (MG-9).

    All but `time` is without the head start.
    """

    verdict: Verdict
    time: int  # for the rulebook, with the head start taken off
    used: float
    basis: Basis
    reported: float | None  # None: what was reported is no number
    elapsed: float  # from sending the mouse to the arrival of the slap
    trusted: float  # how much of that the link may have taken
    head_start: float

    @property
    def cut(self) -> float:
        """Return by how much the report was too short to be believed."""
        return self.used - self.reported if self.basis is Basis.LINK and self.reported is not None else 0.0


class Round:
    """One mouse: who answered what, when, and until when to wait for the others."""

    @classmethod
    def of(cls, links: Mapping[int, Link], options: Mapping[str, Any], head_starts: Mapping[int, float]) -> "Round":
        """Begin to judge the next mouse of a game with these options."""
        return cls(links, options["time_limit"], options["uncertainty"], head_starts)

    def __init__(
        self,
        links: Mapping[int, Link],
        time_limit: int,
        uncertainty: int,
        head_starts: Mapping[int, float] | None = None,
    ) -> None:
        """Take `time_limit` and `uncertainty` from the game's options; `head_starts` are milliseconds by seat."""
        self.time_limit = time_limit
        self.uncertainty = uncertainty
        # As it is before the mouse is seen: nobody can stretch it afterwards by echoing late.
        self._trusted = {seat: link.trusted for seat, link in links.items()}
        self._head_starts = dict.fromkeys(links, 0.0) | dict(head_starts or {})
        self._sent: dict[int, float] = {}
        self._holding: set[int] = set()
        self._actions: dict[int, str] = {}
        self._reactions: dict[int, Reaction] = {}

    def limit_trust(self, seat: int, most: float) -> None:
        """Believe no more of a seat than this, however far away it seemed before the mouse was sent."""
        self._trusted[seat] = min(self._trusted[seat], most)

    def sent(self, seat: int, at: float) -> None:
        """Note when the mouse leaves for a seat. Only the first time counts: who reconnects may have seen it before."""
        self._sent.setdefault(seat, at)

    def hold(self, seat: int) -> None:
        """Note that a seat lets the mouse go, or is not there to see it: nobody waits for it."""
        self._holding.add(seat)

    def slap(self, seat: int, action: str, reported_ms: float, arrived_at: float) -> Verdict:
        """Measure a slap or shout, which is called as in the rulebook but without its time: `slap blue-tie`."""
        if seat not in self._trusted or seat not in self._sent:
            return Verdict.NOT_SHOWN
        if seat in self._reactions or seat in self._holding:
            return Verdict.REPEATED
        self._actions[seat] = action
        self._reactions[seat] = reaction = self._measure(seat, reported_ms, arrived_at)
        return reaction.verdict

    @property
    def closes_at(self) -> float:
        """Return from when on no slap can come that would win or tie; never, before all have been sent the mouse.

        A reaction is at least the time elapsed less the trusted round trip. So this is no guess: whatever comes later
        is slower. With no slap, it is the time limit that cannot be kept any more.
        """
        awaited = self._trusted.keys() - self._reactions.keys() - self._holding
        if not awaited <= self._sent.keys():
            return math.inf
        slowest = min([self.time_limit, *(slap.time + self.uncertainty for slap in self._accepted().values())])
        latest = (self._sent[seat] + self._trusted[seat] + self._head_starts[seat] for seat in awaited)
        return max(latest, default=-math.inf) + slowest + ROUNDING

    def reactions(self) -> dict[int, Reaction]:
        """Return how each slap so far was measured."""
        return dict(self._reactions)

    def answers(self) -> dict[int, str]:
        """Return what each seat answers to the mouse, with its time, as the rulebook reads it."""
        slaps = {seat: f"{self._actions[seat]} {slap.time}" for seat, slap in self._accepted().items()}
        return {seat: slaps.get(seat, HOLD) for seat in self._trusted}

    def _accepted(self) -> dict[int, Reaction]:
        return {seat: slap for seat, slap in self._reactions.items() if slap.verdict is Verdict.ACCEPTED}

    def _measure(self, seat: int, reported_ms: float, arrived_at: float) -> Reaction:
        elapsed, trusted, head_start = arrived_at - self._sent[seat], self._trusted[seat], self._head_starts[seat]
        reported = reported_ms if math.isfinite(reported_ms) else None
        used, basis = _bounded(reported, elapsed, trusted)
        time = max(1, round(used - head_start))
        if min(used, used if reported is None else reported) < FALSE_START:
            verdict = Verdict.FALSE_START
        elif time > self.time_limit or arrived_at > self.closes_at:
            verdict = Verdict.TOO_LATE
        else:
            verdict = Verdict.ACCEPTED
        return Reaction(verdict, time, used, basis, reported, elapsed, trusted, head_start)


def _bounded(reported: float | None, elapsed: float, trusted: float) -> tuple[float, Basis]:
    """Bound the reported time by what the server has seen itself."""
    if reported is None:
        return elapsed, Basis.ARRIVAL
    used = min(max(reported, elapsed - trusted), elapsed)
    if abs(used - reported) < ROUNDING:
        return used, Basis.REPORT
    return used, Basis.LINK if used > reported else Basis.ARRIVAL
