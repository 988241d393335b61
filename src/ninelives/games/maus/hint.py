"""Maus geflippt: say what is right, without hurry."""

from ninelives.bots.seen import Seen
from ninelives.text import Message


def advise(seen: Seen) -> tuple[str, Message]:
    """Return what a seat should do, and why."""
    view = seen.view
    if "flip" in view.legal:
        return "flip", Message("maus-hint-flip")
    if view.protected:
        return "hold", Message("maus-hint-protected", {"cheese": view.cheese})
    for garment in view.seats[view.seat].hand:
        if garment in view.mouse.wears:
            return f"slap {garment}", Message("maus-hint-worn", {"garment": garment})
    if "shout" in view.legal:
        return "shout", Message("maus-hint-shout")
    return "hold", Message("maus-hint-hold")
