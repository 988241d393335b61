"""Felix / Filou: the game in plain text."""

from collections.abc import Sequence
from typing import Any

from ninelives.text import Say


def draw(view: Any, names: Sequence[str], say: Say) -> list[str]:
    """Draw what a seat sees, as lines of text."""
    me = view.seats[view.seat]
    row = [_card(card, names) for card in view.row]
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


def _card(card: Any, names: Sequence[str]) -> str:
    owner = "" if card.owner is None else f" {names[card.owner]}"
    face = card.card if card.up else f"({card.card})" if card.card else "?" if card.placed else "·"
    return f"[{face}{owner}]"
