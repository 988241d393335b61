"""Compare what people were shown with what is in the log: whether anything is lost, doubled, untrue or overlaps."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import asyncpg

from tests.chaos.people import Person, digest
from tests.play import REAL_TIME
from tests.server.crash import Log, story

ENTRIES = """
    SELECT code, game, n, data, entries.epoch, entries.writer, changes, claims.writer AS owner
    FROM entries JOIN tables ON tables.id = table_id
    LEFT JOIN claims ON claims.table_id = entries.table_id AND claims.epoch = entries.epoch
    ORDER BY code, n
"""


@dataclass
class Verdict:
    """What is wrong, each with where it was found; and how much was looked at."""

    lost: list[str] = field(default_factory=list)  # acknowledged, and not in the log
    doubled: list[str] = field(default_factory=list)  # done in somebody's name who had not asked for it
    untrue: list[str] = field(default_factory=list)  # shown, and not in the log
    overlaps: list[str] = field(default_factory=list)  # written by somebody who did not own the table
    broken: list[str] = field(default_factory=list)  # logs that cannot be played again
    acknowledged: int = 0
    sightings: int = 0
    events: int = 0
    entries: int = 0
    epochs: int = 0

    @property
    def faults(self) -> dict[str, list[str]]:
        """All that is wrong, by its name."""
        names = ("lost", "doubled", "untrue", "overlaps", "broken")
        return {name: found for name in names if (found := getattr(self, name))}


async def check(db: str, people: Sequence[Person]) -> Verdict:
    """Read all logs, and compare."""
    verdict = Verdict()
    rows = defaultdict(list)
    connection = await asyncpg.connect(db)
    for row in await connection.fetch(ENTRIES):
        rows[row["code"]].append(row)
    await connection.close()
    by_table = defaultdict(list)
    for person in people:
        by_table[person.code].append(person)
    for code, persons in by_table.items():
        check_epochs(rows[code], verdict)
        try:
            log = Log([row["data"] for row in rows[code]])
        except Exception as error:  # whatever the rules say to what could never have happened
            verdict.broken.append(f"{code}: {error!r}")
            continue
        for person in persons:
            check_person(person, log, rows[code][0]["game"] in REAL_TIME, verdict)
    return verdict


def check_epochs(rows: Sequence[Any], verdict: Verdict) -> None:
    """Each entry was written once, by whoever owned the table then, and epochs follow each other."""
    verdict.entries += len(rows)
    verdict.epochs += len({row["epoch"] for row in rows})
    last = 0
    for number, row in enumerate(rows):
        where = f"{row['code']} {number}"
        if row["n"] != number:
            verdict.broken.append(f"{where}: number {row['n']}")
        if row["epoch"] is None:  # written before anybody watched
            continue
        if row["writer"] != row["owner"] or row["epoch"] < last or row["changes"]:
            found = f"epoch {row['epoch']} after {last}, of {row['owner']}, written by {row['writer']}"
            verdict.overlaps.append(f"{where}: {found}, changed {row['changes']} times")
        last = row["epoch"]


def check_person(person: Person, log: Log, is_real_time: bool, verdict: Verdict) -> None:
    """Nothing that was acknowledged or shown is gone, and nothing was done that was not asked for."""
    seat, name = person.seat, f"{person.code} seat {person.seat}"
    stories = [story(game, seat) for game in log.games]
    for seen in person.sightings:
        verdict.sightings += 1
        verdict.events += seen.events
        told = islice((event for one in stories[seen.game :] for event in one), seen.events)
        if digest(list(told)) != seen.story:
            verdict.untrue.append(f"{name}: {seen.events} events from game {seen.game} on")
        for game, turn in {*seen.acknowledged, (seen.where[0], seen.where[1] - 1)}:
            verdict.acknowledged += (game, turn) in seen.acknowledged
            if turn >= 0 and turn >= len(done_by(log, game, seat)):
                verdict.lost.append(f"{name}: game {game}, action {turn}")
    if not is_real_time:
        for game in range(len(log.actions)):
            for turn, action in enumerate(done_by(log, game, seat)):
                if action not in person.asked.get((game, turn), ()):
                    verdict.doubled.append(f"{name}: game {game}, action {turn}, {action}")


def done_by(log: Log, game: int, seat: int) -> list[str]:
    return log.actions[game][seat] if game < len(log.actions) else []
