"""Whole games over real sockets: people, bots, spectators, and all that happens between them."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

import ninelives
from ninelives import bots
from ninelives.bots import Seen
from ninelives.games import GAMES, rulebook
from ninelives.table.clock import PACES, Pace
from tests.play import ANY, FOR_TWO, REAL_TIME, SEALED, TABLES, fewest, of
from tests.server.client import Client
from tests.server.live import in_loop, live

# Every number of players of every game, and how many are people: two, or all of them.
PEOPLE = [(game, players, players if n % 2 else 2) for n, (game, players) in enumerate(TABLES)]


async def play(clients: list[Client]) -> None:
    await asyncio.gather(*(client.play() for client in clients))


def minded(client: Client, seat: int) -> str:
    """Why a bot minds a seat, as a client is shown it."""
    return str(client.state["table"]["seats"][seat].get("minded", ""))


async def see_minded(clients: list[Client], seat: int, why: str) -> None:
    async def see(client: Client) -> None:
        await client.until(lambda: minded(client, seat) == why)

    await asyncio.gather(*map(see, clients))


@pytest.mark.parametrize(("game", "players", "people"), PEOPLE)
@in_loop
async def test_a_whole_game_is_recorded_as_it_was_shown(game: str, players: int, people: int, tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code, clients, watcher = await table.watched(game, players, people, options=of(game).QUICK)
        await asyncio.gather(play(clients), watcher.until(lambda: watcher.over))
        record = await table.get(f"/api/tables/{code}/games/1")
        scores = [client.state["view"]["scores"] for client in [*clients, watcher]]
        assert [ninelives.load(record).scores] * len(scores) == scores
        assert [error for client in clients for error in client.errors if game not in REAL_TIME] == []
        story = json.loads(await table.get(f"/api/tables/{code}/games/1/story"))
        assert story[-1] == clients[0].events[-1] == watcher.events[-1]
        assert story[-1]["id"] == "winners"
        assert json.loads(await table.get(f"/api/tables/{code}"))["games"] == 1


@in_loop
async def test_what_a_table_must_know_of_a_game_is_told(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        games = {game["name"]: game for game in json.loads(await table.get("/api/games"))}
        assert list(games) == list(GAMES)
        assert [name for name, game in games.items() if game["real_time"]] == REAL_TIME
        assert [name for name, game in games.items() if game["slaps"]] == REAL_TIME
        assert [name for name, game in games.items() if game["sealed"]] == SEALED


@in_loop
async def test_a_spectator_sees_what_is_public_and_no_hand(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(ANY, 3)
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
        assert len({str(view) for view in views}) > 10  # what is public is seen to change


def alone_to_act(client: Client) -> bool:
    """Whether all wait for this client, in the middle of a game, and nothing of its own is on the way."""
    turn = client.state["you"].get("turn", 0)
    unanswered = (client.state["table"]["games"], turn) not in client.acts
    return bool(turn > 5 and unanswered and client.state["view"]["actors"] == [client.seat])


@in_loop
async def test_who_reconnects_sees_the_same_table_and_hears_the_whole_story(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(ANY, 3)
        first, second = await table.gather(code, 2)
        playing = asyncio.create_task(first.play())
        await second.play(stop=alone_to_act)
        await second.close()
        again = await table.join(code, second.token)
        assert again.state["view"] == second.state["view"]
        assert again.state["you"] == second.state["you"]
        assert again.events == second.events
        await asyncio.gather(playing, play([again]))
        assert again.state["view"]["scores"] == first.state["view"]["scores"]


@pytest.mark.parametrize(("game", "players"), [(game, fewest(game)) for game in GAMES])
@in_loop
async def test_a_bot_minds_the_seat_of_somebody_who_stays_away_and_hands_it_back(
    game: str, players: int, tmp_path: Path
) -> None:
    """Everybody is shown both."""
    async with live(tmp_path / "games.db", grace_seconds=0.05) as table:
        code, (first, second), watcher = await table.watched(game, players, 2, options=of(game).QUICK)
        await second.close()
        await see_minded([first, watcher], 1, "away")
        await first.play(stop=lambda client: client.state["you"].get("turn", 0) >= 3)
        again = await table.join(code, second.token)
        await see_minded([first, watcher, again], 1, "")
        assert again.state["you"]["turn"] > 0  # the bot has moved
        await play([first, again])
        assert first.over


@in_loop
async def test_who_was_away_before_the_game_or_when_all_were_away_is_minded_too(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", grace_seconds=0.05) as table:
        code = await table.open(FOR_TWO, 2)
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
        code = await table.open(FOR_TWO, 2, clock="brisk")
        first, second = await table.gather(code, 2)
        await second.play(stop=lambda client: minded(client, 0) == "time")
        await see_minded([first], 0, "time")
        assert len(first.state["banks"]) == 2
        await first.send(type="back")
        await see_minded([first], 0, "")
        await play([first, second])
        assert first.over


@in_loop
async def test_a_rematch_is_played_by_the_same_people(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
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
        return "fly"


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
            players = rulebook(ANY).meta.players[-1]
            clients = await table.gather(await table.open(ANY, players), 1, bot="mine")
            await play(clients)
            assert clients[0].over
            assert await table.metric("bot_failures_total") >= players - 1
        finally:
            Sleepy.morning.set()


@in_loop
async def test_everybody_hears_a_phrase_and_hints_are_only_for_who_asks(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        first, second = await table.gather(await table.open(FOR_TWO, 2), 2)
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
        _, clients, stalled = await table.watched(ANY, 4, 2)
        stalled.socket.transport.pause_reading()
        await play(clients)
        assert clients[0].over
        stalled.socket.transport.abort()
