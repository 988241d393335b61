"""Secrecy is a property: whatever a seat is shown or told is the same in every world that it cannot tell apart."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ninelives.check.secrecy import compare_events, compare_observations, compare_views, play_on
from ninelives.check.walks import SPECTATOR, world_of
from ninelives.games.kernel import facts
from tests.play import TABLES, of, positions

tables, seeds, lucks = st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 2**64 - 1)


@given(tables, seeds, lucks)
@settings(max_examples=30, deadline=None)
def test_views_and_refusals_are_equal_in_all_worlds_of_a_seat(table: tuple[str, int], seed: int, luck: int) -> None:
    stops = random.Random(seed)
    for game in positions(*table, seed):
        if stops.random() > 0.2:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            compare_observations(game, seat, luck)
            compare_views(game, seat, luck)


@given(tables, seeds, lucks)
@settings(max_examples=15, deadline=None)
def test_events_are_equal_in_all_worlds_of_a_seat(table: tuple[str, int], seed: int, luck: int) -> None:
    for game in positions(*table, seed):
        if len(game.log) % 5 == 1:
            for seat in [SPECTATOR, *range(game.players)]:
                compare_events(game, seat, luck)


@given(tables, seeds, lucks)
@settings(max_examples=15, deadline=None)
def test_sampled_worlds_are_sound_and_can_be_played_to_the_end(table: tuple[str, int], seed: int, luck: int) -> None:
    stops = random.Random(seed)
    for game in positions(*table, seed):
        if stops.random() > 0.03:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            of(game.name).check(facts(world_of(game, game.states, seat, luck)))
            of(game.name).check(facts(play_on(game, seat, luck)))


def test_nothing_is_hidden_after_the_end() -> None:
    for name, players in TABLES:
        *_, game = positions(name, players, seed=2)
        seen, real = facts(game.observation(SPECTATOR)), facts(game.states)
        assert seen.hand == real.hand
        assert all(seat.hand is not None for seat in game.view(None).seats)
        for seat in range(players):
            assert msgspec.structs.replace(game.view(seat), seat=None) == game.view(None)
