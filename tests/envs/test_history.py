"""Histories: what a seat has seen happen, and never more."""

import numpy as np
import pytest

from ninelives.envs.history import History
from ninelives.envs.tensors import Tensors, tensor_size
from ninelives.games import driver
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, States
from tests import play
from tests.envs.shared import TABLES


def recall(tensors: Tensors, history: History, states: States) -> bytes:
    out = np.full(tensor_size(tensors.game, tensors.players, recall=True), -1, np.int16)
    tensors.write_recall(states, 0, history, out)
    return out.tobytes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_histories_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(name: str, players: int) -> None:
    tensors = Tensors(name, players)
    work = np.zeros(1, WORK)
    seat = players - 1
    true: History | None = None
    for game in play.positions(name, players, seed=players):
        seen = game.observation(seat)
        world = seen.copy()
        driver.resample(world, 0, seat, work)
        if true is None:
            true, imagined = History(name, game.states, seat), History(name, world, seat)
            continue
        actor, action = game.log[-1]
        true.note(actor, action, game.states)
        imagined.note(actor, action if actor == seat or not game.book.is_secret(action) else secret(game, actor), world)
        assert true.pairs == imagined.pairs
        assert recall(tensors, true, game.states) == recall(tensors, imagined, world)


def secret(game: Game, actor: int) -> int:
    """Some other hidden action than the last one."""
    code = game.log[-1][1]
    return next(other for other in (code + 1, code - 1) if game.book.is_secret(other))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_history_says_more_than_the_tensor_has_room_for(name: str, players: int) -> None:
    tensors = Tensors(name, players)
    *_, last = play.positions(name, players, seed=1)
    again = [History(name, last._past[0], seat) for seat in range(players)]
    for n, (actor, action) in enumerate(last.log):
        for history in again:
            history.note(actor, action, last._around(n)[1])
    most = tensors.role.notes + tensors.role.things
    for history in again:
        assert all(1 <= who <= players + 1 and 0 <= what <= most for who, what in history.pairs)
        assert len(history.pairs) <= tensors.role.pairs(players) or last.book.meta.real_time
