"""Play at a cluster while it is harmed, then see whether every table goes on and whether all that was seen is true."""

import asyncio
import sys
import time
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

from tests.chaos.checker import Verdict, check
from tests.chaos.cluster import FENCED, Cluster, cluster
from tests.chaos.faults import Faults, Kill
from tests.chaos.people import Person, end, seat_people
from tests.server.crash import TABLES
from tests.store.server import Server

ALL = ["kill", "stop", "drain", "cut", "hold", "close", "clock", "slow disk"]
SEATING = 10  # tables at a time
GOES_ON_SECONDS = 60.0  # after the last fault, for every table
REPORT_SECONDS = 10.0


@dataclass
class Plan:
    """What is to be done. The same seed makes the same schedule."""

    seconds: float
    seed: int = 1
    tables: int = 12
    members: int = 3
    every: float = 3.0  # seconds from a fault to the next, on average
    kinds: list[str] = field(default_factory=lambda: ALL)
    think: float = 0.1  # seconds before somebody acts
    pace: float = 0.0  # of bots: 1 is that of people
    program: str = FENCED
    talks: bool = False  # say how it goes


@dataclass
class Result:
    harm: Counter[str]
    verdict: Verdict
    takeovers: list[float]  # seconds from a kill until somebody is shown the table again
    stuck: list[str]  # tables that did not go on
    complaints: str  # tracebacks in the logs of servers

    def __str__(self) -> str:
        v = self.verdict
        done = ", ".join(f"{count} × {kind}" for kind, count in sorted(self.harm.items()))
        return (
            f"{done or 'no faults'}; takeover of {len(self.takeovers)} tables: "
            f"p50 {percentile(self.takeovers, 0.5):.2f} s, "
            f"p99 {percentile(self.takeovers, 0.99):.2f} s, longest {percentile(self.takeovers, 1):.2f} s; "
            f"{v.acknowledged:,} actions acknowledged, {v.events:,} events seen at {v.sightings:,} connections, "
            f"{v.entries:,} entries in {v.epochs:,} epochs: {len(v.lost)} lost, {len(v.doubled)} doubled, "
            f"{len(v.untrue)} shown untrue, {len(v.overlaps)} overlaps, {len(v.broken)} broken logs, "
            f"{len(self.stuck)} tables stuck"
        )


def percentile(times: Sequence[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


async def seat_all_tables(cluster: Cluster, plan: Plan) -> list[Person]:
    few = asyncio.Semaphore(SEATING)

    async def seat(game: str, players: int, people: int, options: dict[str, int | str]) -> list[Person]:
        async with few:
            code = await cluster.open(game, players, options)
            return await seat_people(cluster.url, code, [await cluster.token() for _ in range(people)], plan.think)

    tables = await asyncio.gather(*(seat(*kind) for kind in islice(cycle(TABLES), plan.tables)))
    return [person for table in tables for person in table]


async def report(plan: Plan, faults: Faults, people: list[Person]) -> None:
    """Say how it goes, again and again."""
    began = time.monotonic()
    while True:
        await asyncio.sleep(REPORT_SECONDS)
        here, acted = sum(person.witness is not None for person in people), sum(map(len, (p.asked for p in people)))
        took = takeovers(faults.harm.kills, people)
        print(
            f"{time.monotonic() - began:.0f} of {plan.seconds:.0f} s: {dict(faults.harm.counts)}, "
            f"{here} of {len(people)} people connected, {acted:,} actions asked for, "
            f"longest takeover {percentile(took, 1):.2f} s",
            file=sys.stderr,
            flush=True,
        )


def takeovers(kills: list[Kill], people: list[Person]) -> list[float]:
    """How long it took until somebody was shown a table again whose owner was killed."""
    entered: dict[str, list[float]] = defaultdict(list)
    for person in people:
        entered[person.code] += person.entered
    times = {code: sorted(each) for code, each in entered.items()}
    found = []
    for kill in kills:
        for code in kill.codes:
            n = bisect(times[code], kill.at)
            if n < len(times[code]):
                found.append(times[code][n] - kill.at)
    return found


async def go_on(people: list[Person]) -> list[str]:
    """Wait until every table has gone on; return those that have not."""
    before, left = {id(person): person.where for person in people}, {person.code for person in people}
    deadline = time.monotonic() + GOES_ON_SECONDS
    while left and time.monotonic() < deadline:
        left -= {person.code for person in people if person.witness and person.where > before[id(person)]}
        await asyncio.sleep(0.05)
    return sorted(left)


async def run(server: Server, folder: Path, database: str, plan: Plan) -> Result:
    """Play, do harm, mend all, and look at what is left."""
    async with cluster(server, folder, database, plan.members, plan.program, plan.pace) as made:
        people = await seat_all_tables(made, plan)
        faults = Faults(made, plan.seed)
        staying = [asyncio.create_task(person.stay()) for person in people]
        talking = [asyncio.create_task(report(plan, faults, people))] if plan.talks else []
        try:
            await faults.run(plan.kinds, plan.every, plan.seconds)
            stuck = await go_on(people)
        finally:
            await end(staying + talking)
        verdict = await check(made.db, people)
        took = takeovers(faults.harm.kills, people)
        return Result(faults.harm.counts, verdict, took, stuck, made.complaints())
