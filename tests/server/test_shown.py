"""Nothing is shown before it is durable, everything is told once and in order, and one commit is shown once."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ninelives.server.room import Room
from ninelives.store.store import MANY
from tests.play import hidden
from tests.server.client import Client
from tests.server.live import in_loop, live


@contextmanager
def nothing_can_be_written(db: Path) -> Iterator[None]:
    """Another program writes to the file: the server has to wait, for up to five seconds."""
    with closing(sqlite3.connect(db, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def has_entries(room: Room, n: int) -> bool:
    return room.broadcast.done == n


def told(client: Client, since: int) -> list[tuple[str, Any]]:
    """The events that a client has heard, and whose they are."""
    return [(event["id"], event["args"]["seat"]) for event in client.events[since:]]


@pytest.mark.parametrize("many", [1, MANY])
@in_loop
async def test_what_waits_for_the_disk_is_shown_once_for_each_commit_and_told_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    """Also by whom it is that there are so many entries that a commit begins at once."""
    monkeypatch.setattr("ninelives.store.store.MANY", many)
    db = tmp_path / "games.db"
    async with live(db) as table:
        code = await table.open(hidden(), 4)
        *actors, last = await table.gather(code, 4)
        room = table.room(code)
        before, heard, shown = room.broadcast.done, len(last.events), len(last.frames)
        with nothing_can_be_written(db):
            for n, client in enumerate(actors, start=1):  # the first is being written when the others come
                await client.act(client.legal[0])
                await until(partial(has_entries, room, before + n))
            await last.pong()
            assert len(last.events) == heard
        await last.until(lambda: len(last.events) == heard + 3)
        await last.pong()
        assert [seat for _, seat in told(last, heard)] == [0, 1, 2]
        states = [frame for frame in last.frames[shown:] if '"type":"state"' in frame]
        assert len(states) == 2


@in_loop
async def test_who_comes_while_something_is_being_written_hears_it_once(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    async with live(db) as table:
        code = await table.open(hidden(), 4)
        clients = await table.gather(code, 4)
        room, first = table.room(code), clients[0]
        before, heard = room.broadcast.done, len(first.events)
        with nothing_can_be_written(db):
            await first.act(first.legal[0])
            await until(lambda: room.broadcast.done == before + 1)
            coming = asyncio.create_task(table.join(code, first.token))
            await until(lambda: len(room.connections) == 5)
            assert not coming.done()
        again = await coming
        await asyncio.gather(first.pong(), again.pong())
        assert told(first, heard) == told(again, 1)
        assert [seat for _, seat in told(again, 1)] == [0]
        assert again.state["you"] == first.state["you"]
