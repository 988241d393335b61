"""Serve by several processes on one machine: they share a port and a database, and one that ends is replaced.

SIGTERM and Ctrl-C stop all of them, and so does the end of the terminal, or of the process that keeps them. SIGHUP
replaces them one after the other, with the program as it is on disk then: somebody is always there, and tables move
from the old ones to the new ones.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from ninelives.games.errors import GameError
from ninelives.server.settings import Settings
from ninelives.store import is_postgres

START_SECONDS = 180.0  # until a new process must answer: it may have to compile everything first
STOP_SECONDS = 15.0  # for one that was told to stop
LOOK_SECONDS = 0.5  # how late a signal may be heard
SAY_SECONDS = 1.0  # how often a process says that it lives
FROZEN_SECONDS = 6.0  # silent for so long, it is ended: its tables are others' by now, but its people do not know
# Before a process is replaced: the others first take over its tables, for which a start would leave them no core.
PAUSE_SECONDS, LONG_PAUSE_SECONDS = 4.0, 8.0  # the second, if one after the other did not live for long
SHORT_LIFE = 10.0  # seconds

log = logging.getLogger(__name__)
spawn = multiprocessing.get_context("spawn")  # a fresh interpreter: it reads the program anew, and shares no thread

Work = Callable[[Settings, socket.socket, Callable[[], None]], None]


def check(settings: Settings) -> None:
    """Refuse several processes on a database that they cannot share."""
    if settings.workers > 1 and not is_postgres(settings.db):
        raise GameError("workers-need-postgres", workers=settings.workers)


def of_worker(settings: Settings, n: int) -> Settings:
    """Return the settings of one process of several: no two of them can listen at the same port for others.

    Each tells its metrics at a port of its own, and takes a free one for pipes.
    """
    host, _, port = settings.metrics.rpartition(":")
    metrics = f"{host}:{int(port) + n}" if settings.metrics else ""
    return replace(settings, metrics=metrics, private=settings.private.partition(":")[0])


def has_terminal() -> bool:
    """Say whether somebody sits, or sat, at a terminal that has not been closed."""
    try:
        os.tcgetpgrp(0)
    except (AttributeError, OSError):  # the first: Windows
        return False
    return True


def say_alive(to: Connection) -> None:
    """Let the supervisor know that this process answers, if there still is one, and it listens."""
    with suppress(OSError):
        os.set_blocking(to.fileno(), False)  # a supervisor that was stopped must not stop us
        to.send_bytes(b".")


async def keep_saying(alive: Callable[[], None]) -> None:
    """Say again and again that the event loop runs."""
    while True:
        await asyncio.sleep(SAY_SECONDS)
        alive()


class Worker:
    """One process, as its supervisor knows it."""

    def __init__(self, work: Work, settings: Settings, listener: socket.socket) -> None:
        self._ear, mouth = spawn.Pipe(duplex=False)  # an event has a name in the system, which outlasts who is killed
        self.began = self.heard = time.monotonic()
        self.is_ready = False
        self.process: BaseProcess = spawn.Process(target=work, args=(settings, listener, partial(say_alive, mouth)))
        self.process.start()
        mouth.close()  # so that the pipe ends with the process

    def listen(self, seconds: float = 0.0) -> None:
        """Hear what it has said, waiting for the first word for so long."""
        try:
            while self._ear.poll(seconds):
                self._ear.recv_bytes()
                self.heard, self.is_ready, seconds = time.monotonic(), True, 0.0
        except (EOFError, OSError):  # it has ended, as its sentinel tells
            return

    @property
    def is_frozen(self) -> bool:
        """Say whether it has been silent for too long to be of any use."""
        return time.monotonic() - self.heard > (FROZEN_SECONDS if self.is_ready else START_SECONDS)

    def stop(self) -> None:
        """Let it hand over its tables and end; if it does not, end it."""
        self.process.terminate()
        self.process.join(STOP_SECONDS)
        self.process.kill()
        self.process.join()

    def wait_until_ready(self, is_stopped: Callable[[], bool]) -> bool:
        """Return whether it answers, as soon as that is known, or nobody needs it any more."""
        while not self.is_ready:
            if is_stopped() or not self.process.is_alive() or self.is_frozen:
                return False
            self.listen(LOOK_SECONDS)
        return True


class Supervisor:
    """Keeps so many processes alive as are wanted."""

    def __init__(self, work: Work, settings: Settings, listener: socket.socket) -> None:
        self._work, self._settings, self._listener = work, settings, listener
        self._workers: list[Worker] = []
        self._short_lives = 0
        self._is_stopped = self._is_replacing = False
        self._had_terminal = has_terminal()
        self._looked = time.monotonic()

    def run(self, announce: Callable[[], None]) -> int:
        """Serve until somebody stops it; `announce` that everybody is there. Return the exit code."""
        for name, hear in (("SIGTERM", self._stop), ("SIGINT", self._stop), ("SIGHUP", self._replace)):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), hear)
        self._workers = [self._new(n) for n in range(self._settings.workers)]
        if all(worker.wait_until_ready(lambda: self._is_stopped) for worker in self._workers):
            announce()
            while not self._is_stopped:
                wait([worker.process.sentinel for worker in self._workers], LOOK_SECONDS)
                self._end_frozen()
                self._look()
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.stop()
        return 0 if self._is_stopped else 1

    def _new(self, n: int) -> Worker:
        return Worker(self._work, of_worker(self._settings, n), self._listener)

    def _stop(self, *_: Any) -> None:
        self._is_stopped = True

    def _replace(self, *_: Any) -> None:
        if self._had_terminal and not has_terminal():  # which is why we are told
            self._is_stopped = True
        self._is_replacing = True

    def _end_frozen(self) -> None:
        """End processes that are stopped or stuck. Whoever was stopped itself first listens to what they have said."""
        now = time.monotonic()
        was_away, self._looked = now - self._looked > FROZEN_SECONDS / 2, now
        for worker in self._workers:
            worker.listen()
            if was_away:
                worker.heard = now
            elif worker.is_frozen and worker.process.is_alive():
                log.error("process %s does not answer any more and is ended", worker.process.pid)
                worker.process.kill()

    def _look(self) -> None:
        """Replace those that have ended, and all of them if that is wished."""
        for n, worker in enumerate(self._workers):
            if worker.process.is_alive():
                continue
            if self._is_stopped:
                return
            log.error("process %s has ended (%s) and is replaced", worker.process.pid, worker.process.exitcode)
            self._short_lives = self._short_lives + 1 if time.monotonic() - worker.began < SHORT_LIFE else 0
            self._wait(self._pause())
            if not self._is_stopped:
                self._workers[n] = self._new(n)
        if self._is_replacing:
            self._is_replacing = False
            self._replace_all()

    def _pause(self) -> float:
        """Return how long to wait before a new process is started: not at all for the first death of the last one."""
        if self._short_lives > 1:
            return LONG_PAUSE_SECONDS
        return PAUSE_SECONDS if any(worker.process.is_alive() for worker in self._workers) else float(self._short_lives)

    def _wait(self, seconds: float) -> None:
        """Wait, unless we are told to stop."""
        end = time.monotonic() + seconds
        while not self._is_stopped and (left := end - time.monotonic()) > 0:
            time.sleep(min(left, LOOK_SECONDS))

    def _replace_all(self) -> None:
        """Replace one after the other, each when its successor answers. One that does not answer replaces nobody."""
        for n, old in enumerate(self._workers):
            if self._is_stopped:
                return
            new = self._new(n)
            if not new.wait_until_ready(lambda: self._is_stopped):
                if not self._is_stopped:
                    log.error("a new process does not answer: the others go on as they are")
                new.stop()
                return
            self._workers[n] = new
            old.stop()
