"""Maus geflippt: what a seat is shown, made from what it may know alone."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from ninelives.games.kernel import EMPTY, Array, lowest_bit, rule
from ninelives.games.sheet import (
    NULL,
    Sheet,
    close_list,
    open_list,
    put,
    put_if,
    put_legal,
    put_part,
    put_result,
    put_set,
)

from .actions import describe
from .rules import is_protected, score
from .state import (
    CARRIES,
    CHEESES,
    END,
    FLIP_MOUSE,
    GARMENTS,
    HAND,
    HOLD,
    KINDS,
    MOST_FACE_DOWN,
    OUTFIT,
    PIECES,
    SHOUT,
    TIME,
    State,
)

WEARS = tuple(tuple(name for garment, name in enumerate(GARMENTS) if int(outfit) >> garment & 1) for outfit in OUTFIT)
Garment: TypeAlias = Annotated[str, GARMENTS]
Cheese: TypeAlias = Annotated[str, CHEESES]
Action: TypeAlias = Annotated[str, tuple(describe(action) for action in range(FLIP_MOUSE + 1)), TIME]


class Mouse(Struct, frozen=True):
    """A mouse card: what it wears, and the cheese it carries."""

    id: int
    wears: list[Garment]
    cheese: Cheese


class Seat(Struct, frozen=True):
    """One player as the viewer sees them; None for what is hidden."""

    cards: int
    hand: list[Garment] | None
    answer: Action | None
    mice: int
    laundry: list[Garment]
    face_down: int
    cheeses: list[Cheese]
    may_shout: bool
    score: int


class Slap(Struct, frozen=True):
    """How one slap at the last mouse was judged; `shown` are the cards that it made everybody see."""

    seat: int
    kind: Annotated[str, ("garment", "shout")]
    ms: int
    result: Annotated[str, ("late", "mouse", "pile-mouse", "wrong", "false-shout", "cheese")]
    shown: list[Garment]


class Judgement(Struct, frozen=True):
    """What became of the last mouse, the fastest slap first; `fits` is what the viewer held that it wore."""

    mouse: int
    wears: list[Garment]
    carries: Cheese
    cheese: Cheese
    protected: bool
    fits: list[Garment] | None
    slaps: list[Slap]


class Part(Struct, frozen=True):
    """Where the points of a seat come from."""

    mice: int
    laundry: int
    cheese: int


class View(Struct, frozen=True):
    """All that a viewer is shown of a position; docs/views.md tells of each field."""

    game: Annotated[str, ("maus",)]
    players: int
    seat: int | None
    uncertainty: int
    time_limit: int
    phase: Annotated[str, ("flip", "slap", "end")]
    turner: int
    actors: list[int]
    legal: list[Action]
    mouse: Mouse | None
    cheese: Cheese | None
    protected: bool
    pile: int
    cheese_pile: int
    draw: int
    discard: int
    seats: list[Seat]
    last: Judgement | None
    scores: list[int] | None
    winners: list[int]
    places: list[int] | None
    course: list[list[int]] | None
    parts: list[Part] | None


@rule
def write_view(s: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat (-1: a spectator) is shown, from what it may know, in the order of `View`."""
    put(sheet, s.players)
    put_if(sheet, seat >= 0, seat)
    put(sheet, s.uncertainty)
    put(sheet, s.time_limit)
    put(sheet, s.phase)
    put(sheet, s.turner)
    put_set(sheet, sheet.acting)
    put_legal(sheet)
    write_mouse(s, sheet)
    has_cheese = s.cheeses_taken < PIECES
    put_if(sheet, has_cheese, s.cheese[min(s.cheeses_taken, PIECES - 1)])
    put(sheet, s.mouse != EMPTY and has_cheese and is_protected(s))
    put(sheet, s.pile_size)
    put(sheet, max(0, PIECES - s.cheeses_taken - 1))
    put(sheet, s.draw_size - s.drawn)
    put(sheet, s.discards)
    put(sheet, s.players)
    for other in range(s.players):
        write_seat(s, other, other == seat, sheet)
    write_judgement(s, seat, sheet)
    put_result(sheet, s.players)
    write_course(s, sheet)
    write_parts(s, sheet)


@rule
def write_mouse(s: State, sheet: Sheet) -> None:
    """Write the visible mouse, or null."""
    put_part(sheet, s.mouse != EMPTY)
    if s.mouse != EMPTY:
        put(sheet, s.mouse + 1)
        put_set(sheet, OUTFIT[s.mouse])
        put(sheet, CARRIES[s.mouse])


