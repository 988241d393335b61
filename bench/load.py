"""Tables full of clients that play at random, with as little Python as possible: what is measured is the server.

All clients of a process live in one event loop. What they say to which server is up to the kind of `Seat`.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

clock = time.perf_counter

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole frames
PLAYERS = 4
CLOSING = 0.5  # seconds until connections are gone: a loop that ends before them waits for them for ever
TABLES_PER_ADDRESS = 10  # within what a server allows one address: see docs/protocol.md


class ConnectionsLost(RuntimeError):
    pass


def local_address(table: int) -> tuple[str, int]:
    """An address of this machine for the clients of a table: 127.0.0.0/8 is all ours (on Linux)."""
    n = table // TABLES_PER_ADDRESS
    return f"127.0.{1 + n // 250}.{1 + n % 250}", 0


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket. Frames are masked with zeros: it has to be a mask, not a secret one."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._rest = b""

    @classmethod
    async def open(cls, port: int, path: str, hear: Callable[[bytes], None], local: tuple[str, int]) -> "Socket":
        socket = cls(hear)
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port, local_addr=local)
        socket.transport.write(handshake(port, path))
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        self._rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Hear all frames that are complete; the rest is to be continued."""
        at, size = 0, len(data)
        while at + 2 <= size:
            kind, n, body = data[at], data[at + 1], at + 2
            if n >= 126:
                body += 2 if n == 126 else 8
                n = int.from_bytes(data[at + 2 : body])
            if size < body + n or size < body:
                break
            at = body + n
            if kind == TEXT:
                self.hear(data[body:at])
            elif kind == PING:
                self.transport.write(frame(PONG, data[body:at]))
            elif kind == CLOSE:
                self.closed = True
        return data[at:]


def handshake(port: int, path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: bmluZSBsaXZlcyBiZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(kind: int, body: bytes) -> bytes:
    n = len(body)
    size = bytes((0x80 | n,)) if n < 126 else bytes((0x80 | 126,)) + n.to_bytes(2)
    return bytes((kind,)) + size + bytes(4) + body


class Seat:
    """One client at a table. Kinds of seats fill in `read`."""

    def __init__(self, table: "Table", n: int) -> None:
        self.table = table
        self.n = n
        self.socket: Socket
        self.turn = -1  # rises with what this seat does, or with what all do
        self.choices: Sequence[bytes] = ()  # what it could send now
        self.counts = True  # whether sending one of them is a move
        self.bytes = 0
        self.sent = 0.0  # when; 0: nothing is on its way
        self.sent_turn = -1
        self.owed = 0.0  # since when the state that shows somebody's move is on its way

    def is_here(self) -> bool:
        """Whether it has been shown its seat."""
        return self.turn >= 0

    def read(self, message: bytes) -> bool:
        """Take note of `turn` and `choices`. False: this was no state."""
        raise NotImplementedError

    def hear(self, message: bytes) -> None:
        now = clock()
        if not self.read(message):
            return
        load = self.table.load
        self.bytes = len(message)
        if self.sent and self.turn > self.sent_turn:
            load.own.append(now - self.sent)
            load.moves += 1
            self.sent = self.owed = 0.0
        elif self.owed and not self.sent:
            load.others.append(now - self.owed)
            self.owed = 0.0
        if load.at_once and not self.sent and self.choices:
            self.act()

    def act(self) -> None:
        self.socket.send(random.choice(self.choices))
        if self.counts:
            self.sent, self.sent_turn = clock(), self.turn
        self.choices = ()


class Table:
    """Four clients who play with each other."""

    def __init__(self, load: "Load", kind: type[Seat]) -> None:
        self.load = load
        self.rate = 2.0  # moves a second, when paced
        self.seats = [kind(self, n) for n in range(PLAYERS)]

    def tick(self) -> None:
        """One move, by somebody who can, if the last one has been shown to all."""
        able = [seat for seat in self.seats if seat.choices and not seat.sent]
        if not able or any(seat.owed for seat in self.seats):
            self.load.late += 1
            return
        seat = random.choice(able)
        seat.act()
        if seat.counts:
            for other in self.seats:
                other.owed = seat.sent


@dataclass
class Load:
    """All tables of a process, and what they have measured. Times are in seconds."""

    tables: list[Table] = field(default_factory=list)
    at_once: bool = False  # act as soon as it is one's turn
    own: list[float] = field(default_factory=list)  # from sending an action to the own state that shows it
    others: list[float] = field(default_factory=list)  # the same, to the states of the other seats
    moves: int = 0  # shown so far
    late: int = 0  # moves that could not be sent when they should: the one before was not there yet
    errors: list[str] = field(default_factory=list)

    async def begin(self) -> None:
        """Wait until everybody has been shown what was sent before; then measure from nothing."""
        await until(lambda: not any(seat.sent or seat.owed for table in self.tables for seat in table.seats))
        self.own, self.others, self.late = [], [], 0

    async def run_at_once(self, seconds: float) -> float:
        """Everybody acts as soon as they can: moves a second."""
        await self.begin()
        self.at_once = True
        for table in self.tables:
            for seat in table.seats:
                if seat.choices:
                    seat.act()
        await asyncio.sleep(min(1.0, seconds / 4))
        self.own, began = [], clock()
        await asyncio.sleep(seconds)
        rate = len(self.own) / (clock() - began)
        self.at_once = False
        self.check()
        return rate

    async def run_paced(self, seconds: float) -> float:
        """Each table moves so many times a second, all at moments of their own: moves a second that were shown."""
        loop = asyncio.get_running_loop()
        await self.begin()
        end = loop.time() + seconds

        def tick(table: Table, at: float) -> None:
            if at < end:
                loop.call_at(at + 1 / table.rate, tick, table, at + 1 / table.rate)
                table.tick()

        began = clock()
        for table in self.tables:
            first = loop.time() + random.random() / table.rate
            loop.call_at(first, tick, table, first)
        await asyncio.sleep(seconds)
        reached = len(self.own) / (clock() - began)
        self.check()
        return reached

    def check(self) -> None:
        if self.errors:
            raise RuntimeError(f"{len(self.errors)} errors, the first: {self.errors[0]}")
        if gone := sum(seat.socket.closed for table in self.tables for seat in table.seats):
            raise ConnectionsLost(f"{gone} connections were lost")

    async def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.socket.transport.abort()
        await asyncio.sleep(CLOSING)


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


async def open_tables(count: int, kind: type[Seat], seat_clients: Callable[[Table, int], Awaitable[None]]) -> Load:
    """So many tables with everybody seated and the game begun, a few at a time."""
    load, few = Load(), asyncio.Semaphore(20)

    async def open_one(table: Table, number: int) -> None:
        async with few:
            await seat_clients(table, number)

    load.tables = [Table(load, kind) for _ in range(count)]
    await asyncio.gather(*(open_one(table, number) for number, table in enumerate(load.tables)))
    load.check()
    return load
