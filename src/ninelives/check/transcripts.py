"""Transcripts, copies and pickles give the same game back."""

import copy
import pickle
from collections.abc import Iterator

from ninelives.check.suite import Check, Failed, share
from ninelives.check.walks import is_looked_at, walk, where
from ninelives.games import load, rulebook
from ninelives.games.game import Game


def round_trip(game: str) -> Iterator[float]:
    """Read back what was written, step by step and after the end."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        for position in filter(is_looked_at, walk(game, players, seed=4)):
            _same("transcript", position, load(position.transcript()))
        yield share(k + 1, len(counts))


def copies(game: str) -> Iterator[float]:
    """See that copies and pickles are the same game, and go their own way."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        for position in filter(is_looked_at, walk(game, players, seed=6)):
            twins = {"copy": position.copy(), "copy.copy": copy.copy(position)}
            twins["pickle"] = pickle.loads(pickle.dumps(position))
            for how, twin in twins.items():
                _same(how, position, twin)
                _go_own_way(how, position, twin)
        yield share(k + 1, len(counts))


def _go_own_way(how: str, position: Game, twin: Game) -> None:
    """See that what happens in a copy does not happen in its original."""
    if position.over:
        return
    before = position.states.tobytes(), len(position.log)
    seat = twin.actors[0]
    twin.act(seat, twin.legal(seat)[0])
    if before != (position.states.tobytes(), len(position.log)):
        raise Failed("check-copy-shares", what=how, **where(position))


def _same(what: str, position: Game, other: Game) -> None:
    same = position.states.tobytes() == other.states.tobytes() and position.log == other.log
    if not same or position.options != other.options or position.transcript() != other.transcript():
        raise Failed("check-not-the-same", what=what, **where(position))


CHECKS = (Check("transcripts", round_trip), Check("copies", copies))
