"""Maus geflippt: tell what happened, from what everybody may know."""

from ninelives.games.book import Public
from ninelives.games.kernel import EMPTY
from ninelives.text import Message

from . import state
from .state import CARRIES, CHEESES, END, FLIP_MOUSE, GARMENTS, HOLD, PIECES, SHOUT, SLAP, TIME, State
from .view import WEARS, Slap


def opening(o: State) -> list[Message]:
    """Tell how a game begins."""
    return [Message("maus-start", {"seat": o.turner, "cheese": CHEESES[o.cheese[0]]})]


def story(before: Public, after: Public, seat: int, action: int | None) -> list[Message]:
    """Tell what one action brought about. An action that the viewer may not see is None."""
    if action == FLIP_MOUSE:
        return _flipped(after.facts, seat)
    told = []
    if action is not None:
        told.append(_answered(seat, action))
    if after.facts.phase != SLAP:
        told += _judged(before.facts, after.facts, after.view.last.slaps)
    return told


def _flipped(o: State, seat: int) -> list[Message]:
    cheese, garments = CHEESES[CARRIES[o.mouse]], list(WEARS[o.mouse])
    told = [Message("maus-flip", {"seat": seat, "mouse": o.mouse + 1, "garments": garments, "cheese": cheese})]
    if CARRIES[o.mouse] == o.cheese[o.cheeses_taken]:
        told.append(Message("maus-protected", {"cheese": cheese}))
    return told


def _answered(seat: int, action: int) -> Message:
    what, time = action % TIME, action // TIME
    if what == HOLD:
        return Message("maus-hold", {"seat": seat})
    if what == SHOUT:
        return Message("maus-shout", {"seat": seat, "ms": time})
    return Message("maus-slap", {"seat": seat, "garment": GARMENTS[what], "ms": time})


def _judged(before: State, after: State, slaps: list[Slap]) -> list[Message]:
    if not slaps:
        told = [Message("maus-nobody")]
    else:
        told = [message for slap in slaps for message in _result(after, slap)]
    if after.cheeses_taken > before.cheeses_taken and after.cheeses_taken < PIECES:
        told.append(Message("maus-next-cheese", {"cheese": CHEESES[after.cheese[after.cheeses_taken]]}))
    if after.shuffles > before.shuffles:
        told.append(Message("maus-shuffle"))
    for seat in range(after.players):
        if before.face_down[seat][-1] == EMPTY != after.face_down[seat][-1]:
            told.append(Message("maus-shouts-spent", {"seat": seat}))
    if after.phase == END and not slaps:
        told.append(Message("maus-asleep"))
    return told


def _result(o: State, slap: Slap) -> list[Message]:
    """Tell what a slap brought, and which cards it made everybody see."""
    args = {"seat": slap.seat, "ms": slap.ms}
    worn = WEARS[o.last_mouse]
    matching = [garment for garment in slap.shown if garment in worn]
    match o.last_result[slap.seat]:
        case state.LATE if slap.shown:
            return [Message("maus-result-shown-late", {**args, "garments": slap.shown})]
        case state.WRONG:
            return [Message("maus-result-wrong", {**args, "garments": slap.shown})]
        case state.FALSE_SHOUT:
            return [Message("maus-result-false-shout", {**args, "garments": matching})]
        case state.CHEESE:
            told = [Message("maus-result-cheese", {**args, "cheese": CHEESES[o.last_cheese]})]
            if slap.kind == "shout" and matching:  # MG-8
                told.append(Message("maus-result-cheese-laundry", {"seat": slap.seat, "garments": matching}))
            return told
    return [Message(f"maus-result-{slap.kind}-{slap.result}", args)]
