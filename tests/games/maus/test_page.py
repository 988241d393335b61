"""Maus geflippt in the browser: mice wait for their players, and who missed one sees why."""

import json

from playwright.sync_api import expect

from tests.browser.hands import play_now
from tests.browser.people import People

SLOWEST = 15_000  # milliseconds: a mouse that nobody slaps lies there for ten seconds


def test_the_first_mouse_waits_until_its_player_is_ready(people: People) -> None:
    page = people.come(coach=True)
    play_now(page, "maus")
    expect(page.get_by_role("heading", name="Before the first mouse")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".board")).to_be_visible()
    page.reload()
    expect(page.locator(".board")).to_be_visible()


def test_mice_wait_while_the_rules_are_read(people: People) -> None:
    page = people.come()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))

    def read() -> list[bool]:
        return [message["on"] for message in map(json.loads, sent) if message["type"] == "reading"]

    play_now(page, "maus")
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(100):
        if len(read()) > 1:
            break
        page.wait_for_timeout(50)
    assert read() == [True, False]


def test_who_missed_a_mouse_sees_what_would_have_caught_it(people: People) -> None:
    page = people.come(coach=True)
    play_now(page, "maus")
    page.get_by_role("button", name="I am ready").click()
    shown = page.locator(".garment", has=page.locator(".tip"))
    for _ in range(20):  # until we hold something that fitted, and another was faster
        expect(page.locator(".live-mouse:not(.gone)")).to_have_count(1)  # no mouse comes to who reads before the first
        page.get_by_role("button", name="Rules").click()
        expect(page.locator(".caught")).to_have_count(1, timeout=SLOWEST)  # and while we read no other mouse comes
        if shown.count():
            break
        page.get_by_role("button", name="Close").click()
    name = shown.first.locator(".name").inner_text()
    assert name in str(page.locator(".caught .mouse").get_attribute("aria-label"))
