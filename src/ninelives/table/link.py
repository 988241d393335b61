"""Measure a connection by the round trips of messages that the other end echoes."""

from collections import deque
from dataclasses import dataclass, field

USUAL_CAP = 300.0  # milliseconds: the longest round trip that is believed over the Internet
PROBES = 16  # how many round trips are remembered


@dataclass
class Link:
    """Hold what the server knows of a connection, from probes that the client echoes after its next paint.

    A bot is a link with the cap 0. A link without any echo yet gets the benefit of the doubt, up to the cap.
    """

    cap: float = USUAL_CAP
    probes: deque[float] = field(default_factory=lambda: deque(maxlen=PROBES))

    def probe(self, round_trip_ms: float) -> None:
        """Remember how long an echo took."""
        self.probes.append(round_trip_ms)

    @property
    def round_trip(self) -> float:
        """Return what is usual."""
        return self._quantile(0.5)

    @property
    def trusted(self) -> float:
        """Return what is believed of a slap: more than usual, so that jitter costs an honest player next to nothing."""
        return self._quantile(0.9)

    @property
    def jitter(self) -> float:
        """Return by how much a believable message may be later than usual."""
        return self.trusted - self.round_trip

    def _quantile(self, share: float) -> float:
        if not self.probes:
            return self.cap
        ranked = sorted(self.probes)
        return min(self.cap, ranked[round(share * (len(ranked) - 1))])
