"""Kill a server under load, again and again: python -m tests.server.crash [--kills N] [--tables N]

People play all games, and again when a game is over. What they were shown must be in the log after every kill,
and every table must go on before the next one.
"""

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

import ninelives
from ninelives.games import GAMES
from ninelives.games.game import Game
from ninelives.store import Store
from ninelives.table import Table
from ninelives.table.entries import Acted, Opened, Started, decode
from tests.play import of
from tests.server.client import Client, seat_all
from tests.server.process import Process

TABLES = [(name, 3, 3 - n % 2, of(name).QUICK) for n, name in enumerate(GAMES)]  # players, people, options
MOST_PLAY = 1.0  # seconds until the next kill, once every table has gone on


@dataclass
class Figures:
    kills: int = 0
    tables: int = 0
    clients: int = 0
    acknowledged: int = 0  # actions of people
    events: int = 0  # seen by somebody
    entries: int = 0  # in the logs at the end


class Log:
    """All that is durable of one table."""

    def __init__(self, data: list[bytes]) -> None:
        opened, *self.entries = map(decode, data)
        assert isinstance(opened, Opened)
        table = Table(opened)
        self.games: list[Game] = []
        self.actions: list[list[list[str]]] = []  # by game and seat
        for entry in self.entries:
            table.apply(entry)
            if isinstance(entry, Started):
                assert table.game
                self.games.append(table.game)
                self.actions.append([[] for _ in table.seats])
            elif isinstance(entry, Acted):
                self.actions[-1][entry.seat].append(entry.action)
        # A finished game has forgotten its past; its record has not.
        self.games[: len(table.finished)] = map(ninelives.load, table.finished)


class Witness:
    """A client that remembers what it was shown."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.first = self.where[0]  # the game whose story it was told when it came
        self.came = self.where

    @property
    def code(self) -> str:
        return str(self.client.state["table"]["code"])

    @property
    def where(self) -> tuple[int, int]:
        """The number of the game that is shown, and how often this seat has acted in it."""
        table, you = self.client.state["table"], self.client.state["you"]
        return table["games"] - (not table["playing"] and table["games"] > 0), you.get("turn", 0)

    def acknowledged(self) -> dict[tuple[int, int], str]:
        return {when: action for when, action in self.client.acts.items() if when < self.where}

    def check(self, log: Log) -> None:
        """Nothing that was acknowledged or shown is gone."""
        (game, turn), seat = self.where, self.client.seat
        assert seat is not None
        assert turn <= len(log.actions[game][seat])
        for (game, turn), action in self.acknowledged().items():
            done = log.actions[game][seat][turn]
            assert done == action, (self.code, game, seat, turn, done, action, self.came, self.where)
        told = [event for game in log.games[self.first :] for event in story(game, seat)]
        assert told[: len(self.client.events)] == self.client.events

    async def play(self) -> None:
        """Until the line is dead. Whoever is the host asks for one game after the other."""
        client = self.client
        with suppress(ConnectionClosed, ConnectionError):
            while True:
                await client.play()
                if client.state["you"].get("host"):
                    await client.send(type="start")
                await client.until(client.playing)


def story(game: Game, seat: int) -> list[dict[str, Any]]:
    events = game.opening(seat) + [event for n in range(len(game.log)) for event in game.events_of(n, seat)]
    return [msgspec.json.decode(msgspec.json.encode(event)) for event in events]


async def read_logs(db: str, codes: set[str]) -> dict[str, Log]:
    """By the codes of the tables, while no server runs."""
    logs = {}
    store = await Store.open(db)
    try:
        for code in codes:
            row = await store.find(code)
            assert row
            logs[code] = Log(await store.entries(row.id))
    finally:
        await store.close()
    return logs


async def fill(server: Process, game: str, players: int, people: int, options: dict[str, Any]) -> list[Witness]:
    """A table with a game begun."""
    code = await server.open(game, players, options=options)
    clients = [await server.join(code) for _ in range(people)]
    await seat_all(clients)
    return [Witness(client) for client in clients]


async def every_table_moves(witnesses: list[Witness]) -> None:
    codes, moved = {witness.code for witness in witnesses}, set[str]()
    while moved != codes:
        moved |= {witness.code for witness in witnesses if witness.where > witness.came}
        await asyncio.sleep(0.005)


Disturb = Callable[[], Awaitable[None]]


async def play_and_end(
    server: Process, witnesses: list[Witness], how: signal.Signals, seconds: float, disturb: Disturb | None
) -> dict[str, Log]:
    """Play until every table has gone on and a little longer, end the server, and check what is left."""
    playing = [asyncio.create_task(witness.play()) for witness in witnesses]
    try:
        await asyncio.wait_for(every_table_moves(witnesses), 60)
        await asyncio.sleep(seconds)
        if disturb:
            await disturb()
            for witness in witnesses:
                witness.came = witness.where
            await asyncio.wait_for(every_table_moves(witnesses), 60)
        assert not any(task.done() for task in playing)
        await server.stop(how)
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
    logs = await read_logs(server.db, {witness.code for witness in witnesses})
    for witness in witnesses:
        witness.check(logs[witness.code])
    return logs


async def crash(
    db: str, folder: Path, kills: int, tables: int, disturb: Disturb | None = None, luck: int | None = None
) -> Figures:
    """So many kills at random moments. `disturb` does something else to the database before the last."""
    rng = random.Random(luck)
    server = Process(db, folder / "log")
    figures = Figures(kills, tables)
    await server.start()
    try:
        filled = await asyncio.gather(*(fill(server, *kind) for kind in islice(cycle(TABLES), tables)))
        witnesses = [witness for table in filled for witness in table]
        figures.clients = len(witnesses)
        for n in range(kills + 1):
            last = n == kills
            how, seconds = (signal.SIGTERM, 0.0) if last else (signal.SIGKILL, rng.uniform(0, MOST_PLAY))
            logs = await play_and_end(server, witnesses, how, seconds, disturb if last else None)
            count(figures, witnesses, logs)
            if not last:
                await server.start()
                witnesses = await asyncio.gather(*(come_back(server, witness, logs) for witness in witnesses))
    finally:
        await server.stop(signal.SIGKILL)
    assert server.log.read_text() == ""
    return figures


async def come_back(server: Process, witness: Witness, logs: dict[str, Log]) -> Witness:
    """The same person at a new connection, shown at least what is in the log."""
    again = Witness(await server.rejoin(witness.client))
    seat = again.client.seat
    assert seat is not None
    assert seat == witness.client.seat
    assert again.where >= witness.where
    told = story(logs[witness.code].games[again.first], seat)
    assert again.client.events[: len(told)] == told
    return again


def count(figures: Figures, witnesses: list[Witness], logs: dict[str, Log]) -> None:
    figures.acknowledged += sum(len(witness.acknowledged()) for witness in witnesses)
    figures.events += sum(len(witness.client.events) for witness in witnesses)
    figures.entries = sum(len(log.entries) for log in logs.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        figures = asyncio.run(crash(f"{name}/games.db", Path(name), args.kills, args.tables))
    print(
        f"{figures.kills} kills, {figures.tables} tables, {figures.clients} clients: "
        f"{figures.acknowledged} acknowledged actions, {figures.events} events seen, {figures.entries} entries "
        f"in the logs, nothing lost; {time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
