"""A server that is told to end closes its store: a copy of the file alone holds everything that anybody saw."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ninelives.store.schema import VERSION_TABLE
from tests.server.crash import TABLES, Witness, every_table_moves, fill, read_logs
from tests.server.live import within
from tests.server.process import USUAL, Process, send

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
STOPS = {"SIGTERM": [signal.SIGTERM], "SIGINT": [signal.SIGINT], "twice": [signal.SIGINT, signal.SIGINT]}


async def play(server: Process) -> list[Witness]:
    """People at three tables, in the middle of it."""
    filled = await asyncio.gather(*(fill(server, *kind) for kind in TABLES))
    return [witness for table in filled for witness in table]


async def end(server: Process, witnesses: list[Witness], *signals: signal.Signals) -> None:
    """Send signals while everybody is playing, and wait for the end."""
    playing = [asyncio.create_task(witness.play()) for witness in witnesses]
    await asyncio.wait_for(every_table_moves(witnesses), 60)
    for how in signals:
        send(server.process, how)
        await asyncio.sleep(0.05)  # the same signal at the same time would be one
    await server.process.communicate()
    await asyncio.gather(*playing)


async def check_copy(db: Path, witnesses: list[Witness]) -> None:
    """Everything that anybody saw is in the file, without any other beside it."""
    copy = db.parent / "elsewhere" / "copy.db"
    copy.parent.mkdir()
    shutil.copyfile(db, copy)
    logs = await read_logs(str(copy), {witness.code for witness in witnesses})
    assert any(witness.acknowledged() for witness in witnesses)
    for witness in witnesses:
        witness.check(logs[witness.code])


@pytest.mark.parametrize("signals", STOPS.values(), ids=STOPS)
@within(120)
async def test_a_copy_of_the_file_alone_is_complete(tmp_path: Path, signals: list[signal.Signals]) -> None:
    db = tmp_path / "games.db"
    server = Process(str(db), tmp_path / "log")
    await server.start()
    witnesses = await play(server)
    await end(server, witnesses, *signals)
    assert server.process.returncode == 0
    assert not Path(f"{db}-wal").exists()
    assert not Path(f"{db}-shm").exists()
    await check_copy(db, witnesses)
    assert server.log.read_text() == ""


@within(120)
async def test_a_copy_is_complete_although_another_program_has_the_file_open(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    server = Process(str(db), tmp_path / "log")
    await server.start()
    witnesses = await play(server)
    with closing(sqlite3.connect(db)) as reader:
        assert reader.execute("SELECT count(*) FROM tables").fetchone() == (len(TABLES),)
        await end(server, witnesses, signal.SIGTERM)
        assert Path(f"{db}-wal").stat().st_size == 0
        await check_copy(db, witnesses)
    assert server.log.read_text() == ""


@within(60)
async def test_who_reads_an_old_state_for_too_long_is_told_of_and_nothing_is_lost(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    server = Process(str(db), tmp_path / "log", USUAL)
    await server.start()
    with closing(sqlite3.connect(db, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        code = await server.open(*TABLES[0][:2])
        await server.stop(signal.SIGTERM)
    (line,) = server.log.read_text().splitlines()
    assert "another program" in line
    assert f"{db}-wal" in line
    with closing(sqlite3.connect(db)) as after:
        assert after.execute("SELECT code FROM tables").fetchall() == [(code,)]


STARTING = """
import os, signal, sys, threading
from ninelives.store import sqlite
from ninelives.cli import main

def slowly(connection):
    print("migrating", flush=True)
    sys.stdin.readline()
    migrate(connection)

migrate, sqlite.migrate = sqlite.migrate, slowly
sys.exit(main(["serve", "--no-browser", "--db", sys.argv[1]]))
"""


@pytest.mark.parametrize("signals", STOPS.values(), ids=STOPS)
def test_stopped_while_it_migrates_it_leaves_a_whole_file(tmp_path: Path, signals: list[signal.Signals]) -> None:
    """What is under way in its thread is ended, then the file is closed."""
    db = tmp_path / "games.db"
    with subprocess.Popen(
        [sys.executable, "-c", STARTING, str(db)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        assert server.stdin
        assert server.stdout.readline() == "migrating\n"
        for how in signals:
            server.send_signal(how)
        server.stdin.write("\n")
        server.stdin.flush()
        assert server.stdout.read() == ""  # it never listened
        assert server.wait(20) == 0
    assert {path.name for path in tmp_path.iterdir()} <= {"games.db", "games.db-lock"}
    with closing(sqlite3.connect(db)) as after:
        assert after.execute(f"SELECT count(*) FROM {VERSION_TABLE}").fetchone() == (1,)
