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


@lru_cache(MOST_GAMES)
def finished(transcript: str) -> Game:
    """Return a finished game with its whole past. It belongs to all who ask: nobody may change it."""
    return ninelives.load(transcript)


class Replays:
    """Works out each answer once, beside everything else and one after the other: each takes up a processor."""

    def __init__(self, most_waiting: int, most_bytes: int) -> None:
        """Keep answers of so many bytes, and let so many others wait until they are worked out."""
        self._most_waiting, self._most_bytes = most_waiting, most_bytes
        self._kept: OrderedDict[Any, bytes] = OrderedDict()  # those asked for last are at the end
        self._bytes = 0
        self._waiting: dict[Any, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """Return how many answers are still to be worked out."""
        return len(self._waiting)

    def has(self, make: Callable[..., Any], *of: Any) -> bool:
        """Say whether an answer costs nothing more: it is there, or being worked out for somebody else."""
        return (make, *of) in self._kept or (make, *of) in self._waiting

    async def answer(self, make: Callable[..., Any], *of: Any) -> bytes:
        """Return what `make` makes of something, as gzipped JSON; raise if too many wait already."""
        key = make, *of
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._waiting:
            if len(self._waiting) >= self._most_waiting:
                raise GameError("not-available")
            self._waiting[key] = asyncio.create_task(self._work_out(make, *of))
            self._waiting[key].add_done_callback(lambda task: self._keep(key, task))
        return await asyncio.shield(self._waiting[key])  # others may wait for it, too

    async def _work_out(self, make: Callable[..., Any], *of: Any) -> bytes:
        async with self._turn:
            return await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(make(*of)), 6))

    def _keep(self, key: Any, task: "asyncio.Task[bytes]") -> None:
        """Keep an answer, unless there is none, and let go of those asked for longest ago."""
        del self._waiting[key]
        if task.cancelled() or task.exception():
            return
        self._kept[key] = task.result()
        self._bytes += weight(key, task.result())
        while self._bytes > self._most_bytes:
            self._bytes -= weight(*self._kept.popitem(last=False))


def weight(key: tuple[Any, ...], answer: bytes) -> int:
    """Return how many bytes an answer takes, together with the transcript that it is kept under."""
    return len(answer) + sum(len(part) for part in key if isinstance(part, str))


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
