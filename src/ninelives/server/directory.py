"""Tell other processes on the same database what is going on at the tables of this one."""

import asyncio
from contextlib import suppress

from ninelives.store import Store, StoreError

PAUSE_SECONDS = 1.0  # between two times that something is written: what others are told may be that old


class Directory:
    """Writes down the newest description of each table that has changed, all together and not too often."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changed: dict[str, tuple[str, int, bytes]] = {}
        self._writing: asyncio.Task[None] | None = None

    def note(self, table_id: str, people: int, about: bytes) -> None:
        """Take a new description of a table at which so many people are. Without other processes nobody needs it."""
        if self._store.is_shared:
            self._changed[table_id] = table_id, people, about
            self._writing = self._writing or asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._changed:
            await asyncio.sleep(PAUSE_SECONDS)
            changed, self._changed = sorted(self._changed.values()), {}
            with suppress(StoreError):  # they are described again with their next change
                await self._store.describe(changed)
        self._writing = None

    def close(self) -> None:
        """Write no more."""
        if self._writing:
            self._writing.cancel()
