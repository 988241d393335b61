"""Felix / Filou for shared tests: options, weighted choices, what always holds, and the second opinion."""

import random
from typing import Any

from ninelives.games.felix import state
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from tests.games.felix.reference import Felix

STYLES = (0.05, 0.2, 0.4, 0.9)  # how often players pass
TOY_DISTANCES = {1: 6.600, 2: 19.824}  # from best play, by length, of players who choose at random
TOY_SIZE = (334, 1425)  # of the shortest toy: information states and histories
ATTEMPTS = ["pass", "bid 1", "bid 40", "place -8", "place rabbit", "place small-dog"]  # to hear why not
QUICK: dict[str, Any] = {}  # options of a live game that is over soon


def options(players: int, rng: random.Random) -> dict[str, Any]:
    return {"edition": rng.choice(["en", "fr"]), "open_mice": rng.random() < 0.5}


def choose(game: Game, legal: list[str], style: float, rng: random.Random) -> str:
    """Choose a random action, weighted so that all parts of the rules come up."""
    if "pass" not in legal:
        return rng.choice(legal)
    if rng.random() < style or len(legal) == 1:
        return "pass"
    return legal[1] if rng.random() < 0.7 else rng.choice(legal)


def check(o: Any) -> None:
    """FX invariants: mice are conserved; ten cards of each set are accounted for."""
    cards = state.MOUSE_CARDS[o.players][: o.players - 1]
    on_cards = sum(cards[o.passes :]) if o.filled else 0
    assert sum(o.mice) + on_cards + o.bank == {3: 66, 4: 87, 5: 108}[o.players]
    assert all(0 <= bid <= mice for bid, mice in zip(o.bid, o.mice, strict=True))
    for seat in range(o.players):
        in_row = [
            card
            for n, row in enumerate(o.row)
            for place, card in enumerate(row)
            if owner(o, n, place) == seat and card >= 0
        ]
        in_hand = [card for card in range(10) if o.hand[seat] >> card & 1]
        assert sorted([*in_row, *in_hand, o.removed[seat]]) == list(range(10))
    if o.players == 3:
        assert sorted([*o.stack, o.removed[state.PASSIVE]]) == list(range(10))


def owner(o: Any, round_no: int, place: int) -> int:
    if o.players == 3 and place == 0:
        return state.PASSIVE
    return int((o.starter[round_no] + place - (o.players == 3)) % o.players) if o.starter[round_no] >= 0 else -1


def reference(game: Game) -> Felix:
    o = facts(game.states)
    hands = [[name for card, name in enumerate(state.CARDS) if hand >> card & 1] for hand in o.hand[: o.players]]
    stack = [state.CARDS[card] for card in o.stack] if o.players == 3 else None
    return Felix(o.players, **game.options, start=o.start, hands=hands, stack=stack)
