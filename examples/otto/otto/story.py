"""Otto: the story of what happened, told from what everybody may know."""

from ninelives.games.book import Public
from ninelives.text import Message

from .state import END, NIGHTS, State
from .view import Night


def opening(o: State) -> list[Message]:
    """Tell how a night begins."""
    return [Message("otto-night", {"night": o.night + 1, "nights": NIGHTS, "cheese": o.larder})]


def story(before: Public, after: Public, seat: int, action: int | None) -> list[Message]:
    """Tell what one action brought about. An action that the viewer may not see is None."""
    if action is None:
        told = [Message("otto-send-hidden", {"seat": seat})]
    else:
        told = [Message("otto-send", {"seat": seat, "mouse": action + 1})]
    if after.facts.night > before.facts.night:
        told += _night_ended(after.view.last)
        if after.facts.phase != END:
            told += opening(after.facts)
    return told


def _night_ended(last: Night) -> list[Message]:
    told = [Message("otto-show", {"seat": seat, "mouse": int(mouse)}) for seat, mouse in enumerate(last.mice)]
    if last.awake:
        told.append(Message("otto-wakes", {"noise": last.noise, "seats": last.caught, "count": len(last.caught)}))
    else:
        told.append(Message("otto-sleeps", {"noise": last.noise}))
    if last.taker is None:
        told.append(Message("otto-left", {"cheese": last.cheese}))
    else:
        told.append(Message("otto-takes", {"seat": last.taker, "cheese": last.cheese}))
    return told
