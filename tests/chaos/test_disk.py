"""A disk that is full for a while, under one server on SQLite: nobody is shown what could not be written."""

import asyncio
import resource
import signal
from pathlib import Path

from tests.chaos.checker import Verdict, check_person
from tests.chaos.people import Person, end, seat_people
from tests.chaos.run import go_on
from tests.play import REAL_TIME
from tests.server.crash import TABLES, read_logs
from tests.server.live import within
from tests.server.process import Process

FULL_SECONDS = 2.0  # in which everybody is thrown out again and again


async def seated(server: Process) -> list[Person]:
    people = []
    for game, players, count, options in TABLES:
        tokens = [(await server.post("/api/people", b""))["token"] for _ in range(count)]
        people += await seat_people(server.url, await server.open(game, players, options=options), tokens, think=0.02)
    return people


def limit_files(server: Process, most: int) -> None:
    """Let no file of a server grow beyond so many bytes."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


@within(120)
async def test_a_full_disk_loses_nothing_and_tables_go_on_when_there_is_room(tmp_path: Path) -> None:
    server = Process(f"{tmp_path}/games.db", tmp_path / "log")
    await server.start()
    people = await seated(server)
    staying = [asyncio.create_task(person.stay()) for person in people]
    try:
        assert await go_on(people) == []
        limit_files(server, (tmp_path / "games.db-wal").stat().st_size)
        while not all(len(person.sightings) for person in people):  # everybody has been thrown out
            await asyncio.sleep(0.05)
        await asyncio.sleep(FULL_SECONDS)
        limit_files(server, resource.RLIM_INFINITY)
        assert await go_on(people) == []
    finally:
        await end(staying)
        await server.stop(signal.SIGTERM)
    logs, verdict = await read_logs(server.db, {person.code for person in people}), Verdict()
    for person in people:
        log = logs[person.code]
        check_person(person, log, log.games[0].name in REAL_TIME, verdict)
    assert verdict.faults == {}
    assert verdict.acknowledged > 0
    complaints = server.log.read_text()
    assert "cannot be used" in complaints
    assert "Traceback" not in complaints
    assert "never retrieved" not in complaints
