"""Somebody who has never played: tips that stay until they are sent away, ends that are seen, all in its place."""

import random

import pytest
from playwright.sync_api import expect

from ninelives import GAMES
from tests.browser.hands import LEAVE, OVER, move, open_table, own, play_now
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


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_seen_before_its_results(people: People, game: str) -> None:
    """Until we go on, or, where nobody touches anything, for some moments; who comes later sees the results."""
    page, seen = people.come(), own(game).END
    play_now(page, game)
    expect(page.locator(".board")).to_be_visible()
    screen = people.come(f"/t/{page.url.rsplit('/', 1)[1]}/screen")
    rng = random.Random(1)
    while not page.locator(LEAVE).count():
        assert not page.locator(OVER).count()
        move(page, rng)
    expect(page.locator(seen)).to_be_visible()
    expect(screen.locator(seen)).to_be_visible()
    screen.locator("h1").dispatch_event("pointerdown")  # whoever walks by: nobody could go on from there
    late = page.context.new_page()
    late.goto(page.url)
    expect(late.locator(OVER)).to_be_visible()
    assert not page.locator(OVER).count()
    page.get_by_role("button", name="To the results").click()
    expect(page.locator(OVER)).to_be_visible()
    expect(screen.locator(".screen-winner")).to_be_visible(timeout=20_000)


def test_who_still_looks_at_the_end_gets_a_new_board_for_the_next_game(people: People) -> None:
    page = people.come()
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    guest = people.come(f"/t/{page.url.rsplit('/', 1)[1]}")
    rng = random.Random(1)
    while not page.locator(LEAVE).count():
        move(page, rng)
    expect(guest.locator(LEAVE)).to_be_visible()
    guest.locator(".board").evaluate("board => void (board.dataset.old = 'yes')")
    page.locator(LEAVE).click()
    page.get_by_role("button", name="Play again").click()
    expect(guest.locator(".board[data-old]")).to_have_count(0)
    expect(guest.locator(".board")).to_be_visible()
    expect(guest.locator(LEAVE)).to_have_count(0)


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
