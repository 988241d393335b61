"""How many entries a second the store makes durable, in SQLite and in PostgreSQL.

    .venv/bin/python bench/store.py [--json FILE] [--seconds S]

Each writer is a table: it appends an entry, waits until that is durable, appends the next. Both databases wait for the
disk (SQLite `synchronous = FULL`, PostgreSQL with fsync), so everything depends on the disk: the first row tells how
often a plain file can be synced, one write after the other, measured in the same run.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.store.server import missing, postgres

from ninelives.store import Store, TableRow

WRITERS = (1, 50, 1000)
ENTRY = b"x" * 120  # about what an action takes


@dataclass
class Figure:
    where: str
    writers: int
    per_second: float
    p50_ms: float
    p99_ms: float
    per_commit: float


def main() -> None:
    parser = argparse.ArgumentParser(description="How many entries a second the store makes durable.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument("--seconds", type=float, default=5, metavar="S", help="time for each row")
    arguments = parser.parse_args()

    figures = measure(arguments.seconds)
    print("| where | writers | entries/s | p50 ms | p99 ms | entries a commit |")
    print("|---|---|---|---|---|---|")
    for f in figures:
        print(
            f"| {f.where} | {f.writers} | {f.per_second:,.0f} | {f.p50_ms:.1f} | {f.p99_ms:.1f} | {f.per_commit:.1f} |"
        )
    print(f"\n{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(f) for f in figures], indent=1) + "\n", encoding="utf-8")


def measure(seconds: float) -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        figures = [plain_file(folder / "plain", seconds)]
        for writers in WRITERS:
            figures.append(asyncio.run(store("SQLite", f"{folder}/{writers}.db", writers, seconds)))
    if lacking := missing():
        print(lacking, file=sys.stderr)
        return figures
    with postgres(fsync=True) as server:
        for writers in WRITERS:
            figures.append(asyncio.run(store("PostgreSQL", server.create(f"games{writers}"), writers, seconds)))
    return figures


def plain_file(path: Path, seconds: float) -> Figure:
    times = []
    stop = time.perf_counter() + seconds
    with path.open("wb", buffering=0) as file:
        while (begin := time.perf_counter()) < stop:
            file.write(ENTRY)
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begin)
    return figure("plain file", 1, times, seconds, len(times))


async def store(where: str, url: str, writers: int, seconds: float) -> Figure:
    times: list[float] = []
    opened = await Store.open(url)
    rows = [TableRow(f"table{n:020}", f"{n}", "any game", False) for n in range(writers)]
    for row in rows:
        await opened.create(row, ENTRY)

    async def play(table: str) -> None:
        n = 0
        while (begin := time.perf_counter()) < stop:
            n += 1
            await opened.append(table, n, ENTRY)
            times.append(time.perf_counter() - begin)

    before, start = opened.commit, time.perf_counter()
    stop = start + seconds
    await asyncio.gather(*(play(row.id) for row in rows))
    took = time.perf_counter() - start
    await opened.close()
    return figure(where, writers, times, took, opened.commit - before)


def figure(where: str, writers: int, times: list[float], took: float, commits: int) -> Figure:
    cuts = [1000 * cut for cut in statistics.quantiles(times, n=100)]
    return Figure(where, writers, len(times) / took, cuts[49], cuts[98], len(times) / commits)


if __name__ == "__main__":
    main()
