"""Felix / Filou: what a seat may know, and the worlds it cannot tell apart."""

from ninelives.games.kernel import EMPTY, HIDDEN, Array, below, bit_count, next_word, rule

from .rules import owner_of, row_length
from .state import END, FULL_SET, PASSIVE, ROUNDS, State


@rule
def hide(s: State, seat: int) -> None:
    """Blank out, in a copy, what this seat may not know (seat -1: a spectator). FX-2, FX-6, FX-20."""
    s.rng[0] = 0
    if s.phase == END:
        return
    for other in range(s.players):
        if other != seat:
            s.hand[other] = HIDDEN
            s.removed[other] = HIDDEN
    for place in range(s.up, row_length(s)):
        if owner_of(s, s.round_no, place) != seat and s.row[s.round_no, place] != EMPTY:
            s.row[s.round_no, place] = HIDDEN
    if s.players == 3:  # FX-21
        s.removed[PASSIVE] = HIDDEN
        for n in range(s.round_no + (s.up > 0), ROUNDS):
            s.stack[n] = HIDDEN


@rule
def resample(s: State, seat: int, rng: Array) -> None:
    """Fill an observation with one of the worlds that are possible for the seat, all equally likely."""
    s.rng[0] = next_word(rng)
    if s.phase == END:
        return
    for other in range(s.players):
        if other != seat:
            unseen = FULL_SET & ~s.shown[other]
            s.removed[other] = pick(unseen, rng)
            s.hand[other] = unseen ^ (1 << s.removed[other])
    for place in range(s.up, row_length(s)):
        owner = owner_of(s, s.round_no, place)
        if s.row[s.round_no, place] == HIDDEN and owner != PASSIVE:
            card = pick(s.hand[owner], rng)
            s.row[s.round_no, place] = card
            s.hand[owner] ^= 1 << card
    if s.players == 3:
        resample_passive(s, rng)


@rule
def resample_passive(s: State, rng: Array) -> None:
    """Draw the passive player's card that left, and those of its stack that are hidden (FX-21)."""
    unseen = FULL_SET & ~s.shown[PASSIVE]
    s.removed[PASSIVE] = pick(unseen, rng)
    unseen ^= 1 << s.removed[PASSIVE]
    for n in range(ROUNDS):
        if s.stack[n] == HIDDEN:
            s.stack[n] = pick(unseen, rng)
            unseen ^= 1 << s.stack[n]
    s.row[s.round_no, 0] = s.stack[s.round_no]


@rule
def pick(cards: int, rng: Array) -> int:
    """Draw one card of a set."""
    n = below(rng, bit_count(cards))
    card = 0
    while True:
        if (cards >> card) & 1:
            if n == 0:
                return card
            n -= 1
        card += 1
