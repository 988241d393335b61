"""Say what the store asks of a database. SQLite and PostgreSQL offer it alike."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


@dataclass(slots=True)
class Entry:
    """One entry of a table's log, on its way to the disk."""

    owner: str  # the process that appends it
    epoch: int  # under which that process owns the table
    table_id: str
    n: int
    at: float
    data: bytes
    finished: bool
    written: asyncio.Future[None]


class Conflict(Exception):
    """Raised for entries that are there already, written by somebody else, or that are not ours to write any more."""


class Database(Protocol):
    """What the store needs of a database: to append entries, and to read and write anything else."""

    place: str  # what to call it in messages: the path of a file, or an address without secrets
    begins_at_once: bool  # whether `append` begins when it is called, or when it is awaited
    is_shared: bool  # whether other processes may use it at the same time

    def append(self, batch: Sequence[Entry]) -> Awaitable[Collection[str]]:
        """Write entries, all of a table or none; they are durable when this has been awaited.

        Returns then the tables that are not ours any more: nothing of theirs was written. Raises, with nothing written
        at all, `Conflict`, or SQLAlchemy's `DataError` for what the database cannot hold.
        """

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some work that only reads."""

    async def write(self, work: Callable[[Connection], T], urgent: bool = False) -> T:
        """Do some work in one transaction, which is durable on return. What is urgent waits for nothing else."""

    async def check(self) -> None:
        """Raise `Trouble` if what is written now would not be kept."""

    async def free_bytes(self) -> float:
        """Return how much more fits on the disk, as far as we can know."""

    async def close(self) -> None:
        """Finish what is under way and close all connections."""
