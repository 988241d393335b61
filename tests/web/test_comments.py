"""The page is sent without its comments: what is left of a module is the same program, on the same lines."""

import json
import subprocess
from pathlib import Path

from ninelives.games import GAMES, folder
from ninelives.server import files
from tests.web import NODE

ROOTS = [files.WEB, *(folder(game) / "page" for game in GAMES)]


def sent(path: Path) -> str:
    return files.read(path, path.stat().st_mtime_ns).plain.decode()


def found(pattern: str) -> list[tuple[Path, str]]:
    return [(path, path.read_text(encoding="utf-8")) for root in ROOTS for path in sorted(root.rglob(pattern))]


def test_modules_are_the_same_programs_without_their_comments() -> None:
    modules = found("*.js")
    pairs = json.dumps([[source, sent(path)] for path, source in modules])
    command = [NODE, "--no-warnings", str(Path(__file__).with_name("comments.js"))]
    done = subprocess.run(command, input=pairs, capture_output=True, text=True, timeout=120, check=True)
    assert [modules[n][0] for n in json.loads(done.stdout)] == []
    assert sum(len(sent(path)) for path, _ in modules) < 0.8 * sum(len(source) for _, source in modules)


def test_every_line_keeps_its_number() -> None:
    for path, source in [*found("*.js"), *found("*.css")]:
        assert sent(path).count("\n") == source.count("\n"), path
        assert "/*" not in sent(path) or path.suffix == ".js", path


def test_a_licence_is_kept_and_text_that_looks_like_a_comment() -> None:
    licence = "/*! by somebody */\nlet a = 1;"
    assert files.spared(licence, ".js") == licence
    code = 'const a = "https://a.example/*b*/"; const html = `<${A}><//>`;\n'
    assert files.spared(code, ".js") == code


def test_words_are_sent_without_what_translators_are_told() -> None:
    words = files.words("en")
    assert words and not any(line.startswith("#") for line in words.plain.decode().splitlines())


def test_what_other_packages_write_is_sent_as_it_is(tmp_path: Path) -> None:
    module = tmp_path / "index.js"
    module.write_text("const rules = `\n// looks like a comment\n`; // is one\n", encoding="utf-8")
    assert sent(module) == module.read_text(encoding="utf-8")
