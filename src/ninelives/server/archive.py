"""Games out of a store and into another, as records: to keep, to mail, to look at again."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.server.hub import create, replay
from ninelives.store import Store, default_path
from ninelives.table.entries import Opened


@dataclass
class Harvest:
    """What was found in a store."""

    records: dict[str, str] = field(default_factory=dict)  # finished games, by the code of the table and a number
    running: int = 0
    unreadable: dict[str, GameError] = field(default_factory=dict)  # tables by their code: of other rules, mostly


async def finished_games(db: str) -> Harvest:
    """All finished games. Those that are still being played are none of it: a record tells all cards."""
    found = Harvest()
    store = await Store.open(db or default_path(), make=False)
    try:
        for row in await store.all():
            try:
                table = replay(await store.entries(row.id))
            except GameError as error:
                found.unreadable[row.code] = error
            else:
                found.records |= {f"{row.code}-{n}": record for n, record in enumerate(table.finished, 1)}
                found.running += table.is_playing
    finally:
        await store.close()
    return found


async def add_games(db: str, games: Sequence[Game]) -> list[str]:
    """Put finished games into a store, each at a table of its own: their codes."""
    store = await Store.open(db or default_path())
    try:
        return [(await create(store, _opened(game), finished=True))[0].code for game in games]
    finally:
        await store.close()


def _opened(game: Game) -> Opened:
    """A table with open seats at which this game was played."""
    return Opened(
        at=time.time(),
        code="",
        game=game.name,
        players=game.players,
        options=game.options,
        clock="none",
        record=game.record(),
    )
