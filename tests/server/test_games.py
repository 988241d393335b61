"""Whole games over real sockets: people, bots, spectators, and all that happens between them."""

import asyncio
import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest

import ninelives
from ninelives import bots
from ninelives.bots import Seen
from ninelives.games import rulebook
from ninelives.table.clock import PACES, Pace
from tests.server.client import Client
from tests.server.live import in_loop, live

# For every number of players of every game, how many are people; the others are bots.
PEOPLE = {"felix": {3: 3, 4: 2, 5: 5}, "catbox": {2: 2, 3: 2, 4: 4, 5: 3}, "maus": {2: 2, 3: 2, 4: 2, 5: 5, 6: 6}}
TABLES = [(game, players, people) for game, counts in PEOPLE.items() for players, people in counts.items()]


def quick(game: str) -> dict[str, Any]:
    """Options so that nobody waits long for a slap that does not come."""
    return {"options": {"time_limit": 500}} if game == "maus" else {}


async def play(clients: list[Client]) -> None:
    await asyncio.gather(*(client.play(client.usual) for client in clients))


def minded(client: Client, seat: int) -> str:
    """Why a bot minds a seat, as a client is shown it."""
    return str(client.state["table"]["seats"][seat].get("minded", ""))


async def see_minded(clients: list[Client], seat: int, why: str) -> None:
    async def see(client: Client) -> None:
        await client.until(lambda: minded(client, seat) == why)

    await asyncio.gather(*map(see, clients))


