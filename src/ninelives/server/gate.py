"""Decide who may come in: pages of our own, and no address too often."""

import re
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection, Request

from ninelives.games.errors import GameError
from ninelives.server.hub import Hub
from ninelives.server.limits import Buckets, Limits
from ninelives.server.proxies import Proxies, household, parsed
from ninelives.store import TableRow

LONGEST_BODY = 10_000  # bytes
NAME = r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})"
HOST = re.compile(rf"(?P<place>{NAME}(:\d{{1,5}})?)")
SITE = re.compile(rf"https?://{HOST.pattern}")  # where a page comes from, as browsers say it


class Gate:
    def __init__(self, hub: Hub, public_url: str = "", proxies: Proxies | None = None) -> None:
        self.hub = hub
        self.proxies = proxies or Proxies()
        public = SITE.match(public_url.lower())
        self._public = public[0] if public else ""
        limits: Limits = hub.services.limits
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._creations = Buckets(limits.creations_per_minute / 60, limits.creations_per_minute)
        self._guesses = Buckets(limits.guesses_per_minute / 60, limits.guesses_per_minute)
        self._works = Buckets(limits.works_per_minute / 60, limits.works_per_minute)
        self._connected: Counter[str] = Counter()

    def check_request(self, connection: HTTPConnection) -> None:
        """Refuse an address that asks too often."""
        if not self._requests.take(address(connection)):
            raise GameError("too-fast")

    def check_creation(self, connection: HTTPConnection) -> None:
        """Refuse an address that opens too many tables, and pages of others."""
        self.check_origin(connection)
        if not self._creations.take(address(connection)):
            raise GameError("too-fast")

    def check_work(self, connection: HTTPConnection) -> None:
        """Refuse an address that has too many replays or QR codes worked out anew."""
        if not self._works.take(address(connection)):
            raise GameError("too-fast")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse pages of other sites, which must not act in somebody's name. Programs send no origin."""
        origins, host = connection.headers.getlist("origin"), connection.headers.get("host", "").lower()
        if origins and not (len(origins) == 1 and self._is_own(origins[0].lower(), host)):
            raise GameError("bad-origin", origin=", ".join(origins))

    def _is_own(self, origin: str, host: str) -> bool:
        site = SITE.fullmatch(origin)
        if site is None:
            return False
        return origin == self._public or (site["place"] == host and is_own_name(site["name"].strip("[]")))

    def check_head(self, connection: HTTPConnection) -> None:
        """Refuse what no browser would send, before anybody has to make sense of it."""
        limits = self.hub.services.limits
        size = sum(len(name) + len(value) for name, value in connection.scope["headers"])
        size += len(connection.scope["query_string"])
        if size > limits.head_bytes or len(connection.scope["path"]) > limits.path_length:
            raise GameError("too-long")
        host = connection.headers.get("host", "")
        if host and not HOST.fullmatch(host.lower()):
            raise GameError("bad-host", host=host)

    async def find(self, connection: HTTPConnection) -> TableRow:
        """Find the table that somebody names. Codes are invitations: nobody may try them all."""
        where = address(connection)
        if self._guesses.is_empty(where):
            raise GameError("too-fast")
        try:
            return await self.hub.find(connection.path_params["code"])
        except GameError as error:
            if error.message.id == "unknown-code":
                self._guesses.take(where)
            raise

    @contextmanager
    def counted(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a connection that stays, until the end of the block."""
        where = address(connection)
        self._connected[where] += 1
        self.hub.services.metrics.connections += 1
        try:
            yield
        finally:
            self.hub.services.metrics.connections -= 1
            self._connected[where] -= 1
            if not self._connected[where]:
                del self._connected[where]

    def is_direct(self, connection: HTTPConnection, peer: str) -> bool:
        """Say whether a person is at the other end of the wire, and no proxy: then TCP measures how far away they are.

        A proxy that is trusted has said for whom it speaks. One on this machine may not have, and nobody here is far.
        """
        told = connection.client is not None and connection.client.host == peer
        return told and peer not in self.proxies and not is_loopback(peer)

    def check_connections(self, connection: HTTPConnection) -> None:
        """Refuse an address that holds too many connections."""
        if self._connected[address(connection)] > self.hub.services.limits.connections_per_address:
            raise GameError("too-many-connections")


def is_loopback(host: str) -> bool:
    """Say whether an address is on this machine."""
    found = parsed(host)
    return found is None or found.is_loopback  # no address: nobody from elsewhere


def address(connection: HTTPConnection) -> str:
    """Say where somebody is, as far as that can be chosen only by moving."""
    return household(connection.client.host if connection.client else "")


def is_own_name(host: str) -> bool:
    """Say whether a host can only be us. Anybody may let a name of their own point here, but not a number."""
    own = socket.gethostname().lower()
    if host in ("localhost", own, f"{own.partition('.')[0]}.local"):
        return True
    return parsed(host) is not None


async def body(request: Request) -> bytes:
    """Read the body of a request, as far as it is of a sensible length."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_BODY:
            raise GameError("too-long")
    return data
