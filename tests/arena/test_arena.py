"""The arena: fair, reproducible, resumable, and unimpressed by bots that break down."""

import math
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import ninelives
from ninelives import bots
from ninelives.arena import Match, play_match, run, standings
from ninelives.arena.match import DealResult, Outcome, play_deal, play_game
from ninelives.arena.table import interval
from ninelives.bots import Seen
from ninelives.text import catalogue

ROOT = Path(__file__).parents[2]
MATCH = Match("felix", ["thumb", "random", "random"], deals=3, seed=5, options={})


class Raising:
    def act(self, seen: Seen) -> str:
        raise RuntimeError("out of ideas")


class Illegal:
    def act(self, seen: Seen) -> str:
        return "bid 100"


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
    def results() -> list[tuple[list[int], list[float]]]:
        return [(o.scores, o.shares) for result in play_match(MATCH, set(), workers=1) for o in result.outcomes]

    assert results() == results()


def test_all_cores_give_the_same_match_as_one() -> None:
    def scores(workers: int | None) -> list[list[int]]:
        return [o.scores for result in play_match(MATCH, set(), workers) for o in result.outcomes]

    assert scores(1) == scores(None)


@pytest.mark.parametrize(("bad", "reason"), [(Raising, "out of ideas"), (Illegal, "place"), (Slow, "for one decision")])
def test_a_bot_that_breaks_down_forfeits_and_is_named(bad: type, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = bots.make
    monkeypatch.setattr(bots, "make", lambda name, game, seed: bad() if name == "bad" else real(name, game, seed))
    match = Match("felix", ["bad", "random", "random"], deals=1, seed=1, options={}, limit=0.04)
    real("random", "felix", 0)
    ninelives.new("felix", 3, seed=1).view(0)  # compile before time counts
    outcome = play_game(match, 0, 0)
    assert outcome.forfeit == 0
    assert reason in (outcome.reason or "")
    assert outcome.shares == [0.0, 0.5, 0.5]


def test_standings_count_wins_and_intervals_over_deals() -> None:
    def game(winner: int) -> Outcome:
        shares = [float(k == winner) for k in range(3)]
        return Outcome([10, 5, 3], shares, [4, 4, 4], [0.4, 0.04, 0.04], [0.2, 0.01, 0.01])

    results = [DealResult(0, [game(0), game(0), game(1)]), DealResult(1, [game(0), game(1), game(2)])]
    first = standings(MATCH, results)[0]
    assert first.games == 6
    assert first.win_share == pytest.approx(0.5)
    assert first.win_interval == pytest.approx(interval([2 / 3, 1 / 3]))
    assert first.lead == pytest.approx(6.0)
    assert first.ms == pytest.approx(100.0)
    assert first.slowest_ms == pytest.approx(200.0)
    assert interval([1.0, 3.0]) == pytest.approx(1.96 * math.sqrt(2) / math.sqrt(2))


def test_a_match_that_was_stopped_goes_on_from_its_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, entrants = str(tmp_path / "log"), ["thumb", "random", "random"]
    run("felix", entrants, 6, 5, {}, log, None, catalogue("en"))
    with Path(log).open("ab") as file:
        file.write(b'{"deal":2,"outco')  # the process died while writing
    for _ in range(2):
        run("felix", entrants, 9, 5, {}, log, str(tmp_path / "report"), catalogue("en"))
    assert [msgspec.json.decode(line)["deal"] for line in Path(log).read_bytes().splitlines()[1:]] == [0, 1, 2]
    report = msgspec.json.decode((tmp_path / "report").read_bytes())
    assert report["standings"][0]["games"] == 9
    fresh = [o.scores for result in play_match(MATCH, set(), workers=1) for o in result.outcomes]
    assert report["standings"][0]["score"] == pytest.approx(sum(scores[0] for scores in fresh) / 9)
    with pytest.raises(ninelives.GameError, match="another match"):
        run("felix", entrants, 9, 6, {}, log, None, catalogue("en"))


def test_impossible_matches_are_refused_before_they_begin() -> None:
    for game, entrants, options, word in [
        ("chess", ["random"] * 3, {}, "felix, catbox, maus"),
        ("felix", ["random"] * 2, {}, "3, 4, 5"),
        ("felix", ["genius"] * 3, {}, "random, thumb, search"),
        ("felix", ["random"] * 3, {"edition": "xx"}, "en, fr"),
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
    command = [sys.executable, "-m", "ninelives.cli", "arena", "felix", "--players", "3", "--games", "3"]
    result = subprocess.run(
        [*command, "--bots", "eager,random,random"], env=env, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "eager" in result.stdout
    assert "forfeited" not in result.stdout


def test_thumb_beats_random_clearly() -> None:
    for name, entrants, least in [("felix", 3, 0.6), ("catbox", 3, 0.6), ("maus", 3, 0.8)]:
        match = Match(name, ["thumb", *["random"] * (entrants - 1)], deals=8, seed=1, options={})
        assert standings(match, list(play_match(match, set(), workers=1)))[0].win_share > least
