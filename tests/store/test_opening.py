"""What a store opens, what it refuses, and that it leaves alone what it refuses."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from ninelives.store import Store, default_path
from ninelives.store.schema import VERSION_TABLE, metadata
from tests.store.tools import execute, in_loop, meddle, new_table, opened, outcome, refusal

# A database as the first version made it. This never changes: people have such files.
FIRST = f"""
CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO {VERSION_TABLE} VALUES ('v1');
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, public BOOLEAN NOT NULL,
    created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL, finished BOOLEAN NOT NULL);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
    data BYTES NOT NULL, PRIMARY KEY (table_id, n));
CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value BYTES NOT NULL);
INSERT INTO tables VALUES ('old', 'OLD', 'any game', true, 1, 2, false);
INSERT INTO entries VALUES ('old', 0, 1, '0'), ('old', 1, 2, '1');
"""


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


async def refused(path: Path, message_id: str) -> None:
    """The file is refused by name, and it and all around it stay as they are."""
    before = files(path.parent)
    error = await refusal(str(path))
    assert error.message.id == message_id
    assert str(path) in str(error)
    assert files(path.parent) == before


def make(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


async def make_store(path: Path) -> None:
    async with opened(str(path)) as store:
        table = await new_table(store, "A")
        await asyncio.gather(*(store.append(table, n, b"x" * 1000) for n in range(1, 101)))


@in_loop
async def test_a_new_file_is_made_with_its_folders_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "games.db"
    await make_store(path)
    if os.name == "posix":
        assert path.stat().st_mode & 0o077 == 0
    empty = tmp_path / "empty.db"
    empty.touch()
    await make_store(empty)


@pytest.mark.parametrize("content", [b"dear diary", b"SQLite format 3", b"SQLite format 3\0" + b"?" * 5000])
@in_loop
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.db"
    path.write_bytes(content)
    await refused(path, "store-not-database")


@in_loop
async def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await make_store(path)
    whole = path.read_bytes()
    (tmp_path / "games.db-lock").unlink()
    for damage in (whole[:4096] + bytes(len(whole) - 4096), whole[: len(whole) // 2], whole[:100] + b"\xff" * 5000):
        path.write_bytes(damage)
        await refused(path, "store-damaged")


@pytest.mark.parametrize("mode", ["delete", "wal"])
@in_loop
async def test_the_file_of_another_program_is_refused(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "cats.db"
    make(
        path, f"PRAGMA journal_mode = {mode}", "CREATE TABLE alembic_version (version_num)", "CREATE TABLE cats (name)"
    )
    before = path.read_bytes()
    error = await refusal(str(path))
    assert error.message.id == "store-foreign"
    assert path.read_bytes() == before
    assert not (tmp_path / "cats.db-lock").exists()


@in_loop
async def test_a_database_of_another_program_is_refused(postgres_url: str) -> None:
    await meddle(postgres_url, "CREATE TABLE cats (name TEXT)")
    error = await refusal(postgres_url)
    assert error.message.id == "store-foreign"
    await meddle(postgres_url, "DROP TABLE cats")  # nothing else is there
    async with opened(postgres_url) as store:
        assert await store.all() == []


@in_loop
async def test_the_database_of_a_newer_version_is_refused(url: str) -> None:
    async with opened(url) as store:
        await new_table(store, "A")
    await meddle(url, f"UPDATE {VERSION_TABLE} SET version_num = 'v999'")
    assert (await refusal(url)).message.id == "store-newer"
    await meddle(url, f"UPDATE {VERSION_TABLE} SET version_num = 'v3'")
    async with opened(url) as store:
        assert [table.code for table in await store.all()] == ["A"]


@in_loop
async def test_a_folder_or_a_device_is_refused(tmp_path: Path) -> None:
    await refused(tmp_path, "store-not-file")
    if os.name == "posix":
        assert (await refusal("/dev/null")).message.id == "store-not-file"


@pytest.mark.skipif(os.name != "posix", reason="takes rights away as POSIX does")
@in_loop
async def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert (await refusal(f"{file}/games.db")).message.id == "store-read-only"
    if os.geteuid() == 0:  # root may write everywhere but there
        assert (await refusal("/proc/self/attr/games.db")).message.id == "store-read-only"
    else:
        tmp_path.chmod(0o500)
        await refused(tmp_path / "games.db", "store-read-only")
        tmp_path.chmod(0o700)


@in_loop
async def test_one_file_has_one_server(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with opened(str(path)) as store:
        assert (await refusal(str(path))).message.id == "store-in-use"
        assert await outcome(store.append(await new_table(store, "A"), 1, b"x")) == "written"
    await make_store(tmp_path / "other.db")
    async with opened(str(path)) as store:
        assert len(await store.all()) == 1


@pytest.mark.parametrize("address", ["mysql://cat:secret@host/games", "sqlite://games.db", "https://example.org/"])
@in_loop
async def test_an_unknown_kind_of_place_is_refused(address: str) -> None:
    error = await refusal(address)
    assert error.message.id == "store-bad-url"
    assert "secret" not in str(error)


@pytest.mark.parametrize("end", ["cats@/games?host=/nowhere", "cats@localhost:1/games", "cats@/nowhere?bad=", "@:x/y"])
@in_loop
async def test_a_database_that_is_not_there_is_refused(postgres_url: str, end: str) -> None:
    error = await refusal(f"postgresql://cat:secret{end}")
    assert error.message.id == "store-unreachable"
    assert "secret" not in str(error)


@in_loop
async def test_a_wrong_name_is_refused(postgres_url: str) -> None:
    error = await refusal(postgres_url.replace("/games", "/mice"))
    assert error.message.id == "store-unreachable"
    assert "does not exist" in str(error)


def test_without_asyncpg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "ninelives.store.postgres", raising=False)
    error = asyncio.run(refusal("postgresql://localhost/games"))
    assert error.message.id == "store-no-asyncpg"
    assert "ninelives[postgres]" in str(error)


def test_a_file_of_the_first_version_is_opened(url: str) -> None:
    kind = "BYTEA" if url.startswith("postgres") else "BLOB"
    execute(url, *FIRST.replace("BYTES", kind).split(";\n")[:-1])

    async def go_on() -> None:
        async with opened(url) as store:
            assert [table.code for table in await store.recent(9, public_only=True)] == ["OLD"]
            assert len(await store.entries("old")) == 2
            assert await outcome(store.append("old", 2, b"2")) == "written"
            assert (await store.entries("old"))[2] == b"2"

    asyncio.run(go_on())


@in_loop
async def test_the_migrations_end_in_the_schema(url: str) -> None:
    """From nothing, in both databases."""

    def difference(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}), metadata)

    store = await Store.open(url)
    assert await store._database.read(difference) == []
    await store.close()


@in_loop
async def test_two_servers_may_start_at_once_on_a_new_database(postgres_url: str) -> None:
    code = f"import asyncio; from ninelives.store import Store; print('now'); asyncio.run(Store.open({postgres_url!r}))"
    other = await asyncio.create_subprocess_exec(sys.executable, "-uc", code, stdout=subprocess.PIPE)
    assert other.stdout
    assert await other.stdout.readline()
    async with opened(postgres_url) as store:
        assert await other.wait() == 0
        assert await store.all() == []


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "XDG_DATA_HOME", "here/ninelives/ninelives.db"),
        ("linux", "", "home/.local/share/ninelives/ninelives.db"),
        ("darwin", "", "home/Library/Application Support/ninelives/ninelives.db"),
        ("win32", "LOCALAPPDATA", "here/ninelives/ninelives.db"),
        ("win32", "", "home/AppData/Local/ninelives/ninelives.db"),
    ],
)
def test_the_default_is_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, "here")
    assert default_path() == Path(expected)
