"""Play our rulebooks and their second opinions side by side: same actors, same legal actions, same views, same scores.

`python -m tests.lockstep --games 20000` is the long run; the tests play a few hundred games.
"""

import argparse
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Protocol

import msgspec

import ninelives
from ninelives.games.catbox import state as catbox
from ninelives.games.felix import state as felix
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from ninelives.games.maus import state as maus
from tests.play import COUNTS, STYLES, choose, options
from tests.reference.catbox import Catbox
from tests.reference.felix import Felix
from tests.reference.maus import Maus


class Reference(Protocol):
    def actors(self) -> list[int]: ...
    def legal(self, seat: int) -> list[str]: ...
    def act(self, seat: int, text: str) -> None: ...
    def view(self, seat: int | None) -> dict[str, Any]: ...
    def scores(self) -> list[int] | None: ...
    def winners(self) -> list[int]: ...


def felix_reference(game: Game) -> Reference:
    o = facts(game.states)
    hands = [[name for card, name in enumerate(felix.CARDS) if hand >> card & 1] for hand in o.hand[: o.players]]
    stack = [felix.CARDS[card] for card in o.stack] if o.players == 3 else None
    return Felix(o.players, **game.options, start=o.start, hands=hands, stack=stack)


def catbox_reference(game: Game) -> Reference:
    def deals(round_no: int) -> tuple[list[list[int]], list[int]]:
        now = facts(game.states)  # our game has dealt this round already
        assert now.round_no + 1 == round_no
        hands = [[n + 1 for n in range(catbox.NUMBERS) for _ in range(hand[n])] for hand in now.hand]
        return hands[: now.players], [n + 1 for n in now.middle if n >= 0]

    return Catbox(game.players, **game.options, start=facts(game.states).start, deals=deals)


def maus_reference(game: Game) -> Reference:
    shuffles = 0

    def shuffle(discards: list[str]) -> list[str]:
        nonlocal shuffles
        shuffles += 1
        now = facts(game.states)  # our game has shuffled already
        if shuffles < now.shuffles:
            return (
                discards  # twice in one action (MG-10): the first pile was drawn to its end, its order does not matter
            )
        return [maus.GARMENTS[garment] for garment in now.draw[: now.draw_size]]

    o = facts(game.states)
    outfits = {
        mouse + 1: (
            [name for garment, name in enumerate(maus.GARMENTS) if maus.OUTFIT[mouse] >> garment & 1],
            maus.CHEESES[maus.CARRIES[mouse]],
        )
        for mouse in range(maus.MICE)
    }
    return Maus(
        game.players,
        **game.options,
        start=o.turner,
        garments=list(maus.GARMENTS),
        outfits=outfits,
        hands=[[maus.GARMENTS[garment] for garment in hand] for hand in o.hand[: o.players]],
        draw=[maus.GARMENTS[garment] for garment in o.draw[o.drawn :]],
        mice=[mouse + 1 for mouse in o.pile],
        cheeses=[maus.CHEESES[cheese] for cheese in o.cheese],
        shuffle=shuffle,
    )


REFERENCES: dict[str, Callable[[Game], Reference]] = {
    "felix": felix_reference,
    "catbox": catbox_reference,
    "maus": maus_reference,
}


def play(name: str, players: int, seed: int) -> None:
    """One game, compared at every step."""
    rng = random.Random(seed)
    game = ninelives.new(name, players, seed=rng.getrandbits(64), **options(name, rng))
    reference = REFERENCES[name](game)
    style = rng.choice(STYLES[name])
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
        action = choose(game, legal, style, rng)
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
    parser.add_argument("--only", choices=COUNTS)
    parser.add_argument("--players", type=int, help="one player count instead of all")
    args = parser.parse_args()
    block = 250
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in [args.only] if args.only else COUNTS:
            for players in [args.players] if args.players else COUNTS[name]:
                blocks = [(name, players, n, min(block, args.games - n)) for n in range(0, args.games, block)]
                done = 0
                for games in pool.map(play_many, blocks):
                    done += games
                    print(f"\r{name}, {players} players: {done} games agree", end="", flush=True)
                print()


if __name__ == "__main__":
    main()
