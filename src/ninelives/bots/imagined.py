"""Play imagined games, the same for every game: what both kinds of search are made of."""

from typing import Any

from ninelives.bots import habits
from ninelives.bots.thought import MOST, Thought
from ninelives.games import verbs
from ninelives.games.kernel import Array, entry, lowest_bit, rule


@rule
def is_decided(s: Any, since: int) -> bool:
    """Return whether the part of the game that a search began in is over."""
    return verbs.is_terminal(s) or habits.stretch(s) != since


@rule
def play_out(s: Any, since: int, work: Any) -> None:
    """Play on by rules of thumb until all is decided; work.scores and .places tell the outcome."""
    while not is_decided(s, since):
        mover = next_actor(s)
        verbs.apply_action(s, mover, habits.thumb_action(s, mover, work))
    verbs.returns(s, work.scores, work.places)


@rule
def next_actor(s: Any) -> int:
    """Return the lowest seat that may act."""
    return lowest_bit(verbs.actors(s))


@rule
def list_candidates(s: Any, seat: int, think: Thought) -> int:
    """Write the actions worth thinking about on blank paper; return how many."""
    n: int = min(MOST, habits.candidates(s, seat, think.acts))
    for k in range(n):
        think.action[k] = think.acts[k]
        think.tries[k] = 0
        think.total[k] = 0.0
        think.score[k] = 0.0
        think.wins[k] = 0.0
    return n


@rule
def move_up(think: Any, k: int) -> None:
    """Swap a candidate with the one before it."""
    swap(think.action, k)
    swap(think.tries, k)
    swap(think.total, k)
    swap(think.score, k)
    swap(think.wins, k)


@rule
def swap(values: Array, k: int) -> None:
    """Swap a value with the one before it."""
    value = values[k]
    values[k] = values[k - 1]
    values[k - 1] = value


@entry
def thumb(states: Any, seat: int, work: Any) -> Any:
    """Return what rules of thumb do with what a seat observes in states[0]."""
    return habits.thumb_action(states[0], seat, work[0])
