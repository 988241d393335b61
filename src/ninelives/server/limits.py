"""Say how much is too much, per connection, per address and per person."""

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    frame_bytes: int = 8_192
    head_bytes: int = 16_384  # of a request: its headers and what follows the path
    path_length: int = 4_000
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    connections: int = 100_000  # altogether; fewer if the system lets us open fewer files
    share: float = 0.25  # of them, for one address at most
    connections_per_address: int = 200  # at tables
    requests_per_address: int = 100  # connections besides
    head_seconds: float = 10.0  # for a request to say what it wants, from the beginning of the connection
    body_seconds: float = 10.0
    answer_seconds: float = 60.0  # for the answer to be made and taken
    idle_seconds: int = 5  # between two requests
    requests_per_second: float = 50.0
    request_burst: float = 1_000.0
    creations_per_minute: float = 20.0
    guesses_per_minute: float = 30.0  # codes that no table has
    entries_per_minute: float = 30.0  # of logs, by a person, besides moves
    table_entries_per_minute: float = 120.0  # of one log, by all: anybody may be a new person at any time
    phrases_per_minute: float = 30.0
    phrase_burst: float = 5.0
    works_per_minute: float = 30.0  # replays and QR codes that have to be worked out
    replays_waiting: int = 20  # altogether: each takes a tenth of a second
    replay_bytes: int = 32_000_000  # kept
    log_lines_per_minute: float = 10.0  # of each kind
    tables: int = 20_000
    join_seconds: float = 10.0
    bot_seconds: float = 5.0
    hints: int = 16  # people who wait for one
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
    """A bucket for each address or person; those seen last are remembered."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def is_empty(self, who: str) -> bool:
        """Say whether nothing more is permitted to somebody now."""
        return who in self._buckets and self._buckets[who].is_empty()

    def take(self, who: str) -> bool:
        """Take a permission for somebody, if there is one."""
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(who)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take()
