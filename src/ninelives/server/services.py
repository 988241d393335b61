"""Hold what all rooms share."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field

from ninelives.server.limits import Limits
from ninelives.server.replays import Replays
from ninelives.store import Store


@dataclass
class Metrics:
    """Counted since the start, told by /metrics."""

    moves: int = 0
    messages: int = 0
    refused: int = 0
    bot_failures: int = 0
    connections: int = 0


@dataclass
class Services:
    store: Store
    pool: Executor  # where bots think
    plugins: Executor  # where bots of other packages think: some never come to an end
    now: Callable[[], float]  # seconds since 1970
    give_up: Callable[[str], None]  # forget a room whose log cannot be written
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    replays: Replays = field(default_factory=Replays)
    pace: float = 1.0  # how long bots take: 1 like people, 0 no time at all
