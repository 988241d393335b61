"""boardgame.io in a process of its own, and clients that take seats in its matches: the peer of our server."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bench.live import Process, running
from bench.load import Seat, Socket, Table, local_address, until

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3")
SERVER = Path(__file__).with_suffix(".cjs")
GAME = b"/cards,"
CONNECT, EVENT, BEAT = b"40" + GAME, b"42" + GAME, b"2"  # of Socket.IO


def missing() -> str:
    """Why it cannot be measured here, if it cannot."""
    return "" if shutil.which("node") and shutil.which("npm") else "node and npm are not installed"


def install(folder: Path) -> None:
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder), *PACKAGES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise RuntimeError(f"npm could not install {' '.join(PACKAGES)}: {done.stderr.strip()[-300:]}")
    shutil.copy(SERVER, folder)


@contextmanager
def boardgame(folder: Path, matches: Path | None) -> Iterator[Process]:
    """Its server as installed in a folder; matches are kept in another folder, or in memory."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    command = ["node", str(folder / SERVER.name), port, *([str(matches)] if matches else [])]
    with running(command, cwd=folder) as process:
        yield process


class Hand(msgspec.Struct):
    hand: list[int] = []


class G(msgspec.Struct):
    players: dict[str, Hand]


class Ctx(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    g: G = msgspec.field(name="G")
    ctx: Ctx
    id: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


_synced = msgspec.json.Decoder(tuple[str, str, Sync]).decode
_updated = msgspec.json.Decoder(tuple[str, str, State, Any]).decode


class MatchSeat(Seat):
    """A player of boardgame.io: the same game as ours for the eye of the load, another protocol."""

    match = ""

    def read(self, message: bytes) -> bool:
        if message == BEAT:
            self.socket.send(b"3")
        elif message.startswith(CONNECT):
            self.socket.send(EVENT + b'["sync","%b","%d",null,4]' % (self.match.encode(), self.n))
        elif message.startswith(EVENT + b'["sync"'):
            self._note(_synced(message[len(EVENT) :])[2].state)
            return True
        elif message.startswith(EVENT + b'["update"'):
            self._note(_updated(message[len(EVENT) :])[2])
            return True
        return False

    def _note(self, state: State) -> None:
        self.turn = state.id
        me = b"%d" % self.n
        mine = state.ctx.current == str(self.n)
        self.choices = [
            EVENT
            + b'["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%b"}},%d,"%b","%b"]'
            % (card, me, state.id, self.match.encode(), me)
            for card in (state.g.players[str(self.n)].hand if mine else ())
        ]


class MatchHost:
    """Seats clients at matches of a server, which makes a match when somebody first asks for it."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def seat_clients(self, table: Table, number: int) -> None:
        for seat in table.seats:
            assert isinstance(seat, MatchSeat)
            seat.match = f"match{number}"
            path = "/socket.io/?EIO=4&transport=websocket"
            seat.socket = await Socket.open(self.port, path, seat.hear, local_address(number))
            seat.socket.send(CONNECT)
            await until(seat.is_here)
