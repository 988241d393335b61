"""The shared screen: nobody can scroll it, so nothing is ever below its fold, at either size, in any phase."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.people import People
from tests.play import ANY, TABLES, positions

SIZES = [(1280, 720), (1920, 1080)]
CODE = "MCRDGR"
QR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37"/>'
NAMES = ["Ada", "Benedikt", "Cleo", "Maximilian", "Eva", "Frederik"]
SAMPLES = 8  # positions of a game, besides the first of each phase and the end
# What is shown must lie on the screen, and what lies on the table must not lie under the hem.
OUTSIDE = """() => {
    const wrong = [];
    const words = (element) => element.textContent.trim().slice(0, 30);
    const name = (element) => `${element.tagName}.${element.getAttribute("class")} “${words(element)}”`;
    const root = document.documentElement;
    const [width, height] = [root.scrollWidth, root.scrollHeight];
    if (height > innerHeight || width > innerWidth) wrong.push(`scrolls: ${width}×${height}`);
    const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
    for (const element of document.querySelectorAll("main *")) {
        const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!says && !element.matches("img, svg.picture")) continue;
        if (element.closest(".unseen, .confetti, .far-edge")) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (getComputedStyle(element).clipPath === "inset(50%)") continue;
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const low = element.closest(".cloth-middle") ? dock : innerHeight;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > low + 1)
            wrong.push(`${name(element)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
    return wrong.slice(0, 4);
}"""


class Stage:
    """A server that shows a screen what the test wants it to see."""

    def __init__(self, people: People) -> None:
        self.page = people.come("/rules/" + ANY, reduced_motion="reduce")
        self.people, self.state = people, dict[str, Any]()
        self.tell: Callable[[], None] = lambda: None
        self.page.route_web_socket("**/ws/*", self.meet)
        self.page.route("**/qr/*", lambda route: route.fulfill(body=QR, content_type="image/svg+xml"))

    def meet(self, socket: WebSocketRoute) -> None:
        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "time": message["time"], "server": 1000.0}))
            elif message["type"] == "join":
                self.tell()

        self.tell = lambda: socket.send(json.dumps(self.state))
        socket.on_message(hear)

    def show(self, game: str, seats: list[dict[str, Any]], view: dict[str, Any] | None) -> None:
        """Show a state to a screen that is there, or will come."""
        table = {"code": CODE, "game": game, "options": {}, "clock": "relaxed", "hints": True, "public": False}
        more = {"seats": seats, "host": 0, "playing": bool(view and view["phase"] != "end"), "games": 0}
        self.state = {"type": "state", "table": table | more, "you": {"seat": None}, "events": []}
        if view is not None:
            more["games"] = int(view["phase"] == "end")
            self.state |= {
                "table": table | more,
                "view": view,
                "banks": [125.0] * len(seats),
                "thinking": {},
                "at": 1000.0,
            }
        self.tell()

    def come(self) -> Page:
        self.tell = lambda: None
        self.page.goto(f"{self.people.server}/t/{CODE}/screen")
        return self.page

    def complaints(self, what: str) -> list[str]:
        found = []
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found += [f"{what} at {width}: {complaint}" for complaint in self.page.evaluate(OUTSIDE)]
        return found


def sat(players: int) -> list[dict[str, Any]]:
    faces = ["kitten", "mouser", "sage"]
    return [
        {"kind": "bot", "name": NAMES[n], "face": faces[n // 2], "here": True}
        if n % 2
        else {"kind": "person", "name": NAMES[n], "here": True}
        for n in range(players)
    ]


def moments(game: str, players: int) -> list[dict[str, Any]]:
    """Views of one game: the first of each phase, some in between, and the end."""
    views = [json.loads(position.view_json(None)) for position in positions(game, players, seed=players)]
    first = {view["phase"]: n for n, view in reversed([*enumerate(views)])}
    chosen = {*first.values(), *range(0, len(views), max(1, len(views) // SAMPLES)), len(views) - 1}
    return [views[n] for n in sorted(chosen)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_ever_below_the_fold(people: People, game: str, players: int) -> None:
    stage = Stage(people)
    seats = sat(players)
    found = []
    stage.show(game, [*seats[:-1], {"kind": "open", "here": False}], None)
    page = stage.come()
    expect(page.locator(".screen-waiting")).to_be_visible()
    found += stage.complaints("lobby")
    for view in moments(game, players):
        stage.show(game, seats, view)
        expect(page.locator(".board")).to_be_visible()
        found += stage.complaints(view["phase"])
    page = stage.come()  # who comes when all is over sees the podium at once
    expect(page.locator(".screen-winner")).to_be_visible()
    found += stage.complaints("podium")
    assert found == []


def test_seats_fill_up_and_the_code_is_read_from_afar(people: People) -> None:
    stage = Stage(people)
    stage.show(ANY, [*sat(2), {"kind": "open", "here": False}], None)
    page = stage.come()
    expect(page.locator(".screen-code")).to_have_attribute("aria-label", CODE)
    expect(page.locator(".bust.open")).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 720})
    assert (
        page.locator(".screen-code span").first.evaluate("letter => parseFloat(getComputedStyle(letter).fontSize)")
        == 104
    )
    box = page.locator(".screen-scan .qr").bounding_box()
    assert box and box["width"] == box["height"] == 276
    stage.show(ANY, sat(3), None)
    expect(page.locator(".bust.open")).to_have_count(0)
    expect(page.locator(".ribbon")).to_contain_text("Ada can start")
