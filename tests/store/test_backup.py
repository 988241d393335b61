"""Backups: made while servers write, complete, private, and restored into any database, all or nothing."""

import asyncio
import gzip
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ninelives.cli import main
from ninelives.server.doctor import check_machine
from ninelives.store.schema import VERSION_TABLE
from tests.play import FOR_TWO
from tests.server.live import in_loop as in_live_loop
from tests.server.live import live
from tests.store.test_failures import no_room
from tests.store.tools import new_table, opened

ROOT = Path(__file__).parents[2]
TABLES = 5

Logs = dict[str, list[bytes]]


async def read(url: str) -> tuple[Logs, bytes]:
    """All logs of a database by their codes, and a setting in it."""
    async with opened(url) as store:
        logs = {row.code: await store.entries(row.id) for row in await store.all()}
        return logs, await store.setting("signing-key", lambda: b"not there")


def content(url: str | Path) -> tuple[Logs, bytes]:
    return asyncio.run(read(str(url)))


async def fill(url: str, *codes: str) -> None:
    async with opened(url) as store:
        await store.setting("signing-key", lambda: b"key of " + codes[0].encode())
        for code in codes:
            table = await new_table(store, code)
            for n in range(1, 1500):
                written = store.append(table, n, f"{code} {n}".encode())
            await written


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of the tables A and B."""
    source = tmp_path / "source.db"
    asyncio.run(fill(str(source), "A", "B"))
    path = tmp_path / "kept" / "backup.db"
    path.parent.mkdir()
    assert main(["backup", str(path), "--db", str(source)]) == 0
    return path


@contextmanager
def writing(url: str) -> Iterator[tuple["subprocess.Popen[str]", dict[str, int]]]:
    """A server that writes all the time, and what it has said to be durable by now."""
    command = [sys.executable, "-m", "tests.store.writer", url, str(TABLES)]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert process.stdout
            while len(acknowledged) < TABLES or min(acknowledged.values()) < 20:
                table, _, n = process.stdout.readline().rstrip("\n").partition("\t")
                acknowledged[table] = int(n)
            yield process, acknowledged
        finally:
            process.kill()


def test_a_backup_of_a_running_server_is_complete_and_private(url: str, tmp_path: Path) -> None:
    file, restored = tmp_path / "kept" / "backup.db", tmp_path / "restored.db"
    file.parent.mkdir()
    with writing(url) as (process, acknowledged):
        assert main(["backup", str(file), "--db", url]) == 0
        assert process.poll() is None
        last = max(acknowledged.values())
        assert process.stdout
        assert any(int(line.rpartition("\t")[2]) > last for line in process.stdout), "the server went on"
    assert [path.name for path in file.parent.iterdir()] == ["backup.db"]
    assert os.name != "posix" or file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), "--db", str(restored)]) == 0
    logs, _ = content(restored)
    for table, n in acknowledged.items():
        log = logs[table.removeprefix("id of ")]
        assert len(log) > n
        assert log == [b"0", *(f"{table} {n}".encode() for n in range(1, len(log)))]


def test_a_backup_is_restored_into_a_database_of_any_kind(backup: Path, url: str, tmp_path: Path) -> None:
    """And from there into a backup again."""
    assert main(["restore", str(backup), "--db", url]) == 0
    assert content(url) == content(tmp_path / "source.db")
    again, last = tmp_path / "again.db", tmp_path / "last.db"
    assert main(["backup", str(again), "--db", url]) == 0
    assert main(["restore", str(again), "--db", str(last)]) == 0
    assert content(last) == content(tmp_path / "source.db")


def test_a_database_that_a_server_has_only_begun_counts_as_empty(backup: Path, url: str) -> None:
    """It has made a key; the one of the backup is what people's tokens were signed with."""
    assert content(url) == ({}, b"not there")
    assert main(["restore", str(backup), "--db", url]) == 0
    assert content(url)[1] == b"key of A"


def test_other_tables_are_replaced_only_by_force_and_kept(
    backup: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(url, "C"))
    before = content(url)
    assert main(["restore", str(backup), "--db", url]) == 2
    assert "--force" in capsys.readouterr().err
    assert content(url) == before
    assert main(["restore", str(backup), "--db", url, "--force"]) == 0
    assert content(url) == content(tmp_path / "source.db")
    (kept,) = backup.parent.glob("backup.db.replaced-*")
    assert str(kept) in capsys.readouterr().out
    assert main(["restore", str(kept), "--db", str(tmp_path / "kept.db")]) == 0
    assert content(tmp_path / "kept.db") == before


