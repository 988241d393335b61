"""Maus geflippt for shared tests: options, weighted choices, what always holds, and the second opinion."""

import random
from collections import Counter
from typing import Any

from ninelives.games.game import Game
from ninelives.games.kernel import facts
from ninelives.games.maus import state
from tests.games.maus.reference import Maus

STYLES = (0.05, 0.2, 0.4, 0.6)  # how often players hold still; sleepier ones take for ever
SLAPS = [f"slap {state.GARMENTS[0]} 500", f"slap {state.GARMENTS[17]} 9000"]
ATTEMPTS = ["flip", "hold", "shout 500", *SLAPS, "shout 20000"]  # to hear why not
QUICK = {"time_limit": 500}  # options of a live game that is over soon: nobody waits long for slaps that do not come


def options(players: int, rng: random.Random) -> dict[str, Any]:
    return {"uncertainty": rng.choice([0, 10, 200]), "time_limit": 3000}


def choose(game: Game, legal: list[str], style: float, rng: random.Random) -> str:
    """Choose a random action, weighted so that all parts of the rules come up."""
    if "hold" not in legal:
        return rng.choice(legal)
    if rng.random() < style:
        return "hold"
    if rng.random() < 0.7:
        legal = correct_slaps(game, legal)
    action = rng.choice(legal)
    return action if action == "hold" else f"{action} {rng.choice([1, 300, 310, 311, rng.randint(1, 3000)])}"


def correct_slaps(game: Game, legal: list[str]) -> list[str]:
    outfit = game.book.part("state").OUTFIT[game.states["mouse"][0]]
    worn = [name for garment, name in enumerate(game.book.part("state").GARMENTS) if outfit >> garment & 1]
    fitting = [action for action in legal if action.removeprefix("slap ") in worn]
    return fitting or [action for action in legal if action == "shout"] or legal


def usual(state: Any, legal: list[str]) -> str:
    """Choose at a live table so that the game comes to an end: a slap that wins the mouse that is shown, or none."""
    view = state["view"]
    good = [f"slap {garment}" for garment in view["mouse"]["wears"] if not view["protected"]]
    return next((action for action in good if action in legal), "hold")


def check(o: Any) -> None:
    """MG invariants: 58 garments, 32 mice and 9 cheeses are always somewhere."""
    garments = Counter(card for hand in o.hand for card in hand if card >= 0)
    garments += Counter(o.draw[o.drawn : o.draw_size]) + Counter(o.discard[: o.discards])
    garments += Counter({g: sum(laundry[g] for laundry in o.laundry) for g in range(state.KINDS)})
    garments += Counter(card for cards in o.face_down for card in cards if card >= 0)
    assert garments == Counter(dict(enumerate(state.COPIES.tolist())))
    mice = [mouse for mouse in o.pile if mouse >= 0]
    assert len(set(mice)) == len(mice) == o.pile_size
    assert len(mice) + (o.mouse >= 0) + sum(o.mice) == 32
    assert sorted(o.cheese) == list(range(9))
    for batch in range(o.shuffles + 1):
        hidden = Counter(
            card
            for seat in range(o.players)
            for slot, card in enumerate(o.hand[seat])
            if card >= 0 and not o.known[seat][slot] and o.batch[seat][slot] == batch
        )
        hidden += Counter(o.draw[o.drawn : o.draw_size]) if batch == o.shuffles else Counter()
        assert hidden == +Counter(dict(enumerate(o.unseen[batch])))


def reference(game: Game) -> Maus:
    wardrobe, shuffles = game.book.part("state"), 0

    def shuffle(discards: list[str]) -> list[str]:
        nonlocal shuffles
        shuffles += 1
        now = facts(game.states)  # our game has shuffled already
        if shuffles < now.shuffles:
            return (
                discards  # twice in one action (MG-10): the first pile was drawn to its end, its order does not matter
            )
        return [wardrobe.GARMENTS[garment] for garment in now.draw[: now.draw_size]]

    o = facts(game.states)
    outfits = {
        mouse + 1: (
            [name for garment, name in enumerate(wardrobe.GARMENTS) if wardrobe.OUTFIT[mouse] >> garment & 1],
            wardrobe.CHEESES[wardrobe.CARRIES[mouse]],
        )
        for mouse in range(wardrobe.MICE)
    }
    return Maus(
        game.players,
        **game.options,
        start=o.turner,
        garments=list(wardrobe.GARMENTS),
        outfits=outfits,
        hands=[[wardrobe.GARMENTS[garment] for garment in hand] for hand in o.hand[: o.players]],
        draw=[wardrobe.GARMENTS[garment] for garment in o.draw[o.drawn :]],
        mice=[mouse + 1 for mouse in o.pile],
        cheeses=[wardrobe.CHEESES[cheese] for cheese in o.cheese],
        shuffle=shuffle,
    )
