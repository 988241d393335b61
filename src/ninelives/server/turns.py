"""Make a table go on where seats act in turn: bots, sealed maxima, clocks."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ninelives.bots.characters import thinking_time
from ninelives.games.game import Game
from ninelives.server.pacer import Pacer
from ninelives.table import Table
from ninelives.table.entries import Acted

if TYPE_CHECKING:
    from ninelives.server.room import Room


@dataclass(frozen=True)
class Due:
    """A move that a bot has to make for a seat."""

    game: Game | None
    seat: int
    mover: str
    turn: int

    def is_true_at(self, table: Table) -> bool:
        """Say whether the bot still moves for that seat, which has not acted since."""
        seat, is_same = self.seat, table.game is self.game and table.turns[self.seat] == self.turn
        return is_same and table.seats[seat].mover == self.mover and seat in table.actors()


class Turns(Pacer):
    """Lets those move who can move without a person, and watches the clocks of the others."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self._tasks: dict[int, asyncio.Task[None]] = {}  # seat -> its bot, thinking
        self._sealed: tuple[int, int, str] | None = None  # seat, turn and action of a maximum that is about to act

    def go_on(self) -> None:
        """Set bots thinking, let sealed maxima act, and watch clocks."""
        table = self.room.table
        for seat in table.actors():
            if table.seats[seat].mover and seat not in self._tasks:
                due = Due(table.game, seat, table.seats[seat].mover, table.turns[seat])
                self._tasks[seat] = self.room.run(self._move(due))
        self._watch_sealed()
        if table.clock.pace:
            self._watch_clocks()

    def stop(self) -> None:
        """Forget the bots that were thinking: their tasks end with the room's."""
        self._tasks.clear()

    def _watch_sealed(self) -> None:
        """Let a sealed maximum act after a while. Whatever else happens meanwhile, the same move waits no longer."""
        table, timers = self.room.table, self.room.timers
        move = table.sealed_move()
        if move is None:
            timers.cancel("sealed")
            return
        seat, action = move
        sealed = (seat, table.turns[seat], action)
        if sealed != self._sealed or not timers.has("sealed"):
            self._sealed = sealed
            timers.after(self._pause(), "sealed", lambda: self._act(seat, action, "sealed"))

    def _watch_clocks(self) -> None:
        clock = self.room.table.clock
        ends = [(end, seat) for seat in clock.since if (end := clock.ends(seat)) is not None]
        ends = [(end, seat) for end, seat in ends if not self.room.table.seats[seat].mover]
        if ends:
            end, seat = min(ends)
            self.room.timers.after(end - self.room.services.now(), "clock", lambda: self.room.mind(seat, "time"))
        else:
            self.room.timers.cancel("clock")

    def _pause(self) -> float:
        game = self.room.table.game
        assert game
        return self.room.services.pace * thinking_time(game.name, game.view(None).phase, self.room.luck)

    async def _move(self, due: Due) -> None:
        """Think at least as long as a person would, then move, if it is still this seat's turn to do so."""
        table, seat, action = self.room.table, due.seat, ""
        if due.is_true_at(table):  # its person may have acted before this task began
            clock = asyncio.get_running_loop().time
            until = clock() + self._pause()
            # Not as a task of its own, which would begin later: its person may act in between.
            action = await self.room.thoughts.decide(seat, due.mover)
            await asyncio.sleep(until - clock())
        del self._tasks[seat]
        if action and due.is_true_at(table):
            self._act(seat, action, "bot" if table.seats[seat].bot else "minder")
        else:
            self.room.go_on()

    def _act(self, seat: int, action: str, by: str) -> None:
        if seat in self.room.table.actors():  # a person may have been faster
            self.room.do(Acted(at=self.room.services.now(), seat=seat, action=action, by=by))
