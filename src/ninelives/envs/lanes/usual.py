"""Verbs that a game has unless its tensor.py says otherwise: its flat action space is the rulebook's own."""

from typing import Any

from ninelives.envs.lanes.kit import FAR
from ninelives.games.kernel import NOBODY, Array, rule


@rule
def mark(s: Any, action: int, out: Array, at: int) -> None:
    """Mark a legal action in a mask that begins at a place."""
    out[(at + action) & FAR] = 1


@rule
def flat_of(s: Any, action: int, rng: Array) -> int:
    """Return a number of the flat space that stands for a legal action."""
    return action


@rule
def action_of(s: Any, seat: int, flat: int, setting: Any, rng: Array) -> int:
    """Return the rulebook's action that a number of the flat space stands for."""
    return flat


@rule
def has_news(s: Any) -> bool:
    """Return whether `write_public` may have something new to write."""
    return False


@rule
def write_public(s: Any, out: Array) -> None:
    """Write what is the same in the tensors of several steps: nothing."""


@rule
def chore(s: Any) -> int:
    """Return what the seat to act has to do without a choice, as an action; NOBODY where there is a choice."""
    return NOBODY
