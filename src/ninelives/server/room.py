"""A table that is live: people at their connections, bots, clocks. Nothing is shown before it is durable."""

import asyncio
import itertools
import logging
import random
import secrets
import time
import weakref
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any

import msgspec

import ninelives
from ninelives import bots
from ninelives.bots.characters import character
from ninelives.games.errors import GameError, IllegalAction
from ninelives.server import messages
from ninelives.server.messages import Error, SeatInfo, Spoke, State, TableInfo, You
from ninelives.server.movers import Movers
from ninelives.server.outbox import Outbox
from ninelives.server.people import clean_name
from ninelives.server.services import Services
from ninelives.server.slaps import Slaps
from ninelives.server.timers import Timers
from ninelives.store import TableRow
from ninelives.table import Table
from ninelives.table.entries import Acted, AnyEntry, Resumed, Started, encode
from ninelives.table.referee import Link
from ninelives.table.table import REAL_TIME
from ninelives.text import Message

INTERNAL_ERROR = 1011  # a code of WebSocket

log = logging.getLogger(__name__)


class Connection:
    """One client at a table: a person, or somebody who only watches."""

    def __init__(self, person: str, outbox: Outbox) -> None:
        self.person = person
        self.outbox = outbox
        self.link = Link()
        self.reading = False
        self._numbers = itertools.count(1)
        self._probes: dict[int, float] = {}  # when each was sent

    def probe(self) -> None:
        """Measure the round trip: the client echoes this at once."""
        number = next(self._numbers)
        self._probes[number] = time.monotonic()
        self.outbox.put(messages.encode(messages.Probe(number)))

    def echo(self, number: int) -> None:
        if sent := self._probes.pop(number, 0.0):
            self.link.probe(1000 * (time.monotonic() - sent))


