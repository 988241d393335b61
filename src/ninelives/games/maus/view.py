"""Maus geflippt: what a seat is shown, and the story of what happened. Both are made from observations alone."""

from msgspec import Struct
from msgspec.structs import replace

from ninelives.games.book import Insight, Public, Situation
from ninelives.games.kernel import EMPTY
from ninelives.games.maus import state
from ninelives.games.maus.actions import describe
from ninelives.games.maus.state import (
    CARRIES,
    CHEESES,
    END,
    GARMENTS,
    HOLD,
    OUTFIT,
    PIECES,
    SHOUT,
    SLAP,
    TIME,
    TURN,
    State,
)
from ninelives.text import Message

RESULTS = ("late", "mouse", "pile-mouse", "wrong", "false-shout", "cheese")
WEARS = tuple(tuple(name for garment, name in enumerate(GARMENTS) if int(outfit) >> garment & 1) for outfit in OUTFIT)
CARRIED = tuple(CHEESES[cheese] for cheese in CARRIES)


class Mouse(Struct, frozen=True):
    id: int
    wears: list[str]
    cheese: str


class Seat(Struct, frozen=True):
    cards: int
    hand: list[str] | None
    answer: str | None
    mice: int
    laundry: list[str]
    face_down: int
    cheeses: list[str]
    may_shout: bool
    score: int


class Slap(Struct, frozen=True):
    seat: int
    kind: str
    ms: int
    result: str
    shown: list[str]


class Judgement(Struct, frozen=True):
    mouse: int
    cheese: str
    protected: bool
    slaps: list[Slap]


class View(Struct, frozen=True):
    game: str
    players: int
    seat: int | None
    uncertainty: int
    time_limit: int
    phase: str
    turner: int
    actors: list[int]
    legal: list[str]
    mouse: Mouse | None
    cheese: str | None
    protected: bool
    pile: int
    cheese_pile: int
    draw: int
    discard: int
    seats: list[Seat]
    last: Judgement | None
    scores: list[int] | None
    winners: list[int]


class Own(Struct, frozen=True):
    """What a seat alone knows."""

    hand: list[str]
    answer: str | None


def view(public: Public, situation: Situation) -> View:
    """What a spectator is shown."""
    o: State = public.facts
    mouse = _mouse(o.mouse) if o.mouse != EMPTY else None
    cheese = CHEESES[o.cheese[o.cheeses_taken]] if o.cheeses_taken < PIECES else None
    return View(
        game="maus",
        players=o.players,
        seat=None,
        uncertainty=o.uncertainty,
        time_limit=o.time_limit,
        phase=("flip", "slap", "end")[o.phase],
        turner=o.turner,
        actors=situation.actors,
        legal=[],
        mouse=mouse,
        cheese=cheese,
        protected=mouse is not None and mouse.cheese == cheese,
        pile=o.pile_size,
        cheese_pile=max(0, PIECES - o.cheeses_taken - 1),
        draw=o.draw_size - o.drawn,
        discard=o.discards,
        seats=[_seat(o, seat) for seat in range(o.players)],
        last=_judgement(o) if o.last_mouse != EMPTY else None,
        scores=situation.scores,
        winners=situation.winners,
    )


def deals(o: State) -> State:
    """Hands are refilled after each mouse: nothing is kept when a spectator sees a difference."""
    return o


def own(o: State, seat: int) -> Own:
    return Own(_garments(o.hand[seat]), describe(o.answer[seat]) if o.answer[seat] >= 0 else None)


def own_view(public: Public, insight: Insight) -> View:
    """What a seat is shown."""
    seen, seat, alone = public.view, insight.seat, insight.own
    seats = seen.seats.copy()
    seats[seat] = replace(seats[seat], hand=alone.hand.copy(), answer=alone.answer)
    actors = [actor for actor in seen.actors if actor != seat or alone.answer is None]  # others do not see its answer
    return replace(seen, seat=seat, actors=actors, legal=insight.legal, seats=seats)


def _mouse(mouse: int) -> Mouse:
    return Mouse(mouse + 1, list(WEARS[mouse]), CARRIED[mouse])


def _garments(cards: list[int]) -> list[str]:
    return [GARMENTS[garment] for garment in sorted(cards) if garment >= 0]


