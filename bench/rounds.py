"""Measurements in rounds: each runs for a short slice in every round, so that a noisy machine disturbs all alike."""

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

ROUNDS = 11

Run: TypeAlias = Callable[[], int]  # do a little work, tell how much it was
Take: TypeAlias = Callable[[float], dict[str, float]]  # measure for some seconds; values by "what | unit"
Row: TypeAlias = tuple[str, str]  # whose, what


@dataclass
class Job:
    """One measurement, of one figure or of several that belong together."""

    whose: str
    what: str
    prepare: Callable[[], Take]
    rounds: int = ROUNDS
    take: Take | None = None
    error: str = ""


@dataclass
class Figure:
    """What the rounds gave."""

    unit: str
    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def spread(self) -> float | None:
        """Half the distance between the quartiles, as a share of the median."""
        if len(self.values) < 4:
            return None
        low, _, high = statistics.quantiles(self.values, n=4)
        return (high - low) / 2 / self.median


Figures: TypeAlias = dict[Row, Figure]


def per_second(run: Run, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """How much a run gets done per second of that clock; it is repeated for about so many seconds of wall time."""
    done = 0
    stop = time.perf_counter() + seconds
    begin = clock()
    while True:
        done += run()
        if time.perf_counter() >= stop:
            return done / (clock() - begin)


def rate(name: str, run: Run) -> Take:
    """A measurement of one rate."""
    return lambda seconds: {name: per_second(run, seconds)}


def measure(jobs: list[Job], seconds: float) -> Figures:
    """Prepare all jobs, then take their figures round by round."""
    for job in jobs:
        if not job.error:
            progress(f"preparing {job.whose}: {job.what}")
            attempt(job, 0, {})
    figures: Figures = {}
    for n in range(ROUNDS):
        for job in jobs:
            if not job.error and n < job.rounds:
                progress(f"round {n + 1} of {ROUNDS}, {job.whose}: {job.what}")
                attempt(job, seconds / ROUNDS / len(jobs), figures)
    progress("")
    return figures


def attempt(job: Job, seconds: float, figures: Figures) -> None:
    """Take a job's figures once. What goes wrong is kept to be shown: it must not stop the others."""
    try:
        job.take = job.take or job.prepare()
        taken = job.take(seconds)
    except Exception as problem:
        job.error = f"{type(problem).__name__}: {problem}".splitlines()[0]
        return
    for name, value in taken.items():
        what, unit = name.split(" | ")
        figures.setdefault((job.whose, what), Figure(unit)).values.append(value)


def progress(text: str) -> None:
    """One line that changes; plain lines where nobody watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)


def ratio(figures: Figures, row: Row, base: Row) -> float | None:
    """The median of the rounds' ratios."""
    if row not in figures or base not in figures:
        return None
    pairs = zip(figures[row].values, figures[base].values, strict=False)
    return statistics.median(ours / theirs for ours, theirs in pairs)
