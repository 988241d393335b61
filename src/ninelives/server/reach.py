"""Ask a running server through the address that people use: whether every proxy on the way does its part."""

import ipaddress
import json
import re
import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin, urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ninelives.server.finding import Finding, ok, problem, warning

SECONDS = 10  # for an answer
PORTS = {"http": 80, "https": 443}
MADE_UP = "203.0.113.7"  # an address that nobody has
NO_TABLE = "DOCTOR"  # codes have no vowels
FILE = re.compile(r'<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"')
FAULTS = {9: "time", 10: "time", 62: "name", 64: "name"}  # what OpenSSL's codes say of a certificate; else: who made it
# Straight to the address, whatever proxy this machine's own requests should take.
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Unreached(Exception):
    """Raised for an answer that did not come, or is none of ours."""


class Untrusted(Unreached):
    """Raised for a server whose certificate does not prove who it is."""

    def __init__(self, error: ssl.SSLCertVerificationError) -> None:
        super().__init__(error.verify_message)
        self.fault = FAULTS.get(error.verify_code, "issuer")


def check_way(url: str) -> Iterator[Finding]:
    """Make all checks from outside; without an answer of a server there is only one."""
    try:
        if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname:
            raise Unreached("http://…, https://…")
        text = ask(f"{url}/health")
    except Untrusted as error:
        yield problem("doctor-untrusted", url=url, fault=error.fault, reason=str(error))
        return
    except Unreached as error:
        yield problem("doctor-unreached", url=url, reason=str(error))
        return
    if "status" not in parsed(text):
        yield problem("doctor-not-ours", url=url)
        return
    yield ok("doctor-reached", url=url)
    yield check_encryption(url)
    yield check_socket(url)
    yield check_address(url)
    yield check_page(url)


def ask(url: str, **headers: str) -> str:
    """Return an answer as text."""
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with opener.open(request, timeout=SECONDS) as answer:
            return str(answer.read().decode(errors="replace"))
    except (OSError, ValueError) as error:  # also what is no HTTP
        cause = getattr(error, "reason", None) or error
        if isinstance(cause, ssl.SSLCertVerificationError):
            raise Untrusted(cause) from error
        raise Unreached(str(cause)) from error


def parsed(text: str) -> dict[str, Any]:
    """Read an answer as JSON; nothing if it is something else."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def check_encryption(url: str) -> Finding:
    """See whether anybody on the way could read along."""
    there = urlsplit(url)
    if there.scheme == "https":
        return ok("doctor-https")
    return ok("doctor-local") if there.hostname in ("localhost", "127.0.0.1", "::1") else warning("doctor-no-https")


def check_socket(url: str) -> Finding:
    """See whether a WebSocket gets through: a table that is not there is refused by a message of ours."""
    try:
        where = f"ws{url.removeprefix('http')}/ws/{NO_TABLE}"
        with line_to(url) as line, connect(where, sock=line, open_timeout=SECONDS) as there:
            answer = there.recv(timeout=SECONDS)
    except (OSError, WebSocketException) as error:
        return problem("doctor-no-socket", reason=str(error))
    if parsed(str(answer)).get("type") != "error":
        return problem("doctor-no-socket", reason=str(answer)[:80])
    return ok("doctor-socket")


def check_address(url: str) -> Finding:
    """See whether the server knows people by their own addresses, and believes nobody who makes one up."""
    try:
        seen = str(parsed(ask(f"{url}/api/address")).get("address", ""))
        believed = str(parsed(ask(f"{url}/api/address", X_Forwarded_For=MADE_UP)).get("address", ""))
        own = own_address(url)
        same = ipaddress.ip_address(seen) == ipaddress.ip_address(own)
    except (Unreached, OSError, ValueError) as error:
        return warning("doctor-no-address", reason=str(error))
    if believed == MADE_UP:
        return problem("doctor-address-believed")
    return ok("doctor-address", address=seen) if same else warning("doctor-other-address", address=seen, own=own)


def own_address(url: str) -> str:
    """Return the address by which we are seen from there, if nobody translates it on the way."""
    with line_to(url) as line:
        return str(line.getsockname()[0])


def line_to(url: str) -> socket.socket:
    """Connect to where an address leads."""
    there = urlsplit(url)
    return socket.create_connection((there.hostname, there.port or PORTS[there.scheme]), timeout=SECONDS)


def check_page(url: str) -> Finding:
    """See whether the page is there and finds its files, also below a path."""
    try:
        page = ask(f"{url}/")
        files = [urljoin(f"{url}/", file) for file in FILE.findall(page)]
        if not files:
            return problem("doctor-not-ours", url=f"{url}/")
    except Unreached as error:
        return problem("doctor-no-page", file=f"{url}/", reason=str(error))
    for file in files:
        try:
            ask(file)
        except Unreached as error:
            return problem("doctor-no-page", file=file, reason=str(error))
    return ok("doctor-page")
