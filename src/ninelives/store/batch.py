"""Ask the database for many things at once: what is asked while an answer is under way goes into the next question."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_AT_ONCE = 50  # so that the first need not wait for the last of hundreds


class Batch(Generic[T]):
    """Questions that have a key each. Without a rush, each is asked at once and by itself."""

    def __init__(self, answer: Callable[[list[str]], Awaitable[Mapping[str, T]]]) -> None:
        """Answer by a function that takes many keys and returns what there is for each."""
        self._answer = answer
        self._waiting: dict[str, asyncio.Future[T | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def ask(self, key: str) -> T | None:
        """Return what there is for a key, or None."""
        future = self._waiting.get(key)
        if future is None:
            future = self._waiting[key] = asyncio.get_running_loop().create_future()
            future.add_done_callback(lambda done: done.exception())  # whoever asked may be gone
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        return await asyncio.shield(future)

    async def _ask_all(self) -> None:
        while self._waiting:
            asked = dict(islice(self._waiting.items(), MOST_AT_ONCE))
            self._waiting = dict(islice(self._waiting.items(), MOST_AT_ONCE, None))
            try:
                found = await self._answer(list(asked))
            except Exception as error:
                for future in asked.values():
                    future.set_exception(error)
            else:
                for key, future in asked.items():
                    future.set_result(found.get(key))
        self._asking = None
