"""Felix / Filou: actions as the players say them, and why one is not allowed."""

from ninelives.games.errors import IllegalAction, UnreadableAction
from ninelives.games.meta import whole_number

from .state import ACTIONS, CARDS, END, MOST_MICE, PASS, PLACE, State


def describe(action: int) -> str:
    """Return an action as text: `place -5`, `bid 3`, `pass`."""
    if action < PASS:
        return f"place {CARDS[action]}"
    return "pass" if action == PASS else f"bid {action - PASS}"


def parse(said: str) -> int:
    """Return the number of an action, given as text; refuse what nobody can bid with its clause."""
    match said.lower().split():
        case ["pass"]:
            return PASS
        case ["bid", text] if (mice := whole_number(text)) is not None:
            if not 1 <= mice <= MOST_MICE:
                raise IllegalAction("FX-8", "felix-no-such-bid", mice=str(mice), most=MOST_MICE)
            return PASS + mice
        case ["place", *words] if "-".join(words) in CARDS:
            return CARDS.index("-".join(words))
    raise UnreadableAction("felix-unreadable", action=said, most=MOST_MICE, words=list(CARDS))


def is_secret(action: int) -> bool:
    """Return whether the others may not see an action: cards are placed face down, bids are open (FX-6)."""
    return action < PASS


def why_not(o: State, seat: int, action: int, acting: list[int]) -> IllegalAction:
    """Return why a seat may not do this, told from what it sees; `acting` are the seats that may act."""
    if not 0 <= action < ACTIONS:
        raise UnreadableAction("bad-code", code=action, game="felix")
    if o.phase == END:
        return IllegalAction("FX-19", "game-is-over")
    if seat not in acting:
        return IllegalAction("FX-6" if o.phase == PLACE else "FX-8", "not-your-turn", seats=acting)
    if o.phase == PLACE:
        if action >= PASS:
            return IllegalAction("FX-6", "felix-place-first")
        return IllegalAction("FX-1", "felix-not-in-hand", card=CARDS[action])
    if action < PASS:
        return IllegalAction("FX-6", "felix-placed-already")
    mice = action - PASS
    if mice > o.mice[seat]:
        return IllegalAction("FX-8", "felix-too-few-mice", mice=mice, purse=o.mice[seat])
    if o.passes == o.players - 1:
        return IllegalAction("FX-12", "felix-buy-for-one")
    return IllegalAction("FX-8", "felix-must-raise", mice=mice, high=o.high)
