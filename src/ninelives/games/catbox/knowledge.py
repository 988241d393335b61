"""Cat in the Box: what a seat may know, and the worlds it cannot tell apart."""

import numpy as np

from ninelives.games.kernel import EMPTY, HIDDEN, NOBODY, Array, below, bit_count, next_word, rule

from .rules import declarable
from .state import (
    COPIES,
    END,
    EVERY_ROW,
    HIGHEST,
    MIDDLE,
    NUMBERS,
    PLAY,
    REVEALED_MIDDLE,
    State,
)


@rule
def hide(s: State, seat: int) -> None:
    """Blank out, in a copy, what this seat may not know (seat -1: a spectator). CB-3, CB-15."""
    s.rng[0] = 0
    for k in range(COPIES * NUMBERS):
        s.deck[k] = HIDDEN
    if s.phase == END:
        return
    for other in range(s.players):
        if other != seat:
            for number in range(NUMBERS):
                s.hand[other, number] = HIDDEN
            if s.aside[other] != EMPTY:
                s.aside[other] = HIDDEN
    for k in range(REVEALED_MIDDLE, MIDDLE):
        s.middle[k] = HIDDEN
        s.last_middle[k] = HIDDEN


@rule
def resample(s: State, seat: int, rng: Array) -> None:
    """Fill an observation with one of the worlds that are possible for the seat, all equally likely.

    Two things are known beyond the cards seen: what the opener of red could hold (CB-8), and that the seat whose turn
    it is can declare something (CB-12). The opener's hand comes first, from the numbers it can hold; a deal that leaves
    the seat to play stuck is drawn again.
    """
    s.rng[0] = next_word(rng)
    if s.phase == END:
        return
    unseen = np.empty(NUMBERS, np.int64)
    hidden_turn = s.phase == PLAY and s.turn != seat
    while True:
        count_unseen(s, seat, unseen)
        if s.opener != NOBODY and s.opener != seat:
            draw_hand(s, s.opener, s.opener_numbers, unseen, rng)
        if hidden_turn and s.turn != s.opener:
            draw_hand(s, s.turn, -1, unseen, rng)
        if not hidden_turn or declarable(s, s.turn) != 0:
            break
    for other in range(s.players):
        if other == seat:
            continue
        if other != s.opener and not (hidden_turn and other == s.turn):
            draw_hand(s, other, -1, unseen, rng)
    for other in range(s.players):
        if s.aside[other] == HIDDEN:
            s.aside[other] = draw(-1, unseen, rng)
    if s.players == 2:
        for k in range(REVEALED_MIDDLE, MIDDLE):
            s.middle[k] = draw(-1, unseen, rng)


@rule
def count_unseen(s: State, seat: int, unseen: Array) -> None:
    """Write how many copies of each number the seat has not seen this round."""
    laid = 0
    for other in range(s.players):
        laid |= s.tokens[other]
    for number in range(NUMBERS):
        unseen[number] = 0
        if number < HIGHEST[s.players]:
            unseen[number] = COPIES - bit_count((laid >> number) & EVERY_ROW)
            if seat != NOBODY:
                unseen[number] -= s.hand[seat, number]
    if seat != NOBODY and s.aside[seat] != EMPTY:
        unseen[s.aside[seat]] -= 1
    if s.players == 2:
        for k in range(REVEALED_MIDDLE):
            unseen[s.middle[k]] -= 1


@rule
def draw_hand(s: State, seat: int, numbers: int, unseen: Array, rng: Array) -> None:
    """Give a seat as many cards as it holds, from the numbers of a bit mask."""
    for number in range(NUMBERS):
        s.hand[seat, number] = 0
    for _ in range(s.cards[seat]):
        s.hand[seat, draw(numbers, unseen, rng)] += 1


@rule
def draw(numbers: int, unseen: Array, rng: Array) -> int:
    """Take one unseen card whose number is in the bit mask, each card equally likely."""
    total = 0
    for number in range(NUMBERS):
        if (numbers >> number) & 1:
            total += unseen[number]
    n = below(rng, total)
    for number in range(NUMBERS):
        if (numbers >> number) & 1:
            if n < unseen[number]:
                unseen[number] -= 1
                return number
            n -= unseen[number]
    return EMPTY
