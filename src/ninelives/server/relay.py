"""Relay a client to the process that owns its table: a pipe over a private address, for those we share a key with.

Any process takes any client, so any proxy before them will do. The one that is asked for a table knows who the client
is; the owner takes its word, since both ends of a pipe prove first that they know the signing key. What the operator
says to one process reaches all the others by pipes, too.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from ninelives.server.connection import SERVICE_RESTART
from ninelives.server.line import LOST, HungUp, Line, Pipe

HANDSHAKE_SECONDS = 2.0
NONCE_BYTES = 16
OWNER = "owner"  # what an owner proves itself with, which no other proof begins with
LONGEST_LINE = 1 << 16

log = logging.getLogger(__name__)


class Caller(msgspec.Struct, tag="client"):
    """Who is relayed, and whereto."""

    code: str
    person: str
    address: str  # where the client is


class Errand(msgspec.Struct, tag="operator"):
    """What the operator wants of every process: to carry out an order, if there is one, and to tell how it is."""

    order: str = ""


class Hello(msgspec.Struct):
    """The first words of who opens a pipe."""

    wish: Caller | Errand
    nonce: str  # for the other end to prove itself with


Answer = Callable[[Line, Caller, str], Awaitable[None]]
Obey = Callable[[str], str]


class Relays:
    """Both ends of the pipes of a process."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.new(key, b"relay", hashlib.sha256).digest()

    # The end at the owner of the table.

    async def listen(self, address: str, answer: Answer, obey: Obey) -> asyncio.Server:
        """Take pipes at a private address: `host`, `host:port`, or "" for this machine only, at any port that is free.

        `answer` serves a client at the other end, whom it greets with the given words; `obey` does what the operator
        says and tells how things are.
        """
        host, _, port = address.partition(":")

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            pipe = Pipe(reader, writer, LONGEST_LINE)
            try:
                hello = await asyncio.wait_for(self._identify(pipe), HANDSHAKE_SECONDS)
                if hello is None:
                    return
                welcome = self._proof(OWNER, hello.nonce)
                if isinstance(hello.wish, Caller):
                    await answer(pipe, hello.wish, welcome)
                else:
                    await pipe.send(welcome)
                    await pipe.send(obey(hello.wish.order))
            except (TimeoutError, HungUp):
                pass
            finally:
                writer.close()

        return await asyncio.start_server(take, host or "127.0.0.1", int(port or 0), limit=LONGEST_LINE)

    async def _identify(self, pipe: Pipe) -> Hello | None:
        """Let the other end prove that it is one of us."""
        nonce = secrets.token_hex(NONCE_BYTES)
        await pipe.send(nonce)
        proof, _, said = (await pipe.receive()).partition(" ")
        if not hmac.compare_digest(proof.encode(), self._proof(nonce, said).encode()):
            log.warning("a stranger tried to open a pipe")
            return None
        pipe.trust()
        return msgspec.json.decode(said, type=Hello)

    def _proof(self, nonce: str, said: str) -> str:
        return hmac.new(self._key, f"{nonce} {said}".encode(), hashlib.sha256).hexdigest()

    # The end at the process that holds the client, or that the operator speaks to.

    async def ask(self, address: str, order: str) -> str:
        """Have another process do what the operator says, and return how it is. Raises OSError if it is silent."""
        pipe = await self.open(address, Errand(order))
        if pipe is None:
            raise ConnectionError
        try:
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                return await pipe.receive()
        except HungUp as error:
            raise ConnectionError from error
        finally:
            await pipe.close(LOST)

    async def open(self, address: str, wish: Caller | Errand) -> Pipe | None:
        """Open a pipe to the owner of a table, or return None if it has the table no more.

        Raises OSError if nobody answers there.
        """
        host, _, port = address.rpartition(":")
        if not port:
            raise ConnectionError
        writer: asyncio.StreamWriter | None = None
        is_welcome = False
        try:
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                reader, writer = await asyncio.open_connection(host, int(port), limit=LONGEST_LINE)
                pipe = Pipe(reader, writer, LONGEST_LINE)
                hello = Hello(wish, secrets.token_hex(NONCE_BYTES))
                nonce, said = await pipe.receive(), msgspec.json.encode(hello).decode()
                await pipe.send(f"{self._proof(nonce, said)} {said}")
                is_welcome = hmac.compare_digest(
                    (await pipe.receive()).encode(), self._proof(OWNER, hello.nonce).encode()
                )
                pipe.trust()
                return pipe if is_welcome else None
        except HungUp:
            return None
        finally:
            if writer and not is_welcome:
                writer.transport.abort()  # else an owner that answers too late would serve somebody who is not there


async def join(client: Line, pipe: Line) -> int:
    """Pass on all that both ends say until one hangs up. Return the code with which the client is to be hung up.

    Raises `HungUp` if that is what the client has done.
    """
    ways = [asyncio.create_task(pump(client, pipe)), asyncio.create_task(pump(pipe, client))]
    try:
        ended, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        ended.pop().result()
        raise AssertionError("a pump ends by an exception")
    except HungUp as end:
        if end.line is client:
            raise
        return SERVICE_RESTART if end.code == LOST else end.code
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await pipe.close(LOST)


async def pump(source: Line, target: Line) -> None:
    """Pass on what the source says until somebody hangs up."""
    while True:
        text = await source.receive()
        if not target.shortcuts.send_now(text.encode()):
            await target.send(text)
