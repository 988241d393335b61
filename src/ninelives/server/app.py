"""The server: HTTP for tables and records, a WebSocket for each client at a table."""

import asyncio
import contextlib
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ninelives import GAMES, bots, load
from ninelives.games import rulebook
from ninelives.games.book import Option
from ninelives.games.errors import GameError
from ninelives.server import messages, pages
from ninelives.server.hub import Hub, NewTable
from ninelives.server.limits import Bucket, Buckets
from ninelives.server.messages import Error
from ninelives.server.outbox import Outbox
from ninelives.server.pages import HEADERS
from ninelives.server.room import INTERNAL_ERROR, Connection, Room
from ninelives.server.wire import WIRE
from ninelives.table.referee import SLAP_OPTIONS
from ninelives.table.table import REAL_TIME
from ninelives.text import Message

FIRST_PROBES, FIRST_PROBES_SECONDS, PROBE_SECONDS = 8, 0.2, 5.0
FLOOD = 200  # messages over the limit: more than a mistake
POLICY_VIOLATION, BYE = 1008, 1000
GOODBYE_SECONDS = 2.0  # for the last words to a client that does not listen

log = logging.getLogger(__name__)


class Api:
    """The handlers, around one hub."""

    def __init__(self, hub: Hub, public_url: str | None = None) -> None:
        self.hub = hub
        self.public_url = public_url
        self._creations = Buckets(
            hub.services.limits.creations_per_minute / 60, hub.services.limits.creations_per_minute
        )
        self._addresses: Counter[str] = Counter()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            Route("/api/games", self.games),
            Route("/api/people", self.new_person, methods=["POST"]),
            Route("/api/tables", self.list_tables),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/api/tables/{code}", self.about),
            Route("/api/tables/{code}/games/{n:int}", self.record),
            Route("/api/tables/{code}/games/{n:int}/story", self.story),
            Route("/api/tables/{code}/games/{n:int}/steps", self.steps, middleware=[Middleware(GZipMiddleware)]),
            Route("/qr/{code}.svg", self.invitation),
            *pages.routes(),
            WebSocketRoute("/ws/{code}", self.connect),
        ]

    # HTTP

    async def health(self, request: Request) -> Response:
        return json({"status": "ok", "tables": len(self.hub.rooms)})

    async def metrics(self, request: Request) -> Response:
        """Prometheus' text format."""
        figures = vars(self.hub.services.metrics) | {"tables": len(self.hub.rooms)}
        lines = [f"ninelives_{name} {value}" for name, value in figures.items()]
        return PlainTextResponse("\n".join(lines) + "\n", headers=HEADERS)

    async def games(self, request: Request) -> Response:
        return json([about_game(name) for name in GAMES])

    async def new_person(self, request: Request) -> Response:
        self.check_origin(request)
        return json({"token": self.hub.signer.new_token()})

    async def list_tables(self, request: Request) -> Response:
        rows = await self.hub.services.store.recent(50, public_only=True)
        return json([{"code": row.code, "game": row.game} for row in rows])

    async def new_table(self, request: Request) -> Response:
        self.check_origin(request)
        if not self._creations.take(address(request)):
            raise GameError("too-fast")
        wish = await body(request, NewTable)
        table = await self.hub.open(wish)
        return json({"code": table.setup.code}, 201)

    async def about(self, request: Request) -> Response:
        room = await self.hub.room(request.path_params["code"])
        return json(room.info())

    async def record(self, request: Request) -> Response:
        """A finished game as text."""
        return PlainTextResponse(await self._finished(request), headers=HEADERS)

    async def story(self, request: Request) -> Response:
        """A finished game, told with open cards."""
        return json(load(await self._finished(request)).story())

    async def steps(self, request: Request) -> Response:
        """A finished game position by position: as `?seat=` saw it, or with open cards."""
        game = load(await self._finished(request))
        wanted = request.query_params.get("seat")
        if wanted is not None and wanted not in map(str, range(game.players)):
            raise GameError("bad-seat", seat_number=wanted, last=game.players - 1)
        seat = None if wanted is None else int(wanted)
        return json({"game": game.name, "names": game.names, "steps": await asyncio.to_thread(pages.steps, game, seat)})

    async def invitation(self, request: Request) -> Response:
        base = self.public_url or str(request.base_url).rstrip("/")
        return pages.invitation(f"{base}/t/{request.path_params['code']}")

    async def _finished(self, request: Request) -> str:
        room = await self.hub.room(request.path_params["code"])
        n = request.path_params["n"]
        if not 1 <= n <= len(room.table.finished):
            raise GameError("no-such-game", n=n, games=len(room.table.finished))
        return room.table.finished[n - 1]

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of another site must not act in somebody's name. Programs send no origin."""
        origin = connection.headers.get("origin")
        here = {f"{scheme}://{connection.headers.get('host')}" for scheme in ("http", "https")}
        if origin and origin not in here | {self.public_url}:
            raise GameError("bad-origin", origin=origin)

    # WebSocket

    async def connect(self, socket: WebSocket) -> None:
        """One client, from its first message to its last. A refused handshake could not tell why: accept it first."""
        where = address(socket)
        await socket.accept()
        self._addresses[where] += 1
        self.hub.services.metrics.connections += 1
        outbox = Outbox(socket.send_text, socket.scope["extensions"][WIRE]["send_now"])
        posting = asyncio.create_task(post(socket, outbox))
        try:
            await self.serve(socket, outbox)
        except WebSocketDisconnect:
            posting.cancel()
        except GameError as error:
            outbox.finish(messages.encode(Error(error.message)), POLICY_VIOLATION)
        except Exception:  # a mistake of ours: this client has to go, the others go on
            log.exception("a connection failed")
            outbox.finish(messages.encode(Error(Message("server-mistake"))), INTERNAL_ERROR)
        finally:
            self._addresses[where] -= 1
            if not self._addresses[where]:
                del self._addresses[where]
            self.hub.services.metrics.connections -= 1
        await asyncio.wait([posting], timeout=GOODBYE_SECONDS)
        posting.cancel()

    async def serve(self, socket: WebSocket, outbox: Outbox) -> None:
        self.check_origin(socket)
        if self._addresses[address(socket)] > self.hub.services.limits.connections_per_address:
            raise GameError("too-many-connections")
        code = socket.path_params["code"]
        await self.hub.room(code)  # raises if there is none: no need to ask who that is
        connection = Connection(await self.who(socket), outbox)
        room = await self.hub.room(code)  # it may have been put away meanwhile
        probing = asyncio.create_task(keep_probing(connection)) if room.table.setup.game == REAL_TIME else None
        try:
            room.enter(connection)
            await self.listen(socket, room, connection)
        finally:
            if probing:
                probing.cancel()
            room.exit(connection)
            self.hub.leave(room)

    async def who(self, socket: WebSocket) -> str:
        """The person at the other end, by the first message."""
        try:
            async with asyncio.timeout(self.hub.services.limits.join_seconds):
                request = understand(await receive(socket))
        except TimeoutError:
            request = None
        if not isinstance(request, messages.Join):
            raise GameError("join-first")
        return self.hub.signer.person(request.token)

    async def listen(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        limits, metrics = self.hub.services.limits, self.hub.services.metrics
        bucket, refused = Bucket(limits.messages_per_second, limits.message_burst), 0
        while True:
            text = await receive(socket)
            metrics.messages += 1
            if room.broken:
                raise GameError("not-written")
            if not bucket.take():
                refused += 1
                metrics.refused += 1
                connection.outbox.put(messages.encode(Error(Message("too-fast"))))
                if refused > FLOOD:
                    raise GameError("too-fast")
                continue
            refused = max(0, refused - 1)
            try:
                room.handle(connection, understand(text))
            except GameError as error:
                connection.outbox.put(messages.encode(Error(error.message)))


async def keep_probing(connection: Connection) -> None:
    """Know the round trip before the first mouse, and keep knowing it."""
    for _ in range(FIRST_PROBES):
        connection.probe()
        await asyncio.sleep(FIRST_PROBES_SECONDS)
    while True:
        connection.probe()
        await asyncio.sleep(PROBE_SECONDS)


async def receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", BYE))
    text = message.get("text")
    if text is None:
        raise GameError("text-only")
    return str(text)


def understand(text: str) -> messages.AnyRequest:
    try:
        return messages.decode(text)
    except msgspec.DecodeError as error:
        raise GameError("bad-message", reason=str(error)) from error


async def post(socket: WebSocket, outbox: Outbox) -> None:
    """Send what there is to be sent, then hang up."""
    try:
        await socket.close(await outbox.run())
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("nothing more can be sent to a client")
        await socket.close(INTERNAL_ERROR)


async def body(request: Request, kind: type[Any]) -> Any:
    """The JSON body of a request, checked."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > 10_000:
            raise GameError("too-long")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise GameError("bad-message", reason=str(error)) from error


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, HEADERS, "application/json")


def about_game(name: str) -> dict[str, Any]:
    """What can be chosen when a table is opened."""
    meta = rulebook(name).meta
    return {
        "name": name,
        "title": meta.title,
        "players": list(meta.players),
        "options": choices(meta.options),
        "slaps": choices(SLAP_OPTIONS if name == REAL_TIME else ()),
        "bots": bots.names(),
    }


def choices(options: Sequence[Option]) -> dict[str, Any]:
    return {option.name: {"default": option.default, "valid": option.valid()} for option in options}


STATUS = {"unknown-code": 404, "no-such-game": 404, "bad-origin": 403, "too-fast": 429, "too-many-tables": 503}


async def tell_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, GameError)
    return json(Error(error.message), STATUS.get(error.message.id, 400))


def make_app(hub: Hub, public_url: str | None = None) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # A full collection stops everything for 300 ms at 4,000 sockets: what lives now stays, and the rest is young.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 1_000_000)
        yield

    api = Api(hub, public_url)
    return Starlette(routes=api.routes(), exception_handlers={GameError: tell_error}, lifespan=lifespan)
