"""Felix / Filou: sampled worlds agree with the history, and are as likely as they should be."""

import itertools
from typing import Any

import msgspec
import pytest

from ninelives.check.walks import world_of
from ninelives.games.felix import state as felix
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from tests.play import positions
from tests.worlds import check_frequencies, late_position


def felix_deal(o: Any, names: list[str]) -> dict[str, str]:
    placed = dict.fromkeys(range(o.players), 0)
    for n in range(min(o.round_no + 1, 9)):
        for place, card in enumerate(o.row[n]):
            if card >= 0 and not (o.players == 3 and place == 0):
                placed[(o.starter[n] + place - (o.players == 3)) % o.players] |= 1 << card
    deal = {"start": names[o.starter[0]]}
    for seat, name in enumerate(names):
        cards = o.hand[seat] | placed[seat]
        deal[f"hand {name}"] = " ".join(c for k, c in enumerate(felix.CARDS) if cards >> k & 1)
    if o.players == 3:
        deal["stack"] = " ".join(felix.CARDS[card] for card in o.stack)
    return deal


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_felix_worlds_agree_with_the_whole_history(players: int, seed: int) -> None:
    for game in positions("felix", players, seed):
        if len(game.log) % 9 != 4:
            continue
        for seat in range(players):
            o = facts(world_of(game, game.states, seat, seed))
            again = Game(game.book, players, game.options, None, game.names, felix_deal(o, game.names))
            for actor, action in game.log:
                if facts(again.states).round_no == o.round_no and action < felix.PASS and actor != seat:
                    offset = (actor - o.starter[o.round_no]) % players + (players == 3)
                    action = o.row[o.round_no][offset]
                again.act(actor, action)
            assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(game.view(seat))


def test_felix_worlds_are_equally_likely() -> None:
    """Round eight, sealed cards on the table: each other seat's three unseen cards lie in six ways."""
    game = late_position("felix", 3, lambda o: o.round_no == 7 and o.placed == 3 and o.up == 1)
    o = facts(game.states)
    start = o.starter[7]
    ways = []
    for other in (1, 2):
        unseen = [card for card in range(10) if not o.shown[other] >> card & 1]
        ways.append(list(itertools.permutations(unseen)))
    worlds = list(itertools.product(*ways))

    def key(w: Any) -> Any:
        return tuple(
            (w.removed[other], w.row[7][(other - start) % 3 + 1], w.hand[other].bit_length() - 1) for other in (1, 2)
        )

    check_frequencies(game, 0, key, {world: 1 / len(worlds) for world in worlds})
