"""Finished games outlive their rules: at a live table, over HTTP, in exports."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ninelives.cli import main
from ninelives.games import part
from ninelives.store import Store
from ninelives.table.entries import Acted, Finished, decode
from tests.play import FOR_TWO
from tests.server.live import Live, fetch, in_loop, live


@contextmanager
def later_rules() -> Iterator[None]:
    """The rules of the game are a version on, and those from before are lost."""
    meta = part(FOR_TWO, "meta")
    with pytest.MonkeyPatch.context() as patch:
        later = meta.META.rules_version + 1
        patch.setattr(meta, "META", replace(meta.META, rules_version=later))
        patch.setattr("ninelives.games.versions", lambda game: [later])
        yield


async def played(table: Live) -> tuple[str, str, str]:
    """A table at which one game was played: its code, the host's token, the transcript."""
    code = await table.open(FOR_TWO, 2)
    clients = await table.gather(code, 2)
    await asyncio.gather(*(client.play() for client in clients))
    return code, clients[0].token, await table.get(f"/api/tables/{code}/games/1")


@in_loop
async def test_the_end_is_written_in_the_commit_of_the_last_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if that commit begins as soon as something is queued."""
    monkeypatch.setattr("ninelives.store.store.MANY", 1)
    commits: list[list[bytes]] = []
    take = Store._take

    def counted(store: Store) -> object:
        batch = take(store)
        commits.append([entry.data for entry in batch])
        return batch

    monkeypatch.setattr(Store, "_take", counted)
    async with live(tmp_path / "games.db") as table:
        _, _, transcript = await played(table)
    (last,) = [batch for batch in commits if any(isinstance(decode(data), Finished) for data in batch)]
    action, end = map(decode, last)
    assert isinstance(action, Acted)
    assert isinstance(end, Finished)
    assert end.transcript == transcript


@in_loop
async def test_a_table_opens_and_shows_its_games_although_their_rules_are_gone(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    async with live(db) as table:
        code, token, transcript = await played(table)
    with later_rules():
        async with live(db) as table:
            assert await table.get(f"/api/tables/{code}/games/1") == transcript
            assert json.loads(await table.get(f"/api/tables/{code}"))["games"] == 1
            status, text = await fetch(f"{table.url}/api/tables/{code}/games/1/steps")
            assert (status, json.loads(text)["message"]["id"]) == (400, "unknown-rules")
            client = await table.join(code, token)
            assert client.seat == 0
            assert client.events == []
            await client.send(type="start")
            await client.until(client.playing)
        assert await asyncio.to_thread(main, ["export", "--db", str(db), str(tmp_path / "out")]) == 0
    assert [path.read_text(encoding="utf-8") for path in (tmp_path / "out").iterdir()] == [transcript]


@in_loop
async def test_a_running_game_whose_rules_are_gone_is_refused_and_the_finished_ones_are_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "games.db"
    async with live(db) as table:
        code, token, transcript = await played(table)
        client = await table.join(code, token)
        await client.send(type="start")
        await client.until(client.playing)
    with later_rules():
        async with live(db) as table:
            status, text = await fetch(f"{table.url}/api/tables/{code}")
            assert (status, json.loads(text)["message"]["id"]) == (400, "unknown-rules")
        assert await asyncio.to_thread(main, ["export", "--db", str(db), str(tmp_path / "out")]) == 2
    assert f"{code}: This game was played by version " in capsys.readouterr().err
    assert [path.read_text(encoding="utf-8") for path in (tmp_path / "out").iterdir()] == [transcript]
