"""Maus geflippt over real sockets with clients that are late on purpose: it wins them no trust."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ninelives.server import gate
from ninelives.server.room import Room
from ninelives.server.slaps import LINK_SECONDS
from ninelives.table.link import ENOUGH, ODD_SLAPS, PAINT, Link
from tests.games.maus.test_live_secrecy import pacer
from tests.server.client import Client, seat_all
from tests.server.live import Live, in_loop, live

LATE = 0.3  # seconds


class Liar(Client):
    """Echoes late or not at all, slaps at leisure and reports to have been quick."""

    echoes = True

    async def send(self, **message: Any) -> None:
        if message["type"] == "echo":
            if not self.echoes:
                return
            await asyncio.sleep(LATE)
        await super().send(**message)

    def keep_pongs(self) -> None:
        """As no page can: the library answers pings by itself."""
        protocol = self.socket.protocol
        send = protocol.send_frame

        def send_others(frame: Frame) -> None:
            if frame.opcode is not Opcode.PONG:
                send(frame)

        protocol.send_frame = send_others  # type: ignore[method-assign]

    async def lie(self) -> dict[str, Any]:
        """Slap after 400 ms, say that it was 120, and return how the server has measured that."""
        await self.until(lambda: bool(self.state.get("mouse")))
        mouse = self.state["mouse"]
        await asyncio.sleep(0.4)
        await self.send(type="slap", action=self.legal[0], mouse=mouse, ms=120)
        await self.until(lambda: self.state.get("mouse", 0) != mouse and "slaps" in self.state)
        return next(slap for slap in self.state["slaps"] if slap["seat"] == self.seat)


@asynccontextmanager
async def playing(table: Live, liar_pongs: bool = True) -> AsyncIterator[tuple[Room, Client, Liar]]:
    """A table for two with an honest host and a liar."""
    code = await table.open("maus", 2, options={"time_limit": 2000, "uncertainty": 0})
    host = await table.join(code)
    liar = await Liar.join(table.url, code, await table.token())
    table.clients.append(liar)
    if not liar_pongs:
        liar.keep_pongs()
    await seat_all([host, liar], start=False)
    yield table.room(code), host, liar


@asynccontextmanager
async def holding(host: Client) -> AsyncIterator[None]:
    """The host lets every mouse go."""
    playing = asyncio.create_task(host.play(lambda legal: "hold"))
    yield
    playing.cancel()
    await asyncio.wait([playing])


def link_of(room: Room, liar: Client) -> Link:
    assert liar.seat is not None
    return pacer(room)._links[room.table.seats[liar.seat].person]


@pytest.mark.parametrize("kernel", [False, True], ids=["page behind a proxy", "program, but the kernel knows"])
@in_loop
async def test_who_echoes_late_is_believed_no_more_than_pings_or_the_kernel_explain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kernel: bool
) -> None:
    if kernel:
        monkeypatch.setattr(gate, "is_loopback", lambda host: False)  # as if they came from elsewhere
    async with live(tmp_path / "games.db") as table, playing(table, liar_pongs=not kernel) as (room, host, liar):
        await liar.until(lambda: link_of(room, liar).measured >= 8)
        assert link_of(room, liar).trusted < 500 * LATE
        await host.send(type="start")
        async with holding(host):
            slap = await liar.lie()
        assert (slap["basis"], slap["reported"]) == ("link", 120)
        assert slap["used"] == pytest.approx(slap["elapsed"] - slap["trusted"])
        assert slap["trusted"] < 500 * LATE


@in_loop
async def test_who_answers_nothing_is_believed_nothing(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table, playing(table, liar_pongs=False) as (room, host, liar):
        liar.echoes = False
        await host.send(type="start")
        link_of(room, liar)._smallest.clear()  # pings that were answered before the first state came
        async with holding(host):
            slap = await liar.lie()
        assert slap["trusted"] == PAINT


@in_loop
async def test_who_comes_by_another_connection_keeps_their_link_and_is_not_trusted_for_this_mouse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path / "games.db") as table, playing(table) as (room, host, liar):
        before = link_of(room, liar)
        await host.send(type="start")
        await asyncio.gather(host.next_mouse(0), liar.next_mouse(0))
        before._smallest.clear()
        before.measure(200, 0)
        monkeypatch.setattr(Link, "measure", lambda link, ms, at: None)  # nothing else lowers it
        again = await table.join(room.row.code, liar.token)
        assert link_of(room, liar) is before
        assert before.trusted > 200
        await asyncio.sleep(0.2)
        await again.send(type="slap", action=again.legal[0], mouse=again.state["mouse"], ms=120)
        await host.slap("hold")
        await again.until(lambda: "slaps" in again.state)
        assert again.state["slaps"][0]["trusted"] == PAINT


@in_loop
async def test_the_host_alone_is_told_of_slaps_that_keep_coming_late_and_only_once(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", messages_per_second=1000) as table, playing(table) as (_, host, liar):
        await host.send(type="start")
        async with holding(host):
            for _ in range(ODD_SLAPS - 1):
                await liar.lie()
            assert notices(host) == []
            for _ in range(3):
                await liar.lie()
        await host.pong()
        assert notices(host) == [{"id": "odd-slaps", "args": {"seat": 1}}]
        assert notices(liar) == []


def notices(client: Client) -> list[Any]:
    return [message["message"] for message in client.heard if message["type"] == "notice"]


@in_loop
async def test_the_first_mouse_waits_a_moment_until_it_is_known_how_far_away_everybody_is(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", pace=1.0) as table, playing(table) as (room, host, liar):
        await host.send(type="start")
        await liar.until(liar.playing)
        known = link_of(room, liar)
        known.measured = 0
        pacer(room).flip()
        assert room.pacer.mouse == 0
        assert room.timers.has("flip")
        known.measured = ENOUGH
        pacer(room).flip()
        assert room.pacer.mouse == 1


@in_loop
async def test_nobody_makes_a_mouse_wait_for_long_by_answering_nothing(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", pace=1.0) as table, playing(table) as (room, host, liar):
        await host.send(type="start")
        await liar.until(liar.playing)
        known = link_of(room, liar)
        known.measured, known.since = 0, known.since - LINK_SECONDS
        pacer(room).flip()
        assert room.pacer.mouse == 1
