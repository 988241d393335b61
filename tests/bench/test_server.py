"""The load is real: moves are played and shown, and bad clients really are behind."""

import sys

import pytest
from bench.server import measure


@pytest.mark.skipif(sys.platform != "linux", reason="clients come from many addresses of 127.0.0.0/8")
def test_everything_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    # As fast as possible is still within the limits of each connection, if there are enough of them.
    small = {"FAST_TABLES": 60, "CALM_TABLES": 20, "TURNS": 1, "WARM_UP": 0.5, "PAUSE": 0.2, "SETTLE": 0.5}
    for name, value in small.items():
        monkeypatch.setattr(f"bench.server.{name}", value)
    figures = {figure.what: figure for figure in measure(1, [20], with_peers=False)}
    assert (figures["as fast as possible: ours, durable"].value or 0) > 100  # more than paced
    assert "of 40 moves/s reached" in figures["20 tables, 2 moves/s each: own state p50"].note
    assert not figures["with them: p99"].note.startswith("0 KB")
    assert all(figure.value is not None for figure in figures.values())
