"""Hold what waits to be sent to one client. Who is behind gets the newest state only; nobody waits for them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ninelives.server.messages import State, encode_state

MOST_WAITING = 64  # small messages
MOST_EVENTS = 2_000  # a whole game of the longest kind


class Outbox:
    """The newest state, all events since the last one sent, and small messages in order."""

    def __init__(
        self, send: Callable[[str], Awaitable[None]], send_now: Callable[[bytes], bool] = lambda _: False
    ) -> None:
        """Send by `send`, or by `send_now`, which sends what need not wait, or returns False."""
        self._send, self._send_now = send, send_now
        self._state: State | None = None
        self._events: deque[bytes] = deque(maxlen=MOST_EVENTS)
        self._small: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._hold: asyncio.TimerHandle | None = None  # until then no state is sent
        self._last: tuple[bytes, int] | None = None
        self._news = asyncio.Event()
        self._idle = False  # nothing is to be sent, or being sent, that must not be overtaken

    def put(self, message: bytes) -> None:
        """Send a small message, before the next state."""
        self._small.append(message)
        self._wake()

    def finish(self, message: bytes, code: int) -> None:
        """Say the last thing, then hang up with this code."""
        self._last = message, code
        self._wake()

    def put_state(self, state: State, events: list[bytes], delay: float = 0.0) -> None:
        """Send a state at once if nothing waits, or after so many seconds. It replaces one that still waits."""
        if self._idle and not (delay or self._hold or self._events) and self._send_now(encode_state(state, events)):
            return
        self._state = state
        self.put_events(events)
        if delay and self._hold is None:
            self._hold = asyncio.get_running_loop().call_later(delay, self._release)
        self._wake()

    def _release(self) -> None:
        self._hold = None
        self._wake()

    def _wake(self) -> None:
        self._idle = False
        self._news.set()

    def put_events(self, events: list[bytes]) -> None:
        """Tell events together with the next state."""
        self._events.extend(events)

    async def run(self) -> int:
        """Send until there is nothing more to say, and return the code to hang up with."""
        while True:
            self._idle = not self._news.is_set()
            await self._news.wait()
            self._news.clear()
            while self._small:
                await self._send(self._small.popleft().decode())
            if self._last:
                message, code = self._last
                await self._send(message.decode())
                return code
            if self._state is not None and self._hold is None:
                state, self._state = encode_state(self._state, self._events), None
                self._events.clear()
                await self._send(state.decode())
