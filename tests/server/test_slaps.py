"""Slaps at a live table: what the table was opened with and what the host gives is what the referee goes by."""

import asyncio
import json
from pathlib import Path

from ninelives.table.entries import Judged, Started, decode
from tests.server.client import Client
from tests.server.live import fetch, in_loop, live

QUICK = {"time_limit": 2000, "uncertainty": 0}


async def slap(client: Client, ms: float) -> None:
    """With anything: who is faster is judged, right or wrong."""
    await client.until(lambda: bool(client.state.get("mouse")))
    await client.slap(next(action for action in client.legal if action.startswith("slap")), ms)


@in_loop
async def test_a_head_start_is_shown_to_all_and_decides(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open("maus", 2, options=QUICK)
        first, second = await table.gather(code, 2, start=False)
        await first.send(type="head-start", seat=1, ms=1500)
        await second.until(lambda: second.state["table"]["seats"][1].get("head_start") == 1500)
        await first.send(type="start")
        await asyncio.gather(slap(first, 300), slap(second, 900))
        await first.until(lambda: "slaps" in first.state)
        slaps = {slap["seat"]: slap for slap in first.state["slaps"]}
        assert (slaps[0]["head_start"], slaps[1]["head_start"]) == (0, 1500)
        assert slaps[1]["used"] > slaps[0]["used"]
        assert slaps[1]["time"] < slaps[0]["time"]
        told = [event for event in first.events if event["args"].get("seat") == 1 and "ms" in event["args"]]
        assert told  # it was the second one's slap that was judged


@in_loop
async def test_head_starts_are_the_hosts_to_give_within_limits_and_leave_with_the_person(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", messages_per_second=1000) as table:
        code = await table.open("maus", 3, options=QUICK)
        first, second = await table.gather(code, 2, start=False)
        await first.send(type="leave", seat=2)
        give = {"type": "head-start", "seat": 1, "ms": 100}
        assert await second.refused(**give) == "host-only"
        assert await first.refused(**give | {"ms": 2001}) == "bad-head-start"
        assert await first.refused(**give | {"ms": -(10**30)}) in ("bad-head-start", "bad-message")
        assert await first.refused(**give | {"seat": 2}) == "seat-open"
        await first.send(**give)
        await second.send(type="leave", seat=1)
        await second.until(lambda: second.seat is None)
        await second.sit(1)
        assert "head_start" not in second.state["table"]["seats"][1]
        await first.send(type="bot", seat=2, bot="thumb")
        await first.send(type="start")
        await first.until(first.playing)
        assert await first.refused(**give) == "game-running"
        other = (await table.gather(await table.open("catbox", 2), 1, start=False))[0]
        assert await other.refused(**give) == "no-slaps"


@in_loop
async def test_how_slaps_are_measured_is_chosen_shown_written_down_and_used(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        slaps = {"trust": 60, "pause": 5000}
        code = await table.open("maus", 2, options={"time_limit": 2000}, slaps=slaps)
        first, second = await table.gather(code, 2)
        assert first.state["table"]["slaps"] == {**slaps, "measured_ties": True}
        await asyncio.gather(slap(first, 300), slap(second, 400))
        await first.until(lambda: "slaps" in first.state)
        assert {slap["trusted"] <= 60 for slap in first.state["slaps"]} == {True}
        room = table.room(code)
        entries = [decode(data) for data in await room.services.store.entries(room.row.id)]
        (started,) = [entry for entry in entries if isinstance(entry, Started)]
        assert 10 <= started.options["uncertainty"] <= 30
        assert first.state["table"]["options"] == {"time_limit": 2000, **started.options}
        assert any(isinstance(entry, Judged) for entry in entries)


@in_loop
async def test_wrong_options_of_slaps_are_refused_by_name(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        for game, slaps, reason in [
            ("maus", {"trust": 1001}, "bad-option"),
            ("maus", {"pause": "long"}, "bad-option"),
            ("maus", {"measured_ties": 1}, "bad-option"),
            ("maus", {"moon": 1}, "unknown-option"),
            ("felix", {"trust": 60}, "no-slaps"),
        ]:
            status, text = await fetch(f"{table.url}/api/tables", {"game": game, "slaps": slaps})
            assert (status, json.loads(text)["message"]["id"]) == (400, reason)
        games = {game["name"]: game for game in json.loads(await table.get("/api/games"))}
        assert games["maus"]["slaps"]["trust"] == {"default": 300, "valid": "0–1000"}
        assert games["felix"]["slaps"] == {}
        assert [name for name, game in games.items() if game["real_time"]] == ["maus"]
        assert [name for name, game in games.items() if game["sealed"]] == ["felix"]


@in_loop
async def test_no_mouse_is_turned_while_everybody_who_plays_reads(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", pace=1.0) as table:
        code = await table.open("maus", 3, options=QUICK, slaps={"pause": 500})
        first, second = await table.gather(code, 2, start=False)
        await table.join(code, second.token)  # another tab, in which they do not read
        watcher = await table.join(code)
        assert await watcher.refused(type="reading", on=True) == "not-seated"
        await first.send(type="reading", on=True)
        await second.send(type="reading", on=True)
        await second.pong()
        await first.send(type="start")
        await second.until(second.playing)
        room = table.room(code)
        assert not room.timers.has("flip")
        await second.send(type="reading", on=False)  # the first is still reading: nobody waits for that
        await second.pong()
        assert room.timers.has("flip")
        await asyncio.gather(slap(first, 300), slap(second, 400))
        other = (await table.gather(await table.open("felix", 3), 1, start=False))[0]
        assert await other.refused(type="reading", on=True) == "no-slaps"
