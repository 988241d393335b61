"""A game in a package of its own: installed, it is everywhere; taken away, nothing of it is left."""

import json
from pathlib import Path

import pytest

from ninelives.check.roles import ROLES, Role
from ninelives.games import GAMES
from tests.examples.site import OTTO, install, ninelives, run, unpack
from tests.server.live import fetch, in_loop, live

LONGEST_RULES = 100
CHECK_ROLES = """
from ninelives.check import run
from ninelives.text import catalogue
run.TOPICS = ("roles",)
print(run.run("otto", True, catalogue("en")))
"""
LIST_GAMES = "import ninelives; print(*ninelives.GAMES)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example is installed."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    return folder


def test_its_rules_are_short() -> None:
    assert len((OTTO / "otto" / "rules.py").read_text(encoding="utf-8").splitlines()) <= LONGEST_RULES


def test_it_does_all_that_is_asked_of_a_game(site: Path) -> None:
    done = ninelives(site, "check", "otto")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILED" not in done.stdout
    assert "otto does all" in done.stdout


def test_search_beats_thumb_and_thumb_beats_random(site: Path, tmp_path: Path) -> None:
    for better, worse in (("search", "thumb"), ("thumb", "random")):
        file = tmp_path / f"{better}.json"
        options = ["--players", "2", "--games", "60", "--bots", f"{better},{worse}", "--json", str(file)]
        done = ninelives(site, "arena", "otto", *options)
        assert done.returncode == 0, done.stderr
        assert "Caught" in done.stdout
        wins = {
            bot["bot"]: bot["measures"]["win"]["value"] for bot in json.loads(file.read_text())["matches"][0]["bots"]
        }
        assert wins[better] > 0.6


def test_it_is_played_in_a_terminal_and_written_down(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert ninelives(site, "record", "--game", "otto", "--seed", "3", "--output", str(file)).returncode == 0
    told = ninelives(site, "replay", str(file), "--lang", "de")
    assert "Otto" in told.stdout
    assert "gewinnt" in told.stdout
    mice = "".join(f"{mouse}\n" for mouse in range(1, 9))  # those that are not there any more are refused
    played = ninelives(site, "terminal", "otto", "--players", "2", "--seed", "1", "--pace", "0", typed=mice)
    assert "Night 7 of 7" in played.stdout
    assert "wins" in played.stdout


def test_two_people_and_a_bot_play_it_over_a_live_server_and_look_at_it_again(site: Path) -> None:
    done = run(site, "-m", "tests.examples.live_otto")
    assert done.stdout == "ok\n", done.stderr


@in_loop
async def test_a_server_without_it_knows_nothing_of_it(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        assert "otto" not in [game["name"] for game in json.loads(await table.get("/api/games"))]
        assert (await fetch(f"{table.url}/games/otto/index.js"))[0] == 404
        assert "otto-" not in await table.get("/text/en.ftl")


def test_nothing_of_it_is_left_without_its_package(site: Path) -> None:
    assert "otto" in run(site, "-c", LIST_GAMES).stdout.split()
    assert "otto" not in run(None, "-c", LIST_GAMES).stdout.split()
    done = ninelives(None, "check", "otto")
    assert done.returncode == 2
    assert "otto" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_package_that_cannot_be_imported_breaks_no_other_game(tmp_path: Path) -> None:
    unpack(tmp_path)
    (tmp_path / "otto" / "__init__.py").write_text("import nothing_of_the_kind")
    done = run(tmp_path, "-c", LIST_GAMES)
    assert done.stdout.split() == list(GAMES)
    assert "the game otto is left out: ModuleNotFoundError" in done.stderr


@pytest.mark.parametrize(
    "role", [role for role in ROLES if (OTTO / "otto" / role.file).exists()], ids=lambda role: role.file
)
def test_a_role_that_is_taken_away_is_named_and_told_how_to_add(role: Role, tmp_path: Path) -> None:
    unpack(tmp_path, without=role.file)
    done = run(tmp_path, "-c", CHECK_ROLES)
    assert "Traceback" not in done.stderr, done.stderr
    lines = done.stdout.splitlines()
    at = next(n for n, line in enumerate(lines) if line.split()[-1] == role.file and not line.startswith("  ok"))
    assert f"dd {tmp_path / 'otto' / role.file}" in lines[at + 1]
    assert ("FAILED" in lines[at]) != role.optional
    assert [line for line in lines if "FAILED" in line and not line.endswith(role.file)] == []
