"""Keep all tables of a server that somebody needs: opened, found by their codes, read back from their logs."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

import msgspec

from ninelives.games.errors import GameError
from ninelives.server.identity import Signer
from ninelives.server.limits import Limits
from ninelives.server.opening import NewTable, complete, create
from ninelives.server.plugins import PluginThreads
from ninelives.server.room import Room
from ninelives.server.services import Services
from ninelives.store import Store
from ninelives.table import Table, replay
from ninelives.table.entries import Opened, decode
from ninelives.table.table import check_setup

EMPTY_SECONDS = 60.0
PLUGIN_THREADS = 8


class Hub:
    """All rooms of a server, by the ids of their tables."""

    def __init__(self, store: Store, key: bytes, limits: Limits, pace: float = 1.0) -> None:
        self.signer = Signer(key)
        pool = ThreadPoolExecutor(cpu_count(), thread_name_prefix="bot")
        plugins = PluginThreads(PLUGIN_THREADS)
        self.services = Services(store, pool, plugins, time.time, self.forget, limits, pace=pace)
        self.rooms: dict[str, Room] = {}

    async def open(self, wish: NewTable) -> Table:
        """Open a new table, durable before anybody hears of it."""
        self._check_number()
        opened = Opened(at=self.services.now(), code="", **msgspec.structs.asdict(complete(wish)))
        check_setup(opened)
        row, table = await create(self.services.store, opened)
        self._add(Room(row, table, 1, self.services))
        return table

    async def room(self, code: str) -> Room:
        """Find the table with this code, and read it back from its log if need be."""
        row = await self.services.store.find(code.upper())
        if row is None:
            raise GameError("unknown-code", code=code)
        if row.id not in self.rooms:
            self._check_number()
            data = await self.services.store.entries(row.id)
            if row.id not in self.rooms:  # somebody else may have been faster
                self._add(Room(row, replay([decode(entry) for entry in data]), len(data), self.services))
        return self.rooms[row.id]

    def _check_number(self) -> None:
        if len(self.rooms) >= self.services.limits.tables:
            raise GameError("too-many-tables")

    def _add(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        self.leave(room)  # nobody is there yet

    def close(self) -> None:
        """Let all tables sleep, and all bots end."""
        for room in self.rooms.values():
            room.sleep()
        self.services.pool.shutdown(cancel_futures=True)

    def forget(self, table_id: str) -> None:
        """Drop a room; its log is all that is needed to have it back."""
        self.rooms.pop(table_id, None)
        self.services.store.release(table_id)

    def leave(self, room: Room) -> None:
        """Forget a room at which nobody has been for a while: others need the memory, and the log stays."""
        if not room.connections:
            asyncio.get_running_loop().call_later(EMPTY_SECONDS, self._forget_empty, room)

    def _forget_empty(self, room: Room) -> None:
        if not room.connections and self.rooms.get(room.row.id) is room:
            if room.broadcast.is_durable:
                self.forget(room.row.id)
            else:
                self.leave(room)
