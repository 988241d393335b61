"""Cat in the Box: tell what happened, from what everybody may know."""

from ninelives.games.book import Public
from ninelives.text import Message

from .state import ASIDE, COLOURS, END, PREDICT, PREDICTION, REVEALED_MIDDLE, ROW, SET_ASIDE, State
from .view import Round


def opening(o: State) -> list[Message]:
    """Tell how a round begins."""
    told = [Message("catbox-round", {"round": o.round_no + 1, "seat": o.start})]
    if o.players == 2:
        told.append(Message("catbox-middle", {"numbers": [n + 1 for n in o.middle[:REVEALED_MIDDLE]]}))
    return told


def story(before: Public, after: Public, seat: int, action: int | None) -> list[Message]:
    """Tell what one action brought about. An action that the viewer may not see is None."""
    was: State = before.facts
    told = []
    if was.phase == ASIDE:
        told.append(_set_aside(seat, action))
    elif was.phase == PREDICT:
        assert action is not None
        told.append(Message("catbox-predict", {"seat": seat, "tricks": action - PREDICTION}))
    else:
        assert action is not None
        told += _played(was, seat, action)
        if was.waiting == 1:
            told.append(Message("catbox-trick", {"seat": after.facts.last_winner}))
    if after.facts.round_no > was.round_no:
        told += _round_ended(after.view.last_round)
        if after.facts.phase != END:
            told += opening(after.facts)
    return told


def _set_aside(seat: int, action: int | None) -> Message:
    if action is None:
        return Message("catbox-aside-hidden", {"seat": seat})
    return Message("catbox-aside", {"seat": seat, "number": action - SET_ASIDE + 1})


def _played(before: State, seat: int, action: int) -> list[Message]:
    colour = action % 4
    told = [Message("catbox-play", {"seat": seat, "number": action // 4 + 1, "colour": COLOURS[colour]})]
    if before.led not in (-1, colour) and before.colours[seat] >> (ROW * before.led) & 1:
        told.append(Message("catbox-lose-colour", {"seat": seat, "colour": COLOURS[before.led]}))  # CB-9
    return told


def _round_ended(last: Round) -> list[Message]:
    told = []
    if last.paradox is not None:
        told.append(Message("catbox-paradox", {"seat": last.paradox, "numbers": last.revealed}))
    for seat, points in enumerate(last.points):
        counted = {"points": points, "tricks": last.tricks[seat], "bonus": last.bonus[seat]}
        told.append(Message("catbox-points", {"seat": seat, **counted}))
    return told
