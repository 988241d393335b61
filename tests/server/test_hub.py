"""Tables are read back from their logs, whenever somebody comes: also while the last of a log is being written."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ninelives.games.errors import GameError
from ninelives.server import hub
from ninelives.store import Store
from ninelives.store.sqlite import Sqlite
from ninelives.table import Table, replay
from ninelives.table.entries import Acted, AnyEntry, Returned, decode
from tests.play import FOR_TWO
from tests.server.live import fetch, in_loop, live
from tests.server.test_coming_and_going import together


@in_loop
async def test_who_comes_back_while_entries_of_a_failed_table_are_being_written_goes_on_behind_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    disk, insert = threading.Event(), Sqlite._insert
    disk.set()

    def slow(self: Sqlite, rows: Any) -> None:
        assert disk.wait(20)
        insert(self, rows)

    monkeypatch.setattr(Sqlite, "_insert", slow)
    async with live(tmp_path / "games.db", complains=True) as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        room, first = table.room(code), next(client for client in clients if client.legal)
        disk.clear()
        await first.act(first.legal[0])
        while room.broadcast.is_durable:
            await asyncio.sleep(0.001)
        room.fail(RuntimeError("a mistake"))
        coming = [asyncio.create_task(table.join(code, client.token)) for client in clients]
        asyncio.get_running_loop().call_later(0.1, disk.set)
        again = await asyncio.gather(*coming)
        assert sum(client.state["you"].get("turn", 0) for client in again) == 1
        await asyncio.gather(*(client.play() for client in again))
        assert "cannot be written" not in caplog.text


@in_loop
async def test_a_failed_table_writes_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Table.apply

    def broken(self: Table, entry: AnyEntry) -> None:
        if isinstance(entry, Returned):
            raise RuntimeError("a mistake")
        apply(self, entry)

    monkeypatch.setattr(Table, "apply", broken)
    async with live(tmp_path / "games.db", pace=60.0, complains=True) as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        row, first = table.room(code).row, next(client for client in clients if client.legal)
        # To act is to be back, while it is still being written that they left.
        act = {"type": "act", "action": first.legal[0], "turn": 0}
        await together(first, {"type": "leave", "seat": first.seat}, act)
        await first.closed()
        assert first.errors[-1]["message"]["id"] == "server-mistake"
        log = [decode(data) for data in await table.hub.services.store.entries(row.id)]
        assert not any(isinstance(entry, Acted) for entry in log)


@in_loop
async def test_a_table_is_read_once_however_many_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who read it too early would go on behind entries that are there already."""
    reads, entries = list[str](), Store.entries

    async def counted(self: Store, table_id: str) -> list[bytes]:
        reads.append(table_id)
        found = await entries(self, table_id)
        await asyncio.sleep(0.05 * len(reads))
        return found

    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        row = table.room(code).row
        table.hub.forget(row.id)
        monkeypatch.setattr(Store, "entries", counted)
        first, second = await asyncio.gather(table.hub.room(row), table.hub.room(row))
        assert first is second
        assert len(reads) == 1


@in_loop
async def test_a_table_that_is_being_read_when_the_server_stops_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would close its room, and whoever is in it would keep the process from ending."""
    entries = Store.entries

    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        row = table.room(code).row
        table.hub.forget(row.id)

        async def read_meanwhile(self: Store, table_id: str) -> list[bytes]:
            await table.hub.drain()
            return await entries(self, table_id)

        monkeypatch.setattr(Store, "entries", read_meanwhile)
        with pytest.raises(GameError) as caught:
            await table.hub.room(row)
        assert caught.value.message.id == "not-available"
        assert not table.hub.rooms


@in_loop
async def test_who_looks_at_a_table_again_has_its_log_replayed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it goes on. A long log takes time, and anybody may ask at any rate."""
    replays = list[int]()

    def counted(entries: Sequence[AnyEntry]) -> Table:
        replays.append(len(entries))
        return replay(entries)

    monkeypatch.setattr(hub, "replay", counted)
    monkeypatch.setattr(hub, "MOST_LOOKED_AT", 1)
    async with live(tmp_path / "games.db") as table:
        code, other = await table.open(FOR_TWO, 2), await table.open(FOR_TWO, 2)
        for one in (code, other):
            table.hub.forget(table.room(one).row.id)
        for _ in range(3):
            status, _ = await fetch(f"{table.url}/api/tables/{code}")
            assert status == 200
        assert replays == [1]
        clients = await table.gather(code, 2)
        for client in clients:
            await client.close()
        row = table.room(code).row
        while table.room(code).connections:
            await asyncio.sleep(0.01)
        table.hub.forget(row.id)
        replays.clear()
        await fetch(f"{table.url}/api/tables/{code}")
        assert len(replays) == 1
        assert replays[0] > 1
        await fetch(f"{table.url}/api/tables/{other}")
        await fetch(f"{table.url}/api/tables/{code}")
        assert len(replays) == 3  # so many are not kept


@in_loop
async def test_who_leaves_a_room_that_was_given_up_tells_nobody_that_its_table_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others have come back to the table meanwhile, in another room."""
    async with live(tmp_path / "games.db", complains=True) as table:
        code = await table.open(FOR_TWO, 2)
        [client] = await table.gather(code, 1)
        room, noted = table.room(code), list[int]()
        monkeypatch.setattr(table.hub.services.directory, "note", lambda _, people, about: noted.append(people))
        room.fail(RuntimeError("a mistake"))
        await client.closed()
        while room.connections:
            await asyncio.sleep(0.01)
        assert noted == []
        await table.join(code, client.token)
        assert 1 in noted
