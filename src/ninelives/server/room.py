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
from ninelives.server.connection import INTERNAL_ERROR, POLICY_VIOLATION, SERVICE_RESTART, Connection
from ninelives.server.desk import Desk
from ninelives.server.limits import Bucket
from ninelives.server.messages import Error
from ninelives.server.pacer import Pacer
from ninelives.server.painter import Painter
from ninelives.server.services import Services
from ninelives.server.slaps import Slaps
from ninelives.server.thoughts import Thoughts
from ninelives.server.timers import Timers
from ninelives.server.turns import Turns
from ninelives.store import StoreError, TableRow
from ninelives.table import Table
from ninelives.table.entries import Acted, AnyEntry, encode
from ninelives.text import Message

log = logging.getLogger(__name__)


class Room:
    """A table that is live. What happens at it is carried out, written down, and shown once it is durable."""

    def __init__(self, row: TableRow, table: Table, entries: int, services: Services) -> None:
        self.row = row
        self.name = row.id[:6]  # in the log: a code would be an invitation
        self.table = table
        self.services = services
        self.connections: set[Connection] = set()
        self.here: set[str] = set()  # their persons
        self.closed = ""  # why nothing is done here any more, as the id of a message
        self._is_given_up = False
        self.luck = random.Random(secrets.randbits(64))
        self._tasks: set[asyncio.Task[None]] = set()
        self._written: asyncio.Future[None] | None = None  # when all that was done will be durable
        entries_per_minute = services.limits.table_entries_per_minute
        self._entries = Bucket(entries_per_minute / 60, entries_per_minute)
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
        """Let somebody in: they get everything at once. Who comes and goes too often is refused."""
        now, person = self.services.now(), connection.person
        resumed = None if self.connections else self.table.resume(now)  # while nobody was there, no time has passed
        if resumed and not self.may_write(person):
            raise GameError("too-fast")
        self.broadcast.keep()  # the newcomer hears the whole story instead
        connection.outbox.put_events(self.painter.story(self.table.seat_of(connection.person)))
        self.connections.add(connection)
        self._count()
        if self.services.restart:
            connection.tell(self.restart())
        connection.link = self.pacer.meet(person)
        connection.measure()
        self.timers.cancel(f"away {person}")
        if resumed:
            self.do(resumed)
        returned = self.table.come_back(person, now)
        if returned and self.may_write(person):  # else the bot goes on until they ask for their seat
            self.do(returned)
        self._show()
        self.go_on()

    def restart(self) -> messages.Restart:
        """Say when the server restarts, as the operator has announced."""
        left = self.services.restart - self.services.now() if self.services.restart else 0.0
        return messages.Restart(max(0.0, round(left, 1)))

    def exit(self, connection: Connection) -> None:
        """Let a connection go. Its person may come back; after a while a bot minds the seat."""
        self.connections.discard(connection)
        self._count()
        if not self.connections:
            self.sleep()
            if not self._is_given_up:  # else there may be another room for this table by now, with people in it
                self.services.directory.note(self.row.id, 0, self.painter.described())
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

    def may_write(self, person: str) -> bool:
        """Say whether somebody may have something written down now besides moves, and count it."""
        return self.services.entries.take(person) and self._entries.take()

    def mind(self, seat: int, why: str) -> None:
        """Let a bot mind the seat of somebody who is away or out of time."""
        if self.connections and (minded := self.table.mind(seat, why, self.services.now())):
            self.do(minded)

    # The table goes on.

    def do(self, *entries: AnyEntry, secret: bool = False) -> None:
        """Carry out, write down, and show once it is durable what happened; then see what comes next.

        What is secret is shown to nobody.
        """
        if self.closed:  # since whoever asks for this began to: the log must not go on behind what is given up
            raise GameError(self.closed)
        try:
            self._do(entries, secret)
        except GameError:
            raise
        except Exception as error:  # the table may be half changed
            self.fail(error)

    def _do(self, entries: Iterable[AnyEntry], secret: bool) -> None:
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
                if not secret:
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
        written.add_done_callback(partial(self._after_write, self.broadcast.done, self.services.metrics.apply()))
        self._written = written

    def _after_write(self, entries: int, applied: float, written: "asyncio.Future[None]") -> None:
        """Show what is durable. What could not be written never happened: the room is given up, and read again."""
        error = None if written.cancelled() else written.exception()  # else asyncio complains that nobody has asked
        if written.cancelled() or self._is_given_up:
            return
        if error:
            if self.services.store.is_shared and isinstance(error, StoreError) and error.message.id == "log-conflict":
                log.warning("table %s goes on in another process", self.name, extra={"table": self.name})
                self.give_up("table-moved", SERVICE_RESTART)
            else:
                log.error("table %s cannot be written: %s", self.name, error, extra={"table": self.name})
                self.give_up("not-written")
            return
        durable = self.services.metrics.keep(applied)
        try:
            self.broadcast.wrote(entries)
        except Exception as error:
            self.fail(error)
        self.services.metrics.show(durable)

    def _show(self) -> None:
        try:
            self.broadcast.show()
        except Exception as error:
            self.fail(error)

    def show_to(self, person: str) -> None:
        """Show the table to one person alone, once everybody has been shown all that was done."""
        if self.broadcast.is_shown:
            self.painter.send_to(person)
        else:
            self.broadcast.after(lambda: self.show_to(person))

    def tell_all(self, answer: messages.Answer) -> None:
        """Send something small to everybody, once what led to it has been shown."""

        def send() -> None:
            for connection in self.connections:
                connection.tell(answer)

        self.broadcast.after(send)

    def tell_host(self, answer: messages.Answer) -> None:
        """Send something to the host alone, at every connection."""
        for connection in self.connections:
            if connection.person == self.table.host:
                connection.tell(answer)

    def go_on(self) -> None:
        """See to it that whoever is next acts."""
        if not self.connections or self.closed:
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
        for seat in self.table.seats:
            if seat.person and not seat.minded and seat.person not in self.here:
                away = f"away {seat.person}"
                if not self.timers.has(away):
                    self.timers.after(self.services.limits.grace_seconds, away, partial(self._mind_absent, seat.person))

    def _mind_absent(self, person: str) -> None:
        seat = self.table.seat_of(person)  # since they went, somebody else may have sat down on their seat
        if seat is not None:
            self.mind(seat, "away")

    # The end.

    def fail(self, error: Exception) -> None:
        """Give up after a mistake of ours: the log is right, but who knows what is in memory."""
        if not self._is_given_up:
            log.error("table %s failed", self.name, exc_info=error, extra={"table": self.name})
            self.give_up("server-mistake")

    def end(self) -> None:
        """Send everybody away, because the operator says so."""
        self.give_up("table-ended", POLICY_VIOLATION)

    def give_up(self, why: str, code: int = INTERNAL_ERROR) -> None:
        """Say goodbye to everybody: who comes back finds the table as it is in its log."""
        self.closed, self._is_given_up = why, True
        self.broadcast.close()
        self.sleep()
        for connection in self.connections:
            connection.outbox.finish(messages.encode(Error(Message(why))), code)
        self.services.give_up(self.row.id)

    async def close(self) -> None:
        """Take nothing more, show what is still being written, and let another process go on with the table."""
        self.closed = "server-restarting"
        self.sleep()
        if self._written and not self._written.done():
            await asyncio.wait([self._written])
        if not self._is_given_up:
            self.give_up("server-restarting", SERVICE_RESTART)
