"""The page when the network is bad: what is lost is said, what was asked for is done once, and everybody comes back."""

import json
import re
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from ninelives.table.clock import PACES
from tests.browser.hands import NOW, join_table, play_now
from tests.browser.people import People, running
from tests.browser.wire import Wire
from tests.play import ANY, REAL_TIME
from tests.ports import free_port

LOST = "The connection is lost"
MANY_PROBES = (
    "from ninelives.server import sockets; sockets.PROBE_SECONDS = 0.05; from ninelives.cli import main; main()"
)
# A tab that nobody looks at: nothing is painted.
HIDE = """
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
const paint = requestAnimationFrame, waiting = [];
window.requestAnimationFrame = (work) => (hidden ? waiting.push(work) : paint(work));
window.hide = (now) => {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
  if (!now) for (const work of waiting.splice(0)) paint(work);
};
"""

BANKS = """seats => seats.toSorted((one, other) => one.dataset.seat - other.dataset.seat)
    .map((seat) => seat.querySelector(".bank").textContent)"""


@pytest.fixture
def wire(server: str) -> Iterator[Wire]:
    with Wire(int(server.rpartition(":")[2])).laid() as laid:
        yield laid


@pytest.fixture
def visitors(browser: Browser, wire: Wire) -> Iterator[People]:
    """People who come by that wire. A browser complains by itself of whatever does not get through."""
    people = People(browser, wire.url)
    yield people
    for context in people.contexts:
        context.close()
    assert [text for text in people.complaints if "ERR_" not in text] == []


def sent(page: Page) -> list[dict[str, Any]]:
    """What the page sends from now on, after the next time it is loaded."""
    frames: list[dict[str, Any]] = []

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", watch)
    return frames


def acts(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frame for frame in frames if frame["type"] == "act"]


def test_a_lost_link_is_said_and_taps_are_refused_until_it_is_back(visitors: People, wire: Wire) -> None:
    """That it is said within three seconds is tested where time is virtual (tests/web): Playwright looks too seldom."""
    page = visitors.come()
    frames = sent(page)
    play_now(page, ANY)
    choice = page.locator(NOW).first
    expect(choice).to_be_visible()
    wire.hold()
    expect(page.get_by_text(LOST)).to_be_visible(timeout=10_000)
    wire.cut()
    page.wait_for_timeout(100)
    choice.click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was sent")
    wire.mend()
    page.context.set_offline(True)
    page.context.set_offline(False)  # the browser says that the network is back: no need to wait
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=5000)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert acts(frames) == []
    choice.click()
    expect(page.locator(".sending")).to_have_count(0)
    assert len(acts(frames)) == 1


def test_two_taps_on_a_slow_link_are_one_action_and_it_is_seen_to_be_on_its_way(visitors: People, wire: Wire) -> None:
    page = visitors.come()
    frames = sent(page)
    play_now(page, ANY)
    choice = page.locator(NOW).first
    expect(choice).to_be_visible()
    wire.delay = 1.0  # long enough to be looked at
    choice.dblclick()
    choice.click()
    expect(page.locator(".sending")).to_be_visible()
    expect(page.locator(".sending")).to_have_count(0)
    assert len(acts(frames)) == 1
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_round_trip_of_two_seconds_is_no_lost_link(visitors: People, wire: Wire) -> None:
    page = visitors.come()
    play_now(page, ANY)
    choice = page.locator(NOW).first
    expect(choice).to_be_visible()
    wire.delay = 1.0
    choice.click()
    lost = page.get_by_text(LOST)
    until = time.monotonic() + 4
    while time.monotonic() < until:
        assert not lost.count()
        page.wait_for_timeout(100)
    expect(page.locator(".sending")).to_have_count(0)


