"""What several processes on one PostgreSQL can do, and what one can: moves a second, delays, relays, memory.

    .venv/bin/python bench/cluster.py [--json FILE] [--seconds S] [--tables N ...] [--rate R] [--seated N]

As in bench/server.py: real servers with their usual limits, tables of four sockets that play at random from this
process. One process on SQLite (`synchronous = FULL`), one on PostgreSQL (`fsync = on`, from the wheel of the tests),
two and four workers of `ninelives serve --workers`, which share a port: clients come to any of them, as behind a proxy
that knows nothing of tables.

- *as fast as possible*: whoever can act, acts. Durable moves a second.
- *paced*: each table makes R moves a second, at moments of its own. From sending an action to its own seat's state.
- *a relay*: two processes, each with its own port; all clients at the process that has their table, or all at the
  other one, by turns. What a move costs more of CPU and of time.
- `--seated N`: nothing but so many tables on one process with SQLite, each at one move a minute.

boardgame.io is not measured here. It can tell what happens through Redis, and others have made stores on PostgreSQL for
it; but what brings the moves of a match into order is a queue in the memory of each process (`perMatchQueue` of its
`SocketIO`), so that two processes that share a match may overwrite what the other has just written.
"""

import argparse
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.store.server import Server, missing, postgres

from bench import live
from bench.load import Load, open_tables
from bench.rounds import progress
from bench.server import PAUSE, WARM_UP, Figure, percentile, table

TABLES = (250, 1000, 2500)
RELAY_TABLES = 100
TURNS = 5
A_MINUTE = 1 / 60


def cpu(pid: int) -> float:
    """Seconds of processor time of a process and all that it has started."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    own = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")  # with those that have ended
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return own + sum(cpu(int(child)) for child in children)


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1000


@dataclass
class Setup:
    """Servers that run, and where to find them."""

    name: str
    servers: list[live.Process]
    database: int = 0  # the process of PostgreSQL, if there is one
    began: list[float] = field(default_factory=list)

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    def spent(self) -> list[float]:
        """Seconds so far: of the clock, and of processors for servers, clients and the database."""
        servers = sum(cpu(server.process.pid) for server in self.servers)
        return [time.perf_counter(), servers, time.process_time(), cpu(self.database) if self.database else 0.0]

    def begin(self) -> None:
        self.began = self.spent()

    def busy(self) -> tuple[float, float, float]:
        """Which share of a core servers, clients and the database took since we began."""
        wall, *cores = (now - then for now, then in zip(self.spent(), self.began, strict=True))
        server, clients, database = (core / wall for core in cores)
        return server, clients, database

    def note(self) -> str:
        server, clients, database = self.busy()
        more = f", PostgreSQL {database:.0%}" if self.database else ""
        return f"CPU: server {server:.0%}, clients {clients:.0%}{more}"


@contextmanager
def sqlite() -> Iterator[Setup]:
    with tempfile.TemporaryDirectory() as folder, live.running(live.command(Path(folder) / "games.db")) as server:
        yield Setup("one process, SQLite", [server])


@contextmanager
def on_postgres(database: Server, name: str, *commands: list[str]) -> Iterator[Setup]:
    """Servers with these flags each, on an empty database."""
    url = database.create(f"{name} {time.monotonic_ns()}")
    pid = int((database.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    with ExitStack() as stack:
        servers = [stack.enter_context(live.running(live.command(url, *flags))) for flags in commands]
        yield Setup(name, servers, pid)


async def seated(setup: Setup, count: int, astray: bool = False) -> Load:
    progress(f"{setup.name}: seating {4 * count:,} clients at {count:,} tables")
    return await open_tables(count, live.LiveSeat, live.Host(*setup.ports, astray=astray).seat_clients)


async def moves(setup: Setup, count: int, seconds: float, rate: float) -> list[Figure]:
    """As fast as possible, then at people's pace."""
    load = await seated(setup, count)
    what = f"{setup.name}, {count:,} tables"
    progress(f"{what}: as fast as possible")
    await load.run_at_once(WARM_UP)
    setup.begin()
    speed = await load.run_at_once(seconds)
    fast = Figure(f"{what}: as fast as possible", speed, "moves/s", note=setup.note())
    progress(f"{what}: paced")
    for each in load.tables:
        each.rate = rate
    await load.run_paced(WARM_UP + PAUSE)
    setup.begin()
    reached = await load.run_paced(seconds)
    note = f"{reached:,.0f} of {rate * count:,.0f} moves/s reached; {setup.note()}"
    await load.close()
    return [
        fast,
        Figure(f"{what}: paced, p50", percentile(load.own, 0.5), "ms", note=note),
        Figure(f"{what}: paced, p99", percentile(load.own, 0.99), "ms"),
    ]


