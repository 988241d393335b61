"""Whole games through the page, by hand: two people in two browsers with a bot. By keyboard: test_everybody.py."""

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from ninelives import GAMES
from tests.browser.hands import LEAVE, OVER, join_table, move, open_table, own, play_now, play_to_the_end
from tests.browser.people import People
from tests.play import ANY


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game_that_others_see_by_its_link(people: People, game: str) -> None:
    """The second one joins by the link, on a phone. The two play again while a stranger looks at their first game."""
    ada = people.come()
    code = open_table(ada, game, players=3, bots=1)
    ben = people.come(f"/t/{code}", phone=True)
    join_table(ben, "Ben")
    screen = people.come(f"/t/{code}/screen")
    ada.get_by_role("button", name="Start the game").click()
    play_to_the_end([ada, ben])
    see_the_end([ada, ben, screen], own(game).END)
    stay([ada, ben])
    screen.locator("h1").dispatch_event("pointerdown")  # whoever walks by: nobody could go on from there
    come_late(ada)
    assert not ada.locator(OVER).count()
    ada.get_by_role("button", name="To the results").click()
    expect(ada.locator(".after h2").first).to_have_text(re.compile("^You |wins|share"))
    expect(screen.locator(".screen-winner")).to_be_visible(timeout=20_000)
    link = ada.get_by_role("link", name="Watch the replay").get_attribute("href")
    play_again(ada, ben)
    stranger = people.come(f"{link}", phone=True)
    step_through(stranger)
    own(game).look_at_replay(stranger)


def see_the_end(pages: list[Page], seen: str) -> None:
    """The last moment of a game is seen before its results."""
    for page in pages:
        expect(page.locator(seen)).to_be_visible()


def stay(pages: list[Page]) -> None:
    """Touch something: the end stays until we go on. Where nobody does, the results come after some moments."""
    for page in pages:
        page.wait_for_timeout(200)  # until it listens
        page.keyboard.press("Shift")


def come_late(page: Page) -> None:
    """Who comes when all is over sees the results."""
    late = page.context.new_page()
    late.goto(page.url)
    expect(late.locator(OVER)).to_be_visible()
    late.close()


def play_again(host: Page, guest: Page) -> None:
    """Who still looks at the end gets a new board for the next game."""
    expect(guest.locator(LEAVE)).to_be_visible()
    guest.locator(".board").evaluate("board => void (board.dataset.old = 'yes')")
    host.get_by_role("button", name="Play again").click()
    expect(guest.locator(".board[data-old]")).to_have_count(0)
    expect(guest.locator(".board")).to_be_visible()
    expect(guest.locator(LEAVE)).to_have_count(0)


def step_through(replay: Page) -> None:
    """From the first steps to the end, seen by one and by another; a bot has a face of its own."""
    expect(replay.locator(".board")).to_be_visible()
    for _ in range(3):
        replay.get_by_role("button", name="Next step").click()
    expect(replay.locator(".replay-at")).to_contain_text("3 /")
    faces = [str(face.get_attribute("href")).rpartition("#")[2] for face in replay.locator(".seat .face use").all()]
    assert sorted(faces) == ["bust-kitten", "bust-person-0", "bust-person-1"]
    replay.get_by_label("Seen by").select_option("1")
    expect(replay.locator(".replay-at")).to_contain_text("3 /")
    replay.get_by_role("slider").focus()
    replay.keyboard.press("End")
    expect(replay.locator(".replay-told")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_goes_on_where_it_was(people: People, game: str) -> None:
    page = people.come()
    play_now(page, game)
    expect(page.locator(".board")).to_be_visible()
    rng = random.Random(3)
    for _ in range(12):
        move(page, rng)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".seat.you .name")).to_have_text("Robin")
    for _ in range(5):
        move(page, rng)


def test_a_board_is_not_shown_before_its_style_sheet(people: People) -> None:
    page = people.come()
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    held: list[Route] = []
    page.route(f"**/games/*/{ANY}/style.css", lambda route: held.append(route))
    page.reload()
    expect(page.locator(".loading")).to_be_visible()
    page.wait_for_timeout(300)
    assert not page.locator(".board").count()
    held[0].continue_()
    expect(page.locator(".board")).to_be_visible()


def test_the_language_changes_in_the_middle(people: People) -> None:
    page = people.come()
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Menü")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_label("Sprache").select_option("fr")
    expect(page.get_by_role("button", name="Règles")).to_be_visible()
    page.keyboard.press("Escape")
    move(page, random.Random(1))


def test_the_shared_screen_shows_no_hand_even_in_the_hosts_browser(people: People) -> None:
    ada = people.come()
    code = open_table(ada, ANY, players=3, bots=2)
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.locator(".board")).to_be_visible()
    screen = ada.context.new_page()
    screen.goto(f"{people.server}/t/{code}/screen")
    expect(screen.locator(".board")).to_be_visible()
    assert screen.locator("[data-act]").count() == 0
    expect(screen.locator(".seat.you")).to_have_count(0)


def test_an_unknown_table_and_an_unknown_place_are_told_in_words(people: People) -> None:
    lost = people.come("/t/ZZZZZZ")
    expect(lost.get_by_role("alert")).to_contain_text("ZZZZZZ")
    lost.get_by_role("alert").get_by_role("link").click()
    expect(lost.locator(".game-card")).to_have_count(len(GAMES))
    lost.goto(people.server + "/rules/chess")
    expect(lost.get_by_role("alert")).to_contain_text("nothing at this address")
    answer = lost.goto(people.server + "/no/such/place")
    assert answer and answer.status == 404
    expect(lost.get_by_role("alert")).to_contain_text("nothing at this address")
    people.complaints = [text for text in people.complaints if "404" not in text]  # the browser's own line for it
    lost.goto(people.server + f"/rules/{ANY}")
    expect(lost.locator(".rules h2").first).to_be_visible()
    lost.get_by_role("link", name="Home", exact=True).last.click()
    expect(lost.locator(".game-card")).to_have_count(len(GAMES))
    lost.go_back()
    expect(lost.locator(".rules h2").first).to_be_visible()
