"""Put together what everybody at a table is sent: states, events, the whole story for newcomers."""

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from ninelives.server import files, replays
from ninelives.server.connection import Connection
from ninelives.server.messages import SeatInfo, State, TableInfo, You
from ninelives.table import Seat, Table
from ninelives.table.entries import Acted, AnyEntry, Started, TookBack
from ninelives.text import Message

if TYPE_CHECKING:
    from ninelives.server.room import Room


@dataclass(slots=True)
class Picture:
    """A table at one moment, for everybody who was there then."""

    audience: list[tuple[Connection, int | None]]  # with their seats
    states: dict[int | None, State]  # by seat; None: for those who watch
    told: dict[str, list[bytes]]  # events since the picture before, for each person


class Painter:
    """Makes pictures of a table, each with the events since the one before."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._info: msgspec.Raw | None = None  # as JSON, until something changes but the game
        self._audience: list[tuple[Connection, int | None]] = []  # as old as `_info`
        self._told: dict[str, list[bytes]] = {}

    def forget_people(self) -> None:
        """Look again who is there."""
        self._info = None

    def note(self, entry: AnyEntry) -> None:
        """Remember what an entry that was just carried out brought about, for each person."""
        table = self.room.table
        if not (isinstance(entry, Acted) and table.is_playing):
            self._info = None
        game = table.game
        if game and isinstance(entry, Started):
            for person in self.room.here:
                self._tell(person, encode_events(game.opening(table.seat_of(person))))
        elif game and isinstance(entry, Acted):
            # An action may be hidden from all but its own seat: there are never more than two ways to tell it.
            n, (seat, action) = len(game.log) - 1, game.log[-1]
            actor = table.seats[seat].person if game.book.is_secret(action) else ""
            public = encode_events(game.events_of(n))
            for person in self.room.here:
                self._tell(person, encode_events(game.events_of(n, seat)) if person == actor else public)
        elif isinstance(entry, TookBack):
            for person in self.room.here:
                self._tell(person, encode_events([Message("took-back", {"seat": entry.seat})]))

    def _tell(self, person: str, events: list[bytes]) -> None:
        self._told.setdefault(person, []).extend(events)

    def paint(self) -> Picture:
        """Picture the table as it is now."""
        info = self._look()
        told, self._told = self._told, {}
        return Picture(self._audience, self._states(info, {viewer for _, viewer in self._audience}), told)

    def _look(self) -> msgspec.Raw:
        """Return how the table is described to everybody, and know who is there."""
        if self._info is None:
            self._info = msgspec.Raw(self.described())
            seat_of = self.room.table.seat_of
            self._audience = [(connection, seat_of(connection.person)) for connection in self.room.connections]
            self.room.services.directory.note(self.room.row.id, len(self.room.here), bytes(self._info))
        return self._info

    def send(self, picture: Picture) -> None:
        """Send a picture to everybody in it."""
        told, delay = picture.told, self.room.pacer.delay
        for connection, viewer in picture.audience:
            events = told.get(connection.person, [])
            connection.outbox.put_state(picture.states[viewer], events, delay(viewer))

    def send_to(self, person: str) -> None:
        """Send the table as it is now to one person. There are no events: everybody has been told all of them."""
        viewer = self.room.table.seat_of(person)
        state = self._states(self._look(), {viewer})[viewer]
        for connection, _ in self._audience:
            if connection.person == person:
                connection.outbox.put_state(state, [], self.room.pacer.delay(viewer))

    def _states(self, info: msgspec.Raw, viewers: set[int | None]) -> dict[int | None, State]:
        table, mouse = self.room.table, self.room.pacer.mouse
        at, banks, thinking = self._clocks()
        page = files.lately.version()
        return {
            viewer: State(
                table=info,
                you=self._you(viewer),
                banks=banks,
                thinking=thinking,
                at=at,
                view=msgspec.Raw(table.game.view_json(viewer)) if table.game else None,
                mouse=mouse,
                slaps=table.judged,
                page=page,
            )
            for viewer in viewers
        }

    def _clocks(self) -> tuple[float, list[float], dict[int, float]]:
        """Return what the clocks say, and when they say so: a state may be on its way for long."""
        clock = self.room.table.clock
        if not clock.pace:
            return 0.0, [], {}
        now = self.room.services.now()
        banks = [round(bank, 2) for bank in clock.banks]
        thinking = {seat: round(now - since, 2) for seat, since in clock.since.items()}
        return round(1000 * time.monotonic()), banks, thinking

    def _you(self, viewer: int | None) -> You:
        if viewer is None:
            return You(None)
        table = self.room.table
        seat = table.seats[viewer]
        can_take_back = table.can_take_back(viewer)
        return You(viewer, table.turns[viewer], seat.sealed, seat.person == table.host, can_take_back)

    def story(self, viewer: int | None) -> list[bytes]:
        """Tell all that has happened in this game, as far as a viewer may know."""
        table = self.room.table
        if table.game is None:
            return []
        game = replays.finished(table.finished[-1]) if table.game.over else table.game  # one that is over forgets
        return encode_events([event for position in game.positions(viewer) for event in position.events])

    def described(self) -> bytes:
        """Describe the table for everybody as JSON, without the game itself."""
        return msgspec.json.encode(table_info(self.room.table, self.room.here))


def table_info(table: Table, here: Collection[str]) -> TableInfo:
    """Describe a table at which these people are."""
    setup = table.setup
    return TableInfo(
        code=setup.code,
        game=setup.game,
        options=dict(table.game.options) if table.game else setup.options,
        clock=setup.clock,
        hints=setup.hints,
        public=setup.public,
        seats=[seat_info(seat, seat.person in here) for seat in table.seats],
        host=table.seat_of(table.host),
        playing=table.is_playing,
        games=len(table.finished),
        slaps=table.slaps,
        watching=len(set(here) - {seat.person for seat in table.seats}),
    )


def seat_info(seat: Seat, is_here: bool) -> SeatInfo:
    """Describe who sits there, for everybody."""
    return SeatInfo(
        kind="person" if seat.person else "bot" if seat.bot else "open",
        name=seat.name,
        bot=seat.bot,
        face=seat.face,
        here=is_here,
        minded=seat.minded,
        head_start=seat.head_start,
    )


def encode_events(events: list[Message]) -> list[bytes]:
    """Write events as JSON, one by one."""
    return [msgspec.json.encode(event) for event in events]
