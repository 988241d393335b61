"""Cat in the Box in the browser: rounds, tricks and hints, each in its place."""

import random
import re

import pytest
from playwright.sync_api import expect

from ninelives import GAMES
from tests.browser.hands import OVER, move, play_now, until
from tests.browser.people import People
from tests.browser.test_everybody import speak


def test_cat_in_the_box_tells_of_one_round_at_a_time(people: People) -> None:
    page = people.come()
    play_now(page, "catbox")
    rng = random.Random(1)
    while not page.locator(".gained").count():
        assert not page.locator(OVER).count()
        move(page, rng)
    expect(page.locator(".result")).to_be_visible()  # after a look at the last trick
    done = re.findall(r"Round \d", page.locator(".result h2").inner_text())[0]
    expect(page.locator(".progress")).to_have_text(f"{done} of 4")
    page.locator("[data-act^=aside]").first.click()
    expect(page.locator("[data-act^=predict]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-act^=predict]").first).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)


WATCH_FOR_THE_END = """() => new MutationObserver((_, watch) => {
    if (!document.querySelector(".gained")) return;
    watch.disconnect();
    const look = () => globalThis.first = {
        trick: document.querySelector(".trick") !== null,
        open: document.querySelectorAll("[data-act]").length,
        top: document.querySelector(".piles").getBoundingClientRect().top,
    };
    requestAnimationFrame(() => requestAnimationFrame(look)); // as soon as it is painted
}).observe(document.body, {childList: true, subtree: true})"""


NOT_BEHIND_THE_HAND = """() => {
    const [result, hand] = [".result", ".mine"].map((part) => document.querySelector(part).getBoundingClientRect());
    return result.bottom <= hand.top;
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_nothing_jumps_when_the_end_of_a_round_is_told_and_the_coach_speaks_of_it(
    people: People, width: int, height: int
) -> None:
    page = people.come(phone=True, coach=True, viewport={"width": width, "height": height})
    play_now(page, "catbox")
    page.evaluate(WATCH_FOR_THE_END)
    rng = random.Random(1)
    while not page.locator(".result").count():
        move(page, rng)
    first = until(page, "globalThis.first")
    assert first["trick"]  # of the round that is over
    assert not first["open"]  # no card of the next one can be tapped yet
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate("document.querySelector('.piles').getBoundingClientRect().top") == first["top"]
    until(page, NOT_BEHIND_THE_HAND)
    expect(page.locator(".coach .now")).to_have_text(re.compile("The round is over|A paradox"))
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach .now")).to_contain_text("Set one card aside")


def test_a_phone_shows_the_trick_before_and_the_hand_stays_where_it_is(people: People) -> None:
    page = people.come(phone=True)
    play_now(page, "catbox")
    page.locator("[data-act^=aside]").first.click()
    page.locator("[data-act^=predict]").first.click()
    expect(page.locator("[data-card]").first).to_be_visible()
    at = "document.querySelector('.piles').getBoundingClientRect().top"
    before, rng = page.evaluate(at), random.Random(1)
    while not page.locator(".before").count():
        move(page, rng)
    expect(page.locator(".before .played")).to_have_count(4)
    expect(page.locator(".before")).to_be_visible()
    assert page.evaluate(at) == before


LONG_HINT = """async (code) => {
    const args = {action: "5 yellow", other: "6 yellow", gain: 0.4, fact: "hardly", colour: "yellow"};
    const { live } = await import("/web/live.js");
    live(code).advice.value = {hints: [{action: "aside 5"}], reason: {id: "catbox-hint-better", args}};
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_hint_can_be_read_on_a_phone_and_moves_nothing(people: People, width: int, height: int) -> None:
    page = people.come(phone=True, coach=True, is_mobile=True, viewport={"width": width, "height": height})
    page.locator(".game-card.catbox").get_by_role("button", name="Play now").tap()
    hint, told = page.get_by_role("button", name="Give me a hint"), page.locator(".advice-told")
    hint.tap()
    expect(told).to_contain_text(re.compile("further ahead|about equal"), timeout=30_000)  # the first one
    assert hint.evaluate("button => getComputedStyle(button).borderTopColor") == "rgba(0, 0, 0, 0)"  # no frame is left
    paw, card = page.locator(".advice").bounding_box(), page.locator("li:has(.advice)").bounding_box()
    assert paw and card and card["x"] <= paw["x"] and paw["x"] + paw["width"] <= card["x"] + card["width"]
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(hint).to_be_focused()
    for language in ("en", "fr", "de"):
        speak(page, language)
        around = "[document.documentElement.scrollHeight, document.querySelector('.piles').getBoundingClientRect().top]"
        before = page.evaluate(around)
        page.evaluate(LONG_HINT, page.url.rsplit("/", 1)[1])
        expect(told).to_be_in_viewport(ratio=1)
        assert told.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight")
        assert page.evaluate(around) == before
        assert told.locator("p").evaluate("({offsetHeight, scrollHeight}) => scrollHeight <= offsetHeight")
        told.get_by_role("button").click()


PARADOX = """async (you) => {
    const { render } = await import("preact");
    const { html } = await import("/web/html.js");
    const { Result } = await import("/games/catbox/result.js");
    const place = document.createElement("div");
    const result = {round: 1, paradox: 0, revealed: [7, 7]};
    render(html`<${Result} result=${result} names=${["Ada", "Ben"]} you=${you} soon=${false} />`, place);
    return place.querySelector("p").textContent;
}"""


def test_who_caused_a_paradox_is_spoken_to(people: People) -> None:
    page = people.come()
    expect(page.locator(".game-card")).to_have_count(len(GAMES))
    own, of_another = page.evaluate(PARADOX, 0), page.evaluate(PARADOX, 1)
    assert "for you:" in own and "Each of your tricks" in own
    assert "for Ada:" in of_another and "Each of their tricks" in of_another
