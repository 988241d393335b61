"""Decide who may come in: pages of our own, and no address too often."""

import ipaddress
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ninelives.games.errors import GameError
from ninelives.server.hub import Hub
from ninelives.server.limits import Buckets, Limits
from ninelives.server.room import Room

OWN_BITS = 64  # of an IPv6 address: the rest is chosen by whoever has it


class Gate:
    def __init__(self, hub: Hub, public_url: str = "") -> None:
        self.hub = hub
        self._public = urlsplit(public_url)
        limits: Limits = hub.services.limits
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._creations = Buckets(limits.creations_per_minute / 60, limits.creations_per_minute)
        self._guesses = Buckets(limits.guesses_per_minute / 60, limits.guesses_per_minute)
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

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse pages of other sites, which must not act in somebody's name. Programs send no origin."""
        origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
        if not origin:
            return
        found = urlsplit(origin)
        public = found[:2] == self._public[:2]
        if not public and not (found.netloc == host and is_own_name(found.hostname or "")):
            raise GameError("bad-origin", origin=origin)

    async def room(self, connection: HTTPConnection) -> Room:
        """Find the table that somebody names. Codes are invitations: nobody may try them all."""
        where = address(connection)
        if self._guesses.is_empty(where):
            raise GameError("too-fast")
        try:
            return await self.hub.room(connection.path_params["code"])
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

    def check_connections(self, connection: HTTPConnection) -> None:
        """Refuse an address that holds too many connections."""
        if self._connected[address(connection)] > self.hub.services.limits.connections_per_address:
            raise GameError("too-many-connections")


def address(connection: HTTPConnection) -> str:
    """Say where somebody is, as far as that can be chosen only by moving."""
    host = connection.client.host if connection.client else ""
    if ":" not in host:
        return host
    return str(ipaddress.ip_network((host.partition("%")[0], OWN_BITS), strict=False))


def is_own_name(host: str) -> bool:
    """Say whether a host can only be us. Anybody may let a name of their own point here, but not a number."""
    if host in ("localhost", socket.gethostname().lower()) or host.endswith(".local"):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
