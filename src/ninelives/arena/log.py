"""Keep the deals of a match in a file, so that a match that was stopped can go on."""

import os
from pathlib import Path

import msgspec

from ninelives.arena.match import DealResult, Match
from ninelives.games.errors import GameError


def read_log(path: Path, match: Match) -> list[DealResult]:
    """Return the deals already played; begin a new log with the match it belongs to."""
    if not path.exists():
        path.write_bytes(msgspec.json.encode(match) + b"\n")
        return []
    whole, _, half = path.read_bytes().rpartition(b"\n")
    first, *lines = whole.splitlines() or [b""]
    try:
        known = msgspec.json.decode(first, type=Match)
        results = [msgspec.json.decode(line, type=DealResult) for line in lines]
    except msgspec.DecodeError as error:
        raise GameError("arena-other-log", file=str(path)) from error
    if msgspec.structs.replace(known, deals=match.deals) != match:
        raise GameError("arena-other-log", file=str(path))
    if half:  # a process died while it wrote this line
        os.truncate(path, path.stat().st_size - len(half))
    return [result for result in results if result.deal < match.deals]


def append(path: Path, result: DealResult) -> None:
    """Add the result of one deal to a log."""
    with path.open("ab") as out:
        out.write(msgspec.json.encode(result) + b"\n")
