"""Show whoever runs the server how it is, and do what they say: lock it, announce a restart, send people away.

All processes on a database are one server: each is asked how it is, and told what to do. Nothing secret of a game is
told: no cards, no seeds, not who somebody is beyond the name they gave.
"""

import asyncio
import logging
import platform
import time
from itertools import islice
from typing import Annotated, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import ninelives
from ninelives import GAMES
from ninelives.games import rulebook
from ninelives.games.errors import GameError
from ninelives.server.access import Access
from ninelives.server.gate import Gate, body
from ninelives.server.hub import LOCKED
from ninelives.server.prometheus import resident
from ninelives.server.room import Room

LISTED = 500  # tables, and people, of each process

log = logging.getLogger(__name__)

Minutes = Annotated[int, msgspec.Meta(ge=0, le=24 * 60)]


class Order(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What an operator can have done."""


class Lock(Order, tag="lock"):
    """Let nobody open new tables, or let them again."""

    on: bool


class Announce(Order, tag="announce"):
    """Tell everybody that the server restarts in so many minutes; 0: it does not."""

    minutes: Minutes


class End(Order, tag="end"):
    """End a table: all have to go, and nobody can come back to it."""

    code: str


class SendAway(Order, tag="send-away"):
    """End a connection."""

    connection: int


AnyOrder: TypeAlias = Lock | Announce | End | SendAway
_decoder = msgspec.json.Decoder(AnyOrder)


class Load(msgspec.Struct):
    """How busy a process is. What only grows is told as it is: two looks make a rate."""

    now: float
    started: float
    moves: int
    processor: float  # seconds
    memory: float  # bytes
    lag: float  # seconds
    connections: int
    tables: int


class TableHere(msgspec.Struct):
    """A table that is awake."""

    code: str
    game: str
    people: int
    bots: int
    connections: int
    playing: bool
    games: int
    since: float


class PersonHere(msgspec.Struct):
    """One connection of somebody."""

    connection: int
    code: str
    name: str  # "": they only watch
    since: float


class Overview(msgspec.Struct):
    """How one process is, who is there, and what was said."""

    versions: dict[str, str]
    load: Load
    restart: float
    tables: list[TableHere]
    people: list[PersonHere]


class Everything(msgspec.Struct):
    """How all processes together are."""

    versions: dict[str, str]
    processes: list[Load]
    silent: int  # processes that did not answer
    locked: bool
    restart: float
    tables: list[TableHere]
    people: list[PersonHere]


class Operator:
    """What the operator's page asks for."""

    def __init__(self, gate: Gate, access: Access) -> None:
        self.gate, self.access = gate, access
        self.hub = gate.hub
        self.store = gate.hub.services.store

    def routes(self) -> list[Route]:
        """Say which handler answers what."""
        return [
            Route("/api/operator", self.show),
            Route("/api/operator", self.order, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Answer with everything an operator wants to see."""
        self.access.check(request)
        return await self.everywhere("")

    async def order(self, request: Request) -> Response:
        """Do what the operator says. Pages of other sites cannot: neither their origin nor the token is right."""
        self.access.check(request)
        self.gate.check_origin(request)
        said = await body(request)
        try:
            order = _decoder.decode(said)
        except msgspec.DecodeError as error:
            raise GameError("bad-message", reason=str(error)) from error
        await self.keep(order)
        return await self.everywhere(said.decode())

    async def keep(self, order: AnyOrder) -> None:
        """Write down what holds for all processes, and for those that are started later."""
        match order:
            case Lock():
                await self.store.set_flag(LOCKED, order.on)
            case End():
                row = await self.store.find(order.code.upper())
                if row is None:
                    raise GameError("unknown-code", code=order.code)
                await self.store.end(row.id)

    async def everywhere(self, order: str) -> Response:
        """Carry an order out in all processes, if there is one, and answer with how they are."""
        here = self.look(order)
        addresses = await self.store.others()
        told = await asyncio.gather(*(self.ask(address, order) for address in addresses))
        there = [one for one in told if one]
        everything = together([here, *there], len(told) - len(there), await self.store.flag(LOCKED))
        return Response(msgspec.json.encode(everything), media_type="application/json")

    async def ask(self, address: str, order: str) -> Overview | None:
        """Have another process carry an order out, and return how it is, or None if it does not answer."""
        try:
            return msgspec.json.decode(await self.hub.relays.ask(address, order), type=Overview)
        except (OSError, msgspec.DecodeError) as error:  # it stops, or is of another version
            log.warning("no answer for the operator from %s: %s", address, type(error).__name__)
            return None

    def obey(self, order: str) -> str:
        """Carry an order out that another process was given, and tell how we are."""
        return msgspec.json.encode(self.look(order)).decode()

    def look(self, order: str) -> Overview:
        """Carry an order out in this process, if there is one, and return how it is then."""
        match _decoder.decode(order) if order else None:
            case Announce(minutes):
                self.hub.announce_restart(minutes * 60)
            case End(code):
                self.hub.end(code)
            case SendAway(connection):
                self.hub.send_away(connection)
        return self.overview()

    def overview(self) -> Overview:
        """Return how this process is, who is there, and what was said."""
        rooms = list(self.hub.rooms.values())
        rooms.sort(key=lambda room: (-len(room.connections), -room.table.setup.at))
        connected = (
            PersonHere(one.id, room.row.code, name_of(room, one.person), one.since)
            for room in rooms
            for one in room.connections
        )
        return Overview(
            versions(),
            self.load(),
            self.hub.services.restart,
            [about(room) for room in rooms[:LISTED]],
            list(islice(connected, LISTED)),
        )

    def load(self) -> Load:
        """Return how busy this process is."""
        metrics = self.hub.services.metrics
        return Load(
            now=time.time(),
            started=metrics.started,
            moves=metrics.moves,
            processor=time.process_time(),
            memory=resident(),
            lag=metrics.last_lag,
            connections=metrics.connections,
            tables=len(self.hub.rooms),
        )


def together(told: list[Overview], silent: int, locked: bool) -> Everything:
    """Put together what processes say of themselves."""
    named = [pair for one in told for pair in one.versions.items()]
    return Everything(
        # While a new version is rolled out, there are two.
        versions={name: ", ".join(sorted({version for other, version in named if other == name})) for name, _ in named},
        processes=[one.load for one in told],
        silent=silent,
        locked=locked,
        restart=max(one.restart for one in told),
        tables=[table for one in told for table in one.tables],
        people=[person for one in told for person in one.people],
    )


def versions() -> dict[str, str]:
    """Return what this process runs."""
    return {
        "Nine Lives": ninelives.__version__,
        "Python": platform.python_version(),
        **{rulebook(name).meta.title: str(rulebook(name).meta.rules_version) for name in GAMES},
    }


def about(room: Room) -> TableHere:
    """Describe a table."""
    table = room.table
    return TableHere(
        code=room.row.code,
        game=table.setup.game,
        people=sum(bool(seat.person) for seat in table.seats),
        bots=sum(bool(seat.bot) for seat in table.seats),
        connections=len(room.connections),
        playing=table.is_playing,
        games=len(table.finished),
        since=table.setup.at,
    )


def name_of(room: Room, person: str) -> str:
    """Return the name that somebody has at a table, or nothing if they only watch."""
    seat = room.table.seat_of(person)
    return "" if seat is None else room.table.seats[seat].name
