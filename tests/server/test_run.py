"""`ninelives serve`, which `./play` runs: where it listens, what it says, which browser it opens, how it ends."""

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "ninelives.cli", "serve"]
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
HEADLESS = {key: value for key, value in os.environ.items() if key not in WINDOWS} | {"LC_ALL": "C.UTF-8"}


@contextmanager
def serving(db: Path, *args: str, **environment: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server, and the address that it says it has."""
    with subprocess.Popen(
        [*COMMAND, "--db", str(db), *args], env=HEADLESS | environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout
            found = re.search(r"http\S+", process.stdout.readline())
            assert found
            yield process, found[0]
        finally:
            process.kill()


def test_it_listens_to_this_machine_only_from_port_9999_on(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as (_, first), serving(tmp_path / "b.db") as (_, second):
        ports = []
        for url in (first, second):
            found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/", url)
            assert found
            ports.append(int(found[1]))
            with urllib.request.urlopen(f"{url}health", timeout=20) as answer:
                assert answer.status == 200
        assert 9999 <= ports[0] < ports[1] < 9999 + 50


def test_it_opens_the_browser_that_there_is_unless_told_not_to(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{seen}"\n', encoding="utf-8")
    browser.chmod(browser.stat().st_mode | stat.S_IEXEC)
    with serving(tmp_path / "games.db", "--no-browser", BROWSER=str(browser)):
        pass
    with serving(tmp_path / "games.db", BROWSER=str(browser)) as (_, url):
        deadline = time.monotonic() + 20
        while not seen.exists() or not seen.read_text(encoding="utf-8").endswith("\n"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert seen.read_text(encoding="utf-8") == f"{url}\n"


def test_for_the_network_it_prints_an_address_and_a_qr_code(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", "--lan") as (process, url):
        assert "0.0.0.0" not in url
        assert process.stdout
        assert "█" in process.stdout.readline() + process.stdout.readline()


def test_a_public_address_is_what_others_are_told(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", "--public-url", "https://cats.example/") as (_, url):
        assert url == "https://cats.example"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_told_to_even_while_rules_are_being_compiled(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path / "games.db", NUMBA_CACHE_DIR=str(tmp_path / "empty")) as (process, _):
        process.send_signal(how)
        process.wait(15)


def test_a_port_that_is_taken_and_a_file_in_use_are_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, serving(tmp_path / "games.db"):
        taken = str(other.getsockname()[1])
        for args, word in [(["--port", taken], taken), (["--db", str(tmp_path / "games.db")], "in use")]:
            refused = subprocess.run(
                [*COMMAND, *args, "--no-browser"], env=HEADLESS, capture_output=True, text=True, timeout=60, check=False
            )
            assert refused.returncode == 2
            assert word in refused.stderr
            assert len(refused.stderr.splitlines()) == 1


def test_play_runs_this_command() -> None:
    assert 'ninelives serve "$@"' in (ROOT / "play").read_text(encoding="utf-8")
