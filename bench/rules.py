"""How fast the rulebooks are, next to other frameworks, measured in one run.

    .venv/bin/python bench/rules.py [--json FILE] [--seconds S] [--players N]

What an action is. A decision of a player, here and for every peer; playing the only card that may be played counts.
Dealing, dice and other luck are not counted, but their time is: whoever plays a game also deals it. Two exceptions,
both said in the table. OpenSpiel's C++ rollouts start from dealt hands, since its search needs a player to move: this
favours OpenSpiel. Turning a mouse in Maus geflippt is an action of ours but nobody's decision, so slaps (answers to a
mouse: slap, shout or hold) are also given without it.

What is measured. Random play. Every measurement runs for a short slice in each of several rounds, so that a noisy
machine disturbs all alike. Figures are medians over rounds, ratios are medians of the rounds' ratios, ± is half the
distance between the quartiles. Rates are per second of CPU time of the process, all its threads together; rows that say
`threads`, and starts that do not say otherwise, are wall time. Compiling is left out except in the cold start. Starts
are those of an installation without peers: with them come packages that Numba loads wherever it finds them.

Ours draw random legal actions by the rulebook's `random_action`: it lists them and takes one, except that Felix counts
its bids instead of writing them down.

How peers are played
- OpenSpiel from Python: `legal_actions` and `apply_action`, luck drawn from `chance_outcomes`. In these games luck is
  uniform (checked), so drawing is one index: the fastest way. OpenSpiel in C++: an MCTS bot with one simulation, which
  is nothing but its evaluator's random rollouts; their actions are rollouts times the mean length of games played from
  the same hands in Python, and each round checks that four times as many rollouts take about four times as long. Whole
  games in C++, dealing included, are `evaluate_bots` with uniform random bots.
- RLCard and PettingZoo: their own step functions, random legal actions.
- Pgx: a compiled batch of whole games on the CPU; steps of games that are already over are not counted. This is several
  times as fast as its `auto_reset`.
"""

import argparse
import contextlib
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np

from ninelives.games import GAMES, driver, rulebook
from ninelives.games.kernel import WORK

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import loops, peers
from bench.games import Decisions, special
from bench.rounds import Figure, Figures, Job, Row, Run, Take, measure, per_second, progress, rate, ratio

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PYTHON: Row = ("OpenSpiel", "oh_hell from Python")
HAD_BY_TWO = "processors that 2 threads had"
ROLLOUTS: Row = ("OpenSpiel", "oh_hell, C++ rollouts from dealt hands")

EVERY_ACTION = Decisions("random play", "actions/s", lambda players: 1.0)

# The rulebooks


class Play:
    """One thread's arrays and luck for one game."""

    def __init__(self, name: str, players: int, records: int = 2, seed: int = 1) -> None:
        book = rulebook(name)
        self.players = players
        self.states = np.zeros(records, book.dtype)
        self.work = np.zeros(1, WORK)
        self.acts = memoryview(self.work["acts"][0])
        self.options = np.array(book.meta.encode_options({}, players))
        self.seed = seed << 40
        self.timed = special(name).timed

    def playouts(self, games: int, loop: Callable[..., int] = loops.playouts) -> int:
        self.seed += games
        return loop(self.states, self.players, self.options, np.uint64(self.seed), games, self.work)

    def steps(self, most: int = sys.maxsize) -> int:
        """Play a new game (or so much of it) from Python, one fused call for each action."""
        self.seed += 1
        states, work, acts, luck = self.states, self.work, self.acts, random.random
        has_times, (last, ms) = self.timed is not None, self.timed or (0, 0)
        driver.deal(states, 0, self.players, self.options, np.uint64(self.seed))
        seat = self.actor()
        n = driver.legal(states, 0, seat, work)
        done = 0
        while done < most:
            action = acts[int(luck() * n)]
            if has_times and action <= last:
                action += ms * (1 + int(luck() * 500))
            told = driver.step(states, 0, seat, action, work)
            done += 1
            if told < 0:
                assert told == -2, "an action taken from the list of legal ones was refused"
                break
            seat, n = told >> 12, told & 4095
        return done

    def actor(self) -> int:
        """The lowest seat that may act."""
        mask: int = driver.actors(self.states, 0)
        return (mask & -mask).bit_length() - 1

    def go_to(self, share: float) -> None:
        """Go to a position after this share of the actions of a random game."""
        luck = random.getstate()
        length = self.steps()
        random.setstate(luck)
        self.seed -= 1
        self.steps(int(length * share))


