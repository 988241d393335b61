"""Lines that strangers can have written are written seldom, and none is forgotten."""

import asyncio
import logging
import signal
from pathlib import Path

import pytest

from ninelives.server.limits import Buckets, Limits
from ninelives.server.seldom import Seldom
from tests.server.live import within
from tests.server.process import Process
from tests.server.test_door import dial, rest


def test_lines_of_one_place_do_not_keep_back_those_of_another(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("tests.seldom")
    seldom = Seldom(Limits(log_lines_per_minute=2.0))
    log.addFilter(seldom)
    for n in range(5):
        log.error("again %d", n)
    log.error("another")
    assert [record.getMessage() for record in caplog.records] == ["again 0", "again 1", "another"]
    log.removeFilter(seldom)


def test_the_next_line_says_how_many_were_left_out(caplog: pytest.LogCaptureFixture) -> None:
    log, seldom = logging.getLogger("tests.seldom"), Seldom(Limits(log_lines_per_minute=1.0))
    log.addFilter(seldom)
    for n in range(4):
        log.error("again %s", "%")
        seldom._lines = seldom._lines if n < 2 else Buckets(1.0, 1.0)  # a minute later
    log.removeFilter(seldom)
    said = [record.getMessage() for record in caplog.records]
    assert said == ["again %", "again % (2 more like this were left out)"]


@within(60)
async def test_garbage_by_the_thousand_does_not_fill_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(str(tmp_path / "games.db"), log)
    await server.start()
    try:
        for _ in range(20):
            pipes = await asyncio.gather(*(dial(server.url, b"garbage\r\n\r\n") for _ in range(50)))
            await asyncio.gather(*map(rest, pipes))
            for _, writer in pipes:
                writer.close()
    finally:
        await server.stop(signal.SIGTERM)
    assert 0 < len(log.read_text().splitlines()) < 30
