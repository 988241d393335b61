"""Cat in the Box for shared tests: options, weighted choices, what always holds, and the second opinion."""

import random
from collections import Counter
from typing import Any

from ninelives.games.catbox import state
from ninelives.games.catbox.meta import META
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from tests.games.catbox.reference import Catbox

STYLES = (0.05, 0.2, 0.4, 0.9)  # how often players do not follow
TOY_DISTANCES = {1: 0.195, 2: 2.433}  # from best play, by length, of players who choose at random
TOY_SIZE = (162, 3115)  # of the shortest toy: information states and histories
ATTEMPTS = ["1 red", "3 blue", "5 green", "aside 1", "aside 5", "predict 2", "predict 4"]  # to hear why not
QUICK: dict[str, Any] = {}  # options of a live game that is over soon


def options(players: int, rng: random.Random) -> dict[str, Any]:
    return {"board": rng.choice(META.options[0].allowed(players))}


def sizes(players: int) -> dict[str, int]:
    """Return the numbers that docs/observations.md gives names to."""
    return {"numbers": state.HIGHEST[players], "tricks": state.DEALT[players] - 2}


def choose(game: Game, legal: list[str], style: float, rng: random.Random) -> str:
    """Choose a random action, weighted so that all parts of the rules come up."""
    led = int(game.states["led"][0])
    follow = [action for action in legal if led >= 0 and action.endswith(state.COLOURS[led])]
    return rng.choice(follow) if follow and rng.random() < 1 - style / 3 else rng.choice(legal)


def check(o: Any) -> None:
    """CB invariants: five copies of each number; a cell holds one token; a full round leaves 0 or 1 cells."""
    laid = [bit for seat in range(o.players) for bit in range(40) if o.tokens[seat] >> bit & 1]
    blocked = [number for number in o.middle if number >= 0]
    assert len(laid) == len(set(laid))
    counts = Counter(bit % state.ROW for bit in laid) + Counter(blocked)
    for seat in range(o.players):
        counts += Counter({number: copies for number, copies in enumerate(o.hand[seat]) if copies})
        counts += Counter([o.aside[seat]] if o.aside[seat] >= 0 else [])
        assert sum(o.hand[seat]) == o.cards[seat]
    assert counts == dict.fromkeys(range(state.HIGHEST[o.players]), 5)
    free = bin(o.free[0]).count("1")
    assert free + len(laid) + min(len(blocked), 3) == 4 * state.HIGHEST[o.players]
    if o.phase == state.END and o.paradox < 0:
        assert free == {2: 1, 3: 0, 4: 0, 5: 1}[o.players]


def reference(game: Game) -> Catbox:
    def deals(round_no: int) -> tuple[list[list[int]], list[int]]:
        now = facts(game.states)  # our game has dealt this round already
        assert now.round_no + 1 == round_no
        hands = [[n + 1 for n in range(state.NUMBERS) for _ in range(hand[n])] for hand in now.hand]
        return hands[: now.players], [n + 1 for n in now.middle if n >= 0]

    return Catbox(game.players, **game.options, start=facts(game.states).start, deals=deals)
