"""Run the verbs of any game from Python: one compiled loop per task, which finds the game by the type of its record.

From Python, records are addressed as (array, index): passing a record itself costs several times as much.
"""

from typing import Any

from ninelives.games import verbs
from ninelives.games.kernel import Array, States, entry, rule

# `work` is an array of one Work record throughout.


@entry
def deal(states: States, i: int, players: int, options: Array, seed: Any) -> None:
    """Begin a game in states[i]."""
    verbs.new_state(states[i], players, options, seed)


@entry
def actors(states: States, i: int) -> Any:
    """Return the seats that may act in states[i], as a bit mask."""
    return verbs.actors(states[i])


@entry
def legal(states: States, i: int, seat: int, work: States) -> Any:
    """Write a seat's legal actions into work.acts; return how many."""
    return verbs.legal_actions(states[i], seat, work[0].acts)


@entry
def random_action(states: States, i: int, seat: int, work: States) -> Any:
    """Return a random legal action of a seat."""
    return verbs.random_action(states[i], seat, work[0])


@entry
def apply(states: States, i: int, seat: int, action: int) -> None:
    """Carry out an action that is known to be legal."""
    verbs.apply_action(states[i], seat, action)


@entry
def is_terminal(states: States, i: int) -> Any:
    """Return whether the game in states[i] is over."""
    return verbs.is_terminal(states[i])


@entry
def returns(states: States, i: int, work: States) -> None:
    """Write the scores and places in states[i] into work.scores and work.places."""
    verbs.returns(states[i], work[0].scores, work[0].places)


@rule
def is_legal(states: States, i: int, seat: int, action: int, work: States) -> Any:
    """Return whether a seat may do this now."""
    if seat < 0 or not (verbs.actors(states[i]) >> seat) & 1:
        return False
    acts = work[0].acts
    wanted = verbs.listed(states[i], action)
    for k in range(verbs.legal_actions(states[i], seat, acts)):
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
    verbs.apply_action(s, seat, action)
    acting = verbs.actors(s)
    if acting == 0:
        return -2
    seat = 0
    while not (acting >> seat) & 1:
        seat += 1
    return seat * 4096 + verbs.legal_actions(s, seat, work[0].acts)


@entry
def observe(states: States, i: int, seat: int, out: States, k: int) -> None:
    """Write what a seat may know of states[i] into out[k] (seat -1: a spectator)."""
    out[k] = states[i]
    verbs.hide(out[k], seat)


@entry
def show(states: States, i: int, seat: int, seen: States, sheets: States) -> None:
    """Write what a seat (-1: a spectator) is shown of states[i] on sheets[0].

    It is made from seen[0] alone, where what the seat may know is written first: so a view cannot tell a secret.
    """
    observe(states, i, seat, seen, 0)
    s, sheet = seen[0], sheets[0]
    sheet.n = 0
    sheet.acting = verbs.actors(s)
    is_acting = seat >= 0 and (sheet.acting >> seat) & 1
    sheet.choices = verbs.legal_actions(s, seat, sheet.acts) if is_acting else 0
    if not sheet.acting:
        verbs.returns(s, sheet.scores, sheet.places)
    verbs.write_view(s, seat, sheet)


@entry
def resample(states: States, i: int, seat: int, work: States) -> None:
    """Turn the observation in states[i] into one of the worlds that the seat cannot tell apart."""
    verbs.resample(states[i], seat, work[0].rng)
