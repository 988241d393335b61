"""Cat in the Box in the browser: rounds, tricks and hints, each in its place."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from ninelives import GAMES
from tests.browser.hands import OVER, move, play_now
from tests.browser.people import People
from tests.browser.test_everybody import speak


def play_a_round(page: Page) -> None:
    """Play at random until the next round has begun; its end is still shown."""
    rng = random.Random(1)
    while not page.locator(".asides").count() or not page.locator(":is(.trick ol.over, .result)").count():
        assert not page.locator(OVER).count()
        move(page, rng)


def set_aside(page: Page) -> None:
    """Set the first card of the hand aside: choose it, then say so."""
    page.locator("[data-card]").first.click()
    page.locator("[data-act^=aside]").click()


def test_cat_in_the_box_tells_of_one_round_at_a_time(people: People) -> None:
    page = people.come()
    play_now(page, "catbox")
    play_a_round(page)
    expect(page.locator(".result")).to_be_visible()  # after a look at the last trick
    expect(page.locator(".gained").first).to_be_visible()
    done = re.findall(r"Round \d", page.locator(".result h2").inner_text())[0]
    expect(page.locator(".progress")).to_have_text(f"{done} of 4")
    set_aside(page)
    expect(page.locator("[data-act^=predict]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-act^=predict]").first).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)


def test_the_end_of_a_round_keeps_nobody_from_the_next(people: People) -> None:
    """The last trick still lies there, and the new hand can be used at once."""
    page = people.come()
    play_now(page, "catbox")
    play_a_round(page)
    expect(page.locator(".trick ol.over")).to_be_visible()
    expect(page.locator("[data-card]").first).to_be_enabled()
    set_aside(page)
    expect(page.locator(".trick ol.over")).to_have_count(0)
    expect(page.locator(".result")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_nothing_jumps_when_the_end_of_a_round_is_told(people: People, width: int, height: int) -> None:
    page = people.come(phone=True, viewport={"width": width, "height": height})
    play_now(page, "catbox")
    play_a_round(page)
    where = "['.box', '.piles'].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().top))"
    first = page.evaluate(where) if page.locator(".trick").count() else None
    result = page.locator(".result")
    expect(result).to_be_visible()
    if first and height > 800:  # a smaller phone scrolls
        assert page.evaluate(where) == pytest.approx(first, abs=8)
    result.scroll_into_view_if_needed()
    page.get_by_role("button", name="Go on").click()
    expect(result).to_have_count(0)


def test_the_coach_speaks_of_a_round_that_is_over(people: People) -> None:
    page = people.come(coach=True)
    play_now(page, "catbox")
    play_a_round(page)
    expect(page.locator(".coach .now")).to_have_text(re.compile("The round is over|A paradox"))
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach .now")).to_contain_text("Set one card aside")


def test_flaps_state_the_consequence_and_cells_declare_too(people: People) -> None:
    page = people.come()
    play_now(page, "catbox")
    rng = random.Random(2)
    while not page.locator(".flaps").count() or not page.locator("[data-card]").count():
        move(page, rng)
    page.locator("[data-card]").first.click()
    number = page.locator("[data-card]").first.get_attribute("data-card")
    expect(page.locator(".research .asked")).to_have_text(f"{number}")
    flaps = page.locator(".flap[data-act]")
    expect(flaps.first.locator("small")).not_to_be_empty()
    expect(page.locator(".research .lit")).to_have_count(flaps.count())
    action = flaps.first.get_attribute("data-act")
    assert action
    page.locator(f".research .{action.split()[1]} .lit").click()
    expect(page.locator(".piles [aria-pressed=true]")).to_have_count(0)
    expect(page.locator(f".research .{action.split()[1]} .taken").first).to_be_visible()


def test_a_chosen_card_is_put_back_by_escape(people: People) -> None:
    page = people.come()
    play_now(page, "catbox")
    card = page.locator("[data-card]").first
    card.focus()
    card.press("Enter")
    expect(page.locator("[data-act^=aside]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    expect(page.locator("[data-act^=aside]")).to_have_count(0)


def test_the_trick_before_is_noted_where_there_is_room(people: People) -> None:
    page = people.come()
    play_now(page, "catbox")
    rng = random.Random(1)
    while not page.locator(".before").count():
        move(page, rng)
    expect(page.locator(".before .played")).to_have_count(4)
    expect(page.locator(".before")).to_be_visible()


LONG_HINT = """async (code) => {
    const args = {action: "5 yellow", other: "6 yellow", gain: 0.4, fact: "hardly", colour: "yellow"};
    const { live } = await import("/web/live.js");
    live(code).advice.value = {hints: [{action: "aside 5"}], reason: {id: "catbox-hint-better", args}};
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_hint_can_be_read_on_a_phone_and_moves_nothing(people: People, width: int, height: int) -> None:
    page = people.come(phone=True, is_mobile=True, viewport={"width": width, "height": height})
    page.locator(".game-card.catbox").get_by_role("button", name="Play now").tap()
    hint, told = page.get_by_role("button", name="Give me a hint"), page.locator(".ribbon.hint")
    hint.tap()
    expect(told).to_contain_text(re.compile("further ahead|about equal"), timeout=30_000)  # the first one
    expect(page.locator(".pile.advised .advice")).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    for language in ("en", "fr", "de"):
        speak(page, language)
        around = "[document.documentElement.scrollHeight, document.querySelector('.piles').getBoundingClientRect().top]"
        before = page.evaluate(around)
        page.evaluate(LONG_HINT, page.url.rsplit("/", 1)[1])
        expect(told).to_be_visible()
        assert page.evaluate(around) == before
        assert told.locator("p").evaluate("({offsetHeight, scrollHeight}) => scrollHeight <= offsetHeight")
        told.get_by_role("button").click()


PARADOX = """async (you) => {
    const { render } = await import("preact");
    const { html } = await import("/web/html.js");
    const { Result } = await import("/games/catbox/result.js");
    const place = document.createElement("div");
    const result = {round: 1, paradox: 0, revealed: [7, 7]};
    render(html`<${Result} result=${result} names=${["Ada", "Ben"]} you=${you} />`, place);
    return place.querySelector("p").textContent;
}"""


def test_who_caused_a_paradox_is_spoken_to(people: People) -> None:
    page = people.come()
    expect(page.locator(".game-card")).to_have_count(len(GAMES))
    own, of_another = page.evaluate(PARADOX, 0), page.evaluate(PARADOX, 1)
    assert "for you:" in own and "Each of your tricks" in own
    assert "for Ada:" in of_another and "Each of their tricks" in of_another


def test_a_paradox_shuts_the_box_and_is_said(people: People) -> None:
    """Played at random, most rounds end in one."""
    page = people.come()
    play_now(page, "catbox")
    rng = random.Random(1)
    while not page.locator(".box.shut").count():
        assert not page.locator(OVER).count(), "no round ended in a paradox"
        move(page, rng)
    expect(page.locator(".lids p")).to_contain_text("No colour is left for")
    expect(page.locator(".box.shut")).to_have_count(0, timeout=8000)
