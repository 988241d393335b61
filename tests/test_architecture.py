"""The shape of the project: who imports whom, who knows a game, how long things are, which clauses are tested."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ninelives.games import GAMES, rulebook

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ninelives"
LONGEST_FILE, LONGEST_FUNCTION = 500, 40

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
    "check": {"arena", "bots", "envs", "games", "server", "terminal", "text"},
    "cli": {"arena", "bots", "check", "envs", "games", "server", "terminal", "text"},
    "__init__": {"envs", "games", "text"},
}
# A game's roles and their direction: each may import those of its own row and of the rows named, and these parts.
RULES = ("state", "rules", "knowledge")
WORDS = ("actions", "view", "story", "deal", "meta")
HABITS = ("bot", "hint")
LIVE = ("sealed", "referee")
LEARNING = ("tensor", "toys")
LOOKS = ("console", "picture", "counts")
ROLES = {
    RULES: (set[str](), {"games"}),
    WORDS: ({*RULES}, {"games", "text"}),
    HABITS: ({*RULES, *WORDS}, {"bots", "games", "text"}),
    LIVE: ({*RULES, *WORDS}, {"games", "table", "text"}),
    LEARNING: ({*RULES, *WORDS, *HABITS}, {"bots", "envs", "games", "text"}),
    LOOKS: ({*RULES, *WORDS}, {"arena", "envs", "games", "text"}),
}
NEEDED = {*RULES, *WORDS, *HABITS, "tensor", *LOOKS}
# What compiled rules may import: nothing that does I/O, draws, learns or logs.
RULE_IMPORTS = {"numpy", "typing", "tomllib", "ninelives.games.kernel"}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            here = ".".join(("ninelives", *path.relative_to(SOURCE).parts[: -node.level])) if node.level else ""
            module = ".".join(filter(None, (here, node.module)))
            found.add(module)
            if node.module in (None, "ninelives", "ninelives.games"):
                found |= {f"{module}.{name.name}" for name in node.names}
    return found


def parts(names: set[str]) -> set[str]:
    offered = {"GAMES", "batch", "load", "new"}  # by the package itself
    return {name.split(".")[1] for name in names if name.startswith("ninelives.")} - offered


def game_of(path: Path) -> str:
    """Return the game whose folder a file is in, or nothing."""
    where = path.relative_to(SOURCE).parts
    return where[1] if where[0] == "games" and where[1] in GAMES else ""


SHARED = [path for path in sorted(SOURCE.rglob("*.py")) if not game_of(path)]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    assert parts(imports(path)) - {part} <= ARROWS[part]
    assert not any(name.startswith(f"ninelives.games.{game}") for name in imports(path) for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_roles(game: str) -> None:
    folder = SOURCE / "games" / game
    roles = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert roles - {*LIVE, "toys"} == NEEDED
    for file in ("README.md", "words/en.ftl", "page/index.js", "page/style.css"):
        assert (folder / file).exists()


@pytest.mark.parametrize("game", GAMES)
def test_roles_have_a_direction(game: str) -> None:
    for row, (below, frameworks) in ROLES.items():
        for path in (SOURCE / "games" / game / f"{role}.py" for role in row):
            if path.exists():
                names = imports(path)
                own = {name.split(".")[3] for name in names if name.startswith(f"ninelives.games.{game}.")}
                assert own <= below | {*row}, path
                assert parts(names) <= frameworks, path
    for role in RULES:
        names = imports(SOURCE / "games" / game / f"{role}.py")
        assert {name for name in names if not name.startswith(f"ninelives.games.{game}")} <= RULE_IMPORTS


def test_no_game_knows_another_and_none_names_its_own_package() -> None:
    """Old versions of rules import the same files again, under another name."""
    for game in GAMES:
        for path in (SOURCE / "games" / game).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"ninelives\.games\.(?:" + "|".join(GAMES) + r")\b", text), path


def code_of(path: Path) -> str:
    """Return a file without its comments and docstrings: examples in prose may name a game."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return re.sub(r"/\*.*?\*/|(?m:^\s*//.*$)|(?m:(?<=\s)//.*$)|<!--.*?-->|(?m:^#.*$)", "", text, flags=re.DOTALL)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def shared_files(folder: str, *endings: str) -> Iterator[Path]:
    """Yield the files below a folder that belong to no game: neither to its own folder nor to its own tests."""
    for path in sorted((ROOT / folder).rglob("*")):
        own = any(part in GAMES for part in path.relative_to(ROOT).parts)
        if path.suffix in endings and not own and not {"node_modules", "vendor", "__pycache__"} & {*path.parts}:
            yield path


@pytest.mark.parametrize("folder", ["src/ninelives", "bench", "tests", "tools"])
def test_no_shared_file_knows_a_game(folder: str) -> None:
    titles = {word.lower() for game in GAMES for word in rulebook(game).meta.title.split(" / ") if " " not in word}
    names = re.compile("|".join({*GAMES, *titles}))
    knowing = [
        path.relative_to(ROOT).as_posix()
        for path in shared_files(folder, ".py", ".js", ".css", ".html")
        if names.search(code_of(path))
    ]
    assert knowing == []


def test_the_store_knows_bytes_not_games() -> None:
    found = {name for path in (SOURCE / "store").rglob("*.py") for name in imports(path) if "ninelives.games" in name}
    assert found == {"ninelives.games.errors"}


def test_no_file_is_too_long() -> None:
    files = [path for part in ("src", "tests", "bench", "tools") for path in shared_files(part, ".py", ".js")]
    files += [path for game in GAMES for path in (SOURCE / "games" / game).rglob("*.py")]
    assert [path for path in files if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST_FILE] == []


def test_no_function_is_too_long() -> None:
    """Its body, that is: what stands between the docstring and the end."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                body = node.body[1:] if ast.get_docstring(node) else node.body
                if body and (body[-1].end_lineno or 0) - body[0].lineno + 1 > LONGEST_FUNCTION:
                    found.append(f"{path.name}: {node.name}")
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    clauses = rulebook(game).meta.clauses
    letters = clauses[0].partition("-")[0]
    tests = (ROOT / "tests" / "games" / game).glob("test_*.py")
    names = re.findall(r"^def (test_\w+)", "".join(path.read_text(encoding="utf-8") for path in tests), re.MULTILINE)
    covered = {f"{letters}-{number}" for name in names for number in re.findall(rf"{letters}_(\d+)", name)}
    assert set(clauses) <= covered
