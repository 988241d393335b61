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
    play_out(page)
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


def test_a_code_is_taken_as_it_is_typed_or_pasted_and_a_wrong_one_is_told_on_the_ticket(people: People) -> None:
    page = people.come()
    code = open_table(page, ANY, players=3, bots=1)
    guest = people.come()
    ticket = guest.locator(".ticket")
    ticket.get_by_label("Table code").fill("zz zz zz")
    ticket.get_by_role("button", name="Join").click()
    expect(ticket.get_by_role("alert")).to_contain_text("ZZZZZZ")
    ticket.get_by_label("Table code").fill(f"{people.server}/t/{code.lower()}")
    expect(ticket.get_by_role("alert")).to_have_count(0)
    expect(ticket.get_by_label("Table code")).to_have_value(code)
    ticket.get_by_label("Table code").press("Enter")
    expect(guest.locator(".lobby")).to_be_visible()
    people.complaints = [text for text in people.complaints if "404" not in text]  # the browser's own line for it


def test_who_arrives_somewhere_has_focus_on_its_title(people: People) -> None:
    page = people.come()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("h1")).to_be_focused()
    expect(page).to_have_title(f"{page.locator('h1').inner_text()} – Nine Lives")
    page.locator(".rules-outline a").last.click()
    expect(page.locator(".rules h2").last).to_be_focused()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Nine Lives")
    expect(page.locator("h1")).to_be_focused()
    play_now(page, ANY)
    expect(page.locator(".board")).to_be_visible()
    expect(page).not_to_have_title("Nine Lives")


def test_the_first_thing_that_has_focus_leads_past_the_bar(people: People) -> None:
    page = people.come(f"/rules/{ANY}")
    expect(page.locator(".rules")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert "#" not in page.url


def test_seats_given_to_cats_are_taken_by_them_and_a_refusal_loses_nothing(people: People) -> None:
    page = people.come()
    page.locator(f".game-card.{ANY}").get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2").select_option("5")
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("does not answer")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby .seat.bot")).to_have_count(1)
    expect(page.locator(".lobby .seat .face use").nth(1)).to_have_attribute("href", "#bust-sage")
    page.get_by_role("button", name="Give them to cats").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    people.complaints = [
        text for text in people.complaints if "ERR_FAILED" not in text
    ]  # the browser's own line for it


def test_a_table_that_is_open_to_all_is_shown_to_who_has_none(people: People) -> None:
    ada = people.come()
    ada.locator(f".game-card.{ANY}").get_by_role("button", name="With friends").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Open door").check()
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.locator(".lobby")).to_be_visible()
    ben = people.come()
    expect(ben.locator(".resume")).to_contain_text("Ada is waiting")
    ben.locator(".resume").get_by_role("link").click()
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    ada.locator("a.home").click()
    expect(ada.locator(".resume")).to_contain_text("Your table is still set")
