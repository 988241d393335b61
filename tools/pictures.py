"""Take the README's pictures of the page: python tools/pictures.py

Plays a little of each game in Chromium against bots and writes docs/pictures/GAME.jpg, small, and home.jpg. The moment
that matters is said by tools/games/GAME/picture.toml: after so many moves, as soon as such an action can be taken. The
game whose file says `round = true` is also shown in motion, from that moment on: docs/pictures/round.webp.
"""

import io
import random
import socket
import subprocess
import sys
import tempfile
import tomllib
from contextlib import closing
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

OUT = Path(__file__).parents[1] / "docs" / "pictures"
SIZE, SMALL = (1200, 800), (660, 440)
FRAMES, FRAME_MS, SHOWN_MS = 18, 350, 600
MOMENTS = {path.parent.name: path for path in sorted(Path(__file__).parent.glob("games/*/picture.toml"))}


def move(page: Page, rng: random.Random) -> None:
    choices = page.locator("main [data-act]:visible:not([disabled]), main [data-card]:visible:not([disabled])")
    if n := choices.count():
        choices.nth(rng.randrange(n)).click(timeout=2000)
    page.wait_for_timeout(150)


def take(page: Page, url: str, game: str) -> None:
    rng = random.Random(4)
    page.add_init_script(f"localStorage.setItem('coach-{game}', 'gone')")  # before the page asks for it
    page.goto(url)
    page.locator(f".game-card.{game} .primary").click()
    page.locator(".board").wait_for()
    wanted = tomllib.loads(MOMENTS[game].read_text(encoding="utf-8"))
    moment = page.locator(f"main [data-act^={wanted['action']!r}]:visible, main [data-card]:visible")
    n = 0
    while n < wanted["moves"] or not moment.count():
        move(page, rng)
        n += 1
    page.wait_for_timeout(600)
    page.screenshot(path=OUT / f"{game}.jpg", type="jpeg", quality=70)
    if wanted.get("round"):
        film(page, rng)


def film(page: Page, rng: random.Random) -> None:
    """Write how it goes on, as a small moving picture."""
    frames = []
    for _ in range(FRAMES):
        move(page, rng)
        page.wait_for_timeout(FRAME_MS)
        frames.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SMALL, Image.Resampling.LANCZOS))
    first, *others = frames
    first.save(OUT / "round.webp", save_all=True, append_images=others, duration=SHOWN_MS, loop=0, quality=40, method=6)


def main() -> None:
    OUT.mkdir(exist_ok=True)
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [
            "ninelives.cli",
            "serve",
            "--no-browser",
            "--pace",
            "0.1",
            "--port",
            str(port),
            "--db",
            f"{folder}/t.db",
        ]
        server = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE)
        try:
            assert server.stdout and server.stdout.readline()
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            url, (width, height) = f"http://127.0.0.1:{port}", SIZE
            for game in MOMENTS:
                page = browser.new_page(viewport={"width": width, "height": height}, locale="en")
                take(page, url, game)
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en")
            page.goto(url)
            page.locator(".game-card").first.wait_for()
            page.wait_for_timeout(600)
            page.screenshot(path=OUT / "home.jpg", type="jpeg", quality=70)
            browser.close()
        finally:
            server.terminate()
            server.communicate()


if __name__ == "__main__":
    main()
