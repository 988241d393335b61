"""Cat in the Box: actions as the players say them, and why one is not allowed."""

from ninelives.games.errors import IllegalAction, UnreadableAction
from ninelives.games.meta import whole_number

from .state import (
    ACTIONS,
    ASIDE,
    COLOURS,
    END,
    MOST_PREDICTED,
    NUMBERS,
    PLAY,
    PREDICT,
    PREDICTION,
    PREDICTIONS,
    ROW,
    SET_ASIDE,
    State,
)


def describe(action: int) -> str:
    """Return an action as text: `7 blue`, `aside 3`, `predict 2`."""
    if action >= PREDICTION:
        return f"predict {action - PREDICTION}"
    if action >= SET_ASIDE:
        return f"aside {action - SET_ASIDE + 1}"
    return f"{action // 4 + 1} {COLOURS[action % 4]}"


def parse(text: str) -> int:
    """Return the number of an action. Numbers that no card and no prediction can have are refused with their clause."""
    match text.lower().split():
        case ["predict", word] if (tricks := whole_number(word)) is not None:
            if tricks > MOST_PREDICTED:
                raise IllegalAction("CB-4", "catbox-bad-prediction", valid=[str(n + 1) for n in range(MOST_PREDICTED)])
            return PREDICTION + tricks
        case ["aside", word] if whole_number(word) is not None:
            return SET_ASIDE + _card(word, "CB-3")
        case [word, colour] if whole_number(word) is not None and colour in COLOURS:
            return 4 * _card(word, "CB-7") + COLOURS.index(colour)
    raise UnreadableAction("catbox-unreadable", action=text, words=list(COLOURS))


def _card(word: str, clause: str) -> int:
    """Return a card by its number, from 0."""
    number = whole_number(word) or 0
    if not 1 <= number <= NUMBERS:
        raise IllegalAction(clause, "catbox-not-in-hand", number=number)
    return number - 1


def is_secret(action: int) -> bool:
    """Return whether the others may not see an action: only setting aside is hidden (CB-3)."""
    return SET_ASIDE <= action < PREDICTION


def why_not(o: State, seat: int, action: int, acting: list[int]) -> IllegalAction:
    """Return why a seat may not do this, told from what it sees; `acting` are the seats that may act."""
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
