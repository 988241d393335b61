"""Reach one client: by its own WebSocket, or by a pipe from the process that holds it. Both are used alike."""

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from ninelives.games.errors import GameError
from ninelives.server.wire import NO_SHORTCUTS, Shortcuts, shortcuts

BYE, LOST = 1000, 1006  # how WebSocket calls an end in peace, and one without a word
HEAD = 5  # bytes before the content of a frame in a pipe: its kind, and its length
TEXT, CLOSE, PING, PONG = b"T", b"C", b"P", b"Q"
NUMBER = 4  # bytes of a number in a ping or a pong
MOST_PINGS = 16  # that wait for an answer
LONGEST_FRAME = 1 << 24


class HungUp(Exception):
    """Raised when the other end of a line is gone, with the code it went with."""

    def __init__(self, line: "Line", code: int) -> None:
        super().__init__(code)
        self.line = line
        self.code = code


class Line(Protocol):
    """What a room needs of a client's connection."""

    shortcuts: Shortcuts

    async def receive(self) -> str:
        """Wait for the next text. Raises `HungUp`."""

    async def send(self, text: str) -> None:
        """Send a text, as soon as the client has room for it. Raises `HungUp`."""

    async def close(self, code: int) -> None:
        """Hang up."""


class WebSocketLine:
    """A client that is connected to this process."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.shortcuts = shortcuts(socket.scope)

    async def receive(self) -> str:
        """Wait for the next text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise HungUp(self, message.get("code", BYE))
        text = message.get("text")
        if text is None:
            raise GameError("text-only")
        return str(text)

    async def send(self, text: str) -> None:
        """Send a text."""
        try:
            await self._socket.send_text(text)
        except WebSocketDisconnect as error:
            raise HungUp(self, error.code) from error

    async def close(self, code: int) -> None:
        """Hang up. Raises `HungUp` if the client has done so meanwhile."""
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError) as error:  # the second: its last word has been heard
            raise HungUp(self, LOST) from error


class Pipe:
    """Texts between two processes on behalf of one client, in frames: a kind, a length, the content.

    The owner of a table can have the client pinged by the process that holds it, which also knows what its kernel has
    measured.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, longest: int) -> None:
        """Take frames of `longest` bytes at most, until the other end is to be trusted."""
        self._reader, self._writer, self._longest = reader, writer, longest
        self.shortcuts = Shortcuts(self._send_now, ping=self._ping, round_trip=lambda: self._round_trip)
        self._client = NO_SHORTCUTS
        self._numbers = itertools.count(1)
        self._pings: dict[int, Callable[[], None]] = {}
        self._round_trip: float | None = None  # milliseconds, as the kernel of the other end has last measured it

    def trust(self) -> None:
        """Take longer frames from now on: the other end is one of us."""
        self._longest = LONGEST_FRAME

    def measure_by(self, client: Shortcuts) -> None:
        """Answer pings of the other end by those of a client that we hold."""
        self._client = client

    async def receive(self) -> str:
        """Wait for the next text."""
        while True:
            kind, content = await self._frame()
            if kind == CLOSE:
                raise HungUp(self, int.from_bytes(content))
            if kind == PING:
                self._client.ping(partial(self._pong, content))
            elif kind == PONG:
                self._take_pong(content)
            else:
                return content.decode(errors="replace")

    def _ping(self, answered: Callable[[], None]) -> None:
        """Have the client at the other end pinged; `answered` is called when it has answered."""
        number = next(self._numbers)
        self._pings[number] = answered
        self._pings.pop(number - MOST_PINGS, None)
        if not self._writer.is_closing():
            self._write(PING, number.to_bytes(NUMBER))

    def _pong(self, number: bytes) -> None:
        """Tell the other end that our client has answered, and what our kernel has measured meanwhile."""
        microseconds = int(1000 * (self._client.round_trip() or 0))
        if not self._writer.is_closing():
            self._write(PONG, number + microseconds.to_bytes(NUMBER))

    def _take_pong(self, content: bytes) -> None:
        microseconds = int.from_bytes(content[NUMBER:])
        self._round_trip = microseconds / 1000 if microseconds else None
        if answered := self._pings.pop(int.from_bytes(content[:NUMBER]), None):
            answered()

    async def _frame(self) -> tuple[bytes, bytes]:
        try:
            head = await self._reader.readexactly(HEAD)
            size = int.from_bytes(head[1:])
            if size > self._longest:
                raise HungUp(self, LOST)
            return head[:1], await self._reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise HungUp(self, LOST) from error

    async def send(self, text: str) -> None:
        """Send a text."""
        await self._put(TEXT, text.encode())

    def _send_now(self, text: bytes) -> bool:
        """Send a text, if it need not wait: then it was sent."""
        if self._writer.is_closing() or self._writer.transport.get_write_buffer_size():
            return False
        self._write(TEXT, text)
        return True

    async def _put(self, kind: bytes, content: bytes) -> None:
        if self._writer.is_closing():  # uvloop would take another word for a mistake of ours
            raise HungUp(self, LOST)
        try:
            self._write(kind, content)
            await self._writer.drain()
        except (OSError, RuntimeError) as error:  # the second is what uvloop says of a connection that is gone
            raise HungUp(self, LOST) from error

    def _write(self, kind: bytes, content: bytes) -> None:
        self._writer.write(kind + len(content).to_bytes(HEAD - 1) + content)

    async def close(self, code: int) -> None:
        """Say with which code the client is to be hung up, and close the pipe."""
        with suppress(HungUp):
            await self._put(CLOSE, code.to_bytes(2))
        self._writer.close()
