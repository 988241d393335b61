"""uvicorn's WebSocket with shortcuts: most messages, in and out, need no queue, no task and no layers in between."""

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "ninelives.wire"  # where an application finds it: among the extensions of the scope
TEXT = b"\x81"  # a whole message in one frame


class Wire(WebSocketsSansIOProtocol):
    _hear: Callable[[str], bool] | None = None
    _spoke = False  # since it was last to be asked whether it is there

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"send_now": self.send_now, "listen": self.listen}

    def send_now(self, text: bytes) -> bool:
        """Send a text, if it need not wait: then it was sent. In between, frames may be sent the usual way."""
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(TEXT + size(len(text)) + text)
        return True

    def listen(self, hear: Callable[[str], bool] | None) -> None:
        """From now on `hear` is called with each text as it comes in, unless something before it is still in the queue.

        Where it returns False, the text waits in the queue, too. What it raises is raised where the application waits
        to receive.
        """
        self._hear = hear

    def send_keepalive_ping(self) -> None:
        """Who has just spoken need not be asked, unless they do not listen."""
        if self._spoke and self.writable.is_set():
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
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
        """The message that is complete now, if it is a text."""
        if self.curr_msg_data_type != "text":
            return None
        try:
            return b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return None

    async def receive(self) -> Any:
        message = await super().receive()
        if isinstance(message, Exception):
            raise message
        return message


def size(n: int) -> bytes:
    """The length of a frame, as RFC 6455 writes it."""
    if n < 126:
        return bytes((n,))
    return b"\x7e" + n.to_bytes(2) if n < 1 << 16 else b"\x7f" + n.to_bytes(8)
