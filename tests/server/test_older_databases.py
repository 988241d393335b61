"""A database written when every game had version 1 of its rules: nothing in it is lost, and running tables go on.

tests/store/version_1 holds it, and the three finished games in it as that server exported them. Two people and bots
were playing when the server stopped; two of the tables have a face of the board that version 2 refuses (CB-5).
"""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path

import pytest

import ninelives
from ninelives.cli import main
from ninelives.server.identity import Signer
from ninelives.table.entries import Finished, Sat, Started, decode
from tests.server.client import Client
from tests.server.live import live, within

DATA = Path(__file__).parents[1] / "store" / "version_1"
EXPORTED = sorted(DATA.glob("*.txt"))
FINISHED = [path.stem.partition("-")[0] for path in EXPORTED]


@pytest.fixture
def db(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite"
    path.write_bytes(gzip.decompress((DATA / "games.sqlite.gz").read_bytes()))
    return path


def people(db: Path) -> dict[str, list[str]]:
    """Return the tokens of those who sit at each table that is being played, by its code."""
    with sqlite3.connect(db) as store:
        ((key,),) = store.execute("SELECT value FROM settings")
        rows = store.execute(
            "SELECT code, data FROM tables JOIN entries ON id = table_id ORDER BY code, entries.n"
        ).fetchall()
    signer = Signer(key)
    found: dict[str, list[str]] = {}
    for code, data in rows:
        if isinstance(entry := decode(data), Sat) and code not in FINISHED:
            found.setdefault(code, []).append(f"{entry.person}.{signer._sign(entry.person)}")
    return found


def test_it_is_as_old_as_it_says(db: Path) -> None:
    with sqlite3.connect(db) as store:
        entries = [decode(data) for (data,) in store.execute("SELECT data FROM entries")]
    assert {entry.rules for entry in entries if isinstance(entry, Started)} == {1}
    assert not any(isinstance(entry, Finished) for entry in entries)
    assert {ninelives.load(path.read_text(encoding="utf-8")).name for path in EXPORTED} == set(ninelives.GAMES)


def test_finished_games_are_exported_and_imported_as_they_were(db: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["export", "--db", str(db), str(out)]) == 0
    assert sorted(path.name for path in out.iterdir()) == [path.name for path in EXPORTED]
    for path in EXPORTED:
        old, new = path.read_text(encoding="utf-8"), (out / path.name).read_text(encoding="utf-8")
        assert new == old.replace("record: 1", "transcript: 1", 1)
        assert main(["replay", str(path)]) == 0
    other = str(tmp_path / "other.db")
    assert main(["import", "--db", other, *map(str, EXPORTED)]) == 0
    assert main(["export", "--db", other, str(tmp_path / "again")]) == 0
    again, first = (
        sorted(path.read_text("utf-8") for path in (tmp_path / name).iterdir()) for name in ("again", "out")
    )
    assert again == first


@within(120)
async def test_finished_games_can_be_looked_at(db: Path) -> None:
    async with live(db) as table:
        for path in EXPORTED:
            code, game = path.stem.partition("-")[0], ninelives.load(path.read_text(encoding="utf-8"))
            steps = json.loads(await table.get(f"/api/tables/{code}/games/1/steps"))["steps"]
            assert len(steps) == len(game.log) + 1
            assert steps[-1]["view"]["scores"] == game.scores


@within(240)
async def test_running_games_go_on_to_their_end_by_the_rules_they_began_with(db: Path) -> None:
    seated = people(db)
    assert len(seated) == 5
    async with live(db) as table:
        for code, tokens in seated.items():
            clients = [await Client.join(table.url, code, token) for token in tokens]
            assert all(client.playing() and client.seat is not None for client in clients)
            await asyncio.gather(*(client.play() for client in clients))
            transcript = await table.get(f"/api/tables/{code}/games/1")
            assert "rules: 1\n" in transcript
            assert ninelives.load(transcript).over
            for client in clients:
                await client.close()
