"""Say who may append to the log of a table, and which processes are alive. By the database's clock, never by ours.

A process beats once a second. Whose last beat is older than a lease is dead, and anybody may claim its tables. A claim
raises the table's epoch, and an entry is written under the current epoch only, so that it does no harm if the dead one
is merely slow. Every function here works on SQLite and PostgreSQL alike, within somebody's transaction.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Double, Exists, Select, delete, exists, insert, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from ninelives.store.schema import processes, tables

LEASE_SECONDS = 3.4  # since the last beat: leaves time to claim hundreds of tables within 5 s


class database_time(FunctionElement[float]):  # noqa: N801 - named like the SQL function that it is
    """The database's clock, in seconds since 1970."""

    type = Double()
    inherit_cache = True


@compiles(database_time, "postgresql")
def _postgres_time(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS float8)"


@compiles(database_time, "sqlite")
def _sqlite_time(*_: Any, **__: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


def is_alive() -> ColumnElement[bool]:
    """Say of a process whether its lease is not over."""
    return processes.c.beat >= database_time() - LEASE_SECONDS


def owner_is_alive() -> Exists:
    """Say of a table whether the process that owns it is alive."""
    return exists().where(processes.c.id == tables.c.owner, is_alive())


@dataclass(frozen=True)
class Claim:
    """The answer to a claim: the epoch under which the table is ours now, or else who has it."""

    epoch: int = 0
    owner: str = ""
    address: str = ""
    seconds: float = 0.0  # until the owner's lease is over, unless it beats again


def claim(connection: Connection, table_ids: Sequence[str], process: str) -> dict[str, Claim]:
    """Make a process the owner of tables, but not of those that another one owns that is alive.

    A table that somebody else is just writing to, or claiming, stays theirs for now: nobody waits for anybody.
    """
    free = tables.c.owner.is_(None) | (tables.c.owner == process) | ~owner_is_alive()
    chosen = select(tables.c.id).where(tables.c.id.in_(table_ids), free).with_for_update(skip_locked=True)
    taken = (
        update(tables)
        .where(tables.c.id.in_(chosen))
        .values(owner=process, epoch=tables.c.epoch + 1, people=0)
        .returning(tables.c.id, tables.c.epoch)
    )
    ours = {row.id: Claim(row.epoch, process) for row in connection.execute(taken)}
    rest = [table_id for table_id in table_ids if table_id not in ours]
    return ours | (owners(connection, rest) if rest else {})


def owners(connection: Connection, table_ids: Sequence[str]) -> dict[str, Claim]:
    """Return who owns tables that cannot be claimed, and for how long at least; of some that may be nobody by now."""
    left = (processes.c.beat + LEASE_SECONDS - database_time()).label("left")
    query = (
        select(tables.c.id, tables.c.owner, processes.c.address, left)
        .select_from(tables.outerjoin(processes, tables.c.owner == processes.c.id))
        .where(tables.c.id.in_(table_ids))
    )
    return {row.id: Claim(0, row.owner or "", row.address or "", row.left or 0.0) for row in connection.execute(query)}


def give_back(connection: Connection, table_id: str, process: str, epoch: int) -> None:
    """Let others have a table, if it is still ours under this epoch."""
    mine = (tables.c.id == table_id) & (tables.c.owner == process) & (tables.c.epoch == epoch)
    connection.execute(update(tables).where(mine).values(owner=None, people=0))


def describe(connection: Connection, process: str, descriptions: Sequence[tuple[str, int, bytes]]) -> None:
    """Write down how many people are at tables of a process, and what to tell of these tables elsewhere."""
    for table_id, people, about in descriptions:
        mine = (tables.c.id == table_id) & (tables.c.owner == process)
        connection.execute(update(tables).where(mine).values(people=people, about=about))


def described_elsewhere(process: str) -> Select[Any]:
    """Select what other processes that are alive say of their tables."""
    return select(tables.c.about).where(tables.c.owner != process, owner_is_alive(), tables.c.about.is_not(None))


def register(connection: Connection, process: str, address: str) -> None:
    """Add a process that lives from now on, and drop those that have been dead for long."""
    long_ago = database_time() - 100 * LEASE_SECONDS
    connection.execute(delete(processes).where(processes.c.beat < long_ago))
    connection.execute(insert(processes).values(id=process, address=address, beat=database_time()))


def beat(connection: Connection, process: str) -> bool:
    """Say that a process lives. False: it is too late, others may have taken its tables."""
    mine = (processes.c.id == process) & is_alive()
    return connection.execute(update(processes).where(mine).values(beat=database_time())).rowcount == 1


def bury(connection: Connection, *dead: str) -> None:
    """Take processes away that have ended: nobody has to wait for their leases."""
    connection.execute(delete(processes).where(processes.c.id.in_(dead)))
