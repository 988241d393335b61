"""Reports: files that people open, with everybody's name in them."""

import re
import struct
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import ninelives
from ninelives import bots
from ninelives.arena import Match, play_match
from ninelives.arena.match import play_deal
from ninelives.arena.report import check_report, write_report
from ninelives.arena.standings import Result, summarise
from ninelives.bots import Seen
from ninelives.cli import main
from ninelives.games import GAMES
from ninelives.text import LANGUAGES, catalogue
from tests.play import ANY, OPTION


class Balanced(HTMLParser):
    """Reads a page, and whether everything that was opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def duel() -> list[Result]:
    found = []
    for entrants in (["thumb", "random", "random"], ["thumb", "thumb", "random"]):
        match = Match(ANY, entrants, deals=2, seed=1, options={OPTION.name: OPTION.values[-1]})
        found.append(summarise(match, list(play_match(match, set(), workers=1))))
    return found


def read_page(path: Path) -> Balanced:
    page = Balanced()
    page.feed(path.read_text(encoding="utf-8"))
    assert page.open == []
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_everything_and_fetches_nothing(language: str, duel: list[Result], tmp_path: Path) -> None:
    words, path = catalogue(language), tmp_path / "match.html"
    write_report(str(path), duel, words)
    text, page = path.read_text(encoding="utf-8"), read_page(path)
    assert f'<html lang="{language}">' in text
    assert text.count("<svg") == 2, "one picture for each match"
    assert not re.search(r"""(src|href)\s*=\s*["']?https?:|@import|url\(["']?http""", text)
    for fact in ("thumb, 2 × random", "2 × thumb, random", f"{OPTION.name}={OPTION.values[-1]}"):
        assert fact in page.text
    decimal = "." if language == "en" else ","
    assert re.search(rf"[+-]\d+\{decimal}\d\d ±\d+\{decimal}\d\d", page.text), "leads with their intervals"


def test_a_picture_is_a_png_of_sensible_size(duel: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "match.png"
    write_report(str(path), duel, catalogue("de"))
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1500
    assert 1500 < height < 3000
    assert 20_000 < len(data) < 1_000_000


def test_the_same_match_gives_the_same_page(duel: list[Result], tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a.html", "b.html")]
    for path in paths:
        write_report(str(path), duel, catalogue("en"))
    assert paths[0].read_bytes() == paths[1].read_bytes()


@pytest.mark.parametrize("ending", ["html", "png"])
def test_a_bot_that_always_breaks_down_is_named_with_reason_and_count(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def act(self, seen: Seen) -> str:
            raise RuntimeError("<out of ideas>")

    real = bots.make
    monkeypatch.setattr(bots, "make", lambda name, game, seed: Broken() if name == "bad" else real(name, game, seed))
    match = Match(ANY, ["bad", "random", "random"], deals=1, seed=1, options={})
    result = summarise(match, [play_deal(match, 0)])
    path = tmp_path / f"match.{ending}"
    write_report(str(path), [result], catalogue("en"))
    if ending == "html":
        assert "bad forfeited 3 games: RuntimeError: <out of ideas>" in read_page(path).text


def test_a_report_without_matplotlib_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ninelives.GameError, match=r"ninelives\[arena\]"):
        check_report("match.png")


@pytest.mark.parametrize("name", GAMES)
def test_reports_can_be_drawn_of_every_game(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.html"
    arguments = ["arena", name, "--players", "3", "--bots", "thumb,random", "--games", "3", "--report", str(path)]
    assert main(arguments) == 0
    assert "thumb" in capsys.readouterr().out
    assert "2 × thumb, random" in read_page(path).text
