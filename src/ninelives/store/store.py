"""Keep an append-only log for each table, durable before anybody hears of it."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from itertools import chain, groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from ninelives.store.database import Conflict, Database, Entry
from ninelives.store.errors import StoreError, reason
from ninelives.store.place import is_postgres, sqlite_path
from ninelives.store.schema import entries, settings, tables
from ninelives.store.sqlite import Sqlite

by_table = attrgetter("table_id")
# With so many entries queued, a commit begins at once, while the event loop still serves others: else it would begin
# only when all have acted, and all would wait for the disk.
MANY = 64
NOT_READ = -math.inf, None  # stands for a log that was not read here: no entry comes next after minus infinity


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table without reading its log. Times are seconds since 1970, set by the store."""

    id: str
    code: str
    game: str
    public: bool
    created: float = 0.0
    updated: float = 0.0
    finished: bool = False


class Store:
    """All logs of one database, to append to, to read and to list.

    Only who has created or read a log may append to it, one entry after the other. When an entry cannot be written,
    all entries after it are refused too, until the log is read again: whoever made them built on what did not happen.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()
        # Of each log that may be appended to: the number of its newest entry, and when that is durable.
        self._last: dict[str, tuple[float, asyncio.Future[None] | None]] = {}
        self._queue: list[Entry] = []
        self.commit = 0  # the number of the commit that the next entry will be part of
        self._begun: tuple[Sequence[Entry], Awaitable[None] | None] | None = None  # the commit that is under way
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, url: str | Path, make: bool = True) -> "Store":
        """Open a file (`games.db`, `sqlite:///games.db`) or a database (`postgresql://…`), and migrate it if need be.

        A file that is not there is made, or else refused.
        """
        url = str(url)
        if not make and not is_postgres(url) and not sqlite_path(url).exists():
            raise StoreError("store-missing", place=str(sqlite_path(url)))
        return cls(await open_postgres(url) if is_postgres(url) else await Sqlite.open(sqlite_path(url)))

    async def create(self, row: TableRow, data: bytes) -> None:
        """Write a new table and entry 0 of its log, durable on return. Its code must be new."""
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(asdict(replace(row, created=now, updated=now))))
            connection.execute(insert(entries).values(table_id=row.id, n=0, at=now, data=data))

        try:
            await self._write(work)
        except IntegrityError as error:
            raise StoreError("code-taken", code=row.code) from error
        self._last[row.id] = 0, None

    def append(self, table_id: str, n: int, *data: bytes, finished: bool = False) -> asyncio.Future[None]:
        """Queue entry `n` of a log, and those behind it if there are more, for one commit.

        The future resolves when they are durable, or gets a `StoreError`. `finished` says of the table what is true
        from here on, until something is appended again.
        """
        written: asyncio.Future[None] = self._loop.create_future()
        if self._closed:
            written.set_exception(StoreError("store-closed", place=self._database.place))
        elif self._last.get(table_id, NOT_READ)[0] != n - 1:
            written.set_exception(StoreError("log-conflict"))
        else:
            now = time.time()
            self._last[table_id] = n + len(data) - 1, written
            for number, one in enumerate(data, n):
                self._queue.append(Entry(table_id, number, now, one, finished, written))
            if self._writing is None:
                self._writing = self._loop.create_task(self._write_queue())
            if self._database.begins_at_once and self._begun is None and len(self._queue) >= MANY:
                batch = self._take()
                self._begun = batch, self._database.append(batch)
        return written

    async def entries(self, table_id: str) -> list[bytes]:
        """Read a log, with what is just being written to it. Afterwards it may be appended to."""
        if on_its_way := self._last.get(table_id, NOT_READ)[1]:
            await asyncio.wait([on_its_way])
        rows = await self._read(select(entries.c.data).where(entries.c.table_id == table_id).order_by(entries.c.n))
        if rows and self._last.get(table_id, NOT_READ)[0] < len(rows):
            self._last[table_id] = len(rows) - 1, None
        return [row.data for row in rows]

    def release(self, table_id: str) -> None:
        """Forget a log, once it is written: before somebody appends to it again, it has to be read again."""
        on_its_way = self._last.get(table_id, NOT_READ)[1]
        if on_its_way is None or on_its_way.done():
            self._last.pop(table_id, None)
        else:
            on_its_way.add_done_callback(lambda _: self._last.pop(table_id, None))

    async def find(self, code: str) -> TableRow | None:
        """Find the table with this code, whatever somebody may have typed."""
        if not code.isprintable():  # databases refuse some control characters, and no code has any
            return None
        rows = await self._rows(select(tables).where(tables.c.code == code))
        return rows[0] if rows else None

    async def all(self) -> list[TableRow]:
        """List all tables, the oldest first."""
        return await self._rows(select(tables).order_by(tables.c.created, tables.c.id))

    async def recent(self, limit: int, public_only: bool) -> list[TableRow]:
        """List the tables that were used last, the latest first."""
        query = select(tables).order_by(tables.c.updated.desc()).limit(limit)
        return await self._rows(query.where(tables.c.public) if public_only else query)

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a value that is made once and then the same for ever, and for all servers on this database."""
        query = select(settings.c.value).where(settings.c.name == name)
        found = await self._read(query)
        if not found:
            new = insert(settings).values(name=name, value=make())
            with suppress(IntegrityError):  # another server was faster: its value holds
                await self._write(lambda connection: connection.execute(new))
            found = await self._read(query)
        return found[0].value

    async def close(self) -> None:
        """Write what is queued, then let go of the database."""
        if not self._closed:
            self._closed = True
            if self._writing:
                await self._writing
            await self._database.close()

    async def _write_queue(self) -> None:
        """Group commit: what was queued during one commit goes into the next, without waiting for more."""
        while self._begun or self._queue:
            self._begun = self._begun or (self._take(), None)
            await self._write_batch(*self._begun)
            self._begun = None
        self._writing = None

    def _take(self) -> Sequence[Entry]:
        """Take all that is queued, for one commit."""
        # Sorted by table, so that two servers that write to the same tables cannot deadlock.
        batch, self._queue = sorted(self._queue, key=by_table), []
        self.commit += 1
        return batch

    async def _write_batch(self, batch: Sequence[Entry], begun: Awaitable[None] | None = None) -> None:
        """Write all entries at once; if something is wrong with the log of one table, the others without it."""
        try:
            await (begun or self._database.append(batch))
        except (Conflict, DataError) as error:
            logs = [list(log) for _, log in groupby(batch, by_table)]
            if len(logs) == 1:
                self._refuse(batch, error)
            else:
                half = len(logs) // 2
                await self._write_batch(list(chain(*logs[:half])))
                await self._write_batch(list(chain(*logs[half:])))
        except Exception as error:  # whatever it is, those who wait must be told
            self._refuse(batch, error)
        else:
            for entry in batch:
                if not entry.written.done():  # done by another entry of the same call, or cancelled
                    entry.written.set_result(None)

    def _refuse(self, batch: Sequence[Entry], error: Exception) -> None:
        """Give up these entries, and all of the same logs that is queued behind them."""
        refused = {entry.table_id for entry in batch}
        behind = [entry for entry in self._queue if entry.table_id in refused]
        self._queue = [entry for entry in self._queue if entry.table_id not in refused]
        for table_id in refused:
            self._last.pop(table_id, None)
        for entry in (*batch, *behind):
            if not entry.written.done():
                entry.written.set_exception(self._explained(error))

    async def _rows(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(**row._mapping) for row in await self._read(query)]

    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            return await self._database.read(lambda connection: connection.execute(query).all())
        except (SQLAlchemyError, OSError) as error:
            raise self._explained(error) from error

    async def _write(self, work: Callable[[Connection], Any]) -> None:
        try:
            await self._database.write(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise self._explained(error) from error

    def _explained(self, error: Exception) -> StoreError:
        if isinstance(error, Conflict):
            return StoreError("log-conflict")
        return StoreError("store-failed", place=self._database.place, reason=reason(error))


async def open_postgres(url: str) -> Database:
    """Open a database of PostgreSQL, whose driver is an extra."""
    try:
        from ninelives.store.postgres import Postgres
    except ImportError as error:
        raise StoreError("store-no-asyncpg") from error
    return await Postgres.open(url)
