"""Somebody who has never played: tips that stay until they are sent away, mice that wait, and all in its place."""

import json
import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.hands import LEAVE, OVER, move, open_table
from tests.browser.test_everybody import speak


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
    page = people.come(phone=True, coach=True)
    page.locator(".game-card.felix").get_by_role("button", name="Play now").click()
    for place in ("Rules", "Menu"):
        page.get_by_role("button", name="Hide the tips").click()
        expect(page.locator(".coach")).to_have_count(0)
        page.get_by_role("button", name=place).click()
        page.get_by_role("button", name="Show the tips again").click()
        expect(page.locator(".coach .now")).to_be_visible()


def test_phrases_can_be_seen_on_a_phone(people: People) -> None:
    page = people.come(phone=True)
    page.locator(".game-card.felix").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="Say something").click()
    expect(page.locator(".phrases button").last).to_be_in_viewport()


def test_mice_wait_while_the_rules_are_read(people: People) -> None:
    page = people.come()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))

    def read() -> list[bool]:
        return [message["on"] for message in map(json.loads, sent) if message["type"] == "reading"]

    page.locator(".game-card.maus").get_by_role("button", name="Play now").click()
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


def test_what_happened_opens_at_the_latest(people: People) -> None:
    page = people.come(viewport={"width": 1280, "height": 220})
    page.locator(".game-card.catbox").get_by_role("button", name="Play now").click()
    page.locator("[data-act^=aside]").first.click()
    page.locator("[data-act^=predict]").first.click()
    page.get_by_role("button", name="Game log").click()
    expect(page.locator(".story li").first).not_to_be_in_viewport()
    expect(page.locator(".story li").last).to_be_in_viewport()


def test_cat_in_the_box_tells_of_one_round_at_a_time(people: People) -> None:
    page = people.come()
    page.locator(".game-card.catbox").get_by_role("button", name="Play now").click()
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


def test_who_missed_a_mouse_sees_what_would_have_caught_it(people: People) -> None:
    page = people.come(coach=True)
    page.locator(".game-card.maus").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="I am ready").click()
    shown = page.locator(".garment", has=page.locator(".tip"))
    for _ in range(20):  # until we hold something that fitted, and another was faster
        page.get_by_role("button", name="Rules").click()
        expect(page.locator(".caught")).to_have_count(1)  # and while we read no other mouse comes
        if shown.count():
            break
        page.get_by_role("button", name="Close").click()
        expect(page.locator(".live-mouse:not(.gone)")).to_have_count(1)
    name = shown.first.locator(".name").inner_text()
    assert name in str(page.locator(".caught .mouse").get_attribute("aria-label"))


@pytest.mark.parametrize(("game", "seen"), [("felix", ".fx-scene"), ("catbox", ".result"), ("maus", ".verdict")])
def test_the_end_of_a_game_is_seen_before_its_results(people: People, game: str, seen: str) -> None:
    """Until we go on, or, where nobody touches anything, for some moments; who comes later sees the results."""
    page = people.come()
    page.locator(f".game-card.{game}").get_by_role("button", name="Play now").click()
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


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_nothing_jumps_when_the_end_of_a_round_is_told_and_the_coach_speaks_of_it(
    people: People, width: int, height: int
) -> None:
    page = people.come(phone=True, coach=True, viewport={"width": width, "height": height})
    page.locator(".game-card.catbox").get_by_role("button", name="Play now").click()
    page.evaluate(WATCH_FOR_THE_END)
    rng = random.Random(1)
    while not page.locator(".result").count():
        move(page, rng)
    first = page.wait_for_function("globalThis.first").json_value()
    assert first["trick"]  # of the round that is over
    assert not first["open"]  # no card of the next one can be tapped yet
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate("document.querySelector('.piles').getBoundingClientRect().top") == first["top"]
    boxes = [page.locator(part).bounding_box() for part in (".result", ".mine")]
    assert boxes[0] and boxes[1] and boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]  # not behind the hand
    expect(page.locator(".coach .now")).to_have_text(re.compile("The round is over|A paradox"))
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach .now")).to_contain_text("Set one card aside")


def test_a_phone_shows_the_trick_before_and_the_hand_stays_where_it_is(people: People) -> None:
    page = people.come(phone=True)
    page.locator(".game-card.catbox").get_by_role("button", name="Play now").click()
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


def test_who_still_looks_at_the_end_gets_a_new_board_for_the_next_game(people: People) -> None:
    page = people.come()
    page.locator(".game-card.catbox").get_by_role("button", name="Play now").click()
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
    expect(page.locator(".game-card")).to_have_count(3)
    own, of_another = page.evaluate(PARADOX, 0), page.evaluate(PARADOX, 1)
    assert "for you:" in own and "Each of your tricks" in own
    assert "for Ada:" in of_another and "Each of their tricks" in of_another


def test_the_command_for_guests_stays_in_one_piece(people: People) -> None:
    page = people.come(phone=True)
    open_table(page, "felix", players=3, bots=2)
    for width in range(320, 430, 10):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.locator(".command").evaluate("command => command.getClientRects().length") == 1


STEPS = [
    {"phase": "place", "round": 1, "seats": [{"cats": 0, "mice": 15}, {"cats": 0, "mice": 15}]},
    {"phase": "bid", "round": 1, "seats": [{"cats": 0, "mice": 15}, {"cats": 0, "mice": 17}]},
    {"phase": "place", "round": 2, "seats": [{"cats": 22, "mice": 5}, {"cats": 0, "mice": 17}]},
    {"phase": "bid", "round": 2, "seats": [{"cats": 22, "mice": 7}, {"cats": 0, "mice": 17}]},
    {"phase": "end", "round": 2, "seats": [{"cats": 22, "mice": 7}, {"cats": -5, "mice": 16}]},
]


def test_the_chart_of_felix_shows_points_after_each_round_with_what_it_brought(people: People) -> None:
    page = people.come()
    course = """async (steps) => {
        const { course } = await import("/web/parts/course.js");
        const { default: felix } = await import("/games/felix/index.js");
        return course(felix.course, steps);
    }"""
    assert page.evaluate(course, STEPS) == [[15, 27, 29], [15, 17, 11]]


def test_a_bid_that_is_typed_is_the_bid_on_the_buttons(people: People) -> None:
    page = people.come()
    page.locator(".game-card.felix").get_by_role("button", name="Play now").click()
    page.locator("[data-act^=place]").first.click()
    amount = page.get_by_label("Mice to bid", exact=True).and_(page.locator("input"))
    expect(amount).to_be_visible(timeout=30_000)
    amount.fill("")
    amount.press_sequentially("12")
    expect(amount).to_have_value("12")
    expect(page.get_by_role("button", name="up to 12")).to_be_visible()
    amount.fill("99")
    expect(page.get_by_role("button", name="up to 99")).to_have_count(0)  # nobody has so many
    amount.blur()
    assert int(amount.input_value()) < 99
