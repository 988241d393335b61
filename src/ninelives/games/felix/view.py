"""Felix / Filou: what a seat is shown, made from what it may know alone."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from ninelives.games.kernel import EMPTY, rule
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
from .rules import has_placed, mice_on, most_bid, owner_of, row_length, worth
from .state import (
    ACTIONS,
    BID,
    CARDS,
    END,
    LARGE_DOG,
    MICE,
    MOUSE_CARDS,
    PASSIVE,
    ROUNDS,
    State,
)

CardName: TypeAlias = Annotated[str, CARDS]
Action: TypeAlias = Annotated[str, tuple(describe(action) for action in range(ACTIONS))]


class Card(Struct, frozen=True):
    """One card of the row: whose it is (None: the passive player's), and its face if the viewer knows it."""

    owner: int | None
    placed: bool
    up: bool
    card: CardName | None


class MouseCard(Struct, frozen=True):
    """One mouse card: its number, and the mice that still lie on it."""

    value: int
    mice: int


class Seat(Struct, frozen=True):
    """One player as the viewer sees them; None for what is hidden (FX-20)."""

    cards: int
    hand: list[CardName] | None
    removed: CardName | None
    bid: int
    passed: bool
    mice: int | None
    cats: int | None
    won: list[CardName] | None


class Round(Struct, frozen=True):
    """A round that is over: the row, who bought it at which price, and which place a dog emptied."""

    round: int
    row: list[CardName]
    owners: list[int | None]
    winner: int | None
    price: int
    dogs: list[int]
    chased: int | None
    points: int


class Catch(Struct, frozen=True):
    """The best bargain of a seat: what it took in a round, in points, and what it paid, in mice."""

    seat: int
    round: int
    points: int
    price: int


class View(Struct, frozen=True):
    """All that a viewer is shown of a position; docs/views.md tells of each field."""

    game: Annotated[str, ("felix",)]
    players: int
    seat: int | None
    edition: Annotated[str, ("en", "fr")]
    open_mice: bool
    phase: Annotated[str, ("place", "bid", "end")]
    round: int
    start: int
    actors: list[int]
    legal: list[Action]
    row: list[Card]
    mouse_cards: list[MouseCard]
    bank: int
    high: int
    bidder: int | None
    alone: bool
    takes: int
    takes_card: int | None
    least: int | None
    most: int | None
    seats: list[Seat]
    last: Round | None
    scores: list[int] | None
    winners: list[int]
    places: list[int] | None
    course: list[list[int]] | None
    catches: list[Catch]


@rule
def write_view(s: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat (-1: a spectator) is shown, from what it may know, in the order of `View`."""
    put(sheet, s.players)
    put_if(sheet, seat >= 0, seat)
    put(sheet, s.edition)
    put(sheet, s.open_mice)
    put(sheet, s.phase)
    put(sheet, min(s.round_no + 1, ROUNDS))
    put(sheet, s.start)
    put_set(sheet, sheet.acting)
    put_legal(sheet)
    write_row(s, sheet)
    write_mouse_cards(s, sheet)
    put(sheet, s.bank)
    put(sheet, s.high)
    write_bidding(s, seat, sheet)
    put(sheet, s.players)
    for other in range(s.players):
        write_seat(s, other, other == seat, sheet)
    put_part(sheet, s.round_no > 0)
    if s.round_no:
        write_round(s, s.round_no - 1, sheet)
    put_result(sheet, s.players)
    write_course(s, sheet)
    write_catches(s, sheet)


@rule
def write_row(s: State, sheet: Sheet) -> None:
    """Write this round's row; after the end, that of the last round."""
    n = min(s.round_no, ROUNDS - 1)
    length = row_length(s)
    put(sheet, length)
    for place in range(length):
        card = s.row[n, place]
        write_owner(s, n, place, sheet)
        put(sheet, card != EMPTY)
        put(sheet, place < s.up or s.phase == END)
        put_if(sheet, card >= 0, card)


@rule
def write_owner(s: State, n: int, place: int, sheet: Sheet) -> None:
    """Write whose card lies at a place of a round's row; null for the passive player's."""
    owner = owner_of(s, n, place)
    put_if(sheet, owner != PASSIVE, owner)


@rule
def write_mouse_cards(s: State, sheet: Sheet) -> None:
    """Write the mouse cards of this round, without the mice that passers have taken."""
    put(sheet, s.players - 1)
    for n in range(s.players - 1):
        put(sheet, MOUSE_CARDS[s.players][n])
        put(sheet, mice_on(s, n) if n >= s.passes else 0)


@rule
def write_bidding(s: State, seat: int, sheet: Sheet) -> None:
    """Write who has bid most and who is alone, what the next pass takes, and what the viewer could bid (FX-8, FX-9).

    Who is not to bid yet can seal a maximum: the bounds are those that a bid would have now.
    """
    bidder = NULL
    for other in range(s.players):
        if s.high and s.bid[other] == s.high:
            bidder = other
    put(sheet, bidder)
    put(sheet, s.passes == s.players - 1)
    takes = mice_on(s, s.passes)
    put(sheet, takes)
    put_if(sheet, takes > 0, s.passes)
    if seat >= 0 and s.phase == BID and not s.passed[seat] and s.high < most_bid(s, seat):
        put(sheet, s.high + 1)
        put(sheet, most_bid(s, seat))
    else:
        put(sheet, NULL)
        put(sheet, NULL)


@rule
def write_seat(s: State, seat: int, is_own: bool, sheet: Sheet) -> None:
    """Write one player; purse and won cards only where FX-20 lets the viewer see them."""
    over = s.phase == END
    put(sheet, ROUNDS - s.round_no - (not over and has_placed(s, seat)))
    if is_own or over:
        put_set(sheet, s.hand[seat])
        put(sheet, s.removed[seat])
    else:
        put(sheet, NULL)
        put(sheet, NULL)
    put(sheet, s.bid[seat])
    put(sheet, s.passed[seat])
    if is_own or over or s.open_mice:  # FX-20
        put(sheet, s.mice[seat])
        put(sheet, s.cats[seat])
        write_won(s, seat, sheet)
    else:
        put(sheet, NULL)
        put(sheet, NULL)
        put(sheet, NULL)


@rule
def write_won(s: State, seat: int, sheet: Sheet) -> None:
    """Write all cards that a seat has won, in the order of the cards."""
    start, length = open_list(sheet), 0
    for card in range(LARGE_DOG):
        for n in range(s.round_no):
            if s.winner[n] == seat:
                for place in range(row_length(s)):
                    if s.row[n, place] == card and place != s.chased[n]:
                        put(sheet, card)
                        length += 1
    close_list(sheet, start, length)


@rule
def write_round(s: State, n: int, sheet: Sheet) -> None:
    """Write a round that is over."""
    length = row_length(s)
    put(sheet, n + 1)
    put(sheet, length)
    dogs = 0
    for place in range(length):
        put(sheet, s.row[n, place])
        dogs |= (s.row[n, place] >= LARGE_DOG) << place
    put(sheet, length)
    for place in range(length):
        write_owner(s, n, place, sheet)
    put_if(sheet, s.winner[n] >= 0, s.winner[n])
    put(sheet, s.price[n])
    put_set(sheet, dogs)
    put_if(sheet, s.chased[n] >= 0, s.chased[n])
    put(sheet, worth(s, n) if s.winner[n] >= 0 else 0)


@rule
def write_course(s: State, sheet: Sheet) -> None:
    """Write everybody's points, cats and mice, at the beginning and after each round; null before the end (FX-20)."""
    if s.phase != END:
        put(sheet, NULL)
        return
    put(sheet, s.players)
    for seat in range(s.players):
        put(sheet, ROUNDS + 1)
        put(sheet, MICE)
        cats = 0
        for n in range(ROUNDS):
            cats += worth(s, n) if s.winner[n] == seat else 0
            put(sheet, cats + s.purse[n, seat])


@rule
def write_catches(s: State, sheet: Sheet) -> None:
    """Write the best bargain of each seat that has bought something, best first; nothing before the end (FX-20)."""
    start, length = open_list(sheet), 0
    listed = 0  # seats, a bit mask
    best = 0 if s.phase == END else EMPTY
    while best != EMPTY:
        best = EMPTY
        for n in range(ROUNDS):
            is_new = s.winner[n] >= 0 and not (listed >> s.winner[n]) & 1
            if is_new and (best == EMPTY or gain(s, n) > gain(s, best)):
                best = n
        if best != EMPTY:
            put(sheet, s.winner[best])
            put(sheet, best + 1)
            put(sheet, worth(s, best))
            put(sheet, s.price[best])
            listed |= 1 << s.winner[best]
            length += 1
    close_list(sheet, start, length)


@rule
def gain(s: State, n: int) -> int:
    """Return by how many points the buyer of a round's row was better off."""
    return worth(s, n) - s.price[n]
