"""Games for tests: random, but weighted so that all parts of the rules come up.

What differs between games stands beside the tests of each, in tests/games/<game>/play.py. Tests that all games share
name none: they take every game, or one that can do what they need.
"""

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from ninelives.games import GAMES, has_part, new, part, rulebook
from ninelives.games.game import Game

TABLES = [(name, players) for name in GAMES for players in rulebook(name).meta.players]
REAL_TIME = [name for name in GAMES if rulebook(name).meta.real_time]
WITH_TURNS = [name for name in GAMES if name not in REAL_TIME]
SEALED = [name for name in GAMES if has_part(name, "sealed")]  # where a maximum can be sealed
TAKE_BACK = [name for name in GAMES if rulebook(name).meta.take_back]  # where a hidden choice can be changed
SEARCHED = [name for name in GAMES if part(name, "bot").LEVELS[-1].playouts]  # by bots of the highest level

ANY = next(name for name in WITH_TURNS if {3, 4} <= {*rulebook(name).meta.players})
FOR_TWO = next(name for name in WITH_TURNS if 2 in rulebook(name).meta.players)
OPTION = next(option for option in rulebook(ANY).meta.options if not isinstance(option.values, range))  # of ANY


def of(name: str) -> Any:
    """Return what the tests of a game know of it."""
    return import_module(f"tests.games.{name}.play")


def fewest(name: str) -> int:
    """Return how many are needed to play a game."""
    return rulebook(name).meta.players[0]


@cache
def hidden() -> str:
    """Return a game with turns that begins with choices of all seats, made at once and face down."""
    return next(name for name in WITH_TURNS if new(name, 4, seed=1).actors == [0, 1, 2, 3])


def refused(game: Game, seat: int) -> str:
    """Return an action that can be read but not done now."""
    return next(action for action in of(game.name).ATTEMPTS if action not in game.legal(seat))


def dealt(name: str, players: int, rng: random.Random, version: int | None = None) -> Game:
    """Deal a game with random options."""
    return Game(rulebook(name, version), players, of(name).options(players, rng), rng.getrandbits(64))


def positions(name: str, players: int, seed: int, version: int | None = None) -> Iterator[Game]:
    """Yield a whole game before each action and after the last."""
    rng = random.Random(seed)
    game = dealt(name, players, rng, version)
    style = rng.choice(of(name).STYLES)
    while True:
        yield game
        if game.over:
            return
        seat = rng.choice(game.actors)
        game.act(seat, of(name).choose(game, game.legal(seat), style, rng))


def finished(name: str, players: int, seed: int) -> Game:
    """Play a whole game."""
    *_, game = positions(name, players, seed)
    return game


def replayed(game: Game) -> list[Game]:
    """Return the positions of a game after each action, played once more."""
    again = Game(game.book, game.players, game.options, game.seed, game.names, game.deal)
    found = []
    for seat, action in game.log:
        again.act(seat, action)
        found.append(again.copy())
    return found
