"""A live server in the process of a test, on a port of its own and a real SQLite file."""

import asyncio
import json
import logging
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from types import MappingProxyType
from typing import Any, ParamSpec

import uvicorn

from ninelives.server.hub import Hub
from ninelives.server.limits import Limits
from ninelives.server.room import Room
from ninelives.server.run import configured, open_hub
from ninelives.server.settings import Settings
from tests.server.client import Client, seat_all

P = ParamSpec("P")


Test = Callable[P, Coroutine[Any, Any, None]]


def within(seconds: float) -> Callable[[Test[P]], Callable[P, None]]:
    """Run a test in an event loop of its own, and not for ever."""

    def decorate(test: Test[P]) -> Callable[P, None]:
        @wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            asyncio.run(asyncio.wait_for(test(*args, **kwargs), seconds))

        return run

    return decorate


def in_loop(test: Test[P]) -> Callable[P, None]:
    return within(60)(test)


async def fetch(url: str, body: Any = None, method: str | None = None, **headers: str) -> tuple[int, str]:
    """Status and text of an HTTP answer."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)

    def run() -> tuple[int, str]:
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.read().decode(errors="replace")  # a font is no text
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    return await asyncio.to_thread(run)


# Of uvicorn on garbage, and of asyncio when people hang up while they are told something: no fault of the server.
HARMLESS = ("Invalid HTTP request received.", "Unsupported upgrade request.", "socket.send() raised exception.")


class Ears(logging.Handler):
    """Hears what the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() not in HARMLESS:
            self.heard.append(logging.Formatter().format(record))


@contextmanager
def listening() -> Iterator[list[str]]:
    ears, loggers = Ears(), (logging.getLogger(), logging.getLogger("uvicorn"))
    for logger in loggers:
        logger.addHandler(ears)
    try:
        yield ears.heard
    finally:
        for logger in loggers:
            logger.removeHandler(ears)


@dataclass
class Live:
    url: str
    hub: Hub
    clients: list[Client] = field(default_factory=list)

    async def get(self, path: str) -> str:
        status, text = await fetch(self.url + path)
        assert status == 200, text
        return text

    async def open(self, game: str, players: int, **more: Any) -> str:
        """A new table's code."""
        wish = {"game": game, "players": players, **more}
        status, text = await fetch(f"{self.url}/api/tables", wish)
        assert status == 201, text
        return str(json.loads(text)["code"])

    async def token(self) -> str:
        _, text = await fetch(f"{self.url}/api/people", b"")
        return str(json.loads(text)["token"])

    async def join(self, code: str, token: str = "") -> Client:
        client = await Client.join(self.url, code, token or await self.token())
        self.clients.append(client)
        return client

    async def gather(self, code: str, people: int, bot: str = "thumb", start: bool = True) -> list[Client]:
        """So many new people at a table, and bots at the other seats."""
        clients = [await self.join(code) for _ in range(people)]
        await seat_all(clients, bot, start)
        return clients

    async def watched(self, game: str, players: int, people: int, **more: Any) -> tuple[str, list[Client], Client]:
        """A game begun with somebody who only watches: its code, the people at it, the spectator."""
        code = await self.open(game, players, **more)
        clients = await self.gather(code, people)
        return code, clients, await self.join(code)

    def room(self, code: str) -> Room:
        return next(room for room in self.hub.rooms.values() if room.row.code == code)

    async def metric(self, name: str) -> int:
        """A counter or a gauge; one with labels is summed up."""
        lines = [line.split() for line in (await self.get("/metrics")).splitlines()]
        return sum(int(value[-1]) for key, *value in lines if key.partition("{")[0] == f"ninelives_{name}")


@asynccontextmanager
async def live(
    db: Path,
    pace: float = 0.0,
    complains: bool = False,
    plain: bool = False,
    proxies: tuple[str, ...] = (),
    more: Mapping[str, Any] = MappingProxyType({}),
    **limits: Any,
) -> AsyncIterator[Live]:
    """A server until the end of the block. There is nothing to complain about, unless the test expects it.

    `plain`: on uvicorn's public interface alone. `more`: settings besides the limits.
    """
    settings = Settings(db=str(db), pace=pace, proxies=proxies, plain_wire=plain, limits=Limits(**limits), **more)
    listener = socket.create_server(("127.0.0.1", 0))
    async with open_hub(settings) as hub:
        server = uvicorn.Server(configured(hub, settings))
        with listening() as complaints:
            running = asyncio.create_task(server.serve(sockets=[listener]))
            table = Live(f"http://127.0.0.1:{listener.getsockname()[1]}", hub)
            try:
                yield table
            finally:
                await asyncio.gather(*(client.close() for client in table.clients))
                server.should_exit = True
                await running
    assert bool(complaints) == complains, complaints
