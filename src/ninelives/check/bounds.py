"""Random games with all that is compiled for them, to be run with NUMBA_BOUNDSCHECK=1; prints the share done."""

import sys

import numpy as np

from ninelives.bots import look, make
from ninelives.bots.levels import Style
from ninelives.bots.search import SearchBot
from ninelives.check.walks import walk
from ninelives.games import driver, has_part, rulebook
from ninelives.games.kernel import WORK

GAMES = 8
PLAYOUTS = 40


def play(game: str, players: int, seed: int) -> None:
    """Play a game; look at every position from every seat, resample it, and think about some."""
    work = np.zeros(1, WORK)
    work["rng"] = seed
    for n, position in enumerate(walk(game, players, seed)):
        for viewer in (None, *range(players)):
            position.view_json(viewer)
            world = position.observation(viewer)
            driver.resample(world, 0, -1 if viewer is None else viewer, work)
        driver.returns(position.states, 0, work)
        if has_part(game, "bot") and not position.over and n % 5 == 0:
            seen = look(position, position.actors[0])
            make("thumb", game, seed).act(seen)
            SearchBot(seed, Style(PLAYOUTS)).act(seen)


def main(game: str) -> None:
    """Play with every number of players."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        for seed in range(GAMES):
            play(game, players, seed)
        print((k + 1) / len(counts), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
