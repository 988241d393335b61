"""Run matches from the command line: progress, logs, results, JSON, report."""

import contextlib
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ninelives.arena.log import append, read_log
from ninelives.arena.match import DealResult, Match, check, play_match
from ninelives.arena.report import check_report, write_report
from ninelives.arena.standings import Result, summarise
from ninelives.arena.summary import as_text, forfeit_lines, grids, heading
from ninelives.games.errors import GameError
from ninelives.text import Catalogue, Message

BAR = 30


class Matches(msgspec.Struct):
    """What is written as JSON."""

    matches: list[Result]


def run(matches: Sequence[Match], log: str | None, json: str | None, report: str | None, words: Catalogue) -> int:
    """Play matches, or go on with those in a log; print their results and write what is asked for."""
    for match in matches:
        check(match)
    paths = log_paths(log, len(matches))
    for match, path in zip(matches, paths, strict=True):
        played_so_far(match, path)
    if report:
        check_report(report)
    for file in filter(None, (json, report)):
        with writing(file):
            Path(file).open("ab").close()  # refuses a file that cannot be written now, not after hours of play
    results = []
    for match, path in zip(matches, paths, strict=True):
        print(heading(match, words), flush=True)
        result = summarise(match, play(match, path, words))
        print("\n\n".join(map(as_text, grids(result, words))), *forfeit_lines(result, words), "", sep="\n")
        results.append(result)
    if json:
        with writing(json):
            Path(json).write_bytes(msgspec.json.format(msgspec.json.encode(Matches(results))))
    if report:
        with writing(report):
            write_report(report, results, words)
    return 0


@contextlib.contextmanager
def writing(file: str) -> Iterator[None]:
    """Tell of a file that cannot be written as an error of the user."""
    try:
        yield
    except OSError as error:
        raise GameError("cli-no-output", file=file, reason=error.strerror or str(error)) from error


def log_paths(log: str | None, matches: int) -> list[Path | None]:
    """Return a log for each match: with several, they are numbered."""
    if log is None:
        return [None] * matches
    path = Path(log)
    return [path] if matches == 1 else [path.with_name(f"{path.stem}-{n + 1}{path.suffix}") for n in range(matches)]


def played_so_far(match: Match, log: Path | None) -> list[DealResult]:
    """Return the deals of a match that are in its log, if it has one."""
    if log is None:
        return []
    with writing(str(log)):
        return read_log(log, match)


def play(match: Match, log: Path | None, words: Catalogue) -> list[DealResult]:
    """Play a match and return all its deals; those in its log are not played again."""
    results = played_so_far(match, log)
    began, before = time.monotonic(), len(results)
    show_progress(len(results), match.deals, None, words)
    for result in play_match(match, {result.deal for result in results}):
        results.append(result)
        if log:
            append(log, result)
        pace = (time.monotonic() - began) / (len(results) - before)
        show_progress(len(results), match.deals, pace * (match.deals - len(results)), words)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return results


def show_progress(done: int, total: int, seconds_left: float | None, words: Catalogue) -> None:
    """Show how far a match is, as a bar, to those who watch."""
    if not sys.stderr.isatty():
        return
    full = BAR * done // total
    args = {
        "bar": "█" * full + "░" * (BAR - full),
        "done": done,
        "total": total,
        "left": "…" if seconds_left is None else clock(round(seconds_left)),
    }
    line = words.say(Message("arena-progress", args))
    print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)


def clock(seconds: int) -> str:
    """Return a duration for people.

    >>> clock(3723), clock(123)
    ('1:02:03', '2:03')
    """
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
