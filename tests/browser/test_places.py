"""From place to place: who looks elsewhere stays at the table, and an address bar is no place to write a diary."""

from playwright.sync_api import expect

from tests.browser.hands import join_table, open_table, play_now, play_out
from tests.browser.people import People
from tests.play import ANY

DRAG = """(slider) => {
    for (let step = 0; step <= 300; step++) {
        slider.value = step % (Number(slider.max) + 1);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
    slider.value = slider.max;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def test_a_host_who_reads_the_rules_is_still_there_and_still_the_host(people: People) -> None:
    ada = people.come()
    code = open_table(ada, ANY, players=3, bots=1)
    ben = people.come(f"/t/{code}")
    join_table(ben, "Ben")
    at_table = ben.locator(".seat", has_text="Ada")
    expect(at_table).to_contain_text("host")
    ada.locator("a.home").click()
    ada.get_by_role("link", name="Rules").first.click()
    expect(ada.locator(".rules")).to_be_visible()
    ben.wait_for_timeout(300)
    expect(at_table).not_to_contain_text("away")
    ada.go_back()
    ada.go_back()
    expect(ada.get_by_role("button", name="Start the game")).to_be_enabled()


def test_what_is_meant_for_another_tab_opens_in_one(people: People) -> None:
    page = people.come()
    open_table(page, ANY, players=3, bots=1)
    link = page.get_by_role("link", name="large screen")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(".screen-waiting")).to_be_visible()
    with page.context.expect_page() as opened:
        page.locator("a.home").click(modifiers=["ControlOrMeta"])
    opened.value.wait_for_url(f"{people.server}/")
    expect(page.locator(".lobby")).to_be_visible()


def test_the_slider_of_a_replay_neither_scrolls_to_the_top_nor_fills_the_history(people: People) -> None:
    page = people.come(viewport={"width": 390, "height": 500})
    play_now(page, ANY)
    play_out([page])
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board")).to_be_visible()
    page.evaluate("scrollTo(0, 120)")
    length = page.evaluate("history.length")
    last = page.get_by_role("slider").get_attribute("max")
    page.get_by_role("slider").evaluate(DRAG)
    page.wait_for_url(f"**step={last}")
    assert page.evaluate("scrollY") > 0 and page.evaluate("history.length") == length
    page.go_back()
    expect(page.locator(".after")).to_be_visible()
