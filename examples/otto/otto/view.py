"""Otto: what a seat is shown, made from what it may know alone."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from ninelives.games.kernel import EMPTY, NOBODY, rule
from ninelives.games.sheet import NULL, Sheet, put, put_if, put_legal, put_part, put_result, put_set

from .actions import describe
from .knowledge import seen_of
from .meta import META
from .rules import is_caught, noise, taker_of
from .state import ACTIONS, END, NIGHTS, SLEEP, State

Action: TypeAlias = Annotated[str, tuple(describe(action) for action in range(ACTIONS))]
Mouse: TypeAlias = Annotated[str, tuple(str(mouse + 1) for mouse in range(ACTIONS))]


class Seat(Struct, frozen=True):
    hand: list[Mouse] | None
    home: Mouse | None
    out: bool  # whether a mouse is on its way tonight…
    mouse: Mouse | None  # …and which one
    seen: list[Mouse]  # mice of the nights before
    points: int
    safe: int


class Night(Struct, frozen=True):
    night: int
    cheese: int
    mice: list[Mouse]
    noise: int
    awake: bool
    caught: list[int]
    taker: int | None


class View(Struct, frozen=True):
    game: Annotated[str, (META.name,)]
    players: int
    seat: int | None
    sleep: Annotated[str, ("light", "sound")]
    phase: Annotated[str, ("send", "end")]
    night: int
    nights: int
    limit: int  # how much noise Otto sleeps through
    cheese: int
    actors: list[int]
    legal: list[Action]
    seats: list[Seat]
    last: Night | None
    scores: list[int] | None
    winners: list[int]
    places: list[int] | None
    course: list[list[int]] | None  # points by seat, at the beginning and after each night


@rule
def write_view(s: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat is shown (-1: a spectator), from what it may know."""
    put(sheet, s.players)
    put_if(sheet, seat >= 0, seat)
    put(sheet, s.sleep)
    put(sheet, s.phase)
    put(sheet, min(s.night + 1, NIGHTS))
    put(sheet, NIGHTS)
    put(sheet, SLEEP[s.sleep] * s.players)
    put(sheet, s.larder)
    put_set(sheet, sheet.acting)
    put_legal(sheet)
    put(sheet, s.players)
    for other in range(s.players):
        write_seat(s, other, other == seat or s.phase == END, sheet)
    put_part(sheet, s.night > 0)
    if s.night:
        write_night(s, s.night - 1, sheet)
    put_result(sheet, s.players)
    write_course(s, sheet)


@rule
def write_seat(s: State, seat: int, is_known: bool, sheet: Sheet) -> None:
    if is_known:
        put_set(sheet, s.hand[seat])
        put(sheet, s.home[seat])
    else:
        put(sheet, NULL)
        put(sheet, NULL)
    mouse = s.sent[s.night, seat] if s.phase != END else EMPTY
    put(sheet, mouse != EMPTY)
    put_if(sheet, mouse >= 0, mouse)
    put_set(sheet, seen_of(s, seat))
    put(sheet, s.points[seat])
    put(sheet, s.safe[seat])


@rule
def write_night(s: State, night: int, sheet: Sheet) -> None:
    put(sheet, night + 1)
    put(sheet, s.raided)
    put(sheet, s.players)
    caught = 0
    for seat in range(s.players):
        put(sheet, s.sent[night, seat])
        caught |= is_caught(s, night, seat) << seat
    put(sheet, noise(s, night))
    put(sheet, caught != 0)
    put_set(sheet, caught)
    put_if(sheet, taker_of(s, night) >= 0, taker_of(s, night))


@rule
def write_course(s: State, sheet: Sheet) -> None:
    if s.phase != END:
        put(sheet, NULL)
        return
    put(sheet, s.players)
    for seat in range(s.players):
        points = larder = 0
        put(sheet, NIGHTS + 1)
        put(sheet, points)
        for night in range(NIGHTS):
            larder += s.stack[night] + 1
            taker = taker_of(s, night)
            points += larder if taker == seat else 0
            larder = larder if taker == NOBODY else 0
            put(sheet, points)
