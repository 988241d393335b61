"""Send everything at once to tables of all games: valid, nearly valid, stale, doubled and hostile messages and frames.

`python -m tests.server.fuzz --messages 1000000 --frames 10000000` is the long run; the tests send a few thousand. What
went wrong is repeated with `--seed`, as far as the timing of bots and disk allows.
"""

import argparse
import asyncio
import json
import random
import struct
import sys
import tempfile
import time
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ninelives.games import GAMES, rulebook
from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.connection import Connection
from ninelives.server.hub import Hub
from ninelives.server.limits import Limits
from ninelives.server.opening import NewTable
from ninelives.server.outbox import Outbox
from ninelives.server.room import Room
from ninelives.server.run import open_hub
from ninelives.server.settings import Settings
from ninelives.table import PHRASES, Table, replay
from ninelives.table.entries import decode
from tests.play import of
from tests.server.live import Live, listening, live

AT_A_TABLE = 2_000  # messages
AT_ONCE = 2  # tables of each game
GENEROUS: Any = {
    "messages_per_second": 1e9,
    "message_burst": 1e9,
    "requests_per_second": 1e9,
    "creations_per_minute": 1e9,
    "connections_per_address": 10_000,
    "grace_seconds": 0.05,
}
TAGS = [str(kind.__struct_config__.tag) for kind in messages.Request.__subclasses__()]
FIELDS = sorted({name for kind in messages.Request.__subclasses__() for name in kind.__struct_fields__})
ATTEMPTS = [*(action for game in GAMES for action in of(game).ATTEMPTS), "", "slap", "bid", "\0", "é" * 50, "😺"]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    2**31,
    -(2**63),
    10**30,
    0.5,
    1e308,
    "",
    "0",
    "level1",
    [],
    {},
    [[[]]],
    "x" * 300,
]


