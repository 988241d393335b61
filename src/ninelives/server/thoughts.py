"""Let bots think, beside everything else: for their own seats, for those they mind, and as advice."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ninelives import bots
from ninelives.bots.hint import hint
from ninelives.games.game import Game

if TYPE_CHECKING:
    from ninelives.server.room import Room

log = logging.getLogger(__name__)


class Thoughts:
    """The bots of one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._bots: dict[tuple[int, str], bots.Bot] = {}

    async def decide(self, seat: int, name: str) -> str:
        """Ask a bot for an action. If it fails or takes too long, rules of thumb move for it, and that is logged."""
        assert self.room.table.game
        game = self.room.table.game.copy()  # as it is now: it may go on meanwhile
        seen = bots.look(game, seat)
        loop, services = asyncio.get_running_loop(), self.room.services
        try:
            bot = self._bot(seat, name, game)
            threads = services.pool if name in bots.BOTS else services.plugins
            thought = loop.run_in_executor(threads, bot.act, seen)
            # Our own come to an end, but their first thought about a game may have to be compiled.
            action = await asyncio.wait_for(thought, None if name in bots.BOTS else services.limits.bot_seconds)
            game.act(seat, action)
        except Exception as error:  # a bot may be anybody's code
            log.warning("bot %s failed at table %s: %r", name, self.room.row.id[:6], error)
            services.metrics.bot_failures += 1
            thumb = make("thumb", game)
            if isinstance(error, TimeoutError):
                self._bots[seat, name] = thumb  # that bot still holds a thread, and gets no second one
            return await loop.run_in_executor(services.pool, thumb.act, seen)
        return action

    def _bot(self, seat: int, name: str, game: Game) -> bots.Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = make(name, game)
        return self._bots[seat, name]

    def advise(self, seat: int, tell: Callable[[Any], None]) -> None:
        """Work out advice for a person."""
        game = self.room.table.game
        assert game
        seen = bots.look(game, seat)

        async def run() -> None:
            tell(await asyncio.get_running_loop().run_in_executor(self.room.services.pool, hint, seen))

        self.room.run(run())


def make(name: str, game: Game) -> bots.Bot:
    """Make a bot for a game, under the version of rules that it is played by."""
    return bots.make(name, game.name, secrets.randbits(64), game.book.meta.rules_version)
