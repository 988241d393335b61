"""Say how much is too much, per connection and per address."""

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    frame_bytes: int = 8_192
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    connections_per_address: int = 200
    requests_per_second: float = 50.0
    request_burst: float = 1_000.0
    creations_per_minute: float = 20.0
    guesses_per_minute: float = 30.0  # codes that no table has
    tables: int = 20_000
    join_seconds: float = 10.0
    bot_seconds: float = 5.0
    grace_seconds: float = 30.0  # away longer than this: a bot minds the seat


class Bucket:
    """A bucket of permissions that fills up again at a steady rate."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._level, self._time = burst, time.monotonic()

    def is_empty(self) -> bool:
        """Say whether nothing more is permitted now."""
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._time) * self.rate)
        self._time = now
        return self._level < 1

    def take(self) -> bool:
        """Take a permission, if there is one."""
        if self.is_empty():
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address; the addresses seen last are remembered."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def is_empty(self, address: str) -> bool:
        """Say whether nothing more is permitted to an address now."""
        return address in self._buckets and self._buckets[address].is_empty()

    def take(self, address: str) -> bool:
        """Take a permission for an address, if there is one."""
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take()
