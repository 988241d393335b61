"""Felix / Filou as numbers.

Actions: 0 to 9 place a card (-8, -5, rabbit, 3, 5, 8, 11, 15, large dog, small dog), 10 passes, 10 + n bids n mice.
"""

from ninelives.envs.lanes.kit import counted_from, put, put_bits, put_one, seat_after
from ninelives.envs.role import Pair
from ninelives.games.kernel import EMPTY, NOBODY, Array, interpreted, rule

from . import rules
from .rules import place_of
from .state import ACTIONS, BANK, BID, END, MICE, MOST_MICE, PASSIVE, ROUNDS, State

__all__ = ["ACTIONS"]  # the flat space is the rulebook's own; and all that is defined here

RULES = interpreted(rules)
VERSION = 1
CARDS = 10


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """Features in order: name, size, lowest and highest value."""
    sets = 4 if players == 3 else players
    found = [
        ("phase", 2, 0, 1),
        ("round", 1, 0, ROUNDS),
        ("start", players, 0, 1),
        ("turn", players, 0, 1),
        ("high", 1, 0, MOST_MICE),
        ("passes", 1, 0, players),
        ("filled", 1, 0, 1),
        ("bank", 1, 0, MOST_MICE),
        ("hand", CARDS, 0, 1),
    ]
    for k in range(players):
        found += [
            (f"mice {k}", 1, 0, MOST_MICE),
            (f"cats {k}", 1, -13 * sets, 42 * sets),
            (f"bid {k}", 1, 0, MOST_MICE),
            (f"passed {k}", 1, 0, 1),
            (f"row {k}", CARDS, 0, 1),
            (f"shown {k}", CARDS, 0, 1),
        ]
    if players == 3:
        found += [("row passive", CARDS, 0, 1), ("shown passive", CARDS, 0, 1)]
    return found


@rule
def write_tensor(s: State, seat: int, public: Array, out: Array, at: int) -> int:
    """Write what a seat may know, from a place on: nothing that `hide` would blank out."""
    players = s.players
    at = put_one(out, at, s.phase, 2)
    at = put(out, at, s.round_no)
    at = put_one(out, at, counted_from(seat, s.start, players), players)
    at = put_one(out, at, counted_from(seat, s.turn, players) if s.phase == BID else EMPTY, players)
    at = put(out, at, s.high)
    at = put(out, at, s.passes)
    at = put(out, at, s.filled)
    at = put(out, at, s.bank)
    at = put_bits(out, at, s.hand[seat], CARDS)
    for k in range(players):
        other = seat_after(seat, k, players)
        at = put(out, at, s.mice[other])
        at = put(out, at, s.cats[other])
        at = put(out, at, s.bid[other])
        at = put(out, at, s.passed[other])
        at = put_one(out, at, card_in_row(s, seat, other), CARDS)
        at = put_bits(out, at, s.shown[other], CARDS)
    if players == 3:
        at = put_one(out, at, card_in_row(s, seat, PASSIVE), CARDS)
        at = put_bits(out, at, s.shown[PASSIVE], CARDS)
    return at


@rule
def card_in_row(s: State, seat: int, owner: int) -> int:
    """Return the owner's card in this round's row, if the seat may know it."""
    if s.phase == END:
        return EMPTY
    place = 0 if owner == PASSIVE else place_of(s, owner)
    return EMPTY if place >= s.up and owner != seat else s.row[s.round_no, place]


def longest(players: int) -> int:
    """Return how many actions a game has at most: in a round every bid is higher than the last."""
    return ROUNDS * (2 * players + BANK[players] + MICE * players)


def span(players: int) -> int:
    """Return how far the best score is from the worst: all good cats and all mice, or all bad cats."""
    sets = 4 if players == 3 else players
    return (42 + 13) * sets + BANK[players] + MICE * players


# Histories: cards come to light when they are turned up.

THINGS = CARDS
FORGOTTEN = None  # all cards are face up before a round ends


def shown(before: State | None, after: State, viewer: int) -> list[Pair]:
    """Return the cards that were turned up, with their owners."""
    if before is None:
        return []
    n = before.round_no
    up = after.up if after.round_no == n else RULES.row_length(after)
    return [(_owner(after, n, place), after.row[n, place]) for place in range(before.up, up)]


def _owner(o: State, round_no: int, place: int) -> int:
    owner: int = RULES.owner_of(o, round_no, place)
    return NOBODY if owner == PASSIVE else owner


def pairs(players: int) -> int:
    """Return the length of the longest history: all actions and all cards."""
    return longest(players) + ROUNDS * max(4, players)


def chosen(o: State, seat: int) -> int:
    """Return the card that a seat has placed this round."""
    placed: int = EMPTY if o.phase == END else o.row[o.round_no, RULES.place_of(o, seat)]
    return placed
