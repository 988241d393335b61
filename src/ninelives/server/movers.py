"""Who moves when no person does: bots, sealed maxima, and bots that mind the seat of somebody who is away."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ninelives import bots
from ninelives.bots.characters import thinking_time
from ninelives.bots.hint import hint
from ninelives.table.entries import Acted

if TYPE_CHECKING:
    from ninelives.server.room import Room

log = logging.getLogger(__name__)


class Movers:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}  # seat -> its bot, thinking
        self._bots: dict[tuple[int, str], bots.Bot] = {}

    def go_on(self) -> None:
        """Let those move who can move without a person, and watch the clocks of the others."""
        table = self.room.table
        for seat in table.actors():
            if table.seats[seat].mover and seat not in self._tasks:
                self._tasks[seat] = self.room.run(self._move(seat, table.seats[seat].mover, table.turns[seat]))
        if sealed := table.sealed_move():
            seat, action = sealed
            self.room.timers.after(self._pause(), "sealed", lambda: self._act(seat, action, "sealed"))
        else:
            self.room.timers.cancel("sealed")
        if table.clock.pace:
            self._watch_clocks()

    def stop(self) -> None:
        self._tasks.clear()

    def mind(self, seat: int, why: str) -> None:
        """The person is away or out of time."""
        if self.room.connections and (minded := self.room.table.mind(seat, why, self.room.services.now())):
            self.room.do(minded)

    def _watch_clocks(self) -> None:
        clock = self.room.table.clock
        ends = [(end, seat) for seat in clock.since if (end := clock.ends(seat)) is not None]
        ends = [(end, seat) for end, seat in ends if not self.room.table.seats[seat].mover]
        if ends:
            end, seat = min(ends)
            self.room.timers.after(end - self.room.services.now(), "clock", lambda: self.mind(seat, "time"))
        else:
            self.room.timers.cancel("clock")

    def _pause(self) -> float:
        game = self.room.table.game
        assert game
        return self.room.services.pace * thinking_time(game.view(None).phase, self.room.luck)

    async def _move(self, seat: int, name: str, turn: int) -> None:
        """Think at least as long as a person would, then move, if it is still this seat's turn to do so."""
        pause = asyncio.sleep(self._pause())
        action, _ = await asyncio.gather(self.decide(seat, name), pause)
        del self._tasks[seat]
        there = self.room.table.seats[seat]
        if there.mover == name and self.room.table.turns[seat] == turn:
            self._act(seat, action, "bot" if there.bot else "minder")
        else:
            self.room.go_on()

    def _act(self, seat: int, action: str, by: str) -> None:
        if seat in self.room.table.actors():  # a person may have been faster
            self.room.do(Acted(at=self.room.services.now(), seat=seat, action=action, by=by))

    async def decide(self, seat: int, name: str) -> str:
        """What a bot does. If it fails or takes too long, rules of thumb move for it, and that is logged."""
        assert self.room.table.game
        game = self.room.table.game.copy()  # as it is now: it may go on meanwhile
        seen = bots.look(game, seat)
        loop, services = asyncio.get_running_loop(), self.room.services
        try:
            bot = self._bot(seat, name, game.name)
            pool = services.pool if name in bots.BOTS else services.guests
            thought = loop.run_in_executor(pool, bot.act, seen)
            action = await asyncio.wait_for(thought, services.limits.bot_seconds)
            game.act(seat, action)
        except Exception as error:  # a bot may be anybody's code
            log.warning("bot %s failed at table %s: %r", name, self.room.row.id[:6], error)
            services.metrics.bot_failures += 1
            thumb = bots.make("thumb", game.name, secrets.randbits(64))
            if isinstance(error, TimeoutError):
                self._bots[seat, name] = thumb  # that bot still holds a thread, and gets no second one
            return await loop.run_in_executor(services.pool, thumb.act, seen)
        return action

    def _bot(self, seat: int, name: str, game: str) -> bots.Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = bots.make(name, game, secrets.randbits(64))
        return self._bots[seat, name]

    def advise(self, seat: int, tell: Callable[[Any], None]) -> None:
        """Advice for a person, worked out beside everything else."""
        game = self.room.table.game
        assert game
        seen = bots.look(game, seat)

        async def run() -> None:
            tell(await asyncio.get_running_loop().run_in_executor(self.room.services.pool, hint, seen))

        self.room.run(run())
