"""A match from the command line: progress, log, table, JSON."""

import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from ninelives.arena.match import DealResult, Match, check, play_match
from ninelives.arena.table import Standing, standings
from ninelives.games.errors import GameError
from ninelives.text import Catalogue, Message


class Report(msgspec.Struct):
    match: Match
    standings: list[Standing]


def run(
    game: str,
    entrants: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    log: str | None,
    json: str | None,
    words: Catalogue,
) -> int:
    """Play (or go on with) a match and print its table."""
    match = Match(game, entrants, -(-games // len(entrants)), seed, options)
    check(match)
    results = read_log(log, match) if log else []
    for result in play_match(match, {result.deal for result in results}):
        results.append(result)
        if log:
            append(log, result)
        told = words.say(Message("arena-progress", {"done": len(results), "total": match.deals}))
        print(f"\r{told}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report = Report(match, standings(match, results))
    print(table(report))
    for line in {o.reason: o for result in results for o in result.outcomes if o.forfeit is not None}.values():
        bot = match.entrants[line.forfeit or 0]
        print(words.say(Message("arena-forfeit", {"bot": bot, "reason": line.reason})))
    if json:
        Path(json).write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    return 0


def table(report: Report) -> str:
    """Win shares, scores and leads with their 95 % intervals."""
    lines = [f"{'':<12}{'win':>7}{'±':>7}{'score':>9}{'±':>7}{'lead':>9}{'±':>7}{'ms':>8}{'max ms':>8}{'games':>8}"]
    lines += [
        f"{s.bot:<12}{s.win_share:>7.1%}{s.win_interval:>7.1%}{s.score:>9.2f}{s.score_interval:>7.2f}"
        f"{s.lead:>+9.2f}{s.lead_interval:>7.2f}{s.ms:>8.1f}{s.slowest_ms:>8.0f}{s.games:>8}"
        for s in report.standings
    ]
    return "\n".join(lines)


def read_log(file: str, match: Match) -> list[DealResult]:
    """The deals already played; a new log begins with the match it belongs to."""
    path = Path(file)
    if not path.exists():
        path.write_bytes(msgspec.json.encode(match) + b"\n")
        return []
    first, *lines = path.read_bytes().splitlines()
    known = msgspec.json.decode(first, type=Match)
    if msgspec.structs.replace(known, deals=match.deals) != match:
        raise GameError("arena-other-log", file=file)
    if not path.read_bytes().endswith(b"\n"):  # a process that died left half a line
        half = lines.pop()
        os.truncate(path, path.stat().st_size - len(half))
    results = [msgspec.json.decode(line, type=DealResult) for line in lines]
    return [result for result in results if result.deal < match.deals]


def append(file: str, result: DealResult) -> None:
    with Path(file).open("ab") as out:
        out.write(msgspec.json.encode(result) + b"\n")
