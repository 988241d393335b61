"""Otto as numbers. Actions: 0 to 7 send the mouse 1 to 8."""

from ninelives.envs.lanes.kit import put, put_bits, put_one, seat_after
from ninelives.envs.role import Pair
from ninelives.games.kernel import EMPTY, NOBODY, Array, rule

from .knowledge import seen_of
from .state import ACTIONS, CHEESES, END, EVERY_CHEESE, MICE, NIGHTS, State

__all__ = ["ACTIONS"]  # the flat space is the rulebook's own; and all that is defined here

MOST_CHEESE = CHEESES * (CHEESES + 1) // 2


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """Return the features in order: name, size, lowest and highest value."""
    found = [
        ("night", 1, 0, NIGHTS),
        ("cheese", 1, 0, MOST_CHEESE),
        ("cheeses to come", CHEESES, 0, 1),
        ("hand", MICE, 0, 1),
        ("sent", MICE, 0, 1),
    ]
    for k in range(players):
        found += [(f"out {k}", 1, 0, 1), (f"seen {k}", MICE, 0, 1)]
        found += [(f"points {k}", 1, 0, MOST_CHEESE), (f"safe {k}", 1, 0, NIGHTS)]
    return found


@rule
def write_tensor(s: State, seat: int, public: Array, out: Array, at: int) -> int:
    """Write what a seat may know, from a place on: nothing that `hide` would blank out."""
    over = s.phase == END
    at = put(out, at, s.night)
    at = put(out, at, s.larder)
    at = put_bits(out, at, cheeses_to_come(s), CHEESES)
    at = put_bits(out, at, s.hand[seat], MICE)
    at = put_one(out, at, EMPTY if over else s.sent[s.night, seat], MICE)
    for k in range(s.players):
        other = seat_after(seat, k, s.players)
        at = put(out, at, not over and s.sent[s.night, other] != EMPTY)
        at = put_bits(out, at, seen_of(s, other), MICE)
        at = put(out, at, s.points[other])
        at = put(out, at, s.safe[other])
    return at


@rule
def cheeses_to_come(s: State) -> int:
    """Return the cheeses that have not been in the larder, as a bit mask. OT-2: two of them will never be."""
    cheeses = EVERY_CHEESE
    for night in range(min(s.night + 1, NIGHTS)):
        cheeses ^= 1 << s.stack[night]
    return cheeses


def longest(players: int) -> int:
    """Return how many actions a game has at most."""
    return NIGHTS * players


def span(players: int) -> int:
    """Return how far the best score is from the worst."""
    return MOST_CHEESE


# Histories: the cheese of a night comes to light when it begins, all mice when it ends.

THINGS = MOST_CHEESE + 1 + MICE
FORGOTTEN = None  # all mice of earlier nights have been seen


def shown(before: State | None, after: State, viewer: int) -> list[Pair]:
    """Return the mice that came to light, with their owners, and the cheese of a new night."""
    if before is not None and before.night == after.night:
        return []
    mice = [] if before is None else [(seat, after.sent[before.night][seat]) for seat in range(after.players)]
    return [*mice, (NOBODY, MICE + after.larder)]


def pairs(players: int) -> int:
    """Return the length of the longest history: all actions, all mice and all cheeses."""
    return 2 * longest(players) + NIGHTS + 1


def chosen(o: State, seat: int) -> int:
    """Return the mouse that a seat has sent tonight."""
    sent: int = EMPTY if o.phase == END else o.sent[o.night][seat]
    return sent
