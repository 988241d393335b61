"""How many moves a second a server makes durable and shows, how fast, and whether bad clients disturb the others.

    .venv/bin/python bench/server.py [--json FILE] [--seconds S] [--tables N ...] [--no-peers]

A real `ninelives serve` with a new SQLite file (`synchronous = FULL`) in the folder for temporary files; tables of four
sockets that play the games with turns (Felix, Cat in the Box) at random, from this process. The server runs with its
usual limits; the clients come from many addresses of 127.0.0.0/8 (Linux), so that each stays within what one address
may do.

- *as fast as possible*: whoever can act, acts. Moves a second.
- *paced*: each table moves twice a second, at moments of its own, whatever the server does. From sending an action to
  the state that shows it to its own seat, and to the others.
- *bad clients*: the same, while at one table somebody does not read, somebody reads slowly, and somebody sends 1,000
  messages a second; by turns with and without them.
- *boardgame.io*, with node and npm: as fast as possible, with a trick-taking game of four, whose moves are a few lines
  (bench/boardgame.cjs), while ours are the real rules. Its durable store writes files without syncing them, after
  the move has been shown; ours syncs before. It keeps a log, too, and writes all of it with each move: as our games
  are in all stages, its matches are measured in the middle of a game.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import boardgame, live
from bench.disturb import disturbed, held_back
from bench.load import ConnectionsLost, Load, open_tables
from bench.rounds import progress
from bench.store import plain_file

TABLES = (50, 250, 1000)
FAST_TABLES, CALM_TABLES = 250, 50
BUSY_RATE = 15.0  # moves a second at the table of the bad guests: so they soon are far behind
TURNS = 5
WARM_UP = 1.0  # seconds
MIDDLE = 40  # moves before a peer's matches are measured; our games begin and end all the time, after 105 on average
SETTLE = 4.0  # at people's pace, until what seating and warming up left behind is dealt with
PAUSE = 0.5  # until all have been shown what is still on its way


@dataclass
class Figure:
    what: str
    value: float | None = None
    unit: str = ""
    goal: float | None = None
    at_most: bool = False  # the goal: else at least
    note: str = ""

    @property
    def met(self) -> str:
        if self.goal is None or self.value is None:
            return ""
        sign = "≤" if self.at_most else "≥"
        met = self.value <= self.goal if self.at_most else self.value >= self.goal
        return f"{sign} {self.goal:,g}: {'yes' if met else 'NO'}"


class Busy:
    """How busy the server's process and ours were."""

    def __init__(self, server: live.Process) -> None:
        self._server = server
        self._began = time.perf_counter(), server.cpu(), time.process_time()

    def server(self) -> float:
        """Seconds of processor time."""
        return self._server.cpu() - self._began[1]

    def __str__(self) -> str:
        began, _, own = self._began
        wall = time.perf_counter() - began
        server, clients = self.server() / wall, (time.process_time() - own) / wall
        return f"CPU: server {server:.0%}, clients {clients:.0%}"


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(times)[int(share * len(times))] if times else float("nan")


@contextmanager
def own_server() -> Iterator[live.Process]:
    with tempfile.TemporaryDirectory() as folder, live.running(live.command(Path(folder) / "games.db")) as server:
        yield server


async def seated(server: live.Process, count: int) -> tuple[Load, live.Host]:
    """Tables in play, and everything compiled."""
    progress(f"seating {4 * count:,} clients at {count:,} tables")
    host = live.Host(server.port)
    load = await open_tables(count, live.LiveSeat, host.seat_clients)
    await load.run_at_once(WARM_UP)
    return load, host


@dataclass
class Rival:
    """A server with tables in play, and what it has reached turn by turn."""

    name: str
    server: live.Process
    load: Load
    is_peer: bool
    rates: list[float] = field(default_factory=list)  # moves a second
    per_cpu: list[float] = field(default_factory=list)  # moves a second of the server's processor time
    busy: str = ""
    stopped: str = ""

    async def run(self, seconds: float) -> None:
        before, busy = self.load.moves, Busy(self.server)
        self.rates.append(await self.load.run_at_once(seconds))
        self.busy = str(busy)
        await asyncio.sleep(PAUSE)
        self.per_cpu.append((self.load.moves - before) / busy.server())


