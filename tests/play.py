"""Games for tests: random, but weighted so that all parts of the rules come up.

What differs between games stands beside the tests of each, in tests/games/<game>/play.py.
"""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from ninelives.games import GAMES, rulebook
from ninelives.games.game import Game

TABLES = [(name, players) for name in GAMES for players in rulebook(name).meta.players]


def of(name: str) -> Any:
    """Return what the tests of a game know of it."""
    return import_module(f"tests.games.{name}.play")


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
