"""The fence around Numba: rules play the same whether its insides are used or not, and verbs are found by name."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import ninelives
from ninelives.games import GAMES, rulebook, usual
from ninelives.games.compiler import register
from ninelives.games.kernel import Array, record, rule

ROOT = Path(__file__).parents[2]
SCRIPT = """
import random
import ninelives
luck = random.Random(1)
game = ninelives.new(ninelives.GAMES[0], 3, seed=5)
while not game.over:
    seat = game.actors[0]
    game.act(seat, luck.choice(game.legal(seat)))
    assert game.view(seat).legal == game.legal(seat)
print(game.transcript())
"""


def test_the_public_way_plays_the_same_game() -> None:
    """In a process of its own: which way is taken is decided when the compiler is imported."""
    told = []
    for plain in ("", "1"):
        env = {**os.environ, "NINELIVES_PLAIN_COMPILER": plain}
        command = [sys.executable, "-c", SCRIPT]
        told.append(subprocess.run(command, env=env, capture_output=True, text=True, check=True, cwd=ROOT).stdout)
    assert "result:" in told[0]
    assert told[0] == told[1]


def test_games_are_played_where_compiled_code_cannot_be_kept(tmp_path: Path) -> None:
    """One line says so, but only if something is to be compiled. Not even root can write into a file as a folder."""
    package = tmp_path / "ninelives"
    shutil.copytree(ROOT / "src" / "ninelives", package, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in {path.parent for path in package.rglob("*.py")}:
        (folder / "__pycache__").touch()
    nowhere = dict.fromkeys(("HOME", "LOCALAPPDATA", "XDG_CACHE_HOME"), str(package / "__init__.py"))
    env = {**os.environ, **nowhere, "NUMBA_CACHE_DIR": "", "PYTHONPATH": str(tmp_path)}

    def run(*args: str) -> tuple[int, str, list[str]]:
        command = [sys.executable, "-m", "ninelives.cli", "--lang", "en", *args]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=tmp_path)
        return done.returncode, done.stdout, done.stderr.splitlines()

    assert run("--version") == (0, f"{ninelives.__version__}\n", [])
    assert run("doctor", "--help")[::2] == (0, [])
    code, told, said = run("record", "--game", GAMES[0], "--players", "3", "--seed", "1")
    assert (code, "result:" in told) == (0, True)
    code, _, refused = run("warmup")
    assert code == 2
    assert all("NUMBA_CACHE_DIR" in line for [line] in (said, refused))


class Coin:
    """A record of its own type."""

    side: int


COIN = record(Coin, Path(__file__))


def home(name: str, **verbs: Any) -> ModuleType:
    """Return a module that defines these verbs itself."""
    module = ModuleType(name)
    for verb, function in verbs.items():
        function.py_func.__module__ = name
        setattr(module, verb, function)
    return module


def heads() -> Any:
    @rule
    def actors(s: Coin) -> int:
        return s.side

    return actors


def test_a_missing_verb_is_named() -> None:
    assert register(COIN, ("actors", "flip", "listed"), home("one", actors=heads()), usual=usual) == ["flip"]


def test_a_verb_that_is_defined_twice_is_refused() -> None:
    with pytest.raises(TypeError, match="actors is defined twice: in one and two"):
        register(COIN, ("actors",), home("one", actors=heads()), home("two", actors=heads()), usual=usual)


def test_a_verb_that_is_only_imported_belongs_to_somebody_else() -> None:
    borrowed = ModuleType("two")
    borrowed.__dict__["actors"] = heads()
    assert register(COIN, ("actors",), borrowed, usual=usual) == ["actors"]


@pytest.mark.parametrize("game", GAMES)
def test_versions_of_rules_have_records_of_their_own(game: str) -> None:
    """So that compiled code of one is never used for another."""
    names: Array = np.array(rulebook(game).dtype.names)
    assert sum(name.startswith("made_of_") for name in names) == 1
