"""Let bots of other packages think. Some never come to an end: nobody waits for them, not even at the end."""

import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class PluginThreads(Executor):
    """A thread for each thought, as long as there are not too many. A pool would be waited for when Python ends."""

    def __init__(self, most: int) -> None:
        self._room = threading.Semaphore(most)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Begin a thought, or raise if there are too many."""
        if not self._room.acquire(blocking=False):
            raise RuntimeError("too many bots of other packages are thinking")
        future: Future[T] = Future()

        def think() -> None:
            try:
                future.set_result(fn(*args, **kwargs))
            except BaseException as error:
                future.set_exception(error)
            finally:
                self._room.release()

        future.set_running_or_notify_cancel()  # from now on it cannot be cancelled, only given up
        threading.Thread(target=think, name="plugin", daemon=True).start()
        return future
