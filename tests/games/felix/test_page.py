"""Felix in the browser: the chart of a game, and bids that are typed."""

from playwright.sync_api import expect

from tests.browser.hands import play_now
from tests.browser.people import People

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
    play_now(page, "felix")
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
