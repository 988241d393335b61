"""How fast the page is in Chromium: python bench/page.py [--json FILE]

`usable`: from opening the address until a game can be started, with an empty cache (median of some). `first load`:
compressed bytes, with the boards that are loaded while the page is idle. `repeat load`: what is sent to who comes
again. `as a phone`: the same with a processor that is four times slower. `update`: what a frame of the server costs,
during games against bots: the page's own work and the browser's to show it. Updates are counted in processor time of
the page's main thread, as Chromium traces it, so that bots who think meanwhile on the same machine do not count.
Bots take a tenth of a person's time: with none at all, several states share a picture, and each would be charged for
what all of them changed. What the page leaves for the picture after that (Felix: the scene of a round) is not part of
it.
"""

import argparse
import json
import random
import shutil
import statistics
import sys
import tempfile
import time
from bisect import bisect_right
from operator import itemgetter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.live import command, running
from ninelives import GAMES

OPENINGS = 7
SECONDS = 20  # of each game
PHONE = 4  # times slower than this machine
PACE = "0.1"

# For somebody who knows the games. Marks in the trace: a state has come, and the picture that shows it is about to be
# made (style, layout, paint).
WATCH = """
for (const game of GAMES) localStorage.setItem(`coach-${game}`, "gone");
const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(handler) {
  listen.set.call(this, (event) => {
    if (event.data.startsWith('{"type":"state"')) {
      performance.mark("state");
      requestAnimationFrame(() => performance.mark("picture"));
    }
    handler(event);
  });
} });
"""


def slow_down(page: Page, times: int) -> None:
    """Let the page have a processor that is so many times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def usable(browser: Browser, url: str, slower: int = 1) -> tuple[float, int, int]:
    """Seconds until a game can be started, the compressed bytes that took, and those of who comes again."""
    context = browser.new_context()
    page = context.new_page()
    slow_down(page, slower)
    page.goto(url, wait_until="commit")
    page.locator(".game-card .primary").first.wait_for()
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    entries = "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
    size = page.evaluate(f"{entries}.reduce((sum, entry) => sum + entry.encodedBodySize, 0)")
    again = context.new_page()
    again.goto(url)
    again.wait_for_load_state("networkidle")
    sent = again.evaluate(f"{entries}.reduce((sum, entry) => sum + entry.transferSize, 0)")
    context.close()
    return seconds, size, sent


def updates(browser: Browser, url: str, game: str, slower: int = 1) -> list[float]:
    """Milliseconds of work for each state of a game."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(WATCH.replace("GAMES", json.dumps(GAMES)))
    page = context.new_page()
    slow_down(page, slower)
    page.goto(url)
    page.locator(f".game-card.{game} .primary").click()
    page.locator(".board").wait_for()
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    rng = random.Random(1)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        move(page, rng)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return costs(trace)


def costs(trace: list[dict[str, Any]]) -> list[float]:
    """For each state the task that took it in, and the task that made the next picture. States may share a picture."""
    marks = [event for event in trace if event["name"] in ("state", "picture") and "user_timing" in event["cat"]]
    marks.sort(key=itemgetter("ts"))
    thread = [event for event in trace if event["tid"] == marks[0]["tid"] and event["pid"] == marks[0]["pid"]]
    over = (event for event in thread if "RunTask" in event["name"] and "tdur" in event)  # one may still be under way
    tasks = sorted(over, key=itemgetter("ts"))
    starts = [task["ts"] for task in tasks]
    found, waiting = [], []
    for mark in marks:
        cost = tasks[bisect_right(starts, mark["ts"]) - 1]["tdur"] / 1000
        if mark["name"] == "state":
            waiting.append(cost)
        else:
            found += [taken + cost for taken in waiting]
            waiting = []
    return found


def move(page: Page, rng: random.Random) -> None:
    choices = page.locator("main [data-act]:visible:not([disabled]), main [data-card]:visible:not([disabled])")
    if n := choices.count():
        choices.nth(rng.randrange(n)).click(timeout=2000)
    page.wait_for_timeout(100)


def measure(url: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for slower, name in ((1, ""), (PHONE, ", as a phone")):
            opened = [usable(browser, url, slower) for _ in range(OPENINGS)]
            seconds = statistics.median(seconds for seconds, *_ in opened)
            rows.append({"what": f"usable{name}, s", "value": seconds, "goal": None if name else 0.6})
            if not name:
                rows.append({"what": "first load, KB", "value": opened[0][1] / 1000, "goal": 200})
                rows.append({"what": "repeat load, KB", "value": opened[0][2] / 1000, "goal": 10})
            for game in GAMES:
                times = sorted(updates(browser, url, game, slower))
                half, most = statistics.median(times), times[int(len(times) * 0.95)]
                what, goal = f"{game}: update{name}, ms", None if name else 16
                rows.append({"what": f"{what}, half", "value": half, "goal": goal, "of": len(times)})
                rows.append({"what": f"{what}, 95 %", "value": most, "goal": goal, "of": len(times)})
        browser.close()
    return rows


def told(row: dict[str, Any]) -> str:
    """Say what was measured, and whether that is what it should be."""
    goal, of = row["goal"], f" (of {row['of']})" if "of" in row else ""
    verdict = "" if goal is None else f"at most {goal:g}: {'met' if row['value'] <= goal else 'not met'}"
    return f"{row['what']:42} {row['value']:8.2f}   {verdict}{of}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running([*command(Path(folder) / "page.db"), "--pace", PACE]) as server,
    ):
        rows = measure(f"http://127.0.0.1:{server.port}")
    for row in rows:
        print(told(row))
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
