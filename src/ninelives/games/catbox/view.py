"""Cat in the Box: what a seat is shown, and the story of what happened. Both are made from observations alone."""

import functools

from msgspec import Struct
from msgspec.structs import replace

from ninelives.games.book import Insight, Public, Situation
from ninelives.games.catbox import rules
from ninelives.games.catbox.state import (
    ASIDE,
    COLOURS,
    END,
    GREEN,
    HIGHEST,
    PREDICT,
    PREDICTION,
    PURPLE,
    PURPLE_COLUMNS,
    ROW,
    SET_ASIDE,
    TURNED_UP,
    State,
)
from ninelives.games.kernel import interpreted
from ninelives.text import Message

RULES = interpreted(rules)
BLOCKED = -1


class Play(Struct, frozen=True):
    seat: int
    number: int
    colour: str


class Trick(Struct, frozen=True):
    plays: list[Play]
    winner: int | None


class Seat(Struct, frozen=True):
    cards: int
    hand: list[int] | None
    aside: int | None
    prediction: int | None
    tricks: int
    colours: list[str]
    points: list[int]
    total: int


class Round(Struct, frozen=True):
    round: int
    cells: list[list[int | None]]
    predictions: list[int | None]
    tricks: list[int]
    bonus: list[int]
    points: list[int]
    paradox: int | None
    revealed: list[int]


class View(Struct, frozen=True):
    game: str
    players: int
    seat: int | None
    board: str
    phase: str
    round: int
    rounds: int
    start: int
    trick: int
    tricks: int
    leader: int
    led: str | None
    actors: list[int]
    legal: list[str]
    columns: list[int]
    cells: list[list[int | None]]
    middle: list[int]
    table: list[Play]
    last_trick: Trick | None
    seats: list[Seat]
    last_round: Round | None
    scores: list[int] | None
    winners: list[int]


class Own(Struct, frozen=True):
    """What a seat alone knows."""

    hand: list[int]
    aside: int | None


def view(public: Public, situation: Situation) -> View:
    """What a spectator is shown."""
    o: State = public.facts
    tricks = RULES.tricks_in_round(o)
    return View(
        game="catbox",
        players=o.players,
        seat=None,
        board=("white", "purple")[o.board],
        phase=("aside", "predict", "play", "end")[o.phase],
        round=min(o.round_no + 1, o.players),
        rounds=o.players,
        start=o.start,
        trick=min(o.trick + 1, tricks),
        tricks=tricks,
        leader=o.leader,
        led=COLOURS[o.led] if o.led >= 0 else None,
        actors=situation.actors,
        legal=[],
        columns=list(_columns(o.board, o.players)),
        cells=_cells(o, o.tokens, o.middle),
        middle=[number + 1 for number in o.middle[:TURNED_UP] if number >= 0],
        table=_plays(o, o.leader, o.played),
        last_trick=_last_trick(o),
        seats=[_seat(o, seat) for seat in range(o.players)],
        last_round=_past(public) if o.round_no else None,
        scores=situation.scores,
        winners=situation.winners,
    )


def deals(o: State) -> int:
    """Cards are dealt for each round."""
    return o.round_no


def own(o: State, seat: int) -> Own:
    return Own(_hand(o.hand[seat]), _aside(o, seat))


def own_view(public: Public, insight: Insight) -> View:
    """What a seat is shown."""
    seen, seat, alone = public.view, insight.seat, insight.own
    seats = seen.seats.copy()
    seats[seat] = replace(seats[seat], hand=alone.hand.copy(), aside=alone.aside)
    return replace(seen, seat=seat, legal=insight.legal, seats=seats)


def _past(public: Public) -> Round:
    """The last round."""
    past: Round | None = public.past
    if past is None or past.round != public.facts.round_no:
        past = public.past = _last_round(public.facts)
    return past


@functools.cache
def _columns(board: int, players: int) -> tuple[int, ...]:
    columns = PURPLE_COLUMNS if board == PURPLE else range(1, 10)
    return tuple(number for number in columns if number <= HIGHEST[players])


def _cells(o: State, tokens: list[int], middle: list[int]) -> list[list[int | None]]:
    """Who has a token where, row by row."""
    cells: list[int | None] = [None] * (4 * ROW)
    for seat, board in enumerate(tokens):
        while board:
            bit = board.bit_length() - 1
            cells[bit] = seat
            board ^= 1 << bit
    for number in middle[:TURNED_UP]:  # CB-15
        bit = ROW * GREEN + number
        while cells[bit] == BLOCKED:
            bit -= ROW
        if number >= 0:
            cells[bit] = BLOCKED
    columns = _columns(o.board, o.players)
    return [[cells[ROW * colour + number - 1] for number in columns] for colour in range(4)]


