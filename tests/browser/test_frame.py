"""What stands around a board: the log beside it, the menu, tips, phrases, and what a screen reader hears."""

import json
import random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.hands import NOW, move, play_now
from tests.browser.people import People
from tests.play import ANY

WIDE = {"width": 1920, "height": 1080}


def listened(page: Page) -> list[WebSocketRoute]:
    """Stand between a page and the server, to say something more to the page."""
    sockets: list[WebSocketRoute] = []

    def relay(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/ws/*", relay)
    return sockets


def tell(sockets: list[WebSocketRoute], **message: Any) -> None:
    sockets[-1].send(json.dumps(message))


def test_the_log_stands_beside_a_room_where_there_is_space_and_over_it_elsewhere(people: People) -> None:
    page = people.come(viewport=WIDE)
    play_now(page, ANY)
    room = page.locator(".board")
    expect(room).to_be_visible()
    whole = room.bounding_box()
    page.get_by_role("button", name="Game log").click()
    expect(page.locator(".panel .story li").first).to_be_visible()
    beside = room.bounding_box()
    assert whole and beside and beside["width"] < whole["width"] and beside["height"] <= WIDE["height"]
    page.reload()
    expect(page.locator(".panel")).to_be_visible()  # as it was left
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".panel")).to_have_count(0)
    page.get_by_role("button", name="Game log").click()
    expect(page.locator("dialog .story")).to_be_visible()


def test_phrases_lie_within_every_screen_and_leave_with_escape(people: People) -> None:
    page = people.come()
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    for width, height in ((360, 640), (390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        say = page.get_by_role("button", name="Say something")
        say.click()
        box = page.locator(".phrases").bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0, (width, box)
        assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height, (width, box)
        page.keyboard.press("Escape")
        expect(page.locator(".phrases")).to_have_count(0)
    say.click()
    page.locator(".phrases button").first.click()
    expect(say).to_be_focused()
    expect(page.locator(".bubble")).to_have_text("Hello!")
    expect(page.locator(".bubble")).to_have_count(0, timeout=6000)


def test_the_same_thing_twice_is_read_aloud_twice(people: People) -> None:
    page = people.come()
    sockets = listened(page)
    play_now(page, ANY)
    expect(page.locator(NOW).first).to_be_visible()
    log = page.locator(".unseen[role=log]")
    for _ in range(2):
        tell(sockets, type="said", seat=1, phrase="meow")
        expect(log.locator("p", has_text="Meow!")).to_have_count(1)
        expect(log.locator("[data-heard]")).to_have_count(0)  # another line than before
        log.locator("p", has_text="Meow!").evaluate("line => void (line.dataset.heard = 'yes')")
    for _ in range(2):
        tell(sockets, type="error", message={"id": "table-not-sent"})
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.locator(".ribbon[data-heard]")).to_have_count(0)
        page.get_by_role("alert").evaluate("ribbon => void (ribbon.dataset.heard = 'yes')")


def test_focus_is_never_lost_on_a_phone_either(people: People) -> None:
    page = people.come(phone=True, is_mobile=True)
    play_now(page, ANY)
    expect(page.locator(NOW).first).to_be_visible()
    rng = random.Random(2)
    for _ in range(6):
        move(page, rng)
        expect(page.locator("main :focus")).to_have_count(1)


def test_who_watches_is_told_so(people: People) -> None:
    page = people.come()
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    guest = people.come(page.url.removeprefix(people.server))
    expect(guest.locator(".ribbon")).to_contain_text("You are watching")


def test_the_menu_has_look_language_and_keys(people: People) -> None:
    page = people.come()
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Light or dark").select_option("dark")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    page.get_by_label("More contrast").check()
    expect(page.locator("html[data-contrast=more]")).to_be_attached()
    expect(page.locator(".key-list kbd").first).to_be_visible()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Touches")).to_be_visible()
    page.reload()
    expect(page.locator("html[data-theme=dark][data-contrast=more][lang=fr]")).to_be_attached()