def _seat(o: State, seat: int) -> Seat:
    laundry = [GARMENTS[garment] for garment, copies in enumerate(o.laundry[seat]) if copies for _ in range(copies)]
    face_down = len(o.face_down[seat]) - o.face_down[seat].count(EMPTY)
    cheeses = [CHEESES[o.cheese[piece]] for piece in range(o.cheeses_taken) if o.cheese_owner[piece] == seat]
    return Seat(
        cards=len(o.hand[seat]) - o.hand[seat].count(EMPTY),
        hand=_garments(o.hand[seat]) if o.phase == END else None,
        answer=None,
        mice=o.mice[seat],
        laundry=laundry,
        face_down=face_down,
        cheeses=cheeses,
        may_shout=face_down < len(o.face_down[seat]),
        score=o.mice[seat] - len(laundry) - face_down - 2 * len(cheeses),
    )


def _judgement(o: State) -> Judgement:
    order = [(o.last_turner + k) % o.players for k in range(o.players)]
    order.sort(key=lambda seat: o.last_time[seat])  # stable: equal times clockwise from the turner
    return Judgement(
        mouse=o.last_mouse + 1,
        cheese=CHEESES[o.last_cheese],
        protected=bool(CARRIES[o.last_mouse] == o.last_cheese),
        slaps=[_slap(o, seat) for seat in order if o.last_what[seat] != HOLD],
    )


def _slap(o: State, seat: int) -> Slap:
    return Slap(
        seat=seat,
        kind="shout" if o.last_what[seat] == SHOUT else "garment",
        ms=o.last_time[seat],
        result=RESULTS[o.last_result[seat]],
        shown=_garments(o.last_shown[seat]),
    )


def opening(o: State) -> list[Message]:
    """How a game begins."""
    return [Message("maus-start", {"seat": o.turner, "cheese": CHEESES[o.cheese[0]]})]


def story(before: State, after: State, seat: int, action: int | None) -> list[Message]:
    """What one action brought about. An action that the viewer may not see is None."""
    if action == TURN:
        return _flipped(after, seat)
    told = []
    if action is not None:
        told.append(_answered(seat, action))
    if after.phase != SLAP:
        told += _judged(before, after)
    return told


def _flipped(o: State, seat: int) -> list[Message]:
    mouse = _mouse(o.mouse)
    told = [Message("maus-flip", {"seat": seat, "mouse": mouse.id, "garments": mouse.wears, "cheese": mouse.cheese})]
    if CARRIES[o.mouse] == o.cheese[o.cheeses_taken]:
        told.append(Message("maus-protected", {"cheese": mouse.cheese}))
    return told


def _answered(seat: int, action: int) -> Message:
    what, time = action % TIME, action // TIME
    if what == HOLD:
        return Message("maus-hold", {"seat": seat})
    if what == SHOUT:
        return Message("maus-shout", {"seat": seat, "ms": time})
    return Message("maus-slap", {"seat": seat, "garment": GARMENTS[what], "ms": time})


def _judged(before: State, after: State) -> list[Message]:
    slaps = _judgement(after).slaps
    if not slaps:
        told = [Message("maus-nobody")]
    else:
        told = [message for slap in slaps for message in _result(after, slap)]
    if after.cheeses_taken > before.cheeses_taken and after.cheeses_taken < PIECES:
        told.append(Message("maus-next-cheese", {"cheese": CHEESES[after.cheese[after.cheeses_taken]]}))
    if after.shuffles > before.shuffles:
        told.append(Message("maus-shuffle"))
    for seat in range(after.players):
        if before.face_down[seat][-1] == EMPTY != after.face_down[seat][-1]:
            told.append(Message("maus-shouts-spent", {"seat": seat}))
    if after.phase == END and not slaps:
        told.append(Message("maus-asleep"))
    return told


def _result(o: State, slap: Slap) -> list[Message]:
    """What a slap brought, and what it made the table see."""
    args = {"seat": slap.seat, "ms": slap.ms}
    worn = WEARS[o.last_mouse]
    matching = [garment for garment in slap.shown if garment in worn]
    match o.last_result[slap.seat]:
        case state.LATE if slap.shown:
            return [Message("maus-result-shown-late", {**args, "garments": slap.shown})]
        case state.WRONG:
            return [Message("maus-result-wrong", {**args, "garments": slap.shown})]
        case state.FALSE_SHOUT:
            return [Message("maus-result-false-shout", {**args, "garments": matching})]
        case state.CHEESE:
            told = [Message("maus-result-cheese", {**args, "cheese": CHEESES[o.last_cheese]})]
            if slap.kind == "shout" and matching:  # MG-8
                told.append(Message("maus-result-cheese-laundry", {"seat": slap.seat, "garments": matching}))
            return told
    return [Message(f"maus-result-{slap.kind}-{slap.result}", args)]
