"""Give uvicorn's WebSocket shortcuts, and its HTTP a door: connections are counted, and nobody may dawdle.

Most messages, in and out, need no queue, no task and no layers in between.

All this uses parts of uvicorn that it may change at any time. This is the only file that does. If a part is not there,
the server runs without shortcuts and without a door, on uvicorn's public interface alone.
"""

import asyncio
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from functools import partial
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, cast

from ninelives.server.door import Door, Place
from ninelives.server.kernel import smallest_round_trip

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpBase
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Base
    from websockets.frames import Frame
    from websockets.http11 import Request
else:
    try:
        from uvicorn.protocols.http.h11_impl import H11Protocol as HttpBase
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Base
    except ImportError:  # a uvicorn that we do not know
        HttpBase = Base = asyncio.Protocol

EXTENSION = "ninelives.wire"  # where an application finds the shortcuts: among the extensions of the scope
TEXT, PING = b"\x81", b"\x89"  # a whole message in one frame
MOST_PINGS = 16  # that wait for an answer; uvicorn's own are not counted
NO_TEXT = 1007  # a code of WebSocket
# What is used of uvicorn's protocol: of the class, and of each connection.
METHODS = (
    *("connection_lost", "data_received", "handle_connect", "handle_parser_exception", "handle_pong", "receive"),
    *("schedule_ping", "send", "send_keepalive_ping", "send_receive_event_to_app"),
)
FIELDS = (
    *("client", "close_sent", "conn", "curr_msg_data_type", "disconnected", "frames", "handshake_complete"),
    *("handshake_initiated", "queue", "scope", "transport", "writable"),
)
HTTP_METHODS = (
    "connection_lost",
    "connection_made",
    "data_received",
    "handle_websocket_upgrade",
    "on_response_complete",
)
PLAIN = "websockets-sansio" if Base.__module__.startswith("uvicorn.") else "auto"  # by names that uvicorn documents


@dataclass(frozen=True)
class Shortcuts:
    """The ways around uvicorn's queues; without them everything goes the usual way."""

    send_now: Callable[[bytes], bool] = lambda _: False
    listen: Callable[[Callable[[str], bool] | None], None] = lambda _: None
    ping: Callable[[Callable[[], None]], None] = lambda _: None
    round_trip: Callable[[], float | None] = lambda: None
    peer: str = ""  # the address at the other end of the wire, whoever that speaks for


NO_SHORTCUTS = Shortcuts()


def shortcuts(scope: MutableMapping[str, Any]) -> Shortcuts:
    """Return the shortcuts of a connection, if it has any."""
    found: Shortcuts = scope.get("extensions", {}).get(EXTENSION, NO_SHORTCUTS)
    return found


def protocols(door: Door, plain: bool = False) -> dict[str, Any]:
    """Choose what uvicorn is to speak HTTP and WebSocket with: ours where they fit, or as it comes."""
    if plain or not fits():
        return {"http": "h11", "ws": PLAIN}
    return {"http": partial(Line, door), "ws": Wire}


def fits() -> bool:
    """Say whether uvicorn's protocols are built as ours expect."""
    found = all(hasattr(Base, method) for method in METHODS)
    return found and all(hasattr(HttpBase, method) for method in HTTP_METHODS)


class Line(HttpBase):
    """uvicorn's HTTP at a door: a head, a body and an answer must each be done within some seconds."""

    _clock: asyncio.TimerHandle | None = None
    _place: Place | None = None
    _awaited = ""

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self._door = door

    def connection_made(self, transport: Any) -> None:
        """Come in, if there is room."""
        super().connection_made(transport)
        self._place = self._door.enter(transport)
        if self._place:
            self._watch()

    def data_received(self, data: bytes) -> None:
        """Take what comes, and see what is to come next."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        super().connection_lost(exc)
        self._stop()
        if self._place:
            self._door.leave(self._place)
            self._place = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the place over to the WebSocket: it has clocks of its own."""
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire) and self._place:
            self._stop()
            self._door.waits(self._place, False)
            wire.place, self._place = (self._door, self._place), None

    def _watch(self) -> None:
        """Set the clock anew whenever something else is awaited."""
        awaited = {"IDLE": "head", "SEND_BODY": "body"}.get(self.conn.their_state.__name__, "answer")
        if self._place and awaited != self._awaited:
            self._door.waits(self._place, awaited == "head")
            self._await(awaited)

    def _await(self, awaited: str) -> None:
        self._stop()
        self._awaited = awaited
        limits = self._door.limits
        seconds = {"head": limits.head_seconds, "body": limits.body_seconds, "answer": limits.answer_seconds}[awaited]
        self._clock = self.loop.call_later(seconds, self._is_over)

    def _is_over(self) -> None:
        """Hang up. Only an answer that is still being taken has some more time."""
        if self._awaited == "head" and self.transport.get_write_buffer_size():
            self._await("answer")
        else:
            self.transport.abort()

    def _stop(self) -> None:
        self._awaited = ""
        if self._clock:
            self._clock.cancel()


