"""Maus geflippt: cards laid out by hand."""

from collections import Counter
from collections.abc import Sequence

from ninelives.games.book import Deal, start_seat
from ninelives.games.errors import BadDeal
from ninelives.games.kernel import EMPTY

from .state import CARDS, CHEESES, COPIES, GARMENTS, HAND, MICE, State


def deal_keys(names: Sequence[str]) -> list[str]:
    """Return the transcript lines that lay out a whole game: who starts, hands, draw pile, mice and cheeses."""
    return ["start", *(f"hand {name}" for name in names), "draw", "mice", "cheeses"]


def lay(s: State, deal: Deal, names: Sequence[str]) -> None:
    """Put the cards that a deal names into a game that has just begun."""
    if s.last_mouse != EMPTY or s.mouse != EMPTY:
        return
    if "start" in deal:
        s.turner = start_seat(deal, names)
    if "mice" in deal:
        s.pile[:] = [int(mouse) - 1 for mouse in _each_once("mice", deal, [str(n + 1) for n in range(MICE)])]
    if "cheeses" in deal:
        s.cheese[:] = [CHEESES.index(cheese) for cheese in _each_once("cheeses", deal, CHEESES)]
    keys = [f"hand {name}" for name in names] + ["draw"]
    if any(key in deal for key in keys):
        _lay_garments(s, deal, keys)


def _each_once(key: str, deal: Deal, things: Sequence[str]) -> list[str]:
    words = deal[key].lower().split()
    if sorted(words) != sorted(things):
        raise BadDeal(key, "maus-not-each-once", things=list(things))
    return words


def _lay_garments(s: State, deal: Deal, keys: list[str]) -> None:
    """Lay out hands and draw pile, which are given together: together they are the 58 garments."""
    cards: list[int] = []
    for key in keys:
        if key not in deal:
            raise BadDeal(next(k for k in keys if k in deal), "maus-garments-incomplete", missing=key)
        words = deal[key].lower().split()
        size = HAND if key != "draw" else CARDS - HAND * (len(keys) - 1)
        unknown = [word for word in words if word not in GARMENTS]
        if unknown or len(words) != size:
            raise BadDeal(key, "maus-bad-garments", count=size, found=len(words), unknown=unknown, wrong=len(unknown))
        cards += [GARMENTS.index(word) for word in words]
    counts = Counter(cards)
    for garment, copies in enumerate(COPIES.tolist()):
        if counts[garment] != copies:
            raise BadDeal(keys[-1], "maus-bad-copies", garment=GARMENTS[garment], copies=copies, found=counts[garment])
    for seat in range(len(keys) - 1):
        s.hand[seat] = cards[HAND * seat : HAND * (seat + 1)]
    s.draw[:] = cards
