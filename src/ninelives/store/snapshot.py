"""Read a database as it is at one moment, also while servers write to it: nothing is locked, nothing is changed."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, NullPool, create_engine, event, select
from sqlalchemy.exc import DatabaseError

from ninelives.store.errors import StoreError
from ninelives.store.hold import MAGIC
from ninelives.store.place import is_postgres, is_there, shown, sqlite_path
from ninelives.store.schema import check, entries, tables
from ninelives.store.sqlite import connect_read_only, refusal
from ninelives.store.store import ROW, TableRow, postgres

T = TypeVar("T")

Work = Callable[[Connection], T]


async def look(url: str | Path, work: Work[T]) -> T:
    """Do some work that only reads, on one state of a database. One that is not ours is refused."""
    url = str(url)
    if is_postgres(url):
        return await postgres().look(url, checked(work, shown(url)))
    return await asyncio.to_thread(look_into, sqlite_path(url), work)


def look_into(path: Path, work: Work[T]) -> T:
    """Do some work that only reads on one state of an SQLite file."""
    try:
        with reading(path) as connection:
            return checked(work, str(path))(connection)
    except (OSError, sqlite3.Error, DatabaseError) as error:
        raise refusal(error, str(path)) from error


@contextmanager
def reading(path: Path) -> Iterator[Connection]:
    """Connect to one state of an SQLite file."""
    check_is_database(path)
    engine = create_engine("sqlite://", creator=lambda: connect_reader(path), poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    with engine.connect() as connection:
        yield connection


def checked(work: Work[T], place: str) -> Work[T]:
    """Return some work that is done only if the database is ours. The first look fixes the state that is read."""

    def run(connection: Connection) -> T:
        check(connection, place)
        return work(connection)

    return run


def connect_reader(path: Path) -> sqlite3.Connection:
    """Connect to a file that a server may be using.

    Where that is possible the connection has the right to write: whoever is the last to close a file has to tidy up.
    """
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        return connect_read_only(path)
    connection = sqlite3.connect(
        f"{path.as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False, timeout=20
    )
    connection.execute("PRAGMA query_only = ON")
    return connection


def check_is_database(path: Path) -> None:
    """Refuse what is no database at all, before SQLite would make one of it."""
    if not is_there(path):
        raise StoreError("store-missing", place=str(path))
    if not path.is_file():
        raise StoreError("store-not-file", place=str(path))
    try:
        with path.open("rb") as file:
            head = file.read(len(MAGIC))
    except OSError as error:
        raise StoreError("store-unreadable", place=str(path), reason=error.strerror) from error
    if head != MAGIC:
        raise StoreError("store-not-database", place=str(path))


async def each_log(url: str | Path, take: Callable[[TableRow, Sequence[bytes]], None]) -> None:
    """Hand over the log of each table, the oldest table first."""

    def work(connection: Connection) -> None:
        for row in connection.execute(select(*ROW).order_by(tables.c.created, tables.c.id)).all():
            log = select(entries.c.data).where(entries.c.table_id == row.id).order_by(entries.c.n)
            take(TableRow(**row._mapping), connection.scalars(log).all())

    await look(url, work)
