"""Finished games to look at again: worked out once, as it was shown when it was played."""

import asyncio
import gzip
import json
import random
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ninelives
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.server import replays
from ninelives.server.replays import Replays
from tests.play import FOR_TWO, WITH_TURNS, finished
from tests.server.live import fetch, in_loop, live

TRANSCRIPTS = sorted((Path(__file__).parents[2] / "records").glob("*.txt"))


def unpacked(answer: bytes) -> Any:
    return json.loads(gzip.decompress(answer))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_positions_are_what_was_shown_at_every_moment(path: Path) -> None:
    """Also of games whose cards were laid out by hand."""
    game = ninelives.load(path.read_text(encoding="utf-8"))
    again = Game(game.book, game.players, game.options, seed=game.seed, names=game.names, deal=game.deal)
    for seat in (0, None):
        positions = game.positions(seat)
        assert len(positions) == len(game.log) + 1
    for n in range(len(game.log) + 1):
        for seat in (0, None):
            assert game.positions(seat)[n].view_json == again.view_json(seat)
            assert game.positions(seat)[n].events == (again.events_of(n - 1, seat) if n else again.opening(seat))
        if n < len(game.log):
            again.act(*game.log[n])


@pytest.mark.parametrize("name", WITH_TURNS)
def test_with_open_cards_everybody_is_seen(name: str) -> None:
    game = finished(name, 3, 1)
    told = replays.steps(game.transcript(), ("",) * 3, None)
    hands = [seat["hand"] for seat in told["steps"][0]["view"]["seats"]]
    assert hands == [hand_of(game, seat) for seat in range(3)]
    assert None in [seat["hand"] for seat in json.loads(game.positions(0)[0].view_json)["seats"]]


def hand_of(game: Game, seat: int) -> Any:
    return json.loads(game.positions(seat)[0].view_json)["seats"][seat]["hand"]


@in_loop
async def test_an_answer_is_worked_out_once_for_all_who_ask() -> None:
    made = list[int]()

    def make(n: int) -> int:
        made.append(n)
        time.sleep(0.05)
        return n

    kept = Replays(most_waiting=9, most_bytes=70)  # three of them
    answers = await asyncio.gather(*(kept.answer(make, n) for n in (1, 2, 1, 2, 1)))
    assert list(map(unpacked, answers)) == [1, 2, 1, 2, 1]
    assert made == [1, 2]
    for n in (3, 1, 4):  # the second was asked for longest ago
        await kept.answer(make, n)
    assert made == [1, 2, 3, 4]
    await kept.answer(make, 2)
    assert made == [1, 2, 3, 4, 2]


@in_loop
async def test_answers_are_worked_out_one_after_the_other() -> None:
    busy = threading.Semaphore(1)

    def make(n: int) -> int:
        assert busy.acquire(blocking=False)
        time.sleep(0.01)
        busy.release()
        return n

    kept = Replays(most_waiting=10, most_bytes=10_000)
    await asyncio.gather(*(kept.answer(make, n) for n in range(10)))


@in_loop
async def test_answers_are_kept_by_their_bytes_and_not_by_their_number() -> None:
    made = Counter[str]()

    def make(letters: str, n: int) -> str:
        made[letters] += 1
        return random.Random(n).randbytes(n).hex()

    kept = Replays(most_waiting=9, most_bytes=10_000)
    for _ in range(2):
        for n in range(50):  # some hundred bytes each
            await kept.answer(make, "small", n)
    assert made["small"] == 50
    await kept.answer(make, "large", 8_000)  # nothing else has room beside it, and it has none itself
    await kept.answer(make, "x" * 9_990, 1)  # nor has what is kept under a long text
    assert not kept.has(make, "large", 8_000)
    assert not kept.has(make, "small", 49)


@in_loop
async def test_who_comes_when_too_many_wait_is_told_so_at_once() -> None:
    go_on = threading.Event()

    def make(n: int) -> int:
        go_on.wait(20)
        return n

    kept = Replays(most_waiting=3, most_bytes=10_000)
    asked = [asyncio.create_task(kept.answer(make, n % 3)) for n in range(9)]  # three, by nine people
    await asyncio.sleep(0)
    with pytest.raises(GameError) as refused:
        await kept.answer(make, 4)
    assert refused.value.message.id == "not-available"
    go_on.set()
    assert [unpacked(answer) for answer in await asyncio.gather(*asked)] == [n % 3 for n in range(9)]
    assert unpacked(await kept.answer(make, 4)) == 4


@in_loop
async def test_one_address_has_only_so_many_replays_worked_out_and_all_may_see_those_that_are(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db", works_per_minute=2.0) as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        await asyncio.gather(*(client.play() for client in clients))
        url = f"{table.url}/api/tables/{code}/games/1"
        paths = ("story", "steps?seat=0", "steps?seat=1", "steps", "story", "steps?seat=0")
        assert [(await fetch(f"{url}/{path}"))[0] for path in paths] == [200, 200, 429, 429, 200, 200]


@in_loop
async def test_who_hangs_up_takes_nothing_away_and_what_fails_is_not_kept() -> None:
    kept, tries = Replays(9, 10_000), list[int]()

    def slow() -> str:
        time.sleep(0.05)
        return "slow"

    def failing() -> None:
        tries.append(1)
        raise GameError("no-game")

    asked = [asyncio.create_task(kept.answer(slow)) for _ in range(2)]
    await asyncio.sleep(0.01)
    asked[0].cancel()
    assert unpacked(await asked[1]) == "slow"
    for _ in range(2):
        with pytest.raises(GameError):
            await kept.answer(failing)
    assert len(tries) == 2


@in_loop
async def test_a_replay_is_the_same_packed_and_plain_and_its_seats_are_checked(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        await asyncio.gather(*(client.play() for client in clients))
        url = f"{table.url}/api/tables/{code}/games/1/steps"
        told = json.loads((await fetch(f"{url}?seat=0"))[1])
        assert (told["game"], told["names"], told["faces"]) == (FOR_TWO, ["P0", "P1"], ["", ""])
        assert told["steps"][-1]["view"] == clients[0].state["view"]
        assert [event for step in told["steps"] for event in step["events"]] == clients[0].events
        for seat in ("2", "-1", "x", "00"):
            status, text = await fetch(f"{url}?seat={seat}")
            assert (status, json.loads(text)["message"]["id"]) == (400, "bad-seat")
