"""The arena: fair, reproducible, resumable, and unimpressed by bots that break down."""

import os
import pty
import shutil
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import ninelives
from ninelives import bots
from ninelives.arena import Match, duel, play_match, run, standings
from ninelives.arena.counts import Estimate
from ninelives.arena.match import play_deal, play_game
from ninelives.arena.standings import Standing, summarise
from ninelives.bots import Seen
from ninelives.cli import main
from ninelives.games import GAMES, part, rulebook
from ninelives.text import Message, catalogue
from tests.play import ANY, OPTION

ROOT = Path(__file__).parents[2]
PLAYERS = ", ".join(map(str, rulebook(ANY).meta.players))
MATCH = Match(ANY, ["thumb", "random", "random"], deals=3, seed=5, options={})


class Raising:
    def act(self, seen: Seen) -> str:
        raise RuntimeError("out of ideas")


class Illegal:
    def act(self, seen: Seen) -> str:
        return "fly"


class Slow:
    def act(self, seen: Seen) -> str:
        time.sleep(0.05)
        legal: list[str] = seen.view.legal
        return legal[0]


def test_every_entrant_sits_everywhere_with_the_same_cards() -> None:
    """The deal is the same in all rotations: only who sits where changes."""
    seen: list[tuple[str, int]] = []

    class Witness:
        def act(self, view: Seen) -> str:
            if not view.log:
                seen.append((str(view.observation["hand"].tolist()), view.seat))
            legal: list[str] = view.view.legal
            return legal[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "make", lambda name, game, seed: Witness())
        play_deal(MATCH, 0)
    assert len(seen) == 3
    assert len(set(seen)) == 1, "the first seat to act sees the same cards in each rotation"


def test_a_match_is_reproducible() -> None:
    """Everything but the clock: scores, places, counts, and so standings and ratings."""

    def results() -> list[Standing]:
        found = summarise(MATCH, list(play_match(MATCH, set(), workers=1)))
        for standing in found.bots + found.entrants:
            standing.slowest_ms, standing.measures["ms"] = 0.0, Estimate(0.0, 0.0)
        return found.bots + found.entrants

    assert results() == results()


def test_all_cores_give_the_same_match_as_one() -> None:
    def scores(workers: int | None) -> list[list[int]]:
        return [o.scores for result in play_match(MATCH, set(), workers) for o in result.outcomes]

    assert scores(1) == scores(None)


