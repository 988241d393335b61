"""Cat in the Box: the game in plain text."""

from collections.abc import Sequence
from typing import Any

from ninelives.text import Say

from .state import COLOURS


def draw(view: Any, names: Sequence[str], say: Say) -> list[str]:
    """Draw what a seat sees, as lines of text."""
    width = max(len(say(f"catbox-colour-{colour}")) for colour in COLOURS)
    lines = [" " * (width + 2) + "".join(f"{number:>4}" for number in view.columns)]
    for colour, cells in zip(COLOURS, view.cells, strict=True):
        marks = "".join(f"{_cell(cell, names):>4}" for cell in cells)
        lines.append(f"  {say(f'catbox-colour-{colour}'):<{width}}{marks}")
    for seat, other in enumerate(view.seats):
        colours = "  ".join(say(f"catbox-colour-{colour}") for colour in other.colours)
        lines.append(
            say("catbox-table-seat", seat=seat, tricks=other.tricks, total=other.total, items=colours)
            + (say("catbox-table-prediction", tricks=other.prediction) if other.prediction else "")
        )
    if view.table:
        played = [f"{names[play.seat]}: {play.number} {say(f'catbox-colour-{play.colour}')}" for play in view.table]
        lines.append(say("catbox-table-trick", items="   ".join(played)))
    lines.append(say("table-hand", items="  ".join(map(str, view.seats[view.seat].hand))))
    return lines


def _cell(cell: int | None, names: Sequence[str]) -> str:
    """Return an owner by the first letter of the name, a blocked cell, a free cell."""
    if cell is None:
        return "·"
    return "#" if cell < 0 else names[cell][0]
