"""How fast the environments are, next to other frameworks, measured in one run.

    .venv/bin/python bench/envs.py [--json FILE] [--seconds S] [--players N]

What a step is. One decision of a player, with the observation tensor and the mask of legal actions of the decision that
follows, here and for every peer; dealing and beginning the next game are included. Actions are random and legal.

What is measured. Every measurement runs for a short slice in each of several rounds, so that a noisy machine disturbs
all alike. Figures are medians over rounds, ratios are medians of the rounds' ratios, ± is half the distance between the
quartiles. Rates are per second of CPU time of the process, all its threads together; rows that say `wall` are not.
Compiling is left out.

Batches are measured in two ways, ours and Pgx's alike. *Each step in Python*: the arrays of every step are there to be
read in Python before the next one begins, as a learner needs it. *Loop*: many steps in one compiled call; the arrays
are written at each step but nobody looks. Random actions are chosen in compiled code in all of them.

How peers are played
- Pgx: jitted and vmapped on the CPU. `auto_reset` is the same work as ours: a game that ends is followed by the next in
  the same step. Its *whole games* leave that out: all games of a batch begin together, and the loop ends with the
  longest; steps of games that are already over are not counted. That is not what a learner can use, but it is Pgx's
  fastest way to play.
- PettingZoo: `last` and `step`, as its documentation shows; ours by the same loop. (`gin_rummy` has left PettingZoo.)
- OpenSpiel from Python: tensor, mask and `apply_action`. RLCard: its `step`, which returns an observation.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import ninelives
from ninelives.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import peers
from bench.rounds import Figures, Job, Take, measure, per_second, rate, ratio
from bench.rules import CORES, Goal, machine, print_goals, short

SIZE = 4096
STEPS = "batch, each step in Python"
LOOP = "batch, loop"
PGX_STEPS, PGX_LOOP = "{}, auto_reset, each step in Python", "{}, auto_reset, loop"
PGX_GAMES = "{}, whole games, loop"
AEC = "AEC, last and step"


def our_jobs(players: int) -> Iterator[Job]:
    for name in GAMES:
        yield Job(name, STEPS, partial(batch_steps, name, players))
        yield Job(name, LOOP, partial(batch_loop, name, players))
        yield Job(name, "batch against thumb", partial(batch_against, name, players))
        if CORES > 1:
            yield Job(name, "batch on threads", partial(batch_threads, name, players))
        yield Job(name, AEC, partial(aec_steps, name, players))


def batch_steps(name: str, players: int) -> Take:
    batch = ninelives.batch(name, players, SIZE, threads=1, seed=1)

    def run() -> int:
        batch.step(batch.sample)
        return SIZE

    return rate(f"{STEPS} | steps/s", run)


def batch_loop(name: str, players: int) -> Take:
    batch = ninelives.batch(name, players, SIZE, threads=1, seed=1)

    def run() -> int:
        batch.play_randomly(10)
        return 10 * SIZE

    return rate(f"{LOOP} | steps/s", run)


def batch_against(name: str, players: int) -> Take:
    """Steps of the learner; in between, the others act by rules of thumb."""
    batch = ninelives.batch(name, players, SIZE, threads=1, seed=1, opponents="thumb")

    def run() -> int:
        batch.step(batch.sample)
        return SIZE

    return rate("batch against thumb, each step in Python | steps/s", run)


def batch_threads(name: str, players: int) -> Take:
    batch = ninelives.batch(name, players, SIZE, seed=1)

    def run() -> int:
        batch.step(batch.sample)
        return SIZE

    def take(seconds: float) -> dict[str, float]:
        wall, cpu = time.perf_counter(), time.process_time()
        speed = per_second(run, seconds, time.perf_counter)
        had = (time.process_time() - cpu) / (time.perf_counter() - wall)
        what = f"{STEPS}, {CORES} threads"
        return {f"{what}, wall | steps/s": speed, f"{what}, processors they had | x": had}

    return take


def aec_steps(name: str, players: int) -> Take:
    env = import_module(f"ninelives.envs.{name}_v0").env(players=players)
    env.reset(seed=1)
    return rate(f"{AEC} | steps/s", partial(peers.aec_game, env))


# Peers


def peer_jobs(players: int) -> Iterator[Job]:
    for name, size in (("leduc_holdem", SIZE), ("sparrow_mahjong", 512)):
        yield Job("Pgx", name, partial(pgx_game, name, size))
    for name, arguments in (("texas_holdem_no_limit", {"num_players": players}), ("leduc_holdem", {})):
        yield Job("PettingZoo", name, partial(peers.pettingzoo_game, name, arguments))
    for name in ("leduc_poker", "oh_hell"):
        yield Job("OpenSpiel", name, partial(spiel_game, name, players))
    for name in ("leduc-holdem", "uno"):
        yield Job("RLCard", name, partial(peers.rlcard_game, name))


def pgx_game(name: str, size: int) -> Take:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    on_and_on = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))
    once = jax.vmap(env.step)

    def choose(state: Any, luck: Any) -> Any:
        return jax.random.categorical(luck, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))

    def act(carry: Any, _: Any = None) -> Any:
        state, key = carry
        key, luck, deal = jax.random.split(key, 3)
        return (on_and_on(state, choose(state, luck), jax.random.split(deal, size)), key), None

    def act_once(carry: Any) -> Any:
        state, key, done = carry
        key, luck = jax.random.split(key)
        done += (~state.terminated).sum()
        return once(state, choose(state, luck)), key, done

    def begin(key: Any) -> Any:
        return jax.vmap(env.init)(jax.random.split(key, size))

    def whole(key: Any) -> Any:
        """The last observations are returned, or the compiler would leave all of them out."""
        deal, key = jax.random.split(key)
        end = jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), act_once, (begin(deal), key, 0))
        return end[2], end[0].observation, end[0].legal_action_mask

    step = jax.jit(lambda carry: act(carry)[0])
    loop = jax.jit(lambda carry: jax.lax.scan(act, carry, None, length=10)[0])
    games = jax.jit(whole)
    now = [(jax.jit(begin)(jax.random.PRNGKey(1)), jax.random.PRNGKey(2))] * 2

    def run_step() -> int:
        now[0] = jax.block_until_ready(step(now[0]))
        return size

    def run_loop() -> int:
        now[1] = jax.block_until_ready(loop(now[1]))
        return 10 * size

    def run_games() -> int:
        return int(jax.block_until_ready(games(jax.random.PRNGKey(random.getrandbits(30))))[0])

    def take(seconds: float) -> dict[str, float]:
        return {
            f"{PGX_STEPS.format(name)} | steps/s": per_second(run_step, seconds / 3),
            f"{PGX_LOOP.format(name)} | steps/s": per_second(run_loop, seconds / 3),
            f"{PGX_GAMES.format(name)} | steps/s": per_second(run_games, seconds / 3),
        }

    return take


def spiel_game(name: str, players: int) -> Take:
    game = peers.spiel_game(name, players)
    kind = game.get_type()

    def run() -> int:
        done = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                continue
            if kind.provides_observation_tensor:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            mask = np.array(state.legal_actions_mask(), np.int8)
            actions = mask.nonzero()[0]
            state.apply_action(int(actions[int(random.random() * len(actions))]))
            done += 1
        return done

    return rate(f"{name} from Python | steps/s", run)


# The report


def goals(figures: Figures) -> Iterator[Goal]:
    for name in GAMES:
        for pgx, bound in (("leduc_holdem", 5), ("sparrow_mahjong", 100)):
            pairs = {
                f"{name}: steps in Python, times {pgx}": (STEPS, PGX_STEPS),
                f"{name}: loop, times {pgx}": (LOOP, PGX_LOOP),
                f"{name}: loop, times whole {pgx}": (LOOP, PGX_GAMES),
            }
            for text, (ours, theirs) in pairs.items():
                yield Goal(text, ratio(figures, (name, ours), ("Pgx", theirs.format(pgx))), bound)
        for classic in ("texas_holdem_no_limit", "leduc_holdem"):
            steps = ratio(figures, (name, STEPS), ("PettingZoo", classic))
            yield Goal(f"{name}: batch, times PettingZoo's {classic}", steps, 500)
        single = ratio(figures, (name, AEC), ("PettingZoo", "texas_holdem_no_limit"))
        yield Goal(f"{name}: AEC, times texas_holdem_no_limit", single, 20)


def print_table(figures: Figures, jobs: list[Job]) -> None:
    for whose in dict.fromkeys(job.whose for job in jobs):
        print(whose)
        for row, figure in figures.items():
            if row[0] == whose:
                spread = "" if figure.spread is None else f"± {figure.spread:.0%}"
                print(f"  {row[1]:60}{short(figure.median):>8} {figure.unit:9}{spread:>6}".rstrip())
        for job in jobs:
            if job.whose == whose and job.error:
                print("  " + ": ".join(filter(None, (job.what, job.error))))


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the environments are, next to other frameworks.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument("--seconds", type=float, default=120, metavar="S", help="time for the rounds")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4, 5), help="seats, wherever they can be chosen")
    arguments = parser.parse_args()
    players: int = arguments.players
    random.seed(1)
    facts = machine()
    jobs = [*our_jobs(players), *peers.installed(peer_jobs(players))]
    figures = measure(jobs, arguments.seconds)
    reached = list(goals(figures))
    print(
        ", ".join(f"{name} {value}" for name, value in ({"players": players, "lanes": SIZE} | facts).items()),
        end="\n\n",
    )
    print_table(figures, jobs)
    print_goals(reached, players)
    if arguments.json:
        report = {
            "figures": [
                {"whose": whose, "what": what, "unit": figure.unit, "median": figure.median, "rounds": figure.values}
                for (whose, what), figure in figures.items()
            ],
            "errors": [{"whose": job.whose, "what": job.what, "error": job.error} for job in jobs if job.error],
            "goals": [asdict(goal) | {"met": goal.met} for goal in reached],
        }
        arguments.json.write_text(json.dumps({"machine": facts, **report}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