def _plays(o: State, leader: int, played: list[int]) -> list[Play]:
    order = [(leader + k) % o.players for k in range(o.players)]
    return [Play(seat, played[seat] // 4 + 1, COLOURS[played[seat] % 4]) for seat in order if played[seat] >= 0]


def _last_trick(o: State) -> Trick | None:
    if o.last_leader < 0:
        return None
    winner = o.last_winner if o.last_winner >= 0 else None
    return Trick(_plays(o, o.last_leader, o.last_played), winner)


def _hand(counts: list[int]) -> list[int]:
    hand: list[int] = []
    for number, copies in enumerate(counts, 1):
        if copies:
            hand += [number] * copies
    return hand


def _seat(o: State, seat: int) -> Seat:
    points = [o.points[n][seat] for n in range(o.round_no)]
    return Seat(
        cards=o.cards[seat],
        hand=_hand(o.hand[seat]) if o.phase == END else None,
        aside=_aside(o, seat),
        prediction=o.prediction[seat] or None,
        tricks=o.tricks[seat],
        colours=list(_colours(o.colours[seat])),
        points=points,
        total=sum(points),
    )


@functools.cache
def _colours(mask: int) -> tuple[str, ...]:
    """Those that a seat may still play, of a mask of cells."""
    return tuple(name for colour, name in enumerate(COLOURS) if mask >> (ROW * colour) & 1)


def _aside(o: State, seat: int) -> int | None:
    return o.aside[seat] + 1 if o.aside[seat] >= 0 else None


def _last_round(o: State) -> Round:
    return Round(
        round=o.round_no,
        cells=_cells(o, o.last_tokens, o.last_middle),
        predictions=[tricks or None for tricks in o.last_prediction[: o.players]],
        tricks=o.last_tricks[: o.players],
        bonus=o.last_bonus[: o.players],
        points=o.points[o.round_no - 1][: o.players],
        paradox=o.paradox if o.paradox >= 0 else None,
        revealed=_hand(o.revealed),
    )


def opening(o: State) -> list[Message]:
    """How a round begins."""
    told = [Message("catbox-round", {"round": o.round_no + 1, "seat": o.start})]
    if o.players == 2:
        told.append(Message("catbox-middle", {"numbers": [n + 1 for n in o.middle[:TURNED_UP]]}))
    return told


def story(before: State, after: State, seat: int, action: int | None) -> list[Message]:
    """What one action brought about. An action that the viewer may not see is None."""
    told = []
    if before.phase == ASIDE:
        told.append(_set_aside(seat, action))
    elif before.phase == PREDICT:
        assert action is not None
        told.append(Message("catbox-predict", {"seat": seat, "tricks": action - PREDICTION}))
    else:
        assert action is not None
        told += _played(before, seat, action)
        if before.waiting == 1:
            told.append(Message("catbox-trick", {"seat": after.last_winner}))
    if after.round_no > before.round_no:
        told += _round_ended(after)
    return told


def _set_aside(seat: int, action: int | None) -> Message:
    if action is None:
        return Message("catbox-aside-hidden", {"seat": seat})
    return Message("catbox-aside", {"seat": seat, "number": action - SET_ASIDE + 1})


def _played(before: State, seat: int, action: int) -> list[Message]:
    colour = action % 4
    told = [Message("catbox-play", {"seat": seat, "number": action // 4 + 1, "colour": COLOURS[colour]})]
    if before.led not in (-1, colour) and before.colours[seat] >> (ROW * before.led) & 1:
        told.append(Message("catbox-lose-colour", {"seat": seat, "colour": COLOURS[before.led]}))  # CB-9
    return told


def _round_ended(o: State) -> list[Message]:
    told = []
    last = _last_round(o)
    if last.paradox is not None:
        told.append(Message("catbox-paradox", {"seat": last.paradox, "numbers": last.revealed}))
    for seat in range(o.players):
        points = {"points": last.points[seat], "tricks": last.tricks[seat], "bonus": last.bonus[seat]}
        told.append(Message("catbox-points", {"seat": seat, **points}))
    if o.phase != END:
        told += opening(o)
    return told
