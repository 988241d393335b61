"""Otto: actions as table talk, and why one is not allowed."""

from ninelives.games.errors import IllegalAction, UnreadableAction
from ninelives.games.meta import whole_number

from .meta import META
from .state import ACTIONS, END, MICE, State


def describe(action: int) -> str:
    """Return an action as text."""
    return f"send {action + 1}"


def parse(said: str) -> int:
    """Return the action that a text means."""
    match said.lower().split():
        case ["send", text] if (mouse := whole_number(text)) is not None:
            if not 1 <= mouse <= MICE:
                raise IllegalAction("OT-1", "otto-no-such-mouse", mouse=str(mouse), most=MICE)
            return mouse - 1
    raise UnreadableAction("otto-unreadable", action=said, most=MICE)


def is_secret(action: int) -> bool:
    """OT-3: mice are sent in secret."""
    return True


def why_not(o: State, seat: int, action: int, acting: list[int]) -> IllegalAction:
    """Return the reason for a refusal, from what the seat sees; `acting` are the seats that may act."""
    if not 0 <= action < ACTIONS:
        raise UnreadableAction("bad-code", code=action, game=META.name)
    if o.phase == END:
        return IllegalAction("OT-7", "game-is-over")
    if seat not in acting:
        return IllegalAction("OT-3", "not-your-turn", seats=acting)
    return IllegalAction("OT-1", "otto-not-in-hand", mouse=action + 1)
