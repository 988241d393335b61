"""Keep all tables of a process that somebody needs: opened, found by their codes, claimed and read from their logs."""

import asyncio
import time
from os import cpu_count
from weakref import WeakValueDictionary

import msgspec

from ninelives.games.errors import GameError
from ninelives.server.directory import Directory
from ninelives.server.hints import Hints
from ninelives.server.identity import Signer
from ninelives.server.limits import Limits
from ninelives.server.opening import NewTable, complete, create
from ninelives.server.painter import table_info
from ninelives.server.plugins import PluginThreads
from ninelives.server.pool import Pool
from ninelives.server.relay import Relays
from ninelives.server.room import Room
from ninelives.server.services import Services
from ninelives.store import Store, TableRow
from ninelives.table import Table, replay
from ninelives.table.entries import Opened, decode
from ninelives.table.table import check_setup

EMPTY_SECONDS = 60.0
PLUGIN_THREADS = 8
MOST_LOOKED_AT = 32  # tables that nobody is at here, kept for those who look at them again
LOCKED = "locked"  # by the operator: no new tables
DRAIN_SECONDS = 5.0  # for what is being written when the server stops


class Hub:
    """All rooms of a process, by the ids of their tables. Other processes may have other tables of the same store."""

    def __init__(self, store: Store, key: bytes, limits: Limits, pace: float = 1.0) -> None:
        self.signer = Signer(key)
        self.relays = Relays(key)
        pool = Pool(cpu_count(), "bot")
        plugins = PluginThreads(PLUGIN_THREADS)
        hints, directory = Hints(limits.hints), Directory(store)
        self.services = Services(store, pool, plugins, hints, time.time, self.forget, directory, limits, pace=pace)
        store.committed = self.services.metrics.commit
        self.rooms: dict[str, Room] = {}
        self._claiming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._looked_at: dict[str, tuple[float, Table]] = {}  # and when they were last used
        self.is_draining = False
        store.health.when_ill = self._send_everybody_away

    async def open(self, wish: NewTable) -> Table:
        """Open a new table, durable before anybody hears of it."""
        self.services.store.health.check()
        if await self.services.store.flag(LOCKED):
            raise GameError("no-new-tables")
        self._check_number()
        opened = Opened(at=self.services.now(), code="", **msgspec.structs.asdict(complete(wish)))
        check_setup(opened)
        row, table = await create(self.services.store, opened)
        if not self.services.store.is_shared:  # else whoever comes first may come to another process
            self._add(Room(row, table, 1, self.services))
        return table

    async def find(self, code: str) -> TableRow:
        """Find what is known of the table with this code."""
        self.services.store.health.check()
        row = await self.services.store.find(code.upper())
        if row is None:
            raise GameError("unknown-code", code=code)
        if row.ended:
            raise GameError("table-ended")
        return row

    async def room(self, row: TableRow) -> Room:
        """Return the room of a table. If nobody has it, claim it; raise `Elsewhere` if another process has it."""
        # One claim at a time: each ends the one before, and a second log could have gone on meanwhile.
        async with self._claiming.setdefault(row.id, asyncio.Lock()):
            if row.id not in self.rooms:
                self._check_number()
                data = await self.services.store.entries(row.id)
                if self.is_draining:  # since we asked for it: nobody would close its room
                    self.services.store.release(row.id)
                    raise GameError("not-available")
                self.services.metrics.claims += 1
                self._add(Room(row, replay([decode(entry) for entry in data]), len(data), self.services))
            return self.rooms[row.id]

    async def look(self, row: TableRow) -> Table:
        """Return a table only to look at, wherever it is."""
        if row.id in self.rooms:
            return self.rooms[row.id].table
        used, table = self._looked_at.get(row.id, (None, None))
        if table is None or used != row.updated:  # a long log takes a tenth of a second, and anybody may ask
            table = replay([decode(entry) for entry in await self.services.store.log(row.id)])
            self._looked_at[row.id] = row.updated, table
            if len(self._looked_at) > MOST_LOOKED_AT:
                self._looked_at.pop(next(iter(self._looked_at)))
        return table

    async def about(self, row: TableRow) -> bytes:
        """Describe a table as JSON, wherever it is."""
        if row.id in self.rooms:
            return self.rooms[row.id].painter.described()
        there = await self.services.store.description(row.id)
        return there or msgspec.json.encode(table_info(await self.look(row), ()))

    async def public(self, limit: int) -> list[bytes]:
        """Describe public tables with people at them, as JSON, here and elsewhere."""
        here = [room for room in self.rooms.values() if room.table.setup.public and room.connections]
        described = [room.painter.described() for room in here[:limit]]
        return [*described, *await self.services.store.public_elsewhere(limit - len(described))]

    def _check_number(self) -> None:
        if self.is_draining:
            raise GameError("not-available")
        if len(self.rooms) >= self.services.limits.tables:
            raise GameError("too-many-tables")

    def _add(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        self.leave(room)  # nobody is there yet

    def lose_all(self) -> None:
        """Give all tables up: others may have them by now."""
        for room in list(self.rooms.values()):
            room.give_up("table-moved")

    async def drain(self) -> None:
        """Hand all tables over: say goodbye to everybody once what they did is written, and let others claim them."""
        self.is_draining = True
        rooms = list(self.rooms.values())
        if rooms:
            await asyncio.wait([asyncio.create_task(room.close()) for room in rooms], timeout=DRAIN_SECONDS)

    def _send_everybody_away(self) -> None:
        """Give up all tables: nothing that happens at them would be kept."""
        for room in list(self.rooms.values()):
            room.give_up("not-saving")

    def announce_restart(self, seconds: float) -> None:
        """Tell everybody at all tables that the server restarts after so many seconds; 0: it does not."""
        self.services.restart = self.services.now() + seconds if seconds else 0.0
        for room in self.rooms.values():
            for connection in room.connections:
                connection.tell(room.restart())

    def end(self, code: str) -> None:
        """Send everybody away from a table that has been ended, if it is here."""
        for room in list(self.rooms.values()):
            if room.row.code == code.upper():
                room.end()

    def send_away(self, number: int) -> None:
        """End the connection with this number, if it is still there."""
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.id == number:
                    connection.send_away(GameError("sent-away"))

    def close(self) -> None:
        """Let all tables sleep, and all bots end."""
        self.services.directory.close()
        for room in self.rooms.values():
            room.sleep()
        self.services.pool.shutdown(cancel_futures=True)
        self.services.hints.close()

    def forget(self, table_id: str) -> None:
        """Drop a room; its log is all that is needed to have it back, here or elsewhere."""
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
