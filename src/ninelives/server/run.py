"""Start a server: find a port, open the store, say where it is."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from secrets import token_bytes

import segno
import uvicorn

from ninelives import GAMES
from ninelives.bots.warmup import steps
from ninelives.games.errors import GameError
from ninelives.server.app import make_app
from ninelives.server.hub import Hub
from ninelives.server.limits import Limits
from ninelives.server.wire import protocol
from ninelives.store import Store, default_path
from ninelives.text import Catalogue, Message

FIRST_PORT, PORTS = 9999, 50


@dataclass(frozen=True)
class Settings:
    db: str = ""  # default: a file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 0  # 0: a free one from 9999 on
    public_url: str = ""
    pace: float = 1.0
    plain_wire: bool = False  # do without the shortcuts of wire.py
    limits: Limits = field(default_factory=Limits)


@contextlib.asynccontextmanager
async def open_hub(settings: Settings) -> AsyncIterator[Hub]:
    """Open all tables of a database, until the end of the block."""
    store = await Store.open(settings.db or default_path())
    try:
        key = await store.setting("signing-key", lambda: token_bytes(32))
        hub = Hub(store, key, settings.limits, settings.pace)
        try:
            yield hub
        finally:
            hub.close()
    finally:
        await store.close()


def bind(settings: Settings) -> socket.socket:
    """Return a listening socket, or raise a clear reason why there is none."""
    ports = [settings.port] if settings.port else range(FIRST_PORT, FIRST_PORT + PORTS)
    for port in ports:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            listener.listen()  # two that are only bound could share a port
        except OSError:
            listener.close()
        else:
            return listener
    raise GameError("no-port", host=settings.host, port=settings.port or FIRST_PORT)


class Server(uvicorn.Server):
    """Says where it is once it really answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()


def rehearse() -> None:
    """Compile what tables need, so that nobody has to wait for it."""
    for game in GAMES:
        for step in steps(game, ("thumb", "level1")):
            step()


def configured(hub: Hub, settings: Settings) -> uvicorn.Config:
    """Tell uvicorn how to serve these tables."""
    return uvicorn.Config(
        make_app(hub, settings.public_url),
        ws=protocol(settings.plain_wire),
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def serve(settings: Settings, listener: socket.socket, words: Catalogue, browse: bool) -> None:
    """Serve until somebody stops it."""
    async with open_hub(settings) as hub:
        threading.Thread(target=rehearse, daemon=True).start()  # who stops the server need not wait for it
        server = Server(configured(hub, settings), lambda: announce(settings, listener, words, browse))
        await server.serve(sockets=[listener])


def announce(settings: Settings, listener: socket.socket, words: Catalogue, browse: bool) -> None:
    """Say where the server is, and open a browser there."""
    port = listener.getsockname()[1]
    url = settings.public_url or f"http://{reachable(settings.host)}:{port}/"
    print(words.say(Message("server-ready", {"url": url})), flush=True)
    if settings.host != "127.0.0.1":
        segno.make(url).terminal(compact=True)
    if browse and has_browser():
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()


def has_browser() -> bool:
    """Say whether there is a browser with a window: one for text would take over the terminal."""
    windows = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return windows or "BROWSER" in os.environ


def reachable(host: str) -> str:
    """Return an address that others on the network can use."""
    if host != "0.0.0.0":
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way it would go
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def run(settings: Settings, words: Catalogue, browse: bool) -> int:
    """Serve in an event loop of our own; return the exit code."""
    listener = bind(settings)
    try:
        import uvloop
    except ImportError:  # not made for Windows
        asyncio.run(serve(settings, listener, words, browse))
    else:
        uvloop.run(serve(settings, listener, words, browse))
    return 0
