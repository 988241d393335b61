"""Felix at a live table: a sealed maximum bids in a person's name, and nobody else hears of it."""

import asyncio
from pathlib import Path

from tests.server.live import in_loop, live


@in_loop
async def test_a_sealed_maximum_plays_itself_out_and_is_never_shown(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as table:
        _, clients, watcher = await table.watched("felix", 3, 3)
        await asyncio.gather(*(client.act(client.legal[0]) for client in clients))
        await asyncio.gather(*(client.reach("bid") for client in clients))
        first = clients[clients[0].state["view"]["actors"][0]]
        others = [client for client in clients if client is not first]
        await first.send(type="seal", most=4)
        await first.until(lambda: first.state["view"]["high"] > 0)
        assert first.state["you"]["sealed"] == 4

        def raise_to_6(legal: list[str]) -> str:
            return legal[1] if "pass" in legal and int(legal[1].split()[1]) <= 6 else legal[0]

        await asyncio.gather(
            *(client.play(raise_to_6, stop=lambda c: c.state["view"]["round"] == 2) for client in others),
            first.until(lambda: first.state["view"]["round"] == 2),
            watcher.until(lambda: watcher.state["view"]["round"] == 2),
        )
        mine = [event for event in first.events if event["args"].get("seat") == first.seat]
        bids = [event["args"]["mice"] for event in mine if event["id"] == "felix-bid"]
        assert bids
        assert max(bids) <= 4
        assert "sealed" not in first.state["you"]  # good for one round
        assert not any("sealed" in text for client in [*others, watcher] for text in client.frames)
