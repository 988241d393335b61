"""Games go out of a store as transcripts and into another, and are the same there."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

import ninelives
from ninelives.cli import main
from tests.play import FOR_TWO
from tests.server.live import in_loop, live
from tests.store.tools import opened

ROOT = Path(__file__).parents[2]
TRANSCRIPTS = sorted((ROOT / "records").glob("*.txt"))


def codes(output: str) -> list[str]:
    return [line.split()[-2] for line in output.splitlines()]


def exported(folder: Path) -> list[str]:
    return sorted(path.read_text(encoding="utf-8") for path in folder.iterdir())


def test_games_are_the_same_after_a_way_through_two_stores(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Transcripts by hand, with cards laid out and with comments, in the plainest form afterwards."""
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["import", "--db", url, *map(str, TRANSCRIPTS)]) == 0
    assert len(set(codes(capsys.readouterr().out))) == len(TRANSCRIPTS)
    assert main(["export", "--db", url, str(first)]) == 0
    assert main(["export", "--db", url, str(first)]) == 0, "once more changes nothing"
    assert exported(first) == sorted(
        ninelives.load(path.read_text(encoding="utf-8")).transcript() for path in TRANSCRIPTS
    )
    other = str(tmp_path / "other.db")
    assert main(["import", "--db", other, *map(str, first.iterdir())]) == 0
    assert main(["export", "--db", other, str(second)]) == 0
    assert exported(second) == exported(first)


def test_an_imported_game_can_be_looked_at_over_the_network_and_is_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "games.db"
    assert main(["import", "--db", str(db), str(TRANSCRIPTS[0])]) == 0
    (code,) = codes(capsys.readouterr().out)
    game = ninelives.load(TRANSCRIPTS[0].read_text(encoding="utf-8"))

    @in_loop
    async def look() -> None:
        async with live(db) as table:
            assert await table.get(f"/api/tables/{code}/games/1") == game.transcript()
            story = json.loads(await table.get(f"/api/tables/{code}/games/1/story"))
            assert [event["id"] for event in story] == [event.id for event in game.story()]
            about = json.loads(await table.get(f"/api/tables/{code}"))
            assert (about["games"], about["playing"], about["game"]) == (1, False, game.name)
            clients = await table.gather(code, 1)  # the seats are open: it can be played again
            assert clients[0].playing()

    look()


@in_loop
async def test_only_finished_games_are_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "games.db"
    async with live(db) as table:
        code = await table.open(FOR_TWO, 2)
        first, second = await table.gather(code, 2)
        await asyncio.gather(first.play(), second.play())
        transcript = await table.get(f"/api/tables/{code}/games/1")
        await first.send(type="start")
        await first.until(first.playing)
    assert await asyncio.to_thread(main, ["export", "--db", str(db), str(tmp_path / "out")]) == 0
    assert "left out, as a transcript tells all cards: 1" in capsys.readouterr().out
    assert [path.name for path in (tmp_path / "out").iterdir()] == [f"{code}-1.txt"]
    assert exported(tmp_path / "out") == [transcript]


@in_loop
async def test_a_running_server_is_exported_from_and_not_disturbed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By another process; what is to be added has to wait until the server has stopped."""
    db = tmp_path / "games.db"
    async with live(db) as table:
        code = await table.open(FOR_TWO, 2)
        first, second = await table.gather(code, 2)
        await asyncio.gather(first.play(), second.play())
        await first.send(type="start")
        await first.until(first.playing)
        command = [sys.executable, "-m", "ninelives.cli", "--lang", "en"]
        done = await asyncio.to_thread(
            subprocess.run, [*command, "export", "--db", str(db), str(tmp_path / "out")], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert "left out, as a transcript tells all cards: 1" in done.stdout
        assert exported(tmp_path / "out") == [await table.get(f"/api/tables/{code}/games/1")]
        refused = await asyncio.to_thread(
            subprocess.run, [*command, "import", "--db", str(db), str(TRANSCRIPTS[0])], capture_output=True, text=True
        )
        assert refused.returncode == 2
        assert "in use by another server. Stop that one first" in refused.stderr
        await asyncio.gather(first.play(), second.play(stop=lambda client: client.state["table"]["games"] == 2))


def test_a_bad_record_is_refused_with_its_line_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = ninelives.load(TRANSCRIPTS[0].read_text(encoding="utf-8")).transcript()
    unfinished = good.partition("\n\nresult:")[0].rpartition("\n")[0]  # without the last action
    for text, reason in [
        ("", "Line 1"),
        (good.replace("rules: 1", "rules: 9"), "version 9"),
        (good + "Ada: pass\n", f"Line {len(good.splitlines()) + 1}"),
        (unfinished, "not over"),
    ]:
        bad = tmp_path / "bad.txt"
        bad.write_text(text, encoding="utf-8")
        db = tmp_path / "games.db"
        assert main(["import", "--db", str(db), str(TRANSCRIPTS[0]), str(bad)]) == 2
        said = capsys.readouterr().err
        assert "bad.txt" in said
        assert reason in said
        assert not db.exists()


def test_another_game_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, folder = str(tmp_path / "games.db"), tmp_path / "out"
    assert main(["import", "--db", db, str(TRANSCRIPTS[0])]) == 0
    assert main(["export", "--db", db, str(folder)]) == 0
    (file,) = folder.iterdir()
    file.write_text("precious", encoding="utf-8")
    assert main(["export", "--db", db, str(folder)]) == 2
    assert file.name in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "precious"
    assert main(["export", "--db", db, str(file)]) == 2


def test_a_game_that_runs_by_other_rules_is_named_and_all_finished_ones_are_exported(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also the one that was played before at the same table."""
    assert main(["import", "--db", url, *map(str, TRANSCRIPTS[:2])]) == 0

    async def outdate() -> str:
        async with opened(url) as store:
            row = (await store.all())[0]
            (entry,) = await store.entries(row.id)
            await store.append(row.id, 1, b'{"type":"started","at":1,"seed":1,"rules":99}', finished=True)
            assert entry
            return row.code

    code = asyncio.run(outdate())
    assert main(["export", "--db", url, str(tmp_path / "out")]) == 2
    assert f"{code}: This game was played by version 99" in capsys.readouterr().err
    assert len(exported(tmp_path / "out")) == 2