def our_jobs(players: int) -> Iterator[Job]:
    for name in GAMES:
        yield Job(name, "random play", partial(random_play, name, players))
        yield Job(name, "random play, observed", partial(observed_play, name, players))
        if CORES > 1:
            yield Job(name, "random play on threads", partial(threaded_play, name, players))
        yield Job(name, "step from Python", partial(fused_steps, name, players))
        yield Job(name, "clone", partial(clones, name, players))
        yield Job(name, "resample", partial(worlds, name, players))


def random_play(name: str, players: int) -> Take:
    play, decisions = Play(name, players), special(name).decisions

    def take(seconds: float) -> dict[str, float]:
        speed = per_second(lambda: play.playouts(500), seconds)
        figures = {"random play | actions/s": speed}
        if decisions:
            figures[f"{decisions.what} | {decisions.unit}"] = speed * decisions.share(players)
        return figures

    return take


def observed_play(name: str, players: int) -> Take:
    play = Play(name, players)
    what = "random play, an observation at each action | actions/s"
    return rate(what, lambda: play.playouts(500, loops.observed_playouts))


def threaded_play(name: str, players: int) -> Take:
    """Each thread plays on its own arrays; one thread is measured before and after, by the same clock."""
    runs: list[Run] = [partial(Play(name, players, seed=n + 1).playouts, 500) for n in range(CORES)]

    def together(threads: int, seconds: float) -> float:
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(lambda run: per_second(run, seconds, time.perf_counter), runs[:threads]))

    def take(seconds: float) -> dict[str, float]:
        figures = {}
        for threads in sorted({2, CORES}):
            before = together(1, seconds / 2)
            wall, cpu = time.perf_counter(), time.process_time()
            speed = together(threads, seconds)
            had = (time.process_time() - cpu) / (time.perf_counter() - wall)
            one = (before + together(1, seconds / 2)) / 2
            figures[f"random play on {threads} threads | actions/s"] = speed
            figures[f"random play, {threads} threads to one | x"] = speed / one
            figures[f"processors that {threads} threads had | x"] = had
        return figures

    return take


def fused_steps(name: str, players: int) -> Take:
    return rate("random play from Python by `step` | steps/s", Play(name, players).steps)


def clones(name: str, players: int) -> Take:
    play = Play(name, players, records=33)
    play.playouts(1)

    def run() -> int:
        loops.clones(play.states, 100_000)
        return 100_000

    size = play.states.dtype.itemsize
    return lambda seconds: {f"clone ({size} bytes) | ns": 1e9 / per_second(run, seconds)}


def worlds(name: str, players: int) -> Take:
    """From positions spread over whole games, as seen by the seat to act."""
    positions = [Play(name, players, records=10, seed=n + 1) for n in range(16)]
    for n, play in enumerate(positions):
        play.go_to((n + 0.5) / len(positions))
    seats = [play.actor() for play in positions]

    def run() -> int:
        for play, seat in zip(positions, seats, strict=True):
            loops.worlds(play.states, seat, 40, play.work)
        return 40 * len(positions)

    return rate("resample | worlds/s", run)


# Starts, each in a fresh process

