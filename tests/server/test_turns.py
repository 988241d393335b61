"""What makes a table with turns go on: bots, minders, clocks and sealed maxima, at unlucky moments."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from ninelives.server.room import Room
from ninelives.table.clock import PACES, Pace
from ninelives.table.entries import Acted
from tests.play import FOR_TWO, SEALED, WITH_TURNS, fewest
from tests.server.client import Client
from tests.server.live import in_loop, live
from tests.server.test_coming_and_going import together


def take(room: Room, client: Client, turns_of_the_loop: int, **request: object) -> None:
    """Let a request of a client arrive so many turns of the event loop from now."""
    if turns_of_the_loop:
        asyncio.get_running_loop().call_soon(lambda: take(room, client, turns_of_the_loop - 1, **request))
    else:
        connection = next(one for one in room.connections if room.table.seat_of(one.person) == client.seat)
        room.desk.take(connection, json.dumps(request))


def has_begun(client: Client) -> bool:
    """Say whether a game goes on well."""
    return client.over or bool(client.state["you"].get("turn", 0) > 3)


@pytest.mark.parametrize("later", range(5))
@pytest.mark.parametrize("game", WITH_TURNS)
@in_loop
async def test_who_acts_just_after_the_clock_ran_out_disturbs_nobody(game: str, later: int, tmp_path: Path) -> None:
    """Whatever the bot that is to mind the seat has begun by then."""
    async with live(tmp_path / "games.db") as table:
        code = await table.open(game, fewest(game), clock="relaxed")
        clients = await table.gather(code, fewest(game))
        room, first = table.room(code), next(client for client in clients if client.legal)
        assert first.seat is not None
        room.mind(first.seat, "time")
        take(room, first, later, type="act", action=first.legal[0], turn=0)
        await first.until(lambda: first.state["you"].get("turn", 0) >= 1)
        assert not room.closed
        for client in clients:
            await client.send(type="back")
        await asyncio.gather(*(client.play(stop=has_begun) for client in clients))


@pytest.mark.parametrize("game", WITH_TURNS)
@in_loop
async def test_a_clock_that_runs_out_while_a_move_comes_in_disturbs_nobody(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "brisk", Pace(0.5, 0.5))
    async with live(tmp_path / "games.db") as table:
        code = await table.open(game, fewest(game), clock="brisk")
        clients = await table.gather(code, fewest(game))
        room, first = table.room(code), next(client for client in clients if client.legal)
        await together(first, {"type": "act", "action": first.legal[0], "turn": 0})
        time.sleep(0.6)  # the server is busy, then finds the move and the end of the time at once
        await first.until(lambda: first.state["you"].get("turn", 0) >= 1)
        assert not room.closed
        await asyncio.gather(*(client.play(stop=has_begun) for client in clients))


@pytest.mark.parametrize("game", SEALED)
@in_loop
async def test_nothing_that_others_ask_for_makes_a_sealed_maximum_wait_longer(game: str, tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", pace=60.0) as table:  # a maximum takes its time
        code = await table.open(game, 3)
        clients = await table.gather(code, 3)
        room = table.room(code)
        while not (room.table._sealing and room.table._period() is not None):
            assert room.table.game
            seat = room.table.actors()[0]
            room.do(Acted(at=0.0, seat=seat, action=room.table.game.legal(seat)[0]))
        seat = room.table.actors()[0]
        other = clients[seat - 1]
        await clients[seat].send(type="seal", most=4)
        await clients[seat].until(lambda: clients[seat].state["you"].get("sealed") == 4)
        timer = room.timers._handles["sealed"]
        await other.send(type="say", phrase="hurry")
        await other.send(type="seal", most=3)
        await other.send(type="leave", seat=other.seat)
        await other.send(type="back")
        await other.refused(type="reading", on=True)
        await other.refused(type="head-start", seat=0, ms=100)
        watcher = await table.join(code)
        await watcher.close()
        await clients[seat].until(lambda: "watching" not in clients[seat].state["table"])
        assert room.timers._handles["sealed"] is timer
        assert room.table.game
        room.do(
            Acted(at=0.0, seat=seat, action=room.table.game.legal(seat)[0])
        )  # by hand: there is nothing to wait for
        assert room.timers._handles.get("sealed") is not timer


@in_loop
async def test_who_sits_down_for_somebody_who_stayed_away_is_not_taken_for_them(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", grace_seconds=1.0) as table:
        code = await table.open(FOR_TWO, 2)
        room = table.room(code)
        first, second = await table.gather(code, 2)
        await second.close()
        await first.until(lambda: "here" not in first.state["table"]["seats"][1])
        away = next(name for name in room.timers._handles if name.startswith("away"))
        while room.table.is_playing:
            assert room.table.game
            seat = room.table.actors()[0]
            room.do(Acted(at=0.0, seat=seat, action=room.table.game.legal(seat)[0]))
        await first.send(type="leave", seat=1)
        third = await table.join(code)
        await third.sit(1)
        await first.send(type="start")
        await third.until(third.playing)
        while room.timers.has(away):
            await asyncio.sleep(0.01)
        await third.pong()
        assert not room.table.seats[1].minded
