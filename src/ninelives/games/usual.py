"""Verbs that most games leave as they are here."""

from typing import Any

from ninelives.games import verbs
from ninelives.games.kernel import Work, below, rule


@rule
def is_terminal(s: Any) -> bool:
    """Return whether the game is over: nobody may act."""
    return verbs.actors(s) == 0


@rule
def listed(s: Any, action: int) -> int:
    """Return the entry of `legal_actions` that an action is allowed by: itself, where actions take no time."""
    return action


@rule
def random_action(s: Any, seat: int, work: Work) -> int:
    """Return a random legal action."""
    return work.acts[below(work.rng, verbs.legal_actions(s, seat, work.acts))]