FIRST_PLAYOUT = """
import sys
sys.modules |= {"scipy": None, "yaml": None}  # they come with peers only, and Numba would load them
import numpy as np
from bench import loops
from ninelives.games import rulebook
from ninelives.games.kernel import WORK
book = rulebook(sys.argv[1])
options = np.array(book.meta.encode_options({}, int(sys.argv[2])))
loops.playouts(np.zeros(1, book.dtype), int(sys.argv[2]), options, np.uint64(1), 1, np.zeros(1, WORK))
print(loops.playouts.stats.cache_misses.total())
"""
IMPORT = "import time; begin = time.perf_counter(); import ninelives; print(time.perf_counter() - begin)"


def cold_starts(players: int, cache: Path) -> Figures:
    """Once each: these take long. They leave the cache that warm starts use."""
    figures: Figures = {}
    for name in GAMES:
        progress(f"cold start of {name}")
        for what, seconds in first_playout(name, "cold", players, cache).items():
            figures["start", what] = Figure("s", [seconds])
    return figures


def start_jobs(players: int, cache: Path) -> Iterator[Job]:
    yield Job("start", "import", lambda: import_time, rounds=5)
    for name in GAMES:
        yield Job("start", f"{name}, warm", partial(warm_start, name, players, cache), rounds=5)


def import_time(seconds: float) -> dict[str, float]:
    return {"import ninelives | s": float(python(IMPORT))}


def warm_start(name: str, players: int, cache: Path) -> Take:
    return lambda _: {f"{what} | s": seconds for what, seconds in first_playout(name, "warm", players, cache).items()}


def first_playout(name: str, kind: str, players: int, cache: Path) -> dict[str, float]:
    """Seconds of a process that plays one game. CPU time tells on a busy machine what wall time cannot."""
    wall, cpu = time.perf_counter(), children_time()
    compiled = int(python(FIRST_PLAYOUT, name, str(players), NUMBA_CACHE_DIR=str(cache / name)))
    if kind == "warm" and compiled:
        raise RuntimeError("compiled again: were the sources edited meanwhile?")
    what = f"{name}, {kind} start to the first playout"
    return {what: time.perf_counter() - wall, f"{what}, CPU time": children_time() - cpu}


def children_time() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def python(code: str, *arguments: str, **environment: str) -> str:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True).stdout


# The report


@dataclass
class Goal:
    text: str
    value: float | None
    bound: float
    at_most: bool = False

    @property
    def met(self) -> bool | None:
        if self.value is None:
            return None
        return self.value <= self.bound if self.at_most else self.value >= self.bound


def goals(figures: Figures) -> Iterator[Goal]:
    def of(whose: str, what: str) -> float | None:
        return figures[whose, what].median if (whose, what) in figures else None

    for base, text in ((PYTHON, "oh_hell from Python"), (ROLLOUTS, "C++ rollouts of oh_hell")):
        for name in GAMES:
            least = special(name).times_python if base == PYTHON else special(name).times_rollouts
            if least is not None:
                yield Goal(f"{name}: times {text}", ratio(figures, (name, "random play"), base), least)
    for name in GAMES:
        yield Goal(f"{name}: two threads, times one", of(name, "random play, 2 threads to one"), 1.6)
    for name in GAMES:
        yield Goal(f"{name}: steps/s from Python", of(name, "random play from Python by `step`"), 300e3)
    yield Goal("import, s", of("start", "import ninelives"), 0.3, at_most=True)
    for kind, most in (("cold", 5), ("warm", 1)):
        for name in GAMES:
            seconds = of("start", f"{name}, {kind} start to the first playout")
            yield Goal(f"{name}: {kind} start, s", seconds, most, at_most=True)
    for name in GAMES:
        decisions, quick = special(name).decisions or EVERY_ACTION, special(name).quick
        if quick is not None:
            yield Goal(f"{name}: {decisions.unit} (quiet machine)", of(name, decisions.what), quick)


def times(figures: Figures, row: Row, base: Row) -> float | None:
    """How many times as fast as another, if it is a speed of play at all."""
    return ratio(figures, row, base) if figures[row].unit in ("actions/s", "slaps/s", "steps/s") else None


