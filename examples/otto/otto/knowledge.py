"""Otto: what a seat may know, and the worlds it cannot tell apart."""

from ninelives.games.kernel import EMPTY, HIDDEN, Array, below, bit_count, next_word, rule

from .state import CHEESES, END, EVERY_CHEESE, EVERY_MOUSE, State


@rule
def hide(s: State, seat: int) -> None:
    """Blank out, in a copy, what this seat may not know (seat -1: a spectator). OT-1, OT-2, OT-3."""
    s.rng[0] = 0
    if s.phase == END:
        return
    for other in range(s.players):
        if other != seat:
            s.hand[other] = HIDDEN
            s.home[other] = HIDDEN
            if s.sent[s.night, other] != EMPTY:
                s.sent[s.night, other] = HIDDEN
    for night in range(s.night + 1, CHEESES):
        s.stack[night] = HIDDEN


@rule
def resample(s: State, seat: int, rng: Array) -> None:
    """Fill an observation with one of the worlds that are possible for the seat, all equally likely."""
    s.rng[0] = next_word(rng)
    if s.phase == END:
        return
    for other in range(s.players):
        if other != seat:
            unseen = EVERY_MOUSE & ~seen_of(s, other)
            s.home[other] = pick(unseen, rng)
            s.hand[other] = unseen ^ (1 << s.home[other])
            if s.sent[s.night, other] == HIDDEN:
                s.sent[s.night, other] = pick(s.hand[other], rng)
                s.hand[other] ^= 1 << s.sent[s.night, other]
    cheeses = EVERY_CHEESE
    for night in range(CHEESES):
        if night > s.night:
            s.stack[night] = pick(cheeses, rng)
        cheeses ^= 1 << s.stack[night]


@rule
def seen_of(s: State, seat: int) -> int:
    """Return the mice of a seat that everybody has seen."""
    mice = 0
    for night in range(s.night):
        mice |= 1 << s.sent[night, seat]
    return mice


@rule
def pick(cards: int, rng: Array) -> int:
    """Return one card of a set, at random."""
    n = below(rng, bit_count(cards))
    card = 0
    while n or not (cards >> card) & 1:
        n -= (cards >> card) & 1
        card += 1
    return card
