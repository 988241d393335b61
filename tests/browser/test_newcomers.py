"""Somebody who has never played: tips that stay until they are sent away, and a first mouse that waits."""

from playwright.sync_api import expect

from tests.browser.conftest import People


def test_the_first_mouse_waits_until_its_player_is_ready(people: People) -> None:
    page = people.come(coach=True)
    page.locator(".game-card.maus").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Before the first mouse")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".board")).to_be_visible()
    page.reload()
    expect(page.locator(".board")).to_be_visible()


def test_tips_that_were_sent_away_can_be_called_back(people: People) -> None:
    page = people.come(coach=True)
    page.locator(".game-card.felix").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Hide the tips").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("button", name="Show the tips again").click()
    expect(page.locator(".coach .now")).to_be_visible()


def test_phrases_can_be_seen_on_a_phone(people: People) -> None:
    page = people.come(phone=True)
    page.locator(".game-card.felix").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Say something").click()
    expect(page.locator(".phrases button").last).to_be_in_viewport()