async def relay(setup: Setup, seconds: float) -> list[Figure]:
    """The same tables' worth of clients at the right door and at the wrong one, by turns."""
    loads = [await seated(setup, RELAY_TABLES, astray) for astray in (False, True)]
    costs: tuple[list[float], ...] = ([], [])
    delays: tuple[list[float], ...] = ([], [])
    for turn in range(TURNS):
        for load, cost, delay in zip(loads, costs, delays, strict=True):
            progress(f"a relay, turn {turn + 1} of {TURNS}")
            before = load.moves
            setup.begin()
            await load.run_paced(seconds / TURNS)
            delay.append(percentile(load.own, 0.5))
            server = setup.spent()[1] - setup.began[1]
            cost.append(1e6 * server / (load.moves - before))
    for load in loads:
        await load.close()
    (here, there), (soon, late) = map(statistics.median, costs), map(statistics.median, delays)
    note = f"{RELAY_TABLES} tables at 2 moves/s; four sockets are shown each move"
    return [
        Figure("a move at its own process", here, "µs of CPU", note=note),
        Figure("a move that is relayed", there, "µs of CPU", note=f"{there - here:+,.0f} µs"),
        Figure("a move at its own process, p50", soon, "ms"),
        Figure("a move that is relayed, p50", late, "ms", note=f"{late - soon:+.1f} ms"),
    ]


async def one_a_minute(setup: Setup, count: int, seconds: float) -> list[Figure]:
    """Many tables at which hardly anything happens."""
    (server,) = setup.servers
    empty = memory(server.process.pid)
    load = await seated(setup, count)
    for each in load.tables:
        each.rate = A_MINUTE
    progress(f"{count:,} tables at one move a minute")
    await load.run_paced(seconds / 4)
    setup.begin()
    reached = await load.run_paced(seconds)
    note, used = setup.note(), memory(server.process.pid)
    share = setup.busy()[0]
    await load.close()
    what = f"{count:,} tables at one move a minute"
    return [
        Figure(f"{what}: memory", used, "MB", 2000, at_most=True, note=f"{empty:,.0f} MB before; 4 sockets a table"),
        Figure(f"{what}: CPU", 100 * share, "% of a core", note=f"{reached:,.0f} moves/s reached; {note}"),
        Figure(f"{what}: p50", percentile(load.own, 0.5), "ms"),
        Figure(f"{what}: p99", percentile(load.own, 0.99), "ms", 50, at_most=True),
    ]


def measure(seconds: float, tables: Sequence[int], rate: float) -> list[Figure]:
    load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we began"
    why = "n/a: the moves of a match are brought into order within a process only"
    figures = [Figure("boardgame.io, several processes", note=f"{why}. {load}")]
    with postgres(fsync=True) as database:
        for count in tables:
            for setup in (
                sqlite(),
                on_postgres(database, "one process, PostgreSQL", []),
                on_postgres(database, "two workers", ["--workers", "2"]),
                on_postgres(database, "four workers", ["--workers", "4"]),
            ):
                with setup as running:
                    figures += uvloop.run(moves(running, count, seconds, rate))
        with on_postgres(database, "two processes", ["--port", "19001"], ["--port", "19002"]) as running:
            figures += uvloop.run(relay(running, seconds))
    progress("")
    return figures


def measure_seated(count: int, seconds: float) -> list[Figure]:
    with sqlite() as setup:
        figures = uvloop.run(one_a_minute(setup, count, seconds))
    progress("")
    return figures


def allow_sockets(count: int) -> None:
    """Let this process and the servers that it starts have so many, if the system lets us."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + 1000
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, most)))
    except ValueError:
        sys.exit(f"{count:,} sockets are more than this system allows a process: as root, ulimit -n {wanted}")


def main() -> None:
    parser = argparse.ArgumentParser(description="What several processes on one PostgreSQL can do.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="time for each measurement")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES, metavar="N", help="how many")
    parser.add_argument("--rate", type=float, default=0.5, metavar="R", help="moves a second at each table, when paced")
    parser.add_argument("--seated", type=int, metavar="N", help="only so many tables at one move a minute")
    arguments = parser.parse_args()
    if sys.platform != "linux":
        sys.exit("This needs Linux: many addresses of its own, and /proc.")
    if lacking := missing():
        sys.exit(lacking)
    allow_sockets(4 * (arguments.seated or max(arguments.tables)))

    if arguments.seated:
        figures = measure_seated(arguments.seated, arguments.seconds)
    else:
        figures = measure(arguments.seconds, arguments.tables, arguments.rate)
    print(table(figures))
    if arguments.json:
        report = [asdict(figure) | {"met": figure.met} for figure in figures]
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


if __name__ == "__main__":
    main()
