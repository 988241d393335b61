"""What a table computes for each action: the action itself, then for each seat its view as JSON and its events. A view
as an object is read from that JSON, for bots and programs.

    .venv/bin/python bench/views.py [--json FILE] [--seconds S] [--players N]

Random games, measured in rounds (see rounds.py); figures are medians over rounds, in microseconds of CPU time for one
call. Seats ask one after the other, as at a table: the first one pays for the events that all of them share.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from ninelives import GAMES, new
from ninelives.games.game import Game

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.rounds import Figures, Job, Take, measure

CALLS = ("act", "JSON", "events", "view")


def calls(name: str, players: int) -> Take:
    luck = random.Random(1)
    games = 0

    def take(seconds: float) -> dict[str, float]:
        nonlocal games
        spent = dict.fromkeys(CALLS, 0.0)
        actions = 0
        stop = time.perf_counter() + seconds
        while actions == 0 or time.perf_counter() < stop:
            games += 1
            game = new(name, players, seed=games)
            while not game.over:
                follow(game, luck, spent)
                actions += 1
        each = {"act": actions} | dict.fromkeys(CALLS[1:], actions * players)
        return {f"{what} | µs": spent[what] / each[what] * 1e6 for what in CALLS}

    return take


def follow(game: Game, luck: random.Random, spent: dict[str, float]) -> None:
    """One random action, and what its seats then ask for."""
    seats = range(game.players)
    seat = luck.choice(game.actors)
    action = luck.choice(game.legal(seat))
    if action.startswith(("slap", "shout")):
        action += f" {luck.randint(200, 2000)}"
    timed(spent, "act", lambda: game.act(seat, action))
    timed(spent, "JSON", lambda: [game.view_json(seat) for seat in seats])
    timed(spent, "events", lambda: [game.events(seat) for seat in seats])
    timed(spent, "view", lambda: [game.view(seat) for seat in seats])


def timed(spent: dict[str, float], what: str, run: Callable[[], object]) -> None:
    begin = time.process_time()
    run()
    spent[what] += time.process_time() - begin


def print_table(figures: Figures, players: int) -> None:
    print(f"µs a call, {players} players" + "".join(f"{what:>14}" for what in CALLS))
    for name in GAMES:
        row = [figures[name, what] for what in CALLS]
        print(f"{name:21}" + "".join(f"{figure.median:8.1f} ±{figure.spread or 0:4.0%}" for figure in row))


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a table computes for each action.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument("--seconds", type=float, default=20, metavar="S", help="time for the rounds")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4, 5))
    arguments = parser.parse_args()
    jobs = [Job(name, "calls", partial(calls, name, arguments.players)) for name in GAMES]
    figures = measure(jobs, arguments.seconds)
    for job in jobs:
        if job.error:
            sys.exit(f"{job.whose}: {job.error}")
    print_table(figures, arguments.players)
    if arguments.json:
        report = [
            {"game": game, "what": what, "unit": figure.unit, "median": figure.median, "rounds": figure.values}
            for (game, what), figure in figures.items()
        ]
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


if __name__ == "__main__":
    main()
