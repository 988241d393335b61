"""Observation tensors are what a seat knows, and never more; masks are the rulebook's legal actions."""

import numpy as np
import pytest

from ninelives.envs.lanes import loops
from ninelives.envs.tensors import Tensors, features
from ninelives.games import GAMES, driver, rulebook
from ninelives.games.errors import GameError
from ninelives.games.kernel import WORK, clone
from tests import play
from tests.envs.shared import TABLES, mask, positions, tensor
from tests.play import ANY, OPTION, REAL_TIME


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_is_written_and_in_its_range(name: str, players: int) -> None:
    tensors = Tensors(name, players)
    out = np.zeros(tensors.size, np.int16)
    for game in positions(name, players):
        for seat in range(players):
            assert loops.tensor(game.states, 0, seat, out, tensors.desk) == tensors.size
            assert (tensors.low <= out).all()
            assert (out <= tensors.high).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_tensors_and_masks(name: str, players: int) -> None:
    tensors = Tensors(name, players)
    work = np.zeros(1, WORK)
    work["rng"] = 5
    for n, game in enumerate(play.positions(name, players, seed=players)):
        seat = n % players
        seen = game.observation(seat)
        world = seen.copy()
        driver.resample(world, 0, seat, work)
        shown, allowed = tensor(tensors, game.states, seat), mask(tensors, game.states, seat)
        assert shown == tensor(tensors, seen, seat) == tensor(tensors, world, seat)
        assert allowed == mask(tensors, seen, seat) == mask(tensors, world, seat)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_choices_do_not_show_while_others_choose(name: str) -> None:
    """Where several seats may act, whatever the first of them does shows to nobody else."""
    players = 3
    tensors = Tensors(name, players)
    work = np.zeros(1, WORK)
    forks = 0
    for game in positions(name, players):
        if len(game.actors) < 2:
            continue
        first, *others = game.actors
        n = driver.legal(game.states, 0, first, work)
        ways = [clone(game.states) for _ in range(n)]
        for states, action in zip(ways, work["acts"][0, :n].tolist(), strict=True):
            driver.apply(states, 0, first, game.book.timed(game.options, action, None))
        forks += len({states.tobytes() for states in ways}) > 1
        for seat in others:
            assert len({tensor(tensors, states, seat) for states in ways}) == 1
            assert len({mask(tensors, states, seat) for states in ways}) == 1
    assert forks or not any(game.book.is_secret(tensors.role.meant(flat)) for flat in range(tensors.actions))


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_the_rulebooks_legal_actions(name: str) -> None:
    tensors = Tensors(name, 3)
    book = rulebook(name)
    for game in positions(name, 3):
        for seat in range(3):
            legal = np.frombuffer(mask(tensors, game.states, seat), np.bool_).nonzero()[0].tolist()
            said = [book.describe(tensors.role.noted(tensors.role.meant(flat))) for flat in legal]
            assert list(dict.fromkeys(said)) == game.legal(seat)


def test_what_a_rulebook_refuses_is_refused_here_too() -> None:
    for wrong in (
        lambda: Tensors("chess", 2),
        lambda: Tensors(ANY, 99),
        lambda: Tensors(ANY, 4, {OPTION.name: "it"}),
        lambda: Tensors(ANY, 4, {"colour": "red"}),
        lambda: Tensors(ANY, 4, latency=[1, 2, 3, 4]),
        lambda: Tensors(REAL_TIME[0], 2, latency=[1]),
        lambda: features(ANY, 99),
    ):
        with pytest.raises(GameError):
            wrong()
