"""Answer HTTP: tables and finished games; pages and sockets beside it."""

import contextlib
import gc
import gzip
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from ninelives import GAMES, bots
from ninelives.games import has_part, part
from ninelives.games.errors import GameError
from ninelives.games.meta import Meta, Option
from ninelives.server import messages, pages, replays
from ninelives.server.gate import Gate
from ninelives.server.hub import Hub
from ninelives.server.invitation import qr_code
from ninelives.server.opening import NewTable
from ninelives.server.pages import HEADERS
from ninelives.server.sockets import Sockets

LONGEST_BODY = 10_000  # bytes
LISTED = 50  # tables
SWITCH_SECONDS = 0.0002  # how long a thread waits for another one before it may run


class Api:
    """The handlers, around one hub."""

    def __init__(self, gate: Gate, public_url: str) -> None:
        self.gate = gate
        self.hub = gate.hub
        self.public_url = public_url

    def routes(self) -> list[BaseRoute]:
        """Say which handler answers what."""
        return [
            Route("/health", self.health),
            Route("/metrics", self.metrics),
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
        """Answer that the server runs."""
        return json({"status": "ok", "tables": len(self.hub.rooms)})

    async def metrics(self, request: Request) -> Response:
        """Answer with what was counted, in Prometheus' text format."""
        figures = vars(self.hub.services.metrics) | {"tables": len(self.hub.rooms)}
        lines = []
        for name, value in figures.items():
            kind = "gauge" if name in ("tables", "connections") else "counter"
            lines += [f"# TYPE ninelives_{name} {kind}", f"ninelives_{name} {value}"]
        return PlainTextResponse("\n".join(lines) + "\n")

    async def games(self, request: Request) -> Response:
        """List all games and what can be chosen for them."""
        return json([about_game(name) for name in GAMES])

    async def new_person(self, request: Request) -> Response:
        """Hand out a token, by which somebody is known from now on."""
        self.gate.check_origin(request)
        return json({"token": self.hub.signer.new_token()})

    async def list_tables(self, request: Request) -> Response:
        """List public tables at which somebody is."""
        rows = await self.hub.services.store.recent(LISTED, public_only=True)
        rooms = [self.hub.rooms[row.id] for row in rows if row.id in self.hub.rooms]
        return json([room.painter.info() for room in rooms if room.connections])

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        self.gate.check_creation(request)
        wish = await body(request, NewTable)
        table = await self.hub.open(wish)
        return json({"code": table.setup.code}, 201)

    async def about(self, request: Request) -> Response:
        """Describe a table."""
        room = await self.gate.room(request)
        return json(room.painter.info())

    async def transcript(self, request: Request) -> Response:
        """Answer with a finished game as text."""
        return PlainTextResponse((await self._finished(request))[0])

    async def story(self, request: Request) -> Response:
        """Tell a finished game with open cards."""
        transcript, _ = await self._finished(request)
        return packed_json(request, await self.hub.services.replays.answer(replays.story, transcript))

    async def steps(self, request: Request) -> Response:
        """Show a finished game position by position: as `?seat=` saw it, or with open cards."""
        transcript, faces = await self._finished(request)
        seat = request.query_params.get("seat")
        answer = await self.hub.services.replays.answer(replays.steps, transcript, tuple(faces), seat)
        return packed_json(request, answer)

    async def invitation(self, request: Request) -> Response:
        """Draw the link of a table as a QR code."""
        room = await self.gate.room(request)
        base = self.public_url or str(request.base_url).rstrip("/")
        return Response(qr_code(f"{base}/t/{room.row.code}"), media_type="image/svg+xml")

    async def _finished(self, request: Request) -> tuple[str, list[str]]:
        """Find the transcript of a game, and the faces of the bots in it ("": a person)."""
        room = await self.gate.room(request)
        n = request.path_params["n"]
        if not 1 <= n <= len(room.table.finished):
            raise GameError("no-such-game", n=n, games=len(room.table.finished))
        return room.table.finished[n - 1], room.table.faces[n - 1]


async def body(request: Request, kind: type[Any]) -> Any:
    """Read the JSON body of a request, and check it."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_BODY:
            raise GameError("too-long")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise GameError("bad-message", reason=str(error)) from error


def json(value: Any, status: int = 200) -> Response:
    """Answer with JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def packed_json(request: Request, gzipped: bytes) -> Response:
    """Answer with JSON that is packed already, or unpack it for those who cannot."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(gzip.decompress(gzipped), headers=headers, media_type="application/json")
    return Response(gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")


def about_game(name: str) -> dict[str, Any]:
    """Say what can be chosen when a table is opened."""
    meta: Meta = part(name, "meta").META  # without the compiler, which would keep the first page waiting
    return {
        "name": name,
        "title": meta.title,
        "players": list(meta.players),
        "usual_players": meta.usual_players,
        "options": choices(meta.options),
        "slaps": choices(part(name, "referee").SLAP_OPTIONS if meta.real_time else ()),
        "real_time": meta.real_time,
        "sealed": has_part(name, "sealed"),
        "bots": bots.names(),
    }


def choices(options: Sequence[Option]) -> dict[str, Any]:
    """Describe options by their usual and their valid values, where need be for each number of players."""
    return {option.name: choice(option) for option in options}


def choice(option: Option) -> dict[str, Any]:
    """Describe one option."""
    found: dict[str, Any] = {"default": option.default, "valid": option.valid()}
    if option.by_players:
        found["by_players"] = {players: option.valid(players) for players in option.by_players}
    return found


STATUS = {
    "unknown-code": 404,
    "no-such-game": 404,
    "bad-origin": 403,
    "too-fast": 429,
    "too-many-tables": 503,
    "not-available": 503,
}


async def tell_error(request: Request, error: Exception) -> Response:
    """Answer why something cannot be done."""
    assert isinstance(error, GameError)
    told = messages.explained(error)
    return json(told, STATUS.get(told.message.id, 400))


class Guarded:
    """The application behind its gate: nobody asks too often, and no answer goes out without the headers."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app, self.gate = app, gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            if scope["path"].startswith("/api/"):
                self.gate.check_request(HTTPConnection(scope))
        except GameError as error:
            await (await tell_error(Request(scope), error))(scope, receive, send_safely)
        else:
            await self.app(scope, receive, send_safely)


def make_app(hub: Hub, public_url: str = "") -> ASGIApp:
    """Put the application together: what is asked for over HTTP, the page, the sockets, and the gate before them."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # Each time SQLite gives Python's lock back, the thread that writes would wait 5 ms for it, with all who wait
        # for the disk.
        sys.setswitchinterval(SWITCH_SECONDS)
        # A full collection stops everything for 300 ms at 4,000 sockets: what lives now stays, and the rest is young.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 1_000_000)
        yield

    gate = Gate(hub, public_url)
    socket = WebSocketRoute("/ws/{code}", Sockets(gate).connect)
    routes = [*Api(gate, public_url).routes(), *pages.routes(), socket]
    return Guarded(Starlette(routes=routes, exception_handlers={GameError: tell_error}, lifespan=lifespan), gate)
