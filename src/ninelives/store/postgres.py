"""Keep a store in PostgreSQL, which several processes can share.

Everything here works through a pooler in transaction mode: no prepared statements, no session locks, no notifications.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ninelives.store.database import Conflict, Entry
from ninelives.store.errors import StoreError, Trouble, reason
from ninelives.store.place import without_secrets
from ninelives.store.schema import check, migrate

T = TypeVar("T")

CONNECTIONS = 6  # at most, besides those for entries and for beats
CONNECT_SECONDS = 5
COMMAND_SECONDS = 20
PATIENCE = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds before each further attempt: enough for a database that restarts
# What a connection raises that is or was just lost: the last one if that happens in the middle of a statement.
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
UNREACHABLE = (*LOST, SQLAlchemyError, ValueError)
# What another attempt would not change.
FINAL = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, asyncpg.SyntaxOrAccessError)
MIGRATION_LOCK = 0x9CA75  # any number that other programs are unlikely to use; held within one transaction

# One statement checks that each table is ours and writes its entries. It locks the rows of the tables, so that a claim
# comes before it, and then nothing is written, or after it, and then the new owner reads what was written.
APPEND = """
    WITH fenced AS (
        UPDATE tables SET updated = used.at, finished = used.finished
        FROM unnest($5::text[], $6::text[], $7::int[], $8::float8[], $9::bool[])
            AS used (id, owner, epoch, at, finished)
        WHERE tables.id = used.id AND tables.owner = used.owner AND tables.epoch = used.epoch
        RETURNING tables.id
    ), written AS (
        INSERT INTO entries (table_id, n, at, data)
        SELECT ours.* FROM unnest($1::text[], $2::int[], $3::float8[], $4::bytea[]) AS ours (table_id, n, at, data)
        JOIN fenced ON fenced.id = ours.table_id {conflict}
    )
    SELECT id FROM fenced
"""
APPEND_ONCE, APPEND_MISSING = APPEND.format(conflict=""), APPEND.format(conflict="ON CONFLICT DO NOTHING")
COUNT_OURS = """
    SELECT table_id, count(*) FROM entries
    JOIN unnest($1::text[], $2::int[], $3::float8[], $4::bytea[]) AS ours (table_id, n, at, data)
    USING (table_id, n, at, data) GROUP BY table_id
