"""Read tables, or only the games that were played at them, back from their logs."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

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
    for n, (entry, behind) in enumerate(zip_longest(rest, rest[1:])):
        if isinstance(entry, Started) and n in closed and not (n == last and table.knows_rules_of(entry)):
            table.pass_over(entry)
        else:
            table.apply(entry)
        is_untold = isinstance(entry, Acted) and not isinstance(behind, Finished)
        if is_untold and (ending := table.ending(entry.at)):  # older logs do not say that a game is over
            table.apply(ending)
    return table


def closed_games(log: Iterable[AnyEntry]) -> set[int]:
    """Return where games begin whose end is written down."""
    closed, begun = set(), None
    for n, entry in enumerate(log):
        if isinstance(entry, Started):
            begun = n
        elif isinstance(entry, Finished) and begun is not None:
            closed.add(begun)
    return closed


def is_closed(log: Sequence[AnyEntry]) -> bool:
    """Say whether every game that was begun has its end written down."""
    return len(closed_games(log)) == sum(isinstance(entry, Started) for entry in log)


def transcripts(log: Iterable[AnyEntry]) -> list[str]:
    """Return all games that a log holds in full. No rules are needed to read them."""
    games = [entry.transcript for entry in log if isinstance(entry, Opened | Finished)]
    return [game for game in games if game]
