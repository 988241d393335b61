"""Compiled loops that only measure and hunt: random games, clones, sampled worlds."""

from typing import Any

from ninelives.games import verbs
from ninelives.games.driver import observe
from ninelives.games.kernel import Array, States, long_entry, next_word


@long_entry
def playouts(states: States, players: int, options: Array, seed: Any, games: int, work: States) -> Any:
    """Play many random games in states[0], each dealt anew; how many actions that took."""
    work[0].rng[0] = seed
    s = states[0]
    n = 0
    for _ in range(games):
        verbs.new_state(s, players, options, next_word(work[0].rng))
        acting = verbs.actors(s)
        while acting:
            seat = 0
            while acting:
                if acting & 1:
                    verbs.apply_action(s, seat, verbs.random_action(s, seat, work[0]))
                    n += 1
                acting >>= 1
                seat += 1
            acting = verbs.actors(s)
    return n


@long_entry
def observed_playouts(states: States, players: int, options: Array, seed: Any, games: int, work: States) -> Any:
    """As `playouts`, and at each action write what the acting seat sees (into states[1])."""
    work[0].rng[0] = seed
    n = 0
    for _ in range(games):
        s = states[0]
        verbs.new_state(s, players, options, next_word(work[0].rng))
        while True:
            acting = verbs.actors(s)
            if acting == 0:
                break
            seat = 0
            while not (acting >> seat) & 1:
                seat += 1
            states[1] = states[0]
            verbs.hide(states[1], seat)
            verbs.apply_action(s, seat, verbs.random_action(s, seat, work[0]))
            n += 1
    return n


@long_entry
def clones(states: States, n: int) -> None:
    """Copy states[0] n times over the rest."""
    for k in range(n):
        states[1 + k % (len(states) - 1)] = states[0]


@long_entry
def worlds(states: States, seat: int, n: int, work: States) -> None:
    """Sample n worlds that a seat cannot tell from states[0], over the rest."""
    observe(states, 0, seat, states, 1)
    for k in range(n):
        w = 2 + k % (len(states) - 2)
        states[w] = states[1]
        verbs.resample(states[w], seat, work[0].rng)
