"""Maus geflippt: actions as the players say them, and why one is not allowed."""

from collections.abc import Mapping
from typing import Any

from ninelives.games.errors import GameError, IllegalAction, UnreadableAction
from ninelives.games.meta import as_index, whole_number

from .state import END, FLIP, FLIP_MOUSE, GARMENTS, HOLD, SHOUT, TIME, State

LONGEST_TIME = 10**12


def describe(action: int) -> str:
    """Return an action as text: `flip`, `hold`, `shout 430`, `slap blue-tie 430`; without a time as it is listed."""
    what, time = action % TIME, action // TIME
    text = {SHOUT: "shout", HOLD: "hold", FLIP_MOUSE: "flip"}.get(what) or f"slap {GARMENTS[what]}"
    return f"{text} {time}" if time else text


def parse(text: str) -> int:
    """Return the number of an action; one that takes a time may come without it, as it is listed."""
    match text.lower().split():
        case ["flip"]:
            return FLIP_MOUSE
        case ["hold"]:
            return HOLD
        case ["shout", *time] if len(time) <= 1:
            return SHOUT + TIME * _time(text, *time)
        case ["slap", garment, *time] if garment in GARMENTS and len(time) <= 1:
            return GARMENTS.index(garment) + TIME * _time(text, *time)
        case ["slap", garment, *_] if garment not in GARMENTS:
            raise UnreadableAction("maus-unknown-garment", garment_name=garment, words=list(GARMENTS))
    raise UnreadableAction("maus-unreadable", action=text)


def _time(text: str, time: str = "") -> int:
    """Return the time that an answer was given with. No game is as long as the longest."""
    number = whole_number(time or "0")
    if number is None:
        raise UnreadableAction("maus-unreadable", action=text)
    if time and number == 0:
        raise IllegalAction("MG-11", "maus-no-time")
    return min(number, LONGEST_TIME)


def timed(options: Mapping[str, Any], action: int, ms: int | None) -> int:
    """Return an answer with its time in milliseconds. One without any comes at the last moment (MG-11)."""
    takes_time, has_time = action % TIME <= SHOUT, action >= TIME
    if ms is not None and (has_time or not takes_time):
        raise GameError("takes-no-time")
    if has_time or not takes_time:
        return action
    return action + TIME * (int(options["time_limit"]) if ms is None else _checked(ms))


def _checked(ms: int) -> int:
    """Return a time given by a program; 0, which no rule allows, for a negative one."""
    return max(0, min(as_index(ms), LONGEST_TIME))


def is_secret(action: int) -> bool:
    """Return whether the others may not see an action: answers to a mouse are hidden until all are in."""
    return action % TIME != FLIP_MOUSE


def why_not(o: State, seat: int, action: int, acting: list[int]) -> IllegalAction:
    """Return why a seat may not do this, told from what it sees; `acting` are the seats that may act."""
    what, time = action % TIME, action // TIME
    if action < 0 or what > FLIP_MOUSE or (what > SHOUT and time):
        raise UnreadableAction("bad-code", code=action, game="maus")
    if o.phase == END:
        return IllegalAction("MG-14", "game-is-over")
    if seat not in acting:
        return IllegalAction("MG-12" if o.phase == FLIP else "MG-9", "not-your-turn", seats=acting)
    if o.phase == FLIP:
        return IllegalAction("MG-12", "maus-flip-first")
    if what == FLIP_MOUSE:
        return IllegalAction("MG-3", "maus-flipped-already")
    if what < SHOUT and what not in o.hand[seat]:
        return IllegalAction("MG-4", "maus-not-in-hand", garment=GARMENTS[what])
    if what <= SHOUT and not 1 <= time <= o.time_limit:
        return IllegalAction("MG-11", "maus-bad-time", time=time, limit=o.time_limit)
    if any(garment >= 0 for garment in o.hand[seat]):
        return IllegalAction("MG-7", "maus-no-more-shouts")
    return IllegalAction("MG-6", "maus-no-cards")
