"""Take what clients ask for at a table: it becomes entries of the log, or one answer."""

import secrets
import time
from typing import TYPE_CHECKING

from ninelives import bots
from ninelives.bots.characters import character
from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.connection import Connection
from ninelives.server.identity import clean_name
from ninelives.table.entries import AnyEntry

if TYPE_CHECKING:
    from ninelives.server.room import Room


class Desk:
    """Where the requests of all clients at a table come in."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    def take(self, connection: Connection, text: str) -> None:
        """Do what a message asks for, or answer why not."""
        try:
            self._do(connection, messages.decode(text))
        except GameError as error:
            self.room.services.metrics.refuse(error.message.id)
            connection.refuse(error)

    def _do(self, connection: Connection, request: messages.AnyRequest) -> None:
        person, now = connection.person, self.room.services.now()
        match request:
            case messages.Act():
                self._act(person, request, now)
            case messages.TakeBack():
                self._take_back(person, request, now)
            case messages.Slap():
                self._slap(connection, request, now)
            case messages.Reading():
                self.room.table.check_reader(person)
                connection.reading = request.on
                self.room.go_on()
            case messages.Seal():
                self._write(person, self.room.table.seal(person, request.most, now), secret=True)
            case messages.Back():
                self._write(person, self.room.table.come_back(person, now))
            case messages.Say():
                self._say(person, request)
            case messages.AskHint():
                self._advise(connection)
            case messages.Echo():
                connection.echo(request.probe)
            case messages.Ping():
                connection.tell(messages.Pong(request.time, 1000 * time.monotonic()))
            case messages.Join():
                raise GameError("already-joined")
            case _:
                self._write(person, self._entry(person, request, now))

    def _write(self, person: str, entry: AnyEntry | None, secret: bool = False) -> None:
        """Do what somebody asks for, besides moves; None: it is so already. Logs stay for ever, so not too often."""
        if entry is not None:
            if not self.room.may_write(person):
                raise GameError("too-fast")
            self.room.do(entry, secret=secret)
        if entry is None or secret:
            self.room.show_to(person)

    def _come_back(self, person: str, now: float) -> None:
        """Take somebody's seat out of the hands of the bot that minds it, if one does."""
        if returned := self.room.table.come_back(person, now):
            self._write(person, returned)

    def _entry(self, person: str, request: messages.Asked, now: float) -> AnyEntry | None:
        """Return what the log says of a request that the table grants; None: nothing changes."""
        table = self.room.table
        match request:
            case messages.Sit():
                return table.sit(person, clean_name(request.name), request.seat, now)
            case messages.SeatBot():
                return self._seat_bot(person, request, now)
            case messages.Leave():
                return table.leave(person, request.seat, now)
            case messages.HeadStart():
                return table.head_start(person, request.seat, request.ms, now)
            case messages.Start():
                return table.start(person, secrets.randbits(64), now, **self.room.pacer.options())

    def _act(self, person: str, request: messages.Act, now: float) -> None:
        entry = self.room.table.act(person, request.action, request.turn, now)
        self._come_back(person, now)
        self.room.do(entry)

    def _take_back(self, person: str, request: messages.TakeBack, now: float) -> None:
        """Let somebody choose again. It counts among what is written besides moves, as it could go on for ever."""
        entry = self.room.table.take_back(person, request.turn, now)
        self._come_back(person, now)
        self._write(person, entry)

    def _slap(self, connection: Connection, request: messages.Slap, now: float) -> None:
        connection.measure()
        self._come_back(connection.person, now)
        seat = self.room.table.seat_of(connection.person)
        if seat is None:
            raise GameError("not-seated")
        self.room.pacer.slap(seat, request)

    def _say(self, person: str, request: messages.Say) -> None:
        seat = self.room.table.speaker(person, request.phrase)
        if not self.room.services.phrases.take(person):
            raise GameError("too-many-phrases")
        self.room.tell_all(messages.Spoke(seat, request.phrase))

    def _advise(self, connection: Connection) -> None:
        """Advise a person on what their seat has been shown: a hint must not tell what is still on its way there."""
        table = self.room.table
        seat = table.seat_of(connection.person)
        if not table.setup.hints:
            raise GameError("no-hints")
        if seat is None or seat not in table.actors() or not self.room.pacer.has_shown(seat):
            raise GameError("not-to-act")
        if self.room.broadcast.is_shown:
            self.room.thoughts.advise(connection, seat)
        else:
            self.room.broadcast.after(lambda: self._advise_again(connection))

    def _advise_again(self, connection: Connection) -> None:
        try:
            self._advise(connection)
        except GameError as error:
            connection.refuse(error)

    def _seat_bot(self, person: str, request: messages.SeatBot, now: float) -> AnyEntry:
        table = self.room.table
        table.check_bot_seat(person, request.seat)  # first: nobody else may have bots made, which can take a while
        bots.make(request.bot, table.setup.game, 0)  # raises if there is no such bot
        taken = [seat.name for n, seat in enumerate(table.seats) if n != request.seat]
        who = character(bots.level_of(request.bot), taken, self.room.luck)
        return table.seat_bot(person, request.seat, request.bot, who.name, who.face, now)
