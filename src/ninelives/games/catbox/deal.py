"""Cat in the Box: cards laid out by hand."""

from collections import Counter
from collections.abc import Sequence

from ninelives.games.book import Deal, start_seat
from ninelives.games.errors import BadDeal
from ninelives.games.kernel import interpreted

from . import rules
from .state import ASIDE, COPIES, DEALT, EVERY_ROW, HIGHEST, MIDDLE, State


def deal_keys(names: Sequence[str]) -> list[str]:
    """Return the transcript lines that lay out a whole game: who starts, and all cards of each round."""
    rounds = range(1, len(names) + 1)
    return ["start", *(f"deal {n} {who}" for n in rounds for who in _places(names))]


def _places(names: Sequence[str]) -> list[str]:
    return [*names, *(["middle"] if len(names) == 2 else [])]


def lay(s: State, deal: Deal, names: Sequence[str]) -> None:
    """Put the cards that a deal names for this round into a round that has just begun."""
    if s.phase != ASIDE or s.waiting != s.players:
        return
    if s.round_no == 0:
        if "start" in deal:
            s.start = s.leader = s.turn = start_seat(deal, names)
        for n in range(1, s.players + 1):
            _check_round(s, [f"deal {n} {who}" for who in _places(names)], deal)
    keys = {who: f"deal {s.round_no + 1} {who}" for who in _places(names)}
    if keys[names[0]] not in deal:
        return
    for seat, name in enumerate(names):
        counts = Counter(_numbers(s, keys[name], deal))
        s.hand[seat] = [counts[number + 1] for number in range(9)]
    if len(names) == 2:
        s.middle[:] = [number - 1 for number in _numbers(s, keys["middle"], deal)]
        s.free[0] = ((1 << HIGHEST[2]) - 1) * EVERY_ROW & ~interpreted(rules).blocked_cells(s.middle)  # CB-15


def _numbers(s: State, key: str, deal: Deal) -> list[int]:
    cards = deal[key].split()
    size = MIDDLE if key.endswith(" middle") else DEALT[s.players]
    valid = {str(number) for number in range(1, HIGHEST[s.players] + 1)}
    if len(cards) != size or not set(cards) <= valid:
        raise BadDeal(key, "catbox-bad-cards", count=size, highest=HIGHEST[s.players])
    return [int(card) for card in cards]


def _check_round(s: State, keys: list[str], deal: Deal) -> None:
    """Refuse a round that is not given whole, with five copies of each number (CB-1)."""
    given = [key for key in keys if key in deal]
    if not given:
        return
    if len(given) < len(keys):
        missing = next(key for key in keys if key not in deal)
        raise BadDeal(given[0], "catbox-round-incomplete", missing=missing)
    counts = Counter(card for key in keys for card in _numbers(s, key, deal))
    for number in range(1, HIGHEST[s.players] + 1):
        if counts[number] != COPIES:
            raise BadDeal(keys[0], "catbox-bad-copies", number=number, found=counts[number])
