"""Let bots think in a few threads, and know how many wait for one."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Pool(ThreadPoolExecutor):
    """A pool of threads that says how much there is to do."""

    def __init__(self, threads: int | None, name: str) -> None:
        super().__init__(threads, thread_name_prefix=name)
        self._open: set[Future[Any]] = set()  # a set, because it is changed by all threads

    @property
    def waiting(self) -> int:
        """Return how many jobs wait or are being done."""
        return len(self._open)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do a job as soon as there is a thread for it."""
        future = super().submit(fn, *args, **kwargs)
        self._open.add(future)
        future.add_done_callback(self._open.discard)
        return future
