"""Maus geflippt at a live table: the referee goes by what the table was opened with and what the host gives."""

import asyncio
import json
import random
from pathlib import Path

from ninelives.table.entries import Judged, Started, decode
from tests.games.maus import play
from tests.play import ANY, FOR_TWO
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
        other = (await table.gather(await table.open(FOR_TWO, 2), 1, start=False))[0]
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
            (ANY, {"trust": 60}, "no-slaps"),
        ]:
            status, text = await fetch(f"{table.url}/api/tables", {"game": game, "slaps": slaps})
            assert (status, json.loads(text)["message"]["id"]) == (400, reason)
        games = {game["name"]: game for game in json.loads(await table.get("/api/games"))}
        assert games["maus"]["slaps"]["trust"] == {"default": 300, "valid": "0–1000"}


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
        other = (await table.gather(await table.open(ANY, 3), 1, start=False))[0]
        assert await other.refused(type="reading", on=True) == "no-slaps"


@in_loop
async def test_impossible_reactions_do_not_count(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        clients = await table.gather(await table.open("maus", 4, options={"time_limit": 30000}), 4)
        await asyncio.gather(*(client.reach("slap") for client in clients))
        mouse = clients[0].state["mouse"]
        for client, ms in zip(clients, (-5, 0, 99.9), strict=False):
            assert await client.refused(type="slap", action=client.legal[0], mouse=mouse, ms=ms) == "slap-false-start"
            assert await client.refused(type="slap", action=client.legal[0], mouse=mouse, ms=300) == "slap-repeated"
        last = clients[3]
        assert await last.refused(type="slap", action="slap moon-boots", mouse=mouse, ms=300) == "maus-unknown-garment"
        assert await last.refused(type="slap", action="hold", mouse=mouse + 1, ms=300) == "no-mouse"
        assert await last.refused(type="act", action="hold", turn=0) == "use-slap"
        await last.send(type="slap", action="hold", mouse=mouse, ms=1)
        await last.until(lambda: "slaps" in last.state)  # all have answered: nobody waits for the time limit
        assert {slap["verdict"] for slap in last.state["slaps"]} == {"false-start"}
        await last.until(lambda: last.state.get("mouse") == mouse + 1)


@in_loop
async def test_a_report_longer_than_the_slap_took_is_not_believed(tmp_path: Path) -> None:
    """The largest number is one, too. What is none (NaN, Infinity) is no message at all."""
    async with live(tmp_path / "games.db", messages_per_second=1000) as table:
        first, second = await table.gather(await table.open("maus", 2, options={"time_limit": 30000}), 2)
        await asyncio.gather(first.reach("slap"), second.reach("slap"))
        mouse, slap = first.state["mouse"], first.legal[0]
        for text in ("NaN", "Infinity", "-Infinity", "1e999", '"300"', "null"):
            await first.socket.send(f'{{"type": "slap", "action": "{slap}", "mouse": {mouse}, "ms": {text}}}')
            assert await first.error() == "bad-message"
        await asyncio.sleep(0.15)  # later than a false start
        await first.send(type="slap", action=slap, mouse=mouse, ms=1e308)
        await second.send(type="slap", action="hold", mouse=mouse, ms=-1e308)
        await first.until(lambda: "slaps" in first.state)
        (measured,) = first.state["slaps"]
        assert (measured["verdict"], measured["basis"], measured["reported"]) == ("accepted", "arrival", 1e308)
        assert measured["used"] == measured["elapsed"] < 30000
        await asyncio.gather(first.next_mouse(mouse), second.next_mouse(mouse))


@in_loop
async def test_who_reconnects_finds_the_same_mouse_and_can_answer_it(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open("maus", 2, options={"time_limit": 30000})
        first, second = await table.gather(code, 2)
        await asyncio.gather(first.reach("slap"), second.reach("slap"))
        await second.close()
        again = await table.join(code, second.token)
        assert again.state["mouse"] == second.state["mouse"]
        assert again.state["view"] == second.state["view"]
        assert again.events == second.events
        mouse = first.state["mouse"]
        await asyncio.gather(first.slap("hold"), again.slap("hold"))
        await asyncio.gather(first.next_mouse(mouse), again.next_mouse(mouse))


@in_loop
async def test_six_people_play_maus_with_shouts_and_false_starts(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with live(tmp_path / "games.db") as table:
        clients = await table.gather(await table.open("maus", 6, options=play.QUICK), 6)
        await asyncio.gather(
            *(client.play(rng.choice, stop=lambda c: len(c.state.get("slaps", [])) > 0) for client in clients)
        )
        slap = clients[0].state["slaps"][0]
        assert {"seat", "verdict", "used", "reported", "elapsed", "trusted"} <= slap.keys()
        assert not any(garment in str(slap) for garment in clients[0].state["view"]["seats"][0]["hand"])
