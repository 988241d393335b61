"""Felix / Filou for environments."""

from ninelives.envs.lanes.lane import put, put_bits, put_one, seat_after, turned
from ninelives.games.felix.rules import place_of
from ninelives.games.felix.state import BID, END, MOST_MICE, PASSIVE, ROUNDS, State
from ninelives.games.kernel import EMPTY, Array, rule

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
    """What a seat may know, as numbers from a place on: nothing that `hide` would blank out."""
    players = s.players
    at = put_one(out, at, s.phase, 2)
    at = put(out, at, s.round_no)
    at = put_one(out, at, turned(s.start, seat, players), players)
    at = put_one(out, at, turned(s.turn, seat, players) if s.phase == BID else EMPTY, players)
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
        at = put_one(out, at, card_in_row(s, seat, other, place_of(s, other)), CARDS)
        at = put_bits(out, at, s.shown[other], CARDS)
    if players == 3:
        at = put_one(out, at, card_in_row(s, seat, PASSIVE, 0), CARDS)
        at = put_bits(out, at, s.shown[PASSIVE], CARDS)
    return at


@rule
def card_in_row(s: State, seat: int, owner: int, place: int) -> int:
    """The card at a place of this round's row, if the seat may know it."""
    if s.phase == END or (place >= s.up and owner != seat):
        return EMPTY
    return s.row[s.round_no, place]


def longest(players: int) -> int:
    """No game has more actions: in a round every bid is higher than the last."""
    mice = {3: 66, 4: 87, 5: 108}[players]
    return ROUNDS * (2 * players + mice)
