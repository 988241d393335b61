"""Maus geflippt: actions as table talk, and why one is not allowed."""

from ninelives.games.book import whole_number
from ninelives.games.errors import IllegalAction, UnreadableAction

from .state import END, FLIP, GARMENTS, HOLD, SHOUT, TIME, TURN, State


def describe(action: int) -> str:
    """With its time; as listed among the legal actions, without."""
    what, time = action % TIME, action // TIME
    text = {SHOUT: "shout", HOLD: "hold", TURN: "flip"}.get(what) or f"slap {GARMENTS[what]}"
    return f"{text} {time}" if time else text


def parse(text: str) -> int:
    match text.lower().split():
        case ["flip"]:
            return TURN
        case ["hold"]:
            return HOLD
        case ["shout", time] if _is_time(time):
            return SHOUT + TIME * int(time)
        case ["slap", garment, time] if garment in GARMENTS and _is_time(time):
            return GARMENTS.index(garment) + TIME * int(time)
        case ["slap", garment, *_] if garment not in GARMENTS:
            raise UnreadableAction("maus-unknown-garment", garment_name=garment, words=list(GARMENTS))
        case ["shout"] | ["slap", _] as words:
            raise UnreadableAction("maus-no-time", action=" ".join(words))
    raise UnreadableAction("maus-unreadable", action=text)


def _is_time(text: str) -> bool:
    return whole_number(text) is not None and len(text) <= 9


def is_secret(action: int) -> bool:
    """An answer to a mouse is hidden until all answers are in."""
    return action % TIME != TURN


def why_not(o: State, seat: int, action: int, acting: list[int]) -> IllegalAction:
    """The reason for a refusal, told from what the seat sees; `acting` are the seats that may act."""
    what, time = action % TIME, action // TIME
    if action < 0 or what > TURN or (what > SHOUT and time):
        raise UnreadableAction("bad-code", code=action, game="maus")
    if o.phase == END:
        return IllegalAction("MG-14", "game-is-over")
    if seat not in acting:
        return IllegalAction("MG-12" if o.phase == FLIP else "MG-9", "not-your-turn", seats=acting)
    if o.phase == FLIP:
        return IllegalAction("MG-12", "maus-flip-first")
    if what == TURN:
        return IllegalAction("MG-3", "maus-flipped-already")
    if what < SHOUT and what not in o.hand[seat]:
        return IllegalAction("MG-4", "maus-not-in-hand", garment=GARMENTS[what])
    if what <= SHOUT and not 1 <= time <= o.time_limit:
        return IllegalAction("MG-11", "maus-bad-time", time=time, limit=o.time_limit)
    if any(garment >= 0 for garment in o.hand[seat]):
        return IllegalAction("MG-7", "maus-no-more-shouts")
    return IllegalAction("MG-6", "maus-no-cards")
