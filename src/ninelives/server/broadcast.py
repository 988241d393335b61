"""Keep apart what has been done at a table, what of it is durable, and what has been shown. Pure: no I/O, no loop."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

P = TypeVar("P")


class Broadcast(Generic[P]):
    """Shows a table to everybody, never before it is durable, in order, and once for each commit.

    All three numbers count entries of the table's log: shown ≤ durable ≤ done. A picture is the table at one moment,
    ready to be sent. It is made as late as possible, because most moments never have to be shown: when everything is
    durable, or when the table is about to change by an entry that will be durable later than what the picture shows.
    """

    def __init__(self, entries: int, paint: Callable[[], P], send: Callable[[P], None]) -> None:
        """Begin with a log of so many entries, all durable. `paint` makes a picture of the table as it is now."""
        self.done = self.durable = self.shown = entries
        self._paint, self._send = paint, send
        self._commit = 0  # the one that the newest entry is a part of
        self._is_stale = False  # something has changed since the last picture
        self._kept: deque[tuple[int, P]] = deque()  # pictures of the past, and how many entries each of them shows
        self._waiting: deque[tuple[int, Callable[[], None]]] = deque()
        self._is_closed = False

    @property
    def is_durable(self) -> bool:
        """Say whether everything that was done is durable."""
        return self.durable == self.done

    @property
    def is_shown(self) -> bool:
        """Say whether everybody has been shown all that was done."""
        return self.shown == self.done

    def before_change(self, commit: int) -> None:
        """Hear that the table is about to change by an entry that becomes durable with this commit."""
        if self._commit < commit:
            self.keep()

    def keep(self) -> None:
        """Paint what is still to be shown, because it will look different, or be seen by others, from now on."""
        if self._is_stale and not self.is_durable:
            self._kept.append((self.done, self._paint()))
            self._is_stale = False

    def did(self, entries: int, commit: int) -> None:
        """Hear that the table has changed by so many entries, which this commit makes durable."""
        self.done += entries
        self._commit = commit

    def wrote(self, entries: int) -> None:
        """Hear that so many entries of the log are durable: show what waited for them."""
        self.durable = max(self.durable, entries)
        while self._kept and self._kept[0][0] <= self.durable and not self._is_closed:
            shown, picture = self._kept.popleft()
            self._show(shown, picture)
        self._show_present()

    def show(self) -> None:
        """Show the table as it is now, once it is durable."""
        self._is_stale = True
        self._show_present()

    def after(self, do: Callable[[], None]) -> None:
        """Do something as soon as everybody has been shown all that is done by now."""
        self._waiting.append((self.done, do))
        self._release()

    def close(self) -> None:
        """Show nothing more: what was done but is not durable did not happen."""
        self._is_closed = True
        self._kept.clear()
        self._waiting.clear()

    def _show_present(self) -> None:
        if not self.is_durable or self._is_closed:
            return
        if self._is_stale:
            picture, self._is_stale = self._paint(), False
            self._send(picture)
        self.shown = self.done  # the newest entries may be of a kind that is shown to nobody
        self._release()

    def _show(self, shown: int, picture: P) -> None:
        self._send(picture)
        self.shown = shown
        self._release()

    def _release(self) -> None:
        while self._waiting and self._waiting[0][0] <= self.shown:
            self._waiting.popleft()[1]()
