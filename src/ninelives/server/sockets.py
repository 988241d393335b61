"""Serve the WebSocket of each client at a table, from its first message to its last."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from starlette.websockets import WebSocket

from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.connection import INTERNAL_ERROR, POLICY_VIOLATION, Connection
from ninelives.server.gate import Gate, address
from ninelives.server.limits import Bucket
from ninelives.server.line import HungUp, Line, WebSocketLine
from ninelives.server.messages import Error
from ninelives.server.metrics import Metrics
from ninelives.server.outbox import Outbox
from ninelives.server.relay import Caller, join
from ninelives.server.room import Room
from ninelives.server.services import Services
from ninelives.server.wire import NO_SHORTCUTS, Shortcuts, shortcuts
from ninelives.store import LEASE_SECONDS, Elsewhere
from ninelives.text import Message

FIRST_PROBES, FIRST_PROBES_SECONDS, PROBE_SECONDS = 8, 0.2, 5.0
FLOOD = 200  # messages over the limit: more than a mistake
REFUSAL_SECONDS = 0.01  # a client that talks too much is listened to slowly, so that it costs the others nothing
GOODBYE_SECONDS = 2.0  # for the last words to a client that does not listen
CLAIM_SECONDS = LEASE_SECONDS + 2.0  # how long a table is asked for whose owner does not answer
# Before it is asked for again: soon, if the owner answers, as it is just giving the table back; else when the owner's
# lease is over, as a dead owner may have left hundreds of tables.
RETURN_PAUSE, LEASE_PAUSE = 0.1, 0.02

log = logging.getLogger(__name__)


class Sockets:
    """All clients of a process: at its own tables, and on their way to those of others."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.hub = gate.hub

    async def connect(self, socket: WebSocket) -> None:
        """Accept a connection, and serve it at the table that it names, wherever that is."""
        await socket.accept()
        line = WebSocketLine(socket)

        async def serve(outbox: Outbox) -> int | None:
            with self.gate.counted(socket):
                return await self.admit(socket, line, outbox)

        await converse(line, serve, self.hub.services.metrics)

    async def answer(self, pipe: Line, caller: Caller, welcome: str) -> None:
        """Serve a client that another process holds, if its table is still ours."""
        try:
            room = await self.hub.room(await self.hub.find(caller.code))
        except (Elsewhere, GameError):
            return
        await pipe.send(welcome)

        async def serve(outbox: Outbox) -> None:
            await self.attend(pipe, room, Connection(caller.person, outbox, pipe.shortcuts))

        await converse(pipe, serve, self.hub.services.metrics)

    async def admit(self, socket: WebSocket, line: Line, outbox: Outbox) -> int | None:
        """Let somebody in at the table they name. If that is elsewhere, return the code to hang up with in the end."""
        self.gate.check_origin(socket)
        self.gate.check_connections(socket)
        self.gate.check_request(socket)
        row = await self.gate.find(socket)  # raises if there is none: no need to ask who that is
        person = await self.who(line)
        deadline = time.monotonic() + CLAIM_SECONDS
        while True:
            try:
                room = await self.hub.room(row)
            except Elsewhere as owner:
                pause, over = RETURN_PAUSE, time.monotonic() + owner.seconds
                try:
                    pipe = await self.hub.relays.open(owner.address, Caller(row.code, person, address(socket)))
                except OSError as error:
                    pipe, pause = None, max(0.0, over - time.monotonic()) + LEASE_PAUSE
                    if isinstance(error, ConnectionRefusedError) and await self.hub.services.store.bury(owner.owner):
                        continue
                if pipe:
                    pipe.measure_by(self.measuring(socket))
                    self.hub.services.metrics.relays += 1
                    return await join(line, pipe)
            else:
                await self.attend(line, room, Connection(person, outbox, self.measuring(socket)))
                return None
            if time.monotonic() > deadline:
                raise GameError("not-available")
            await asyncio.sleep(pause)

    async def attend(self, line: Line, room: Room, connection: Connection) -> None:
        """Keep somebody at a table of ours until they hang up."""
        probing = asyncio.create_task(keep_probing(connection)) if room.table.real_time else None
        try:
            room.enter(connection)
            await self.listen(line, room, connection)
        finally:
            if probing:
                probing.cancel()
            room.exit(connection)
            self.hub.leave(room)

    def measuring(self, socket: WebSocket) -> Shortcuts:
        """Return the wire to measure somebody by: without the kernel's figure, if that is one of a proxy."""
        wire = shortcuts(socket.scope)
        direct = self.gate.is_direct(socket, wire.peer)
        return wire if direct else replace(wire, round_trip=NO_SHORTCUTS.round_trip)

    async def who(self, line: Line) -> str:
        """Learn who is at the other end, by the first message."""
        try:
            async with asyncio.timeout(self.hub.services.limits.join_seconds):
                request = messages.decode(await line.receive())
        except TimeoutError:
            request = None
        if not isinstance(request, messages.Join):
            raise GameError("join-first")
        return self.hub.signer.person(request.token)

    async def listen(self, line: Line, room: Room, connection: Connection) -> None:
        """Hear a client until it hangs up or has to go."""
        ear = Ear(room, connection, self.hub.services)
        listen = line.shortcuts.listen
        listen(ear.hear)
        try:
            while True:
                if not ear.hear(await line.receive()):
                    ear.refuse()
                    await asyncio.sleep(REFUSAL_SECONDS)
        finally:
            listen(None)  # a wire that is gone may stay in memory for long (see app.py), but not with its room


