"""The page: the types it is checked by, and a whole game in Chromium, by somebody who clicks on anything there is."""

import importlib.util
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from ninelives.check.suite import Check, Failed, LeftOut
from ninelives.check.typescript import COMMAND, view, view_file

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
CHOICES = ("main [data-act]:visible:not([disabled])", "main [data-card]:visible:not([disabled])")
LEAVE, OVER = ".parting button", ".after"
CLICKS = 3000
PATIENCE = 20_000  # milliseconds
NOTHING_TO_DO = 30  # seconds without anything to click on: bots answer at once here


def knows_the_view(game: str) -> Iterator[float]:
    """Compare the type that the page is told with that of the view."""
    file = view_file(game)
    if not file.exists() or file.read_text(encoding="utf-8") != view(game):
        raise Failed("check-other-view-types", file=str(file), command=f"{COMMAND} {game}")
    yield 1.0


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve tables whose bots do not pause to think; yields the address."""
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "ninelives.cli", "serve", "--no-browser", "--pace", "0", "--port", str(port)]
    command += ["--db", str(folder / "check.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout
        process.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def plays(game: str) -> Iterator[float]:
    """Play a whole game through the page."""
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None or importlib.util.find_spec("playwright") is None:
        raise LeftOut("check-no-browser")
    from playwright.sync_api import sync_playwright

    complaints: list[str] = []
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(locale="en")
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.add_init_script(f"localStorage.setItem('coach-{game}', 'gone')")  # somebody who has played before
        try:
            yield from _visit(page, address, game)
        finally:
            browser.close()
            if complaints:  # they tell more than what came of them
                raise Failed("check-page-complains", reason=complaints[0][:300])


def _visit(page: Any, address: str, game: str) -> Iterator[float]:
    """Play from the first page to the score, and read the rules."""
    page.goto(address)
    page.locator(f".game-card.{game} .primary").click()
    page.locator(".board").wait_for()
    yield from _click_through(page)
    page.goto(f"{address}/rules/{game}")
    page.locator(".rules h2").first.wait_for()


def _click_through(page: Any) -> Iterator[float]:
    """Click on anything, until the score is shown."""
    rng, clicked = random.Random(1), time.monotonic()
    for n in range(CLICKS):
        if page.locator(OVER).count():
            return
        if page.locator(LEAVE).count():
            page.locator(LEAVE).click()
        for choices in map(page.locator, CHOICES):
            if count := choices.count():
                _click(choices, rng.randrange(count))
                clicked = time.monotonic()
                break
        if time.monotonic() - clicked > NOTHING_TO_DO:
            raise Failed("check-page-stuck", seconds=NOTHING_TO_DO)
        page.wait_for_timeout(20)
        yield n / CLICKS
    raise Failed("check-page-endless", clicks=CLICKS)


def _click(choices: Any, n: int) -> None:
    """Click on a choice, unless it is gone before the finger comes down."""
    before = choices.count()
    try:
        choices.nth(n).click(timeout=3000)
    except Exception:
        if choices.count() == before:
            raise


CHECKS = (
    Check("view-types", knows_the_view, ("view", "page/index.js")),
    Check("page", plays, ("page/index.js", "bot"), slow=True),
)
