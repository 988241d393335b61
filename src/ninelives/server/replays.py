"""Look at finished games again. What is worked out is kept for a while, because anybody may ask for it at any rate."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

import ninelives
from ninelives.games.errors import GameError
from ninelives.games.game import Game, Moment

MOST_GAMES = 16  # some hundred kilobytes each
MOST_ANSWERS = 256  # some ten kilobytes each, when they are packed


@lru_cache(MOST_GAMES)
def finished(transcript: str) -> Game:
    """Return a finished game with its whole past. It belongs to all who ask: nobody may change it."""
    return ninelives.load(transcript)


class Replays:
    """Works out each answer once, beside everything else and one after the other: each takes up a processor."""

    def __init__(self, most: int = MOST_ANSWERS) -> None:
        self._most = most
        self._answers: OrderedDict[Any, asyncio.Task[bytes]] = OrderedDict()  # those asked for last are at the end
        self._turn = asyncio.Lock()

    async def answer(self, make: Callable[..., Any], *of: Any) -> bytes:
        """Return what `make` makes of something, as gzipped JSON."""
        key = make, *of
        if key not in self._answers:
            self._answers[key] = asyncio.create_task(self._work_out(make, *of))
            self._answers[key].add_done_callback(lambda task: self._forget_failed(key, task))
        self._answers.move_to_end(key)
        if len(self._answers) > self._most:
            self._answers.popitem(last=False)
        return await asyncio.shield(self._answers[key])  # others may wait for it, too

    async def _work_out(self, make: Callable[..., Any], *of: Any) -> bytes:
        async with self._turn:
            return await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(make(*of)), 6))

    def _forget_failed(self, key: Any, task: "asyncio.Task[bytes]") -> None:
        if (task.cancelled() or task.exception()) and self._answers.get(key) is task:
            del self._answers[key]


def story(transcript: str) -> Any:
    """Tell a finished game with open cards."""
    return finished(transcript).story()


def steps(transcript: str, faces: tuple[str, ...], seat: str | None) -> Any:
    """Show a finished game position by position, as a seat saw it, or with open cards."""
    game = finished(transcript)
    if seat is None:
        views = map(game.positions, (*range(game.players), None))
        told = [open_step(moments) for moments in zip(*views, strict=True)]
    elif seat in map(str, range(game.players)):
        moments = game.positions(int(seat))
        told = [{"events": moment.events, "view": msgspec.Raw(moment.view_json)} for moment in moments]
    else:
        raise GameError("bad-seat", seat_number=seat, last=game.players - 1)
    return {"game": game.name, "names": game.names, "faces": faces, "steps": told}


def open_step(moments: tuple[Moment, ...]) -> Any:
    """Lay one position open, seen by every seat and last by a spectator."""
    return {"events": moments[-1].events, "view": laid_open([msgspec.json.decode(one.view_json) for one in moments])}


def laid_open(views: list[Any]) -> Any:
    """Merge what all seats know: each unknown is filled in by whoever knows it. The spectator comes last."""
    known = [view for view in views if view is not None]
    if not known:
        return None
    if isinstance(known[-1], dict):
        return {key: laid_open([view[key] for view in known]) for key in known[-1]}
    if isinstance(known[-1], list) and len({len(view) for view in known}) == 1:
        return [laid_open(list(items)) for items in zip(*known, strict=True)]
    return known[-1]
