"""Tell what a server counts and how busy it is, in Prometheus' text format."""

import os
import platform
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import ninelives
from ninelives.server.door import open_files
from ninelives.server.hub import Hub
from ninelives.server.metrics import Histogram

TYPE = "text/plain; version=0.0.4; charset=utf-8"
STATM, DESCRIPTORS = Path("/proc/self/statm"), Path("/proc/self/fd")
Labels = Mapping[str, str]
NONE: Labels = {}


def exposition(hub: Hub) -> str:
    """Return all metrics of a process."""
    return "\n".join([*counted(hub), *timed(hub), *waiting(hub), *process()]) + "\n"


def counted(hub: Hub) -> Iterator[str]:
    """Write what is only counted."""
    metrics = hub.services.metrics
    about = {"version": ninelives.__version__, "python": platform.python_version()}
    yield from simple("ninelives_info", "gauge", "What runs here.", [(about, 1)])
    for name, value, about_it in (
        ("moves", metrics.moves, "Moves of people and bots."),
        ("messages", metrics.messages, "Messages of clients."),
        ("bot_failures", metrics.bot_failures, "Thoughts of bots that failed or took too long."),
        ("claims", metrics.claims, "Tables that were claimed, to go on with them here."),
        ("relays", metrics.relays, "Connections passed on to the process that has the table."),
        ("turned_away", metrics.turned_away, "Connections for which there was no room."),
    ):
        yield from simple(f"ninelives_{name}_total", "counter", about_it, [(NONE, value)])
    refused = [({"reason": reason}, n) for reason, n in sorted(metrics.refused.items())]
    yield from simple("ninelives_refused_total", "counter", "Requests that were refused, by message.", refused)


def timed(hub: Hub) -> Iterator[str]:
    """Write histograms."""
    metrics = hub.services.metrics
    stages = {"applied": metrics.applied, "durable": metrics.durable, "shown": metrics.shown}
    yield from histograms(
        "ninelives_move_seconds",
        "Moves and other entries by stage: from heard to applied, from there to durable, from there to shown.",
        [({"stage": name}, one) for name, one in stages.items()],
    )
    yield from histograms("ninelives_commit_seconds", "How long commits take.", [(NONE, metrics.commits)])
    yield from histograms("ninelives_commit_entries", "Entries in a commit.", [(NONE, metrics.entries)])
    yield from histograms("ninelives_loop_lag_seconds", "How late the event loop is.", [(NONE, metrics.lag)])


def waiting(hub: Hub) -> Iterator[str]:
    """Write what is there now."""
    services = hub.services
    queues = {"store": services.store.queued, "bots": services.pool.waiting, "replays": services.replays.waiting}
    queues["hints"] = services.hints.waiting
    told: list[tuple[Labels, float]] = [({"queue": name}, length) for name, length in queues.items()]
    yield from simple("ninelives_queue_length", "gauge", "Jobs that wait or are being done.", told)
    connections = [(NONE, services.metrics.connections)]
    yield from simple("ninelives_connections", "gauge", "Open sockets of clients.", connections)
    playing = sum(room.table.is_playing for room in hub.rooms.values())
    yield from simple("ninelives_tables", "gauge", "Tables in memory.", [(NONE, len(hub.rooms))])
    yield from simple("ninelives_tables_playing", "gauge", "Tables at which a game is played.", [(NONE, playing)])
    yield from simple("ninelives_start_time_seconds", "gauge", "When it began.", [(NONE, services.metrics.started)])


def process() -> Iterator[str]:
    """Write what the system knows of this process; memory and descriptors only where it tells them as Linux does."""
    yield from simple("process_cpu_seconds_total", "counter", "Processor time.", [(NONE, time.process_time())])
    if memory := resident():
        yield from simple("process_resident_memory_bytes", "gauge", "Memory in use.", [(NONE, memory)])
    if DESCRIPTORS.exists():
        yield from simple(
            "process_open_fds", "gauge", "Open files and sockets.", [(NONE, len([*DESCRIPTORS.iterdir()]))]
        )
    if most := open_files():
        yield from simple("process_max_fds", "gauge", "Files and sockets that may be open.", [(NONE, most)])


def resident() -> int:
    """Return the memory that this process uses, in bytes, or 0 where the system does not say it as Linux does."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if STATM.exists() else 0


def simple(name: str, kind: str, about: str, values: Iterable[tuple[Labels, float]]) -> Iterator[str]:
    """Write a counter or a gauge."""
    yield from head(name, kind, about)
    for labels, value in values:
        yield f"{name}{written(labels)} {value}"


def histograms(name: str, about: str, values: Iterable[tuple[Labels, Histogram]]) -> Iterator[str]:
    """Write histograms of one name."""
    yield from head(name, "histogram", about)
    for labels, one in values:
        for bound, count in one.cumulated():
            yield f"{name}_bucket{written({**labels, 'le': f'{bound:g}'})} {count}"
        yield f"{name}_bucket{written({**labels, 'le': '+Inf'})} {one.count}"
        yield f"{name}_sum{written(labels)} {one.sum}"
        yield f"{name}_count{written(labels)} {one.count}"


def head(name: str, kind: str, about: str) -> Iterator[str]:
    """Write what a metric is."""
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def written(labels: Labels) -> str:
    """Write labels; all their values are words of ours."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}" if labels else ""
