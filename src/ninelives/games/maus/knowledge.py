"""Maus geflippt: what a seat may know, and the worlds it cannot tell apart."""

import numpy as np

from ninelives.games.kernel import EMPTY, HIDDEN, Array, next_word, rule, shuffle

from .state import CARDS, END, HAND, KINDS, MICE, NO_ANSWER, PIECES, State


@rule
def hide(s: State, seat: int) -> None:
    """Blank out, in a copy, what this seat may not know (seat -1: a spectator)."""
    s.rng[0] = 0
    for k in range(CARDS):
        s.draw[k] = HIDDEN if s.drawn <= k < s.draw_size else EMPTY
    if s.phase == END:
        return
    for other in range(s.players):
        if other != seat:
            s.answer[other] = NO_ANSWER
            s.last_fits[other] = HIDDEN
            for slot in range(HAND):
                if s.hand[other, slot] != EMPTY and not s.known[other, slot]:
                    s.hand[other, slot] = HIDDEN
    s.waiting = HIDDEN
    for k in range(MICE):
        if s.pile[k] != EMPTY and not s.seen[s.pile[k]]:
            s.pile[k] = HIDDEN
    for piece in range(s.cheeses_taken + 1, PIECES):
        s.cheese[piece] = HIDDEN


@rule
def resample(s: State, seat: int, rng: Array) -> None:
    """Fill an observation with one of the worlds that are possible for the seat, all equally likely.

    Others' answers to the visible mouse are hidden; in the sampled world they have not answered yet.
    """
    s.rng[0] = next_word(rng)
    for n in range(s.shuffles + 1):
        resample_batch(s, seat, n, rng)
    if s.phase == END:
        return
    resample_pile(s, rng)
    resample_cheeses(s, rng)
    s.waiting = 0
    for other in range(s.players):
        s.waiting += s.answer[other] == NO_ANSWER


@rule
def resample_batch(s: State, seat: int, n: int, rng: Array) -> None:
    """Spread a batch's unseen garments over the hidden places that were filled from it."""
    cards = np.empty(CARDS, np.int64)
    left = 0
    for garment in range(KINDS):
        copies = s.unseen[n, garment]
        for slot in range(HAND):
            for other in range(s.players):
                if s.hand[other, slot] == garment and s.batch[other, slot] == n and not s.known[other, slot]:
                    copies -= 1
        for _ in range(copies):
            cards[left] = garment
            left += 1
    shuffle(rng, cards, left)
    for other in range(s.players):
        for slot in range(HAND):
            if s.hand[other, slot] == HIDDEN and s.batch[other, slot] == n:
                left -= 1
                s.hand[other, slot] = cards[left]
    if n == s.shuffles:
        for k in range(s.drawn, s.draw_size):
            left -= 1
            s.draw[k] = cards[left]


@rule
def resample_pile(s: State, rng: Array) -> None:
    """Spread the mice that nobody has seen over the hidden places of the pile."""
    mice = np.empty(MICE, np.int64)
    left = 0
    for mouse in range(MICE):
        if not s.seen[mouse]:
            mice[left] = mouse
            left += 1
    shuffle(rng, mice, left)
    fill_hidden(s.pile, MICE, mice, left)


@rule
def resample_cheeses(s: State, rng: Array) -> None:
    """Spread the cheeses that nobody has seen over the hidden pieces."""
    pieces = np.empty(PIECES, np.int64)
    left = 0
    for cheese in range(PIECES):
        seen = False
        for k in range(min(s.cheeses_taken + 1, PIECES)):
            seen = seen or s.cheese[k] == cheese
        if not seen:
            pieces[left] = cheese
            left += 1
    shuffle(rng, pieces, left)
    fill_hidden(s.cheese, PIECES, pieces, left)


@rule
def fill_hidden(places: Array, n: int, unseen: Array, left: int) -> None:
    """Fill the hidden ones of n places from the end of a list of so many unseen things."""
    for k in range(n):
        if places[k] == HIDDEN:
            left -= 1
            places[k] = unseen[left]
