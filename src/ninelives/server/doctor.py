"""Check whether a server is well, or would be if it were started: its database, its machine, the way to it."""

import asyncio
import os
import platform
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

import ninelives
from ninelives.games import package
from ninelives.games.errors import GameError
from ninelives.server.finding import Finding, ok, problem, warning
from ninelives.server.reach import check_way
from ninelives.store import StoreError, TableRow, default_path
from ninelives.store.examine import Facts, examine
from ninelives.store.place import is_postgres, sqlite_path
from ninelives.store.snapshot import each_log
from ninelives.table.entries import Started, decode
from ninelives.table.log import is_closed
from ninelives.text import Catalogue, Message

MB = 1_000_000
LITTLE_ROOM, TOO_LITTLE_ROOM = 1_000 * MB, 100 * MB
LITTLE_MEMORY = 300 * MB  # a server with compiled rules takes about as much
FEW_FILES = 4_096
REACH_SECONDS = 2.0
OFF, FAR_OFF = 1.0, 10.0  # seconds between two clocks
LEVELS = {"ok": Message("doctor-ok"), "warning": Message("doctor-warning"), "problem": Message("doctor-problem")}


def run(db: str, url: str, words: Catalogue) -> int:
    """Make all checks, tell what each found in one line, and return the exit code: 1 if there is a problem."""
    width = max(len(words.say(level)) for level in LEVELS.values())
    problems = 0
    for finding in findings(db or str(default_path()), url):
        print(f"{words.say(LEVELS[finding.level]):<{width}}  {words.say(finding.message)}", flush=True)
        problems += finding.level == "problem"
    return 1 if problems else 0


def findings(db: str, url: str) -> Iterator[Finding]:
    """Make all checks, one after the other."""
    began = time.time() - time.monotonic()
    try:
        facts = asyncio.run(examine(db))
    except StoreError as error:
        yield versions(f"SQLite {sqlite3.sqlite_version}")
        yield Finding("problem", error.message)
    else:
        yield versions(facts.software)
        yield from check_database(facts)
        yield asyncio.run(check_rules(db))
        yield check_clock(facts, time.time() - time.monotonic() - began)
    if not is_postgres(db):
        yield check_disk(sqlite_path(db))
    yield from check_machine()
    if url:
        yield from check_way(url.rstrip("/"))


def versions(database: str) -> Finding:
    """Name the programs that work together here."""
    return ok("doctor-versions", program=ninelives.__version__, python=platform.python_version(), database=database)


def check_database(facts: Facts) -> Iterator[Finding]:
    """Tell how the database is."""
    if facts.error:
        yield Finding("problem", facts.error.message)
    else:
        yield ok("doctor-database", place=facts.place, tables=facts.tables, size=-(-facts.size // MB))
    if not facts.is_newest:
        yield warning("doctor-older", place=facts.place)
    if facts.processes:
        yield check_processes(facts.processes)


def check_processes(addresses: Sequence[str]) -> Finding:
    """Try to reach all processes that share the database, as they do each other."""
    for address in addresses:
        host, _, port = address.rpartition(":")
        try:
            socket.create_connection((host, int(port)), REACH_SECONDS).close()
        except OSError as error:
            reason = error.strerror or type(error).__name__
            return problem("doctor-process-unreached", address=address, reason=reason)
    return ok("doctor-processes", count=len(addresses))


async def check_rules(db: str) -> Finding:
    """Look for running games whose rules are not here: their tables cannot be opened."""
    unknown: dict[str, str] = {}

    def take(row: TableRow, log: Sequence[bytes]) -> None:
        version: int | str = "?"
        try:
            entries = [] if row.finished else [decode(entry) for entry in log]
            if not is_closed(entries):
                version = [entry.rules for entry in entries if isinstance(entry, Started)][-1]
                package(row.game, version)
        except (GameError, msgspec.DecodeError):  # the second: entries of a newer version
            unknown[row.code] = f"{row.game} {version}"

    try:
        await each_log(db, take)
    except StoreError as error:
        return Finding("problem", error.message)
    if not unknown:
        return ok("doctor-rules")
    rules = ", ".join(sorted(set(unknown.values())))
    return problem("doctor-unknown-rules", count=len(unknown), rules=rules, code=min(unknown))


def check_clock(facts: Facts, jump: float) -> Finding:
    """Compare this machine's clock with the database's, with what was written before, and with itself."""
    if abs(facts.ahead) > OFF:
        bad = problem if abs(facts.ahead) > FAR_OFF else warning
        return bad("doctor-clock-differs", seconds=round(abs(facts.ahead)))
    if facts.last_used > time.time() + OFF:
        return warning("doctor-clock-back", seconds=round(facts.last_used - time.time()))
    if abs(jump) > OFF:
        return warning("doctor-clock-jumps", seconds=round(abs(jump)))
    return ok("doctor-clock")


def check_disk(path: Path) -> Finding:
    """Ask for room where the file is, or would be."""
    folder = next(folder for folder in path.parents if os.access(folder, os.F_OK))  # others we may not see
    free = shutil.disk_usage(folder).free
    told = {"place": str(folder), "free": free // MB}
    if free < LITTLE_ROOM:
        return (problem if free < TOO_LITTLE_ROOM else warning)("doctor-little-room", **told)
    return ok("doctor-room", **told)


def check_machine() -> Iterator[Finding]:
    """Ask for memory, and for how many files and connections a server may have open that is started from here."""
    if memory := free_memory():
        good = memory >= LITTLE_MEMORY
        yield ok("doctor-memory", free=memory // MB) if good else warning("doctor-little-memory", free=memory // MB)
    if sys.platform != "win32":
        import resource

        files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # as far as a server raises it for itself
        if files == resource.RLIM_INFINITY or files >= FEW_FILES:
            yield ok("doctor-files", files="∞" if files == resource.RLIM_INFINITY else files)
        else:
            yield warning("doctor-few-files", files=files)


def free_memory() -> int:
    """Return how many bytes of memory a server could have; 0 if this system does not say."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="utf-8").splitlines()
        free = next(1024 * int(line.split()[1]) for line in lines if line.startswith("MemAvailable:"))
        limit = Path("/sys/fs/cgroup/memory.max")  # of a container
        allowed = limit.read_text(encoding="utf-8").strip() if os.access(limit, os.R_OK) else "max"
    except (OSError, StopIteration):
        return 0
    return min(free, int(allowed)) if allowed.isdecimal() else free
