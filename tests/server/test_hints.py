"""Hints: one for each person at a time, beside the bots, and only about what the seat still sees."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ninelives.bots.hint import hint
from ninelives.server import hints
from tests.play import ANY, FOR_TWO
from tests.server.client import Client
from tests.server.live import Live, in_loop, live


class Slow:
    """Hints that are held up until the test lets them go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()
        self.begun = 0

    def __call__(self, seen: Any) -> Any:
        self.begun += 1
        assert self.let_go.wait(30)
        return hint(seen)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    held = Slow()
    monkeypatch.setattr(hints, "hint", held)
    yield held
    held.let_go.set()


async def to_act(table: Live, game: str = FOR_TWO, players: int = 2) -> list[Client]:
    """People at a new table; who may act is the first."""
    clients = await table.gather(await table.open(game, players), players)
    return sorted(clients, key=lambda client: not client.legal)


def hinted(client: Client) -> bool:
    return any(message["type"] == "hint" for message in client.heard)


@in_loop
async def test_a_person_waits_for_one_hint_at_a_time_at_all_tables_and_connections(tmp_path: Path, slow: Slow) -> None:
    async with live(tmp_path / "games.db") as table:
        (first, *_), other = await to_act(table), await table.open(FOR_TWO, 2)
        await first.send(type="hint")
        tab = await table.join(first.state["table"]["code"], first.token)
        assert await tab.refused(type="hint") == "hint-pending"
        elsewhere = await table.join(other, first.token)
        await elsewhere.sit(0)
        await elsewhere.send(type="bot", seat=1, bot="thumb")
        await elsewhere.send(type="start")
        await elsewhere.until(lambda: bool(elsewhere.legal))
        assert await elsewhere.refused(type="hint") == "hint-pending"
        slow.let_go.set()
        await first.until(lambda: hinted(first))
        assert not hinted(tab)
        await tab.send(type="hint")
        await tab.until(lambda: hinted(tab))


@in_loop
async def test_who_hangs_up_and_comes_back_gets_no_second_hint_meanwhile(tmp_path: Path, slow: Slow) -> None:
    async with live(tmp_path / "games.db") as table:
        first, second = await to_act(table)
        await first.send(type="hint")
        await first.pong()
        await asyncio.gather(first.close(), second.close())
        again = await table.join(first.state["table"]["code"], first.token)
        assert await again.refused(type="hint") == "hint-pending"
        slow.let_go.set()


@in_loop
async def test_hints_that_take_long_keep_no_bot_waiting(tmp_path: Path, slow: Slow) -> None:
    async with live(tmp_path / "games.db") as table:
        for _ in range(hints.THREADS + 1):
            first, *_ = await to_act(table)
            for connection in [first, *[await table.join(first.state["table"]["code"], first.token) for _ in range(4)]]:
                await connection.send(type="hint")
                await connection.pong()
        (player,) = await table.gather(await table.open(ANY, 3), 1)
        await player.play()
        assert slow.begun == hints.THREADS
        slow.let_go.set()


@in_loop
async def test_too_many_who_wait_for_hints_are_told_so(tmp_path: Path, slow: Slow) -> None:
    async with live(tmp_path / "games.db", hints=1) as table:
        (first, *_), (second, *_) = await to_act(table), await to_act(table)
        await first.send(type="hint")
        await first.pong()
        assert await second.refused(type="hint") == "too-many-hints"
        slow.let_go.set()
        await first.until(lambda: hinted(first))
        await second.send(type="hint")
        await second.until(lambda: hinted(second))


@in_loop
async def test_a_hint_for_a_position_that_is_over_is_not_told(tmp_path: Path, slow: Slow) -> None:
    async with live(tmp_path / "games.db") as table:
        first, second = await to_act(table)
        await first.send(type="hint")
        await first.pong()
        await asyncio.gather(*(c.play(stop=lambda c: c.state["you"].get("turn", 0) == 2) for c in (first, second)))
        slow.let_go.set()
        assert await first.error() == "hint-too-late"
        assert not hinted(first)


@in_loop
async def test_a_hint_that_fails_is_logged_and_told_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(seen: Any) -> Any:
        raise RuntimeError("no idea what to do with the nine of cats")

    monkeypatch.setattr(hints, "hint", broken)
    async with live(tmp_path / "games.db", complains=True) as table:
        first, second = await to_act(table)
        assert await first.refused(type="hint") == "hint-failed"
        assert "RuntimeError" in caplog.text
        assert "nine of cats" not in caplog.text  # what a game says may be somebody's hand
        await asyncio.gather(first.play(), second.play())


@in_loop
async def test_a_hint_waits_until_what_it_is_about_has_been_shown(tmp_path: Path) -> None:
    """What is not written down yet may never have happened."""
    async with live(tmp_path / "games.db") as table:
        first, _ = await to_act(table)
        room = table.room(first.state["table"]["code"])
        asked: list[int] = []
        advise = room.thoughts.advise

        def watched(connection: Any, seat: int) -> None:
            asked.append(room.broadcast.done - room.broadcast.shown)
            advise(connection, seat)

        room.thoughts.advise = watched  # type: ignore[method-assign]
        connection = next(one for one in room.connections if room.table.seat_of(one.person) == first.seat)
        room.desk.take(connection, '{"type": "leave", "seat": 0}')
        room.desk.take(connection, '{"type": "back"}')
        room.desk.take(connection, '{"type": "hint"}')
        assert not asked
        await first.until(lambda: hinted(first))
        assert asked == [0]
