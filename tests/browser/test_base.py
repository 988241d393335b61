"""The page below a path of a larger site, behind a proxy that takes the path away and behind one that leaves it."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import open_table, play_now, play_out
from tests.browser.people import People, running
from tests.play import ANY
from tests.ports import free_port
from tests.server.process import USUAL
from tests.server.proxy import proxied

BASE = "/cats"


@pytest.fixture(params=[True, False], ids=["stripped", "kept"])
def visitors(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[People]:
    """People who come through a proxy. It has nothing beside the path, and a page complains of what is not found."""
    port, outside = free_port(), free_port()
    public = f"http://127.0.0.1:{outside}{BASE}"
    command = [
        sys.executable,
        "-m",
        *USUAL,
        "--port",
        str(port),
        "--db",
        str(tmp_path / "t.db"),
        "--public-url",
        public,
    ]
    with proxied(port, BASE, request.param, outside), running(command):
        people = People(browser, public)
        yield people
        for context in people.contexts:
            context.close()
    assert people.complaints == []


def test_a_whole_game_is_played_below_a_path(visitors: People) -> None:
    page = visitors.come("/")
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    assert re.fullmatch(rf"{re.escape(visitors.server)}/t/\w+", page.url)
    play_out(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board")).to_be_visible()
    assert page.url.startswith(f"{visitors.server}/replay/")
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    page.go_back()
    expect(page.locator(".after")).to_be_visible()


def test_every_place_is_found_by_its_address_and_by_links(visitors: People) -> None:
    page = visitors.come()  # without a slash behind the path
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator(".rules h2").first).to_be_visible()
    assert page.url.startswith(f"{visitors.server}/rules/")
    page.reload()
    expect(page.locator(".rules h2").first).to_be_visible()
    page.locator("a.home").click()
    assert page.url == f"{visitors.server}/"
    code = open_table(page, ANY, players=3, bots=1)
    link = page.locator(".code a").get_attribute("href")
    assert link == f"{visitors.server}/t/{code}" == "http://" + page.locator(".code a").inner_text()
    qr = page.locator("img.qr")
    assert qr.evaluate("picture => picture.complete && picture.naturalWidth > 0")
    guest = visitors.come(f"/t/{code}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    screen = visitors.come(f"/t/{code}/screen")
    expect(screen.locator(".screen-code")).to_have_attribute("aria-label", code)
    expect(screen.locator(".screen-address")).to_contain_text(visitors.server.removeprefix("http://"))
