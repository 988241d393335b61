"""Play a whole game of the example over a live server, with two people and a bot, and look at it again.

Run by `test_otto.py` in a process in which the example is installed.
"""

import asyncio
import json
import tempfile
from pathlib import Path

import ninelives
from tests.server.live import live


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with live(Path(folder) / "games.db") as table:
            listed = {game["name"]: game for game in json.loads(await table.get("/api/games"))}
            assert listed["otto"]["players"] == [2, 3, 4]
            code, clients, watcher = await table.watched("otto", 3, 2)
            first = clients[0]
            await first.act("send 1" if "send 1" in first.legal else "send 2")
            await first.until(lambda: "take_back" in first.state["you"])
            await first.send(type="take-back", turn=1)
            await first.until(lambda: bool(first.legal))
            await asyncio.gather(*(client.play(min) for client in clients), watcher.until(lambda: watcher.over))
            played = ninelives.load(await table.get(f"/api/tables/{code}/games/1"))
            assert [client.state["view"]["scores"] for client in (*clients, watcher)] == [played.scores] * 3
            for seat in ("", "?seat=0"):
                replay = json.loads(await table.get(f"/api/tables/{code}/games/1/steps{seat}"))
                assert replay["game"] == "otto"
                assert len(replay["steps"]) == len(played.log) + 1
            for file in ("index.js", "style.css", "art/scene.svg"):
                assert await table.get(f"/games/otto/{file}")
            assert "otto-title" in await table.get("/text/fr.ftl")


if __name__ == "__main__":
    asyncio.run(main())
    print("ok")
