"""The shape of the project: who imports whom, how long files are, which clauses are tested."""

import ast
import re
from pathlib import Path

import pytest

from ninelives.games import GAMES, rulebook

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ninelives"
LONGEST = 500

# The arrows of docs/architecture.md: what each part may import besides itself. Everybody may speak (`text`).
ARROWS = {
    "text": set[str](),
    "games": {"text"},
    "bots": {"games", "text"},
    "arena": {"bots", "games", "text"},
    "envs": {"bots", "games", "text"},
    "terminal": {"bots", "games", "text"},
    "table": {"games", "text"},
    "store": {"games", "text"},
    "server": {"bots", "games", "store", "table", "text"},
    "cli": {"arena", "bots", "games", "server", "terminal", "text"},
    "__init__": {"envs", "games", "text"},
}
# One game, one folder, one shape.
SHAPE = {"__init__", "actions", "deal", "knowledge", "meta", "rules", "state", "view"}
# What compiled rules may import: nothing that does I/O, draws, learns or logs.
RULE_FILES = {"state", "rules", "knowledge"}
RULE_IMPORTS = {"numpy", "typing", "pathlib", "tomllib", "ninelives.games.kernel"}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            here = ".".join(("ninelives", *path.relative_to(SOURCE).parts[: -node.level])) if node.level else ""
            found.add(".".join(filter(None, (here, node.module))))
            if node.module == "ninelives":
                found |= {f"ninelives.{name.name}" for name in node.names}
    return found


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    part = part_of(path)
    parts = {name.split(".")[1] for name in imports(path) if name.startswith("ninelives.")}
    names = {"GAMES", "batch", "load", "new"}  # what the package itself offers
    assert parts - names - {part} <= ARROWS[part]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_shape(game: str) -> None:
    folder = SOURCE / "games" / game
    assert {path.stem for path in folder.glob("*.py")} == SHAPE
    assert (folder / "README.md").exists()
    for name in RULE_FILES:
        others = {f"ninelives.games.{game}.{file}" for file in RULE_FILES}
        assert imports(folder / f"{name}.py") <= RULE_IMPORTS | others


def test_no_game_knows_another() -> None:
    for game in GAMES:
        for path in (SOURCE / "games" / game).glob("*.py"):
            for other in set(GAMES) - {game}:
                assert not any(name.startswith(f"ninelives.games.{other}") for name in imports(path))


def test_the_store_knows_bytes_not_games() -> None:
    found = {name for path in (SOURCE / "store").rglob("*.py") for name in imports(path) if "ninelives.games" in name}
    assert found == {"ninelives.games.errors"}


def test_no_file_is_too_long() -> None:
    files = [path for part in ("src", "tests", "bench", "tools") for path in (ROOT / part).rglob("*.py")]
    assert [path for path in files if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    tests = (ROOT / "tests" / "games").glob(f"test_{game}_clauses*.py")
    names = re.findall(r"^def (test_\w+)", "".join(path.read_text(encoding="utf-8") for path in tests), re.MULTILINE)
    covered = {f"{letters}-{number}" for name in names for letters, number in re.findall(r"(FX|CB|MG)_(\d+)", name)}
    assert set(rulebook(game).meta.clauses) <= covered
