"""Secrecy is a property: whatever a seat is shown or told is the same in every world that it cannot tell apart."""

import random
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from ninelives.check.suite import Check, Failed, share
from ninelives.check.walks import SPECTATOR, every_action, in_world, longest, walk, where, world_of
from ninelives.games import driver, rulebook
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, States, facts
from ninelives.text import Message

GAMES_OF_EACH_KIND = 3
ATTEMPTS = 12  # actions that a seat tries in each world
WORLDS = 40


def everywhere(look: Callable[[Game, int | None, int], object], often: float, game: str) -> Iterator[float]:
    """Look at some positions of games with every number of players, from every seat and as a spectator."""
    kinds = [(players, seed) for players in rulebook(game).meta.players for seed in range(GAMES_OF_EACH_KIND)]
    for k, (players, seed) in enumerate(kinds):
        stops = random.Random(seed)
        for position in walk(game, players, seed):
            if stops.random() < often or not position.log:
                for seat in (SPECTATOR, *range(players)):
                    look(position, seat, stops.getrandbits(63))
        yield share(k + 1, len(kinds))


def _failed(message_id: str, position: Game, seat: int | None) -> Failed:
    return Failed(message_id, viewer="–" if seat is None else str(seat), **where(position))


def compare_views(position: Game, seat: int | None, luck: int) -> None:
    """Compare what a seat sees, and is told when it tries things, in two worlds that it cannot tell apart."""
    other = in_world(position, world_of(position, position.states, seat, luck))
    if position.view_json(seat) != other.view_json(seat):
        raise _failed("check-view-tells", position, seat)
    if seat is not None and refusals(position, seat, luck) != refusals(other, seat, luck):
        raise _failed("check-refusal-tells", position, seat)


def refusals(position: Game, seat: int, luck: int) -> list[str]:
    """Return what a seat is told when it tries things."""
    told = []
    actions = every_action(position.name)
    for action in random.Random(luck).sample(actions, min(ATTEMPTS, len(actions))):
        try:
            in_world(position, position.states).act(seat, action)
        except GameError as error:
            told.append(str(error))
        else:
            told.append("accepted")
    return told


def compare_events(position: Game, seat: int | None, luck: int) -> None:
    """Compare the story of the last action, as it is told to a seat, in two worlds that it cannot tell apart."""
    n = len(position.log) - 1
    if n < 0:
        return
    other = position.copy()
    other._past[n] = world_of(position, position._past[n], seat, luck)
    other.states = world_of(position, position.states, seat, luck ^ 1)
    if other.events_of(n, seat) != position.events_of(n, seat):
        raise _failed("check-story-tells", position, seat)


def compare_choices(position: Game, seat: int | None, luck: int) -> None:
    """See that a choice of somebody else's is not told to a seat that cannot see which it was."""
    for actor in position.actors:
        told: dict[bytes, list[Message]] = {}
        for action in position.legal(actor) if actor != seat else ():
            after = position.copy()
            after.act(actor, action)
            seen, events = after.observation(seat).tobytes(), after.events_of(len(position.log), seat)
            if told.setdefault(seen, events) != events:
                raise _failed("check-choice-told", position, seat)


def compare_choosing(position: Game, seat: int | None, luck: int) -> None:
    """See that a choice which can be taken back tells its seat nothing, and that it is the same whoever chooses first.

    Else somebody could choose to see what comes of it, or choose again to be later.
    """
    if seat not in position.actors or not position.book.meta.take_back:
        return
    rng, chosen = random.Random(luck), position.copy()
    action = rng.choice(position.legal(seat))
    chosen.act(seat, action)
    if not chosen.can_take_back(seat):
        return
    world = in_world(position, world_of(position, position.states, seat, luck))
    world.act(seat, action)
    if facts(world.observation(seat)) != facts(chosen.observation(seat)):
        raise _failed("check-choice-tells", position, seat)
    other, later = rng.choice(chosen.actors), position.copy()
    answer = rng.choice(position.legal(other))
    chosen.act(other, answer)
    later.act(other, answer)
    later.act(seat, action)
    if later.states.tobytes() != chosen.states.tobytes():
        raise _failed("check-order-counts", position, seat)


def compare_observations(position: Game, seat: int | None, luck: int) -> None:
    """See that an observation holds no luck to come, and that a sampled world looks the same to the seat."""
    seen = facts(position.observation(seat))
    world = world_of(position, position.states, seat, luck)
    if hasattr(seen, "rng") and any(seen.rng):
        raise _failed("check-luck-tells", position, seat)
    if seen != facts(in_world(position, world).observation(seat)):
        raise _failed("check-world-differs", position, seat)


def worlds_differ(game: str) -> Iterator[float]:
    """See that sampled worlds differ from each other and from the real one, if anything is hidden at all."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        position = next(walk(game, players, seed=5))
        if _without_luck(position.observation(0)) != _without_luck(position.states):
            worlds = [_without_luck(world_of(position, position.states, 0, luck)) for luck in range(WORLDS)]
            if len(set(worlds)) < WORLDS // 4 or worlds.count(_without_luck(position.states)) > WORLDS // 2:
                raise _failed("check-worlds-alike", position, 0)
        yield share(k + 1, len(counts))


def _without_luck(states: States) -> str:
    """Return a record without its luck to come, to be compared."""
    return repr([(name, states[name][0].tolist()) for name in states.dtype.names or () if name != "rng"])


def play_on(position: Game, seat: int | None, luck: int) -> States:
    """Play a sampled world to its end, and return that."""
    work = np.zeros(1, WORK)
    work["rng"] = luck
    world = world_of(position, position.states, seat, luck)
    for _ in range(longest(position.name, position.players) + 1):
        mask = int(driver.actors(world, 0))
        if not mask:
            return world
        acting = mask.bit_length() - 1
        if not driver.legal(world, 0, acting, work):
            break
        driver.apply(world, 0, acting, driver.random_action(world, 0, acting, work))
    raise _failed("check-world-stuck", position, seat)


CHECKS = (
    Check("observations", partial(everywhere, compare_observations, 0.3)),
    Check("blind-views", partial(everywhere, compare_views, 0.2)),
    Check("blind-events", partial(everywhere, compare_events, 0.2)),
    Check("blind-choices", partial(everywhere, compare_choices, 0.1)),
    Check("take-back", partial(everywhere, compare_choosing, 0.5)),
    Check("worlds-differ", worlds_differ),
    Check("worlds-play-on", partial(everywhere, play_on, 0.05)),
)