@pytest.mark.parametrize(("game", "players", "people"), TABLES)
@in_loop
async def test_a_whole_game_is_recorded_as_it_was_shown(game: str, players: int, people: int, tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code, clients, watcher = await table.watched(game, players, people, **quick(game))
        await asyncio.gather(play(clients), watcher.until(lambda: watcher.over))
        record = await table.get(f"/api/tables/{code}/games/1")
        scores = [client.state["view"]["scores"] for client in [*clients, watcher]]
        assert [ninelives.load(record).scores] * len(scores) == scores
        assert [error for client in clients for error in client.errors if game != "maus"] == []
        story = json.loads(await table.get(f"/api/tables/{code}/games/1/story"))
        assert story[-1] == clients[0].events[-1] == watcher.events[-1]
        assert story[-1]["id"] == "winners"
        assert json.loads(await table.get(f"/api/tables/{code}"))["games"] == 1


def test_whole_games_are_played_with_every_number_of_players() -> None:
    assert {game: list(counts) for game, counts in PEOPLE.items()} == {
        game: list(rulebook(game).meta.players) for game in ninelives.GAMES
    }


@in_loop
async def test_a_spectator_sees_what_is_public_and_no_hand(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open("catbox", 3)
        watcher = await table.join(code)
        clients = await table.gather(code, 2)
        await asyncio.gather(play(clients), watcher.until(lambda: watcher.over))
        shown = [json.loads(text) for text in watcher.frames]
        views = [state["view"] for state in shown if state.get("view") and state["table"]["playing"]]
        assert {state["you"]["seat"] for state in shown} == {None}
        assert len(views) > 10
        for view in views:
            assert view["legal"] == []
            assert {str(seat["hand"]) for seat in view["seats"]} <= {"None"}
        assert any(view["table"] for view in views)


@in_loop
async def test_who_reconnects_sees_the_same_table_and_hears_the_whole_story(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open("felix", 3)
        first, second = await table.gather(code, 2)
        playing = asyncio.create_task(first.play())
        await second.play(stop=lambda client: "pass" in client.legal and client.state["view"]["round"] == 3)
        await second.close()
        again = await table.join(code, second.token)
        assert again.state["view"] == second.state["view"]
        assert again.state["you"] == second.state["you"]
        assert again.events == second.events
        await asyncio.gather(playing, play([again]))
        assert again.state["view"]["scores"] == first.state["view"]["scores"]


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


@pytest.mark.parametrize(("game", "players"), [("felix", 3), ("catbox", 2), ("maus", 2)])
@in_loop
async def test_a_bot_minds_the_seat_of_somebody_who_stays_away_and_hands_it_back(
    game: str, players: int, tmp_path: Path
) -> None:
    """Everybody is shown both."""
    async with live(tmp_path / "games.db", grace_seconds=0.05) as table:
        code, (first, second), watcher = await table.watched(game, players, 2, **quick(game))
        await second.close()
        await see_minded([first, watcher], 1, "away")
        await first.play(first.usual, stop=lambda client: client.state["you"].get("turn", 0) >= 3)
        again = await table.join(code, second.token)
        await see_minded([first, watcher, again], 1, "")
        assert again.state["you"]["turn"] > 0  # the bot has moved
        await play([first, again])
        assert first.over


@in_loop
async def test_who_was_away_before_the_game_or_when_all_were_away_is_minded_too(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", grace_seconds=0.05) as table:
        code = await table.open("catbox", 2)
        first, second = await table.gather(code, 2, start=False)
        await second.close()
        await first.until(lambda: "here" not in first.state["table"]["seats"][1])
        await first.send(type="start")
        await see_minded([first], 1, "away")
        again = await table.join(code, second.token)
        await asyncio.gather(first.close(), again.close())
        first = await table.join(code, first.token)
        await first.play()
        assert first.over


@in_loop
async def test_who_lets_the_clock_run_out_is_minded_until_the_next_own_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "brisk", Pace(1.0, 1.0))
    async with live(tmp_path / "games.db") as table:
        code = await table.open("catbox", 2, clock="brisk")
        first, second = await table.gather(code, 2)
        await second.play(stop=lambda client: minded(client, 0) == "time")
        await see_minded([first], 0, "time")
        assert len(first.state["banks"]) == 2
        await first.send(type="back")
        await see_minded([first], 0, "")
        await play([first, second])
        assert first.over


@in_loop
async def test_a_sealed_maximum_plays_itself_out_and_is_never_shown(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        _, clients, watcher = await table.watched("felix", 3, 3)
        await asyncio.gather(*(client.act(client.legal[0]) for client in clients))
        await asyncio.gather(*(client.reach("bid") for client in clients))
        first = clients[clients[0].state["view"]["actors"][0]]
        others = [client for client in clients if client is not first]
        await first.send(type="seal", most=4)
        await first.until(lambda: first.state["view"]["high"] > 0)
        assert first.state["you"]["sealed"] == 4

        def raise_to_6(legal: list[str]) -> str:
            return legal[1] if "pass" in legal and int(legal[1].split()[1]) <= 6 else legal[0]

        await asyncio.gather(
            *(client.play(raise_to_6, stop=lambda c: c.state["view"]["round"] == 2) for client in others),
            first.until(lambda: first.state["view"]["round"] == 2),
            watcher.until(lambda: watcher.state["view"]["round"] == 2),
        )
        mine = [event for event in first.events if event["args"].get("seat") == first.seat]
        bids = [event["args"]["mice"] for event in mine if event["id"] == "felix-bid"]
        assert bids
        assert max(bids) <= 4
        assert "sealed" not in first.state["you"]  # good for one round
        assert not any("sealed" in text for client in [*others, watcher] for text in client.frames)


@in_loop
async def test_a_rematch_is_played_by_the_same_people(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open("catbox", 2)
        clients = await table.gather(code, 2)
        await play(clients)
        assert await clients[1].refused(type="start") == "host-only"
        await clients[0].send(type="start")
        await asyncio.gather(*(client.until(client.playing) for client in clients))
        await asyncio.gather(*(client.play(stop=lambda c: c.state["table"]["games"] == 2) for client in clients))
        first, second = [await table.get(f"/api/tables/{code}/games/{n}") for n in (1, 2)]
        assert first != second
        assert ninelives.load(second).names == ["P0", "P1"]
        assert ninelives.load(second).scores == clients[1].state["view"]["scores"]


class Failing:
    def act(self, seen: Seen) -> str:
        raise RuntimeError("no idea")


class Illegal:
    def act(self, seen: Seen) -> str:
        return "bid 1000"


class Sleepy:
    """Thinks until the test is over."""

    morning = threading.Event()

    def act(self, seen: Seen) -> str:
        self.morning.wait(60)
        return seen.view.legal[0]


@pytest.mark.parametrize("kind", [Failing, Illegal, Sleepy])
@in_loop
async def test_a_bot_that_fails_or_overruns_is_replaced_and_counted(
    kind: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = bots.make
    monkeypatch.setattr(bots, "make", lambda name, *rest: kind() if name == "mine" else make(name, *rest))
    Sleepy.morning.clear()
    async with live(tmp_path / "games.db", complains=True, bot_seconds=0.3) as table:
        try:
            clients = await table.gather(await table.open("felix", 5), 1, bot="mine")
            await play(clients)
            assert clients[0].over
            assert await table.metric("bot_failures") >= 4
        finally:
            Sleepy.morning.set()


@in_loop
async def test_everybody_hears_a_phrase_and_hints_are_only_for_who_asks(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        first, second = await table.gather(await table.open("catbox", 2), 2)
        await second.send(type="say", phrase="meow")
        await first.until(lambda: bool(first.heard))
        assert first.heard == [{"type": "said", "seat": 1, "phrase": "meow"}]
        await first.send(type="hint")
        await first.until(lambda: len(first.heard) == 2)
        assert first.heard[1]["advice"]["hints"][0]["action"] in first.legal
        await second.pong()
        assert [message["type"] for message in second.heard] == ["said", "pong"]


@in_loop
async def test_a_client_that_reads_nothing_holds_nobody_up(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        _, clients, stalled = await table.watched("felix", 4, 2)
        stalled.socket.transport.pause_reading()
        await play(clients)
        assert clients[0].over
        stalled.socket.transport.abort()


@in_loop
async def test_six_people_play_maus_with_shouts_and_false_starts(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with live(tmp_path / "games.db") as table:
        clients = await table.gather(await table.open("maus", 6, **quick("maus")), 6)
        await asyncio.gather(
            *(client.play(rng.choice, stop=lambda c: len(c.state.get("slaps", [])) > 0) for client in clients)
        )
        slap = clients[0].state["slaps"][0]
        assert {"seat", "verdict", "used", "reported", "elapsed", "trusted"} <= slap.keys()
        assert not any(garment in str(slap) for garment in clients[0].state["view"]["seats"][0]["hand"])
