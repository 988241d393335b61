"""Maus geflippt as an object: examples of what `Game` promises."""

import json
from typing import cast

import numpy as np
import pytest

import ninelives
from tests.play import TABLES, finished, of


def test_acting_out_of_turn_and_after_the_end_is_refused() -> None:
    for name, players in TABLES:
        game = finished(name, players, seed=4)
        with pytest.raises(ninelives.IllegalAction, match="over"):
            game.act(0, of(name).ATTEMPTS[0])
    game = ninelives.new("maus", 3, seed=1)
    other = (game.actors[0] + 1) % 3
    with pytest.raises(ninelives.IllegalAction, match="not your turn"):
        game.act(other, "flip")


def test_numpy_numbers_are_numbers() -> None:
    three, five, limit = (cast(int, kind(n)) for kind, n in ((np.int64, 3), (np.uint64, 5), (np.int32, 5000)))
    game = ninelives.new("maus", players=three, seed=five, time_limit=limit)
    game.act(cast(int, np.int8(game.actors[0])), "flip")
    assert game.options["time_limit"] == 5000
    assert json.loads(json.dumps(game.log)) == [list(game.log[0])]
