"""Do things later, by name: a new timer of a name replaces the old one."""

import asyncio
from collections.abc import Callable


class Timers:
    def __init__(self, fail: Callable[[Exception], None]) -> None:
        """Begin without timers. `fail` hears of what goes wrong when one runs out."""
        self._fail = fail
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def after(self, seconds: float, name: str, do: Callable[[], None]) -> None:
        """Do something after so many seconds, unless it is cancelled."""
        self.cancel(name)

        def run() -> None:
            del self._handles[name]
            try:
                do()
            except Exception as error:
                self._fail(error)

        self._handles[name] = asyncio.get_running_loop().call_later(max(0.0, seconds), run)

    def has(self, name: str) -> bool:
        """Say whether a timer of this name runs."""
        return name in self._handles

    def cancel(self, name: str) -> None:
        """Stop a timer, if there is one."""
        handle = self._handles.pop(name, None)
        if handle:
            handle.cancel()

    def cancel_all(self) -> None:
        """Stop all timers."""
        for name in list(self._handles):
            self.cancel(name)
