"""Count and time what a server does, cheaply: a move may cost a microsecond or two here, not more."""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, time

SECONDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
ENTRIES = tuple(2.0**n for n in range(13))
MOST_REASONS = 200  # for refusals: more ids than there are in the catalogues of a server with a few games
LAG_SECONDS = 0.5  # between two looks at the event loop


class Histogram:
    """How many values there were up to each bound, and their sum."""

    __slots__ = ("_bounds", "_counts", "sum")

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self.sum += value

    @property
    def count(self) -> int:
        """Return how many values were counted."""
        return sum(self._counts)

    def cumulated(self) -> list[tuple[float, int]]:
        """Return each bound with the number of values up to it; beyond the last one there may be more."""
        total, found = 0, []
        for bound, count in zip(self._bounds, self._counts, strict=False):
            total += count
            found.append((bound, total))
        return found


@dataclass
class Metrics:
    """Counted and timed since the start, for whoever runs the server. `prometheus.py` tells it."""

    moves: int = 0
    messages: int = 0
    refused: Counter[str] = field(default_factory=Counter)  # by the id of the message that says why
    bot_failures: int = 0
    connections: int = 0
    claims: int = 0  # of tables, to go on with them here
    relays: int = 0  # connections to tables of other processes
    turned_away: int = 0  # connections for which there was no room
    applied: Histogram = field(default_factory=Histogram)  # from hearing a request to having carried it out
    durable: Histogram = field(default_factory=Histogram)  # from there to having it on disk
    shown: Histogram = field(default_factory=Histogram)  # from there to having sent it to everybody
    commits: Histogram = field(default_factory=Histogram)
    entries: Histogram = field(default_factory=lambda: Histogram(ENTRIES))  # in a commit
    lag: Histogram = field(default_factory=Histogram)  # how late the event loop is
    last_lag: float = 0.0
    started: float = field(default_factory=time)
    _heard: float = 0.0

    def hear(self) -> None:
        """Note that a request has come in; whatever is applied until `heard` comes of it."""
        self._heard = perf_counter()

    def heard(self) -> None:
        """Note that a request was dealt with."""
        self._heard = 0.0

    def apply(self) -> float:
        """Note that something was carried out, and return when."""
        now = perf_counter()
        if self._heard:
            self.applied.observe(now - self._heard)
        return now

    def keep(self, applied: float) -> float:
        """Note that what was carried out then is durable, and return when."""
        now = perf_counter()
        self.durable.observe(now - applied)
        return now

    def show(self, durable: float) -> None:
        """Note that what was durable then has been shown."""
        self.shown.observe(perf_counter() - durable)

    def commit(self, entries: int, seconds: float) -> None:
        """Note a commit of so many entries."""
        self.entries.observe(entries)
        self.commits.observe(seconds)

    def refuse(self, reason: str) -> None:
        """Note that somebody was told why not."""
        self.refused[reason if reason in self.refused or len(self.refused) < MOST_REASONS else "other"] += 1


async def watch_loop(metrics: Metrics) -> None:
    """Measure how late the event loop is, for ever."""
    while True:
        due = perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.last_lag = max(0.0, perf_counter() - due)
        metrics.lag.observe(metrics.last_lag)
