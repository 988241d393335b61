"""Give uvicorn's WebSocket shortcuts: most messages, in and out, need no queue, no task and no layers in between.

They use parts of uvicorn that it may change at any time. This is the only file that does. If a part is not there, the
server runs without shortcuts, on uvicorn's public interface alone.
"""

import asyncio
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Base
    from websockets.http11 import Request
else:
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Base
    except ImportError:  # a uvicorn that we do not know
        Base = asyncio.Protocol

EXTENSION = "ninelives.wire"  # where an application finds the shortcuts: among the extensions of the scope
TEXT = b"\x81"  # a whole message in one frame
# What is used of uvicorn's protocol: of the class, and of each connection.
METHODS = ("handle_connect", "receive", "schedule_ping", "send_keepalive_ping", "send_receive_event_to_app")
FIELDS = (
    *("close_sent", "curr_msg_data_type", "disconnected", "frames", "handshake_complete"),
    *("queue", "scope", "transport", "writable"),
)
PLAIN = "websockets-sansio" if Base.__module__.startswith("uvicorn.") else "auto"  # by names that uvicorn documents


@dataclass(frozen=True)
class Shortcuts:
    """The ways around uvicorn's queues; without them everything goes the usual way."""

    send_now: Callable[[bytes], bool] = lambda _: False
    listen: Callable[[Callable[[str], bool] | None], None] = lambda _: None


NO_SHORTCUTS = Shortcuts()


def shortcuts(scope: MutableMapping[str, Any]) -> Shortcuts:
    """Return the shortcuts of a connection, if it has any."""
    found: Shortcuts = scope.get("extensions", {}).get(EXTENSION, NO_SHORTCUTS)
    return found


def protocol(plain: bool = False) -> type[asyncio.Protocol] | Any:
    """Choose what uvicorn is to speak WebSocket with: with shortcuts where they fit, or as it comes."""
    return Wire if fits(Base) and not plain else PLAIN


def fits(base: type) -> bool:
    """Say whether uvicorn's protocol is built as the shortcuts expect."""
    return all(hasattr(base, method) for method in METHODS)


class Wire(Base):
    """uvicorn's protocol with shortcuts."""

    _hear: Callable[[str], bool] | None = None
    _spoke = False  # since it was last to be asked whether it is there

    def handle_connect(self, event: "Request") -> None:
        """Offer the shortcuts to the application."""
        super().handle_connect(event)
        if all(hasattr(self, field) for field in FIELDS) and not self.close_sent:
            extensions = cast(dict[str, Any], self.scope.setdefault("extensions", {}))
            extensions[EXTENSION] = Shortcuts(self.send_now, self.listen)

    def send_now(self, text: bytes) -> bool:
        """Send a text, if it need not wait: then it was sent. In between, frames may be sent the usual way."""
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(TEXT + size(len(text)) + text)
        return True

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
        text = self._text() if self._hear and self.queue.empty() and not self.close_sent else None
        if text is None or not self._is_heard(text):
            super().send_receive_event_to_app()
        else:
            self.frames = []

    def _is_heard(self, text: str) -> bool:
        try:
            return self._hear is not None and self._hear(text)
        except Exception as error:
            self.queue.put_nowait(cast(Any, error))
            return True

    def _text(self) -> str | None:
        """Return the message that is complete now, if it is a text."""
        if self.curr_msg_data_type != "text":
            return None
        try:
            return b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return None

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
