"""Cat in the Box: what a seat is shown, made from what it may know alone."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from ninelives.games.kernel import NOBODY, Array, bit_count, rule
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
from .rules import (
    as_seen,
    blocked_cells,
    cell_of,
    group_around,
    largest_group,
    playable,
    red_is_open,
    strength,
    tricks_in_round,
)
from .state import (
    ACTIONS,
    COLOURS,
    END,
    HIGHEST,
    NUMBERS,
    PLAY,
    PURPLE,
    PURPLE_COLUMNS,
    REVEALED_MIDDLE,
    ROW,
    State,
)

BLOCKED = -1
FREE, TAKEN, BLOCKED_CELL, GONE, CLOSED = 0, 1, 2, 3, 4  # states of a declaration
ROWS = len(COLOURS)
Colour: TypeAlias = Annotated[str, COLOURS]
Action: TypeAlias = Annotated[str, tuple(describe(action) for action in range(ACTIONS))]


class Play(Struct, frozen=True):
    """A card played to a trick, and the colour that was declared for it."""

    seat: int
    number: int
    colour: Colour


class Trick(Struct, frozen=True):
    """A trick in order of play; nobody wins one that a paradox ended (CB-12)."""

    plays: list[Play]
    winner: int | None


class Outcome(Struct, frozen=True):
    """What a declaration brings: an X token given up, the lead in the trick, the largest group afterwards."""

    gives_up: Colour | None
    ahead: bool
    group: int


class Declaration(Struct, frozen=True):
    """A hand card in one colour: whether it can be declared, and what that brings; if not, why, and who was there."""

    state: Annotated[str, ("free", "taken", "blocked", "gone", "closed")]
    owner: int | None
    brings: Outcome | None


class Option(Struct, frozen=True):
    """What can become of a hand card, in each of the four colours."""

    number: int
    colours: list[Declaration]


class Part(Struct, frozen=True):
    """Where the points of a round come from, by seat; the causer of a paradox loses those of the tricks."""

    tricks: list[int]
    bonus: list[int]
    paradox: int | None


class Seat(Struct, frozen=True):
    """One player as the viewer sees them; None for what is hidden or not there yet."""

    cards: int
    hand: list[int] | None
    aside: int | None
    prediction: int | None
    tricks: int
    colours: list[Colour]
    group: int
    points: list[int]
    total: int


class Round(Struct, frozen=True):
    """A round that is over: its board and what everybody earned."""

    round: int
    cells: list[list[int | None]]
    predictions: list[int | None]
    tricks: list[int]
    bonus: list[int]
    points: list[int]
    paradox: int | None
    revealed: list[int]


class View(Struct, frozen=True):
    """All that a viewer is shown of a position; docs/views.md tells of each field."""

    game: Annotated[str, ("catbox",)]
    players: int
    seat: int | None
    board: Annotated[str, ("white", "purple")]
    phase: Annotated[str, ("aside", "predict", "play", "end")]
    round: int
    rounds: int
    start: int
    trick: int
    tricks: int
    leader: int
    led: Colour | None
    ahead: int | None
    red_closed: bool
    actors: list[int]
    legal: list[Action]
    options: list[Option] | None
    columns: list[int]
    cells: list[list[int | None]]
    middle: list[int]
    table: list[Play]
    last_trick: Trick | None
    seats: list[Seat]
    last_round: Round | None
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
    put(sheet, s.board)
    put(sheet, s.phase)
    put(sheet, min(s.round_no + 1, s.players))
    put(sheet, s.players)
    put(sheet, s.start)
    put(sheet, min(s.trick + 1, tricks_in_round(s)))
    put(sheet, tricks_in_round(s))
    put(sheet, s.leader)
    put_if(sheet, s.led >= 0, s.led)
    ahead = seat_ahead(s)
    put_if(sheet, ahead != NOBODY, ahead)
    put(sheet, not red_is_open(s))
    put_set(sheet, sheet.acting)
    put_legal(sheet)
    write_options(s, seat, ahead, sheet)
    write_columns(s, sheet)
    write_cells(s, s.tokens, s.middle, sheet)
    write_middle(s, sheet)
    write_plays(s, s.leader, s.played, sheet)
    write_last_trick(s, sheet)
    put(sheet, s.players)
    for other in range(s.players):
        write_seat(s, other, other == seat or s.phase == END, sheet)
    put_part(sheet, s.round_no > 0)
    if s.round_no:
        write_round(s, sheet)
    put_result(sheet, s.players)
    write_course(s, sheet)
    write_parts(s, sheet)


@rule
def seat_ahead(s: State) -> int:
    """Return the seat whose card would take this trick now, or NOBODY before the first one (CB-10)."""
    ahead = NOBODY
    for seat in range(s.players):
        is_better = ahead == NOBODY or strength(s, s.played[seat]) > strength(s, s.played[ahead])
        if s.played[seat] >= 0 and is_better:
            ahead = seat
    return ahead


@rule
def write_options(s: State, seat: int, ahead: int, sheet: Sheet) -> None:
    """Write what the viewer's cards can become, if it is the viewer's turn to play one; else null."""
    if seat < 0 or s.phase != PLAY or s.turn != seat:
        put(sheet, NULL)
        return
    may, group = playable(s, seat), largest_group(s, s.tokens[seat])
    place, length = open_list(sheet), 0
    for number in range(NUMBERS):
        if s.hand[seat, number]:
            put(sheet, number + 1)
            put(sheet, ROWS)
            for colour in range(ROWS):
                if may & cell_of(number, colour):
                    write_free(s, seat, ROWS * number + colour, ahead, group, sheet)
                else:
                    write_hindered(s, seat, number, colour, sheet)
            length += 1
    close_list(sheet, place, length)


@rule
def write_free(s: State, seat: int, play: int, ahead: int, group: int, sheet: Sheet) -> None:
    """Write what a declaration brings that the viewer may make; `group` is the largest one without it."""
    put(sheet, FREE)
    put(sheet, NULL)
    put_part(sheet, True)
    colour = play % ROWS
    gives_up = s.led >= 0 and colour != s.led and (s.colours[seat] >> (ROW * s.led)) & 1  # CB-9
    put_if(sheet, gives_up, s.led)
    put(sheet, ahead == NOBODY or strength(s, play) > strength(s, s.played[ahead]))
    cell = cell_of(play // ROWS, colour)
    joined = group_around(as_seen(s, s.tokens[seat] | cell), as_seen(s, cell))
    put(sheet, max(group, bit_count(joined)))


@rule
def write_hindered(s: State, seat: int, number: int, colour: int, sheet: Sheet) -> None:
    """Write why a declaration cannot be made, and whose token lies there (CB-7, CB-8)."""
    cell = cell_of(number, colour)
    owner = NULL
    for other in range(s.players):
        owner = other if s.tokens[other] & cell else owner
    if not s.colours[seat] & cell:
        put(sheet, GONE)
    elif s.free[0] & cell:
        put(sheet, CLOSED)
    else:
        put(sheet, TAKEN if owner != NULL else BLOCKED_CELL)
    put(sheet, owner)
    put_part(sheet, False)


@rule
def column(s: State, place: int) -> int:
    """Return the number of a column of the board, from the left; 0 for one that is not in play."""
    if s.board != PURPLE:
        return place + 1 if place < HIGHEST[s.players] else 0
    return PURPLE_COLUMNS[place] if PURPLE_COLUMNS[place] <= HIGHEST[s.players] else 0


@rule
def write_columns(s: State, sheet: Sheet) -> None:
    """Write the numbers of the columns, from the left."""
    put(sheet, HIGHEST[s.players])
    for place in range(NUMBERS):
        if column(s, place):
            put(sheet, column(s, place))


@rule
def write_cells(s: State, tokens: Array, middle: Array, sheet: Sheet) -> None:
    """Write who has a token where, row by row: null for a free cell, BLOCKED for a blocked one."""
    blocked = blocked_cells(middle)
    put(sheet, ROWS)
    for colour in range(ROWS):
        put(sheet, HIGHEST[s.players])
        for place in range(NUMBERS):
            number = column(s, place)
            if number:
                cell = cell_of(number - 1, colour)
                owner = BLOCKED if blocked & cell else NULL
                for seat in range(s.players):
                    owner = seat if tokens[seat] & cell else owner
                put(sheet, owner)


@rule
def write_middle(s: State, sheet: Sheet) -> None:
    """Write the revealed cards of the middle (CB-15)."""
    place, length = open_list(sheet), 0
    for k in range(REVEALED_MIDDLE):
        if s.middle[k] >= 0:
            put(sheet, s.middle[k] + 1)
            length += 1
    close_list(sheet, place, length)


@rule
def write_plays(s: State, leader: int, played: Array, sheet: Sheet) -> None:
    """Write the plays of a trick, in order of play."""
    place, length = open_list(sheet), 0
    for k in range(s.players):
        seat = (leader + k) % s.players
        if played[seat] >= 0:
            put(sheet, seat)
            put(sheet, played[seat] // ROWS + 1)
            put(sheet, played[seat] % ROWS)
            length += 1
    close_list(sheet, place, length)


@rule
def write_last_trick(s: State, sheet: Sheet) -> None:
    """Write the last trick that is over, or null."""
    put_part(sheet, s.last_leader >= 0)
    if s.last_leader >= 0:
        write_plays(s, s.last_leader, s.last_played, sheet)
        put_if(sheet, s.last_winner >= 0, s.last_winner)


@rule
def write_seat(s: State, seat: int, is_known: bool, sheet: Sheet) -> None:
    """Write one player; the hand only if the viewer knows it."""
    put(sheet, s.cards[seat])
    if is_known:
        write_hand(s.hand[seat], sheet)
    else:
        put(sheet, NULL)
    put_if(sheet, s.aside[seat] >= 0, s.aside[seat] + 1)
    put_if(sheet, s.prediction[seat] > 0, s.prediction[seat])
    put(sheet, s.tricks[seat])
    write_colours(s, seat, sheet)
    put(sheet, largest_group(s, s.tokens[seat]))
    put(sheet, s.round_no)
    total = 0
    for n in range(s.round_no):
        put(sheet, s.points[n, seat])
        total += s.points[n, seat]
    put(sheet, total)


@rule
def write_hand(copies: Array, sheet: Sheet) -> None:
    """Write the cards of a hand, ascending."""
    place, length = open_list(sheet), 0
    for number in range(NUMBERS):
        for _ in range(copies[number]):
            put(sheet, number + 1)
            length += 1
    close_list(sheet, place, length)


@rule
def write_colours(s: State, seat: int, sheet: Sheet) -> None:
    """Write the colours of the X tokens that a seat has left."""
    left = 0
    for colour in range(ROWS):
        left |= ((s.colours[seat] >> (ROW * colour)) & 1) << colour
    put_set(sheet, left)


@rule
def write_round(s: State, sheet: Sheet) -> None:
    """Write the last round that is over."""
    put(sheet, s.round_no)
    write_cells(s, s.last_tokens, s.last_middle, sheet)
    put(sheet, s.players)
    for seat in range(s.players):
        put_if(sheet, s.last_prediction[seat] > 0, s.last_prediction[seat])
    write_by_seat(s, s.last_tricks, sheet)
    write_by_seat(s, s.bonus[s.round_no - 1], sheet)
    write_by_seat(s, s.points[s.round_no - 1], sheet)
    put_if(sheet, s.paradox >= 0, s.paradox)
    write_hand(s.revealed, sheet)


@rule
def write_by_seat(s: State, numbers: Array, sheet: Sheet) -> None:
    """Write one number for each seat."""
    put(sheet, s.players)
    for seat in range(s.players):
        put(sheet, numbers[seat])


@rule
def write_course(s: State, sheet: Sheet) -> None:
    """Write everybody's points, at the beginning and after each round; null before the end."""
    if s.phase != END:
        put(sheet, NULL)
        return
    put(sheet, s.players)
    for seat in range(s.players):
        put(sheet, s.players + 1)
        total = 0
        put(sheet, total)
        for n in range(s.players):
            total += s.points[n, seat]
            put(sheet, total)


@rule
def write_parts(s: State, sheet: Sheet) -> None:
    """Write where everybody's points come from, round by round; null before the end."""
    if s.phase != END:
        put(sheet, NULL)
        return
    put(sheet, s.players)
    for n in range(s.players):
        put(sheet, s.players)
        for seat in range(s.players):
            put(sheet, s.points[n, seat] - s.bonus[n, seat])
        write_by_seat(s, s.bonus[n], sheet)
        put_if(sheet, s.causers[n] >= 0, s.causers[n])
