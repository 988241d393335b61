"""Maus geflippt: the game in plain text."""

from collections.abc import Sequence
from typing import Any

from ninelives.text import Say

RACE = "slap"  # the phase in which time counts
NO_ANSWER = "hold"  # the answer of a seat that does nothing in time


def draw(view: Any, names: Sequence[str], say: Say) -> list[str]:
    """Draw what a seat sees, as lines of text."""
    lines = [
        say(
            "maus-table-seat",
            seat=seat,
            mice=other.mice,
            laundry=len(other.laundry) + other.face_down,
            cheese=len(other.cheeses),
        )
        for seat, other in enumerate(view.seats)
    ]
    if view.cheese:
        lines.append(say("maus-table-cheese", cheese=view.cheese))
    if view.mouse:
        worn = ", ".join(say(f"maus-garment-{garment}") for garment in view.mouse.wears)
        lines.append(say("maus-table-mouse", mouse=view.mouse.id, items=worn, cheese=view.mouse.cheese))
    hand = view.seats[view.seat].hand
    numbered = [
        f"{n} {say(f'maus-garment-{garment}')}" + (f" ×{hand.count(garment)}" if hand.count(garment) > 1 else "")
        for n, garment in enumerate(dict.fromkeys(hand), 1)
    ]
    lines.append(say("table-hand", items="   ".join(numbered)))
    return lines


def understand(line: str, legal: Sequence[str], say: Say) -> str | None:
    """Return the answer to a mouse that a line means: by number, by garment or in full.

    The time is measured, so one that was typed is ignored.
    """
    words = line.lower().split()
    if len(words) > 1 and words[-1].isdecimal():
        words.pop()
    wanted = " ".join(words)
    slaps = [action for action in legal if action.startswith("slap ")]
    named = {"s": "shout", **{action.removeprefix("slap "): action for action in slaps}}
    named |= {str(n): action for n, action in enumerate(slaps, 1)} | {action: action for action in legal}
    if named.get(wanted) in legal:
        return named[wanted]
    alike = [action for action in slaps if wanted and f" {_garment(action, say)}".endswith(f" {wanted}")]
    return alike[0] if len(alike) == 1 else None


def _garment(slap: str, say: Say) -> str:
    """Return what a slap is made with, in the person's language."""
    return say(f"maus-garment-{slap.removeprefix('slap ')}").lower()
