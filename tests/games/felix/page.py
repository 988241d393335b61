"""What tests of the page look at in Felix."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

END = ".fx-scene"  # what is shown of the last moment of a game


def look_at_replay(replay: Page) -> None:
    """What came of a round is shown, but not over the bids of the next."""
    replay.get_by_role("button", name="To the beginning").click()
    told, scene = replay.locator(".replay-told"), replay.locator(".fx-scene")

    def step_until(there: Callable[[], bool]) -> None:
        for _ in range(100):
            replay.get_by_role("button", name="Next step").click()
            replay.wait_for_timeout(50)
            if there():
                return
        raise AssertionError("a hundred steps, and nothing of the kind")

    step_until(lambda: scene.count() > 0)
    step_until(lambda: any(word in told.inner_text() for word in ("bids", "passes")))
    expect(scene).to_have_count(0, timeout=4000)  # by itself it would stay for eight seconds
