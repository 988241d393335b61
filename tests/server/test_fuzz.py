"""Nothing that anybody sends or fails to send stops a table, and nothing unexpected gets into the server's log."""

import asyncio
import json
import random
import struct
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from ninelives.games import GAMES
from ninelives.server.messages import Request
from tests.play import REAL_TIME, of
from tests.server.client import Client
from tests.server.fuzz import frame, hello, run
from tests.server.live import Live, in_loop, live, within


async def begin(table: Live, game: str, people: int = 2) -> list[Client]:
    code = await table.open(game, 3, options=of(game).QUICK)
    return await table.gather(code, people)


async def table_goes_on(*clients: Client) -> None:
    """Cards are played to the end; for mice it is enough that two more come."""
    if clients[0].game in REAL_TIME:
        mouse = max(client.state.get("mouse", 0) for client in clients)
        later = (client.play(stop=lambda c: c.state.get("mouse", 0) > mouse + 1) for client in clients)
        await asyncio.gather(*later)
    else:
        await asyncio.gather(*(client.play() for client in clients))


KINDS = Request.__subclasses__()
WORDS = st.sampled_from([*(str(kind.__struct_config__.tag) for kind in KINDS), "fly"])
FIELDS = st.sampled_from([*(name for kind in KINDS for name in kind.__struct_fields__), "more"])
ACTIONS = [*(action for game in GAMES for action in of(game).ATTEMPTS), "meow", "level1", "P1"]
TEXTS = st.text(max_size=30) | st.sampled_from(ACTIONS)
VALUES = st.none() | st.booleans() | st.integers() | st.integers(0, 5) | st.floats() | TEXTS | st.lists(st.integers())
MESSAGES = st.builds(lambda word, fields: {"type": word, **fields}, WORDS, st.dictionaries(FIELDS, VALUES, max_size=4))
# Of the right shape, so that they get past the decoder.
SLAPS = st.builds(
    lambda action, mouse, ms: {"type": "slap", "action": action, "mouse": mouse, "ms": ms},
    *(TEXTS, st.integers(0, 3), st.floats(allow_nan=False, allow_infinity=False)),
)
ACTS = st.builds(lambda action, turn: {"type": "act", "action": action, "turn": turn}, TEXTS, st.integers(0, 3))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
@given(batch=st.lists(MESSAGES | SLAPS | ACTS | VALUES, min_size=30, max_size=60))
def test_no_message_breaks_a_table(game: str, batch: list[Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    @in_loop
    async def run() -> None:
        folder = tmp_path_factory.mktemp("fuzz")
        async with live(folder / "games.db", messages_per_second=1e6, message_burst=1e6) as table:
            first, second = await begin(table, game)
            for message in batch:
                await first.socket.send(json.dumps(message))
            await first.pong()
            await table_goes_on(first, second)

    run()


def broken_frames(join: bytes, luck: random.Random) -> list[bytes]:
    return [
        frame(join, masked=False),
        frame(join, flags=luck.randrange(1, 8)),
        frame(join, opcode=luck.choice([3, 7, 11, 15])),
        frame(join, opcode=0),  # goes on with what never began
        frame(join[:9], last=False) + frame(join[9:]),  # begins again
        frame(join[:9], last=False) + frame(b"", opcode=9, last=False),  # half a ping
        frame(b"x" * 126, opcode=9),  # too long for a ping
        frame(b"\xff\xfe"),  # no text
        frame(b"\x03", opcode=8),  # half a reason to close
        frame(b"\x00\x00", opcode=8),
        frame(join)[: luck.randrange(1, 40)],
        bytes([0x81, 0xFF]) + b"\xff" * 8 + bytes(4),  # as long as a number can say
        bytes([0x81, 0xFF]) + struct.pack("!Q", 1 << 40) + bytes(4) + join,
        frame(join) + frame(join, flags=4),
        frame(join) + frame(b"", opcode=8) + frame(join),
        frame(join) + luck.randbytes(luck.randrange(1, 400)),
    ]


async def throw(table: Live, data: bytes, luck: random.Random) -> None:
    """Send bytes, in pieces or at once, then hang up politely or rudely."""
    where = urlsplit(table.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    with suppress(ConnectionError):
        cut = luck.randrange(len(data) + 1)
        for piece in (data[:cut], data[cut:]):
            writer.write(piece)
            await writer.drain()
        if luck.random() < 0.5:
            writer.write_eof()
            await asyncio.wait_for(reader.read(), 10)
    if luck.random() < 0.5:
        writer.transport.abort()
    writer.close()


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_no_bytes_break_the_server(game: str, tmp_path: Path) -> None:
    """Garbage, half a handshake, a handshake and garbage, and frames that no WebSocket would send."""
    luck = random.Random(9)
    async with live(tmp_path / "games.db", join_seconds=1.0) as table:
        clients = await begin(table, game)
        greeting = hello(urlsplit(table.url).netloc, clients[0].state["table"]["code"])
        join = json.dumps({"type": "join", "token": await table.token()}).encode()
        for _ in range(15):
            garbage = luck.randbytes(luck.randrange(1, 400))
            for begun in (b"", greeting, greeting[: luck.randrange(len(greeting))]):
                await throw(table, begun + garbage, luck)
        for broken in broken_frames(join, luck):
            await throw(table, greeting + broken, luck)
        assert json.loads(await table.get("/health"))["status"] == "ok"
        await table_goes_on(*clients)
        await hung_up(table, len(clients))


async def hung_up(table: Live, left: int) -> None:
    """Nobody stays connected but those who really are."""
    while await table.metric("connections") > left:
        await asyncio.sleep(0.05)


class Nervous:
    """Somebody whose line breaks all the time: in the middle of a message, of a move, of joining."""

    def __init__(self, table: Live, client: Client, luck: random.Random) -> None:
        self.table, self.client, self.luck = table, client, luck
        self.code, self.token = client.state["table"]["code"], client.token

    async def play(self, breaks: int) -> None:
        for _ in range(breaks):
            with suppress(ConnectionClosed, ConnectionError):
                await asyncio.wait_for(self.some_play(), 5)
            self.client.socket.transport.abort()
            self.client = await self.table.join(self.code, self.token)
        await table_goes_on(self.client)

    async def some_play(self) -> None:
        """A few moves at most; then say something that is not waited for."""
        until = self.client.state["you"].get("turn", 0) + self.luck.randrange(3)
        await self.client.play(stop=lambda c: c.over or c.state["you"].get("turn", 0) >= until)
        parting = self.luck.choice(["hint", "back", "start", "act"])
        if parting == "act" and self.client.legal:
            await self.client.answer(self.client.legal[0])
        else:
            await self.client.send(type=parting)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_lines_that_break_in_the_middle_of_everything_hold_nobody_up(game: str, tmp_path: Path) -> None:
    luck = random.Random(3)
    async with live(tmp_path / "games.db", grace_seconds=0.2, messages_per_second=1000) as table:
        first, second = await begin(table, game)
        nervous = [Nervous(table, client, luck) for client in (first, second)]
        await asyncio.gather(*(person.play(breaks=6) for person in nervous))
        code = nervous[0].code
        for text in ("", '{"type": "join", "tok'):  # gone before they said who they are
            await throw(table, hello(urlsplit(table.url).netloc, code) + frame(text.encode()), luck)
        await hung_up(table, 2)


@within(120)
async def test_tables_that_are_sent_everything_at_once_are_what_their_logs_lead_to() -> None:
    """A short part of `python -m tests.server.fuzz`."""
    seen = await run(messages=12_000, frames=100_000, seed=random.SystemRandom().getrandbits(32))
    assert seen["messages"] >= 12_000
    assert seen["frames"] == 100_000
    assert seen["games"] > 0
