"""A person's hands: sit down, play whatever the page offers, until the game is over."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from playwright.sync_api import Locator, Page, expect

NOW = "main [data-act]:visible:not([disabled])"
CARDS = "main [data-card]:visible:not([disabled])"
LEAVE = ".parting button"  # the game is over: on to the results
OVER = ".after"


def own(game: str) -> Any:
    """Return what tests of the page know of a game."""
    return import_module(f"tests.games.{game}.page")


def open_table(page: Page, game: str, players: int, bots: int) -> str:
    """Open a table for friends through the page, with bots at the last seats; its code."""
    page.locator(f".game-card.{game}").get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("group", name="How many play?").get_by_label(str(players), exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby .seat")).to_have_count(players)
    for n in range(bots):
        page.locator(".lobby .seat select").last.select_option("level1")
        expect(page.locator(".lobby .seat select")).to_have_count(players - 2 - n)
    return page.url.rsplit("/", 1)[1]


def play_now(page: Page, game: str) -> None:
    """Begin a game against bots, from the home page."""
    page.locator(f".game-card.{game}").get_by_role("button", name="Play now").click()


def join_table(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def until(page: Page, expression: str) -> Any:
    """Wait until an expression is true, and return it: content policies keep Playwright from asking by itself."""
    for _ in range(150):
        if found := page.evaluate(expression):
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"not within 15 seconds: {expression}")


def by_hand(choice: Locator) -> None:
    choice.click(timeout=6000)


def by_keyboard(choice: Locator) -> None:
    choice.focus(timeout=6000)
    choice.press("Enter")


def move(page: Page, rng: random.Random, use: Callable[[Locator], None] = by_hand) -> None:
    """Do one thing, if there is one to do. What is gone before the finger comes down is tried again later."""
    choices = page.locator(NOW)
    if not choices.count():
        choices = page.locator(CARDS)
    n = choices.count()
    if n:
        try:
            use(choices.nth(rng.randrange(n)))
        except Exception:
            if choices.count() == n:
                raise
    page.wait_for_timeout(20 if n else 80)  # who asks all the time takes the processor from who is thinking


def play_to_the_end(pages: list[Page], seed: int = 1, moves: int = 4000) -> None:
    """Everybody plays until the game is over."""
    rng = random.Random(seed)
    for _ in range(moves):
        if all(page.locator(LEAVE).count() for page in pages):
            return
        for page in pages:
            move(page, rng)
    raise AssertionError("the game does not end: " + pages[0].locator("main").inner_text())


def play_out(page: Page) -> None:
    """Play until the score is shown."""
    play_to_the_end([page])
    page.locator(LEAVE).click()
    expect(page.locator(OVER)).to_be_visible()
