"""Advice for a seat that asks, from nothing but what it sees."""

from msgspec import Struct

from ninelives.bots.felix import judge_sack
from ninelives.bots.maus import advice
from ninelives.bots.search import Option, SearchBot, Style
from ninelives.bots.seen import Seen
from ninelives.games.catbox.state import COLOURS, MOST_TRICKS_FOR_BONUS
from ninelives.games.catbox.view import View
from ninelives.games.felix.state import BID
from ninelives.text import Message

PLAYOUTS = 4000
SHOWN = 3
CLOSE = 0.2  # points of Cat in the Box between two actions that are called about equal


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
        value, mice = map(round, judge_sack(seen.observation, seen.seat))
        if speaks_for(best.action, value, mice, seen.view.high):
            return Message("hint-sack", {"value": value, "mice": mice})
    other = options[1]
    if seen.book.meta.name == "felix":
        wins, fewer = round(100 * best.win), round(100 * other.win)
        if wins > fewer:
            args = {"action": best.action, "other": other.action, "win": wins, "less": fewer}
            return Message("hint-wins-more", args)
    else:
        lead = round(best.worth - other.worth, 1)
        if lead >= CLOSE:
            facts = {"fact": fact(seen.view, best.action, other.action), "colour": seen.view.led or ""}
            return Message("hint-better", {"action": best.action, "other": other.action, "gain": lead, **facts})
    return Message("hint-close", {"action": best.action, "other": other.action})


def speaks_for(action: str, value: int, mice: int, high: int) -> bool:
    """Whether what the sack is worth and what passing earns are a reason for this action of Felix. They are not all
    that counts: who else is left with which mice may matter more."""
    if action == "pass":
        return value - (high + 1) <= mice
    return value - int(action.removeprefix("bid ")) >= mice


def fact(view: View, best: str, other: str) -> str:
    """What a player can see in the better one of two actions of Cat in the Box and not in the other, if anything."""
    if view.phase == "aside":
        hand = view.seats[view.seat or 0].hand or []
        copies, fewer = (hand.count(int(action.split()[1])) for action in (best, other))
        most = max(map(hand.count, hand), default=0)
        return "often" if copies == most > fewer else ""
    if view.phase == "predict":
        return ""
    if _gives_up(view, other) and not _gives_up(view, best):
        return "keeps"  # CB-9
    if _group_may_count(view) and _touches(view, best) and not _touches(view, other):
        return "joins"  # CB-13
    return _in_trick(view, best, other)


def _in_trick(view: View, best: str, other: str) -> str:
    """What is certain about who takes the trick: two colours are not compared, nobody knows what is to come."""
    ahead, other_ahead = _is_ahead(view, best), _is_ahead(view, other)
    if ahead != other_ahead:
        return "wins" if ahead else "loses"
    (number, colour), (of_other, other_colour) = best.split(), other.split()
    if not ahead or colour != other_colour or len(view.table) == view.players - 1:
        return ""
    return "wins" if int(number) > int(of_other) else "hardly"


def _gives_up(view: View, action: str) -> bool:
    """Whether the colour that was led is lost by this."""
    return view.led in view.seats[view.seat or 0].colours and action.split()[1] != view.led


def _is_ahead(view: View, action: str) -> bool:
    """Whether a card would take the trick as it lies (CB-10)."""
    number, colour = action.split()
    lying = [(play.colour == "red", play.number) for play in view.table if play.colour in ("red", view.led)]
    return colour in ("red", view.led or colour) and (colour == "red", int(number)) > max(lying, default=(False, 0))


def _group_may_count(view: View) -> bool:
    """Whether the own number of tricks can still be the right one."""
    own = view.seats[view.seat or 0]
    if own.prediction is None:
        return own.tricks <= MOST_TRICKS_FOR_BONUS
    return own.tricks <= own.prediction <= own.tricks + view.tricks - view.trick + 1


def _touches(view: View, action: str) -> bool:
    """Whether the token would lie next to one of the same seat."""
    number, colour = action.split()
    row, column = COLOURS.index(colour), view.columns.index(int(number))
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return any(
        0 <= r < len(view.cells) and 0 <= c < len(view.columns) and view.cells[r][c] == view.seat for r, c in beside
    )
