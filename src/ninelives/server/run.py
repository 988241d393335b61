"""Start a server: find a port, open the store, say where it is."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from secrets import token_bytes

import segno
import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from ninelives import GAMES
from ninelives.bots.warmup import steps
from ninelives.games.errors import GameError
from ninelives.server import workers
from ninelives.server.app import make_app
from ninelives.server.beside import telling
from ninelives.server.door import Door, arriving, raise_open_files
from ninelives.server.hub import Hub
from ninelives.server.logs import level_of_others, set_up
from ninelives.server.proxies import Proxies
from ninelives.server.seldom import limit_log
from ninelives.server.settings import Settings
from ninelives.server.wire import protocols
from ninelives.store import Store, default_path, is_postgres
from ninelives.text import Catalogue, Message

FIRST_PORT, PORTS = 9999, 50
# To end. A terminal that is closed hangs up; systemd does so for a restart, and starts us again.
STOP_SIGNALS = (*HANDLED_SIGNALS, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))

log = logging.getLogger(__name__)


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
    """Says where it is once it really answers, and hands its tables over before it stops."""

    def __init__(self, config: uvicorn.Config, hub: Hub, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._announce = announce

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to `heeding`: uvicorn raises them again at its end, before the store is closed."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()  # whoever comes now is taken by another process, or comes again
        await self._hub.drain()
        await super().shutdown(sockets)


def rehearse() -> None:
    """Compile what tables need, so that nobody has to wait for it."""
    for game in GAMES:
        for step in steps(game, ("thumb", "level1")):
            step()


async def rehearsed() -> None:
    """Return when all that tables need is compiled. Who is stopped meanwhile does not wait for it."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def work() -> None:
        rehearse()
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=work, daemon=True).start()
    await done.wait()


def configured(hub: Hub, settings: Settings) -> uvicorn.Config:
    """Tell uvicorn how to serve these tables."""
    proxies, limits = Proxies(settings.proxies), settings.limits
    return uvicorn.Config(
        make_app(hub, settings),
        **protocols(Door(limits, proxies, hub.services.metrics), settings.plain_wire),
        proxy_headers=False,  # uvicorn would believe anybody on this machine
        backlog=arriving(),
        h11_max_incomplete_event_size=limits.head_bytes + limits.path_length,
        timeout_keep_alive=limits.idle_seconds,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        log_config=None,  # as all others
        log_level=level_of_others(settings),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


@contextlib.contextmanager
def heeding(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` for each signal that asks us to end, and when the process that keeps us alive is gone.

    No signal ends us on its own: the store has to be closed first.
    """
    loop, parent = asyncio.get_running_loop(), multiprocessing.parent_process()
    before = {number: signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop)) for number in STOP_SIGNALS}

    def orphaned() -> None:
        assert parent
        loop.remove_reader(parent.sentinel)
        stop()

    if parent:
        loop.add_reader(parent.sentinel, orphaned)
    try:
        yield
    finally:
        if parent:
            loop.remove_reader(parent.sentinel)
        for number, handler in before.items():
            signal.signal(number, handler)


async def serve(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until somebody stops it, and close the store; `announce` that it answers."""
    server: Server | None = None
    opening = asyncio.current_task()

    def stop() -> None:
        if server:
            server.should_exit = True
        elif opening and not opening.cancelling():  # once: what is being closed must not be left half closed
            opening.cancel()

    with heeding(stop), contextlib.suppress(asyncio.CancelledError):
        if is_postgres(settings.db):  # a compiler would hold up the beats by which others know that we live
            await rehearsed()
        async with open_hub(settings) as hub:
            limit_log(settings.limits)
            if not is_postgres(settings.db):
                threading.Thread(target=rehearse, daemon=True).start()  # who stops the server need not wait for it
            server = Server(configured(hub, settings), hub, announce)
            async with telling(hub, settings.metrics, settings.workers > 1):
                alive = asyncio.create_task(workers.keep_saying(announce)) if settings.workers > 1 else None
                await server.serve(sockets=[listener])
                if alive:
                    alive.cancel()
    log.info("stopped")


def work(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve in an event loop of our own."""
    set_up(settings)
    try:
        import uvloop
    except ImportError:  # not made for Windows
        asyncio.run(serve(settings, listener, announce))
    else:
        uvloop.run(serve(settings, listener, announce))


def announce(settings: Settings, listener: socket.socket, words: Catalogue, browse: bool) -> None:
    """Say where the server is, and open a browser there."""
    port = listener.getsockname()[1]
    url = settings.public_url or f"http://{reachable(settings.host)}:{port}{settings.base}/"
    print(words.say(Message("server-ready", {"url": url})), flush=True)
    log.info("serving at %s", url)
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
    """Serve by one process, this one, or by several; return the exit code."""
    workers.check(settings)
    raise_open_files(settings.limits)
    listener = bind(settings)
    ready = partial(announce, settings, listener, words, browse)
    if settings.workers > 1:
        set_up(settings)
        return workers.Supervisor(work, settings, listener).run(ready)
    work(settings, listener, ready)
    return 0
