"""Felix / Filou: what a seat is shown, and the story of what happened. Both are made from observations alone."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from ninelives.games.book import Public
from ninelives.games.felix import rules
from ninelives.games.felix.actions import describe
from ninelives.games.felix.rules import mice_on, owner_of, place_of, row_length
from ninelives.games.felix.state import (
    ACTIONS,
    BID,
    CARDS,
    END,
    LARGE_DOG,
    MOUSE_CARDS,
    PASS,
    PASSIVE,
    PLACE,
    ROUNDS,
    State,
)
from ninelives.games.kernel import EMPTY, interpreted, rule
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
from ninelives.text import Message

RULES = interpreted(rules)
CardName: TypeAlias = Annotated[str, CARDS]
Action: TypeAlias = Annotated[str, tuple(describe(action) for action in range(ACTIONS))]


class Card(Struct, frozen=True):
    owner: int | None
    placed: bool
    up: bool
    card: CardName | None


class MouseCard(Struct, frozen=True):
    value: int
    mice: int


class Seat(Struct, frozen=True):
    cards: int
    hand: list[CardName] | None
    removed: CardName | None
    bid: int
    passed: bool
    mice: int | None
    cats: int | None
    won: list[CardName] | None


class Round(Struct, frozen=True):
    round: int
    row: list[CardName]
    owners: list[int | None]
    winner: int | None
    price: int
    dogs: list[int]
    chased: int | None


class View(Struct, frozen=True):
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
    seats: list[Seat]
    last: Round | None
    scores: list[int] | None
    winners: list[int]


@rule
def write_view(s: State, seat: int, sheet: Sheet) -> None:
    """What a seat is shown (-1: a spectator), from what it may know."""
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
    put(sheet, s.players)
    for other in range(s.players):
        write_seat(s, other, other == seat, sheet)
    put_part(sheet, s.round_no > 0)
    if s.round_no:
        write_round(s, s.round_no - 1, sheet)
    put_result(sheet, s.players)


@rule
def write_row(s: State, sheet: Sheet) -> None:
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
    owner = owner_of(s, n, place)
    put_if(sheet, owner != PASSIVE, owner)


@rule
def write_mouse_cards(s: State, sheet: Sheet) -> None:
    put(sheet, s.players - 1)
    for n in range(s.players - 1):
        put(sheet, MOUSE_CARDS[s.players][n])
        put(sheet, mice_on(s, n) if n >= s.passes else 0)


@rule
def write_seat(s: State, seat: int, is_own: bool, sheet: Sheet) -> None:
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
def has_placed(s: State, seat: int) -> bool:
    return s.row[s.round_no, place_of(s, seat)] != EMPTY


@rule
def write_won(s: State, seat: int, sheet: Sheet) -> None:
    """All that a seat has won, in the order of the cards."""
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


def opening(o: State) -> list[Message]:
    """How a round begins."""
    told = [Message("felix-round", {"round": o.round_no + 1, "seat": o.start})]
    if not o.filled:
        told.append(Message("felix-dry"))
    return told


def story(before: Public, after: Public, seat: int, action: int | None) -> list[Message]:
    """What one action brought about. An action that the viewer may not see is None."""
    was: State = before.facts
    told = []
    if was.phase == PLACE:
        told.append(_placed(seat, action))
    elif action is not None and action > PASS:
        told.append(Message("felix-bid", {"seat": seat, "mice": action - PASS}))
    else:
        told.append(Message("felix-pass", {"seat": seat, "mice": RULES.mice_on(was, was.passes)}))
    told += _turned_up(was, after.facts)
    if after.facts.round_no > was.round_no:
        told += _round_ended(after.view.last)
        if after.facts.phase != END:
            told += opening(after.facts)
    return told


def _placed(seat: int, action: int | None) -> Message:
    if action is None:
        return Message("felix-place-hidden", {"seat": seat})
    return Message("felix-place", {"seat": seat, "card": CARDS[action]})


def _turned_up(before: State, after: State) -> list[Message]:
    n = before.round_no
    if after.round_no > n:
        seen = RULES.row_length(after)
    else:
        seen = after.up if after.phase == BID else 0
    told = []
    for place in range(before.up, seen):
        owner, card = RULES.owner_of(after, n, place), CARDS[after.row[n][place]]
        if owner == PASSIVE:
            told.append(Message("felix-turn-passive", {"card": card}))
        else:
            told.append(Message("felix-turn", {"seat": owner, "card": card}))
    return told


def _round_ended(last: Round) -> list[Message]:
    if last.winner is None:
        return [Message("felix-unsold")]
    told = []
    if len(last.dogs) > 1:
        told.append(Message("felix-dogs", {"count": len(last.dogs)}))
    elif last.dogs and last.chased is None:
        told.append(Message("felix-dog-alone", {"card": last.row[last.dogs[0]]}))
    elif last.dogs and last.chased is not None:
        told.append(Message("felix-chase", {"card": last.row[last.dogs[0]], "animal": last.row[last.chased]}))
    taken = [card for place, card in enumerate(last.row) if place not in (*last.dogs, last.chased)]
    told.append(Message("felix-sold", {"seat": last.winner, "mice": last.price, "cards": taken, "count": len(taken)}))
    return told