def test_a_file_that_is_there_is_replaced_only_by_force(backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = str(backup.parents[1] / "source.db")
    backup.write_text("precious", encoding="utf-8")
    assert main(["backup", str(backup), "--db", source]) == 2
    assert "--force" in capsys.readouterr().err
    assert backup.read_text(encoding="utf-8") == "precious"
    assert main(["backup", str(backup), "--db", source, "--force"]) == 0
    assert backup.read_bytes().startswith(b"SQLite format 3\0")
    for command in ("backup", "restore"):
        assert main([command, source, "--db", source, "--force"]) == 2
        assert "the database itself" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        ("", "There is no backup"),
        ("dear diary", "not a database"),
        (f"UPDATE {VERSION_TABLE} SET version_num = 'v999'", "newer version"),
        (f"DROP TABLE {VERSION_TABLE}", "another program"),
        ("DELETE FROM entries WHERE n = 7", "incomplete log"),
        ("damage", "is damaged"),
        ("DELETE FROM tables WHERE code = 'A'", "is damaged"),  # which is seen only as it is copied
    ],
)
def test_a_file_that_is_no_good_backup_is_refused_with_the_reason(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: str, reason: str
) -> None:
    """And nothing is made or changed."""
    if not spoil:
        backup.unlink()
    elif spoil == "dear diary":
        backup.write_text(spoil, encoding="utf-8")
    elif spoil == "damage":
        whole = backup.read_bytes()
        backup.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    else:
        with closing(sqlite3.connect(backup)) as file, file:
            file.execute(spoil)
    target = tmp_path / "target.db"
    assert main(["restore", str(backup), "--db", str(target)]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert str(backup) in said
    assert "--db" not in said
    assert len(said.splitlines()) == 1
    assert list(tmp_path.glob("target*")) == []


def test_a_restore_that_breaks_off_changes_nothing(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target.db"
    asyncio.run(fill(str(target), "C"))
    before = content(target)
    with no_room(target):
        assert main(["restore", str(backup), "--db", str(target), "--force"]) == 2
    assert str(target) in capsys.readouterr().err or list(backup.parent.iterdir()) == [backup]
    assert content(target) == before


def test_a_backup_for_which_there_is_no_room_is_told_and_leaves_nothing(
    backup: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(url, "C"))
    (tmp_path / "small").write_bytes(bytes(40_000))  # SQLite needs a little itself
    file = tmp_path / "empty" / "full.db"
    file.parent.mkdir()
    with no_room(tmp_path / "small"):
        assert main(["backup", str(file), "--db", url]) == 2
    said = capsys.readouterr().err
    assert f"{file} could not be written" in said
    assert list(file.parent.iterdir()) == []
    assert main(["backup", str(tmp_path / "nowhere" / "x.db"), "--db", url]) == 2
    assert "could not be written" in capsys.readouterr().err


def test_a_restore_into_the_file_of_a_running_server_is_refused(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target.db"
    with writing(str(target)):
        for more in ([], ["--force"]):
            assert main(["restore", str(backup), "--db", str(target), *more]) == 2
            assert "in use by another server" in capsys.readouterr().err


def test_a_restore_that_a_server_refuses_makes_no_file(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody has deleted the file under a running server, which still keeps others out."""
    target = tmp_path / "target.db"
    with writing(str(target)):
        target.unlink()
        assert main(["restore", str(backup), "--db", str(target)]) == 2
        assert "in use by another server" in capsys.readouterr().err
        assert not target.exists()


@contextmanager
def forbidden(folder: Path) -> Iterator[None]:
    """Let nobody look into a folder, neither us if we are root."""
    folder.chmod(0o700 if os.geteuid() == 0 else 0)
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(me)
        folder.chmod(0o700)


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_a_place_that_one_may_not_look_into_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with tempfile.TemporaryDirectory() as name:  # the folders of pytest are for root alone
        Path(name).chmod(0o777)
        closed, db = Path(name) / "closed", Path(name) / "games.db"
        closed.mkdir()
        asyncio.run(fill(str(db), "A"))
        db.chmod(0o666)
        list(check_machine())  # imports what it needs, while we may
        with forbidden(closed):
            for args in (
                ["backup", str(closed / "x.db"), "--db", str(db)],
                ["backup", str(Path(name) / "x.db"), "--db", str(closed / "games.db")],
                ["restore", str(closed / "x.db"), "--db", str(db)],
                ["export", name, "--db", str(closed / "games.db")],
            ):
                assert main(args) == 2
                (said,) = capsys.readouterr().err.splitlines()
                assert str(closed) in said
                assert "Permission denied" in said
            assert main(["doctor", "--db", str(closed / "deep" / "games.db")]) == 1
            assert f"{closed / 'deep' / 'games.db'} cannot be read: Permission denied" in capsys.readouterr().out


def test_a_backup_of_the_first_version_can_be_restored(url: str, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress((ROOT / "tests" / "store" / "version_1" / "games.sqlite.gz").read_bytes()))
    assert main(["restore", str(old), "--db", url]) == 0
    assert len(content(url)[0]) > 3


@in_live_loop
async def test_a_restored_table_goes_on_with_the_same_people(tmp_path: Path) -> None:
    db, file, other = tmp_path / "games.db", tmp_path / "backup.db", tmp_path / "other.db"
    async with live(db) as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        acting = next(client for client in clients if client.wanted)
        await acting.act(acting.legal[0])
        await acting.until(lambda: acting.state["you"].get("turn") == 1)
        assert await asyncio.to_thread(main, ["backup", str(file), "--db", str(db)]) == 0
        await clients[0].pong()
    assert await asyncio.to_thread(main, ["restore", str(file), "--db", str(other)]) == 0
    async with live(other) as table:
        again = [await table.join(code, client.token) for client in clients]
        assert [client.seat for client in again] == [client.seat for client in clients]
        assert again[clients.index(acting)].state["you"]["turn"] == 1
        await asyncio.gather(*(client.play() for client in again))
        assert again[0].over


@in_live_loop
async def test_a_database_that_servers_use_is_not_replaced(
    backup: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither with force: whoever plays there would be thrown back without a word."""
    command = ["--lang", "en", "restore", str(backup), "--db", postgres_url, "--force"]
    async with opened(postgres_url) as store:
        await store.join("127.0.0.1:1", lambda: None)
        await new_table(store, "C")
        assert await asyncio.to_thread(main, command) != 0
        assert "Stop that one first" in capsys.readouterr().err
        assert [row.code for row in await store.all()] == ["C"]
    assert await asyncio.to_thread(main, command) == 0