@rule
def write_seat(s: State, seat: int, is_own: bool, sheet: Sheet) -> None:
    """Write one player; hand and answer only to the viewer's own seat, hands to everybody after the end."""
    put(sheet, HAND - free_places(s.hand[seat], HAND))
    if is_own or s.phase == END:
        write_garments(s.hand[seat], sheet)
    else:
        put(sheet, NULL)
    put_if(sheet, is_own and s.answer[seat] >= 0, s.answer[seat])
    put(sheet, s.mice[seat])
    write_laundry(s, seat, sheet)
    face_down = MOST_FACE_DOWN - free_places(s.face_down[seat], MOST_FACE_DOWN)
    put(sheet, face_down)
    write_cheeses(s, seat, sheet)
    put(sheet, face_down < MOST_FACE_DOWN)  # MG-7
    put(sheet, score(s, seat))


@rule
def free_places(cards: Array, places: int) -> int:
    """Return how many of so many places hold no card."""
    n = 0
    for place in range(places):
        n += cards[place] == EMPTY
    return n


@rule
def write_garments(cards: Array, sheet: Sheet) -> None:
    """Write those of up to seven cards that are known, in the order of garments."""
    start, length = open_list(sheet), 0
    for garment in range(KINDS):
        for place in range(HAND):
            if cards[place] == garment:
                put(sheet, garment)
                length += 1
    close_list(sheet, start, length)


@rule
def write_laundry(s: State, seat: int, sheet: Sheet) -> None:
    """Write a seat's laundry that lies face up, in the order of garments."""
    start, length = open_list(sheet), 0
    for garment in range(KINDS):
        for _ in range(s.laundry[seat, garment]):
            put(sheet, garment)
            length += 1
    close_list(sheet, start, length)


@rule
def write_cheeses(s: State, seat: int, sheet: Sheet) -> None:
    """Write the cheeses that a seat has taken."""
    start, length = open_list(sheet), 0
    for piece in range(s.cheeses_taken):
        if s.cheese_owner[piece] == seat:
            put(sheet, s.cheese[piece])
            length += 1
    close_list(sheet, start, length)


@rule
def write_judgement(s: State, seat: int, sheet: Sheet) -> None:
    """Write how the last mouse was judged, the fastest slap first; null before the first.

    What fits a mouse is told afterwards only, and only of the viewer's own cards: to see it is the game. At the end of
    the game everybody sees the same.
    """
    put_part(sheet, s.last_mouse != EMPTY)
    if s.last_mouse == EMPTY:
        return
    put(sheet, s.last_mouse + 1)
    put_set(sheet, OUTFIT[s.last_mouse])
    put(sheet, CARRIES[s.last_mouse])
    put(sheet, s.last_cheese)
    put(sheet, CARRIES[s.last_mouse] == s.last_cheese)
    if seat >= 0 and s.phase != END and s.last_fits[seat] >= 0:
        put_set(sheet, s.last_fits[seat])
    else:
        put(sheet, NULL)
    waiting = 0  # places clockwise from the turner
    for k in range(s.players):
        waiting |= (s.last_what[(s.last_turner + k) % s.players] != HOLD) << k
    start, length = open_list(sheet), 0
    while waiting:
        fastest = lowest_bit(waiting)
        for k in range(fastest + 1, s.players):
            if (waiting >> k) & 1 and time_of(s, k) < time_of(s, fastest):
                fastest = k
        write_slap(s, (s.last_turner + fastest) % s.players, sheet)
        waiting ^= 1 << fastest
        length += 1
    close_list(sheet, start, length)


@rule
def time_of(s: State, k: int) -> int:
    """Return how fast the k-th seat from the turner was with the last mouse."""
    return s.last_time[(s.last_turner + k) % s.players]


@rule
def write_slap(s: State, seat: int, sheet: Sheet) -> None:
    """Write how a seat's slap at the last mouse was judged."""
    put(sheet, seat)
    put(sheet, s.last_what[seat] == SHOUT)
    put(sheet, s.last_time[seat])
    put(sheet, s.last_result[seat])
    write_garments(s.last_shown[seat], sheet)


@rule
def write_course(s: State, sheet: Sheet) -> None:
    """Write everybody's points, at the beginning and after each slap that changed some; null before the end."""
    if s.phase != END:
        put(sheet, NULL)
        return
    put(sheet, s.players)
    for seat in range(s.players):
        put(sheet, s.scored + 1)
        points = 0
        put(sheet, points)
        for k in range(s.scored):
            points = s.scores[k] if s.scorer[k] == seat else points
            put(sheet, points)


@rule
def write_parts(s: State, sheet: Sheet) -> None:
    """Write where everybody's points come from; null before the end (MG-14)."""
    if s.phase != END:
        put(sheet, NULL)
        return
    put(sheet, s.players)
    for seat in range(s.players):
        cheeses = 0
        for piece in range(PIECES):
            cheeses += s.cheese_owner[piece] == seat
        put(sheet, s.mice[seat])
        put(sheet, score(s, seat) - s.mice[seat] + 2 * cheeses)
        put(sheet, -2 * cheeses)
