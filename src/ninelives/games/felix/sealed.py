"""Felix / Filou: bid in a person's name up to a maximum that nobody else is told."""

from collections.abc import Sequence

from .actions import parse
from .state import BID, PASS, State


def period(o: State) -> int | None:
    """Return the round whose sack is bid for, or None while nothing can be sealed. A maximum is good for one period."""
    return o.round_no if o.phase == BID else None


def answer(most: int, legal: Sequence[str]) -> str:
    """Return what a maximum does in its turn: raise by as little as possible, or pass when it is exceeded."""
    bids = {parse(action) - PASS: action for action in legal}
    least = min((mice for mice in bids if mice > 0), default=most + 1)
    return bids[least] if least <= most else bids[0]
