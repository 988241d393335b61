"""A page that is open while the server gets another one, and pages that do not fit what they are told."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from ninelives import GAMES
from tests.browser.hands import NOW, play_now
from tests.browser.people import People, running
from tests.examples.site import unpack
from tests.play import ANY
from tests.ports import free_port

SIZES = """[...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
    .map((entry) => [entry.name, entry.transferSize])"""
BROKEN_BOARD = (
    "const Board = () => { throw new Error('a mistake in a board') }; export default { Board, coach: {}, rules: {} };"
)


@contextmanager
def served(port: int, folder: Path, packages: Path | None = None) -> Iterator[None]:
    options = ["serve", "--no-browser", "--pace", "0", "--port", str(port), "--db", str(folder / "t.db")]
    env = {**os.environ, "PYTHONPATH": str(packages or "")}
    command = [sys.executable, "-m", "ninelives.cli", *options]
    with running(command, env=env):
        yield


def test_an_open_page_offers_to_be_loaded_again_when_the_server_has_another_one(
    browser: Browser, tmp_path: Path
) -> None:
    """The new server has a game more."""
    port = free_port()
    people = People(browser, f"http://127.0.0.1:{port}")
    (tmp_path / "packages").mkdir()
    unpack(tmp_path / "packages")
    with served(port, tmp_path):
        page = people.come()
        play_now(page, ANY)
        expect(page.locator(NOW).first).to_be_visible()
        expect(page.locator(".outdated")).to_have_count(0)
    with served(port, tmp_path, tmp_path / "packages"):
        expect(page.locator(".outdated")).to_be_visible()
        page.locator(NOW).first.click()  # nobody has to
        page.get_by_role("button", name="Load again").click()
        expect(page.locator(NOW).first).to_be_visible()
        expect(page.locator(".outdated")).to_have_count(0)
        page.locator("a.home").click()
        expect(page.locator(".game-card")).to_have_count(len(GAMES) + 1)
        page.context.close()
    assert [text for text in people.complaints if "ERR_" not in text] == []


def test_who_comes_again_loads_next_to_nothing(people: People) -> None:
    first = people.come()
    expect(first.locator(".game-card")).to_have_count(len(GAMES))
    first.wait_for_load_state("networkidle")
    again = first.context.new_page()
    again.goto(people.server)
    expect(again.locator(".game-card")).to_have_count(len(GAMES))
    again.wait_for_load_state("networkidle")
    sizes = again.evaluate(SIZES)
    assert len(sizes) > 20
    assert sum(size for _, size in sizes) <= 10_000, sorted(sizes, key=lambda row: -row[1])[:8]


def test_a_board_with_a_mistake_takes_nothing_else_down(people: People) -> None:
    page = people.come()
    page.wait_for_load_state("networkidle")

    def spoil(route: Route) -> None:
        route.fulfill(body=BROKEN_BOARD, content_type="text/javascript")

    page.route(f"**/games/*/{ANY}/index.js", spoil)
    page.reload()
    play_now(page, ANY)
    expect(page.get_by_role("alert")).to_contain_text("cannot be shown")
    page.get_by_role("alert").get_by_role("link", name="Home").click()
    expect(page.locator(".game-card")).to_have_count(len(GAMES))
    people.complaints = [text for text in people.complaints if "a mistake in a board" not in text]