async def as_fast_as_possible(seconds: float, with_peers: bool) -> list[Figure]:
    """Ours and its peers by turns, so that a noisy machine disturbs all alike."""
    async with AsyncExitStack() as stack:
        others = await peers(stack) if with_peers and not boardgame.missing() else []
        rivals = [await our_rival(stack), *others]
        for turn in range(TURNS):
            for rival in rivals:
                progress(f"as fast as possible, turn {turn + 1} of {TURNS}: {rival.name}")
                if not rival.stopped:
                    await take_turn(rival, seconds / TURNS, turn)
        for rival in rivals:
            await rival.load.close()
    return compared(rivals) + ([Figure("boardgame.io", note=boardgame.missing())] if boardgame.missing() else [])


async def take_turn(rival: Rival, seconds: float, turn: int) -> None:
    """A peer whose server stops (boardgame.io's reads files that it is just writing) is known by its turns so far."""
    try:
        await rival.run(seconds)
    except ConnectionsLost:
        if not rival.is_peer or not rival.rates:
            raise
        rival.stopped = f"; its server stopped in turn {turn + 1} of {TURNS}"


async def our_rival(stack: AsyncExitStack) -> Rival:
    server = stack.enter_context(own_server())
    load, _ = await seated(server, FAST_TABLES)
    return Rival("ours, durable", server, load, is_peer=False)


async def peers(stack: AsyncExitStack) -> list[Rival]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    progress("installing boardgame.io")
    boardgame.install(folder)
    rivals = []
    for name, matches in (("boardgame.io in memory", None), ("boardgame.io in files", folder / "matches")):
        progress(f"seating clients: {name}")
        server = stack.enter_context(boardgame.boardgame(folder, matches))
        load = await open_tables(FAST_TABLES, boardgame.MatchSeat, boardgame.MatchHost(server.port).seat_clients)
        while load.moves < MIDDLE * FAST_TABLES:
            progress(f"on to the middle of a game: {name}, {load.moves / FAST_TABLES:.0f} of {MIDDLE} moves")
            await load.run_at_once(WARM_UP)
        rivals.append(Rival(name, server, load, is_peer=True))
    return rivals


def compared(rivals: list[Rival]) -> list[Figure]:
    ours, *others = rivals
    figures = []
    for rival in rivals:
        name = f"as fast as possible: {rival.name}"
        figures.append(Figure(name, statistics.median(rival.rates), "moves/s", note=rival.busy + rival.stopped))
        per_cpu = statistics.median(rival.per_cpu)
        cost = f"{1e6 / per_cpu:,.0f} µs of CPU for a move"
        figures.append(Figure(f"{rival.name}, per second of CPU", per_cpu, "moves", note=cost))
    figures[0].goal = 3000
    for rival, goal in zip(others, (2, 8), strict=False):
        for what, our, their in (
            ("", ours.rates, rival.rates),
            (", per second of CPU", ours.per_cpu, rival.per_cpu),
        ):
            ratios = [a / b for a, b in zip(our, their, strict=not rival.stopped)]
            spread = f"from {min(ratios):.1f} to {max(ratios):.1f}"
            figures.append(Figure(f"ours / {rival.name}{what}", statistics.median(ratios), "×", goal, note=spread))
    return figures


