"""Pages in odd places: a browser that remembers nothing, a server newer than the page, a phone that was called."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from ninelives import GAMES
from tests.browser.hands import NOW, play_now, until
from tests.browser.people import People
from tests.play import ANY

FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name,
    { get() { throw new DOMException("denied", "SecurityError"); } });"""
AUDIBLE = """const Real = AudioContext; window.heard = [];
window.AudioContext = class extends Real { constructor() { super(); heard.push(this); } };"""


def told_by(page: Page, change: Callable[[dict[str, Any]], list[dict[str, Any]]]) -> None:
    """Change what the server says to the page, message by message."""

    def relay(socket: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            for message in change(json.loads(frame)):
                socket.send(json.dumps(message))

        server = socket.connect_to_server()
        server.on_message(pass_on)
        socket.on_message(lambda frame: server.send(frame))

    page.route_web_socket("**/ws/*", relay)


def test_a_browser_that_may_remember_nothing_still_plays(people: People) -> None:
    page = people.come(coach=True)
    page.context.add_init_script(FORBIDDEN)
    page.reload()
    play_now(page, ANY)
    choices = page.locator(NOW)
    expect(choices.first).to_be_visible()
    page.get_by_role("button", name="Hide the tips").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()
    page.keyboard.press("Escape")
    count = choices.count()
    choices.first.click()
    expect(choices).not_to_have_count(count)
    page.reload()
    expect(page.locator(".board")).to_be_visible()  # as somebody new, who watches


def test_what_a_newer_server_says_is_told_in_general_words(people: People) -> None:
    page = people.come()

    def newer(message: dict[str, Any]) -> list[dict[str, Any]]:
        if message["type"] == "state" and message.get("view"):
            message = {**message, "weather": "fine", "events": [*message.get("events", []), {"id": "it-rains"}]}
            return [message, {"type": "weather", "rain": True}, {"type": "error", "message": {"id": "too-wet"}}]
        return [message]

    told_by(page, newer)
    play_now(page, ANY)
    expect(page.locator(".ribbon.error")).to_contain_text("cannot put into words")
    page.get_by_role("button", name="Game log").click()
    expect(page.locator(".story")).to_contain_text("cannot put into words")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(NOW).first).to_be_visible()
    assert any("no words for too-wet" in text for text in people.complaints)
    people.complaints = [text for text in people.complaints if "no words for" not in text]


def test_a_game_that_the_page_does_not_know_is_told_with_a_way_out(people: People) -> None:
    page = people.come()

    def renamed(message: dict[str, Any]) -> list[dict[str, Any]]:
        if message["type"] == "state":
            message["table"]["game"] = "chess"
        return [message]

    told_by(page, renamed)
    play_now(page, ANY)
    expect(page.get_by_text("does not know the game")).to_be_visible()
    page.locator("a.home").click()
    expect(page.locator(".game-card")).to_have_count(len(GAMES))


def test_an_older_server_that_says_no_version_is_no_reason_to_load_again(people: People) -> None:
    page = people.come()
    told_by(page, lambda message: [{key: value for key, value in message.items() if key not in ("page", "at")}])
    play_now(page, ANY)
    expect(page.locator(NOW).first).to_be_visible()
    expect(page.locator(".outdated")).to_have_count(0)


def test_a_token_of_another_server_is_replaced_without_a_word(people: People) -> None:
    page = people.come()
    page.evaluate("localStorage.setItem('token', 'somebody.else')")
    page.reload()
    play_now(page, ANY)
    expect(page.locator(NOW).first).to_be_visible()  # seated, with bots, and begun, as was asked
    expect(page.locator(".notice")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('token')") != "somebody.else"


def test_sounds_come_back_with_the_next_touch_after_a_phone_call(people: People) -> None:
    page = people.come()
    page.context.add_init_script(AUDIBLE)
    page.reload()
    play_now(page, ANY)
    page.get_by_role("button", name="Sounds").click()
    until(page, "heard.length === 1 && heard[0].state === 'running'")
    page.evaluate("heard[0].suspend()")
    until(page, "heard[0].state === 'suspended'")
    page.locator("h1").first.click()
    until(page, "heard[0].state === 'running'")
    assert page.evaluate("heard.length") == 1
