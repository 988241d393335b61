"""The load is real on one process and on several, at the right door and at the wrong one."""

import os
import sys

import pytest
import uvloop
from bench.cluster import measure_seated, on_postgres, relay

from tests.store.server import Server

linux = pytest.mark.skipif(sys.platform != "linux", reason="clients come from many addresses of 127.0.0.0/8")


@linux
def test_seated_tables_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.cluster.A_MINUTE", 1.0)  # at one a minute there may be none in so short a time
    figures = {figure.what.rpartition(": ")[2]: figure.value or 0 for figure in measure_seated(20, 4)}
    assert figures["memory"] > 10
    assert 0 < figures["p50"] <= figures["p99"]


@linux
def test_a_relay_is_measured(postgres_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.cluster.RELAY_TABLES", 10)
    monkeypatch.setattr("bench.cluster.TURNS", 1)
    first = 20_000 + os.getpid() % 20_000
    ports = ["--port", str(first)], ["--port", str(first + 1)]
    with on_postgres(postgres_server, "two processes", *ports) as setup:
        figures = uvloop.run(relay(setup, 2))
    assert all(figure.value for figure in figures)
