"""A server that is killed in the middle of everything loses nothing that anybody has seen."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from ninelives.server.connection import INTERNAL_ERROR
from ninelives.table.entries import Said, encode
from tests.play import FOR_TWO
from tests.server.crash import crash
from tests.server.live import in_loop, live, within
from tests.store.tools import meddle

CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@within(240)
async def test_nothing_that_anybody_saw_is_lost_when_the_server_is_killed(sqlite_url: str, tmp_path: Path) -> None:
    """`./test --long` kills it 20 times."""
    figures = await crash(sqlite_url, tmp_path, kills=3, tables=50)
    assert figures.acknowledged > 100


@within(240)
async def test_nothing_is_lost_with_postgresql_and_when_its_connections_are_cut(
    postgres_url: str, tmp_path: Path
) -> None:
    """The server is killed; later all its connections to the database are, and nobody at a table notices."""
    await crash(postgres_url, tmp_path, kills=1, tables=12, disturb=lambda: meddle(postgres_url, CUT))


@in_loop
async def test_a_table_that_cannot_be_written_is_given_up_and_read_again(tmp_path: Path) -> None:
    """Another server has written to the same log: what happened there counts, and nothing else was ever shown."""
    db = tmp_path / "games.db"
    async with live(db, complains=True) as table:
        code = await table.open(FOR_TWO, 2)
        first, second = await table.gather(code, 2)
        room = table.room(code)
        said = encode(Said(at=0.0, seat=1, phrase="meow"))
        with closing(sqlite3.connect(db)) as other, other:
            row = room.row.id, room.broadcast.done, said
            other.execute("insert into entries (table_id, n, at, data) values (?, ?, 0, ?)", row)
        await first.act(first.legal[0])
        assert await first.error() == "not-written"
        assert "turn" not in first.state["you"]
        assert await second.error() == "not-written"
        assert await first.closed() == await second.closed() == INTERNAL_ERROR
        again = [await table.join(code, client.token) for client in (first, second)]
        assert again[0].state["view"] == first.state["view"]
        await asyncio.gather(*(client.play() for client in again))
        assert again[0].over
