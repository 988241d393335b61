"""Secrecy is a property: whatever a seat is shown or told is the same in every world that it cannot tell apart."""

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ninelives
from ninelives.games import driver
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, States, facts
from tests.play import TABLES, of, positions
from tests.worlds import world_of

SPECTATOR = None


def as_game(game: Game, states: States) -> Game:
    other = game.copy()
    other.states = states
    return other


def refusals(game: Game, seat: int) -> list[str]:
    """What the seat is told when it tries things."""
    told = []
    for action in of(game.name).ATTEMPTS:
        try:
            game.copy().act(seat, action)
        except ninelives.GameError as error:
            told.append(str(error))
        else:
            told.append("accepted")
    return told


def shown(game: Game, seat: int | None) -> bytes:
    seen = msgspec.json.encode(game.view(seat))
    return seen + repr(refusals(game, seat) if seat is not None else "").encode()


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 2**64 - 1))
@settings(max_examples=30, deadline=None)
def test_views_and_refusals_are_equal_in_all_worlds_of_a_seat(table: tuple[str, int], seed: int, luck: int) -> None:
    stops = random.Random(seed)
    for game in positions(*table, seed):
        if stops.random() > 0.2:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            world = world_of(game, game.states, seat, luck)
            assert facts(game.observation(seat)) == facts(as_game(game, world).observation(seat))
            assert shown(game, seat) == shown(as_game(game, world), seat)


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 2**64 - 1))
@settings(max_examples=15, deadline=None)
def test_events_are_equal_in_all_worlds_of_a_seat(table: tuple[str, int], seed: int, luck: int) -> None:
    for game in positions(*table, seed):
        n = len(game.log) - 1
        if n < 0 or n % 5:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            other = game.copy()
            other._past[n] = world_of(game, game._past[n], seat, luck)
            other.states = world_of(game, game.states, seat, luck + 1 & 2**64 - 1)
            assert other.events_of(n, seat) == game.events_of(n, seat)


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 2**64 - 1))
@settings(max_examples=15, deadline=None)
def test_sampled_worlds_are_sound_and_can_be_played_to_the_end(table: tuple[str, int], seed: int, luck: int) -> None:
    work = np.zeros(1, WORK)
    stops = random.Random(seed)
    for game in positions(*table, seed):
        if stops.random() > 0.03:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            world = world_of(game, game.states, seat, luck)
            of(game.name).check(facts(world))
            while mask := driver.actors(world, 0):
                acting = mask.bit_length() - 1
                n = driver.legal(world, 0, acting, work)
                assert n > 0, "a seat that is to act can act in every world"
                driver.apply(world, 0, acting, driver.random_action(world, 0, acting, work))
            of(game.name).check(facts(world))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_sampled_worlds_differ_from_the_real_one_and_from_each_other(name: str, players: int) -> None:
    game = next(positions(name, players, seed=5))
    worlds = [world_of(game, game.states, 0, luck) for luck in range(40)]
    hidden = {repr([facts(world).hand, facts(world).rng]) for world in worlds}
    hands = {repr(facts(world).hand) for world in worlds}
    assert len(hidden) == 40
    assert len(hands) > 8  # two players of Cat in the Box: few cards are unseen, many hands alike
    real = repr(facts(game.states).hand)
    assert sum(repr(facts(world).hand) == real for world in worlds) < 20


def test_a_spectator_and_a_seat_see_nothing_in_the_raw_observation() -> None:
    """The generator of luck would give everything away."""
    for name, players in TABLES:
        for game in positions(name, players, seed=3):
            for seat in [SPECTATOR, *range(players)]:
                assert facts(game.observation(seat)).rng == [0]


def test_nothing_is_hidden_after_the_end() -> None:
    for name, players in TABLES:
        *_, game = positions(name, players, seed=2)
        seen, real = facts(game.observation(SPECTATOR)), facts(game.states)
        assert seen.hand == real.hand
        assert all(seat.hand is not None for seat in game.view(None).seats)
        for seat in range(players):
            assert msgspec.structs.replace(game.view(seat), seat=None) == game.view(None)
