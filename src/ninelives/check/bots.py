"""Bots: all levels play whole games, are blind to what their seat may not see, and give hints that can be said."""

import random
from collections.abc import Callable, Iterator
from functools import partial

from ninelives import bots
from ninelives.bots import BOTS
from ninelives.bots.hint import hint
from ninelives.check.suite import Check, Failed, share
from ninelives.check.walks import in_world, walk, where, world_of
from ninelives.games import new, rulebook
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.text import LANGUAGES, catalogue

MOMENTS = 6
WORLDS = 3


def play(game: str) -> Iterator[float]:
    """Let bots of every kind play each other, with the usual number of players."""
    for k, bot in enumerate(BOTS):
        dealt = new(game, rulebook(game).meta.usual_players, seed=k)
        players = [bots.make(bot, game, seat) for seat in range(dealt.players)]
        while not dealt.over:
            seat = dealt.actors[0]
            action = players[seat].act(bots.look(dealt, seat))
            try:
                dealt.act(seat, action)
            except GameError as error:
                raise Failed("check-bot-illegal", bot=bot, action=action, reason=str(error)) from error
        yield share(k + 1, len(BOTS))


def moments(game: str, players: int) -> list[tuple[Game, int]]:
    """Return some moments of a game at which a seat has a choice."""
    found = [
        (position.copy(), seat)
        for position in walk(game, players, seed=players)
        for seat in position.actors
        if len(position.legal(seat)) > 1
    ]
    return random.Random(players).sample(found, min(MOMENTS, len(found)))


def are_blind(game: str) -> Iterator[float]:
    """See that a bot decides alike in all worlds that its seat cannot tell apart."""
    pairs = [(players, bot) for players in rulebook(game).meta.players for bot in BOTS]
    for k, (players, bot) in enumerate(pairs):
        for position, seat in moments(game, players):
            if not decides_alike(partial(bots.make, bot, game, 7), position, seat):
                raise Failed("check-bot-peeks", bot=bot, **where(position))
        yield share(k + 1, len(pairs))


def decides_alike(make: Callable[[], bots.Bot], position: Game, seat: int) -> bool:
    """Return whether a bot does the same in the real world and in others that look the same to its seat."""
    worlds = [in_world(position, world_of(position, position.states, seat, luck)) for luck in range(WORLDS)]
    return len({make().act(bots.look(world, seat)) for world in (position, *worlds)}) == 1


def give_hints(game: str) -> Iterator[float]:
    """Ask for hints: they are legal, do not contradict themselves and can be said."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        for position, seat in moments(game, players):
            advice = hint(bots.look(position, seat))
            if advice.hints[0].action not in position.legal(seat):
                raise Failed("check-hint-illegal", action=advice.hints[0].action, seed=str(position.seed))
            for language in LANGUAGES:
                catalogue(language).say(advice.reason, position.names)
        yield share(k + 1, len(counts))


CHECKS = (
    Check("bots-play", play, ("bot",), slow=True),
    Check("bots-blind", are_blind, ("bot",), slow=True),
    Check("hints", give_hints, ("bot",)),
)
