"""Everybody can use every place: axe-core finds nothing; nothing is cut, covered, too small or too wide anywhere.

The games are played by keyboard alone and with reduced motion.
"""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ninelives import GAMES
from tests.browser.hands import LEAVE, NOW, OVER, by_keyboard, move, open_table
from tests.browser.people import DESKTOP, People

ROOT = Path(__file__).parents[2]
AXE = ROOT / "tools/page/node_modules/axe-core/axe.min.js"
CHECKS = (Path(__file__).parent / "checks.js").read_text(encoding="utf-8")
SIZES = [(360, 640), (390, 844), (768, 1024), (1440, 900), (2560, 1440)]
LANGUAGES = ["en", "fr", "de"]
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "more contrast": {"color_scheme": "dark", "contrast": "more"},
}
RUN_AXE = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations.map(
    ({id, nodes}) => id + ": " + nodes.map(({target, any}) => [...target, any[0]?.message].join(" ")).join(" | "))"""


def phases(page: Page, game: str) -> Iterator[str]:
    """Play a game by keyboard alone; stop at each phase not seen before, at the last moment and at the end."""
    by_keyboard(page.locator(f".game-card.{game}").get_by_role("button").first)
    expect(page.locator(".first, .board").first).to_be_visible()
    if page.locator(".first").count():
        yield "first"
        by_keyboard(page.locator(".first .primary"))
    expect(page.locator(".board")).to_be_visible()
    seen, rng = set(), random.Random(5)
    for _ in range(3000):
        if page.locator(OVER).count():
            yield "end"
            return
        if page.locator(LEAVE).count():
            page.keyboard.press("Shift")  # stays as long as somebody is there
            expect(page.locator(".trick")).to_have_count(0)  # Cat in the Box shows the last one a little longer
            yield "last"
            by_keyboard(page.locator(LEAVE))
            continue
        kinds = page.locator(NOW).evaluate_all("controls => controls.map((control) => control.dataset.act)")
        kind = kinds[0] if kinds else None
        if kind and (phase := kind.split()[0] if not kind[0].isdigit() else "play") not in seen:
            seen.add(phase)
            yield phase
        move(page, rng, by_keyboard)
    raise AssertionError("the game does not end")


def places(people: People, page: Page, game: str) -> Iterator[str]:
    """Every place of the page, one after the other."""
    expect(page.locator(f".game-card.{game}")).to_be_visible()
    yield "home"
    page.locator(f".game-card.{game}").get_by_role("button").nth(1).click()
    yield "new"
    page.keyboard.press("Escape")
    yield from phases(page, game)
    code = page.url.rsplit("/", 1)[1]
    for name, place in (
        ("replay", f"/replay/{code}/1?step=20"),
        ("screen", f"/t/{code}/screen"),
        ("rules", f"/rules/{game}"),
    ):
        page.goto(people.server + place)
        expect(page.locator(".board, .screen-winner, .rules").first).to_be_visible()
        yield name
    page.goto(people.server)
    open_table(page, game, players=4, bots=1)
    yield "lobby"


def complaints_of_axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    return list(page.evaluate(RUN_AXE))


def looked_at(page: Page, place: str) -> list[tuple[str, str, str]]:
    """What axe says of a place by day, by night and with more contrast."""
    found = []
    for name, look in LOOKS.items():
        page.emulate_media(**look)
        found += [(place, name, complaint) for complaint in complaints_of_axe(page)]
    page.emulate_media(color_scheme="light", contrast="no-preference")
    return found


def laid_out(page: Page, place: str, picture: Callable[[str], None]) -> list[tuple[str, str, str]]:
    """What is wrong with a place on any screen in any language."""
    found = []
    for language in LANGUAGES:
        speak(page, language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            picture(f"{place}-{language}-{width}")
            found += [(place, f"{language} {width}", complaint) for complaint in page.evaluate(CHECKS)]
    speak(page, "en")
    page.set_viewport_size(DESKTOP)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_in_any_place_or_phase_in_any_light_on_any_screen_in_any_language(
    people: People, game: str, pictures: Path | None
) -> None:
    page = people.come(coach=True, bypass_csp=True, reduced_motion="reduce")

    def picture(name: str) -> None:
        if pictures:
            page.screenshot(path=pictures / f"{game}-{name}.png")

    found = []
    for place in places(people, page, game):
        found += looked_at(page, place)
        found += laid_out(page, place, picture)
    assert found == []


def speak(page: Page, language: str) -> None:
    """Change the language as the page itself does; a shared screen and an open sheet have no switch to click."""
    page.evaluate("async (language) => (await import('/web/text.js')).choose(language)", language)


def test_the_first_load_is_small(people: People) -> None:
    page = people.come()
    expect(page.locator(".game-card")).to_have_count(len(GAMES))
    sizes: Any = page.evaluate(
        "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
        ".map((entry) => [entry.name, entry.encodedBodySize])"
    )
    assert len(sizes) > 20
    assert sum(size for _, size in sizes) <= 200_000, sorted(sizes, key=lambda row: -row[1])[:8]
