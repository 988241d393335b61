"""Whatever somebody sends gets a clear error or a polite goodbye, and the table goes on for the others."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import ninelives
from ninelives.games.game import Game
from tests.play import ANY, FOR_TWO, OPTION, SEALED, refused
from tests.server.client import Client
from tests.server.live import Live, fetch, in_loop, live

POLICY_VIOLATION, TOO_BIG = 1008, 1009

NOT_MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "5",
    '"join"',
    "{}",
    '{"type": 5}',
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "action": "pass"}',
    '{"type": "act", "action": 7, "turn": 0}',
    '{"type": "act", "action": "pass", "turn": "0"}',
    '{"type": "act", "action": "pass", "turn": -1}',
    '{"type": "act", "action": "pass", "turn": 99999999999999999999999}',
    '{"type": "act", "action": "pass", "turn": 0, "seat": 1}',
    '{"type": "seal", "most": -1}',
    '{"type": "seal", "most": 100000000000000000000000000}',
    '{"type": "slap", "action": "hold", "mouse": 1, "ms": NaN}',
    '{"type": "slap", "action": "hold", "mouse": 1, "ms": 1e999}',
    '{"type": "say", "phrase": "\\ud800"}',
    '{"type": "sit", "seat": 1, "name": "' + "x" * 300 + '"}',
    '{"type": "ping", "time": "now"}',
    "\x00",
    "[" * 8000,
    '{"a":' * 1600,
    '{"type": "act", "action": ' + "[" * 8000,
    '{"type": "ping", "time": Infinity}',
    '{"type": "sit", "seat": 1, "name": "\\ud800"}',
]


async def table_goes_on(*clients: Client) -> None:
    """The proof: everybody can still play to the end."""
    await asyncio.gather(*(client.play() for client in clients))
    assert all(client.over for client in clients)


def game_of(table: Live, code: str) -> Game:
    game = table.room(code).table.game
    assert game
    return game


def turn(client: Client) -> int:
    """How often a client has acted."""
    return int(client.state["you"].get("turn", 0))


@in_loop
async def test_what_is_no_message_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", messages_per_second=1000) as table:
        first, second = await table.gather(await table.open(FOR_TWO, 2), 2)
        before = first.state["view"]
        for text in NOT_MESSAGES:
            await first.socket.send(text)
            assert await first.error() == "bad-message", text
        assert first.state["view"] == before
        await table_goes_on(first, second)


@in_loop
async def test_what_may_not_be_done_is_refused_by_name(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", messages_per_second=1000) as table:
        game = SEALED[0]
        code = await table.open(game, 3, hints=False)
        watcher = await table.join(code)
        assert await watcher.refused(type="act", action="pass", turn=0) == "not-seated"
        assert await watcher.refused(type="start") == "host-only"
        assert await watcher.refused(type="sit", seat=9, name="X") == "bad-seat"
        assert await watcher.refused(type="sit", seat=0, name=" \u200b") == "bad-name"
        first, second = await table.gather(code, 2, start=False)
        assert await watcher.refused(type="sit", seat=0, name="X") == "seat-taken"
        assert await watcher.refused(type="sit", seat=2, name="P1") == "name-taken"
        assert await first.refused(type="sit", seat=2, name="X") == "already-seated"
        assert await first.refused(type="bot", seat=2, bot="nobody") == "unknown-bot"
        assert await first.refused(type="bot", seat=1, bot="thumb") == "seat-taken"
        assert await second.refused(type="bot", seat=2, bot="thumb") == "host-only"
        assert await second.refused(type="leave", seat=0) == "host-only"
        assert await first.refused(type="act", action="pass", turn=0) == "no-game"
        await first.send(type="leave", seat=2)
        assert await first.refused(type="start") == "seats-open"
        await first.send(type="bot", seat=2, bot="thumb")
        await first.send(type="start")
        await asyncio.gather(first.until(first.playing), second.until(second.playing))
        assert await watcher.refused(type="sit", seat=2, name="X") == "seat-taken"  # the table is full
        assert await first.refused(type="start") == "game-running"
        assert await first.refused(type="leave", seat=2) == "game-running"
        assert await first.refused(type="hint") == "no-hints"
        assert await first.refused(type="join", token=first.token) == "already-joined"
        assert await first.refused(type="act", action="pass", turn=5) == "early-action"
        assert await first.refused(type="act", action="fly away", turn=0) == f"{game}-unreadable"
        against_the_rules = refused(game_of(table, code), first.seat or 0)
        assert (await first.refused(type="act", action=against_the_rules, turn=0)).startswith(f"{game}-")
        assert first.errors[-1]["clause"]
        assert await first.refused(type="seal", most=3) == "seal-later"
        assert await first.refused(type="say", phrase="You fool") == "unknown-phrase"
        assert await first.refused(type="slap", action="hold", mouse=0, ms=300) == "no-mouse"
        await table_goes_on(first, second)
        assert await first.refused(type="act", action="pass", turn=0) == "no-game"
        assert await first.refused(type="seal", most=3) == "no-game"


@in_loop
async def test_out_of_turn_and_repeated_actions_are_answered_and_not_carried_out(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        for client in clients:
            await client.play(stop=lambda c: turn(c) == 1)
        (actor,) = game_of(table, code).actors
        await asyncio.gather(*(client.pong() for client in clients))
        waiting = clients[1 - actor]
        play = clients[actor].legal[0]
        await waiting.act(play)
        assert await waiting.error() == "not-your-turn"
        assert waiting.errors[-1]["clause"]
        assert await clients[actor].refused(type="act", action=play, turn=0) == "repeated-action"
        await clients[actor].act(play)
        await clients[actor].send(type="act", action=play, turn=1)  # sent twice by a nervous finger
        assert await clients[actor].error() == "repeated-action"
        await table_goes_on(*clients)
        game = ninelives.load(table.room(code).table.finished[0])
        assert len(game.log) == sum(client.state["you"]["turn"] for client in clients)


@in_loop
async def test_clocks_from_the_future_or_the_past_are_only_sent_back(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", messages_per_second=1000) as table:
        first, second = await table.gather(await table.open(FOR_TWO, 2, clock="brisk"), 2)
        times = [0, -1, -1e308, 1e308, 253402300800000, 5e-324]
        for time in times:
            await first.send(type="ping", time=time)
        await first.until(lambda: len(first.heard) == len(times))
        assert [pong["time"] for pong in first.heard] == times
        assert all(0 < pong["server"] < 1e12 for pong in first.heard)
        assert first.state["banks"] == [45, 45]  # nobody has lost or won any time by it
        await table_goes_on(first, second)


@in_loop
async def test_a_copied_token_is_the_same_person_and_no_second_move(tmp_path: Path) -> None:
    """Whoever has the token is that person, also at two screens at once; another server does not know them."""
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        first, second = await table.gather(code, 2)
        copy = await table.join(code, first.token)
        assert copy.state["you"] == first.state["you"]
        action = first.legal[0]
        await first.act(action)
        await first.until(lambda: first.state["you"].get("turn") == 1)
        assert await copy.refused(type="act", action=action, turn=0) == "repeated-action"
        assert copy.state["you"] == first.state["you"]
        await copy.close()
        async with live(tmp_path / "other.db") as other:
            join = json.dumps({"type": "join", "token": first.token})
            assert await refusal(other, await other.open(FOR_TWO, 2), join) == ("bad-token", POLICY_VIOLATION)
        await table_goes_on(first, second)


@in_loop
async def test_who_cannot_join_is_told_why(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", join_seconds=0.2) as table:
        code, token = await table.open(FOR_TWO, 2), await table.token()
        forged = token[:-1] + ("A" if token[-1] != "A" else "B")
        join = json.dumps({"type": "join", "token": token})
        cases: list[tuple[str, str | bytes | None, str]] = [
            ("NOCODE", join, "unknown-code"),
            ("%00%F0", join, "unknown-code"),
            (code, json.dumps({"type": "join", "token": forged}), "bad-token"),
            (code, json.dumps({"type": "join", "token": ""}), "bad-token"),
            (code, json.dumps({"type": "join", "token": "é.é"}), "bad-token"),
            (code, '{"type": "start"}', "join-first"),
            (code, "hello?", "bad-message"),
            (code, b"\x00\x01", "text-only"),
            (code, None, "join-first"),
        ]
        for path, first, reason in cases:
            assert await refusal(table, path, first) == (reason, POLICY_VIOLATION)
        lower = await table.join(code.lower(), token)
        assert lower.state["table"]["code"] == code


async def refusal(table: Live, code: str, first: str | bytes | None, **more: Any) -> tuple[str, int]:
    """Why a new connection is turned away, and with which code."""
    socket = await connect(f"{table.url.replace('http', 'ws')}/ws/{code}", **more)
    client = Client(socket, "")
    if first is not None:
        with suppress(ConnectionClosed):
            await socket.send(first)
    reason = await client.error()
    return reason, await client.closed()


@in_loop
async def test_pages_of_other_sites_may_not_play_in_somebodys_name(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        evil: Any = "https://evil.example"
        assert await refusal(table, code, None, origin=evil) == ("bad-origin", POLICY_VIOLATION)
        status, text = await fetch(f"{table.url}/api/tables", {"game": ANY}, Origin=evil)
        assert (status, json.loads(text)["message"]["id"]) == (403, "bad-origin")
        own: Any = table.url
        socket = await connect(f"{table.url.replace('http', 'ws')}/ws/{code}", origin=own)
        await socket.close()


@in_loop
async def test_big_frames_floods_and_bytes_end_with_a_polite_close_and_hurt_nobody_else(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        first, second = await table.gather(code, 2)
        big, flood, binary = [await table.join(code) for _ in range(3)]
        await asyncio.gather(*(c.act(c.legal[0]) for c in (first, second)))
        with suppress(ConnectionClosed):
            await big.socket.send("x" * 10_000_000)
        assert await big.closed() == TOO_BIG
        await binary.socket.send(b"\x01")
        assert await binary.closed() == POLICY_VIOLATION
        assert binary.errors[-1]["message"]["id"] == "text-only"
        with suppress(ConnectionClosed):  # the server hangs up in the middle
            for _ in range(1000):
                await flood.send(type="hint")
        assert await flood.closed() == POLICY_VIOLATION
        assert flood.errors[-1]["message"]["id"] == "too-fast"
        assert await table.metric("refused_total") >= 200
        await table_goes_on(first, second)


@in_loop
async def test_a_few_messages_too_many_are_answered_and_forgiven(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", message_burst=5.0, messages_per_second=50.0) as table:
        client = await table.join(await table.open(FOR_TWO, 2))
        for _ in range(30):
            await client.send(type="back")
        await client.until(lambda: bool(client.errors))
        assert {error["message"]["id"] for error in client.errors} == {"too-fast"}
        while not any(message["type"] == "pong" for message in client.heard):  # soon it may talk again
            await client.send(type="ping", time=1)
            await asyncio.sleep(0.1)
            await client.receive()


@in_loop
async def test_bad_http_is_answered_with_a_reason(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", creations_per_minute=12.0) as table:
        for wish, reason in [
            (b"", "bad-message"),
            (b"[]", "bad-message"),
            (b"\xff\xfe", "bad-message"),
            (b"x" * 20_000, "too-long"),
            ({"game": "chess"}, "unknown-game"),
            ({"game": ANY, "players": 9}, "bad-players"),
            ({"game": ANY, "players": 10**30}, "bad-message"),
            ({"game": ANY, "options": {OPTION.name: "xx"}}, "bad-option"),
            ({"game": ANY, "options": {"moon": 1}}, "unknown-option"),
            ({"game": ANY, "clock": "blitz"}, "unknown-clock"),
        ]:
            status, text = await fetch(f"{table.url}/api/tables", wish)
            assert (status, json.loads(text)["message"]["id"]) == (400, reason)
        code = await table.open(ANY, 3)
        for path, status in [(code, 200), ("NOPE", 404), (f"{code}/games/1", 404), (f"{code}/games/0/story", 404)]:
            assert (await fetch(f"{table.url}/api/tables/{path}"))[0] == status
        await table.open(ANY, 3)
        status, text = await fetch(f"{table.url}/api/tables", {"game": ANY})
        assert (status, json.loads(text)["message"]["id"]) == (429, "too-fast")


@in_loop
async def test_too_many_tables_or_connections_are_refused(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", tables=1, connections_per_address=1) as table:
        code = await table.open(ANY, 3)
        status, text = await fetch(f"{table.url}/api/tables", {"game": ANY})
        assert (status, json.loads(text)["message"]["id"]) == (503, "too-many-tables")
        client = await table.join(code)
        assert await refusal(table, code, None) == ("too-many-connections", POLICY_VIOLATION)
        await client.close()
