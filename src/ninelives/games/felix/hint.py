"""Felix / Filou: say why one action is better than another."""

from ninelives.bots.search import Option
from ninelives.bots.seen import Seen
from ninelives.text import Message

from .bot import judge_sack
from .state import BID


def reason(seen: Seen, options: list[Option]) -> Message | None:
    """Return what the sack is worth and what passing earns, where that speaks for the best action."""
    if seen.observation["phase"][0] != BID:
        return None
    value, mice = map(round, judge_sack(seen.observation, seen.seat))
    if not speaks_for(options[0].action, value, mice, seen.view.high):
        return None
    return Message("felix-hint-sack", {"value": value, "mice": mice})


def speaks_for(action: str, value: int, mice: int, high: int) -> bool:
    """Return whether the worth of the sack is a reason for this action.

    It is not all that counts: who else is left with which mice may matter more.
    """
    if action == "pass":
        return value - (high + 1) <= mice
    return value - int(action.removeprefix("bid ")) >= mice
