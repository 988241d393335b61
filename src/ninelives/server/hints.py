"""Work out advice for people, in threads of its own: no bot waits for it, and nobody asks for more than one at once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ninelives.bots import Seen
from ninelives.bots.hint import Advice, hint
from ninelives.games.errors import GameError

THREADS = 2


class Hints:
    """All hints that are being worked out, at all tables."""

    def __init__(self, most: int) -> None:
        """Let at most so many people wait for a hint."""
        self._most = most
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="hint")
        self._waiting: set[str] = set()  # persons

    @property
    def waiting(self) -> int:
        """Return how many people wait for a hint."""
        return len(self._waiting)

    def ask(self, person: str, seen: Seen) -> asyncio.Future[Advice]:
        """Begin to work out a hint for a person, or raise why not. Until it is there, they get no other one."""
        if person in self._waiting:
            raise GameError("hint-pending")
        if len(self._waiting) >= self._most:
            raise GameError("too-many-hints")
        self._waiting.add(person)
        thought = asyncio.wrap_future(self._threads.submit(hint, seen))
        thought.add_done_callback(lambda _: self._waiting.discard(person))
        return thought

    def close(self) -> None:
        """Begin no hint any more, and wait for those under way."""
        self._threads.shutdown(cancel_futures=True)
