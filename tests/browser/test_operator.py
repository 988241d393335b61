"""The operator's page in a browser, and what players see of it."""

import re

from playwright.sync_api import expect

from tests.browser.hands import play_now
from tests.browser.people import People
from tests.browser.test_everybody import AXE, LANGUAGES, RUN_AXE
from tests.play import ANY


def test_an_operator_sees_a_table_announces_a_restart_and_ends_the_table(people: People) -> None:
    player = people.come()
    play_now(player, ANY)
    expect(player.locator(".board")).to_be_visible()
    code = player.url.rsplit("/", 1)[1]
    page = people.come("/operator")
    row = page.get_by_role("row").filter(has=page.get_by_role("button", name=f"End table {code}"))
    expect(row).to_contain_text("being played")
    page.get_by_label("Minutes until the restart").fill("7")
    page.get_by_role("button", name="Announce it").click()
    expect(player.locator(".ribbon.warning")).to_have_text(re.compile(r"The server restarts at \d\d:\d\d.*"))
    page.get_by_role("button", name="Withdraw the announcement").click()
    expect(player.locator(".ribbon.warning")).to_have_count(0)
    page.once("dialog", lambda dialog: dialog.accept())
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    expect(player.get_by_role("alert")).to_contain_text("has ended this table")


def test_a_locked_server_says_so_to_who_wants_a_table(people: People) -> None:
    page = people.come("/operator")
    page.get_by_role("button", name="Let nobody open new tables").click()
    unlock = page.get_by_role("button", name="Let people open tables again")
    expect(unlock).to_be_visible()
    player = people.come()
    play_now(player, ANY)
    expect(player.locator(".notice.error")).to_contain_text("opens no new tables")
    unlock.click()
    expect(unlock).to_have_count(0)
    people.complaints = [text for text in people.complaints if "503" not in text]  # the browser's own line for it


def test_everybody_can_use_it_in_all_languages(people: People) -> None:
    page = people.come("/operator", bypass_csp=True)
    page.add_script_tag(path=AXE)
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        for language in LANGUAGES:
            page.locator(".bar-tools select.language").select_option(language)
            expect(page.locator(f"html[lang={language}] .figures").first).to_be_visible()
            assert page.evaluate(RUN_AXE) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
