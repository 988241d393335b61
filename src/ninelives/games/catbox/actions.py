"""Cat in the Box: actions as table talk, and why one is not allowed."""

from ninelives.games.catbox.state import (
    ACTIONS,
    ASIDE,
    COLOURS,
    END,
    PLAY,
    PREDICT,
    PREDICTION,
    PREDICTIONS,
    ROW,
    SET_ASIDE,
    State,
)
from ninelives.games.errors import IllegalAction, UnreadableAction


def describe(action: int) -> str:
    if action >= PREDICTION:
        return f"predict {action - PREDICTION}"
    if action >= SET_ASIDE:
        return f"aside {action - SET_ASIDE + 1}"
    return f"{action // 4 + 1} {COLOURS[action % 4]}"


def parse(text: str) -> int:
    match text.lower().split():
        case ["predict", tricks] if tricks in ("1", "2", "3", "4"):
            return PREDICTION + int(tricks)
        case ["aside", number] if _is_number(number):
            return SET_ASIDE + int(number) - 1
        case [number, colour] if _is_number(number) and colour in COLOURS:
            return 4 * (int(number) - 1) + COLOURS.index(colour)
    raise UnreadableAction("catbox-unreadable", action=text, words=list(COLOURS))


def _is_number(text: str) -> bool:
    return len(text) == 1 and "1" <= text <= "9"


def is_secret(action: int) -> bool:
    """CB-3: setting aside is hidden, everything else is said aloud."""
    return SET_ASIDE <= action < PREDICTION


def why_not(o: State, seat: int, action: int, acting: list[int]) -> IllegalAction:
    """The reason for a refusal, told from what the seat sees; `acting` are the seats that may act."""
    if not 0 <= action < ACTIONS:
        raise UnreadableAction("bad-code", code=action, game="catbox")
    if o.phase == END:
        return IllegalAction("CB-2", "game-is-over")
    if seat not in acting:
        clause = {ASIDE: "CB-3", PREDICT: "CB-4", PLAY: "CB-10"}[o.phase]
        return IllegalAction(clause, "not-your-turn", seats=acting)
    if o.phase == ASIDE:
        if not is_secret(action):
            return IllegalAction("CB-3", "catbox-aside-first")
        return IllegalAction("CB-3", "catbox-not-in-hand", number=action - SET_ASIDE + 1)
    if o.phase == PREDICT:
        if action < PREDICTION:
            return IllegalAction("CB-4", "catbox-predict-first")
        valid = [str(tricks) for tricks in PREDICTIONS[o.players]]
        return IllegalAction("CB-4", "catbox-bad-prediction", valid=valid)
    if action >= SET_ASIDE:
        return IllegalAction("CB-7", "catbox-play-now")
    number, colour = action // 4, action % 4
    named = {"number": number + 1, "colour": COLOURS[colour]}
    if not o.hand[seat][number]:
        return IllegalAction("CB-7", "catbox-not-in-hand", number=number + 1)
    if not o.colours[seat] >> (ROW * colour) & 1:
        return IllegalAction("CB-7", "catbox-colour-lost", colour=COLOURS[colour])
    if not o.free[0] >> (ROW * colour + number) & 1:
        return IllegalAction("CB-7", "catbox-cell-taken", **named)
    return IllegalAction("CB-8", "catbox-red-closed")
