"""A real client for tests: speaks the protocol over a real socket, and plays by what the server lists as legal."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.play import REAL_TIME, of

Choose = Callable[[list[str]], str]


class Client:
    """One person's browser, more or less."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.token = token
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.errors: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.acts: dict[tuple[int, int], str] = {}  # asked for, by number of the game and turn

    @classmethod
    async def join(cls, url: str, code: str, token: str, headers: dict[str, str] | None = None) -> Self:
        where = f"{url.replace('http', 'ws')}/ws/{code}"
        more: Any = {"max_size": None, "max_queue": None, "open_timeout": 60}  # hundreds may come at once
        client = cls(await connect(where, additional_headers=headers, **more), token)
        await client.send(type="join", token=token)
        await client.until(lambda: bool(client.state))
        return client

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message, taken note of."""
        text = await asyncio.wait_for(self.socket.recv(), 20)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.events += message["events"]
        elif message["type"] == "error":
            self.errors.append(message)
        elif message["type"] == "probe":
            await self.send(type="echo", probe=message["probe"])
        else:
            self.heard.append(message)
        return message

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self.receive()

    async def reach(self, phase: str) -> None:
        """Wait for a phase of the game."""
        await self.until(lambda: bool(self.state["view"]["phase"] == phase))

    async def next_mouse(self, mouse: int) -> None:
        """Wait until the mouse after this one lies there."""
        await self.until(lambda: self.state.get("mouse", 0) > mouse)

    async def error(self) -> str:
        """The id of the next error."""
        before = len(self.errors)
        await self.until(lambda: len(self.errors) > before)
        return str(self.errors[before]["message"]["id"])

    async def refused(self, **message: Any) -> str:
        """Send something wrong: what is it called?"""
        await self.send(**message)
        return await self.error()

    async def pong(self) -> None:
        """Hear everything that was on its way when a ping came back, as the last of the small messages."""
        before = len(self.heard)
        await self.send(type="ping", time=0)
        await self.until(lambda: any(message["type"] == "pong" for message in self.heard[before:]))

    async def closed(self) -> int:
        """Listen until the server hangs up: its code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0

    async def sit(self, seat: int) -> None:
        await self.send(type="sit", seat=seat, name=f"P{seat}")
        await self.until(lambda: self.seat == seat)

    @property
    def game(self) -> str:
        return str(self.state["table"]["game"])

    @property
    def seat(self) -> int | None:
        return self.state["you"]["seat"]

    @property
    def legal(self) -> list[str]:
        return self.state["view"]["legal"] if self.state.get("view") and self.state["table"]["playing"] else []

    @property
    def wanted(self) -> bool:
        """Whether it is this client's turn. A mouse without a number is turned or let go by the table."""
        return bool(self.legal) and bool(self.game not in REAL_TIME or self.state.get("mouse"))

    def playing(self) -> bool:
        return bool(self.state["table"]["playing"])

    @property
    def over(self) -> bool:
        return bool(self.state["table"].get("games")) and not self.state["table"]["playing"]

    async def act(self, action: str) -> None:
        turn = self.state["you"].get("turn", 0)
        self.acts[self.state["table"]["games"], turn] = action
        await self.send(type="act", action=action, turn=turn)

    async def play(
        self, choose: Choose | None = None, stop: Callable[["Client"], bool] = lambda client: client.over
    ) -> None:
        """Play on until the game is over, or until told to stop: in the usual way of its game, or at random."""
        choose = choose or self.usual()
        done: object = None
        while not stop(self):
            turn = (self.state["table"]["games"], self.state["you"].get("turn", 0), self.state.get("mouse", 0))
            if self.wanted and turn != done:
                done = turn
                await self.answer(choose(self.legal))
            await self.receive()

    async def answer(self, action: str) -> None:
        if self.state.get("mouse"):
            await self.slap(action)
        else:
            await self.act(action)

    async def slap(self, action: str, ms: float = 120.0) -> None:
        """Answer the mouse, as fast as anybody could."""
        mouse = self.state["mouse"]
        if action != "hold":
            await asyncio.sleep(ms / 1000)
        await self.send(type="slap", action=action, mouse=mouse, ms=ms)

    def usual(self) -> Choose:
        """How to choose so that the game comes to an end: where it says nothing about that, anything will do."""
        way = getattr(of(self.game), "usual", None)
        return (lambda legal: way(self.state, legal)) if way else random.Random(self.seat).choice

    async def close(self) -> None:
        await self.socket.close()


async def seat_all(clients: list[Client], bot: str = "thumb", start: bool = True) -> None:
    """People at the first seats of their table, bots at the others, and the game begun. The first is the host."""
    for seat, client in enumerate(clients):
        await client.sit(seat)
    host = clients[0]
    for seat in range(len(clients), len(host.state["table"]["seats"])):
        await host.send(type="bot", seat=seat, bot=bot)
    if start:
        await host.send(type="start")
        await asyncio.gather(*(client.until(client.playing) for client in clients))
