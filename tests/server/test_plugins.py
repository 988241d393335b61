"""Bots of other packages may do anything but hold the server up."""

import subprocess
import sys
import threading

import pytest

from ninelives.server.plugins import PluginThreads

HUNG = """
import time
from ninelives.server.plugins import PluginThreads
PluginThreads(1).submit(time.sleep, 1000)
print("done", flush=True)
"""


def test_a_bot_that_never_ends_does_not_keep_the_server_from_ending() -> None:
    ended = subprocess.run([sys.executable, "-c", HUNG], capture_output=True, text=True, timeout=30, check=True)
    assert (ended.stdout, ended.stderr) == ("done\n", "")


def test_thoughts_come_back_and_too_many_at_once_are_refused() -> None:
    threads, morning = PluginThreads(1), threading.Event()
    sleeping = threads.submit(morning.wait)
    with pytest.raises(RuntimeError, match="too many"):
        threads.submit(int, "1")
    morning.set()
    assert sleeping.result(10) is True


def test_what_goes_wrong_is_told_to_who_asked() -> None:
    with pytest.raises(ValueError, match="moon"):
        PluginThreads(1).submit(int, "moon").result(10)
