"""Otto: the table in plain text."""

from collections.abc import Sequence
from typing import Any

from ninelives.text import Say


def draw(view: Any, names: Sequence[str], say: Say) -> list[str]:
    """Draw what a seat sees, as lines of text."""
    lines = [say("otto-table-larder", night=view.night, nights=view.nights, cheese=view.cheese, limit=view.limit)]
    for seat, other in enumerate(view.seats):
        mouse = f"({other.mouse})" if other.mouse else "?" if other.out else "·"
        lines.append(say("otto-table-seat", seat=seat, mark=mouse, points=other.points, items=" ".join(other.seen)))
    lines.append(say("table-hand", items="  ".join(view.seats[view.seat].hand)))
    return lines
