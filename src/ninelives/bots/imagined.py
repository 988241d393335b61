"""Imagined games, the same for every game: the seam between searching and the bots' knowledge of a game."""

from typing import Any

from ninelives.bots import catbox, felix
from ninelives.bots.thought import Thought
from ninelives.games import driver
from ninelives.games.catbox.state import STATE as CATBOX
from ninelives.games.driver import verb
from ninelives.games.felix.state import STATE as FELIX
from ninelives.games.kernel import Array, entry, rule

driver.register(FELIX, felix)
driver.register(CATBOX, catbox)

_imagine = verb("imagine")
_candidates = verb("candidates")
_thumb_action = verb("thumb_action")
_weigh = verb("weigh")
_is_hidden = verb("is_hidden")
_is_decided = verb("is_decided")
_utility = verb("utility")


@rule
def play_out(s: Any, since: int, work: Any) -> None:
    """Play on by rules of thumb until what began in a round is decided; work.scores and .places tell the outcome."""
    while not _is_decided(s, since):
        mover = next_actor(s)
        driver._apply_action(s, mover, _thumb_action(s, mover, work))
    driver._returns(s, work.scores, work.places)


@rule
def next_actor(s: Any) -> int:
    acting = driver._actors(s)
    seat = 0
    while not (acting >> seat) & 1:
        seat += 1
    return seat


@rule
def list_candidates(s: Any, seat: int, think: Thought) -> int:
    n: int = _candidates(s, seat, think.acts)
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
    value = values[k]
    values[k] = values[k - 1]
    values[k - 1] = value


@entry
def thumb(states: Any, seat: int, work: Any) -> Any:
    """What rules of thumb do with what a seat observes in states[0]."""
    return _thumb_action(states[0], seat, work[0])
