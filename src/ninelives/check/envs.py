"""Environments: tensors in their bounds and blind, masks as legal, and what other libraries check themselves."""

import contextlib
import importlib.util
import io
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from ninelives.check.suite import Check, Failed, LeftOut, share
from ninelives.check.walks import walk, where, world_of
from ninelives.games import rulebook
from ninelives.games.kernel import States

LANES = 8
STEPS = 400


def tensors_are_sound(game: str) -> Iterator[float]:
    """Read tensors and masks at every step: in their bounds, blind, and masks the rulebook's legal actions."""
    from ninelives.envs.tensors import Tensors

    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        tensors = Tensors(game, players)
        for n, position in enumerate(walk(game, players, seed=9)):
            seat = n % players
            worlds = position.states, position.observation(seat), world_of(position, position.states, seat, n)
            seen = [_numbers(tensors, states, seat) for states in worlds]
            if len(set(seen)) > 1:
                raise Failed("check-tensor-tells", **where(position))
            marked = np.frombuffer(seen[0][1], np.bool_).nonzero()[0].tolist()
            meant = [position.book.describe(tensors.role.noted(tensors.role.meant(flat))) for flat in marked]
            if list(dict.fromkeys(meant)) != position.legal(seat):
                raise Failed("check-mask", **where(position))
        yield share(k + 1, len(counts))


def _numbers(tensors: Any, states: States, seat: int) -> tuple[bytes, bytes]:
    """Return what a seat sees as numbers, and its mask."""
    from ninelives.envs.lanes import loops

    out, mask = np.zeros(tensors.size, np.int16), np.zeros(tensors.actions, np.bool_)
    wrote = loops.tensor(states, 0, seat, out, tensors.desk)
    tensors.mask(states, 0, seat, mask)
    if wrote != tensors.size or (out < tensors.low).any() or (out > tensors.high).any():
        raise Failed("check-tensor-bounds", players=tensors.players)
    return out.tobytes(), mask.tobytes()


def batch_runs(game: str) -> Iterator[float]:
    """Step a batch until games have ended."""
    from ninelives.envs.batch import Batch

    for k, opponents in enumerate((None, "random", "thumb")):
        batch = Batch(game, rulebook(game).meta.usual_players, size=LANES, seed=1, opponents=opponents)
        ended = 0
        for _ in range(STEPS):
            batch.step(batch.sample.copy())
            ended += int(batch.done.sum())
        if not ended:
            raise Failed("check-batch-endless", steps=STEPS)
        yield share(k + 1, 3)


def pettingzoo_accepts(game: str) -> Iterator[float]:
    """Run PettingZoo's own test, which talks and warns of what it exempts its own games from by name."""
    need("pettingzoo")
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            from pettingzoo.test import api_test

            from ninelives.envs.pettingzoo import env

            api_test(env(game, players=players))
        yield share(k + 1, len(counts))


def open_spiel_accepts(game: str) -> Iterator[float]:
    """Run OpenSpiel's own test."""
    need("pyspiel")
    import pyspiel

    import_module("ninelives.envs.open_spiel")  # registers the games

    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        loaded = pyspiel.load_game(f"ninelives_{game}(players={players})")
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
        yield share(k + 1, len(counts))


def gymnasium_accepts(game: str) -> Iterator[float]:
    """Step a vector of games as Gymnasium makes it."""
    need("gymnasium")
    import gymnasium

    import_module("ninelives.envs.vector")  # registers the games

    env = gymnasium.make_vec(f"ninelives/{game}-v0", num_envs=2, players=rulebook(game).meta.usual_players)
    seen, _ = env.reset(seed=1)
    for _ in range(STEPS):
        if seen not in env.observation_space:
            raise Failed("check-not-in-space")
        seen, *_ = env.step(env.action_space.sample())
    env.close()
    yield 1.0


def need(library: str) -> None:
    """Leave a check out where a library is not installed."""
    if importlib.util.find_spec(library) is None:
        raise LeftOut("check-no-library", library=library)


CHECKS = (
    Check("tensors", tensors_are_sound, ("tensor",)),
    Check("batch", batch_runs, ("tensor",)),
    Check("pettingzoo", pettingzoo_accepts, ("tensor",)),
    Check("open-spiel", open_spiel_accepts, ("tensor",)),
    Check("gymnasium", gymnasium_accepts, ("tensor",)),
)
