"""Let bots think, beside everything else: for their own seats, for those they mind, and as advice for people."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from ninelives import bots
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.server import messages
from ninelives.server.connection import Connection

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
            table = self.room.name  # what the error says may be a hand
            log.warning("bot %s failed at table %s: %s", name, table, type(error).__name__, extra={"table": table})
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

    def advise(self, connection: Connection, seat: int) -> None:
        """Work out advice for a person about what the seat sees now, or raise why there is none."""
        game = self.room.table.game
        assert game
        seen = bots.look(game, seat)
        thought = self.room.services.hints.ask(connection.person, seen)

        async def run() -> None:
            try:
                advice = await asyncio.shield(thought)  # also if all have gone: until it is there, it counts
            except Exception as error:  # a game may be anybody's code
                table = self.room.name  # what the error says may be a hand
                log.warning("no hint at table %s: %s", table, type(error).__name__, extra={"table": table})
                connection.refuse(GameError("hint-failed"))
                return
            if self._holds(seen):
                connection.tell(messages.Advised(advice))
            else:
                connection.refuse(GameError("hint-too-late"))

        self.room.run(run())

    def _holds(self, seen: bots.Seen) -> bool:
        """Say whether a seat still has to act on what it once saw."""
        table, seat = self.room.table, seen.seat
        if table.game is None or seat not in table.actors():
            return False
        return bool(table.game.observation(seat).tobytes() == seen.observation.tobytes())


def make(name: str, game: Game) -> bots.Bot:
    """Make a bot for a game, under the version of rules that it is played by."""
    return bots.make(name, game.name, secrets.randbits(64), game.book.meta.rules_version)
