"""What tests of the page look at in Maus geflippt."""

from playwright.sync_api import Page, expect

END = ".verdict"  # what is shown of the last moment of a game


def look_at_replay(replay: Page) -> None:
    """A mouse that lies there is shown as it was."""
    replay.get_by_role("button", name="To the beginning").click()
    replay.get_by_role("button", name="Next step").click()
    expect(replay.locator(".mouse").first).to_be_visible()
