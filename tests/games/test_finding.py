"""Games are found by themselves; one of another package that is broken or half there harms nobody else."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ninelives.games import GAMES
from tests.examples.site import run, unpack

LIST = """
import json, ninelives
from ninelives.server.offers import about_game
from ninelives.text import LANGUAGES, Message, catalogue
words = [catalogue(language).say(Message("home-lead")) for language in LANGUAGES]
print(json.dumps([ninelives.GAMES, len([about_game(game) for game in ninelives.GAMES])]))
"""
WHOLE_GAME = """
import ninelives
from ninelives import bots
game = ninelives.new("otto", 2, seed=1)
seated = [bots.make(name, "otto", 1) for name in ("thumb", "level3")]
while not game.over:
    game.act(game.actors[0], seated[game.actors[0]].act(bots.look(game, game.actors[0])))
print(game.book.part("meta").__name__)
"""


def raising(otto: Path) -> None:
    (otto / "__init__.py").write_text("raise RuntimeError('no good')", encoding="utf-8")


def gone(otto: Path) -> None:
    shutil.rmtree(otto)


def without_meta(otto: Path) -> None:
    (otto / "meta.py").unlink()


def of_another_name(otto: Path) -> None:
    meta = otto / "meta.py"
    meta.write_text(meta.read_text(encoding="utf-8").replace('name="otto"', f'name="{GAMES[0]}"'), encoding="utf-8")


def for_too_many(otto: Path) -> None:
    meta = otto / "meta.py"
    meta.write_text(meta.read_text(encoding="utf-8").replace("range(2, 5)", "range(2, 9)"), encoding="utf-8")


@pytest.mark.parametrize("breaking", [raising, gone, without_meta, of_another_name, for_too_many])
def test_a_broken_game_is_left_out_with_its_reason(breaking: Callable[[Path], None], tmp_path: Path) -> None:
    unpack(tmp_path)
    breaking(tmp_path / "otto")
    done = run(tmp_path, "-c", LIST)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [list(GAMES), len(GAMES)]
    assert "the game otto is left out: " in done.stderr


def test_a_game_is_played_by_what_is_usual_if_it_has_no_habits(tmp_path: Path) -> None:
    unpack(tmp_path, without="bot.py")
    done = run(tmp_path, "-c", WHOLE_GAME)
    assert done.stdout == "otto.meta\n", done.stderr


def test_rules_in_a_file_of_any_name_are_compiled_anew_when_it_is_edited(tmp_path: Path) -> None:
    """Numba does not look into files that a compiled function calls."""
    unpack(tmp_path)
    rules = tmp_path / "otto" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert "scores[seat] = s.points[seat]" in text
    rules.write_text(
        text.replace("scores[seat] = s.points[seat]", "scores[seat] = counted(s, seat)").replace(
            "from .state import", "from .scoring import counted\nfrom .state import", 1
        ),
        encoding="utf-8",
    )
    scoring = tmp_path / "otto" / "scoring.py"
    script = 'import ninelives; print(ninelives.new("otto", 2, seed=1).scores)'
    told = []
    for more in (0, 100):
        scoring.write_text(
            "from ninelives.games.kernel import rule\n\n\n@rule\ndef counted(s, seat):\n"
            f"    return s.points[seat] + {more}\n",
            encoding="utf-8",
        )
        told.append(run(tmp_path, "-c", script).stdout.strip())
    assert told == ["[0, 0]", "[100, 100]"]
