"""Games for tests: random, but weighted so that all parts of the rules come up."""

import random
from collections.abc import Iterator
from typing import Any

import ninelives
from ninelives.games.catbox.state import COLOURS
from ninelives.games.game import Game
from ninelives.games.maus.state import GARMENTS, OUTFIT

COUNTS = {"felix": (3, 4, 5), "catbox": (2, 3, 4, 5), "maus": (2, 3, 4, 5, 6)}
# How often players pass, hold still or do not follow. (Maus geflippt with sleepy players takes for ever.)
STYLES = {"felix": (0.05, 0.2, 0.4, 0.9), "catbox": (0.05, 0.2, 0.4, 0.9), "maus": (0.05, 0.2, 0.4, 0.6)}
TABLES = [(name, players) for name, counts in COUNTS.items() for players in counts]


def options(name: str, rng: random.Random) -> dict[str, Any]:
    if name == "felix":
        return {"edition": rng.choice(["en", "fr"]), "open_mice": rng.random() < 0.5}
    if name == "catbox":
        return {"board": rng.choice(["white", "purple"])}
    return {"uncertainty": rng.choice([0, 10, 200]), "time_limit": 3000}


def choose(game: Game, legal: list[str], style: float, rng: random.Random) -> str:
    """A random action, weighted so that all parts of the rules come up; `style` differs from game to game."""
    if "pass" in legal:
        if rng.random() < style or len(legal) == 1:
            return "pass"
        return legal[1] if rng.random() < 0.7 else rng.choice(legal)
    if game.name == "catbox":
        led = int(game.states["led"][0])
        follow = [action for action in legal if led >= 0 and action.endswith(COLOURS[led])]
        return rng.choice(follow) if follow and rng.random() < 1 - style / 3 else rng.choice(legal)
    if "hold" in legal:
        if rng.random() < style:
            return "hold"
        if rng.random() < 0.7:
            legal = correct_slaps(game, legal)
        action = rng.choice(legal)
        return action if action == "hold" else f"{action} {rng.choice([1, 300, 310, 311, rng.randint(1, 3000)])}"
    return rng.choice(legal)


def correct_slaps(game: Game, legal: list[str]) -> list[str]:
    outfit = OUTFIT[game.states["mouse"][0]]
    worn = [name for garment, name in enumerate(GARMENTS) if outfit >> garment & 1]
    fitting = [action for action in legal if action.removeprefix("slap ") in worn]
    return fitting or [action for action in legal if action == "shout"] or legal


def positions(name: str, players: int, seed: int) -> Iterator[Game]:
    """A whole game, yielded before each action and after the last."""
    rng = random.Random(seed)
    game = ninelives.new(name, players, seed=rng.getrandbits(64), **options(name, rng))
    style = rng.choice(STYLES[name])
    while True:
        yield game
        if game.over:
            return
        seat = rng.choice(game.actors)
        game.act(seat, choose(game, game.legal(seat), style, rng))


def finished(name: str, players: int, seed: int) -> Game:
    """A whole game."""
    *_, game = positions(name, players, seed)
    return game
