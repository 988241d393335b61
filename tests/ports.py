"""Ports for servers that tests start, some of them again and again at the same one."""

import random
import socket
from contextlib import closing, suppress

# Below those that the system gives to whoever connects: thousands of clients of other tests must not take one that a
# server is about to listen at, or comes back to.
PORTS = range(12_000, 32_000)
chance = random.SystemRandom()  # tests seed the other one, and would all be given the same ports
given: set[int] = set()


def free_port() -> int:
    """A port at which nobody listens, and that nobody else here was given."""
    while True:
        port = chance.choice(PORTS)
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            if port not in given:
                given.add(port)
                return port
