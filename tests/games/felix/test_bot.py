"""Felix / Filou: what bots believe, forget and advise."""

from collections import Counter

import numpy as np

from ninelives.games.felix import bot
from ninelives.games.felix.bot import judge_sack
from ninelives.games.felix.hint import speaks_for
from ninelives.games.felix.state import BID, CARDS
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from tests.bots.test_beliefs import worlds
from tests.play import positions


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
            liking = {card: bot.TASTE[abs(bot.LATENESS[card] - 100 * place // 3)] for card in hand}
            weights[removed] *= liking[o.row[n][place]] / sum(liking.values())
        placed.append(o.row[n][place])
    total, n = sum(weights.values()), 8000
    counts = Counter(w.removed[other] for _, w in worlds(game, 0, n))
    for card, weight in weights.items():
        assert abs(counts[card] / n - weight / total) < 0.02
    assert max(weights.values()) > 1.2 * min(weights.values()), "there is something to learn"


def test_a_bad_memory_imagines_cards_that_are_long_gone_but_the_right_number_of_them() -> None:
    *_, game = (g.copy() for g in positions("felix", 4, seed=3) if facts(g.states).round_no <= 6 and not g.over)
    real, gone = facts(game.states), 0
    for _, o in worlds(game, 0, 200, memory=1):
        for seat in (1, 2, 3):
            assert o.hand[seat].bit_count() == real.hand[seat].bit_count()
            gone += (o.hand[seat] & real.shown[seat]) != 0
    assert gone > 0


def sack(cards: str, edition: str) -> float:
    """What a row that is wholly up is said to be worth."""
    game: Game = next(positions("felix", 4, seed=1)).copy()
    states = game.states.copy()
    states["edition"] = ["en", "fr"].index(edition)
    states["phase"], states["up"] = BID, 4
    states["row"][0, 0, :4] = [CARDS.index(card) for card in cards.split()]
    value, _ = judge_sack(states, 0)
    return float(np.round(value, 6))


def test_FX_15_FX_16_a_known_sack_is_worth_what_the_rules_make_of_it() -> None:
    assert sack("large-dog 3 8 11", "en") == 11
    assert sack("small-dog 3 8 11", "en") == 19
    assert sack("small-dog -8 8 11", "en") == 19
    assert sack("large-dog small-dog 8 11", "en") == 19
    assert sack("large-dog rabbit rabbit rabbit", "en") == 0
    assert sack("small-dog rabbit 15 11", "en") == 15
    assert sack("small-dog rabbit 15 11", "fr") == 26
    assert sack("large-dog rabbit -8 -5", "fr") == -13


def test_what_a_sack_is_worth_is_told_only_where_it_is_a_reason() -> None:
    """“Pass: the sack is worth 5, passing earns 0” is none."""
    assert not speaks_for("pass", value=5, mice=0, high=0)
    assert speaks_for("pass", value=5, mice=4, high=0)
    assert speaks_for("pass", value=5, mice=0, high=6)
    assert speaks_for("bid 3", value=5, mice=2, high=2)
    assert not speaks_for("bid 3", value=4, mice=2, high=2)
