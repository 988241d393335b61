"""Over a live server: a hidden choice is taken back until everybody has chosen, and nobody else learns what it was."""

import asyncio
import re
import signal
from pathlib import Path
from typing import Any

import pytest

import ninelives
from ninelives.server.room import Room
from ninelives.table.entries import Resumed
from tests.play import TAKE_BACK
from tests.server.client import Client, seat_all
from tests.server.live import Live, in_loop, live
from tests.server.process import Process
from tests.server.test_coming_and_going import entries, together
from tests.server.test_secrecy import settled
from tests.server.test_turns import take

GAME = TAKE_BACK[0]
PLAYERS = 3


def turn(client: Client) -> int:
    return int(client.state["you"].get("turn", 0))


async def reach(client: Client, done: int) -> None:
    """Wait until a client's seat has done so many things."""
    await client.until(lambda: turn(client) == done)


async def choose(client: Client, n: int = 0) -> str:
    """Choose the n-th of what can be done, and see it done."""
    action, done = client.legal[n], turn(client) + 1
    await client.act(action)
    await reach(client, done)
    return action


async def take_back(client: Client) -> None:
    done = turn(client) + 1
    await client.send(type="take-back", turn=turn(client))
    await reach(client, done)


def is_waiting_for(client: Client, *seats: int) -> bool:
    return set(client.state["view"]["actors"]) == {*seats}


