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
            connection.refuse(error)

    def _do(self, connection: Connection, request: messages.AnyRequest) -> None:
        person, now = connection.person, self.room.services.now()
        match request:
            case messages.Act():
                self._act(person, request, now)
            case messages.Slap():
                self._slap(person, request, now)
            case messages.Reading():
                self.room.table.check_reader(person)
                connection.reading = request.on
                self.room.go_on()
            case messages.Back():
                self.room.come_back(person, now)
            case messages.Say():
                self._say(person, request, now)
            case messages.Hint():
                self._advise(connection)
            case messages.Echo():
                connection.echo(request.probe)
            case messages.Ping():
                connection.tell(messages.Pong(request.time, 1000 * time.monotonic()))
            case messages.Join():
                raise GameError("already-joined")
            case _:
                self.room.do(self._entry(person, request, now))

    def _entry(self, person: str, request: messages.Asked, now: float) -> AnyEntry:
        """Return what the log says of a request that the table grants."""
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
            case messages.Seal():
                return table.seal(person, request.most, now)

    def _act(self, person: str, request: messages.Act, now: float) -> None:
        entry = self.room.table.act(person, request.action, request.turn, now)
        if self.room.table.seats[entry.seat].minded:
            self.room.come_back(person, now)
        self.room.do(entry)

    def _slap(self, person: str, request: messages.Slap, now: float) -> None:
        self.room.come_back(person, now)
        seat = self.room.table.seat_of(person)
        if seat is None:
            raise GameError("not-seated")
        self.room.pacer.slap(seat, request)

    def _say(self, person: str, request: messages.Say, now: float) -> None:
        said = self.room.table.say(person, request.phrase, now)
        self.room.do(said)
        self.room.tell_all(messages.Spoke(said.seat, said.phrase))

    def _advise(self, connection: Connection) -> None:
        table = self.room.table
        seat = table.seat_of(connection.person)
        if not table.setup.hints:
            raise GameError("no-hints")
        if seat is None or seat not in table.actors():
            raise GameError("not-to-act")
        self.room.thoughts.advise(seat, lambda advice: connection.tell(messages.Advice(advice)))

    def _seat_bot(self, person: str, request: messages.SeatBot, now: float) -> AnyEntry:
        table = self.room.table
        bots.make(request.bot, table.setup.game, 0)  # raises if there is no such bot
        taken = [seat.name for n, seat in enumerate(table.seats) if n != request.seat]
        who = character(bots.level_of(request.bot), taken, self.room.luck)
        return table.seat_bot(person, request.seat, request.bot, who.name, who.face, now)
