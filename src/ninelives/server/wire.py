"""uvicorn's WebSocket with a shortcut: most of what is sent needs no queue, no task and no layers in between."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "ninelives.wire"  # where an application finds it: among the extensions of the scope
TEXT = b"\x81"  # a whole message in one frame


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"send_now": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Send a text, if it need not wait: then it was sent. In between, frames may be sent the usual way."""
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(TEXT + size(len(text)) + text)
        return True


def size(n: int) -> bytes:
    """The length of a frame, as RFC 6455 writes it."""
    if n < 126:
        return bytes((n,))
    return b"\x7e" + n.to_bytes(2) if n < 1 << 16 else b"\x7f" + n.to_bytes(8)
