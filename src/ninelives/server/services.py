"""Hold what all rooms share."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field

from ninelives.server.directory import Directory
from ninelives.server.hints import Hints
from ninelives.server.limits import Buckets, Limits
from ninelives.server.metrics import Metrics
from ninelives.server.pool import Pool
from ninelives.server.replays import Replays
from ninelives.store import Store


@dataclass
class Services:
    store: Store
    pool: Pool  # where bots think
    plugins: Executor  # where bots of other packages think: some never come to an end
    hints: Hints
    now: Callable[[], float]  # seconds since 1970
    give_up: Callable[[str], None]  # forget a room whose log cannot be written
    directory: Directory
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    replays: Replays = field(init=False)
    restart: float = 0.0  # when the operator says that the server restarts, in seconds since 1970
    pace: float = 1.0  # how long bots take: 1 like people, 0 no time at all
    entries: Buckets = field(init=False)  # what each person may still write into logs, besides moves
    phrases: Buckets = field(init=False)

    def __post_init__(self) -> None:
        limits = self.limits
        self.replays = Replays(limits.replays_waiting, limits.replay_bytes)
        self.entries = Buckets(limits.entries_per_minute / 60, limits.entries_per_minute)
        self.phrases = Buckets(limits.phrases_per_minute / 60, limits.phrase_burst)
