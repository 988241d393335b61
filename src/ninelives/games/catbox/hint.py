"""Cat in the Box: say why one action is better than another."""

from ninelives.bots.search import Option
from ninelives.bots.seen import Seen
from ninelives.text import Message

from .state import COLOURS, MOST_TRICKS_FOR_BONUS
from .view import View

CLOSE = 0.2  # points between two actions that are called about equal


def reason(seen: Seen, options: list[Option]) -> Message | None:
    """Return by how much the best action leads, and what can be seen of it, unless the two best are about equal."""
    best, other = options[:2]
    lead = round(best.worth - other.worth, 1)
    if lead < CLOSE:
        return None
    facts = {"fact": fact(seen.view, best.action, other.action), "colour": seen.view.led or ""}
    return Message("catbox-hint-better", {"action": best.action, "other": other.action, "gain": lead, **facts})


def fact(view: View, best: str, other: str) -> str:
    """Return what a player can see in the better one of two actions and not in the other, if anything."""
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
    """Return what is certain about who takes the trick. Two colours are not compared: nobody knows what comes."""
    ahead, other_ahead = _is_ahead(view, best), _is_ahead(view, other)
    if ahead != other_ahead:
        return "wins" if ahead else "loses"
    (number, colour), (of_other, other_colour) = best.split(), other.split()
    if not ahead or colour != other_colour or len(view.table) == view.players - 1:
        return ""
    return "wins" if int(number) > int(of_other) else "hardly"


def _gives_up(view: View, action: str) -> bool:
    """Return whether a play loses the colour that was led (CB-9)."""
    return view.led in view.seats[view.seat or 0].colours and action.split()[1] != view.led


def _is_ahead(view: View, action: str) -> bool:
    """Return whether a card would take the trick as it lies (CB-10)."""
    number, colour = action.split()
    lying = [(play.colour == "red", play.number) for play in view.table if play.colour in ("red", view.led)]
    return colour in ("red", view.led or colour) and (colour == "red", int(number)) > max(lying, default=(False, 0))


def _group_may_count(view: View) -> bool:
    """Return whether the own number of tricks can still be the right one (CB-13, CB-15)."""
    own = view.seats[view.seat or 0]
    if own.prediction is None:
        return own.tricks <= MOST_TRICKS_FOR_BONUS
    return own.tricks <= own.prediction <= own.tricks + view.tricks - view.trick + 1


def _touches(view: View, action: str) -> bool:
    """Return whether the token of a play would lie next to one of the same seat."""
    number, colour = action.split()
    row, column = COLOURS.index(colour), view.columns.index(int(number))
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return any(
        0 <= r < len(view.cells) and 0 <= c < len(view.columns) and view.cells[r][c] == view.seat for r, c in beside
    )