@pytest.mark.parametrize(("bad", "reason"), [(Raising, "out of ideas"), (Illegal, "fly"), (Slow, "for one decision")])
def test_a_bot_that_breaks_down_forfeits_and_is_named(bad: type, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = bots.make
    monkeypatch.setattr(bots, "make", lambda name, game, seed: bad() if name == "bad" else real(name, game, seed))
    match = Match(ANY, ["bad", "random", "random"], deals=1, seed=1, options={}, limit=0.04)
    real("random", ANY, 0)
    ninelives.new(ANY, 3, seed=1).view(0)  # compile before time counts
    outcome = play_game(match, 0, 0)
    assert outcome.forfeit == 0
    assert reason in (outcome.reason or "")
    assert outcome.shares == [0.0, 0.5, 0.5]


def test_a_match_that_was_stopped_goes_on_from_its_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, report = tmp_path / "log", tmp_path / "report"
    run([msgspec.structs.replace(MATCH, deals=2)], str(log), None, None, catalogue("en"))
    with log.open("ab") as file:
        file.write(b'{"deal":2,"outco')  # the process died while writing
    for _ in range(2):
        run([MATCH], str(log), str(report), None, catalogue("en"))
    assert [msgspec.json.decode(line)["deal"] for line in log.read_bytes().splitlines()[1:]] == [0, 1, 2]
    (match,) = msgspec.json.decode(report.read_bytes())["matches"]
    assert match["entrants"][0]["games"] == 9
    fresh = [o.scores for result in play_match(MATCH, set(), workers=1) for o in result.outcomes]
    assert match["entrants"][0]["measures"]["score"]["value"] == pytest.approx(sum(scores[0] for scores in fresh) / 9)
    with pytest.raises(ninelives.GameError, match="another match"):
        run([msgspec.structs.replace(MATCH, seed=6)], str(log), None, None, catalogue("en"))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"no log at all\n",
        msgspec.json.encode(MATCH) + b'\n{"deal":0,"outcomes":[{"scores":[1,2,3],"shares":[0.0,0.0,1.0]}]}\n',
    ],
    ids=["empty", "text", "older"],
)
def test_a_file_that_is_no_log_of_ours_is_refused_and_kept(text: bytes, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_bytes(text)
    with pytest.raises(ninelives.GameError, match="another match or another version"):
        run([MATCH], str(log), None, None, catalogue("en"))
    assert log.read_bytes() == text


def test_a_duel_shows_both_line_ups_and_keeps_them_apart(tmp_path: Path) -> None:
    """As a person sees it: tables on standard output, a bar that fills on the terminal."""
    command = [sys.executable, "-m", "ninelives.cli", "arena", ANY, "--players", "4", "--bots", "thumb,random"]
    command += ["--duel", "--games", "8", "--log", str(tmp_path / "duel.jsonl")]
    terminal, child = pty.openpty()
    result = subprocess.run(
        command, env={**os.environ, "LC_ALL": "C.UTF-8"}, stdout=subprocess.PIPE, stderr=child, text=True, check=False
    )
    os.close(child)
    shown = os.read(terminal, 100_000).decode()
    os.close(terminal)
    assert result.returncode == 0, shown
    assert "thumb, 3 × random (8 games, 2 deals" in result.stdout
    assert "3 × thumb, random (8 games, 2 deals" in result.stdout
    assert result.stdout.count("Rating") == 2
    for measure in part(ANY, "counts").MEASURES:
        assert result.stdout.count(catalogue("en").say(Message(f"{ANY}-count-{measure}"))) == 2
    assert "░ 0 of 2 deals, … left" in shown
    assert shown.count("█" * 30 + " 2 of 2 deals, 0:00 left") == 2
    logs = [msgspec.json.decode((tmp_path / f"duel-{n}.jsonl").read_bytes().splitlines()[0]) for n in (1, 2)]
    assert [log["entrants"] for log in logs] == [["thumb", *["random"] * 3], [*["thumb"] * 3, "random"]]


def test_a_duel_of_two_players_is_one_match() -> None:
    assert duel(["thumb", "random"], 2) == [["thumb", "random"]]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--duel", "--bots", "thumb"], "exactly two"),
        (["--duel", "--bots", "thumb,random,search"], "exactly two"),
        (["--duel", "--bots", "thumb,thumb"], "exactly two"),
        (["--games", "0"], "at least one game"),
        (["--players", "0"], PLAYERS),
        (["--report", "match.pdf"], ".html or .png"),
        (["--report", "no-such-folder/match.png"], "Cannot write"),
        (["--json", "no-such-folder/match.json"], "Cannot write"),
        (["--log", "no-such-folder/match.log"], "Cannot write"),
    ],
)
def test_mistakes_are_told_before_anything_is_played(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", ANY, "--lang", "en", *arguments]) == 2
    said = capsys.readouterr()
    assert word in said.err
    assert "Wins" not in said.out


def test_impossible_matches_are_refused_before_they_begin() -> None:
    for game, entrants, options, word in [
        ("chess", ["random"] * 3, {}, ", ".join(ninelives.GAMES)),
        (ANY, ["random"] * 9, {}, PLAYERS),
        (ANY, ["genius"] * 3, {}, "random, thumb, search"),
        (ANY, ["random"] * 3, {OPTION.name: "xx"}, OPTION.valid(3)),
    ]:
        with pytest.raises(ninelives.GameError, match=word):
            list(play_match(Match(game, entrants, 1, 0, options), set()))


def test_a_bot_of_another_package_is_found_and_competes(tmp_path: Path) -> None:
    shutil.copy(ROOT / "examples" / "eager_bot" / "eager_bot.py", tmp_path)
    info = tmp_path / "eager_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: eager-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ninelives.bots]\neager = eager_bot:EagerBot\n")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "ninelives.cli", "arena", ANY, "--players", "3", "--games", "3"]
    result = subprocess.run(
        [*command, "--bots", "eager,random,random"], env=env, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "eager" in result.stdout
    assert "forfeited" not in result.stdout


@pytest.mark.parametrize("name", GAMES)
def test_thumb_beats_random_clearly(name: str) -> None:
    match = Match(name, ["thumb", "random", "random"], deals=8, seed=1, options={})
    assert standings(match, list(play_match(match, set(), workers=1)))[0].measures["win"].value > 0.6