def test_ten_minutes_in_the_background_cost_nobody_the_seat(browser: Browser, tmp_path: Path) -> None:
    """With a hundred times as many probes. Each is answered at once; afterwards there is nothing to catch up on."""
    port = free_port()
    options = ["serve", "--no-browser", "--pace", "0", "--port", str(port), "--db", str(tmp_path / "t.db")]
    with running([sys.executable, "-c", MANY_PROBES, *options]):
        people = People(browser, f"http://127.0.0.1:{port}")
        page = people.come()
        page.context.add_init_script(HIDE)
        frames = sent(page)
        page.reload()
        play_now(page, REAL_TIME[0])
        expect(page.locator(".board")).to_be_visible()
        page.evaluate("hide(true)")
        before = len(frames)
        while len(echoes := [frame["probe"] for frame in frames[before:] if frame["type"] == "echo"]) < 90:
            page.wait_for_timeout(100)
        assert echoes == sorted(set(echoes))
        before = len(frames)
        page.evaluate("hide(false)")
        page.wait_for_timeout(500)
        assert len([frame for frame in frames[before:] if frame["type"] == "echo"]) <= 20
        expect(page.locator(".board, .parting, .after").first).to_be_visible()
        expect(page.locator(".notice")).to_have_count(0)
        page.context.close()
    assert people.complaints == []


def test_two_tabs_of_one_person_show_the_same(visitors: People) -> None:
    first = visitors.come()
    play_now(first, ANY)
    expect(first.locator(NOW).first).to_be_visible()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(NOW).first).to_be_visible()
    count = second.locator(NOW).count()
    first.locator(NOW).first.click()
    expect(second.locator(NOW)).not_to_have_count(count)
    assert first.locator(".seat.you .name").inner_text() == second.locator(".seat.you .name").inner_text()


class Truth:
    """What the server has told a page of its clocks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: tuple[float, dict[str, Any]] = (0.0, {})
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        answer = json.loads(frame)
        if answer["type"] == "state" and "banks" in answer:
            self.told = time.monotonic(), answer

    def check(self) -> list[int]:
        """Wait until what is shown is what was told, which takes a moment after a new state; what is shown."""
        until = time.monotonic() + 3  # for a busy machine to paint; what is shown then must be right within 0.3 s
        while True:
            shown = [minutes(text) for text in self.page.locator(".seat:has(.bank)").evaluate_all(BANKS)]
            left = self.left()
            if all(true - 1.3 <= seconds <= true + 0.3 for seconds, true in zip(shown, left, strict=True)):
                return shown
            assert time.monotonic() < until, (shown, left)

    def left(self) -> list[float]:
        at, state = self.told
        gone = time.monotonic() - at
        thinking = {int(seat): seconds + gone for seat, seconds in state["thinking"].items()}
        return [max(0.0, bank - thinking.get(seat, 0.0)) for seat, bank in enumerate(state["banks"])]


def minutes(text: str) -> int:
    whole, seconds = text.split(":")
    return 60 * int(whole) + int(seconds)


def table_with(server: str, clock: str) -> str:
    wish = json.dumps({"game": ANY, "players": 3, "clock": clock}).encode()
    with urllib.request.urlopen(f"{server}/api/tables", wish) as answer:
        return str(json.loads(answer.read())["code"])


@pytest.mark.parametrize("clock", [name for name, pace in PACES.items() if pace])
def test_clocks_are_right_on_every_page_whoever_acts_and_after_a_reload(people: People, clock: str) -> None:
    code = table_with(people.server, clock)
    pages, truths = [], []
    for name in ("Ada", "Ben", "Cleo", "spectator", "screen"):
        page = people.come("/rules/" + ANY)
        truths.append(Truth(page))
        page.goto(f"{people.server}/t/{code}{'/screen' if name == 'screen' else ''}")
        if name[0].isupper():
            join_table(page, name)
        pages.append(page)
    ada, ben, cleo = pages[:3]
    ada.get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".seat .bank")).to_have_count(3)
    lowest = truths[0].check()
    for step in range(14):
        pages[0].wait_for_timeout(150)
        for truth in truths:
            truth.check()
        now = truths[0].check()
        assert now[0] <= lowest[0] <= now[0] + 2  # Ada goes on thinking
        lowest = now
        if step == 3:
            ben.locator(NOW).first.click()
        if step == 6:
            ada.reload()
            expect(ada.locator(".seat .bank")).to_have_count(3)
        if step == 9:
            cleo.locator(NOW).first.click()
    pace = PACES[clock]
    assert pace and lowest[0] <= pace.bank - 2
    ada.locator(NOW).first.click()
    full = "|".join(f"{left // 60}:{left % 60:02}" for left in range(int(pace.bank) - 3, int(pace.bank) + 1))
    expect(ada.locator(".seat.you .bank")).to_have_text(re.compile(full))  # with the increment
