"""An edited rule is never played from a stale cache."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "src"
SCRIPT = """
import ninelives
game = ninelives.new("felix", players=4, seed=1)
print(game.view(0).seats[0].mice)
"""


def first_mice(folder: Path) -> str:
    env = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, "-c", SCRIPT]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.strip()


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    assert first_mice(tmp_path) == "15"
    assert any((tmp_path / "cache").rglob("*.nbi")), "the first run has left a cache"
    assert first_mice(tmp_path) == "15"
    rules = tmp_path / "ninelives" / "games" / "felix" / "rules.py"
    edited = rules.read_text(encoding="utf-8").replace("s.mice[seat] = MICE if", "s.mice[seat] = MICE + 1 if")
    before = rules.stat()
    rules.write_text(edited, encoding="utf-8")
    os.utime(rules, (before.st_atime, before.st_mtime))  # even if the clock does not show it
    assert first_mice(tmp_path) == "16"