class Room:
    def __init__(self, row: TableRow, table: Table, entries: int, services: Services) -> None:
        self.row = row
        self.table = table
        self.entries = entries
        self.services = services
        self.connections: set[Connection] = set()
        self.here: set[str] = set()  # their persons
        self.broken = False
        # Old objects are never looked through for circles, as that takes too long (see app.py): there must be none.
        me: Room = weakref.proxy(self)
        self.timers = Timers(lambda error: me.fail(error))
        self._tasks: set[asyncio.Task[None]] = set()
        self.luck = random.Random(secrets.randbits(64))
        self.movers = Movers(me)
        self.slaps = Slaps(me)
        self._written: asyncio.Future[None] | None = None
        self._commit = 0  # the one that the newest entry is a part of
        self._info: msgspec.Raw | None = None  # as JSON, until something changes but the game
        self._audience: list[tuple[Connection, int | None]] = []  # who is there, and their seats: as old as `_info`
        self._is_shown = True  # the table as it is now, or it is about to be
        self._told: dict[str, list[bytes]] = {}  # what each person is to be told with the next state
        self._ready: list[tuple[asyncio.Future[None], Callable[[], None]]] = []  # what is shown after an older entry

    # People come and go.

    def enter(self, connection: Connection) -> None:
        """Somebody opens the table: they get everything at once."""
        was_empty = not self.connections
        self._make_ready()  # the newcomer hears the whole story instead
        connection.outbox.put_events(self.story(self.table.seat_of(connection.person)))
        self.connections.add(connection)
        self._count()
        connection.link.cap = self.table.slaps.get("trust", connection.link.cap)
        self.timers.cancel(f"away {connection.person}")
        now = self.services.now()
        if was_empty and self.table.is_playing:
            self.do(Resumed(at=now))  # while nobody was there, no time has passed
        if returned := self.table.come_back(connection.person, now):
            self.do(returned)
        self.show()
        self.go_on()

    def exit(self, connection: Connection) -> None:
        """A connection is gone. Its person may come back; after a while a bot minds the seat."""
        self.connections.discard(connection)
        self._count()
        if not self.connections:
            self.sleep()
        else:
            self.show()
            self.go_on()

    def sleep(self) -> None:
        """Nobody is there: nothing happens until somebody comes."""
        self.timers.cancel_all()
        for task in self._tasks:
            task.cancel()
        self.movers.stop()
        self.slaps.stop()

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
        self._info = None

    # What a client asks for.

    def handle(self, connection: Connection, request: messages.AnyRequest) -> None:
        """Do what is asked, or say why not."""
        try:
            self._handle(connection, request)
        except IllegalAction as error:
            connection.outbox.put(messages.encode(Error(error.message, error.clause)))
        except GameError as error:
            connection.outbox.put(messages.encode(Error(error.message)))

    def _handle(self, connection: Connection, request: messages.AnyRequest) -> None:
        table, person, now = self.table, connection.person, self.services.now()
        match request:
            case messages.Act():
                entry = table.act(person, request.action, request.turn, now)
                if table.seats[entry.seat].minded:
                    self._come_back(person, now)
                self.do(entry)
            case messages.Slap():
                self._come_back(person, now)
                self._slap(connection, request)
            case messages.Reading():
                table.check_reader(person)
                connection.reading = request.on
                self.go_on()
            case messages.Sit():
                self.do(table.sit(person, clean_name(request.name), request.seat, now))
            case messages.SeatBot():
                self.do(self._bot_sits(person, request, now))
            case messages.Leave():
                self.do(table.leave(person, request.seat, now))
            case messages.HeadStart():
                self.do(table.head_start(person, request.seat, request.ms, now))
            case messages.Start():
                self.do(table.start(person, secrets.randbits(64), now, **self.slaps.options()))
            case messages.Seal():
                self.do(table.seal(person, request.most, now))
            case messages.Back():
                self._come_back(person, now)
            case messages.Say():
                said = table.say(person, request.phrase, now)
                self.do(said)
                self._tell(messages.encode(Spoke(said.seat, said.phrase)))
            case messages.Hint():
                self._advise(connection)
            case messages.Echo():
                connection.echo(request.probe)
            case messages.Ping():
                pong = messages.Pong(request.time, 1000 * time.monotonic())
                connection.outbox.put(messages.encode(pong))
            case messages.Join():
                raise GameError("already-joined")

    def _advise(self, connection: Connection) -> None:
        seat = self.table.seat_of(connection.person)
        if not self.table.setup.hints:
            raise GameError("no-hints")
        if seat is None or seat not in self.table.actors():
            raise GameError("not-to-act")
        self.movers.advise(seat, lambda advice: connection.outbox.put(messages.encode(messages.Advice(advice))))

    def _come_back(self, person: str, now: float) -> None:
        if returned := self.table.come_back(person, now):
            self.do(returned)

    def _bot_sits(self, person: str, request: messages.SeatBot, now: float) -> AnyEntry:
        bots.make(request.bot, self.table.setup.game, 0)  # raises if there is no such bot
        taken = [seat.name for n, seat in enumerate(self.table.seats) if n != request.seat]
        who = character(bots.level_of(request.bot), taken, self.luck)
        return self.table.seat_bot(person, request.seat, request.bot, who.name, who.face, now)

    def _slap(self, connection: Connection, request: messages.Slap) -> None:
        seat = self.table.seat_of(connection.person)
        if seat is None:
            raise GameError("not-seated")
        self.slaps.slap(seat, request)

    # The log.

    def do(self, *entries: AnyEntry) -> None:
        """Carry out, write down, and show once it is durable what happened; then see what comes next."""
        try:
            self._do(entries)
        except GameError:
            raise
        except Exception as error:  # the table may be half changed
            self.fail(error)

    def _do(self, entries: Iterable[AnyEntry]) -> None:
        if self._commit < self.services.store.commit:  # a later one makes durable what comes now
            self._make_ready()
        for entry in entries:
            self.table.apply(entry)
            if not (isinstance(entry, Acted) and self.table.is_playing):
                self._info = None
            self._write(entry)
            self._narrate(entry)
        self.show()
        self.go_on()

    def go_on(self) -> None:
        """See to it that whoever is next acts."""
        if not self.connections or self.broken:
            return
        self._watch_host()
        if self.table.is_playing:
            self._watch_absent()
            if self.table.setup.game == REAL_TIME:
                self.slaps.go_on()
            else:
                self.movers.go_on()

    def _watch_host(self) -> None:
        """Without a game, somebody must be there who can start one: if the host stays away, it is another's turn."""
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
        """After a while, a bot minds the seat of somebody who is not there."""
        for n, seat in enumerate(self.table.seats):
            if seat.person and not seat.minded and seat.person not in self.here:
                away = f"away {seat.person}"
                if not self.timers.has(away):
                    self.timers.after(self.services.limits.grace_seconds, away, partial(self.movers.mind, n, "away"))

    def _write(self, entry: AnyEntry) -> None:
        over = self.table.game is not None and not self.table.is_playing
        self._commit = self.services.store.commit  # before it is appended: that may be what begins the commit
        self._written = self.services.store.append(self.row.id, self.entries, encode(entry), finished=over)
        self._written.add_done_callback(self._after_write)
        self.entries += 1
        self.services.metrics.moves += isinstance(entry, Acted)

    def _after_write(self, written: "asyncio.Future[None]") -> None:
        """What could not be written never happened: the room is given up, and read again from its log."""
        if written.cancelled() or self.broken:
            return
        if error := written.exception():
            log.error("table %s cannot be written: %s", self.row.id[:6], error)
            self._give_up("not-written")
            return
        while self._ready and self._ready[0][0].done():
            self._ready.pop(0)[1]()
        self._show_durable()

    def fail(self, error: Exception) -> None:
        """A mistake of ours: the log is right, but who knows what is in memory."""
        if not self.broken:
            log.error("table %s failed", self.row.id[:6], exc_info=error)
            self._give_up("server-mistake")

    def _give_up(self, why: str) -> None:
        """Say goodbye to everybody: who comes back finds the table as it is in its log."""
        self.broken = True
        self._ready.clear()
        self.sleep()
        for connection in self.connections:
            connection.outbox.finish(messages.encode(Error(Message(why))), INTERNAL_ERROR)
        self.services.give_up(self.row.id)

    @property
    def is_written(self) -> bool:
        return self._written is None or self._written.done()

    @property
    def _is_durable(self) -> bool:
        written = self._written
        return written is None or (written.done() and not written.cancelled() and not written.exception())

    def when_written(self, show: Callable[[], None]) -> None:
        if self._written is None or self._is_durable:
            show()
        else:
            self._written.add_done_callback(lambda done: show() if not (done.cancelled() or done.exception()) else None)

    # What everybody sees.

    def _narrate(self, entry: AnyEntry) -> None:
        """What an entry brought about, for each person."""
        game = self.table.game
        if game and isinstance(entry, Started):
            for person in self.here:
                told = encode_events(game.opening(self.table.seat_of(person)))
                self._told.setdefault(person, []).extend(told)
        elif game and isinstance(entry, Acted):
            # An action may be hidden from all but its own seat: there are never more than two ways to tell it.
            n, (seat, action) = len(game.log) - 1, game.log[-1]
            actor = self.table.seats[seat].person if game.book.is_secret(action) else ""
            public = encode_events(game.events_of(n))
            for person in self.here:
                told = encode_events(game.events_of(n, seat)) if person == actor else public
                self._told.setdefault(person, []).extend(told)

    def story(self, viewer: int | None) -> list[bytes]:
        """All that has happened in this game, as far as a viewer may know."""
        game = self.table.game
        if game is None:
            return []
        if game.over:  # its past is forgotten
            game = ninelives.load(self.table.finished[-1])
        events = game.opening(viewer)
        for n in range(len(game.log)):
            events += game.events_of(n, viewer)
        return encode_events(events)

    def show(self) -> None:
        """Show everybody the table as it is, once it is durable: what one commit makes durable is shown once."""
        self._is_shown = False
        self._show_durable()

    def _show_durable(self) -> None:
        """Show what has not been shown, unless some of it is still being written."""
        if not self._is_shown and self._is_durable and not self.broken:
            try:
                send = self._frames()
                send()
            except Exception as error:
                self.fail(error)

    def _make_ready(self) -> None:
        """The table is about to change: what is still to be shown of it has to be put down now."""
        if not self._is_shown and self._written:
            self._ready.append((self._written, self._frames()))

    def _frames(self) -> Callable[[], None]:
        """The table as it is now, for everybody who is there, ready to be sent."""
        if self._info is None:
            self._info = msgspec.Raw(msgspec.json.encode(self.info()))
            self._audience = [(connection, self.table.seat_of(connection.person)) for connection in self.connections]
        audience, state = self._audience, self._state(self._info)
        frames = {viewer: self._frame(state, viewer) for viewer in {viewer for _, viewer in audience}}
        told, self._told, self._is_shown = self._told, {}, True

        def send() -> None:
            for connection, viewer in audience:
                connection.outbox.put_state(frames[viewer], told.get(connection.person, []), self.slaps.delay(viewer))

        return send

    def _state(self, info: msgspec.Raw) -> State:
        """What everybody is told alike."""
        state = State(table=info, you=You(None), mouse=self.slaps.mouse, slaps=self.table.judged)
        clock = self.table.clock
        if clock.pace:
            now = self.services.now()
            state.banks = [round(bank, 1) for bank in clock.banks]
            state.thinking = {seat: round(now - since, 1) for seat, since in clock.since.items()}
        return state

    def _frame(self, state: State, viewer: int | None) -> bytes:
        """The state, completed for a seat or a spectator."""
        table = self.table
        if viewer is not None:
            seat = table.seats[viewer]
            state.you = You(viewer, table.turns[viewer], seat.sealed, seat.person == table.host)
        else:
            state.you = You(None)
        state.view = msgspec.Raw(table.game.view_json(viewer)) if table.game else None
        return messages.encode(state)

    def info(self) -> TableInfo:
        table = self.table
        host, here = table.seat_of(table.host), self.here
        seats = [
            SeatInfo(
                kind="person" if seat.person else "bot" if seat.bot else "open",
                name=seat.name,
                bot=seat.bot,
                face=seat.face,
                here=seat.person in here,
                minded=seat.minded,
                head_start=seat.head_start,
            )
            for seat in table.seats
        ]
        setup = table.setup
        return TableInfo(
            code=setup.code,
            game=setup.game,
            options=table.game.options if table.game else setup.options,
            clock=setup.clock,
            hints=setup.hints,
            public=setup.public,
            seats=seats,
            host=host,
            playing=table.is_playing,
            games=len(table.finished),
            slaps=table.slaps,
            watching=len(here - {seat.person for seat in table.seats}),
        )

    def _tell(self, message: bytes) -> None:
        def send() -> None:
            for connection in self.connections:
                connection.outbox.put(message)

        self.when_written(send)


def encode_events(events: list[Message]) -> list[bytes]:
    return [msgspec.json.encode(event) for event in events]