"""


class Postgres:
    """A store's database in PostgreSQL, which several processes may write to."""

    begins_at_once = False
    is_shared = True

    def __init__(self, url: str, seconds: float | None = COMMAND_SECONDS) -> None:
        """Know a database by its address, and give each statement so many seconds."""

        async def connect() -> Any:  # asyncpg understands more addresses than SQLAlchemy
            return await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=seconds, statement_cache_size=0)

        def adapt() -> Any:
            return self._engine.dialect.dbapi.connect(  # type: ignore[union-attr]  # SQLAlchemy's adapter has no type
                async_creator_fn=connect, prepared_statement_cache_size=0, prepared_statement_name_func=lambda: ""
            )

        self.place = without_secrets(url)
        self._connect = connect
        self._log: asyncpg.Connection | None = None  # for entries, which come all the time
        make = partial(create_async_engine, "postgresql+asyncpg://", creator=adapt, hide_parameters=True)
        self._engine = make(pool_pre_ping=True, pool_size=CONNECTIONS, max_overflow=0)
        self._looking = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # for single questions
        # A connection of its own, and as few words as possible: a beat is not to wait when many claim tables.
        self._urgent = make(pool_size=1, isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: str) -> "Postgres":
        """Connect to a database, refuse one that is not ours, and bring it to the newest schema."""
        database = cls(url)
        try:
            await database.write(database._prepare)
            database._log = await database._connect()
        except BaseException as error:
            await database.close()
            if isinstance(error, UNREACHABLE) and not isinstance(error, StoreError):
                raise StoreError("store-unreachable", place=database.place, reason=reason(error)) from error
            raise
        return database

    @classmethod
    async def look(cls, url: str, work: Callable[[Connection], T]) -> T:
        """Do some work that only reads, on one state of a database, however long that takes."""
        database = cls(url, seconds=None)
        try:
            async with database._engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                return await connection.run_sync(work)
        except UNREACHABLE as error:
            if isinstance(error, StoreError):
                raise
            raise StoreError("store-unreachable", place=database.place, reason=reason(error)) from error
        finally:
            await database.close()

    def _prepare(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
        check(connection, self.place)
        migrate(connection)

    async def append(self, batch: Sequence[Entry]) -> Collection[str]:
        """Write entries. A lost connection is opened again; what it leaves in doubt may have been written already."""
        for attempt, pause in enumerate((*PATIENCE, None)):
            try:
                return await (self._append_missing(batch) if attempt else self._append(batch, APPEND_ONCE))
            except asyncpg.DataError as error:
                raise DataError(str(error), None, error) from error
            except asyncpg.IntegrityConstraintViolationError as error:
                raise Conflict from error
            except LOST as error:
                if pause is None or isinstance(error, FINAL):
                    raise
                await self._hang_up()
                await asyncio.sleep(pause)
        raise AssertionError("the last attempt returns or raises")

    async def _append(self, batch: Sequence[Entry], statement: str) -> Collection[str]:
        if self._log is None or self._log.is_closed():
            self._log = await self._connect()
        last = latest(batch)
        ours = await self._log.fetch(
            statement,
            *columns(batch, "table_id", "n", "at", "data"),
            *columns(last, "table_id", "owner", "epoch", "at", "finished"),
        )
        return {entry.table_id for entry in last} - {row["id"] for row in ours}

    async def _append_missing(self, batch: Sequence[Entry]) -> Collection[str]:
        """Write what an earlier attempt has not written; if that is still under way on the other side, wait for it.

        A table is refused if not all of its entries are there, as ours: somebody else has them, or the table.
        """
        await self._append(batch, APPEND_MISSING)
        assert self._log
        counts = dict(await self._log.fetch(COUNT_OURS, *columns(batch, "table_id", "n", "at", "data")))
        wanted = Counter(entry.table_id for entry in batch)
        return {table_id for table_id, count in wanted.items() if counts.get(table_id) != count}

    async def _hang_up(self) -> None:
        if self._log:
            self._log.terminate()
            self._log = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some work that only reads."""
        async with self._looking.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T], urgent: bool = False) -> T:
        """Do some work in one transaction, which is durable on return; if it is urgent, each statement by itself."""
        async with (self._urgent if urgent else self._engine).begin() as connection:
            return await connection.run_sync(work)

    async def check(self) -> None:
        """Raise `Trouble` if the database does not answer, for longer than a restart of it takes."""
        for pause in (*PATIENCE, None):
            try:
                await self.read(lambda connection: connection.execute(text("SELECT 1")))
            except UNREACHABLE as error:
                if pause is None:
                    raise Trouble("store-unreachable", place=self.place, reason=reason(error)) from error
                await asyncio.sleep(pause)
            else:
                return

    async def free_bytes(self) -> float:
        """Return no limit: the database's disk is not ours to look at."""
        return math.inf

    async def close(self) -> None:
        """Close all connections."""
        if self._log:
            with suppress(*UNREACHABLE):
                await self._log.close(timeout=1)
        await self._engine.dispose()
        await self._urgent.dispose()


def columns(batch: Sequence[Entry], *names: str) -> list[list[Any]]:
    """Return these fields of entries, each as an array for the database."""
    return [[getattr(entry, name) for entry in batch] for name in names]


def latest(batch: Sequence[Entry]) -> list[Entry]:
    """Return the last entry of each table: it says when the table was used and whether it is finished."""
    return list({entry.table_id: entry for entry in batch}.values())
