"""Maus geflippt in the browser: mice wait for their players, and who missed one sees why."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import play_now
from tests.browser.people import People

SLOWEST = 15_000  # milliseconds: a mouse that nobody slaps lies there for ten seconds
LIVE = ".live-mouse:not(.gone)"
# Where all things are that can be slapped with or must be compared, while a mouse comes and goes.
WATCH = """() => new Promise((done) => {
    const seen = { mouse: new Set(), verdict: new Set() };
    const look = () => {
        const things = [...document.querySelectorAll(".hand > :is(.garment, .slot, .answer), .cheese-plate")];
        const places = things.map((thing) => {
            const { x, y, width, height } = thing.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
        });
        seen[document.querySelector(".verdict") ? "verdict" : "mouse"].add(places.join(" "));
        if (seen.mouse.size && seen.verdict.size) done([...seen.mouse, ...seen.verdict]);
        else requestAnimationFrame(look);
    };
    look();
})"""


def slapped(page: Page) -> list[str]:
    """Return a list that grows by every answer that the page sends to a mouse."""
    actions: list[str] = []

    def hear(frame: str | bytes) -> None:
        if (message := json.loads(frame))["type"] == "slap":
            actions.append(message["action"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return actions


def until(page: Page, done: Callable[[], object], try_it: Callable[[], object]) -> None:
    """Try something with every mouse until it is done: a bot may have been faster."""
    for _ in range(60):
        expect(page.locator(LIVE)).to_have_count(1, timeout=SLOWEST)
        try_it()
        page.wait_for_timeout(50)
        if done():
            return
    raise AssertionError("it is never done")


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
        expect(page.locator(LIVE)).to_have_count(1)  # no mouse comes to who reads before the first
        page.get_by_role("button", name="Rules").click()
        expect(page.locator(".caught")).to_have_count(1, timeout=SLOWEST)  # and while we read no other mouse comes
        if shown.count():
            break
        page.get_by_role("button", name="Close").click()
    name = shown.first.locator(".name").inner_text()
    assert name in str(page.locator(".caught .mouse").get_attribute("aria-label"))


def test_space_slams_after_any_button_was_touched_and_never_presses_that_button(people: People) -> None:
    page = people.come()
    actions = slapped(page)
    play_now(page, "maus")
    large = page.get_by_role("button", name="Large cards")
    large.click()
    expect(large).to_have_attribute("aria-pressed", "true")
    until(page, lambda: "shout" in actions, lambda: page.keyboard.press("Space"))
    expect(large).to_have_attribute("aria-pressed", "true")
    large.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")  # who has walked there by keys means the button
    expect(large).to_have_attribute("aria-pressed", "false")


def test_who_has_switched_single_keys_off_plays_by_the_cards_alone(people: People) -> None:
    page = people.come()
    page.evaluate("localStorage.setItem('keys', 'off')")
    page.reload()
    actions = slapped(page)
    play_now(page, "maus")
    expect(page.locator(".hand kbd:visible")).to_have_count(0)
    for key in ("1", "h", "Space"):
        expect(page.locator(LIVE)).to_have_count(1, timeout=SLOWEST)
        page.keyboard.press(key)
    assert actions == []
    until(page, lambda: "hold" in actions, lambda: page.locator(".hold").dispatch_event("pointerdown"))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_to_slap_with_moves_when_a_mouse_comes_or_goes(people: People, phone: bool) -> None:
    page = people.come(phone=phone, reduced_motion="reduce")
    play_now(page, "maus")
    expect(page.locator(LIVE)).to_have_count(1, timeout=SLOWEST)
    assert len(set(page.evaluate(WATCH))) == 1