class Wire(Base):
    """uvicorn's protocol with shortcuts."""

    _hear: Callable[[str], bool] | None = None
    _spoke = False  # since it was last to be asked whether it is there
    _pings: dict[bytes, Callable[[], None]]  # what to do when each is answered
    place: tuple[Door, Place] | None = None  # that it has taken over

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        super().connection_lost(exc)
        if self.place:
            door, place = self.place
            door.leave(place)
            self.place = None  # no circle may stay behind (see app.py)

    def data_received(self, data: bytes) -> None:
        """Hang up on a handshake that is not understood: its head comes as a whole, and nothing would follow."""
        super().data_received(data)
        if not getattr(self, "handshake_initiated", True) and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))  # why, if there is something to say
            self.transport.close()

    def handle_connect(self, event: "Request") -> None:
        """Offer the shortcuts to the application."""
        super().handle_connect(event)
        if all(hasattr(self, field) for field in FIELDS) and not self.close_sent:
            extensions = cast(dict[str, Any], self.scope.setdefault("extensions", {}))
            peer = self.client[0] if self.client else ""
            self._pings = {}
            extensions[EXTENSION] = Shortcuts(self.send_now, self.listen, self.ping, self.round_trip, peer)

    def send_now(self, text: bytes) -> bool:
        """Send a text, if it need not wait: then it was sent. In between, frames may be sent the usual way."""
        if not self._can_send():
            return False
        self.transport.write(TEXT + size(len(text)) + text)
        return True

    def _can_send(self) -> bool:
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        return not gone and self.handshake_complete and self.writable.is_set()

    def ping(self, answered: Callable[[], None]) -> None:
        """Send a ping of WebSocket's own. A browser answers it by itself at once, whatever its page does."""
        if self._can_send() and len(self._pings) < MOST_PINGS:
            payload = token_bytes(8)  # uvicorn's have four bytes
            self._pings[payload] = answered
            self.transport.write(PING + size(len(payload)) + payload)

    def handle_pong(self, event: "Frame") -> None:
        """Note that a ping was answered."""
        answered = self._pings.pop(bytes(event.data), None)
        if answered:
            answered()
        else:
            super().handle_pong(event)

    def round_trip(self) -> float | None:
        """Return the smallest round trip that the kernel has seen, in milliseconds, if it says so."""
        return smallest_round_trip(self.transport.get_extra_info("socket"))

    def listen(self, hear: Callable[[str], bool] | None) -> None:
        """Call `hear` with each text as it comes in, unless something before it is still in the queue.

        Where it returns False, the text waits in the queue, too. What it raises is raised where the application waits
        to receive.
        """
        self._hear = hear

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, unless they have just spoken and do listen."""
        if self._spoke and self.writable.is_set():
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Let a message be heard at once, or put it into the queue."""
        self._spoke = True
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:  # uvicorn would do the same, and write a traceback
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        if self._hear and self.queue.empty() and self._is_heard(text):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _is_heard(self, text: str) -> bool:
        try:
            return self._hear is not None and self._hear(text)
        except Exception as error:
            self.queue.put_nowait(cast(Any, error))
            return True

    async def send(self, message: Any) -> None:
        """Send a message, or raise that nobody hears it: uvicorn takes it for a mistake if it has just hung up."""
        await self.writable.wait()
        if self.close_sent:
            raise ConnectionError
        await super().send(message)

    async def receive(self) -> Any:
        """Receive the next message, or raise what went wrong when one was heard at once."""
        message = await super().receive()
        if isinstance(message, Exception):
            raise message
        return message


def size(n: int) -> bytes:
    """Write the length of a frame as RFC 6455 does."""
    if n < 126:
        return bytes((n,))
    return b"\x7e" + n.to_bytes(2) if n < 1 << 16 else b"\x7f" + n.to_bytes(8)
