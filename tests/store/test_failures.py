"""What is durable survives, and what is not written is said to be so."""

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from ninelives.store import Store, StoreError
from ninelives.store.place import is_postgres, sqlite_path
from tests.store.proxy import Line, line
from tests.store.server import Server
from tests.store.tools import in_loop, meddle, new_table, opened, outcome, refusal, row

ROOT = Path(__file__).parents[2]


def test_kill_9_loses_nothing_that_was_acknowledged(url: str) -> None:
    """And while it lives, the server has its file to itself."""
    tables, acknowledged = 10, dict[str, int]()
    command = [sys.executable, "-m", "tests.store.writer", url, str(tables)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
        assert writer.stdout
        for told, answer in enumerate(writer.stdout):  # goes on after the kill, up to its last word
            table, _, n = answer.rstrip("\n").partition("\t")
            acknowledged[table] = int(n)
            if told == 300:
                assert is_postgres(url) or asyncio.run(refusal(url)).message.id == "store-in-use"
                writer.kill()
    assert len(acknowledged) == tables

    async def check() -> None:
        async with opened(url) as store:
            for table, n in acknowledged.items():
                log = await store.entries(table)
                assert len(log) > n
                assert log == [b"0", *(f"{table} {n}".encode() for n in range(1, len(log)))]
                assert await outcome(store.append(table, len(log), b"goes on")) == "written"

    asyncio.run(check())


@contextmanager
def no_room(path: Path) -> Iterator[None]:
    """A full disk: no file of this process may grow beyond the size that this one has."""
    resource = pytest.importorskip("resource", reason="limits of files are a thing of POSIX")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@in_loop
async def test_a_full_disk_is_told_and_the_store_goes_on(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        full, other = await new_table(store, "A"), await new_table(store, "B")
        with no_room(Path(f"{sqlite_path(sqlite_url)}-wal")):
            tries = [store.append(full, n, b"x" * 1_000_000) for n in (1, 2)]
            assert [await outcome(written) for written in tries] == ["store-failed"] * 2
            with pytest.raises(StoreError, match=r"games ü%20#\.db"):
                await store.create(row("C"), b"x" * 1_000_000)
            assert await store.entries(full) == [b"0"]  # it still answers
            assert await store.find("C") is None
        assert await outcome(store.append(full, 1, b"x")) == "written"
        assert await outcome(store.append(other, 1, b"x")) == "written"
        await store.create(row("C"), b"0")
    with closing(sqlite3.connect(sqlite_path(sqlite_url))) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@in_loop
async def test_entries_behind_a_failed_one_are_not_written(sqlite_url: str) -> None:
    """Also not when there is room again: they build on what did not happen."""
    async with opened(sqlite_url) as store:
        table = await new_table(store, "A")
        with no_room(Path(f"{sqlite_path(sqlite_url)}-wal")):
            first = store.append(table, 1, b"x" * 1_000_000)
            await asyncio.sleep(0)  # its commit is on its way
            second = store.append(table, 2, b"x")
            assert await outcome(first) == "store-failed"
        assert await outcome(second) == "store-failed"
        assert await outcome(store.append(table, 3, b"x")) == "log-conflict"
        assert await store.entries(table) == [b"0"]


@asynccontextmanager
async def far_away(server: Server, url: str) -> AsyncIterator[tuple[Store, Line]]:
    """A store whose connections can be cut."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            line(server.folder, Path(folder)) as between,
            opened(url.replace(str(server.folder), folder)) as store,
        ):
            yield store, between


@pytest.mark.parametrize("cut", ["before", "after"])
@in_loop
async def test_entries_in_doubt_are_written_once(postgres_server: Server, postgres_url: str, cut: str) -> None:
    """The connection is lost just before or just after the commit: nobody notices, and nothing is there twice."""
    async with far_away(postgres_server, postgres_url) as (store, between):
        tables = [await new_table(store, name) for name in "ABC"]
        between.cut = cut
        appended = [store.append(table, n, b"x") for table in tables for n in (1, 2)]
        assert {await outcome(written) for written in appended} == {"written"}
        assert between.cut == ""
        assert await outcome(store.append(tables[0], 3, b"x")) == "written"
        assert [len(await store.entries(table)) for table in tables] == [4, 3, 3]


@in_loop
async def test_entries_in_doubt_may_be_somebody_elses(
    postgres_server: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ninelives.store import postgres

    monkeypatch.setattr(postgres, "PATIENCE", (0.05,) * 500)
    async with far_away(postgres_server, postgres_url) as (store, between):
        ours, taken = await new_table(store, "A"), await new_table(store, "B")
        between.cut, between.dead = "before", True
        appended = [store.append(table, 1, b"x") for table in (ours, taken)]
        while between.cut:
            await asyncio.sleep(0)
        await meddle(postgres_url, f"INSERT INTO entries VALUES ('{taken}', 1, 0, 'x')")
        between.dead = False
        assert [await outcome(written) for written in appended] == ["written", "log-conflict"]


@in_loop
async def test_a_database_that_is_gone_is_told_and_found_again(
    postgres_server: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ninelives.store import postgres

    monkeypatch.setattr(postgres, "PATIENCE", (0.01, 0.01))
    async with far_away(postgres_server, postgres_url) as (store, between):
        table = await new_table(store, "A")
        between.cut, between.dead = "before", True
        assert await outcome(store.append(table, 1, b"x")) == "store-failed"
        between.hang_up()
        with pytest.raises(StoreError, match="games"):
            await store.entries(table)
        between.dead = False
        assert await store.entries(table) == [b"0"]
        assert await outcome(store.append(table, 1, b"x")) == "written"


@in_loop
async def test_a_server_that_was_ended_in_between_is_not_noticed(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        table = await new_table(store, "A")
        await meddle(
            postgres_url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        assert await store.entries(table) == [b"0"]
        assert await outcome(store.append(table, 1, b"x")) == "written"
