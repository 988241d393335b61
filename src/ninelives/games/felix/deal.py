"""Felix / Filou: cards laid out by hand."""

from collections.abc import Sequence

from ninelives.games.book import Deal, start_seat
from ninelives.games.errors import BadDeal
from ninelives.games.kernel import interpreted

from . import rules
from .state import CARDS, FULL_SET, PASSIVE, PLACE, ROUNDS, State


def deal_keys(names: Sequence[str]) -> list[str]:
    """Return the transcript lines that lay out a whole game: who starts, hands, and the stack of three players."""
    return ["start", *(f"hand {name}" for name in names), *(["stack"] if len(names) == 3 else [])]


def lay(s: State, deal: Deal, names: Sequence[str]) -> None:
    """Put the cards that a deal names into a game that has just begun; later there is nothing to lay."""
    if s.round_no or s.placed or s.phase != PLACE:
        return
    for seat, name in enumerate(names):
        if f"hand {name}" in deal:
            cards = nine_cards(f"hand {name}", deal)
            s.hand[seat] = sum(1 << card for card in cards)
            s.removed[seat] = (FULL_SET ^ s.hand[seat]).bit_length() - 1
    if "stack" in deal:
        s.stack[:] = nine_cards("stack", deal)
        s.removed[PASSIVE] = sum(range(10)) - sum(s.stack)
    if "start" in deal:
        s.start = start_seat(deal, names)
    interpreted(rules).begin_round(s)


def nine_cards(key: str, deal: Deal) -> list[int]:
    """Return the nine different cards that a line names."""
    cards = deal[key].lower().split()
    if len(set(cards)) != ROUNDS or len(cards) != ROUNDS or not set(cards) <= set(CARDS):
        raise BadDeal(key, "felix-bad-cards", words=list(CARDS))
    return [CARDS.index(card) for card in cards]
