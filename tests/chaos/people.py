"""People who play at a cluster, come back whenever they are thrown out, and remember what they were shown."""

import asyncio
import hashlib
import random
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import Choose, Client, seat_all
from tests.server.crash import Witness

PATIENCE = 2.0  # seconds without a word, before somebody asks whether anybody is there, and before they hang up
JOIN_SECONDS = 8.0  # until somebody who waits at the door tries again
PAUSE, LONGEST_PAUSE = 0.1, 1.0  # before somebody tries again
GONE = (ConnectionClosed, OSError, TimeoutError, InvalidHandshake, InvalidMessage)

When = tuple[int, int]  # the number of a game at a table, and how often a seat has acted in it


def digest(events: list[Any]) -> bytes:
    """What is kept of a story: of hours at hundreds of tables it would be too long."""
    return hashlib.blake2b(msgspec.json.encode(events, order="sorted"), digest_size=16).digest()


class Guest(Client):
    """A client that notices when nobody is at the other end."""

    done: object = None  # when it last acted
    choose: Choose | None = None
    patience = 30.0  # while tables are opened

    async def receive(self) -> dict[str, Any]:
        try:
            async with asyncio.timeout(self.patience):
                return await self._next()
        except TimeoutError:
            await self.send(type="ping", time=0)
            async with asyncio.timeout(self.patience):
                return await self._next()

    async def _next(self) -> dict[str, Any]:
        message = await super().receive()
        if message["type"] == "error":
            self.done = None  # refused: there may be something else to do by now
        self.frames.clear()
        self.heard.clear()
        return message

    async def hear_out(self) -> None:
        """Take note of what had arrived when the line went dead, and hang up."""
        with suppress(*GONE):
            async with asyncio.timeout(PAUSE):
                while True:
                    await super().receive()
        self.socket.transport.close()


@dataclass
class Sighting:
    """All that one connection was shown."""

    game: int  # the first game it was told of
    events: int
    story: bytes  # digest
    where: When  # in the end
    acknowledged: list[When]


class Person:
    """Somebody with a seat."""

    def __init__(self, url: str, code: str, think: float) -> None:
        self.url, self.code, self.think = url, code, think
        self.token = ""
        self.seat = 0
        self.asked: dict[When, list[str]] = defaultdict(list)
        self.sightings: list[Sighting] = []
        self.entered: list[float] = []  # when: by the monotonic clock
        self.witness: Witness | None = None  # while connected
        self.acknowledged = 0

    def note(self, client: Client) -> None:
        """Begin to watch at a new connection."""
        assert isinstance(client, Guest)
        assert client.seat is not None
        client.patience = PATIENCE
        self.token, self.seat = client.token, client.seat
        self.entered.append(time.monotonic())
        self.witness = Witness(client)

    async def stay(self) -> None:
        """Play, and come back again and again, less and less often while nobody lets us in."""
        pause = PAUSE
        while True:
            if self.witness is None:
                with suppress(*GONE):
                    async with asyncio.timeout(JOIN_SECONDS):
                        self.note(await Guest.join(self.url, self.code, self.token))
            if self.witness:
                await self._play_until_thrown_out(self.witness)
                pause = PAUSE
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _play_until_thrown_out(self, witness: Witness) -> None:
        client = witness.client
        assert isinstance(client, Guest)
        try:
            with suppress(*GONE):
                while True:
                    await self._act(client)
                    await client.receive()
        finally:
            try:
                await client.hear_out()
            finally:
                self.see(witness)
                self.witness = None

    async def _act(self, client: Guest) -> None:
        """Do once what can be done now."""
        if client.over and client.state["you"].get("host"):
            await client.send(type="start")
        now = client.state["table"]["games"], client.state["you"].get("turn", 0), client.state.get("mouse", 0)
        if not client.wanted or now == client.done:
            return
        client.done, client.choose = now, client.choose or client.usual()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.think * random.uniform(0.5, 1.5)):
                await client.socket.wait_closed()
                return  # whoever thinks notices at once when the line goes dead
        action = client.choose(client.legal)
        if not client.state.get("mouse"):
            self.asked[now[:2]].append(action)
        await client.answer(action)

    def see(self, witness: Witness) -> None:
        """Keep what somebody was shown at a connection that is over."""
        events, acknowledged = witness.client.events, [*witness.acknowledged()]
        self.sightings.append(Sighting(witness.first, len(events), digest(events), witness.where, acknowledged))
        self.acknowledged += len(acknowledged)

    @property
    def where(self) -> When:
        """How far the game has come, as shown last."""
        if self.witness:
            return self.witness.where
        return self.sightings[-1].where


async def seat_people(url: str, code: str, tokens: list[str], think: float) -> list[Person]:
    """People at the first seats of a table, bots at the others, and a game begun."""
    clients: list[Client] = [await Guest.join(url, code, token) for token in tokens]
    await seat_all(clients)
    people = [Person(url, code, think) for _ in clients]
    for person, client in zip(people, clients, strict=True):
        person.note(client)
    return people


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Let tasks end; raise what one of them has failed with.

    Before Python 3.12 `wait_for` may swallow a cancellation that comes together with a message: it takes another one.
    """
    left = {*tasks}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)
    for task in tasks:
        if not task.cancelled():
            task.result()
