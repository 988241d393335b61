"""Find out where somebody is who comes through a proxy. Only proxies that the operator names are believed."""

import ipaddress
from collections.abc import Iterable, MutableMapping
from typing import Any

from ninelives.games.errors import GameError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
OWN_BITS = 64  # of an IPv6 address: the rest is chosen by whoever has it


class Proxies:
    """Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        try:
            self._networks = [ipaddress.ip_network(name.strip(), strict=False) for name in named]
        except ValueError as error:
            raise GameError("bad-proxy", reason=str(error)) from error

    def __contains__(self, host: str) -> bool:
        found = parsed(host)
        return found is not None and any(found in network for network in self._networks)

    def look_behind(self, scope: MutableMapping[str, Any]) -> None:
        """Say of a request where it really comes from, if a proxy has passed it on."""
        peer = scope["client"][0] if scope.get("client") else ""
        if peer not in self:
            return
        forwarded = ",".join(values(scope, b"x-forwarded-for"))
        scope["client"] = (self._sender(peer, forwarded.split(",")), 0)
        scheme = ",".join(values(scope, b"x-forwarded-proto")).partition(",")[0].strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme

    def _sender(self, peer: str, forwarded: list[str]) -> str:
        """Return the last address that is no proxy of ours: what stands before it may be made up."""
        sender = peer
        for text in reversed(forwarded):
            found = parsed(without_port(text.strip()))
            if found is None:
                break
            sender = str(found)
            if sender not in self:
                break
        return sender


def values(scope: MutableMapping[str, Any], header: bytes) -> list[str]:
    """Return all values of a header, in order."""
    return [value.decode("latin-1") for name, value in scope["headers"] if name == header]


def without_port(text: str) -> str:
    """Take the port off an address: 192.0.2.7:80, [2001:db8::1]:80."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def parsed(host: str) -> Address | None:
    """Read an address, if it is one. An IPv4 address that is written as one of IPv6 is an IPv4 address."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found


def household(host: str) -> str:
    """Say where an address is, as far as that can be chosen only by moving."""
    found = parsed(host)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, OWN_BITS), strict=False))
    return str(found) if found else host
