"""Know how far away somebody is by the smallest round trips: being late is easy, being early is not."""

from collections import deque
from dataclasses import dataclass, field
from statistics import median

USUAL_CAP = 300.0  # milliseconds: the longest round trip that is believed over the Internet
MEMORY = 180.0  # seconds for which a round trip counts: then somebody may have moved farther away
PAINT, JITTER = 10.0, 0.06  # milliseconds, and a share of the round trip: what is believed beyond the smallest one
ENOUGH = 4  # round trips after which somebody is known

ECHOES, LATE_ECHO = 5, 100.0  # the median of so many, so many milliseconds later than what is believed: odd
CUT_REPORT = 50.0  # milliseconds that a report was too short: odd, or a message that was lost and sent again
SLAPS, ODD_SLAPS = 10, 4  # so many of the last ones: a pattern


@dataclass
class Link:
    """Hold what the server knows of a person's connections, those before the present one included.

    It begins with no trust at all but for painting. A bot is a link with the cap 0. Moments are in seconds.
    """

    cap: float = USUAL_CAP
    since: float = 0.0  # when this person was first met
    measured: int = 0  # round trips
    _smallest: deque[tuple[float, float]] = field(default_factory=deque)  # when, and how long: both only grow
    _echoes: deque[float] = field(default_factory=lambda: deque(maxlen=ECHOES))
    _odd: deque[bool] = field(default_factory=lambda: deque(maxlen=SLAPS))

    def measure(self, round_trip_ms: float, at: float) -> None:
        """Take a round trip of any kind. Only the smallest of the last minutes counts."""
        while self._smallest and self._smallest[-1][1] >= round_trip_ms:
            self._smallest.pop()
        self._smallest.append((at, round_trip_ms))
        while self._smallest[0][0] < at - MEMORY:
            self._smallest.popleft()
        self.measured += 1

    def echo(self, round_trip_ms: float, at: float) -> None:
        """Take a round trip that the client itself has answered, after its next paint."""
        self.measure(round_trip_ms, at)
        self._echoes.append(round_trip_ms)

    @property
    def is_known(self) -> bool:
        """Say whether there were enough round trips to go by."""
        return self.measured >= ENOUGH

    @property
    def round_trip(self) -> float:
        """Return the smallest one."""
        return min(self.cap, self._smallest[0][1]) if self._smallest else 0.0

    @property
    def trusted(self) -> float:
        """Return what is believed of a slap: a little for painting and jitter, and no more however late echoes are."""
        return min(self.cap, self.round_trip * (1 + JITTER) + PAINT)

    @property
    def jitter(self) -> float:
        """Return by how much a believable message may be later than the quickest."""
        return self.trusted - self.round_trip

    def slapped(self, cut_ms: float) -> None:
        """Note whether a slap is odd: its report was cut by so much, or the echoes before it were late."""
        late = bool(self._echoes) and median(self._echoes) > self.trusted + LATE_ECHO
        self._odd.append(late or cut_ms > CUT_REPORT)

    @property
    def is_odd(self) -> bool:
        """Say whether slaps of late form a pattern that somebody should know of."""
        return sum(self._odd) >= ODD_SLAPS
