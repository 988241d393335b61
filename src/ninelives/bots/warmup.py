"""Compile ahead what would otherwise be compiled while somebody waits: the same for every game and every use."""

import contextlib
from collections.abc import Callable, Iterable

import numpy as np

from ninelives.bots import BOTS, look, make
from ninelives.games import driver, new, rulebook
from ninelives.games.game import Game
from ninelives.games.kernel import WORK


def steps(game: str, bots: Iterable[str] = BOTS) -> list[Callable[[], object]]:
    """Return what a table with these bots needs of a game: calling a step compiles it, or loads it from the cache."""
    book = rulebook(game)
    dealt = new(game, book.meta.usual_players, seed=0)
    states, work = np.zeros(1, book.dtype), np.zeros(1, WORK)
    options = np.array(book.meta.encode_options({}, dealt.players))
    seat = dealt.actors[0]
    return [
        lambda: driver.deal(states, 0, dealt.players, options, np.uint64(1)),
        lambda: dealt.legal(seat),
        lambda: dealt.scores,
        lambda: dealt.view(seat),
        lambda: driver.resample(dealt.observation(seat), 0, seat, work),
        lambda: driver.step(states, 0, 0, -1, work),
        *(lambda bot=bot: decide(dealt, seat, bot) for bot in dict.fromkeys(bots)),
        lambda: act(dealt, seat),
    ]


def decide(game: Game, seat: int, bot: str) -> None:
    """Let a bot decide once. One that breaks down does so again in earnest, where it is told."""
    with contextlib.suppress(Exception):
        make(bot, game.name, 0).act(look(game, seat))


def act(game: Game, seat: int) -> None:
    """Act once, and tell the story of it."""
    twin = game.copy()
    twin.act(seat, twin.legal(seat)[0])
    twin.events(None)
    twin.transcript()
