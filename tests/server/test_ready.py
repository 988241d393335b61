"""Health and readiness: what a proxy or a supervisor is told."""

import asyncio
import json
import threading
from pathlib import Path

import pytest

from ninelives.store import store
from tests.server.live import Live, fetch, in_loop, live


async def ready(server: Live) -> tuple[int, dict[str, str]]:
    status, text = await fetch(f"{server.url}/ready")
    return status, json.loads(text)


@in_loop
async def test_a_server_that_is_well_says_so(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        assert json.loads(await server.get("/health")) == {"status": "ok"}
        assert await ready(server) == (200, {"status": "ready"})


@in_loop
async def test_a_store_that_does_not_answer_in_a_second_is_not_ready_but_alive(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db", complains=True) as server:
        go_on = threading.Event()
        database = server.hub.services.store._database
        busy = [asyncio.create_task(database.read(lambda _: go_on.wait())) for _ in range(2)]  # all threads that read
        assert await ready(server) == (503, {"status": "not-ready", "reason": "store-slow"})
        assert json.loads(await server.get("/health")) == {"status": "ok"}
        go_on.set()
        await asyncio.gather(*busy)
        while (await ready(server))[0] == 503:
            await asyncio.sleep(0.05)


@in_loop
async def test_a_disk_without_room_is_told_and_logged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "LEAST_FREE", 1 << 80)
    async with live(tmp_path / "t.db", complains=True) as server:
        assert await ready(server) == (503, {"status": "not-ready", "reason": "store-full"})
        monkeypatch.setattr(store, "LEAST_FREE", 0)
        while (await ready(server))[0] == 503:
            await asyncio.sleep(0.05)


@in_loop
async def test_a_server_that_is_about_to_stop_wants_nobody_new(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        server.hub.is_draining = True
        assert await ready(server) == (503, {"status": "not-ready", "reason": "stopping"})


@in_loop
async def test_the_store_is_asked_once_however_many_want_to_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path / "t.db") as server:
        asked = 0
        check = server.hub.services.store.check

        async def counted() -> None:
            nonlocal asked
            asked += 1
            await check()

        monkeypatch.setattr(server.hub.services.store, "check", counted)
        assert {status for status, _ in await asyncio.gather(*(ready(server) for _ in range(8)))} == {200}
        assert asked <= 2  # a second may have gone by


@in_loop
async def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db", complains=True) as server:
        assert (await ready(server))[0] == 200
        (tmp_path / "t.db").unlink()
        while (told := await ready(server))[0] == 200:
            await asyncio.sleep(0.05)
        assert told == (503, {"status": "not-ready", "reason": "store-gone"})
