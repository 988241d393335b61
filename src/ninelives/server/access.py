"""Know the operator: by the token, or, where there is none, as somebody at this very machine."""

import hmac

from starlette.requests import HTTPConnection

from ninelives.games.errors import GameError
from ninelives.server.gate import is_own_name
from ninelives.server.proxies import parsed

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class Access:
    """Lets the operator in, and nobody else."""

    def __init__(self, token: str) -> None:
        self._token = token

    def check(self, connection: HTTPConnection) -> None:
        """Refuse everybody but the operator."""
        if not (self._has_token(connection) if self._token else is_local(connection)):
            raise GameError("operator-only")

    def _has_token(self, connection: HTTPConnection) -> bool:
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        return scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), self._token.encode())


def is_local(connection: HTTPConnection) -> bool:
    """Say whether somebody asks from this machine, by its own name, and for nobody else: a proxy is here, too."""
    host = connection.client.host if connection.client else ""
    found = parsed(host)
    is_here = found is not None and found.is_loopback
    passed_on = any(name in connection.headers for name in FORWARDED)
    return is_here and not passed_on and is_own_name(connection.url.hostname or "")
