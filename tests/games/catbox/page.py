"""What tests of the page look at in Cat in the Box."""

from playwright.sync_api import Page, expect

END = ".result"  # what is shown of the last moment of a game


def look_at_replay(replay: Page) -> None:
    """Ten cards lie in one line, on a phone too."""
    replay.get_by_label("Seen by").select_option("")
    replay.get_by_role("button", name="To the beginning").click()
    hand = replay.locator(".hands .open-hand").first
    expect(hand.locator(".mini")).to_have_count(10)
    assert len(set(hand.locator(".mini").evaluate_all("cards => cards.map((card) => card.offsetTop)"))) == 1
