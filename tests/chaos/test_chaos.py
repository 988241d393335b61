"""Chaos for half a minute; `./test --long` and `python -m tests.chaos` have hours of it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos.cluster import UNFENCED, missing
from tests.chaos.run import ALL, Plan, run
from tests.server.live import within
from tests.store.server import Server, postgres
from tests.store.server import missing as missing_postgres


@pytest.fixture
def synced_server() -> Iterator[Server]:
    """A PostgreSQL of our own: its disk is made slow, and that works only where it is waited for."""
    if lacking := missing() or missing_postgres():
        if os.environ.get("CI") == "true":
            pytest.fail(lacking)
        pytest.skip(lacking)
    with postgres(fsync=True) as running:
        running.create("chaos")
        yield running


@within(300)
async def test_nothing_is_lost_doubled_or_untrue_whatever_happens_to_servers(
    synced_server: Server, tmp_path: Path
) -> None:
    result = await run(synced_server, tmp_path, "chaos", Plan(seconds=24, every=3))
    assert set(result.harm) == set(ALL)
    assert result.verdict.faults == {}, result.complaints
    assert result.stuck == []
    assert result.verdict.acknowledged > 100
    assert "Traceback" not in result.complaints


@within(300)
async def test_without_the_fence_the_same_is_noticed(synced_server: Server, tmp_path: Path) -> None:
    """A server that was stopped goes on with tables that others have by now."""
    plan = Plan(seconds=6, every=6, kinds=["stop"], program=UNFENCED, members=2, tables=6)
    result = await run(synced_server, tmp_path, "chaos", plan)
    assert result.verdict.overlaps
    assert result.verdict.lost or result.verdict.untrue or result.verdict.broken
