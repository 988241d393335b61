"""Advice for a seat that asks, from nothing but what it sees."""

from msgspec import Struct

from ninelives.bots.felix import judge_sack
from ninelives.bots.maus import advice
from ninelives.bots.search import Option, SearchBot, Style
from ninelives.bots.seen import Seen
from ninelives.games.felix.state import BID
from ninelives.text import Message

PLAYOUTS = 4000
SHOWN = 3


class Hint(Struct):
    """An action worth considering. Felix: points and victories of the game; Cat in the Box: points after this round."""

    action: str
    score: float | None
    win: float | None


class Advice(Struct):
    hints: list[Hint]  # best first
    reason: Message


def hint(seen: Seen, seed: int = 0) -> Advice:
    """The best actions and why, for a seat that may act."""
    if seen.book.meta.name == "maus":
        action, why = advice(seen.view)
        return Advice([Hint(action, None, None)], why)
    options = SearchBot(seed, Style(PLAYOUTS)).consider(seen)
    whole_game = seen.book.meta.name == "felix"
    hints = [Hint(o.action, round(o.score, 1), round(o.win, 2) if whole_game else None) for o in options[:SHOWN]]
    return Advice(hints, reason(seen, options))


def reason(seen: Seen, options: list[Option]) -> Message:
    """Why the first is the first, by what they were ranked by."""
    best = options[0]
    if len(options) == 1:
        return Message("hint-only", {"action": best.action})
    if seen.book.meta.name == "felix" and seen.observation["phase"][0] == BID:
        value, mice = judge_sack(seen.observation, seen.seat)
        return Message("hint-sack", {"value": round(value), "mice": int(mice)})
    other = options[1]
    if seen.book.meta.name == "felix":
        wins, fewer = round(100 * best.win), round(100 * other.win)
        if wins > fewer:
            args = {"action": best.action, "other": other.action, "win": wins, "less": fewer}
            return Message("hint-wins-more", args)
    else:
        lead = round(best.worth - other.worth, 1)
        if lead > 0:
            return Message("hint-better", {"action": best.action, "other": other.action, "gain": lead})
    return Message("hint-close", {"action": best.action, "other": other.action})
