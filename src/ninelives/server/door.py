"""Count connections from their first moment on, and see to it that nobody takes the room of all others."""

import asyncio
from collections import Counter, OrderedDict
from contextlib import suppress
from http import HTTPStatus

from ninelives.server import messages
from ninelives.server.limits import Limits
from ninelives.server.metrics import Metrics
from ninelives.server.proxies import Proxies, household
from ninelives.text import Message

MOST_ARRIVING = 2_048  # connections that the system holds until we take them, all at once perhaps
OTHER_FILES = 64  # that we open besides: the database, its log, what the page is made of
SWEEP_SECONDS = 10.0


class Place:
    """A connection that is let in."""

    def __init__(self, household: str, transport: asyncio.Transport) -> None:
        self.household = household
        self.transport = transport
        self.is_leaving = False  # at the last sweep


class Door:
    """Lets connections in: so many altogether, and of them a share for each address."""

    def __init__(self, limits: Limits, proxies: Proxies, metrics: Metrics) -> None:
        self.limits = limits
        self.most = places(limits)
        self.most_of_one = max(
            1, min(limits.connections_per_address + limits.requests_per_address, int(self.most * limits.share))
        )
        self._proxies, self._metrics = proxies, metrics
        self._inside: set[Place] = set()
        self._idle: OrderedDict[Place, None] = OrderedDict()  # those that wait longest for a request come first
        self._by_household: Counter[str] = Counter()
        self._sweep: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> Place | None:
        """Let somebody in, or tell them why not. If there is no room, who has waited longest for nothing makes it."""
        host = str((transport.get_extra_info("peername") or ("",))[0])
        home = "" if host in self._proxies else household(host)  # all the world may come through a proxy
        if home and self._by_household[home] >= self.most_of_one:
            self._turn_away(transport, HTTPStatus.TOO_MANY_REQUESTS, "too-many-connections")
            return None
        if len(self._inside) >= self.most and not self._make_room():
            self._turn_away(transport, HTTPStatus.SERVICE_UNAVAILABLE, "not-available")
            return None
        place = Place(home, transport)
        self._inside.add(place)
        self._by_household[home] += 1
        self._sweep = self._sweep or asyncio.get_running_loop().call_later(SWEEP_SECONDS, self.sweep)
        return place

    def leave(self, place: Place) -> None:
        """Let somebody out."""
        self._inside.discard(place)
        self._idle.pop(place, None)
        self._by_household[place.household] -= 1
        if not self._by_household[place.household]:
            del self._by_household[place.household]

    def waits(self, place: Place, waits: bool) -> None:
        """Hear whether a connection waits for a request, or has one."""
        if waits:
            self._idle.setdefault(place)
        else:
            self._idle.pop(place, None)

    def _make_room(self) -> bool:
        if not self._idle:
            return False
        self._idle.popitem(last=False)[0].transport.abort()
        self._metrics.turned_away += 1
        return True

    def _turn_away(self, transport: asyncio.Transport, status: HTTPStatus, why: str) -> None:
        self._metrics.turned_away += 1
        body = messages.encode(messages.Error(Message(why)))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\nConnection: close\r\n"
        transport.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        transport.close()

    def sweep(self) -> None:
        """Put out those who were told to go and do not take the last words: the system would wait for them for ever."""
        for place in self._inside:
            if place.is_leaving:
                place.transport.abort()
            place.is_leaving = place.transport.is_closing()
        later = asyncio.get_running_loop().call_later
        self._sweep = later(SWEEP_SECONDS, self.sweep) if self._inside else None


def places(limits: Limits) -> int:
    """Return how many connections there is room for: each takes one of the files that we may open."""
    files = open_files()
    return limits.connections if files is None else max(1, min(limits.connections, files - arriving() - OTHER_FILES))


def arriving() -> int:
    """Return how many connections the system may hold for us until we take them."""
    files = open_files()
    return MOST_ARRIVING if files is None else max(1, min(MOST_ARRIVING, files // 8))


def open_files() -> int | None:
    """Return how many files we may open; None: as many as we like."""
    try:
        import resource
    except ImportError:  # Windows counts in another way
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def raise_open_files(limits: Limits) -> None:
    """Have the system let us open as many files as all connections need, as far as it does."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + MOST_ARRIVING + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
