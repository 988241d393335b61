"""Compiled loops: never stale, and the same with the plain compiler."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ninelives.envs import warmup
from ninelives.envs.lanes import lane
from ninelives.games import GAMES, rulebook
from ninelives.games.compiler import PLAIN

CACHE = Path(__file__).parents[2] / ".pytest_cache" / "boundscheck"
# What a batch and an environment show after some steps, as one number.
SCRIPT = """
import zlib
import ninelives
from ninelives.envs import pettingzoo

batch = ninelives.batch("{game}", players=3, size=4, seed=1, opponents="thumb")
env = pettingzoo.env("{game}", players=3)
env.reset(seed=1)
for _ in range(30):
    batch.step(batch.sample)
    if not any(env.terminations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
shown = [batch.observation, batch.mask, batch.reward, env.observe("player_1")["observation"]]
print(zlib.crc32(b"".join(array.tobytes() for array in shown)))
"""


def seen(game: str, plain: bool) -> str:
    """What is shown by a process of its own."""
    how = os.environ | {"NINELIVES_PLAIN_COMPILER": "1" if plain else ""}
    run = [sys.executable, "-c", SCRIPT.format(game=game)]
    return subprocess.run(run, check=True, env=how, capture_output=True, text=True).stdout


@pytest.mark.long
@pytest.mark.skipif(PLAIN, reason="there is nothing to compare with")
def test_the_plain_compiler_plays_the_same() -> None:
    game = GAMES[0]
    assert seen(game, plain=True) == seen(game, plain=False)


WHOLE_GAMES = """
import ninelives
for game in ninelives.GAMES:
    batch = ninelives.batch(game, players=3, size=8, seed=1, opponents="thumb")
    ended = 0
    while ended < 8:
        batch.step(batch.sample)
        ended += batch.done.sum()
"""


@pytest.mark.long
def test_nothing_is_read_or_written_beyond_the_end_of_an_array() -> None:
    """Whole games with bounds checks, which have a cache of their own: they are not in its keys."""
    CACHE.mkdir(parents=True, exist_ok=True)
    how = os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(CACHE)}
    subprocess.run([sys.executable, "-c", WHOLE_GAMES], check=True, env=how)


@pytest.mark.parametrize("name", ["tensor.py", "kit.py"])
def test_records_are_of_another_type_when_their_sources_are_edited(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book = rulebook(GAMES[0])
    papers_of: Any = lane.papers_of  # which makes them once
    make = papers_of.__wrapped__
    before = make(book)
    assert before == make(book)
    edited = tmp_path / name
    edited.write_text("# edited", encoding="utf-8")
    if name == "tensor.py":
        monkeypatch.setattr(lane, "data_file", lambda package, file: edited)
    else:
        monkeypatch.setattr(lane, "HERE", tmp_path)
    after = make(book)
    assert all(one != other for one, other in zip(before[:-1], after[:-1], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_warmed_up(game: str) -> None:
    for step in warmup.steps(game):
        step()
