"""All tables of a server: opened, found by their codes, read back from their logs."""

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import Any

import msgspec

from ninelives.games import rulebook
from ninelives.games.errors import GameError
from ninelives.server.guests import Guests
from ninelives.server.limits import Limits
from ninelives.server.messages import Number, Text
from ninelives.server.people import Signer
from ninelives.server.room import Room
from ninelives.server.services import Services
from ninelives.store import Store, StoreError, TableRow
from ninelives.table import Table
from ninelives.table.entries import Opened, decode, encode
from ninelives.table.referee import slap_options
from ninelives.table.table import REAL_TIME

# Easy to read aloud and to type on a phone: no vowels (no words), nothing that looks like something else.
ALPHABET = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 6
EMPTY_SECONDS = 60.0
GUESTS = 8  # bots of other packages that think at once


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What it takes to open a table."""

    game: Text
    players: Number = 4
    options: dict[str, Any] = {}
    clock: Text = "none"
    hints: bool = True
    public: bool = False
    slaps: dict[str, Any] = {}


class Hub:
    def __init__(self, store: Store, key: bytes, limits: Limits, pace: float = 1.0) -> None:
        self.signer = Signer(key)
        pool = ThreadPoolExecutor(cpu_count(), thread_name_prefix="bot")
        self.services = Services(store, pool, Guests(GUESTS), time.time, self.forget, limits, pace=pace)
        self.rooms: dict[str, Room] = {}

    async def open(self, wish: NewTable) -> Table:
        """A new table, durable before anybody hears of it."""
        self._check_number()
        wish = complete(wish)
        opened = Opened(at=self.services.now(), code="", **msgspec.structs.asdict(wish))
        row, table = await create(self.services.store, opened)
        self._add(Room(row, table, 1, self.services))
        return table

    async def room(self, code: str) -> Room:
        """The table with this code, read back from its log if need be."""
        row = await self.services.store.find(code.upper())
        if row is None:
            raise GameError("unknown-code", code=code)
        if row.id not in self.rooms:
            self._check_number()
            data = await self.services.store.entries(row.id)
            if row.id not in self.rooms:  # somebody else may have been faster
                self._add(Room(row, replay(data), len(data), self.services))
        return self.rooms[row.id]

    def _check_number(self) -> None:
        if len(self.rooms) >= self.services.limits.tables:
            raise GameError("too-many-tables")

    def _add(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        self.leave(room)  # nobody is there yet

    def close(self) -> None:
        for room in self.rooms.values():
            room.sleep()
        self.services.pool.shutdown(cancel_futures=True)

    def forget(self, table_id: str) -> None:
        """Drop a room; its log is all that is needed to have it back."""
        self.rooms.pop(table_id, None)

    def leave(self, room: Room) -> None:
        """If nobody comes back for a while, keep the memory for others. The log stays."""
        if not room.connections:
            asyncio.get_running_loop().call_later(EMPTY_SECONDS, self._forget_empty, room)

    def _forget_empty(self, room: Room) -> None:
        if not room.connections and self.rooms.get(room.row.id) is room:
            if room.is_written:
                self.forget(room.row.id)
            else:
                self.leave(room)


async def create(store: Store, opened: Opened, finished: bool = False) -> tuple[TableRow, Table]:
    """Write down a new table, under a code that no other has."""
    while True:
        opened = msgspec.structs.replace(opened, code=new_code())
        table = Table(opened)
        row = TableRow(secrets.token_urlsafe(16), opened.code, opened.game, opened.public, finished=finished)
        try:
            await store.create(row, encode(opened))
        except StoreError as error:
            if error.message.id != "code-taken":
                raise
        else:
            return row, table


def complete(wish: NewTable) -> NewTable:
    """All options, so that a table does not change when others become usual."""
    slaps = wish.slaps
    if wish.game == REAL_TIME:
        slaps = slap_options({"measured_ties": "uncertainty" not in wish.options} | slaps)
    options = rulebook(wish.game).meta.all_options(wish.options)
    return msgspec.structs.replace(wish, options=options, slaps=slaps)


def replay(data: list[bytes]) -> Table:
    first, *rest = map(decode, data)
    assert isinstance(first, Opened)
    table = Table(first)
    for entry in rest:
        table.apply(entry)
    return table


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
