"""Play our rulebooks and their second opinions side by side: same actors, same legal actions, same views, same scores.

`python -m tests.lockstep --games 20000` is the long run; the tests play a few hundred games.
"""

import argparse
import os
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Protocol

import msgspec

from ninelives.games import GAMES, rulebook
from tests.play import dealt, of


class Reference(Protocol):
    def actors(self) -> list[int]: ...
    def legal(self, seat: int) -> list[str]: ...
    def act(self, seat: int, text: str) -> None: ...
    def view(self, seat: int | None) -> dict[str, Any]: ...
    def scores(self) -> list[int] | None: ...
    def winners(self) -> list[int]: ...


def play(name: str, players: int, seed: int, version: int | None = None) -> None:
    """Play one game and compare it at every step."""
    rng = random.Random(seed)
    game = dealt(name, players, rng, version)
    reference: Reference = of(name).reference(game)
    style = rng.choice(of(name).STYLES)
    while True:
        actors = game.actors
        assert actors == reference.actors()
        viewers: list[int | None] = [rng.choice([None, *range(players)])]
        for viewer in viewers if actors else [None, *range(players)]:
            assert msgspec.to_builtins(game.view(viewer)) == reference.view(viewer)
        if not actors:
            break
        seat = rng.choice(actors)
        legal = game.legal(seat)
        assert legal == reference.legal(seat)
        action = of(name).choose(game, legal, style, rng)
        game.act(seat, action)
        reference.act(seat, action)
    assert game.over
    assert game.scores == reference.scores()
    assert game.winners == reference.winners()


def play_many(job: tuple[str, int, int, int]) -> int:
    name, players, first, games = job
    for seed in range(first, first + games):
        try:
            play(name, players, seed)
        except AssertionError as error:
            raise AssertionError(f"{name}, {players} players, seed {seed}: {error}") from error
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="per game and player count")
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--players", type=int, help="one player count instead of all")
    args = parser.parse_args()
    block = 250
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in [args.only] if args.only else GAMES:
            for players in [args.players] if args.players else rulebook(name).meta.players:
                blocks = [(name, players, n, min(block, args.games - n)) for n in range(0, args.games, block)]
                done = 0
                for games in pool.map(play_many, blocks):
                    done += games
                    print(f"\r{name}, {players} players: {done} games agree", end="", flush=True)
                print()


if __name__ == "__main__":
    main()
