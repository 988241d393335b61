"""A real server and Debian's Chromium, and a check that no page ever complains: fixtures for all tests of the page."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, sync_playwright

from ninelives import GAMES
from tests.ports import free_port
from tests.server.process import GENEROUS

CHROMIUM = shutil.which("chromium")
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[None]:
    """Run a server from when it has said where it is to the end of the block, whatever happens in it."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, **more) as process:
        try:
            assert process.stdout and process.stdout.readline()
            yield
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not pause to think."""
    folder = tmp_path_factory.mktemp("table")
    port = free_port()
    command = [sys.executable, "-m", *GENEROUS, "--db", str(folder / "table.db"), "--port", str(port)]
    with (folder / "log").open("wb") as log, running(command, stderr=log):
        yield f"http://127.0.0.1:{port}"
    assert (folder / "log").read_text() == ""


@pytest.fixture(scope="module")  # as long as it is open, no other test can have an event loop
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI") == "true":
            pytest.fail("the browser tests need Chromium: apt-get install chromium")
        pytest.skip("no Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])


@dataclass
class People:
    """Whoever visits the server during a test, each with a browser profile of their own."""

    browser: Browser
    server: str
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def come(self, path: str = "/", phone: bool = False, coach: bool = False, **more: Any) -> Page:
        """Somebody new opens the page. Newcomers are coached; most tests know how to play."""
        size = PHONE if phone else DESKTOP
        context = self.browser.new_context(viewport=more.pop("viewport", size), has_touch=phone, locale="en", **more)
        if not coach:
            context.add_init_script(
                f"for (const game of {list(GAMES)}) localStorage.setItem(`coach-${{game}}`, 'gone')"
            )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.goto(self.server + path)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[People]:
    visitors = People(browser, server)
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.complaints == [], visitors.complaints


@pytest.fixture(scope="session")
def pictures(pytestconfig: pytest.Config) -> Path | None:
    """Where screenshots go, to be looked at, with `./test tests/browser/test_everybody.py --pictures`."""
    if not pytestconfig.getoption("--pictures"):
        return None
    folder = Path(__file__).parents[2] / "out" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