class Somebody:
    """A person with any number of connections to a table."""

    def __init__(self, room: Room, name: str, luck: random.Random) -> None:
        self.room, self.name, self.luck = room, name, luck
        self.lines: list[tuple[Connection, asyncio.Task[int]]] = []
        self.said: deque[str] = deque(maxlen=20)

    def enter(self) -> None:
        async def send(text: str) -> None:
            if self.luck.random() < 0.01:
                await asyncio.sleep(0.001)  # a slow line: states are left out

        outbox = Outbox(send)
        self.lines.append((Connection(self.name, outbox), asyncio.create_task(outbox.run())))
        self.room.enter(self.lines[-1][0])

    def exit(self) -> None:
        connection, posting = self.lines.pop(self.luck.randrange(len(self.lines)))
        self.room.exit(connection)
        posting.cancel()

    def say(self, text: str) -> None:
        self.said.append(text)
        self.room.desk.take(self.luck.choice(self.lines)[0], text)

    # What they say.

    def message(self) -> str:
        kind = self.luck.random()
        if kind < 0.5:
            return json.dumps(self.sensible())
        if kind < 0.65:
            return json.dumps(self.nearly(self.sensible()))
        if kind < 0.75 and self.said:
            return self.luck.choice(self.said)  # stale, or sent twice
        if kind < 0.9:
            return json.dumps(self.nonsense())
        return garbled(json.dumps(self.sensible()).encode(), self.luck).decode(errors="replace")

    def sensible(self) -> dict[str, Any]:
        table, luck = self.room.table, self.luck
        seat = table.seat_of(self.name)
        if seat is not None and table.is_playing and seat in table.actors() and luck.random() < 0.8:
            return self.move(seat)
        if not table.is_playing and luck.random() < 0.7:
            return self.prepare(seat)
        others: list[dict[str, Any]] = [
            {"type": "sit", "seat": luck.randrange(len(table.seats)), "name": self.name},
            {
                "type": "bot",
                "seat": luck.randrange(len(table.seats)),
                "bot": luck.choice(["thumb", "random", "level1"]),
            },
            {"type": "start"},
            {"type": "seal", "most": luck.randrange(20)},
            {"type": "say", "phrase": luck.choice(PHRASES)},
            {"type": "reading", "on": luck.random() < 0.3},
            {"type": "back"},
            {"type": "ping", "time": luck.random()},
            {"type": "echo", "probe": luck.randrange(5)},
            {"type": "head-start", "seat": luck.randrange(len(table.seats)), "ms": luck.randrange(-3000, 3000)},
            {"type": "act", "action": luck.choice(ATTEMPTS), "turn": table.turns[seat or 0]},
            {"type": "take-back", "turn": table.turns[seat or 0]},
        ]
        rare: list[dict[str, Any]] = [
            {"type": "leave", "seat": luck.randrange(len(table.seats))},
            {"type": "hint"},
            {"type": "join", "token": ""},
        ]
        return luck.choice(rare if luck.random() < 0.05 else others)

    def prepare(self, seat: int | None) -> dict[str, Any]:
        """Do what leads to a game."""
        open_seats = [n for n, other in enumerate(self.room.table.seats) if other.is_open]
        if not open_seats:
            return {"type": "start"}
        if seat is None or self.luck.random() < 0.7:
            return {"type": "sit", "seat": self.luck.choice(open_seats), "name": self.name}
        return {"type": "bot", "seat": self.luck.choice(open_seats), "bot": "thumb"}

    def move(self, seat: int) -> dict[str, Any]:
        game = self.room.table.game
        assert game
        action = self.luck.choice(game.legal(seat) or ATTEMPTS)
        if self.room.table.real_time and self.luck.random() < 0.8:
            mouse = getattr(self.room.pacer, "_flipped", 0)
            return {"type": "slap", "action": action, "mouse": mouse, "ms": self.luck.uniform(-10, 600)}
        return {"type": "act", "action": action, "turn": self.room.table.turns[seat]}

    def nearly(self, message: dict[str, Any]) -> dict[str, Any]:
        field = self.luck.choice([*message])
        if self.luck.random() < 0.2:
            del message[field]
        else:
            message[field] = self.luck.choice([*ODD, *ATTEMPTS])
        return message

    def nonsense(self) -> Any:
        if self.luck.random() < 0.1:
            return self.luck.choice(ODD)
        fields = self.luck.sample(FIELDS, self.luck.randrange(4))
        return {"type": self.luck.choice(TAGS), **{field: self.luck.choice([*ODD, *ATTEMPTS]) for field in fields}}


def wanted(room: Room, people: list[Somebody]) -> list[Somebody]:
    """Those whose turn it is, if it is anybody's."""
    actors = {room.table.seats[seat].person for seat in room.table.actors()} if room.table.is_playing else set()
    return [who for who in people if who.name in actors] or people


def garbled(data: bytes, luck: random.Random) -> bytes:
    """Change, drop, double or add a few bytes."""
    found = bytearray(data)
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(found) + 1)
        change = luck.randrange(4)
        if change == 0:
            found[at : at + 1] = bytes([luck.randrange(256)])
        elif change == 1:
            del found[at : at + luck.randrange(1, 9)]
        elif change == 2:
            found[at:at] = luck.choice(
                [b'"', b"{", b"[[", b"\\", b"\\ud800", b"9" * 20, b"\0", b"\xff", b"1e9", b",", b"null"]
            )
        else:
            found[at:at] = found[at : at + luck.randrange(1, 30)]
    return bytes(found)


