"""Keep a copy of everything: of any database, as one SQLite file, and from there into any database again."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, delete, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from ninelives.store.errors import StoreError, reason
from ninelives.store.ownership import is_alive
from ninelives.store.place import is_postgres, is_there, shown, sqlite_path
from ninelives.store.schema import entries, migrate, processes, settings, tables
from ninelives.store.snapshot import look, look_into, reading
from ninelives.store.sqlite import Sqlite, check_health
from ninelives.store.store import ROW, open_database

PAGES, ROWS = 2_000, 1_000  # at a time
# Columns that every version has had. Who owns a table is not among them: a table that is restored is nobody's.
PORTABLE = {tables: ROW, entries: list(entries.c), settings: list(settings.c)}
BROKEN_LOGS = text(
    "SELECT id FROM tables LEFT JOIN entries ON id = table_id GROUP BY id"
    " HAVING count(n) = 0 OR min(n) <> 0 OR max(n) <> count(n) - 1"
)

Progress = Callable[[float], None]  # hears how much is done, from 0 to 1


class CannotWrite(Exception):
    """Raised when a backup cannot be written, as opposed to the database not being read."""


@dataclass(frozen=True)
class Amount:
    """How much a backup holds."""

    tables: int
    entries: int


@dataclass(frozen=True)
class Restored:
    """Where a backup was put, how much it was, and where that is which was there before."""

    place: str
    amount: Amount
    replaced: Path | None


async def back_up(url: str, target: Path, force: bool, progress: Progress) -> Amount:
    """Write all of a database into a file of its own, while servers go on using it: whole, or not at all."""
    target = target.expanduser().resolve()
    taken = is_there(target, "backup-failed")
    refuse_same(target, url)
    if taken and not (force and target.is_file()):
        raise StoreError("backup-exists", file=str(target))
    with written_whole(target) as path:
        amount = await look(url, partial(copy_rows_to if is_postgres(url) else copy_pages_to, path, progress))
        look_into(path, partial(check_content, shown(url)))
    return amount


@contextmanager
def written_whole(target: Path) -> Iterator[Path]:
    """Offer a private file beside a target, which takes its place when it is complete and on the disk."""
    try:
        number, name = tempfile.mkstemp(".part", f"{target.name}.", target.parent)
        os.close(number)
        path = Path(name)
        try:
            yield path
            sync(path)
            path.replace(target)
            sync(target.parent)
        finally:
            path.unlink(missing_ok=True)
    except (OSError, CannotWrite) as error:
        raise StoreError("backup-failed", file=str(target), reason=reason(error)) from error


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if os.name != "posix" and path.is_dir():
        return  # Windows has no such thing
    number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def copy_pages_to(path: Path, progress: Progress, source: Connection) -> Amount:
    """Copy an SQLite file, page by page."""
    file = source.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    try:
        with closing(sqlite3.connect(path)) as target:
            target.execute("PRAGMA synchronous = OFF")  # the file is synced as a whole
            file.backup(target, pages=PAGES, progress=lambda _, left, pages: progress(1 - left / (pages or 1)))
            target.execute("PRAGMA journal_mode = DELETE")  # nothing is to lie beside it
    except sqlite3.OperationalError as error:  # a damaged source is another error
        raise CannotWrite(str(error)) from error
    return amount_of(source)


def copy_rows_to(path: Path, progress: Progress, source: Connection) -> Amount:
    """Copy any database into a new SQLite file, row by row."""
    engine = create_engine(URL.create("sqlite", database=str(path)))
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        with engine.begin() as target:
            migrate(target)
            return copy_rows(source, target, progress)
    except OperationalError as error:
        raise CannotWrite(reason(error)) if isinstance(error.orig, sqlite3.Error) else error from error
    finally:
        engine.dispose()


def copy_rows(source: Connection, target: Connection, progress: Progress) -> Amount:
    """Copy all rows into empty tables."""
    amount, done = amount_of(source), 0
    for table, columns in PORTABLE.items():
        chosen = source.execute(select(*columns), execution_options={"yield_per": ROWS})
        for part in chosen.partitions():
            target.execute(insert(table), [dict(row._mapping) for row in part])
            done += len(part) if table is entries else 0
            progress(done / (amount.entries or 1))
    return amount


def amount_of(connection: Connection) -> Amount:
    """Count what there is."""
    counts = [connection.scalar(select(func.count()).select_from(table)) for table in (tables, entries)]
    return Amount(*(count or 0 for count in counts))


def check_content(place: str, connection: Connection) -> None:
    """Refuse a database that is damaged, or in whose logs something is missing."""
    if connection.dialect.name == "sqlite":
        check_health(connection, place)
    if found := connection.execute(BROKEN_LOGS).first():
        raise StoreError("store-damaged", place=place, reason=f"incomplete log: {found.id}")


async def restore(source: Path, url: str, force: bool, progress: Progress) -> Restored:
    """Put everything from a backup into a database that holds no tables, all or nothing.

    With `force` it may hold others: these are replaced, and kept in a backup of their own.
    """
    source = source.expanduser().resolve()
    if not is_there(source):
        raise StoreError("backup-missing", file=str(source))
    refuse_same(source, url)
    look_into(source, partial(check_content, str(source)))  # before a database is made for it
    database = await open_database(url)
    kept = source.with_name(f"{source.name}.replaced-{datetime.now():%Y%m%d-%H%M%S}")

    def replace(target: Connection) -> Restored:
        if target.dialect.name == "postgresql":
            target.execute(text("LOCK TABLE tables, entries, settings IN ACCESS EXCLUSIVE MODE"))
            if target.execute(select(processes.c.id).where(is_alive())).first():  # whoever plays would lose what is new
                raise StoreError("store-in-use", place=database.place)
        found = amount_of(target)
        if found.tables and not force:
            raise StoreError("restore-not-empty", place=database.place, count=found.tables)
        if found.tables:
            with written_whole(kept) as path:
                copy_rows_to(path, lambda _: None, target)
        for table in (entries, tables, settings):
            target.execute(delete(table))
        with reading(source) as connection:
            amount = copy_rows(connection, target, progress)
        return Restored(database.place, amount, kept if found.tables else None)

    try:
        return await database.write(replace)
    except BaseException as error:
        if isinstance(database, Sqlite):
            database.unmake()
        if isinstance(error, IntegrityError):  # the database has taken offence at what it was given
            raise StoreError("store-damaged", place=str(source), reason=reason(error)) from error
        if isinstance(error, SQLAlchemyError | OSError):
            raise StoreError("store-failed", place=database.place, reason=reason(error)) from error
        raise
    finally:
        await database.close()


def refuse_same(file: Path, url: str) -> None:
    """Refuse a backup that is the database itself."""
    if not is_postgres(url) and is_there(file) and is_there(sqlite_path(url)) and file.samefile(sqlite_path(url)):
        raise StoreError("backup-itself", file=str(file))
