"""Versions of rules: an old one keeps what has changed since, and inherits the rest from the next newer one."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from ninelives.games import GAMES, newer, rulebook, versions
from ninelives.games.errors import GameError
from ninelives.games.game import Game

INIT = "from ninelives.games import newer\n__path__ += newer(__file__)\n"


def test_a_version_inherits_from_the_next_newer_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 1 has other rules, 2 other words, 3 is the newest, and there is a tenth, which is not between 1 and 2."""
    files = {
        "__init__": "",
        "rules": "N = 11",
        "words": "N = 11",
        "looks": "N = 11",
        "v1/__init__": INIT,
        "v1/rules": "N = 1",
        "v2/__init__": INIT,
        "v2/words": "N = 2",
        "v10/__init__": INIT,
        "v10/looks": "N = 10",
    }
    for name, text in files.items():
        path = tmp_path / "lotte" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    def found(package: str) -> list[int]:
        return [import_module(f"{package}.{role}").N for role in ("rules", "words", "looks")]

    assert found("lotte.v1") == [1, 2, 10]
    assert found("lotte.v2") == [11, 2, 10]
    assert found("lotte.v10") == [11, 11, 10]
    assert found("lotte") == [11, 11, 11]
    for name in [name for name in sys.modules if name.partition(".")[0] == "lotte"]:
        del sys.modules[name]


@pytest.mark.parametrize("game", GAMES)
def test_every_version_is_playable_and_tells_its_number(game: str) -> None:
    newest = rulebook(game)
    assert versions(game) == list(range(1, newest.meta.rules_version + 1))
    for version in versions(game):
        dealt = Game(rulebook(game, version), newest.meta.usual_players, {}, seed=1)
        dealt.act(dealt.actors[0], dealt.legal(dealt.actors[0])[0])
        assert f"rules: {version}\n" in dealt.transcript()


@pytest.mark.parametrize("version", [0, 99, -1])
def test_a_version_that_never_was_is_refused_with_those_there_are(version: int) -> None:
    for game in GAMES:
        with pytest.raises(GameError, match=f"version {version} .*: {', '.join(map(str, versions(game)))}"):
            rulebook(game, version)


def test_the_folders_come_in_the_order_of_versions(tmp_path: Path) -> None:
    for name in ("v1", "v2", "v10", "v9"):
        (tmp_path / name).mkdir()
    assert [Path(path).name for path in newer(str(tmp_path / "v2" / "__init__.py"))[:-1]] == ["v9", "v10"]
