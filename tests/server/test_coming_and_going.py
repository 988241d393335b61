"""People come and go, the host too; and what happens to them when the server makes a mistake."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ninelives.server.connection import INTERNAL_ERROR, Connection
from ninelives.table import Table
from ninelives.table.clock import PACES, Pace
from ninelives.table.entries import AnyEntry, Minded, Resumed, decode
from tests.play import ANY, FOR_TWO, WITH_TURNS, fewest
from tests.server.client import Client
from tests.server.live import Live, in_loop, live


async def sees_host(client: Client, seat: int) -> None:
    await client.until(lambda: bool(client.state["table"]["host"] == seat))


@in_loop
async def test_a_host_who_stays_away_is_followed_by_who_sat_longest_of_those_who_are_there(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", grace_seconds=0.05) as table:
        code = await table.open(ANY, 3)
        first, second, third = [await table.join(code) for _ in range(3)]
        for client, seat in ((first, 0), (second, 2), (third, 1)):
            await client.sit(seat)
        watcher = await table.join(code)
        await asyncio.gather(second.close(), first.close())
        await asyncio.gather(sees_host(third, 1), sees_host(watcher, 1))
        assert third.state["you"]["host"]
        again = await table.join(code, first.token)
        assert "host" not in again.state["you"]
        assert await again.refused(type="start") == "host-only"
        await third.send(type="start")
        await third.until(third.playing)


@in_loop
async def test_a_host_who_leaves_or_is_away_at_the_end_holds_up_no_rematch(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", grace_seconds=0.05) as table:
        code = await table.open(ANY, 3)
        first, second = await table.gather(code, 2)
        await first.close()
        await second.until(lambda: second.state["table"]["seats"][0].get("minded") == "away")
        assert second.state["table"]["host"] == 0  # a game can go on without the host
        await second.play()
        await sees_host(second, 1)
        await second.send(type="start")
        await second.until(second.playing)
        await second.play(stop=lambda client: client.state["table"]["games"] == 2)
        again = await table.join(code, first.token)
        await second.send(type="leave", seat=1)
        await sees_host(again, 0)


@in_loop
async def test_who_leaves_a_game_is_minded_at_once_and_may_come_back(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        first, second = await table.gather(await table.open(FOR_TWO, 2), 2)
        await second.send(type="leave", seat=1)
        await first.until(lambda: first.state["table"]["seats"][1].get("minded") == "away")
        await first.play(stop=lambda client: client.state["you"].get("turn", 0) == 3)
        await second.send(type="back")
        await first.until(lambda: "minded" not in first.state["table"]["seats"][1])
        await asyncio.gather(first.play(), second.play())


@pytest.mark.parametrize(("game", "players"), [(game, fewest(game)) for game in WITH_TURNS])
@in_loop
async def test_who_leaves_and_acts_in_one_breath_disturbs_nobody(game: str, players: int, tmp_path: Path) -> None:
    """The bot that was to mind the seat finds that it has acted before the bot could begin to think."""
    async with live(tmp_path / "games.db") as table:
        clients = await table.gather(await table.open(game, players), players)
        first = next(client for client in clients if client.legal)
        leave, act = {"type": "leave", "seat": first.seat}, {"type": "act", "action": first.legal[0], "turn": 0}
        await together(first, leave, act)
        await first.until(lambda: first.state["you"].get("turn") == 1)
        assert "minded" not in first.state["table"]["seats"][first.seat or 0]
        await asyncio.gather(*(client.play() for client in clients))


async def together(client: Client, *requests: dict[str, Any]) -> None:
    """Send several messages in one packet."""
    transport, sent = client.socket.transport, list[bytes]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(transport, "write", sent.append)
        for request in requests:
            await client.send(**request)
    transport.write(b"".join(sent))


@in_loop
async def test_who_comes_back_after_a_time_out_has_time_to_act(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "brisk", Pace(0.2, 30.0))
    async with live(tmp_path / "games.db", pace=60.0) as table:  # the bot that minds the seat takes its time
        first, second = await table.gather(await table.open(FOR_TWO, 2, clock="brisk"), 2)
        await first.until(lambda: all(seat.get("minded") for seat in first.state["table"]["seats"]))
        await second.until(lambda: all(seat.get("minded") for seat in second.state["table"]["seats"]))
        await first.send(type="back")
        await first.until(lambda: "minded" not in first.state["table"]["seats"][0])
        assert first.state["banks"] == [30.0, 0.0]
        await first.act(first.legal[0])
        await first.until(lambda: first.state["you"].get("turn") == 1)
        await second.until(lambda: "minded" not in second.state["table"]["seats"][0])
        await second.act(second.legal[0])  # to act is to be back
        await second.until(lambda: second.state["you"].get("turn") == 1)
        assert "minded" not in second.state["table"]["seats"][1]


async def entries(table: Live, code: str) -> list[AnyEntry]:
    return [decode(data) for data in await table.hub.services.store.entries(table.room(code).row.id)]


@pytest.mark.parametrize(("clock", "written"), [("none", False), ("relaxed", True)])
@in_loop
async def test_who_comes_and_goes_all_the_time_writes_little(clock: str, written: bool, tmp_path: Path) -> None:
    """Where clocks run, it has to be written that they go on; too often, and there is no coming back for a while."""
    async with live(tmp_path / "games.db", pace=60.0, entries_per_minute=6) as table:
        code = await table.open(FOR_TWO, 2, clock=clock)
        (client,) = await table.gather(code, 1)
        before, refused = len(await entries(table, code)), 0
        for _ in range(12):
            await client.close()
            while table.room(code).connections:
                await asyncio.sleep(0.001)
            try:
                client = await table.join(code, client.token)
            except ConnectionClosed:
                refused += 1
        after = await entries(table, code)
        assert {type(entry) for entry in after[before:]} == ({Resumed} if written else set())
        assert len(after) - before + refused == (12 if written else 0)
        assert refused >= (6 if written else 0)


async def sit_and_leave(client: Client) -> None:
    await client.sit(1)
    await client.send(type="leave", seat=1)
    await client.until(lambda: client.seat is None)


@in_loop
async def test_people_made_up_for_it_cannot_fill_a_log_either(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", table_entries_per_minute=6) as table:
        code = await table.open(FOR_TWO, 2)
        for _ in range(3):
            await sit_and_leave(await table.join(code))
        one_more = await table.join(code)
        assert await one_more.refused(type="sit", seat=1, name="Ada") == "too-fast"


@in_loop
async def test_a_mistake_of_the_server_is_logged_and_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    apply = Table.apply

    def broken(self: Table, entry: AnyEntry) -> None:
        if isinstance(entry, Minded):
            self.seats.clear()
            raise RuntimeError("a mistake")
        apply(self, entry)

    monkeypatch.setattr(Table, "apply", broken)
    async with live(tmp_path / "games.db", complains=True) as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        await clients[0].send(type="leave", seat=0)
        for client in clients:
            assert await client.closed() == INTERNAL_ERROR
            assert client.errors[-1]["message"]["id"] == "server-mistake"
        assert "a mistake" in caplog.text
        clients = [await table.join(code, client.token) for client in clients]
        await asyncio.gather(*(client.play() for client in clients))


@in_loop
async def test_a_mistake_with_one_client_ends_only_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: Connection, *_: Any) -> None:
        raise RuntimeError("another mistake")

    monkeypatch.setattr(Connection, "echo", broken)
    async with live(tmp_path / "games.db", complains=True) as table:
        first, second = await table.gather(await table.open(FOR_TWO, 2), 2)
        await first.send(type="echo", probe=1)
        assert await first.closed() == INTERNAL_ERROR
        assert "another mistake" in caplog.text
        await second.until(lambda: "here" not in second.state["table"]["seats"][0])
        assert caplog.records[0].levelno == logging.ERROR
