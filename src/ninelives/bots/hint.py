"""Advise a seat that asks, from nothing but what it sees."""

from typing import Any

from msgspec import Struct

from ninelives.bots.habits import plays_to_the_end
from ninelives.bots.levels import Style
from ninelives.bots.search import Option, SearchBot
from ninelives.bots.seen import Seen
from ninelives.games import has_part
from ninelives.text import Message

PLAYOUTS = 4000
SHOWN = 3


class Hint(Struct):
    """An action worth considering: the points it should bring, and the share of games it wins where that was tried."""

    action: str
    score: float | None = None
    win: float | None = None


class Advice(Struct):
    """What a seat is told: hints, best first, and the reason for the first."""

    hints: list[Hint]
    reason: Message


def hint(seen: Seen, seed: int = 0) -> Advice:
    """Return the best actions and why, for a seat that may act. A game's hint.py may `advise` in its own way."""
    own = _own_words(seen)
    if hasattr(own, "advise"):
        action, why = own.advise(seen)
        return Advice([Hint(action)], why)
    options = SearchBot(seed, Style(PLAYOUTS)).consider(seen)
    wins = plays_to_the_end(seen.book)
    hints = [Hint(o.action, round(o.score, 1), round(o.win, 2) if wins else None) for o in options[:SHOWN]]
    return Advice(hints, reason(seen, options))


def _own_words(seen: Seen) -> Any:
    """Return the game's hint.py, if it has one."""
    meta = seen.book.meta
    return seen.book.part("hint") if has_part(meta.name, "hint", meta.rules_version) else None


def reason(seen: Seen, options: list[Option]) -> Message:
    """Return why the first is the first: the game's own `reason`, or how often it wins."""
    best = options[0]
    if len(options) == 1:
        return Message("hint-only", {"action": best.action})
    own = _own_words(seen)
    told: Message | None = own.reason(seen, options) if own else None
    if told:
        return told
    other = options[1]
    wins, fewer = round(100 * best.win), round(100 * other.win)
    both = {"action": best.action, "other": other.action}
    if plays_to_the_end(seen.book) and wins > fewer:
        return Message("hint-wins-more", {**both, "win": wins, "less": fewer})
    return Message("hint-close", both)
