"""Felix / Filou: tell what happened, from what everybody may know."""

from ninelives.games.book import Public
from ninelives.games.kernel import interpreted
from ninelives.text import Message

from . import rules
from .state import BID, CARDS, END, PASS, PASSIVE, PLACE, State
from .view import Round

RULES = interpreted(rules)


def opening(o: State) -> list[Message]:
    """Tell how a round begins."""
    told = [Message("felix-round", {"round": o.round_no + 1, "seat": o.start})]
    if not o.filled:
        told.append(Message("felix-dry"))
    return told


def story(before: Public, after: Public, seat: int, action: int | None) -> list[Message]:
    """Tell what one action brought about. An action that the viewer may not see is None."""
    was: State = before.facts
    told = []
    if was.phase == PLACE:
        told.append(_placed(seat, action))
    elif action is not None and action > PASS:
        told.append(Message("felix-bid", {"seat": seat, "mice": action - PASS}))
    else:
        told.append(Message("felix-pass", {"seat": seat, "mice": RULES.mice_on(was, was.passes)}))
    told += _revealed(was, after.facts)
    if after.facts.round_no > was.round_no:
        told += _round_ended(after.view.last)
        if after.facts.phase != END:
            told += opening(after.facts)
    return told


def _placed(seat: int, action: int | None) -> Message:
    if action is None:
        return Message("felix-place-hidden", {"seat": seat})
    return Message("felix-place", {"seat": seat, "card": CARDS[action]})


def _revealed(before: State, after: State) -> list[Message]:
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


def _round_ended(last: Round) -> list[Message]:
    if last.winner is None:
        return [Message("felix-unsold")]
    told = []
    if len(last.dogs) > 1:
        told.append(Message("felix-dogs", {"count": len(last.dogs)}))
    elif last.dogs and last.chased is None:
        told.append(Message("felix-dog-alone", {"card": last.row[last.dogs[0]]}))
    elif last.dogs and last.chased is not None:
        told.append(Message("felix-chase", {"card": last.row[last.dogs[0]], "animal": last.row[last.chased]}))
    taken = [card for place, card in enumerate(last.row) if place not in (*last.dogs, last.chased)]
    told.append(Message("felix-sold", {"seat": last.winner, "mice": last.price, "cards": taken, "count": len(taken)}))
    return told
