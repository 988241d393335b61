"""Keep an append-only log for each table, durable before anybody hears of it."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from itertools import chain, groupby
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Row, Select, delete, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from ninelives.store import ownership
from ninelives.store.batch import Batch
from ninelives.store.database import Conflict, Database, Entry
from ninelives.store.errors import StoreError, Trouble, reason
from ninelives.store.health import Health
from ninelives.store.lease import Lease, is_beside_us
from ninelives.store.place import is_postgres, is_there, sqlite_path
from ninelives.store.schema import entries, is_listed, processes, settings, tables
from ninelives.store.sqlite import Sqlite

if TYPE_CHECKING:
    from ninelives.store.postgres import Postgres

T = TypeVar("T")

by_table = attrgetter("table_id")
# With so many entries queued, a commit begins at once, while the event loop still serves others: else it would begin
# only when all have acted, and all would wait for the disk.
MANY = 64
CLAIMS, CLAIM_PAUSE = 20, 0.02  # how often a table is claimed that could be ours, and seconds in between
LEAST_FREE = 64 << 20  # bytes: about a million moves


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
    ended: bool = False  # by the operator


NEWER = {"ended"}  # what a database of an earlier version lacks
ROW = [tables.c[field.name] for field in fields(TableRow) if field.name not in NEWER]


class Elsewhere(Exception):
    """Raised when another process that is alive owns a table: which and where, and for how long at least."""

    def __init__(self, owner: str, address: str, seconds: float) -> None:
        super().__init__(address)
        self.owner = owner
        self.address = address
        self.seconds = seconds


@dataclass(slots=True)
class Last:
    """The newest entry of a log that may be appended to, when it is durable, and by what right we append."""

    owner: str
    epoch: int
    n: int = 0
    written: asyncio.Future[None] | None = None


class Store:
    """All logs of one database, to append to, to read and to list.

    Only who has created or claimed a log may append to it, one entry after the other. When an entry cannot be written,
    all entries after it are refused too, until the log is claimed again: whoever made them built on what did not
    happen.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._process = secrets.token_urlsafe(12)  # a name that no other process has
        self._lease: Lease | None = None
        self._last: dict[str, Last] = {}
        self._claims, self._burials = Batch(self._claim_all), Batch(self._bury_all)
        self._logs, self._codes = Batch(self._read_logs), Batch(self._find_all)
        self._giving_back: set[asyncio.Task[None]] = set()
        self._queue: list[Entry] = []
        self.commit = 0  # the number of the commit that the next entry will be part of
        self._begun: tuple[Sequence[Entry], Awaitable[Collection[str]] | None] | None = (
            None  # the commit that is under way
        )
        self._writing: asyncio.Task[None] | None = None
        self._took = 0.0  # when the commit that is under way began
        # Called after each commit, with the number of its entries and how long it took.
        self.committed: Callable[[int, float], object] = lambda entries, seconds: None
        self._closed = False
        self.health = Health(database.place)
        self._watching = self._loop.create_task(self.health.watch(database.check))

    @classmethod
    async def open(cls, url: str | Path, make: bool = True) -> "Store":
        """Open a file (`games.db`, `sqlite:///games.db`) or a database (`postgresql://…`), and migrate it if need be.

        A file that is not there is made, or else refused.
        """
        url = str(url)
        if not make and not is_postgres(url) and not is_there(sqlite_path(url)):
            raise StoreError("store-missing", place=str(sqlite_path(url)))
        return cls(await open_database(url))

    @property
    def process(self) -> str:
        """Return who we are among those that share the database."""
        if self._lease is None:
            return self._process  # nobody waits for us: what we own, anybody may claim
        if not self._lease.process:
            raise StoreError("store-no-lease", place=self._database.place)
        return self._lease.process

    @property
    def is_shared(self) -> bool:
        """Say whether other processes may use the database at the same time."""
        return self._database.is_shared

    async def join(self, address: str, lost: Callable[[], None]) -> None:
        """Keep what we own from now on, as one of several processes; others reach us at this address.

        `lost` is called when everything that we own must be given up.
        """
        if self.is_shared:
            self._lease = Lease(self._database, address, lost)
            await self._lease.begin()

    async def create(self, row: TableRow, data: bytes, owned: bool = True) -> None:
        """Write a new table and entry 0 of its log, durable on return. Its code must be new.

        If it is not to be `owned`, nobody may append to it before it is claimed.
        """
        now = time.time()
        owner = self.process if owned else None
        values = asdict(replace(row, created=now, updated=now)) | {"owner": owner, "epoch": 1}

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(values))
            connection.execute(insert(entries).values(table_id=row.id, n=0, at=now, data=data))

        try:
            await self._write(work)
        except IntegrityError as error:
            raise StoreError("code-taken", code=row.code) from error
        if owner:
            self._last[row.id] = Last(owner, 1)

    def append(self, table_id: str, n: int, *data: bytes, finished: bool = False) -> asyncio.Future[None]:
        """Queue entry `n` of a log, and those behind it if there are more, for one commit.

        The future resolves when they are durable, or gets a `StoreError`. `finished` says of the table what is true
        from here on, until something is appended again.
        """
        written: asyncio.Future[None] = self._loop.create_future()
        last = self._last.get(table_id)
        if self._closed:
            written.set_exception(StoreError("store-closed", place=self._database.place))
        elif last is None or last.n != n - 1:
            written.set_exception(StoreError("log-conflict"))
        else:
            now = time.time()
            last.n, last.written = n + len(data) - 1, written
            for number, one in enumerate(data, n):
                self._queue.append(Entry(last.owner, last.epoch, table_id, number, now, one, finished, written))
            if self._writing is None:
                self._writing = self._loop.create_task(self._write_queue())
            if self._database.begins_at_once and self._begun is None and len(self._queue) >= MANY:
                batch = self._take()
                self._begun = batch, self._database.append(batch)
        return written

    async def entries(self, table_id: str) -> list[bytes]:
        """Claim a table and read its log, with what is just being written to it. Afterwards it may be appended to.

        Raises `Elsewhere` if another process that is alive owns it. Nobody may claim a table twice at the same time.
        """
        if (last := self._last.get(table_id)) and last.written:
            await asyncio.wait([last.written])
        owner, epoch = self.process, await self._claim(table_id)
        data = await self.log(table_id)
        if epoch is None:
            return data
        if self.process != owner:  # our lease was over meanwhile: the table is not among those that were given up
            raise StoreError("store-no-lease", place=self._database.place)
        last = self._last.get(table_id)
        if last and last.n >= len(data):  # it has gone on meanwhile
            last.owner, last.epoch = owner, epoch
        elif data:
            self._last[table_id] = Last(owner, epoch, len(data) - 1)
        return data

    async def _claim(self, table_id: str) -> int | None:
        """Return the epoch under which a table is ours from now on. Of a file that nobody shares, all tables are.

        A table that another process owns is elsewhere; who has not joined the others may still look at it.
        """
        if not self.is_shared:
            return 0
        claim = await self._claims.ask(table_id)
        for _ in range(CLAIMS):
            if claim is None:  # there is no such table
                return 0
            if claim.owner == self.process:
                return claim.epoch
            if claim.seconds > 0:
                break
            await asyncio.sleep(CLAIM_PAUSE)  # its owner is dead, but somebody has a hold of it at this very moment
            claim = await self._claims.ask(table_id)
        if claim and self._lease:
            raise Elsewhere(claim.owner, claim.address, claim.seconds)
        return None

    async def _claim_all(self, table_ids: list[str]) -> dict[str, ownership.Claim]:
        process = self.process
        return await self._write(lambda connection: ownership.claim(connection, table_ids, process))

    async def bury(self, process: str) -> bool:
        """Let everybody have the tables of a process that refuses connections, if that proves that it has ended.

        That saves waiting for its lease. Were it alive after all, it would write nothing more under its epochs.
        """
        if not is_beside_us(process):
            return False
        await self._burials.ask(process)  # hundreds may have been at its tables
        return True

    async def _bury_all(self, dead: list[str]) -> dict[str, None]:
        await self._write(lambda connection: ownership.bury(connection, *dead))
        return {}

    async def log(self, table_id: str) -> list[bytes]:
        """Read a log as far as it is durable, only to look at it: whoever owns the table goes on."""
        return await self._logs.ask(table_id) or []

    async def _read_logs(self, table_ids: list[str]) -> dict[str, list[bytes]]:
        chosen = select(entries.c.table_id, entries.c.data).where(entries.c.table_id.in_(table_ids))
        rows = await self._read(chosen.order_by(entries.c.table_id, entries.c.n))
        return {table_id: [row.data for row in log] for table_id, log in groupby(rows, by_table)}

    def release(self, table_id: str) -> None:
        """Let others have a table, once its log is written: before we append to it again, we have to claim it again."""
        last = self._last.get(table_id)
        if last and last.written and not last.written.done():
            last.written.add_done_callback(lambda _: self._give_back(table_id, last))
        elif last:
            self._give_back(table_id, last)

    def _give_back(self, table_id: str, last: Last) -> None:
        if self._last.get(table_id) is last:
            del self._last[table_id]
            if not self.is_shared:
                return
            task = self._loop.create_task(self._write_back(table_id, last))
            self._giving_back.add(task)
            task.add_done_callback(self._giving_back.discard)

    async def _write_back(self, table_id: str, last: Last) -> None:
        with suppress(StoreError):  # then it is free when our lease is over
            await self._write(lambda connection: ownership.give_back(connection, table_id, last.owner, last.epoch))

    async def find(self, code: str) -> TableRow | None:
        """Find the table with this code, whatever somebody may have typed."""
        if not code.isprintable():  # databases refuse some control characters, and no code has any
            return None
        return await self._codes.ask(code)

    async def _find_all(self, codes: list[str]) -> dict[str, TableRow]:
        rows = await self._rows(select(*ROW, tables.c.ended).where(tables.c.code.in_(codes)))
        return {row.code: row for row in rows}

    async def end(self, table_id: str) -> None:
        """Write down that nobody may come back to a table."""
        ended = update(tables).where(tables.c.id == table_id).values(ended=True)
        await self._write(lambda connection: connection.execute(ended))

    async def others(self) -> list[str]:
        """Return where other processes that are alive can be reached."""
        if not self._lease:
            return []
        alive = select(processes.c.address).where(processes.c.id != self._lease.process, ownership.is_alive())
        return [row.address for row in await self._read(alive.order_by(processes.c.id))]

    async def describe(self, descriptions: Sequence[tuple[str, int, bytes]]) -> None:
        """Write down how many people are at tables of ours, given by their ids, and what to tell of them elsewhere."""
        process = self.process
        await self._write(lambda connection: ownership.describe(connection, process, descriptions))

    async def description(self, table_id: str) -> bytes | None:
        """Return what another process that is alive says of a table of its own."""
        rows = await self._read(ownership.described_elsewhere(self.process).where(tables.c.id == table_id))
        return rows[0].about if rows else None

    async def public_elsewhere(self, limit: int) -> list[bytes]:
        """Return what other processes say of their public tables with people at them, the latest first."""
        query = ownership.described_elsewhere(self.process).where(is_listed)
        return [row.about for row in await self._read(query.order_by(tables.c.updated.desc()).limit(limit))]

    async def all(self) -> list[TableRow]:
        """List all tables, the oldest first."""
        return await self._rows(select(*ROW).order_by(tables.c.created, tables.c.id))

    async def recent(self, limit: int, public_only: bool) -> list[TableRow]:
        """List the tables that were used last, the latest first."""
        query = select(*ROW).order_by(tables.c.updated.desc()).limit(limit)
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

    async def flag(self, name: str) -> bool:
        """Say whether something holds for all servers on this database."""
        return bool(await self._read(select(settings.c.name).where(settings.c.name == name)))

    async def set_flag(self, name: str, holds: bool) -> None:
        """Let something hold for all servers on this database, or no more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(settings).where(settings.c.name == name))
            if holds:
                connection.execute(insert(settings).values(name=name, value=b""))

        with suppress(IntegrityError):  # somebody else has just done the same
            await self._write(work)

    @property
    def queued(self) -> int:
        """Return how many entries wait for a commit."""
        return len(self._queue)

    async def check(self) -> None:
        """Raise what keeps games from being kept: a file that is gone, a lease that is over, hardly any room left, …"""
        self.health.check()
        _ = self.process  # raises if our lease is over
        await self._read(select(tables.c.id).limit(1))
        try:
            free = await self._database.free_bytes()
        except OSError as error:
            raise self._explained(error) from error
        if free < LEAST_FREE:
            raise StoreError("store-full", place=self._database.place)

    async def close(self) -> None:
        """Write what is queued, then let go of the database."""
        if not self._closed:
            self._closed = True
            self._watching.cancel()
            await asyncio.wait([self._watching])
            if self._writing:
                await self._writing
            if self._giving_back:
                await asyncio.wait(self._giving_back)
            if self._lease:
                with suppress(SQLAlchemyError, OSError):  # then it is over a little later
                    await self._lease.end()
            await self._database.close()

    async def _write_queue(self) -> None:
        """Group commit: what was queued during one commit goes into the next, without waiting for more."""
        while self._begun or self._queue:
            self._begun = self._begun or (self._take(), None)
            await self._write_batch(*self._begun)
            self.committed(len(self._begun[0]), time.perf_counter() - self._took)
            self._begun = None
        self._writing = None

    def _take(self) -> Sequence[Entry]:
        """Take all that is queued, for one commit."""
        # Sorted by table, so that two servers that write to the same tables cannot deadlock.
        batch, self._queue = sorted(self._queue, key=by_table), []
        self._took = time.perf_counter()
        self.commit += 1
        return batch

    async def _write_batch(self, batch: Sequence[Entry], begun: Awaitable[Collection[str]] | None = None) -> None:
        """Write all entries at once; if something is wrong with the log of one table, the others without it."""
        try:
            lost = await (begun or self._database.append(batch))
        except (Conflict, DataError) as error:
            logs = [list(log) for _, log in groupby(batch, by_table)]
            if len(logs) == 1:
                self._refuse(batch, error)
            else:
                half = len(logs) // 2
                await self._write_batch(list(chain(*logs[:half])))
                await self._write_batch(list(chain(*logs[half:])))
        except Exception as error:  # whatever it is, those who wait must be told
            explained = self._explained(error)
            self.health.fall_ill(Trouble(explained.message.id, **explained.message.args))
            self._refuse(batch, error)
        else:
            if lost:
                self._refuse([entry for entry in batch if entry.table_id in lost], Conflict())
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

    async def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise self._explained(error) from error

    def _explained(self, error: Exception) -> StoreError:
        if isinstance(error, StoreError):
            return error
        if isinstance(error, Conflict):
            return StoreError("log-conflict")
        return StoreError("store-failed", place=self._database.place, reason=reason(error))


async def open_database(url: str) -> Database:
    """Open an SQLite file, or a database of PostgreSQL, for one who may write to it."""
    return await postgres().open(url) if is_postgres(url) else await Sqlite.open(sqlite_path(url))


def postgres() -> "type[Postgres]":
    """Return the way to PostgreSQL, whose driver is an extra."""
    try:
        from ninelives.store.postgres import Postgres
    except ImportError as error:
        raise StoreError("store-no-asyncpg") from error
    return Postgres
