"""Join what a live table is made of: people at their connections, the desk, the pacer, the log, what everybody sees."""

import asyncio
import logging
import random
import secrets
import weakref
from collections.abc import Coroutine, Iterable
from functools import partial
from typing import Any

from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.broadcast import Broadcast
from ninelives.server.connection import INTERNAL_ERROR, Connection
from ninelives.server.desk import Desk
from ninelives.server.messages import Error
from ninelives.server.pacer import Pacer
from ninelives.server.painter import Painter
from ninelives.server.services import Services
from ninelives.server.slaps import Slaps
from ninelives.server.thoughts import Thoughts
from ninelives.server.timers import Timers
from ninelives.server.turns import Turns
from ninelives.store import TableRow
from ninelives.table import Table
from ninelives.table.entries import Acted, AnyEntry, Resumed, encode
from ninelives.text import Message

log = logging.getLogger(__name__)


class Room:
    """A table that is live. What happens at it is carried out, written down, and shown once it is durable."""

    def __init__(self, row: TableRow, table: Table, entries: int, services: Services) -> None:
        self.row = row
        self.table = table
        self.services = services
        self.connections: set[Connection] = set()
        self.here: set[str] = set()  # their persons
        self.broken = False
        self.luck = random.Random(secrets.randbits(64))
        self._tasks: set[asyncio.Task[None]] = set()
        # Old objects are never looked through for circles, as that takes too long (see app.py): there must be none.
        me: Room = weakref.proxy(self)
        self.timers = Timers(lambda error: me.fail(error))
        self.thoughts = Thoughts(me)
        self.pacer: Pacer = Slaps(me) if table.real_time else Turns(me)
        self.desk = Desk(me)
        self.painter = Painter(me)
        self.broadcast = Broadcast(entries, self.painter.paint, self.painter.send)

    # People come and go.

    def enter(self, connection: Connection) -> None:
        """Let somebody in: they get everything at once."""
        was_empty = not self.connections
        self.broadcast.keep()  # the newcomer hears the whole story instead
        connection.outbox.put_events(self.painter.story(self.table.seat_of(connection.person)))
        self.connections.add(connection)
        self._count()
        connection.link.cap = self.table.slaps.get("trust", connection.link.cap)
        self.timers.cancel(f"away {connection.person}")
        now = self.services.now()
        if was_empty and self.table.is_playing:
            self.do(Resumed(at=now))  # while nobody was there, no time has passed
        self.come_back(connection.person, now)
        self._show()
        self.go_on()

    def exit(self, connection: Connection) -> None:
        """Let a connection go. Its person may come back; after a while a bot minds the seat."""
        self.connections.discard(connection)
        self._count()
        if not self.connections:
            self.sleep()
        else:
            self._show()
            self.go_on()

    def sleep(self) -> None:
        """Let nothing happen until somebody comes."""
        self.timers.cancel_all()
        for task in self._tasks:
            task.cancel()
        self.pacer.stop()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else, as long as somebody is there."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.fail(error)

    def _count(self) -> None:
        self.here = {connection.person for connection in self.connections}
        self.painter.forget_people()

    def come_back(self, person: str, now: float) -> None:
        """Take somebody's seat out of the hands of the bot that minds it."""
        if returned := self.table.come_back(person, now):
            self.do(returned)

    def mind(self, seat: int, why: str) -> None:
        """Let a bot mind the seat of somebody who is away or out of time."""
        if self.connections and (minded := self.table.mind(seat, why, self.services.now())):
            self.do(minded)

    # The table goes on.

    def do(self, *entries: AnyEntry) -> None:
        """Carry out, write down, and show once it is durable what happened; then see what comes next."""
        try:
            self._do(entries)
        except GameError:
            raise
        except Exception as error:  # the table may be half changed
            self.fail(error)

    def _do(self, entries: Iterable[AnyEntry]) -> None:
        self.broadcast.before_change(self.services.store.commit)
        done: list[bytes] = []
        try:
            for entry in entries:
                self._carry_out(entry, done)
            if not self.table.is_playing and (ending := self.table.ending(self.services.now())):
                self._carry_out(ending, done)
        finally:
            if done:  # also if what came behind it was refused
                self._write(done)
                self._show()
        self.go_on()

    def _carry_out(self, entry: AnyEntry, done: list[bytes]) -> None:
        self.table.apply(entry)
        self.painter.note(entry)
        done.append(encode(entry))
        self.services.metrics.moves += isinstance(entry, Acted)

    def _write(self, entries: list[bytes]) -> None:
        store, number = self.services.store, self.broadcast.done
        over = bool(self.table.finished) and not self.table.is_playing
        self.broadcast.did(len(entries), store.commit)  # before they are appended: that may be what begins the commit
        written = store.append(self.row.id, number, *entries, finished=over)
        written.add_done_callback(partial(self._after_write, self.broadcast.done))

    def _after_write(self, entries: int, written: "asyncio.Future[None]") -> None:
        """Show what is durable. What could not be written never happened: the room is given up, and read again."""
        if written.cancelled() or self.broken:
            return
        if error := written.exception():
            log.error("table %s cannot be written: %s", self.row.id[:6], error)
            self._give_up("not-written")
            return
        try:
            self.broadcast.wrote(entries)
        except Exception as error:
            self.fail(error)

    def _show(self) -> None:
        try:
            self.broadcast.show()
        except Exception as error:
            self.fail(error)

    def tell_all(self, answer: messages.Answer) -> None:
        """Send something small to everybody, once what led to it has been shown."""

        def send() -> None:
            for connection in self.connections:
                connection.tell(answer)

        self.broadcast.after(send)

    def go_on(self) -> None:
        """See to it that whoever is next acts."""
        if not self.connections or self.broken:
            return
        self._watch_host()
        if self.table.is_playing:
            self._watch_absent()
            self.pacer.go_on()

    def _watch_host(self) -> None:
        """See to it that somebody is there who can start a game: a host who stays away is followed by another."""
        if self.table.is_playing or self.table.host in self.here:
            self.timers.cancel("host")
        elif not self.table.host:
            self._pass_host()
        elif not self.timers.has("host"):
            self.timers.after(self.services.limits.grace_seconds, "host", self._pass_host)

    def _pass_host(self) -> None:
        if hosted := self.table.pass_host(self.here, self.services.now()):
            self.do(hosted)

    def _watch_absent(self) -> None:
        """Let a bot mind the seat of somebody who is not there for a while."""
        for n, seat in enumerate(self.table.seats):
            if seat.person and not seat.minded and seat.person not in self.here:
                away = f"away {seat.person}"
                if not self.timers.has(away):
                    self.timers.after(self.services.limits.grace_seconds, away, partial(self.mind, n, "away"))

    # What goes wrong.

    def fail(self, error: Exception) -> None:
        """Give up after a mistake of ours: the log is right, but who knows what is in memory."""
        if not self.broken:
            log.error("table %s failed", self.row.id[:6], exc_info=error)
            self._give_up("server-mistake")

    def _give_up(self, why: str) -> None:
        """Say goodbye to everybody: who comes back finds the table as it is in its log."""
        self.broken = True
        self.broadcast.close()
        self.sleep()
        for connection in self.connections:
            connection.outbox.finish(messages.encode(Error(Message(why))), INTERNAL_ERROR)
        self.services.give_up(self.row.id)
