"""Games whose flat action space is the rulebook's own: an action is its number."""

from typing import Any

from ninelives.bots.imagined import _thumb_action
from ninelives.envs.lanes.lane import FAR
from ninelives.games.kernel import Array, rule


@rule
def mark(s: Any, action: int, out: Array, at: int) -> None:
    """Mark a legal action in a mask that begins at a place."""
    out[(at + action) & FAR] = 1


@rule
def flat_of(s: Any, action: int, rng: Array) -> int:
    """A number of the flat space that stands for a legal action."""
    return action


@rule
def action_of(s: Any, seat: int, flat: int, table: Any, rng: Array) -> int:
    """The rulebook's action that a number of the flat space stands for."""
    return flat


@rule
def habit(s: Any, seat: int, lane: Any, thought: Any) -> int:
    """What a fixed opponent does with what it observes."""
    return _thumb_action(s, seat, thought)


@rule
def has_news(s: Any) -> bool:
    """Whether `write_public` may have something new to write."""
    return False


@rule
def write_public(s: Any, out: Array) -> None:
    """Nothing is the same for several steps."""
