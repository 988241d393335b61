"""`ninelives serve` in a process of its own, and clients that take seats at its tables."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from bench.load import Seat, Socket, Table, local_address, until
from ninelives.games import GAMES, part

METAS = [part(name, "meta").META for name in GAMES]
# By moves in turn, at tables of four.
PLAYED = [meta.name for meta in METAS if not meta.real_time and 4 in meta.players]
START = b'{"type":"start"}'


@dataclass
class Process:
    """A server that answers at a port of 127.0.0.1."""

    port: int
    process: subprocess.Popen[bytes]

    def cpu(self) -> float:
        """Seconds of processor time so far (Linux)."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[Process]:
    """A server, from its first line, which says where it is, to the end of the block."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, **more)
    try:
        assert process.stdout
        line = process.stdout.readline().decode()
        found = re.search(r":(\d+)", line)
        if not found:
            raise RuntimeError(f"{command[0]} did not start: {line}")
        yield Process(int(found[1]), process)
    finally:
        process.terminate()
        process.communicate()


def command(db: Path | str, *more: str) -> list[str]:
    return [sys.executable, "-m", "ninelives.cli", "serve", "--no-browser", "--db", str(db), *more]


class You(msgspec.Struct):
    seat: int | None
    turn: int = 0


class Setting(msgspec.Struct):
    playing: bool
    games: int


class View(msgspec.Struct):
    legal: list[str]


class State(msgspec.Struct, tag_field="type", tag="state"):
    """As much of a state as a client needs that plays at random."""

    table: Setting
    you: You
    view: View | None = None


class Error(msgspec.Struct, tag_field="type", tag="error"):
    message: dict[str, Any]


decode = msgspec.json.Decoder(State | Error).decode


class LiveSeat(Seat):
    seated = False

    def is_here(self) -> bool:
        return self.seated

    def read(self, message: bytes) -> bool:
        state = decode(message)
        if isinstance(state, Error):
            self.table.load.errors.append(str(state.message["id"]))
            return False
        you, table = state.you, state.table
        self.seated = you.seat is not None
        self.turn = 10_000 * table.games + you.turn
        self.counts = table.playing
        if table.playing and state.view:
            self.choices = [
                b'{"type":"act","action":"%b","turn":%d}' % (action.encode(), you.turn) for action in state.view.legal
            ]
        else:
            self.choices = [START] if table.games and self.n == 0 else ()
        return True


async def post(port: int, path: str, body: bytes, local: tuple[str, int]) -> Any:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])


class Host:
    """Seats clients at tables of a server, and begins the games.

    Of several servers that share a database, each has its share of the tables; with `astray`, the clients of each
    table come to the server next to the one that has it.
    """

    def __init__(self, *ports: int, astray: bool = False) -> None:
        self.ports = ports
        self.astray = astray
        self.guests = ("", "")  # code of the first table, and the token of somebody there

    async def seat_clients(self, table: Table, number: int) -> None:
        local, port = local_address(number), self.ports[number % len(self.ports)]
        door = self.ports[(number + self.astray) % len(self.ports)]
        wish = msgspec.json.encode({"game": PLAYED[number % len(PLAYED)]})
        code = (await post(port, "/api/tables", wish, local))["code"]
        for seat in table.seats:
            token = (await post(port, "/api/people", b"", local))["token"]
            seat.socket = await Socket.open(door, f"/ws/{code}", seat.hear, local)
            seat.socket.send(join(token))
            seat.socket.send(msgspec.json.encode({"type": "sit", "seat": seat.n, "name": f"P{seat.n}"}))
            await until(seat.is_here)
        if number == 0:
            self.guests = code, token
        table.seats[0].socket.send(START)
        await until(lambda: any(seat.choices for seat in table.seats))


def join(token: str) -> bytes:
    return msgspec.json.encode({"type": "join", "token": token})
