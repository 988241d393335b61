"""The bot of examples/ takes a seat at a live server."""

import asyncio
import sys
from pathlib import Path

from ninelives.games import GAMES
from tests.play import FOR_TWO, fewest, of
from tests.server.live import Live, in_loop, live

BOT = Path(__file__).parents[2] / "examples" / "table_bot.py"


async def start(table: Live, code: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, BOT, table.url, code, "Robot", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )


async def whole_game(table: Live, game: str) -> None:
    code = await table.open(game, fewest(game), options=of(game).QUICK)
    (host,) = await table.gather(code, 1, start=False)
    await host.send(type="leave", seat=1)
    bot = await start(table, code)
    await host.until(lambda: host.state["table"]["seats"][1].get("name") == "Robot")
    await host.send(type="start")
    await host.until(host.playing)
    await host.play()
    out, problems = await bot.communicate()
    assert (out.decode().strip(), problems) == (f"scores: {host.state['view']['scores']}", b"")
    assert "minded" not in host.state["table"]["seats"][1]


@in_loop
async def test_the_example_bot_plays_a_whole_game_of_each_kind(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        await asyncio.gather(*(whole_game(table, game) for game in GAMES))


@in_loop
async def test_the_example_bot_says_why_it_cannot_play(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        full = await table.open(FOR_TWO, 2)
        await table.gather(full, 2)
        for code, reason in [(full, "There is no free seat at this table."), ("NOPE", "unknown-code")]:
            bot = await start(table, code)
            _, problems = await bot.communicate()
            assert reason in problems.decode()
            assert len(problems.splitlines()) == 1
