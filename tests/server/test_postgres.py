"""`ninelives serve --db postgresql://…`: whole games with a restart in the middle."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

import ninelives
from tests.server.client import Client
from tests.server.crash import TABLES, fill
from tests.server.live import fetch, within
from tests.server.process import USUAL, Process


def half_way(clients: list[Client]) -> bool:
    """Whether somebody at a table has acted a few times."""
    return any(client.state["you"].get("turn", 0) >= 5 for client in clients)


async def play_half(client: Client, table: list[Client]) -> None:
    with suppress(ConnectionClosed):
        await client.play(stop=lambda _: half_way(table))


async def finish(server: Process, before: Client) -> None:
    """Back at the table of before, play to the end, and read the record."""
    client = await server.rejoin(before)
    assert client.events[: len(before.events)] == before.events
    assert client.state["you"].get("turn", 0) >= before.state["you"].get("turn", 0)
    await client.play()
    _, record = await fetch(f"{server.url}/api/tables/{client.state['table']['code']}/games/1")
    assert ninelives.load(record).scores == client.state["view"]["scores"]


@within(180)
async def test_whole_games_in_postgresql_with_a_restart_in_the_middle(postgres_url: str, tmp_path: Path) -> None:
    """All games at once, with people and bots."""
    server = Process(postgres_url, tmp_path / "log", USUAL)
    await server.start()
    try:
        tables = [[witness.client for witness in await fill(server, *kind)] for kind in TABLES]
        playing = [asyncio.create_task(play_half(client, table)) for table in tables for client in table]
        while not all(map(half_way, tables)):
            await asyncio.sleep(0.001)
        await server.stop(signal.SIGKILL)
        await asyncio.gather(*playing)
        await server.start()
        await asyncio.gather(*(finish(server, client) for table in tables for client in table))
    finally:
        await server.stop(signal.SIGTERM)
    assert server.log.read_text() == ""
