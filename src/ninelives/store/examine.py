"""Find out how a database is, for whoever looks after it. Only reads, also while servers use it."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from ninelives.store.backup import check_content
from ninelives.store.errors import StoreError
from ninelives.store.hold import check_writable
from ninelives.store.ownership import is_alive
from ninelives.store.place import is_postgres, shown, sqlite_path
from ninelives.store.schema import is_newest, processes, tables
from ninelives.store.snapshot import look

MAY_WRITE = "SELECT NOT pg_is_in_recovery() AND has_table_privilege('entries', 'INSERT')"


@dataclass(frozen=True)
class Facts:
    """What is known of a database."""

    place: str
    software: str
    size: int  # bytes
    tables: int
    is_newest: bool  # its schema is the one of this program
    error: StoreError | None  # why it is no good, or cannot be written
    ahead: float  # seconds by which its clock is ahead of ours
    last_used: float  # seconds since 1970: when something was last written
    processes: tuple[str, ...] = ()  # where those that are alive say that others reach them


async def examine(url: str) -> Facts:
    """Look a database through. One that cannot be opened at all is refused."""

    def work(connection: Connection) -> Facts:
        def ask(query: str) -> str:
            return str(connection.exec_driver_sql(query).scalar_one())

        before = time.time()
        if is_postgres(url):
            ahead = float(ask("SELECT extract(epoch FROM clock_timestamp())")) - (before + time.time()) / 2
            software, size = (
                f"PostgreSQL {ask('SHOW server_version')}",
                ask("SELECT pg_database_size(current_database())"),
            )
        else:
            ahead, software = 0.0, f"SQLite {ask('SELECT sqlite_version()')}"
            size = ask("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        count, last_used = connection.execute(
            select(func.count(), func.max(tables.c.updated)).select_from(tables)
        ).one()
        error, newest = flaw(connection, url), is_newest(connection)
        alive = select(processes.c.address).where(is_alive()).order_by(processes.c.address)
        addresses = tuple(connection.scalars(alive)) if newest and is_postgres(url) else ()
        return Facts(shown(url), software, int(size), count, newest, error, ahead, last_used or 0.0, addresses)

    return await look(url, work)


def flaw(connection: Connection, url: str) -> StoreError | None:
    """Return what is wrong with a database, or why it cannot be written."""
    try:
        check_content(shown(url), connection)
        if not is_postgres(url):
            check_writable(sqlite_path(url))
        elif not connection.exec_driver_sql(MAY_WRITE).scalar_one():
            raise StoreError("store-read-only", place=shown(url), reason="PostgreSQL")
    except StoreError as error:
        return error
    return None