async def paced(server: live.Process, seconds: float, count: int) -> list[Figure]:
    """Turn by turn, and the median of all: on a virtual machine others take the processor away now and then."""
    load, _ = await seated(server, count)
    await load.run_paced(SETTLE)
    own: list[tuple[float, float]] = []
    others: list[tuple[float, float]] = []
    rates = []
    busy, stolen = Busy(server), stolen_seconds()
    for turn in range(TURNS):
        progress(f"{count:,} tables at 2 moves/s, turn {turn + 1} of {TURNS}")
        rates.append(await load.run_paced(seconds / TURNS))
        own.append((percentile(load.own, 0.5), percentile(load.own, 0.99)))
        others.append((percentile(load.others, 0.5), percentile(load.others, 0.99)))
    note = f"{statistics.mean(rates):,.0f} of {2 * count:,} moves/s reached, {load.late:,} late; {busy}"
    note += f"; taken away: {stolen_seconds() - stolen:.1f} s"
    await load.close()
    what = f"{count:,} tables, 2 moves/s each"
    goal = 10.0 if count == 250 else None
    figures = []
    for whose, times in (("own state", own), ("others' states", others)):
        p50s, p99s = zip(*times, strict=True)
        spread = f"from {min(p99s):.1f} to {max(p99s):.1f}"
        figures.append(Figure(f"{what}: {whose} p50", statistics.median(p50s), "ms", note=note))
        figures.append(Figure(f"{what}: {whose} p99", statistics.median(p99s), "ms", goal, at_most=True, note=spread))
        note = ""
    return figures


def stolen_seconds() -> float:
    """Processor time that other machines on the same host took from this one."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


async def bad_clients(server: live.Process, seconds: float) -> list[Figure]:
    """All honest seats' p99, by turns without and with the bad guests at the first table."""
    load, host = await seated(server, CALM_TABLES)
    load.tables[0].rate = BUSY_RATE
    alone: list[float] = []
    beside: list[float] = []
    kept = 0
    for turn in range(TURNS):
        progress(f"bad clients, turn {turn + 1} of {TURNS}")
        await load.run_paced(WARM_UP)
        await load.run_paced(seconds / TURNS)
        alone.append(percentile(load.own + load.others, 0.99))
        with disturbed(server.port, *host.guests):
            await load.run_paced(4 * WARM_UP)  # until they are far behind
            await load.run_paced(seconds / TURNS)
            beside.append(percentile(load.own + load.others, 0.99))
            kept = max(kept, held_back())
    await load.close()
    more = [with_them - without for with_them, without in zip(beside, alone, strict=True)]
    spread = f"from {min(more):+.1f} to {max(more):+.1f}"
    return [
        Figure(
            "without bad clients: p99", statistics.median(alone), "ms", note=f"{CALM_TABLES} tables, median of {TURNS}"
        ),
        Figure("with them: p99", statistics.median(beside), "ms", note=f"{kept / 1000:.0f} KB wait for them to read"),
        Figure("bad clients cost the others", statistics.median(more), "ms", 2, at_most=True, note=spread),
    ]


def measure(seconds: float, tables: list[int], with_peers: bool) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        syncs = plain_file(Path(folder) / "plain", 2)
    note = f"p99 {syncs.p99_ms:.1f} ms; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we began"
    figures = [Figure("the disk syncs a plain file", syncs.per_second, "times/s", note=note)]
    figures += uvloop.run(as_fast_as_possible(seconds, with_peers))
    for count in tables:
        with own_server() as server:
            figures += uvloop.run(paced(server, seconds, count))
    with own_server() as server:
        figures += uvloop.run(bad_clients(server, seconds))
    progress("")
    return figures


def table(figures: list[Figure]) -> str:
    """For people, and for a page."""
    rows = ["| what | figure | goal, met? | |", "|---|---|---|---|"]
    for f in figures:
        value = "" if f.value is None else f"{f.value:,.0f} {f.unit}" if f.value >= 100 else f"{f.value:,.1f} {f.unit}"
        rows.append(f"| {f.what} | {value} | {f.met} | {f.note} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="How many moves a second a server makes durable and shows.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument("--seconds", type=float, default=15, metavar="S", help="time for each measurement")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES, metavar="N", help="how many, when paced")
    parser.add_argument("--no-peers", action="store_true", help="without boardgame.io")
    arguments = parser.parse_args()
    if sys.platform != "linux":
        sys.exit("This needs Linux: many addresses of its own, and /proc.")

    figures = measure(arguments.seconds, arguments.tables, not arguments.no_peers)
    print(table(figures))
    if arguments.json:
        report = [asdict(figure) | {"met": figure.met} for figure in figures]
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


if __name__ == "__main__":
    main()
