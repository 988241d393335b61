"""What a search believes about hidden cards: possible worlds, weighted by how others place and predict."""

from collections import Counter
from collections.abc import Callable
from statistics import mean
from typing import Any

import numpy as np
import pytest

import ninelives
from ninelives.bots import felix, imagined
from ninelives.bots.thought import THOUGHT
from ninelives.games.game import Game
from ninelives.games.kernel import entry, facts
from tests.games.test_invariants import check_catbox, check_felix
from tests.play import positions


@entry
def imagine(states: Any, seat: int, work: Any) -> None:
    imagined._imagine(states[0], seat, work[0])


def worlds(game: Game, seat: int, n: int) -> list[Any]:
    work = np.zeros(1, THOUGHT)
    work["rng"], work["memory"] = 99, 9
    found = []
    for _ in range(n):
        world = game.observation(seat)
        imagine(world, seat, work)
        found.append((world, facts(world)))
    return found


@pytest.mark.parametrize(("name", "check"), [("felix", check_felix), ("catbox", check_catbox)])
def test_believed_worlds_are_possible_and_look_the_same_to_the_seat(name: str, check: Callable[[Any], None]) -> None:
    for players in (3, 4, 5):
        for game in positions(name, players, seed=players):
            if len(game.log) % 11 or game.over:
                continue
            for seat in range(players):
                for world, o in worlds(game, seat, 3):
                    check(o)
                    twin = game.copy()
                    twin.states = world
                    assert twin.view(seat) == game.view(seat)


def test_believed_frequencies_are_those_of_bayes() -> None:
    """The posterior of the removed card, computed here in plain Python from the same habit of placing."""
    *_, game = (g.copy() for g in positions("felix", 4, seed=3) if facts(g.states).round_no <= 4 and not g.over)
    o, other = facts(game.states), 1
    weights = dict.fromkeys((card for card in range(10) if not o.shown[other] >> card & 1), 1.0)
    placed: list[int] = []
    for n in range(o.round_no + 1):
        place = (other - o.starter[n]) % 4
        if n == o.round_no and place >= o.up:
            break
        for removed in weights:
            hand = [card for card in range(10) if card != removed and card not in placed]
            liking = {card: felix.TASTE[abs(felix.LATENESS[card] - 100 * place // 3)] for card in hand}
            weights[removed] *= liking[o.row[n][place]] / sum(liking.values())
        placed.append(o.row[n][place])
    total, n = sum(weights.values()), 8000
    counts = Counter(w.removed[other] for _, w in worlds(game, 0, n))
    for card, weight in weights.items():
        assert abs(counts[card] / n - weight / total) < 0.02
    assert max(weights.values()) > 1.2 * min(weights.values()), "there is something to learn"


def test_who_predicts_many_tricks_is_believed_to_hold_high_numbers() -> None:
    believed = {}
    for tricks in (1, 3):
        game = ninelives.new("catbox", players=4, seed=2)
        while game.legal(game.actors[0])[0].startswith("aside"):
            game.act(game.actors[0], game.legal(game.actors[0])[0])
        predicting = game.actors[0]
        game.act(predicting, f"predict {tricks}")
        hands = [o.hand[predicting] for _, o in worlds(game, (predicting + 1) % 4, 300)]
        believed[tricks] = mean(sum(hand[6:]) for hand in hands)  # sevens and eights
    assert believed[3] > believed[1] + 1