async def converse(line: Line, serve: Callable[[Outbox], Awaitable[int | None]], metrics: Metrics) -> None:
    """Serve a client, and tell why it ends: a refused handshake could not. `serve` returns a code to hang up with."""
    outbox = Outbox(line.send, line.shortcuts.send_now)
    posting = asyncio.create_task(post(line, outbox))
    try:
        code = await serve(outbox)
        if code is not None:
            posting.cancel()
            await line.close(code)
    except HungUp:
        posting.cancel()
    except GameError as error:
        metrics.refuse(error.message.id)
        outbox.finish(messages.encode(messages.explained(error)), POLICY_VIOLATION)
    except Exception:  # a mistake of ours: this client has to go, the others go on
        log.exception("a connection failed")
        outbox.finish(messages.encode(Error(Message("server-mistake"))), INTERNAL_ERROR)
    await asyncio.wait([posting], timeout=GOODBYE_SECONDS)
    posting.cancel()


class Ear:
    """Hears one client, as long as it does not talk too much."""

    def __init__(self, room: Room, connection: Connection, services: Services) -> None:
        self.room = room
        self.connection = connection
        self.metrics = services.metrics
        self._bucket = Bucket(services.limits.messages_per_second, services.limits.message_burst)
        self._refused = 0

    def hear(self, text: str) -> bool:
        """Do what is asked, or say why not. False: this is too much now. Raises why this client has to go."""
        if self.room.closed:
            raise GameError(self.room.closed)
        if not self._bucket.take():
            return False
        self.metrics.messages += 1
        self._refused = max(0, self._refused - 1)
        self.metrics.hear()
        try:
            self.room.desk.take(self.connection, text)
        finally:
            self.metrics.heard()
        return True

    def refuse(self) -> None:
        """Refuse what was too much even after it had waited in the queue."""
        self.metrics.messages += 1
        self.metrics.refuse("too-fast")
        self._refused += 1
        error = GameError("too-fast")
        self.connection.refuse(error)
        if self._refused > FLOOD:
            raise error


async def keep_probing(connection: Connection) -> None:
    """Know the round trip before the first mouse, and keep knowing it."""
    for _ in range(FIRST_PROBES):
        connection.probe()
        await asyncio.sleep(FIRST_PROBES_SECONDS)
    while True:
        connection.probe()
        await asyncio.sleep(PROBE_SECONDS)


async def post(line: Line, outbox: Outbox) -> None:
    """Send what there is to be sent, then hang up."""
    try:
        await line.close(await outbox.run())
    except HungUp:
        pass
    except Exception:
        log.exception("nothing more can be sent to a client")
        with suppress(HungUp):
            await line.close(INTERNAL_ERROR)
