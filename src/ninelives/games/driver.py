"""One compiled loop per task, for every game: the verbs are found by the type of the record.

From Python, records are addressed as (array, index): passing a record itself costs several times as much.
"""

from typing import Any

import numba
import numpy as np
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global

from ninelives.games.kernel import Array, States, entry, long_entry, next_word, rule

_RULES: dict[Any, Any] = {}


def register(dtype: np.dtype[np.void], *modules: Any) -> None:
    """Let the loops play records of this dtype by the verbs found in these modules."""
    verbs = _RULES.setdefault(numba.from_dtype(dtype), {})
    for module in modules:
        verbs |= vars(module)


def verb(name: str) -> Any:
    """A function that compiles to the verb of that name of whichever game the record belongs to."""

    def found(s: Any, *args: Any) -> Any:
        raise NotImplementedError

    class Verb(AbstractTemplate):
        key = found

        def generic(self, args: Any, kws: Any) -> Any:
            self.rule = types.Dispatcher(_RULES[args[0]][name])
            return self.rule.get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return self.rule.get_impl_key(sig)

    infer_global(found, types.Function(Verb))  # type: ignore[no-untyped-call]
    return found


_new_state = verb("new_state")
_actors = verb("actors")
_legal_actions = verb("legal_actions")
_apply_action = verb("apply_action")
_is_terminal = verb("is_terminal")
_returns = verb("returns")
_listed = verb("listed")
_random_action = verb("random_action")
_hide = verb("hide")
_resample = verb("resample")
_write_view = verb("write_view")


# `work` is an array of one Work record throughout.


@entry
def deal(states: States, i: int, players: int, options: Array, seed: Any) -> None:
    """Begin a game in states[i]."""
    _new_state(states[i], players, options, seed)


@entry
def actors(states: States, i: int) -> Any:
    """The seats that may act, as a bit mask."""
    return _actors(states[i])


@entry
def legal(states: States, i: int, seat: int, work: States) -> Any:
    """Write a seat's legal actions into work.acts; how many."""
    return _legal_actions(states[i], seat, work[0].acts)


@entry
def apply(states: States, i: int, seat: int, action: int) -> None:
    """Carry out an action that is known to be legal."""
    _apply_action(states[i], seat, action)


@entry
def is_terminal(states: States, i: int) -> Any:
    """Whether the game is over."""
    return _is_terminal(states[i])


@entry
def returns(states: States, i: int, work: States) -> None:
    """Write work.scores and work.places."""
    _returns(states[i], work[0].scores, work[0].places)


@rule
def is_legal(states: States, i: int, seat: int, action: int, work: States) -> Any:
    """Whether a seat may do this now."""
    if seat < 0 or not (_actors(states[i]) >> seat) & 1:
        return False
    acts = work[0].acts
    wanted = _listed(states[i], action)
    for k in range(_legal_actions(states[i], seat, acts)):
        if acts[k] == wanted:
            return True
    return False


@entry
def step(states: States, i: int, seat: int, action: int, work: States) -> Any:
    """Check and carry out an action, then write what the next seat may do.

    Returns seat * 4096 + the number of its legal actions; -1 if the action was illegal, and nothing has changed;
    -2 if the game is over.
    """
    if not is_legal(states, i, seat, action, work):
        return -1
    s = states[i]
    _apply_action(s, seat, action)
    acting = _actors(s)
    if acting == 0:
        return -2
    seat = 0
    while not (acting >> seat) & 1:
        seat += 1
    return seat * 4096 + _legal_actions(s, seat, work[0].acts)


@entry
def observe(states: States, i: int, seat: int, out: States, k: int) -> None:
    """Write what a seat may know of states[i] into out[k] (seat -1: a spectator)."""
    out[k] = states[i]
    _hide(out[k], seat)


@entry
def show(states: States, i: int, seat: int, seen: States, sheets: States) -> None:
    """Write what a seat is shown of states[i] on sheets[0] (seat -1: a spectator). It is all made from seen[0], which
    is what the seat may know."""
    observe(states, i, seat, seen, 0)
    s, sheet = seen[0], sheets[0]
    sheet.n = 0
    sheet.acting = _actors(s)
    is_acting = seat >= 0 and (sheet.acting >> seat) & 1
    sheet.choices = _legal_actions(s, seat, sheet.acts) if is_acting else 0
    if not sheet.acting:
        _returns(s, sheet.scores, sheet.places)
    _write_view(s, seat, sheet)


@entry
def resample(states: States, i: int, seat: int, work: States) -> None:
    """Turn the observation in states[i] into one of the worlds that the seat cannot tell apart."""
    _resample(states[i], seat, work[0].rng)


@long_entry
def playouts(states: States, players: int, options: Array, seed: Any, games: int, work: States) -> Any:
    """Play many random games in states[0], each dealt anew; how many actions that took."""
    work[0].rng[0] = seed
    s = states[0]
    n = 0
    for _ in range(games):
        _new_state(s, players, options, next_word(work[0].rng))
        acting = _actors(s)
        while acting:
            seat = 0
            while acting:
                if acting & 1:
                    _apply_action(s, seat, _random_action(s, seat, work[0]))
                    n += 1
                acting >>= 1
                seat += 1
            acting = _actors(s)
    return n


@long_entry
def observed_playouts(states: States, players: int, options: Array, seed: Any, games: int, work: States) -> Any:
    """As `playouts`, and at each action write what the acting seat sees (into states[1])."""
    work[0].rng[0] = seed
    n = 0
    for _ in range(games):
        s = states[0]
        _new_state(s, players, options, next_word(work[0].rng))
        while True:
            acting = _actors(s)
            if acting == 0:
                break
            seat = 0
            while not (acting >> seat) & 1:
                seat += 1
            states[1] = states[0]
            _hide(states[1], seat)
            _apply_action(s, seat, _random_action(s, seat, work[0]))
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
        _resample(states[w], seat, work[0].rng)
