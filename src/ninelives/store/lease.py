"""Keep this process alive among those that share a database, and know when it may be taken for dead."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sqlalchemy import Connection

from ninelives.store import ownership
from ninelives.store.database import Database
from ninelives.store.ownership import LEASE_SECONDS

BEAT_SECONDS = 1.0
SAFE_SECONDS = LEASE_SECONDS - 0.5  # without a beat for so long, we stop before others may begin
ANSWER_SECONDS = 0.4  # that a beat may take even if it begins late, as after a pause of the whole machine

log = logging.getLogger(__name__)


def clock() -> float:
    """Return seconds of a clock that also runs while the machine sleeps, where there is one."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@cache
def network() -> str:
    """Return a name for the network of this machine, or this container, that lasts until it restarts; "" if unknown."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="utf-8")
        inside = Path("/proc/self/ns/net").stat().st_ino
    except OSError:
        return ""
    return hashlib.sha256(f"{boot} {inside}".encode()).hexdigest()[:12]


def is_beside_us(process: str) -> bool:
    """Say whether a process is, or was, in our own network, where a refused connection means that nobody is there."""
    there, separator, _ = process.partition(":")
    return bool(separator) and there == network() != ""


class Lease:
    """Beats once a second. When that fails for too long, the tables are given up, and a new life begins.

    It begins under a new name, so that nobody takes what is left of the old life for alive.
    """

    def __init__(self, database: Database, address: str, lost: Callable[[], None]) -> None:
        """Beat for a process that others reach at this address. `lost` is called when the tables must be given up."""
        self._database, self._address, self._lost = database, address, lost
        self.process = ""  # none: we are not alive
        self._safe_until = 0.0
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Register, and beat from now on."""
        await self._register()
        self._beating = asyncio.create_task(self._keep())

    async def end(self) -> None:
        """Beat no more. Tables that were not given back are free at once."""
        if self._beating:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        if self.process:
            process, self.process = self.process, ""
            await self._database.write(lambda connection: ownership.bury(connection, process), urgent=True)

    async def _register(self) -> None:
        began, process = clock(), f"{network()}:{secrets.token_urlsafe(12)}"
        await self._database.write(
            lambda connection: ownership.register(connection, process, self._address), urgent=True
        )
        self.process, self._safe_until = process, began + SAFE_SECONDS

    async def _keep(self) -> None:
        missed = 0
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            left = self._safe_until - clock() if self.process else SAFE_SECONDS
            try:
                async with asyncio.timeout(max(ANSWER_SECONDS, left)):
                    await (self._beat() if self.process else self._register())
                missed = 0
            except Exception as error:  # whatever it is, a time-out, too: a heart that stops is not noticed
                missed += 1
                if missed > 1:  # one may meet a connection that was just cut; the next has a new one
                    log.warning("no beat: %s", type(error).__name__)
            if self.process and clock() >= self._safe_until:
                self._give_up()

    async def _beat(self) -> None:
        began, process = clock(), self.process

        def work(connection: Connection) -> bool:
            return ownership.beat(connection, process)

        if await self._database.write(work, urgent=True):
            self._safe_until = began + SAFE_SECONDS
        else:  # the database says that our lease was over
            self._give_up()

    def _give_up(self) -> None:
        log.error("the lease of this process is over: its tables are given up")
        self.process = ""
        self._lost()
