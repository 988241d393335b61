"""What holds in every position of every game, hunted by Hypothesis."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ninelives.games import driver
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from tests.play import TABLES, of, positions

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


def check(game: Game) -> None:
    of(game.name).check(facts(game.states))
    assert game.over == (not game.actors)
    for seat in range(game.players):
        assert bool(game.legal(seat)) == (seat in game.actors), "nobody is stuck, nobody else may act"


@given(tables, seeds)
@settings(max_examples=40, deadline=None)
def test_every_position_of_every_game_is_sound(table: tuple[str, int], seed: int) -> None:
    for game in positions(*table, seed):
        check(game)
    assert game.over


@given(tables, seeds)
@settings(max_examples=20, deadline=None)
def test_a_game_can_be_saved_and_loaded_at_every_step(table: tuple[str, int], seed: int) -> None:
    """Saved as bytes and loaded, a game goes on as it would have."""
    saved = None
    for game in positions(*table, seed):
        if saved is not None:
            driver.apply(saved, 0, *game.log[-1])
            assert facts(saved) == facts(game.states)
        saved = np.frombuffer(bytearray(game.states.tobytes()), game.book.dtype)


@given(tables, seeds)
@settings(max_examples=10, deadline=None)
def test_a_copy_goes_its_own_way(table: tuple[str, int], seed: int) -> None:
    for game in positions(*table, seed):
        if game.over:
            break
        before = game.transcript()
        twin = game.copy()
        seat = twin.actors[0]
        twin.act(seat, twin.legal(seat)[0])
        assert game.transcript() == before != twin.transcript()
