"""Keep a store in PostgreSQL, which several servers can share."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ninelives.store.database import Conflict, Entry
from ninelives.store.errors import StoreError, reason
from ninelives.store.place import without_secrets
from ninelives.store.schema import check, migrate

T = TypeVar("T")

CONNECT_SECONDS = 5
COMMAND_SECONDS = 20
PATIENCE = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds before each further attempt: enough for a database that restarts
UNREACHABLE = (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)
MIGRATION_LOCK = 0x9CA75  # any number that other programs are unlikely to use

UNNEST = "unnest(CAST(:ids AS text[]), CAST(:ns AS int[]), CAST(:ats AS float8[]), CAST(:datas AS bytea[]))"
INSERT = f"INSERT INTO entries (table_id, n, at, data) SELECT * FROM {UNNEST}"
INSERT_MISSING = f"{INSERT} ON CONFLICT DO NOTHING"
COUNT_OURS = f"SELECT count(*) FROM entries JOIN {UNNEST} AS ours (table_id, n, at, data) USING (table_id, n, at, data)"
TOUCH = """
    UPDATE tables SET updated = used.at, finished = used.finished
    FROM unnest(CAST(:ids AS text[]), CAST(:ats AS float8[]), CAST(:finished AS bool[])) AS used (id, at, finished)
    WHERE tables.id = used.id
"""


class Postgres:
    """A store's database in PostgreSQL, which several servers may write to."""

    begins_at_once = False

    def __init__(self, url: str) -> None:
        async def connect() -> Any:  # asyncpg understands more addresses than SQLAlchemy
            return await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)

        self.place = without_secrets(url)
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True, hide_parameters=True
        )

    @classmethod
    async def open(cls, url: str) -> "Postgres":
        """Connect to a database, refuse one that is not ours, and bring it to the newest schema."""
        database = cls(url)
        try:
            await database.write(database._prepare)
        except BaseException as error:
            await database.close()
            if isinstance(error, UNREACHABLE) and not isinstance(error, StoreError):
                raise StoreError("store-unreachable", place=database.place, reason=reason(error)) from error
            raise
        return database

    def _prepare(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
        check(connection, self.place)
        migrate(connection)

    async def append(self, batch: Sequence[Entry]) -> None:
        """Write entries. A lost connection is opened again; what it leaves in doubt may have been written already."""
        for attempt, pause in enumerate((*PATIENCE, None)):
            try:
                await self.write(partial(insert, batch=batch, in_doubt=attempt > 0))
                return
            except IntegrityError as error:
                raise Conflict from error
            except (OSError, DBAPIError) as error:
                if pause is None or isinstance(error, DataError | ProgrammingError):
                    raise
                await asyncio.sleep(pause)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some work that only reads."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction, which is durable on return."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def insert(connection: Connection, batch: Sequence[Entry], in_doubt: bool) -> None:
    """Insert entries and note when their tables were used; `in_doubt` if an earlier attempt may have done so."""
    rows = {
        "ids": [entry.table_id for entry in batch],
        "ns": [entry.n for entry in batch],
        "ats": [entry.at for entry in batch],
        "datas": [entry.data for entry in batch],
    }
    if in_doubt:
        # Waits for an earlier attempt that may still be under way on the other side; then all must be ours.
        connection.execute(text(INSERT_MISSING), rows)
        if connection.execute(text(COUNT_OURS), rows).scalar_one() != len(batch):
            raise Conflict
    else:
        connection.execute(text(INSERT), rows)
    used = latest(batch)
    touched = {
        "ids": [entry.table_id for entry in used],
        "ats": [entry.at for entry in used],
        "finished": [entry.finished for entry in used],
    }
    connection.execute(text(TOUCH), touched)


def latest(batch: Sequence[Entry]) -> list[Entry]:
    """Return the last entry of each table: it says when the table was used and whether it is finished."""
    return list({entry.table_id: entry for entry in batch}.values())
