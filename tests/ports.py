"""Ports for servers that tests start, some of them again and again at the same one."""

import os
import random
import socket
from contextlib import closing, suppress
from pathlib import Path

LOWEST, HIGHEST = 10_000, 64_000
WORKERS = 16  # as many processes may test side by side without meeting
OWN = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
chance = random.SystemRandom()  # tests seed the other one, and would all be given the same ports
given: set[int] = set()


def ours() -> range:
    """Ports that the system does not give to whoever connects.

    Thousands of clients of other tests must not take one that a server is about to listen at, or comes back to.
    """
    setting = Path("/proc/sys/net/ipv4/ip_local_port_range")
    first, last = map(int, setting.read_text().split()) if setting.exists() else (49_152, 65_535)
    below, above = range(LOWEST, first), range(last + 1, HIGHEST)
    return max(below, above, key=len) or range(LOWEST, HIGHEST)


PORTS = [port for port in ours() if port % WORKERS == OWN]


def free_port() -> int:
    """A port at which nobody listens, and that nobody else here was given."""
    while True:
        port = chance.choice(PORTS)
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            if port not in given:
                given.add(port)
                return port
