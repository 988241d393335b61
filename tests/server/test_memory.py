"""What is over takes no memory: there is no garbage collection that would find it."""

import asyncio
import gc
import json
import pickle
import weakref
from pathlib import Path

import pytest

import ninelives
from ninelives.games import GAMES, rulebook
from ninelives.server import hub
from ninelives.table.entries import Opened, decode
from tests.play import ANY, FOR_TWO, OPTION, REAL_TIME, finished, of
from tests.server.client import Client
from tests.server.live import in_loop, live


async def play_a_little(client: Client) -> None:
    await client.play(stop=lambda c: c.state["you"].get("turn", 0) > 5)


@pytest.mark.parametrize("game", [FOR_TWO, *REAL_TIME])
@in_loop
async def test_a_table_at_which_nobody_is_goes_and_comes_back(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "EMPTY_SECONDS", 0.05)
    async with live(tmp_path / "games.db") as table:
        code = await table.open(game, 3, options=of(game).QUICK)
        clients = await table.gather(code, 2)
        await asyncio.gather(*map(play_a_little, clients))
        room = weakref.ref(table.room(code))
        gc.disable()
        try:
            await asyncio.gather(*(client.close() for client in clients))
            while room():
                await asyncio.sleep(0.01)
            assert table.hub.services.store._last == {}
        finally:
            gc.enable()
        again = await table.join(code, clients[0].token)
        assert again.state["you"]["turn"] > 5
        assert again.playing()


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_keeps_its_end_and_forgets_the_rest(name: str) -> None:
    game = finished(name, 4, 1)
    story, last = game.story(), game.events_of(len(game.log) - 1)
    before = len(pickle.dumps(game))
    game.forget()
    assert len(pickle.dumps(game)) < before / 10
    assert game.events_of(len(game.log) - 1) == last
    with pytest.raises(ValueError, match="forgotten"):
        game.story()
    with pytest.raises(ValueError, match="forgotten"):
        game.opening()
    assert ninelives.load(game.transcript()).story() == story


@in_loop
async def test_who_comes_after_the_end_hears_the_whole_story(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        watcher = await table.join(code)
        await asyncio.gather(*(client.play() for client in clients), watcher.until(lambda: watcher.over))
        late = await table.join(code)
        again = await table.join(code, clients[0].token)
        assert late.events == watcher.events
        assert again.events == clients[0].events
        assert again.state["view"] == clients[0].state["view"]


@in_loop
async def test_the_log_names_every_option_and_the_rules(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(ANY, 3, options={OPTION.name: OPTION.values[-1]})
        room = table.room(code)
        (entry,) = [decode(data) for data in await room.services.store.entries(room.row.id)]
        assert isinstance(entry, Opened)
        usual = {option.name: option.default for option in rulebook(ANY).meta.options}
        assert entry.options == usual | {OPTION.name: OPTION.values[-1]}
        assert json.loads(await table.get(f"/api/tables/{code}"))["options"] == entry.options
