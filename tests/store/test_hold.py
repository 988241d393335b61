"""A file has one server, by whatever name it is found; and one that is gone or spoilt keeps nothing, and says so."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ninelives.store import Store, StoreError
from tests.store.tools import in_loop, new_table, opened, outcome, refusal

ROOT = Path(__file__).parents[2]
NOBODY = 65534
posix = pytest.mark.skipif(os.name != "posix", reason="deletes and links files that are in use, as POSIX can")


@contextmanager
def another_server(db: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that has the file and writes to it."""
    command = [sys.executable, "-m", "tests.store.writer", str(db), "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert process.stdout
            assert process.stdout.readline()
            yield process
        finally:
            process.kill()


def symlink(db: Path) -> Path:
    link = db.parent / "link.db"
    link.symlink_to(db)
    return link


def folder_link(db: Path) -> Path:
    link = db.parent.parent / "linked"
    link.symlink_to(db.parent)
    return link / db.name


def hard_link(db: Path) -> Path:
    link = db.parent / "hard.db"
    link.hardlink_to(db)
    return link


def other_spelling(db: Path) -> Path:
    return db.parent / ".." / db.parent.name / db.name


def without_lock(db: Path) -> Path:
    Path(f"{db}-lock").unlink()
    return db


@posix
@pytest.mark.parametrize("name", [symlink, folder_link, hard_link, other_spelling, without_lock])
def test_a_second_server_is_refused_by_whatever_name(tmp_path: Path, name: Callable[[Path], Path]) -> None:
    """And let in when the first is gone, however it went."""
    db = tmp_path / "folder" / "games.db"
    with another_server(db) as first:
        path = name(db)
        assert asyncio.run(refusal(str(path))).message.id == "store-in-use"
        first.kill()
        first.communicate()
        if name is not hard_link:  # SQLite's log of what the first one did has another name

            async def look() -> None:
                async with opened(str(path)) as store:
                    assert len(await store.all()) == 1

            asyncio.run(look())


@posix
def test_an_older_server_which_knows_only_the_lock_beside_the_file_is_kept_out(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    with (
        another_server(db),
        closing(sqlite3.connect(f"{db}-lock", timeout=0)) as older,
        pytest.raises(sqlite3.OperationalError, match="locked"),
    ):
        older.execute("BEGIN EXCLUSIVE")


def delete(db: Path) -> None:
    db.unlink()


def delete_log(db: Path) -> None:
    Path(f"{db}-wal").unlink()


def delete_index(db: Path) -> None:
    Path(f"{db}-shm").unlink()


def replace(db: Path) -> None:
    other = db.parent / "other.db"
    with closing(sqlite3.connect(db)) as source, closing(sqlite3.connect(other)) as target:
        source.backup(target)
    other.replace(db)


def move(db: Path) -> None:
    db.parent.rename(db.parent.parent / "elsewhere")


HARM: dict[Callable[[Path], None], str] = {
    delete: "store-gone",
    delete_log: "store-gone",
    delete_index: "store-gone",
    replace: "store-replaced",
    move: "store-gone",
}


@posix
@pytest.mark.parametrize("harm", [harm for harm in HARM if harm is not delete_index])  # which holds nothing of its own
@in_loop
async def test_nothing_is_acknowledged_that_would_not_be_found_again(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    """Although the system still takes what is written to a file that has no name any more."""
    db = tmp_path / "folder" / "games.db"
    async with opened(str(db)) as store:
        table = await new_table(store, "A")
        assert await outcome(store.append(table, 1, b"x")) == "written"
        harm(db)
        assert await outcome(store.append(table, 2, b"x")) == HARM[harm]
        for work in (new_table(store, "B"), store.entries(table), store.find("A")):
            with pytest.raises(StoreError) as refused:
                await work
            assert refused.value.message.id == HARM[harm]
        assert store.health.trouble
        assert store.health.trouble.message.id == HARM[harm]


async def trouble(store: Store) -> str:
    """Wait until a store knows what is wrong with it."""
    while not store.health.trouble:
        await asyncio.sleep(0.01)
    return store.health.trouble.message.id


async def recovery(store: Store) -> None:
    while store.health.trouble:
        await asyncio.sleep(0.01)


@posix
@pytest.mark.parametrize("harm", HARM)
@in_loop
async def test_it_is_noticed_while_nobody_writes(
    tmp_path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    db = tmp_path / "folder" / "games.db"
    async with opened(str(db)) as store:
        fallen: list[str] = []
        store.health.when_ill = lambda: fallen.append("ill")
        harm(db)
        assert await asyncio.wait_for(trouble(store), 20) == HARM[harm]
        assert fallen == ["ill"]
    (told,) = caplog.messages
    assert str(db) in told


@posix
@in_loop
async def test_a_folder_that_is_back_is_used_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    db = tmp_path / "folder" / "games.db"
    async with opened(str(db)) as store:
        table = await new_table(store, "A")
        move(db)
        await asyncio.wait_for(trouble(store), 20)
        (tmp_path / "elsewhere").rename(db.parent)
        await asyncio.wait_for(recovery(store), 20)
        assert await outcome(store.append(table, 1, b"x")) == "written"
    assert ["gone" in told or "again" in told for told in caplog.messages] == [True, True]


@pytest.mark.parametrize("where", ["all of it", "its head", "behind its head"])
@in_loop
async def test_noise_in_the_file_is_noticed_and_nothing_is_acknowledged_after_it(tmp_path: Path, where: str) -> None:
    db = tmp_path / "games.db"
    async with opened(str(db)) as store:
        table = await new_table(store, "A")
        await asyncio.gather(*(store.append(table, n, b"x" * 1000) for n in range(1, 2001)))
        with closing(sqlite3.connect(db)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = db.stat().st_size
        first, last = {"all of it": (0, size), "its head": (0, 100), "behind its head": (4096, size)}[where]
        with db.open("r+b") as file:
            file.seek(first)
            file.write(random.Random(1).randbytes(last - first))
        if where == "behind its head":  # only who reads it can know
            with pytest.raises(StoreError):
                await store.entries(table)
        assert await asyncio.wait_for(trouble(store), 20) == "store-overwritten"
        assert await outcome(store.append(table, 2001, b"x")) == "store-overwritten"
        with db.open("r+b") as file:  # it may look right again, but who knows what else is wrong
            file.write(b"SQLite format 3\0")
        assert await outcome(store.append(table, 2001, b"x")) != "written"


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder of our own, and be somebody who may not write everywhere."""
    with tempfile.TemporaryDirectory() as name:
        if os.geteuid():
            yield Path(name)
            return
        os.chown(name, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
        try:
            yield Path(name)
        finally:
            os.setresuid(0, 0, 0)


@posix
@in_loop
async def test_a_file_made_read_only_is_noticed_and_used_again_when_it_is_not(caplog: pytest.LogCaptureFixture) -> None:
    with own_folder() as folder:
        db = folder / "games.db"
        async with opened(str(db)) as store:
            table = await new_table(store, "A")
            for path, before in ((db, 0o600), (folder, 0o700)):
                path.chmod(0o500)
                assert await asyncio.wait_for(trouble(store), 20) == "store-read-only"
                path.chmod(before)
                await asyncio.wait_for(recovery(store), 20)
                last = len(await store.entries(table))
                assert await outcome(store.append(table, last, b"x")) == "written"
    assert len(caplog.messages) == 4
