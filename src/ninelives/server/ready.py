"""Say whether this server should be sent people: its store answers and has room, and it is not about to stop."""

import asyncio
import logging
import time

from ninelives.server.hub import Hub
from ninelives.store import StoreError

SECONDS = 1.0  # for the store to answer; and how long what it said holds, as anybody may ask at any rate

log = logging.getLogger(__name__)


class Readiness:
    """What /ready answers."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._told = ""  # the last reason that was logged
        self._asking: asyncio.Task[str] | None = None
        self._asked = 0.0

    async def reason(self) -> str:
        """Return why this server is not ready, as an id, or nothing."""
        if self.hub.is_draining:
            return "stopping"
        if self._asking is None or (self._asking.done() and time.monotonic() - self._asked > SECONDS):
            self._asked = time.monotonic()
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)  # others may wait for it, too

    async def _ask(self) -> str:
        reason, words = "", ""
        try:
            async with asyncio.timeout(SECONDS):
                await self.hub.services.store.check()
        except TimeoutError:
            reason, words = "store-slow", "the store takes too long to answer"
        except StoreError as error:
            reason, words = error.message.id, str(error)
        if reason and reason != self._told:
            log.error("not ready: %s", words)
        self._told = reason
        return reason
