"""The kernel says how far away somebody is, and a program cannot have it say more."""

import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from ninelives.server.connection import PADDING
from ninelives.server.kernel import smallest_round_trip

linux = pytest.mark.skipif(sys.platform != "linux", reason="other kernels do not tell")
DELAYED = 40.0  # milliseconds: by how much Linux delays a lone acknowledgement at least


@contextmanager
def connected(client: socket.socket) -> Iterator[socket.socket]:
    """The server's end of a connection."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listener, closing(client):
        client.connect(listener.getsockname())
        server, _ = listener.accept()
        with closing(server):
            yield server


@linux
def test_it_is_known_from_the_beginning_how_far_away_somebody_is() -> None:
    with connected(socket.socket()) as server:
        found = smallest_round_trip(server)
        assert found is not None
        assert 0 < found < 10_000


def test_there_is_no_figure_where_there_is_no_tcp() -> None:
    one, other = socket.socketpair()
    with closing(one), closing(other):
        assert smallest_round_trip(one) is None
    assert smallest_round_trip(None) is None


def test_a_socket_that_is_gone_has_no_figure() -> None:
    with connected(socket.socket()) as server:
        server.close()
        assert smallest_round_trip(server) is None


def test_other_kernels_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with connected(socket.socket()) as server:
        assert smallest_round_trip(server) is None


def delaying() -> socket.socket:
    """A client that asks its kernel to be late, over packets of usual size."""
    client = socket.socket()
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 1400)
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)
    return client


@linux
def test_a_program_can_delay_what_acknowledges_a_short_probe_but_not_a_padded_one() -> None:
    client = delaying()
    first = threading.Timer(0.15, client.send, [b"hello"])  # what acknowledges the handshake
    first.start()
    with connected(client) as server:
        server.recv(5)
        for probe in (b"{}", b"{}", b"{}"):
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)
            server.send(probe)
            time.sleep(0.1)
        short = smallest_round_trip(server)
        server.send(PADDING.encode())
        time.sleep(0.1)
        padded = smallest_round_trip(server)
    first.join()
    assert short is not None
    assert padded is not None
    assert padded < DELAYED / 2 < short
