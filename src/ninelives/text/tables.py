"""The table in plain text, drawn from a view."""

from collections.abc import Callable, Sequence
from typing import Any

from ninelives.text import Catalogue, Message

Words = Callable[..., str]


def draw(view: Any, names: Sequence[str], words: Catalogue) -> str:
    """What a seat sees, as lines of text."""

    def say(message_id: str, **args: Any) -> str:
        return words.say(Message(message_id, args), names)

    lines = {"felix": _felix, "catbox": _catbox, "maus": _maus}[view.game](view, names, say)
    return "\n".join(lines)


def _felix(view: Any, names: Sequence[str], say: Words) -> list[str]:
    me = view.seats[view.seat]
    row = [_felix_card(card, names) for card in view.row]
    cards = [f"{card.value}" if card.mice else f"({card.value})" for card in view.mouse_cards]
    lines = [say("felix-table-row", items="  ".join(row)), say("felix-table-mice", items="  ".join(cards))]
    for seat, other in enumerate(view.seats):
        if view.phase == "bid" and (other.bid or other.passed):
            key = "felix-table-passed" if other.passed else "felix-table-bid"
            lines.append(say(key, seat=seat, mice=other.bid))
    if view.open_mice:
        purses = [f"{name} {other.mice}" for name, other in zip(names, view.seats, strict=True)]
        lines.append(say("felix-table-purses", items="  ".join(purses)))
    lines.append(say("felix-table-own", mice=me.mice, points=me.cats))
    lines.append(say("table-hand", items="  ".join(me.hand)))
    return lines


def _felix_card(card: Any, names: Sequence[str]) -> str:
    owner = "" if card.owner is None else f" {names[card.owner]}"
    face = card.card if card.up else f"({card.card})" if card.card else "?" if card.placed else "·"
    return f"[{face}{owner}]"


def _catbox(view: Any, names: Sequence[str], say: Words) -> list[str]:
    width = max(len(say(f"catbox-colour-{colour}")) for colour in ("red", "blue", "yellow", "green"))
    lines = [" " * (width + 2) + "".join(f"{number:>4}" for number in view.columns)]
    for colour, cells in zip(("red", "blue", "yellow", "green"), view.cells, strict=True):
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
    """An owner by the first letter of the name, a blocked cell, a free cell."""
    if cell is None:
        return "·"
    return "#" if cell < 0 else names[cell][0]


def _maus(view: Any, names: Sequence[str], say: Words) -> list[str]:
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
