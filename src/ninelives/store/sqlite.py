"""Keep a store in one SQLite file: one thread writes, others read, and a lock keeps a second server out."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DatabaseError, DataError

from ninelives.store.database import Conflict, Entry
from ninelives.store.errors import StoreError, Trouble, reason
from ninelives.store.hold import MAGIC, Hold, check_room, check_writable
from ninelives.store.schema import check, migrate

T = TypeVar("T")

log = logging.getLogger(__name__)

READERS = 2
CHECKED = 100_000_000  # bytes: checking a file of this size for damage takes 0.3 s; larger ones are not checked
PATIENCE_MS = 5_000  # for others who read, before we close the file
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY")
# The message for each error code with which SQLite refuses a file.
REFUSALS = {
    sqlite3.SQLITE_BUSY: "store-in-use",
    sqlite3.SQLITE_CANTOPEN: "store-read-only",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_NOTADB: "store-not-database",
}

# A trigger does what each entry needs, so that one statement, a transaction of its own, appends many: Python's lock is
# released for every statement, and has to be fought for afterwards.
ON_APPEND = (
    "CREATE TEMP VIEW log AS SELECT table_id, n, at, data, FALSE AS finished FROM entries",
    """
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON log BEGIN
        INSERT INTO entries (table_id, n, at, data) VALUES (NEW.table_id, NEW.n, NEW.at, NEW.data);
        UPDATE tables SET updated = NEW.at, finished = NEW.finished WHERE id = NEW.table_id;
    END
    """,
)
MOST_ROWS = 5_000  # SQLite takes 32,766 values in a statement


class Sqlite:
    """A store's database in one SQLite file, which one server at a time may use."""

    begins_at_once = True  # in a thread
    is_shared = False

    def __init__(self, path: Path) -> None:
        self.place = str(path)
        self._path = path
        self._engine = engine(path)
        self._hold: Hold | None = None
        self._made = self._unwanted = False  # the file: by us, and for nothing
        self._lock: sqlite3.Connection | None = None
        self._log: sqlite3.Connection | None = None
        self._writer = ThreadPoolExecutor(1)
        self._readers = ThreadPoolExecutor(READERS)
        self._damage: Trouble | None = None  # for good: nobody knows what else is broken
        self._failed = False  # the last write, for a reason that may pass

    @classmethod
    async def open(cls, path: Path) -> "Sqlite":
        """Open a file, refuse one that is not ours, and bring it to the newest schema."""
        database = cls(path)
        try:
            await database._run(database._writer, database._prepare)
        except BaseException as problem:
            if isinstance(problem, Exception):  # whoever is merely stopped meanwhile leaves a whole file
                database.unmake()
            await database.close()
            raise
        return database

    def unmake(self) -> None:
        """Have a file removed when it is closed, if there was none before it was opened."""
        self._unwanted = self._made and self._hold is not None  # nobody else can have begun to use it

    def _prepare(self) -> None:
        """Open the file. Nothing is changed, not even a file made beside it, before it is known to be ours or empty."""
        try:
            check_path(self._path)
            self._made = not self._path.exists()
            self._path.touch(mode=0o600)  # if it is new: it holds keys and hidden cards
            self._hold = Hold(self._path)
            check_file(self._path)
            self._lock = lock(self._path)
            with self._engine.begin() as connection:
                migrate(connection)
            self._log = connect_log(self._path)
            self._hold.note()
        except (OSError, sqlite3.Error, DatabaseError) as error:
            raise refusal(error, self.place) from error

    def append(self, batch: Sequence[Entry]) -> asyncio.Future[Collection[str]]:
        """Begin to write all entries or none, in the thread that writes; they are durable when this is awaited.

        The lock on the file keeps others out, so all tables are ours.
        """
        rows = [(entry.table_id, entry.n, entry.at, entry.data, entry.finished) for entry in batch]
        return self._run(self._writer, self._append, rows)

    def _append(self, rows: Sequence[tuple[Any, ...]]) -> Collection[str]:
        if self._damage:
            raise self._damage
        try:
            self._insert(rows)
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.DataError as error:
            raise DataError(str(error), None, error) from error
        except sqlite3.Error as error:
            self._note(error)
            raise self._damage or error from error
        self._failed = False
        self._check()  # before anybody hears that it is durable
        return ()

    def _insert(self, rows: Sequence[tuple[Any, ...]]) -> None:
        assert self._log
        with self._log:
            if len(rows) > MOST_ROWS:
                self._log.execute("BEGIN")
            for first in range(0, len(rows), MOST_ROWS):
                some = rows[first : first + MOST_ROWS]
                self._log.execute(append_rows(len(some)), tuple(chain.from_iterable(some)))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some work that only reads, in a thread of its own."""
        return await self._run(self._readers, self._within, self._engine.connect, work)

    async def write(self, work: Callable[[Connection], T], urgent: bool = False) -> T:
        """Do some work in one transaction, which is durable on return. There is one thread that writes, for all."""
        return await self._run(self._writer, self._within, self._engine.begin, work)

    def _within(self, enter: Callable[[], AbstractContextManager[Connection]], work: Callable[[Connection], T]) -> T:
        """Do some work with a connection, and let go of it. A new one must not open a file that is not ours."""
        self._check()
        try:
            with enter() as connection:
                done = work(connection)
        except DatabaseError as error:
            self._note(error.orig)
            raise self._damage or error from error
        self._check()
        return done

    async def check(self) -> None:
        """Raise `Trouble` if what is written now would not be kept."""
        try:
            await self._run(self._writer, self._look)
        except OSError as error:
            raise Trouble("store-failed", place=self.place, reason=reason(error)) from error

    def _look(self) -> None:
        assert self._hold
        assert self._log
        self._check()
        try:
            self._hold.look()
        except Trouble as trouble:
            if trouble.message.id == "store-overwritten":
                self._damage = trouble
            raise
        if self._failed:
            check_room(self._path.parent)
            try:
                self._log.execute("PRAGMA user_version = 0")  # changes nothing, but is written and synced
            except sqlite3.Error as error:
                self._note(error)
                raise self._damage or Trouble("store-failed", place=self.place, reason=str(error)) from error
            self._failed = False

    def _check(self) -> None:
        if self._damage:
            raise self._damage
        assert self._hold
        self._hold.check()

    def _note(self, error: BaseException | None) -> None:
        """Remember what an error says of the file."""
        self._failed = self._failed or not isinstance(error, sqlite3.IntegrityError | sqlite3.DataError)
        if primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            self._damage = Trouble("store-overwritten", place=self.place, reason=str(error))

    async def free_bytes(self) -> float:
        """Return how much room there is where the file is."""
        return (await self._run(self._readers, shutil.disk_usage, self._path.parent)).free

    async def close(self) -> None:
        """Write what is under way, close all connections and let other servers in. The file is complete by itself."""
        await self._run(self._writer, self._release)
        self._writer.shutdown()

    def _release(self) -> None:
        self._readers.shutdown()
        if self._log:
            self._move_log_into_file(self._log)
        self._engine.dispose()
        if self._log:
            self._log.close()
        if self._unwanted:
            self._remove()
        for held in (self._lock, self._hold):  # the last one last: closing it ends all locks on the file
            if held:
                held.close()

    def _remove(self) -> None:
        for end in ("", "-wal", "-shm", *(["-lock"] if self._lock else [])):
            with suppress(OSError):  # Windows keeps what is open
                Path(f"{self._path}{end}").unlink()

    def _move_log_into_file(self, connection: sqlite3.Connection) -> None:
        """Write into the file what is only in SQLite's own log. Else only the last program to close it would."""
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
        try:
            busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.Error as error:
            log.warning("%s needs %s-wal beside it: %s", self.place, self.place, error)
        else:
            if busy:
                log.warning("%s is being read by another program: it needs %s-wal beside it", self.place, self.place)

    def _run(self, threads: ThreadPoolExecutor, call: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(threads, call, *args)


def append_rows(n: int) -> str:
    """Return a statement that appends n rows."""
    return "INSERT INTO log VALUES " + ",".join(["(?,?,?,?,?)"] * n)


def engine(path: Path) -> Engine:
    """Return SQLAlchemy's way to a file, with our settings and with transactions that begin where we say."""
    made = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)

    @event.listens_for(made, "connect")
    def _connected(connection: sqlite3.Connection, _: Any) -> None:
        prepare(connection)

    @event.listens_for(made, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return made


def connect_log(path: Path) -> sqlite3.Connection:
    """Connect for entries, which come all the time: around SQLAlchemy, which would take as long as SQLite itself."""
    connection = sqlite3.connect(path)
    try:
        prepare(connection)
        for statement in ON_APPEND:
            connection.execute(statement)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """Set up a connection: durable, with foreign keys, and with transactions that we begin ourselves."""
    connection.isolation_level = None  # we begin transactions ourselves, also around a change of the schema
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def lock(path: Path) -> sqlite3.Connection:
    """Keep other servers away from a file. SQLite locks a file beside it, on every system; the lock ends with us."""
    held = sqlite3.connect(f"{path}-lock", timeout=0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        held.close()
        raise
    return held


def check_path(path: Path) -> None:
    """Refuse what cannot be a file of ours."""
    if path.exists() and not path.is_file():
        raise StoreError("store-not-file", place=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    check_writable(path)


def check_file(path: Path) -> None:
    """Refuse a file that is no database, a damaged one, or somebody else's; it is opened for reading only."""
    with path.open("rb") as file:
        head = file.read(len(MAGIC))
    if not head:
        return
    if head != MAGIC:
        raise StoreError("store-not-database", place=str(path))
    reading = create_engine("sqlite://", creator=lambda: connect_read_only(path), poolclass=NullPool)
    with reading.connect() as connection:
        check(connection, str(path))
        if path.stat().st_size <= CHECKED:
            check_health(connection, str(path))


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Look into a file without leaving a trace: unless a log of changes lies beside it, SQLite need not make one."""
    immutable = 0 if Path(f"{path}-wal").exists() else 1
    return sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable={immutable}", uri=True, timeout=0)


def check_health(connection: Connection, place: str) -> None:
    """Refuse a damaged database."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise StoreError("store-damaged", place=place, reason=" ".join(found.split()))  # SQLite takes two lines for it


def refusal(error: Exception, place: str) -> StoreError:
    """Say why a file cannot be used, in our words if we have any."""
    if isinstance(error, OSError):
        return StoreError("store-read-only", place=place, reason=reason(error))
    code = primary_code(getattr(error, "orig", error))
    return StoreError(REFUSALS.get(code, "store-failed"), place=place, reason=reason(error))


def primary_code(error: BaseException | None) -> int:
    """Return SQLite's code for an error: the low byte, the rest are details."""
    return int(getattr(error, "sqlite_errorcode", -1)) & 0xFF