class Fuzz:
    """Counts what was sent and seen, and says so at the end."""

    def __init__(self, seed: int, complaints: list[str]) -> None:
        self.luck = random.Random(seed)
        self.complaints = complaints  # of the server, in its log
        self.seen: Counter[str] = Counter()

    # Messages, to rooms without sockets.

    async def messages(self, folder: Path, count: int) -> None:
        settings = Settings(db=str(folder / "fuzz.db"), pace=0.0, limits=Limits(**GENEROUS))
        async with open_hub(settings) as hub:
            left = count
            while left > 0:
                games = [game for game in GAMES for _ in range(AT_ONCE)]
                each = min(AT_A_TABLE, -(-left // len(games)))
                await asyncio.gather(*(self.table(hub, game, each) for game in games))
                left -= each * len(games)

    async def table(self, hub: Hub, game: str, count: int) -> None:
        """Let people do everything at a new table, then read it back from its log."""
        luck = random.Random(self.luck.getrandbits(64))
        players = luck.choice(rulebook(game).meta.players)
        wish = NewTable(game, players, of(game).QUICK, clock=luck.choice(["none", "relaxed", "brisk"]))
        code = (await hub.open(wish)).setup.code
        room = await hub.room(await hub.find(code))
        people = [Somebody(room, f"P{n}", luck) for n in range(players + 2)]
        while count > 0:
            for _ in range(luck.randrange(1, 6)):  # as much as one packet holds
                who = luck.choice(wanted(room, people) if luck.random() < 0.5 else people)
                if not who.lines or (len(who.lines) < 3 and luck.random() < 0.002):
                    who.enter()
                who.say(who.message())
                count -= 1
                self.seen["messages"] += 1
            await asyncio.sleep(0.001 if room.table.real_time and luck.random() < 0.1 else 0)
            if luck.random() < 0.01 and who.lines:
                who.exit()
            if room.closed or self.complaints:
                raise AssertionError(self.complaints, game, [list(person.said)[-6:] for person in people])
        for person in people:
            while person.lines:
                person.exit()
        await self.compare(hub, room)

    async def compare(self, hub: Hub, room: Room) -> None:
        """See that the table is what its log leads to."""
        while not room.broadcast.is_durable:
            await asyncio.sleep(0.001)
        entries = [decode(entry) for entry in await hub.services.store.log(room.row.id)]
        assert portrait(replay(entries)) == portrait(room.table), room.row.id
        assert not room.closed, room.row.id
        self.seen["tables"] += 1
        self.seen["games"] += len(room.table.finished)
        self.seen["entries"] += len(entries)
        hub.forget(room.row.id)

    # Frames, to the decoder and through real sockets.

    def frames(self, count: int) -> None:
        luck = self.luck
        for _ in range(count):
            try:
                messages.decode(garbled(luck.choice(EXAMPLES), luck))
                self.seen["understood"] += 1
            except GameError:
                pass
        self.seen["frames"] += count

    async def sockets(self, folder: Path, count: int) -> None:
        """Send frames through real sockets: several in a packet, split, garbled, and with broken heads."""
        async with live(folder / "sockets.db", join_seconds=1.0, **GENEROUS) as table:
            codes = [await table.open(game, 3, options=of(game).QUICK) for game in GAMES]
            join = json.dumps({"type": "join", "token": await table.token()}).encode()
            while count > 0:
                code = self.luck.choice(codes)
                many = [join, *(self.text() for _ in range(self.luck.randrange(1, 100)))]
                await self.pour(table, code, b"".join(self.framed(data) for data in many))
                count -= len(many)
                self.seen["frames through sockets"] += len(many)
            assert '"ok"' in await table.get("/health")
            for code in codes:
                await self.compare(table.hub, await table.hub.room(await table.hub.find(code)))

    def text(self) -> bytes:
        known = self.luck.choice(EXAMPLES)
        return garbled(known, self.luck) if self.luck.random() < 0.5 else known

    def framed(self, data: bytes) -> bytes:
        """Put a text into frames as WebSocket does, mostly."""
        luck, kind = self.luck, self.luck.random()
        if kind < 0.85:
            return frame(data.decode(errors="replace").encode())
        cut = luck.randrange(len(data) + 1)
        text = data.decode(errors="replace").encode()
        if kind < 0.95:
            return frame(text[:cut], last=False) + frame(b"", opcode=9) + frame(text[cut:], opcode=0)
        if kind < 0.98:
            return frame(b"", opcode=luck.choice([9, 10]))
        broken = frame(data, luck.randrange(16), luck.random() < 0.5, luck.random() < 0.9, luck.randrange(8))
        return luck.choice([broken, garbled(broken, luck), luck.randbytes(luck.randrange(1, 50))])

    async def pour(self, table: Live, code: str, data: bytes) -> None:
        where = urlsplit(table.url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(hello(where.netloc, code))
        await reader.readuntil(b"\r\n\r\n")
        listening = asyncio.create_task(reader.read())
        with suppress(ConnectionError):
            while data:
                size = self.luck.choice([1, 50, 500, 5_000])
                writer.write(data[:size])
                await writer.drain()
                data = data[size:]
            writer.write_eof()  # half a frame may be left: who would answer a goodbye?
            await asyncio.wait_for(listening, 30)
        listening.cancel()
        writer.close()


def portrait(table: Table) -> Any:
    """Everything of a table that its log must lead to."""
    game = table.game
    views = [game.view_json(seat) for seat in (None, *range(game.players))] if game else []
    clock = (table.clock.banks, table.clock.since)
    return (
        table.setup,
        table.seats,
        table.host,
        table.is_playing,
        table.turns,
        table.finished,
        table.faces,
        clock,
        views,
    )


def examples() -> list[str]:
    """One message of each kind, and odd ones."""
    shapes: list[dict[str, Any]] = [
        {"type": "join", "token": "8WQ3kTq2cJx0aY5z.mJ1C3v0bX9sZ4pQ7rT2wK8dL"},
        {"type": "sit", "seat": 0, "name": "Ada"},
        {"type": "bot", "seat": 2, "bot": "level3"},
        {"type": "leave", "seat": 2},
        {"type": "head-start", "seat": 1, "ms": -150},
        {"type": "start"},
        {"type": "act", "action": "bid 5", "turn": 3},
        {"type": "take-back", "turn": 1},
        {"type": "seal", "most": 7},
        {"type": "slap", "action": "slap blue-tie", "mouse": 12, "ms": 431.5},
        {"type": "reading", "on": True},
        {"type": "back"},
        {"type": "say", "phrase": "meow"},
        {"type": "hint"},
        {"type": "ping", "time": 1234.5},
        {"type": "echo", "probe": 4},
    ]
    assert {shape["type"] for shape in shapes} == {*TAGS}
    return [*map(json.dumps, shapes), '{"a":' * 500, "[" * 2_000, '{"type": "act", "action": ' + "[" * 500]


EXAMPLES = [text.encode() for text in examples()]


def hello(host: str, code: str) -> bytes:
    """Ask for a WebSocket."""
    return (
        f"GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(data: bytes, opcode: int = 1, last: bool = True, masked: bool = True, flags: int = 0) -> bytes:
    """One frame of a WebSocket, whatever it may be worth. The mask is nought."""
    size = len(data) if len(data) < 126 else 126
    head = bytes([last << 7 | flags << 4 | opcode, masked << 7 | size])
    return head + (struct.pack("!H", len(data)) if size == 126 else b"") + (bytes(4) if masked else b"") + data


async def run(messages: int, frames: int, seed: int, say: Any = print) -> Counter[str]:
    """Send so many of both, one frame in a hundred through sockets, and raise if anything went wrong."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name, listening() as complaints:
        fuzz = Fuzz(seed, complaints)
        folder, turns = Path(name), max(1, messages // 50_000)
        for turn in range(1, turns + 1):
            (folder / str(turn)).mkdir()
            await fuzz.messages(folder / str(turn), messages // turns)
            fuzz.frames(frames // turns)
            await fuzz.sockets(folder / str(turn), frames // turns // 100)
            assert not complaints, complaints[0]
            say(f"{turn}/{turns}, {time.monotonic() - began:.0f} s: {dict(fuzz.seen)}")
    return fuzz.seen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--frames", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    seen = asyncio.run(run(args.messages, args.frames, args.seed, lambda text: print(text, flush=True)))
    counts = ", ".join(f"{count:,} {name}" for name, count in seen.items())
    print(f"Nothing broke: {counts}. No traceback; every table is what its log leads to.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
