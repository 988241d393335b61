"""Do harm to a cluster, by a schedule that follows from a seed."""

import asyncio
import gc
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import asyncpg

from ninelives.server.workers import PAUSE_SECONDS
from ninelives.store import LEASE_SECONDS
from tests.chaos.cluster import Cluster, Member

HOURS = 3600
OWNED = """
    SELECT code FROM tables JOIN claims ON claims.table_id = tables.id AND claims.epoch = tables.epoch
    WHERE owner IS NOT NULL AND writer = $1
"""


@dataclass
class Kill:
    """A death without warning, and the tables that were orphaned by it."""

    at: float  # by the monotonic clock
    codes: list[str]


@dataclass
class Harm:
    """What has been done so far."""

    counts: Counter[str] = field(default_factory=Counter)
    kills: list[Kill] = field(default_factory=list)


class Faults:
    """Harms one member after the other, and mends it. At least one member is left alone at any time."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster = cluster
        self.harm = Harm()
        self._random = random.Random(seed)
        self._busy: set[Member] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self.kinds: dict[str, Callable[[Member, float], Awaitable[None]]] = {
            "kill": self.kill,
            "stop": self.stop,
            "drain": self.drain,
            "cut": self.cut,
            "hold": self.hold,
            "close": self.close,
            "clock": self.clock,
            "slow disk": self.slow_disk,
        }

    async def run(self, kinds: list[str], every: float, seconds: float) -> None:
        """Do harm for so long, in rounds of each kind once, the last one to its end; return when all is mended."""
        deck: list[str] = []
        end = time.monotonic() + seconds
        while deck or time.monotonic() < end:
            deck = deck or self._random.sample(kinds, len(kinds))
            kind, which, how = deck.pop(), self._random.random(), self._random.random()
            healthy = await self._healthy()
            gc.collect()  # now, not while people come back: what all of them wait for is not a server
            self._tasks.append(asyncio.create_task(self._do(kind, healthy[int(which * len(healthy))], how)))
            await asyncio.sleep(every * (0.5 + self._random.random()))
            self._tasks = [task for task in self._tasks if not task.done() or task.result()]
        await asyncio.gather(*self._tasks)

    async def _healthy(self) -> list[Member]:
        """Wait until one member can be harmed while another is left alone."""
        while len(healthy := [member for member in self.cluster.members if member not in self._busy]) < 2:
            await asyncio.sleep(0.05)
        return healthy

    async def _do(self, kind: str, member: Member, how: float) -> None:
        """Harm a member in one way. `how`: from 0 to 1, for whatever there is to choose."""
        self._busy.add(member)
        self.harm.counts[kind] += 1
        await self.kinds[kind](member, how)
        self._busy.discard(member)

    async def kill(self, member: Member, how: float) -> None:
        at, writer = time.monotonic(), member.writer
        await member.stop(signal.SIGKILL)
        connection = await asyncpg.connect(self.cluster.db)
        self.harm.kills.append(Kill(at, [row["code"] for row in await connection.fetch(OWNED, writer)]))
        await connection.close()
        await asyncio.sleep(PAUSE_SECONDS)  # as who keeps workers does, so that the others come first
        await member.start()

    async def stop(self, member: Member, how: float) -> None:
        """For longer than its lease: it wakes up with tables that are others' by now."""
        member.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE_SECONDS + 1 + 3 * how)
        member.send(signal.SIGCONT)

    async def drain(self, member: Member, how: float) -> None:
        await member.stop(signal.SIGTERM)
        await member.start()

    async def cut(self, member: Member, how: float) -> None:
        """Three times, so that some are in the middle of a commit."""
        for _ in range(3):
            member.tell_line("cut")
            await asyncio.sleep(how / 2)

    async def hold(self, member: Member, how: float) -> None:
        """What was on its way to the database arrives when others may own the tables."""
        member.tell_line("hold")
        await asyncio.sleep(1 + how * (LEASE_SECONDS + 2))
        member.tell_line("go")

    async def close(self, member: Member, how: float) -> None:
        member.tell_line("close")
        await asyncio.sleep(1 + how * (LEASE_SECONDS + 2))
        member.tell_line("go")

    async def clock(self, member: Member, how: float) -> None:
        """It stays wrong until the next jump."""
        member.jump(int((how - 0.5) * 48 * HOURS))
        await asyncio.sleep(1)

    async def slow_disk(self, member: Member, how: float) -> None:
        """Each commit of anybody takes longer by as much as PostgreSQL lets us ask for."""
        connection = await asyncpg.connect(self.cluster.server.url())
        for delay in (int(100_000 * how), 0):
            await connection.execute(f"ALTER SYSTEM SET commit_delay = {delay}")
            await connection.execute(f"ALTER SYSTEM SET commit_siblings = {0 if delay else 5}")
            await connection.execute("SELECT pg_reload_conf()")
            await asyncio.sleep(4 if delay else 0)
        await connection.close()