def short(value: float | None) -> str:
    """Three digits, with k or M."""
    if value is None:
        return ""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:#.3g}".rstrip(".") + letter
    return f"{value:#.3g}".rstrip(".")


def print_table(figures: Figures, jobs: list[Job]) -> None:
    print(f"{'':55}{'median':>8} {'':10}{'±':>4}{'times oh_hell':>16}{'times oh_hell':>16}")
    print(f"{'':55}{'':8} {'':10}{'':4}{'from Python':>16}{'C++ rollouts':>16}")
    for whose in dict.fromkeys(job.whose for job in jobs):
        print(whose)
        for row, figure in figures.items():
            if row[0] == whose:
                spread = "" if figure.spread is None else f"{figure.spread:.0%}"
                ratios = [short(times(figures, row, base)) for base in (PYTHON, ROLLOUTS)]
                line = (
                    f"  {row[1]:53}{short(figure.median):>8} {figure.unit:10}{spread:>4}{ratios[0]:>16}{ratios[1]:>16}"
                )
                print(line.rstrip())
        for job in jobs:
            if job.whose == whose and job.error:
                print("  " + ": ".join(filter(None, (job.what, job.error))))


def print_goals(reached: list[Goal], players: int) -> None:
    print("\ngoals" + ("" if players == 4 else " (they are set for 4 players)"))
    for goal in reached:
        verdict = {None: "not measured", True: "met", False: "not met"}[goal.met]
        sign = "≤" if goal.at_most else "≥"
        print(f"  {goal.text:53}{short(goal.value):>8}   {sign} {short(goal.bound):9}{verdict}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the rulebooks are, next to other frameworks.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument(
        "--seconds", type=float, default=60, metavar="S", help="time for the rounds, without the starts"
    )
    parser.add_argument("--players", type=int, default=4, choices=(3, 4, 5), help="seats, wherever they can be chosen")
    arguments = parser.parse_args()
    players: int = arguments.players
    random.seed(1)
    facts = machine()
    with tempfile.TemporaryDirectory() as cache:
        cold = cold_starts(players, Path(cache))
        jobs = [*our_jobs(players), *start_jobs(players, Path(cache)), *peers.jobs(players)]
        figures = cold | measure(jobs, arguments.seconds)
    reached = list(goals(figures))
    print(", ".join(f"{name} {value}" for name, value in ({"players": players} | facts).items()), end="\n\n")
    print_table(figures, jobs)
    print_goals(reached, players)
    had = [figure.median for (_, what), figure in figures.items() if what == HAD_BY_TWO]
    if had and max(had) < 1.8:
        print(f"\nA busy machine: two threads had {max(had):.1f} processors. Goals of threads and starts mean little.")
    if arguments.json:
        report = as_json(figures, jobs, reached)
        arguments.json.write_text(
            json.dumps({"players": players, "machine": facts, **report}, indent=1) + "\n", encoding="utf-8"
        )


def machine() -> dict[str, Any]:
    """What the figures depend on."""
    facts: dict[str, Any] = {"cores": CORES, "load": round(os.getloadavg()[0], 1), "Python": platform.python_version()}
    for package in ("numba", *peers.PACKAGES):
        with contextlib.suppress(metadata.PackageNotFoundError):
            facts[package] = metadata.version(package)
    return facts


def as_json(figures: Figures, jobs: list[Job], reached: list[Goal]) -> dict[str, Any]:
    return {
        "figures": [
            {
                "whose": whose,
                "what": what,
                "unit": figure.unit,
                "median": figure.median,
                "times oh_hell from Python": times(figures, (whose, what), PYTHON),
                "times oh_hell, C++ rollouts": times(figures, (whose, what), ROLLOUTS),
                "rounds": figure.values,
            }
            for (whose, what), figure in figures.items()
        ],
        "errors": [{"whose": job.whose, "what": job.what, "error": job.error} for job in jobs if job.error],
        "goals": [asdict(goal) | {"met": goal.met} for goal in reached],
    }


if __name__ == "__main__":
    main()
