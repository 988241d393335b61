"""docs/observations.md tells every feature as it is."""

import re
from pathlib import Path

import pytest

from ninelives.envs.tensors import actions_of, features, tensor_size, tensor_version
from ninelives.games import GAMES, rulebook
from tests.envs.shared import TABLES
from tests.play import of

DOCS = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")


def told(game: str, players: int) -> list[tuple[str, int, int, int]]:
    """The features that the page tells of for a table, in order: name, size, lowest and highest value."""
    section = DOCS.split(f"\n## {rulebook(game).meta.title}\n")[1].split("\n## ")[0]
    names = {"players": players, "sets": max(players, 4) if players < 4 else players}
    names |= getattr(of(game), "sizes", lambda players: {})(players)  # that its section speaks of
    found: list[tuple[str, int, int, int]] = []
    for block in section.split("\n### ")[1:]:
        seats = {"O": [0], "T": [0] if players == 3 else []}.get(block[0]) or []
        if begin := re.match(r"Each .*`k` from (\d)", block):
            seats = list(range(int(begin[1]), players))
        rows = re.findall(r"^\| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \| .+ \|$", block, re.MULTILINE)
        for k in seats:
            for name, *numbers in rows:
                size, low, high = (eval(number, {}, names) for number in numbers)
                found.append((re.sub(" k$", f" {k}", name), size, low, high))
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_page_tells_every_feature(game: str, players: int) -> None:
    assert told(game, players) == [(f.name, f.size, f.low, f.high) for f in features(game, players)]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_versions_sizes_and_histories(game: str) -> None:
    assert tensor_version(game) == 1, "the page says so"
    section = DOCS.split(f"\n## {rulebook(game).meta.title}\n")[1].split("\n## ")[0]
    assert f"Actions ({actions_of(game)}):" in section
    history = DOCS.split("\n## History\n")[1]
    for players in rulebook(game).meta.players:
        pairs = (tensor_size(game, players, recall=True) - tensor_size(game, players)) // 2
        assert re.search(rf"\b{pairs}\b", history)
