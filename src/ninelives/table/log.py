"""Read tables, or only the games that were played at them, back from their logs."""

from collections.abc import Iterable, Sequence

from ninelives.table.entries import Acted, AnyEntry, Finished, Opened, Started
from ninelives.table.table import Table


def replay(log: Sequence[AnyEntry]) -> Table:
    """Return the table that a log leads to.

    A game whose end is written down is not played again, so that no game needs its rules for ever. Only the last one
    is, if its rules are known: its final position is what the table shows.
    """
    opened, *rest = log
    assert isinstance(opened, Opened)
    table, closed = Table(opened), closed_games(rest)
    last = max((n for n, entry in enumerate(rest) if isinstance(entry, Started)), default=-1)
    for n, entry in enumerate(rest):
        if isinstance(entry, Started) and n in closed and not (n == last and table.knows_rules_of(entry)):
            table.pass_over(entry)
        else:
            table.apply(entry)
        if isinstance(entry, Acted) and not isinstance(next_entry(rest, n), Finished):
            close_game(table, entry)
    return table


def close_game(table: Table, entry: Acted) -> None:
    """Add what older logs lack: the end of a game whose last action this was."""
    if ending := table.ending(entry.at):
        table.apply(ending)


def next_entry(log: Sequence[AnyEntry], n: int) -> AnyEntry | None:
    """Return the entry behind another one."""
    return log[n + 1] if n + 1 < len(log) else None


def closed_games(log: Iterable[AnyEntry]) -> set[int]:
    """Return where games begin whose end is written down."""
    closed, begun = set(), None
    for n, entry in enumerate(log):
        if isinstance(entry, Started):
            begun = n
        elif isinstance(entry, Finished) and begun is not None:
            closed.add(begun)
    return closed


def is_closed(log: Iterable[AnyEntry]) -> bool:
    """Say whether every game that was begun has its end written down."""
    log = list(log)
    return len(closed_games(log)) == sum(isinstance(entry, Started) for entry in log)


def transcripts(log: Iterable[AnyEntry]) -> list[str]:
    """Return all games that a log holds in full. No rules are needed to read them."""
    games = [entry.transcript for entry in log if isinstance(entry, Opened | Finished)]
    return [game for game in games if game]
