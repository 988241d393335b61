"""Felix / Filou: what a seat is shown, and the story of what happened. Both are made from observations alone."""

import functools

from msgspec import Struct
from msgspec.structs import replace

from ninelives.games.book import Insight, Public, Situation
from ninelives.games.felix import rules
from ninelives.games.felix.state import (
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
from ninelives.games.kernel import EMPTY, interpreted
from ninelives.text import Message

RULES = interpreted(rules)


class Card(Struct, frozen=True):
    owner: int | None
    placed: bool
    up: bool
    card: str | None


class MouseCard(Struct, frozen=True):
    value: int
    mice: int


class Seat(Struct, frozen=True):
    cards: int
    hand: list[str] | None
    removed: str | None
    bid: int
    passed: bool
    mice: int | None
    cats: int | None
    won: list[str] | None


class Round(Struct, frozen=True):
    round: int
    row: list[str]
    owners: list[int | None]
    winner: int | None
    price: int
    dogs: list[int]
    chased: int | None


class View(Struct, frozen=True):
    game: str
    players: int
    seat: int | None
    edition: str
    open_mice: bool
    phase: str
    round: int
    start: int
    actors: list[int]
    legal: list[str]
    row: list[Card]
    mouse_cards: list[MouseCard]
    bank: int
    high: int
    seats: list[Seat]
    last: Round | None
    scores: list[int] | None
    winners: list[int]


class Past(Struct, frozen=True):
    """What is over."""

    rounds: int
    last: Round | None
    won: list[list[str]]  # by seat


class Own(Struct, frozen=True):
    """What a seat alone knows."""

    hand: tuple[str, ...]
    removed: str
    placed: str | None  # the card it has placed last: looked at only while it lies there face down


def view(public: Public, situation: Situation) -> View:
    """What a spectator is shown."""
    o: State = public.facts
    past = _past(public)
    return View(
        game="felix",
        players=o.players,
        seat=None,
        edition=("en", "fr")[o.edition],
        open_mice=bool(o.open_mice),
        phase=("place", "bid", "end")[o.phase],
        round=min(o.round_no + 1, ROUNDS),
        start=o.start,
        actors=situation.actors,
        legal=[],
        row=_row(o),
        mouse_cards=_mouse_cards(o),
        bank=o.bank,
        high=o.high,
        seats=[_seat(o, seat, past.won[seat]) for seat in range(o.players)],
        last=past.last,
        scores=situation.scores,
        winners=situation.winners,
    )


def deals(_: State) -> int:
    """There is one, before the first round."""
    return 1


def own(o: State, seat: int) -> Own:
    placed = CARDS[o.row[o.round_no][RULES.place_of(o, seat)]] if o.phase != END and _has_placed(o, seat) else None
    return Own(_cards(o.hand[seat]), CARDS[o.removed[seat]], placed)


def own_view(public: Public, insight: Insight) -> View:
    """What a seat is shown."""
    seen, seat = public.view, insight.seat
    row = _own_row(insight, seen.row)
    seats = seen.seats.copy()
    seats[seat] = _own_seat(insight, seats[seat], public)
    return replace(seen, seat=seat, legal=insight.legal, row=row, seats=seats)


def _past(public: Public) -> Past:
    o: State = public.facts
    past: Past | None = public.past
    if past is None or past.rounds != o.round_no:
        past = public.past = Past(o.round_no, _round(o, o.round_no - 1) if o.round_no else None, _won(o))
    return past


def _row(o: State) -> list[Card]:
    n = min(o.round_no, ROUNDS - 1)
    length = RULES.row_length(o)
    up = length if o.phase == END else o.up
    row = []
    for place, card in enumerate(o.row[n][:length]):
        owner = RULES.owner_of(o, n, place)
        row.append(
            Card(
                owner=None if owner == PASSIVE else owner,
                placed=card != EMPTY,
                up=place < up,
                card=CARDS[card] if card >= 0 else None,
            )
        )
    return row


def _own_row(insight: Insight, row: list[Card]) -> list[Card]:
    return [
        replace(card, card=insight.own.placed) if card.owner == insight.seat and card.placed and not card.up else card
        for card in row
    ]


def _mouse_cards(o: State) -> list[MouseCard]:
    values = MOUSE_CARDS[o.players][: o.players - 1]
    return [MouseCard(value, value if o.filled and n >= o.passes else 0) for n, value in enumerate(values)]


def _seat(o: State, seat: int, won: list[str]) -> Seat:
    over = o.phase == END
    open_purse = over or bool(o.open_mice)  # FX-20
    return Seat(
        cards=ROUNDS - o.round_no - (not over and _has_placed(o, seat)),
        hand=list(_cards(o.hand[seat])) if over else None,
        removed=CARDS[o.removed[seat]] if over else None,
        bid=o.bid[seat],
        passed=bool(o.passed[seat]),
        mice=o.mice[seat] if open_purse else None,
        cats=o.cats[seat] if open_purse else None,
        won=won if open_purse else None,
    )


def _own_seat(insight: Insight, seen: Seat, public: Public) -> Seat:
    seat, alone = insight.seat, insight.own
    return replace(
        seen,
        hand=list(alone.hand),
        removed=alone.removed,
        mice=public.facts.mice[seat],
        cats=public.facts.cats[seat],
        won=_past(public).won[seat],
    )


def _has_placed(o: State, seat: int) -> bool:
    return bool(o.row[o.round_no][RULES.place_of(o, seat)] != EMPTY)


@functools.cache
def _cards(mask: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(CARDS) if mask >> card & 1)


def _won(o: State) -> list[list[str]]:
    """What each seat has won."""
    won: list[list[int]] = [[] for _ in range(o.players)]
    for n, winner in enumerate(o.winner):
        if winner >= 0:
            won[winner] += _taken(o, n)
    return [[CARDS[card] for card in sorted(cards)] for cards in won]


def _taken(o: State, n: int) -> list[int]:
    """What the winner of a round really took: no dogs, not the chased animal."""
    row = o.row[n][: RULES.row_length(o)]
    return [card for place, card in enumerate(row) if card < LARGE_DOG and place != o.chased[n]]


def _round(o: State, n: int) -> Round:
    row = o.row[n][: RULES.row_length(o)]
    owners = [RULES.owner_of(o, n, place) for place in range(RULES.row_length(o))]
    return Round(
        round=n + 1,
        row=[CARDS[card] for card in row],
        owners=[None if owner == PASSIVE else owner for owner in owners],
        winner=o.winner[n] if o.winner[n] >= 0 else None,
        price=o.price[n],
        dogs=[place for place, card in enumerate(row) if card >= LARGE_DOG],
        chased=o.chased[n] if o.chased[n] >= 0 else None,
    )


def opening(o: State) -> list[Message]:
    """How a round begins."""
    told = [Message("felix-round", {"round": o.round_no + 1, "seat": o.start})]
    if not o.filled:
        told.append(Message("felix-dry"))
    return told


def story(before: State, after: State, seat: int, action: int | None) -> list[Message]:
    """What one action brought about. An action that the viewer may not see is None."""
    told = []
    if before.phase == PLACE:
        told.append(_placed(seat, action))
    elif action is not None and action > PASS:
        told.append(Message("felix-bid", {"seat": seat, "mice": action - PASS}))
    else:
        told.append(Message("felix-pass", {"seat": seat, "mice": RULES.mice_on(before, before.passes)}))
    told += _turned_up(before, after)
    if after.round_no > before.round_no:
        told += _round_ended(after, before.round_no)
        if after.phase != END:
            told += opening(after)
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


def _round_ended(o: State, n: int) -> list[Message]:
    if o.winner[n] < 0:
        return [Message("felix-unsold")]
    told = []
    last = _round(o, n)
    if len(last.dogs) > 1:
        told.append(Message("felix-dogs", {"count": len(last.dogs)}))
    elif last.dogs and last.chased is None:
        told.append(Message("felix-dog-alone", {"card": last.row[last.dogs[0]]}))
    elif last.dogs and last.chased is not None:
        told.append(Message("felix-chase", {"card": last.row[last.dogs[0]], "animal": last.row[last.chased]}))
    taken = [CARDS[card] for card in _taken(o, n)]
    told.append(Message("felix-sold", {"seat": o.winner[n], "mice": o.price[n], "cards": taken, "count": len(taken)}))
    return told
