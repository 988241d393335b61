"""Somebody who has never played: tips that stay until they are sent away, all in its place."""

import random

from playwright.sync_api import expect

from tests.browser.hands import move, open_table, play_now
from tests.browser.people import People
from tests.play import ANY


def test_tips_that_were_sent_away_can_be_called_back(people: People) -> None:
    page = people.come(phone=True, coach=True)
    play_now(page, ANY)
    for place in ("Rules", "Menu"):
        page.get_by_role("button", name="First steps").click()
        expect(page.locator(".coach .now")).to_be_in_viewport()
        page.get_by_role("button", name="Hide the tips").click()
        expect(page.locator(".coach")).to_have_count(0)
        page.get_by_role("button", name=place).click()
        page.get_by_role("button", name="Show the tips again").click()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".coach .now")).to_be_visible()  # in the margin


def test_phrases_can_be_seen_on_a_phone(people: People) -> None:
    page = people.come(phone=True)
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="Say something").click()
    expect(page.locator(".phrases button").last).to_be_in_viewport()


def test_the_command_for_guests_stays_in_one_piece(people: People) -> None:
    page = people.come(phone=True)
    open_table(page, ANY, players=3, bots=2)
    for width in range(320, 430, 10):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.locator(".command").evaluate("command => command.getClientRects().length") == 1


def test_what_happened_opens_at_the_latest(people: People) -> None:
    page = people.come(viewport={"width": 1280, "height": 220})
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    rng = random.Random(1)
    for _ in range(10):
        move(page, rng)
    page.get_by_role("button", name="Game log").click()
    expect(page.locator(".story li").first).not_to_be_in_viewport()
    expect(page.locator(".story li").last).to_be_in_viewport()
