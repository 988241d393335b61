"""Know whether what is written now would be kept, and say so once when that changes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ninelives.store.errors import Trouble

SECONDS = 1.0  # between two looks

log = logging.getLogger(__name__)


class Health:
    """What is wrong with a store's place, if anything: `trouble` has the reason, in words for who runs the server."""

    def __init__(self, place: str) -> None:
        self._place = place
        self.trouble: Trouble | None = None
        self.when_ill: Callable[[], None] = lambda: None  # called when trouble begins

    def check(self) -> None:
        """Raise what is wrong."""
        if self.trouble:
            raise self.trouble

    def fall_ill(self, trouble: Trouble) -> None:
        """Hear that nothing can be kept just now."""
        before, self.trouble = self.trouble, trouble
        if before is None or before.message.id != trouble.message.id:
            log.error("%s", trouble)
        if before is None:
            self.when_ill()

    def recover(self) -> None:
        """Hear that all is well."""
        if self.trouble:
            log.warning("%s can be used again", self._place)
            self.trouble = None

    async def watch(self, look: Callable[[], Awaitable[None]]) -> None:
        """Look again and again: trouble is to be known before somebody has written in vain."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await look()
            except Trouble as trouble:
                self.fall_ill(trouble)
            else:
                self.recover()
