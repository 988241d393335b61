"""Take games out of a store and into another, as transcripts: to keep, to mail, to look at again."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.server.opening import create
from ninelives.store import Store, default_path
from ninelives.store.snapshot import each_log
from ninelives.table import replay
from ninelives.table.entries import AnyEntry, Opened, decode
from ninelives.table.log import is_closed, transcripts


@dataclass
class Harvest:
    """What was found in a store."""

    transcripts: dict[str, str] = field(default_factory=dict)  # finished games, by the table's code and a number
    running: int = 0
    unreadable: dict[str, GameError] = field(default_factory=dict)  # tables by their code: of other rules, mostly

    def add(self, code: str, log: Sequence[AnyEntry]) -> None:
        """Add the finished games of a table. Only where the log does not hold them in full, its rules are needed."""
        games = transcripts(log)
        if not is_closed(log):
            try:
                table = replay(log)
                games = table.finished
                self.running += table.is_playing
            except GameError as error:
                self.unreadable[code] = error
        self.transcripts |= {f"{code}-{n}": game for n, game in enumerate(games, 1)}


async def finished_games(db: str) -> Harvest:
    """Find all finished games, also while a server runs.

    Those that are still being played are left out: a transcript tells all cards.
    """
    found = Harvest()
    await each_log(db or default_path(), lambda row, log: found.add(row.code, [decode(entry) for entry in log]))
    return found


async def add_games(db: str, games: Sequence[Game]) -> list[str]:
    """Put finished games into a store, each at a table of its own, and return their codes."""
    store = await Store.open(db or default_path())
    try:
        return [(await create(store, _opened(game), finished=True))[0].code for game in games]
    finally:
        await store.close()


def _opened(game: Game) -> Opened:
    """Describe a table with open seats at which this game was played."""
    return Opened(
        at=time.time(),
        code="",
        game=game.name,
        players=game.players,
        options=dict(game.options),
        clock="none",
        transcript=game.transcript(),
    )