@in_loop
async def test_two_people_and_a_bot_choose_again_and_play_on(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code, (first, second), watcher = await table.watched(GAME, PLAYERS, 2)
        for client in (first, second, watcher):  # the bot chooses, and never takes back
            await client.until(lambda client=client: is_waiting_for(client, 0, 1))  # type: ignore[misc]
        before = first.state["view"], first.legal
        one = await choose(first)
        assert first.state["you"]["take_back"]
        await second.until(lambda: is_waiting_for(second, 1))
        assert "take_back" not in second.state["you"]
        await take_back(first)
        assert (first.state["view"], first.legal) == before
        assert "take_back" not in first.state["you"]
        await second.until(lambda: is_waiting_for(second, 0, 1))
        assert second.events[-1] == {"id": "took-back", "args": {"seat": 0}}
        other = await choose(first, 1)
        await second.act(second.legal[0])
        await first.until(lambda: first.state["view"]["phase"] != before[0]["phase"])
        assert "take_back" not in first.state["you"]
        assert await first.refused(type="take-back", turn=3) == "nothing-to-take-back"
        await asyncio.gather(*(client.play() for client in (first, second)))
        played = ninelives.load(await table.get(f"/api/tables/{code}/games/1"))
        chosen = [played.book.describe(action) for seat, action in played.log if seat == 0]
        assert chosen[0] == other != one


@in_loop
async def test_two_wishes_in_one_packet_are_granted_once(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        first, *_ = await table.gather(await table.open(GAME, PLAYERS), PLAYERS)
        action = await choose(first)
        again = {"type": "take-back", "turn": 1}
        await together(first, again, again, {"type": "take-back", "turn": 2})
        assert [await first.error() for _ in range(2)] == ["repeated-action", "nothing-to-take-back"]
        await reach(first, 2)
        act = {"type": "act", "action": action, "turn": 2}
        await together(first, act, {"type": "take-back", "turn": 3}, act | {"turn": 4})
        await reach(first, 5)
        assert first.state["you"]["take_back"]


@pytest.mark.parametrize("is_first", [True, False])
@in_loop
async def test_at_the_same_time_as_the_last_choice_who_is_first_counts(is_first: bool, tmp_path: Path) -> None:
    """Both requests are there before anything is written or shown."""
    async with live(tmp_path / "games.db") as table:
        code = await table.open(GAME, PLAYERS)
        people = await table.gather(code, PLAYERS)
        room = table.room(code)
        for client in people[:2]:
            await choose(client)
        await people[2].until(lambda: is_waiting_for(people[2], 2))
        requests: list[tuple[Client, dict[str, Any]]] = [
            (people[0], {"type": "take-back", "turn": 1}),
            (people[2], {"type": "act", "action": people[2].legal[0], "turn": 0}),
        ]
        for client, request in requests if is_first else reversed(requests):
            take(room, client, 0, **request)
        if is_first:
            await reach(people[0], 2)
            await people[2].until(lambda: is_waiting_for(people[2], 0))
            await choose(people[0], 1)
        else:
            assert await people[0].error() == "nothing-to-take-back"
        phase = people[2].state["view"]["phase"]
        for client in people:
            await client.until(lambda client=client: client.state["view"]["phase"] != phase)  # type: ignore[misc]
        assert not room.closed


@in_loop
async def test_a_choice_lies_there_while_its_person_is_gone_and_is_theirs_when_they_come_back(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        first, second, third = await table.gather(await table.open(GAME, PLAYERS), PLAYERS)
        action = await choose(second, 2)
        await second.send(type="leave", seat=1)
        await first.until(lambda: first.state["table"]["seats"][1].get("minded") == "away")
        assert is_waiting_for(first, 0, 2)
        await choose(first)
        await second.until(lambda: is_waiting_for(second, 2))
        await take_back(second)  # who takes back is back
        assert "minded" not in second.state["table"]["seats"][1]
        assert action in second.legal
        await choose(second, 1)
        await choose(third)
        await asyncio.gather(*(client.play() for client in (first, second, third)))


@in_loop
async def test_a_choice_survives_the_death_of_the_server_and_can_be_taken_back_after_it(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "games.db"), tmp_path / "log")
    await server.start()
    code = await server.open(GAME, PLAYERS)
    people = [await server.join(code) for _ in range(PLAYERS)]
    await seat_all(people)
    for n in (0, 1):
        await choose(people[n], n)
    await take_back(people[0])
    await people[1].until(lambda: is_waiting_for(people[1], 0, 2))
    seen = [client.state["view"] for client in people[:2]]
    await server.stop(signal.SIGKILL)
    await server.start()
    again = [await server.rejoin(client) for client in people]
    assert [client.state["view"] for client in again[:2]] == seen
    assert [client.state["you"].get("take_back", False) for client in again] == [False, True, False]
    await take_back(again[1])
    for client in again:
        await client.until(lambda client=client: is_waiting_for(client, 0, 1, 2))  # type: ignore[misc]
    await asyncio.gather(*(client.play() for client in again))
    await asyncio.gather(*(client.close() for client in (*people, *again)))
    await server.stop(signal.SIGTERM)


@in_loop
async def test_nobody_fills_a_log_by_taking_back(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", entries_per_minute=6) as table:
        code = await table.open(GAME, PLAYERS)
        first, *_ = await table.gather(code, PLAYERS)
        refused = ""
        while not refused:
            await choose(first)
            await first.send(type="take-back", turn=turn(first))
            done = turn(first) + 1
            await first.until(lambda done=done: turn(first) == done or bool(first.errors))  # type: ignore[misc]
            refused = first.errors[0]["message"]["id"] if first.errors else ""
        assert refused == "too-fast"
        assert first.state["you"]["take_back"]  # it lies there as before
        assert len(await entries(table, code)) < 20


async def hears(table: Live, room: Room, clients: list[Client], choices: tuple[int, int]) -> list[list[str]]:
    """All that others are sent while one chooses, takes back and chooses again, and how the table is described."""
    chooser, others = clients[0], clients[1:]
    await settled(room, clients)
    before = [len(client.frames) for client in others]
    described = []
    for n in choices:
        await choose(chooser, n)
        await settled(room, clients)
        described.append(await table.get(f"/api/tables/{room.row.code}"))
        if len(described) == 1:
            await take_back(chooser)
            await settled(room, clients)
    frames = [client.frames[n:] for client, n in zip(others, before, strict=True)]
    return [
        [re.sub(r'"at":[\d.]+', "", text.replace(room.row.code, "CODE")) for text in texts if '"pong"' not in text]
        for texts in (*frames, described)
    ]


@pytest.mark.parametrize("game", TAKE_BACK)
@in_loop
async def test_nobody_else_can_tell_what_was_chosen_or_whether_it_was_changed(game: str, tmp_path: Path) -> None:
    """At twins of a table, where something else is chosen, others are sent the very same."""
    async with live(tmp_path / "games.db", grace_seconds=1e6) as table:
        table.hub.services.now = lambda: 0.0
        tokens, heard = [await table.token() for _ in range(PLAYERS + 1)], []
        twin: ninelives.Game | None = None
        for choices in ((0, 0), (0, 3), (5, 1)):
            code = await table.open(game, PLAYERS, clock="brisk")
            room = table.room(code)
            people = [await table.join(code, token) for token in tokens]
            await seat_all(people[:PLAYERS])
            twin = twin or room.table.game
            assert twin
            room.table.game = twin.copy()
            room.do(Resumed(at=0.0))  # all are shown how it is now
            heard.append(await hears(table, room, people, choices))
        assert heard[0] == heard[1] == heard[2]
        assert [len(texts) for texts in heard[0]] == [3, 3, 3, 2]
        assert '"took-back"' in heard[0][0][1]
