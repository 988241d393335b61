"""Answer HTTP: tables and finished games; pages and sockets beside it."""

import asyncio
import contextlib
import gc
import gzip
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from ninelives.games.errors import GameError
from ninelives.server import messages, offers, pages, prometheus, replays
from ninelives.server.access import Access
from ninelives.server.gate import Gate, body
from ninelives.server.hub import Hub
from ninelives.server.invitation import qr_code
from ninelives.server.metrics import Metrics, watch_loop
from ninelives.server.opening import NewTable
from ninelives.server.operator import Operator
from ninelives.server.proxies import Proxies
from ninelives.server.ready import Readiness
from ninelives.server.settings import Settings
from ninelives.server.sockets import Sockets

NEW_TABLE = msgspec.json.Decoder(NewTable)
LISTED = 50  # tables
MOST_DRAWN = 1_000  # QR codes, some kilobytes each
SWITCH_SECONDS = 0.0002  # how long a thread waits for another one before it may run


class Api:
    """The handlers, around one hub."""

    def __init__(self, gate: Gate, access: Access, public_url: str, base: str) -> None:
        self.gate, self.access = gate, access
        self.hub = gate.hub
        self.readiness = Readiness(gate.hub)
        self.public_url = public_url
        self.base = base
        self._qr_codes: dict[str, bytes] = {}

    def routes(self) -> list[Route]:
        """Say which handler answers what."""
        return [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/metrics", self.metrics),
            Route("/api/address", self.address),
            Route("/api/games", self.games),
            Route("/api/people", self.new_person, methods=["POST"]),
            Route("/api/tables", self.list_tables),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/api/tables/{code}", self.about),
            Route("/api/tables/{code}/games/{n:int}", self.transcript),
            Route("/api/tables/{code}/games/{n:int}/story", self.story),
            Route("/api/tables/{code}/games/{n:int}/steps", self.steps),
            Route("/qr/{code}.svg", self.invitation),
        ]

    # HTTP

    async def health(self, request: Request) -> Response:
        """Answer that the server runs. This touches nothing, so that nothing can keep it from answering."""
        return json({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """Answer whether people should be sent here, and if not, why."""
        reason = await self.readiness.reason()
        return json({"status": "not-ready", "reason": reason}, 503) if reason else json({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        """Answer with what was counted, in Prometheus' text format."""
        self.access.check(request)
        return Response(prometheus.exposition(self.hub), media_type=prometheus.TYPE)

    async def address(self, request: Request) -> Response:
        """Answer where a request comes from, as far as we can see: a proxy may stand in between."""
        return json({"address": request.client.host if request.client else "", "scheme": request.url.scheme})

    async def games(self, request: Request) -> Response:
        """List all games and what can be chosen for them."""
        return Response(offers.games(), media_type="application/json")

    async def new_person(self, request: Request) -> Response:
        """Hand out a token, by which somebody is known from now on."""
        self.gate.check_origin(request)
        return json({"token": self.hub.signer.new_token()})

    async def list_tables(self, request: Request) -> Response:
        """List public tables at which somebody is."""
        return json([msgspec.Raw(about) for about in await self.hub.public(LISTED)])

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        self.gate.check_creation(request)
        wish = messages.read(NEW_TABLE, await body(request))
        table = await self.hub.open(wish)
        return json({"code": table.setup.code}, 201)

    async def about(self, request: Request) -> Response:
        """Describe a table."""
        return json(msgspec.Raw(await self.hub.about(await self.gate.find(request))))

    async def transcript(self, request: Request) -> Response:
        """Answer with a finished game as text."""
        return PlainTextResponse((await self._finished(request))[0])

    async def story(self, request: Request) -> Response:
        """Tell a finished game with open cards."""
        transcript, _ = await self._finished(request)
        return await self._replay(request, replays.story, transcript)

    async def steps(self, request: Request) -> Response:
        """Show a finished game position by position: as `?seat=` saw it, or with open cards."""
        transcript, faces = await self._finished(request)
        seat = request.query_params.get("seat")
        return await self._replay(request, replays.steps, transcript, tuple(faces), seat)

    async def _replay(self, request: Request, make: Callable[..., Any], *of: Any) -> Response:
        kept = self.hub.services.replays
        if not kept.has(make, *of):
            self.gate.check_work(request)
        return packed_json(request, await kept.answer(make, *of))

    async def invitation(self, request: Request) -> Response:
        """Draw the link of a table as a QR code."""
        row = await self.gate.find(request)
        here = self.public_url or str(request.base_url).rstrip("/") + self.base
        return Response(self._drawn(request, f"{here}/t/{row.code}"), media_type="image/svg+xml")

    def _drawn(self, request: Request, link: str) -> bytes:
        """Return a QR code that is there already, or draw it, which takes some milliseconds."""
        if link not in self._qr_codes:
            self.gate.check_work(request)
            self._qr_codes[link] = qr_code(link)
        if len(self._qr_codes) > MOST_DRAWN:
            self._qr_codes.pop(next(iter(self._qr_codes)))
        return self._qr_codes[link]

    async def _finished(self, request: Request) -> tuple[str, list[str]]:
        """Find the transcript of a game, and the faces of the bots in it ("": a person)."""
        table = await self.hub.look(await self.gate.find(request))
        n = request.path_params["n"]
        if not 1 <= n <= len(table.finished):
            raise GameError("no-such-game", n=n, games=len(table.finished))
        return table.finished[n - 1], table.faces[n - 1]


def json(value: Any, status: int = 200) -> Response:
    """Answer with JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def packed_json(request: Request, gzipped: bytes) -> Response:
    """Answer with JSON that is packed already, or unpack it for those who cannot."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(gzip.decompress(gzipped), headers=headers, media_type="application/json")
    return Response(gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")


STATUS = {
    "unknown-code": 404,
    "no-such-game": 404,
    "bad-origin": 403,
    "operator-only": 403,
    "table-ended": 404,
    "no-new-tables": 503,
    "too-fast": 429,
    "too-many-tables": 503,
    "not-available": 503,
    "not-saving": 503,
}


async def tell_error(metrics: Metrics, request: Request, error: Exception) -> Response:
    """Answer why something cannot be done."""
    assert isinstance(error, GameError)
    metrics.refuse(error.message.id)
    told = messages.explained(error)
    return json(told, STATUS.get(told.message.id, 400))


async def forget(request: Request, error: Exception) -> Response:
    """Answer somebody who hung up in the middle of a request: nobody will hear it."""
    return Response(status_code=400)


class Guarded:
    """The application behind its gate: nobody asks too often, and no answer goes out without the headers."""

    def __init__(self, app: ASGIApp, gate: Gate, headers: Mapping[str, str]) -> None:
        self.app, self.gate, self.headers = app, gate, headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["type"] != "lifespan":
                self.gate.proxies.look_behind(scope)
                self.gate.check_head(HTTPConnection(scope))
            if scope["type"] == "http" and "/api/" in scope["path"]:
                self.gate.check_request(HTTPConnection(scope))
        except GameError as error:
            metrics = self.gate.hub.services.metrics
            if scope["type"] == "websocket":
                metrics.refuse(error.message.id)
                await send({"type": "websocket.close"})
            else:
                await (await tell_error(metrics, Request(scope), error))(scope, receive, send_safely)
        else:
            await self.app(scope, receive, send_safely)


@contextlib.asynccontextmanager
async def among_others(hub: Hub, visitors: Sockets, operator: Operator, private: str) -> AsyncIterator[None]:
    """Be one of several processes on a database, until the end of the block: take clients and orders from others."""
    if not hub.services.store.is_shared:
        yield
        return
    async with await hub.relays.listen(private, visitors.answer, operator.obey) as listener:
        host, port, *_ = listener.sockets[0].getsockname()
        await hub.services.store.join(f"{host}:{port}", hub.lose_all)
        yield


def below(base: str, routes: Iterable[Route], sockets: Iterable[WebSocketRoute]) -> Iterator[BaseRoute]:
    """Serve the same below a path: some proxies leave it to us, others take it away before they ask."""
    for route in routes:
        yield Route(base + route.path, route.endpoint, methods=route.methods)
    for socket in sockets:
        yield WebSocketRoute(base + socket.path, socket.endpoint)
    yield from (Route(base, route.endpoint) for route in routes if route.path == "/")


def make_app(hub: Hub, settings: Settings) -> ASGIApp:
    """Put the application together: what is asked for over HTTP, the page, the sockets, and the gate before them.

    Everything is served below the path `settings.base`, too, and that is where the page looks for it.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # Each time SQLite gives Python's lock back, the thread that writes would wait 5 ms for it, with all who wait
        # for the disk.
        sys.setswitchinterval(SWITCH_SECONDS)
        # A full collection stops everything for 300 ms at 4,000 sockets: what lives now stays, and the rest is young.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 1_000_000)
        watching = asyncio.create_task(watch_loop(metrics))
        async with among_others(hub, visitors, operator, settings.private):
            yield
        watching.cancel()

    gate, base = Gate(hub, settings.public_url, Proxies(settings.proxies)), settings.base
    access, visitors, metrics = Access(settings.token), Sockets(gate), hub.services.metrics
    operator = Operator(gate, access)
    api = [*Api(gate, access, settings.public_url, base).routes(), *operator.routes()]
    routes = [*api, *pages.routes(base)]
    sockets = [WebSocketRoute("/ws/{code}", visitors.connect)]
    served = [*(below(base, routes, sockets) if base else ()), *routes, *sockets]
    lost = partial(pages.lost, base)
    handlers: dict[Any, Any] = {GameError: partial(tell_error, metrics), ClientDisconnect: forget, 404: lost}
    app = Starlette(routes=served, exception_handlers=handlers, lifespan=lifespan)
    return Guarded(app, gate, pages.HEADERS)
