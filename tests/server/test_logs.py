"""The log: one line or one JSON object for each record, without secrets, whoever writes it."""

import asyncio
import json
import logging
import re
import signal
import sys
from pathlib import Path

import pytest

from ninelives.server.logs import Lines, Objects
from ninelives.store import StoreError
from tests.play import ANY
from tests.server.live import in_loop, live
from tests.server.process import USUAL, Process

STAMP = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


def record(message: str, **extra: str) -> logging.LogRecord:
    made = logging.LogRecord("ninelives.test", logging.WARNING, "here", 1, message, None, None)
    vars(made).update(extra)
    return made


def test_a_line_holds_one_record_whatever_is_in_it() -> None:
    told = Lines().format(record("a\nfake line"))
    assert re.fullmatch(rf"{STAMP} warning ninelives\.test: a\\nfake line", told)


def test_an_object_says_which_table_it_is_about() -> None:
    told = json.loads(Objects().format(record("a\nb \ud800", table="abc")))
    assert re.fullmatch(STAMP, told.pop("time"))
    assert told == {"level": "warning", "logger": "ninelives.test", "message": "a\nb \ud800", "table": "abc"}


def test_a_traceback_is_told_in_both_ways() -> None:
    try:
        raise ValueError("no")
    except ValueError:
        failed = record("failed")
        failed.exc_info = sys.exc_info()
    assert "ValueError: no" in Lines().format(failed)
    assert "ValueError: no" in json.loads(Objects().format(failed))["error"]


def objects(log: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


@in_loop
async def test_a_server_that_talks_most_tells_no_token_and_no_card(tmp_path: Path) -> None:
    """All lines are objects, uvicorn's, too; what was said at a table is in none of them."""
    log = tmp_path / "log"
    server = Process(str(tmp_path / "t.db"), log, (*USUAL, "--log-format", "json", "--log-level", "debug"))
    await server.start()
    code = await server.open(ANY, 3)
    client = await server.join(code)
    await client.sit(0)
    for seat in (1, 2):
        await client.send(type="bot", seat=seat, bot="thumb")
    await client.send(type="start")
    await client.until(lambda: bool(client.legal))
    await client.answer(client.legal[0])
    await client.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"this is not HTTP\r\n\r\n")  # uvicorn complains of this
    await reader.read()
    writer.close()
    await server.stop(signal.SIGTERM)
    told = objects(log)
    assert {"ninelives.server.run", "uvicorn.error"} <= {line["logger"] for line in told}
    assert {"info", "warning"} <= {line["level"] for line in told}
    text = log.read_text(encoding="utf-8")
    assert client.token.split(".")[0] not in text
    assert code not in text
    assert "legal" not in text


@in_loop
async def test_a_table_that_cannot_be_written_is_named_by_its_id(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with live(tmp_path / "t.db", complains=True) as server:
        code = await server.open(ANY, 3)
        client = await server.join(code)
        room = server.room(code)
        room.services.store._last.clear()  # as if somebody else had written to the log
        await client.send(type="sit", seat=0, name="Ada")
        assert await client.error() == "not-written"
    [line] = [one for one in caplog.records if one.name == "ninelives.server.room"]
    assert vars(line)["table"] == room.row.id[:6]
    assert str(StoreError("log-conflict")) in line.getMessage()
