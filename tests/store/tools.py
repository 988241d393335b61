"""What the tests of the store share."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from functools import wraps
from typing import Any, ParamSpec

from ninelives.store import Store, StoreError, TableRow
from ninelives.store.place import is_postgres, sqlite_path
from tests.store import server

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own, and not for ever."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return run


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def row(name: str, public: bool = False) -> TableRow:
    return TableRow(f"id of {name}", name, "any game", public)


async def new_table(store: Store, name: str) -> str:
    """A table whose log holds b"0"."""
    await store.create(row(name), b"0")
    return row(name).id


async def outcome(written: "asyncio.Future[None]") -> str:
    """How an append ended."""
    try:
        await written
    except StoreError as error:
        return error.message.id
    return "written"


def execute(url: str, *statements: str) -> None:
    """Do something to a database behind the back of the store."""
    if is_postgres(url):
        server.execute(url, *statements)
    else:
        with closing(sqlite3.connect(sqlite_path(url))) as connection, connection:
            for statement in statements:
                connection.execute(statement)


async def meddle(url: str, *statements: str) -> None:
    await asyncio.to_thread(execute, url, *statements)


def literal(url: str, data: bytes) -> str:
    """Bytes, as the SQL of this database writes them."""
    return f"'\\x{data.hex()}'" if is_postgres(url) else f"x'{data.hex()}'"


async def refusal(url: str) -> StoreError:
    """Why a store does not open."""
    try:
        store = await Store.open(url)
    except StoreError as error:
        return error
    await store.close()
    raise AssertionError(f"{url} was opened")
