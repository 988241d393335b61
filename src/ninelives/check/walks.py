"""Games that checks look at: played at random and out of habit, so that all parts of the rules come up."""

import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints

import numpy as np

from ninelives.check.suite import Failed
from ninelives.games import driver, has_part, new, part, rulebook
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, States, clone

UNKNOWN = 5000  # actions after which a game is taken to go on for ever, where it does not say how long it can be
HABITS = (0.0, 0.5, 0.9)  # how often players act out of habit, by game
SPECTATOR = None
OFTEN = 40  # positions of a game that are all looked at closely


def tables(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Return every number of players with every choice of options; of a range, both ends."""
    meta = rulebook(game).meta
    found = []
    for players in meta.players:
        values = [
            dict.fromkeys((o.allowed(players)[0], o.usual(players), o.allowed(players)[-1])) for o in meta.options
        ]
        names = [option.name for option in meta.options]
        found += [(players, dict(zip(names, chosen, strict=True))) for chosen in itertools.product(*values)]
    return found


def walk(
    game: str, players: int, seed: int, options: Mapping[str, Any] | None = None, habit: float | None = None
) -> Iterator[Game]:
    """Play a whole game, yielded before each action and after the last."""
    rng = random.Random(f"{game} {players} {seed}")
    choices = [chosen for count, chosen in tables(game) if count == players]
    dealt = new(game, players, seed=rng.getrandbits(64), **(rng.choice(choices) if options is None else options))
    player = Player(dealt, rng.choice(HABITS) if habit is None else habit, rng)
    most = longest(game, players)
    while True:
        yield dealt
        if dealt.over:
            return
        if len(dealt.log) >= most:
            raise Failed("check-endless", players=players, actions=len(dealt.log), seed=str(dealt.seed))
        seat = rng.choice(dealt.actors)
        dealt.act(seat, player.choose(dealt, seat))


def longest(game: str, players: int) -> int:
    """Return how many actions a game has at most."""
    if not has_part(game, "tensor"):
        return UNKNOWN
    most: int = getattr(part(game, "tensor"), "longest", lambda players: UNKNOWN)(players)
    return most


def is_looked_at(position: Game) -> bool:
    """Return whether to look closely: at all first positions of a game, then at fewer and fewer, and at the last."""
    n = len(position.log)
    return n % (n // OFTEN + 1) == 0 or position.over


class Player:
    """Whoever plays all seats of a game: by rules of thumb now and then, else at random."""

    def __init__(self, game: Game, habit: float, rng: random.Random) -> None:
        self.habit = habit if has_part(game.name, "bot") else 0.0
        self.rng = rng
        self.work = np.zeros(1, WORK)
        self.work["rng"] = rng.getrandbits(64)
        self.bot: Any = None
        if self.habit:
            from ninelives.bots import make

            self.bot = make("thumb", game.name, rng.getrandbits(64))

    def choose(self, game: Game, seat: int) -> str | int:
        """Return an action of a seat."""
        if self.rng.random() < self.habit:
            from ninelives.bots import look

            action: str = self.bot.act(look(game, seat))
            return action
        return int(driver.random_action(game.states, 0, seat, self.work))


def world_of(game: Game, states: States, seat: int | None, luck: int) -> States:
    """Return a world that a seat cannot tell from this one, made from its observation alone."""
    work = np.zeros(1, WORK)
    work["rng"] = luck
    world = clone(states)
    driver.observe(states, 0, -1 if seat is None else seat, world, 0)
    driver.resample(world, 0, -1 if seat is None else seat, work)
    return world


def in_world(game: Game, states: States) -> Game:
    """Return the same game, in another world."""
    other = game.copy()
    other.states = states
    return other


def where(position: Game) -> dict[str, Any]:
    """Return where a game can be found again, to be told with what is wrong there."""
    return {"players": position.players, "seed": str(position.seed), "n": len(position.log)}


def every_action(game: str) -> tuple[str, ...]:
    """Return all actions of a game as texts, as the type of its view lists them."""
    listed = get_type_hints(part(game, "view").View, include_extras=True)["legal"]
    words: tuple[str, ...] = get_args(listed)[0].__metadata__[0]
    return words
