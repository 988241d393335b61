"""The process that keeps others alive."""

import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ninelives.server import workers
from ninelives.server.settings import Settings
from ninelives.server.workers import Supervisor

ROOT = Path(__file__).parents[2]


def answer_once(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve, but only the first time."""
    began = Path(settings.db)
    if not began.exists():
        began.touch()
        announce()
    time.sleep(60)


def serve_until_orphaned(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve as long as there is somebody who keeps us."""
    announce()
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()


def end_at_once(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve nobody."""


SUPERVISED = """
import os, signal, socket
from ninelives.server.settings import Settings
from ninelives.server.workers import Supervisor
from tests.server.test_workers import serve_until_orphaned
Supervisor(serve_until_orphaned, Settings(workers=2), socket.socket()).run(lambda: os.kill(os.getpid(), signal.SIGKILL))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_supervisor_that_is_killed_leaves_nothing_in_the_system() -> None:
    """Python would complain about it in the log, as soon as the last of its processes has ended."""
    done = subprocess.run([sys.executable, "-c", SUPERVISED], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == -signal.SIGKILL
    assert done.stderr == ""


def test_a_process_that_ends_before_it_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    started = time.monotonic()
    with socket.socket() as listener:
        assert Supervisor(end_at_once, Settings(), listener).run(lambda: None) == 1
    assert time.monotonic() - started < workers.START_SECONDS / 2


@pytest.mark.parametrize("begun", [False, True])
def test_who_is_told_to_stop_does_not_wait_for_new_processes(
    begun: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at the start nor while all are replaced: whoever told it would end it by force."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    began, announced = tmp_path / "began", list[bool]()
    if not begun:
        began.touch()
    with socket.socket() as listener:
        supervisor = Supervisor(answer_once, replace(Settings(), db=str(began)), listener)
        if begun:
            supervisor._replace()
        threading.Timer(4.0, supervisor._stop).start()
        started = time.monotonic()
        assert supervisor.run(lambda: announced.append(True)) == 0
        assert time.monotonic() - started < 30
    assert bool(announced) == begun


def freeze_once(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve; the first one is stopped in the middle of it, and each leaves its number where the database would be."""
    lives = Path(settings.db)
    announce()
    with lives.open("a") as log:
        log.write(f"{os.getpid()}\n")
    if len(lives.read_text().split()) == 1:
        os.kill(os.getpid(), signal.SIGSTOP)
    while True:
        time.sleep(0.1)
        announce()


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_frozen_process_is_ended_and_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people would wait for it, although others have its tables. One that goes on talking is left alone."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(workers, "FROZEN_SECONDS", 2.0)
    lives = tmp_path / "lives"
    with socket.socket() as listener:
        supervisor = Supervisor(freeze_once, replace(Settings(), db=str(lives)), listener)
        end = threading.Timer(30.0, supervisor._stop)
        end.start()

        def watch() -> None:
            while not lives.exists() or len(lives.read_text().split()) < 2:
                time.sleep(0.05)
            time.sleep(4.0)  # twice as long as anybody may be silent
            supervisor._stop()

        threading.Thread(target=watch, daemon=True).start()
        assert supervisor.run(lambda: None) == 0
        end.cancel()
    assert len(lives.read_text().split()) == 2
