"""Serve the WebSocket of each client at a table, from its first message to its last."""

import asyncio
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.connection import INTERNAL_ERROR, Connection
from ninelives.server.gate import Gate
from ninelives.server.limits import Bucket
from ninelives.server.messages import Error
from ninelives.server.outbox import Outbox
from ninelives.server.room import Room
from ninelives.server.services import Services
from ninelives.server.wire import shortcuts
from ninelives.text import Message

FIRST_PROBES, FIRST_PROBES_SECONDS, PROBE_SECONDS = 8, 0.2, 5.0
FLOOD = 200  # messages over the limit: more than a mistake
REFUSAL_SECONDS = 0.01  # a client that talks too much is listened to slowly, so that it costs the others nothing
POLICY_VIOLATION, BYE = 1008, 1000
GOODBYE_SECONDS = 2.0  # for the last words to a client that does not listen

log = logging.getLogger(__name__)


class Sockets:
    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.hub = gate.hub

    async def connect(self, socket: WebSocket) -> None:
        """Accept a connection, serve it, and tell why it ends: a refused handshake could not."""
        await socket.accept()
        outbox = Outbox(socket.send_text, shortcuts(socket.scope).send_now)
        posting = asyncio.create_task(post(socket, outbox))
        try:
            with self.gate.counted(socket):
                await self.serve(socket, outbox)
        except WebSocketDisconnect:
            posting.cancel()
        except GameError as error:
            outbox.finish(messages.encode(messages.explained(error)), POLICY_VIOLATION)
        except Exception:  # a mistake of ours: this client has to go, the others go on
            log.exception("a connection failed")
            outbox.finish(messages.encode(Error(Message("server-mistake"))), INTERNAL_ERROR)
        await asyncio.wait([posting], timeout=GOODBYE_SECONDS)
        posting.cancel()

    async def serve(self, socket: WebSocket, outbox: Outbox) -> None:
        """Let somebody in at the table they name, until they hang up."""
        self.gate.check_origin(socket)
        self.gate.check_connections(socket)
        self.gate.check_request(socket)
        await self.gate.room(socket)  # raises if there is none: no need to ask who that is
        connection = Connection(await self.who(socket), outbox)
        room = await self.gate.room(socket)  # it may have been put away meanwhile
        probing = asyncio.create_task(keep_probing(connection)) if room.table.real_time else None
        try:
            room.enter(connection)
            await self.listen(socket, room, connection)
        finally:
            if probing:
                probing.cancel()
            room.exit(connection)
            self.hub.leave(room)

    async def who(self, socket: WebSocket) -> str:
        """Learn who is at the other end, by the first message."""
        try:
            async with asyncio.timeout(self.hub.services.limits.join_seconds):
                request = messages.decode(await receive(socket))
        except TimeoutError:
            request = None
        if not isinstance(request, messages.Join):
            raise GameError("join-first")
        return self.hub.signer.person(request.token)

    async def listen(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        """Hear a client until it hangs up or has to go."""
        ear = Ear(room, connection, self.hub.services)
        listen = shortcuts(socket.scope).listen
        listen(ear.hear)
        try:
            while True:
                if not ear.hear(await receive(socket)):
                    ear.refuse()
                    await asyncio.sleep(REFUSAL_SECONDS)
        finally:
            listen(None)  # a wire that is gone may stay in memory for long (see app.py), but not with its room


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
        if self.room.broken:
            raise GameError("not-written")
        if not self._bucket.take():
            return False
        self.metrics.messages += 1
        self._refused = max(0, self._refused - 1)
        self.room.desk.take(self.connection, text)
        return True

    def refuse(self) -> None:
        """Refuse what was too much even after it had waited in the queue."""
        self.metrics.messages += 1
        self.metrics.refused += 1
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


async def receive(socket: WebSocket) -> str:
    """Wait for the next text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", BYE))
    text = message.get("text")
    if text is None:
        raise GameError("text-only")
    return str(text)


async def post(socket: WebSocket, outbox: Outbox) -> None:
    """Send what there is to be sent, then hang up."""
    try:
        await socket.close(await outbox.run())
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("nothing more can be sent to a client")
        await socket.close(INTERNAL_ERROR)
