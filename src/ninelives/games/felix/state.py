"""Felix / Filou: the record of a game, and what the cards are."""

from typing import Annotated

import numpy as np

from ninelives.games.kernel import Array, compiled_sources, record

SEATS = 5
PASSIVE = 5  # index of the passive player's set of cards (FX-21)
ROUNDS = 9

# FX-1: the ten cards of a set, cats in ascending order, so that "greatest" and "least" compare card numbers.
CARDS = ("-8", "-5", "rabbit", "3", "5", "8", "11", "15", "large-dog", "small-dog")
VALUE = (-8, -5, 0, 3, 5, 8, 11, 15, 0, 0)
RABBIT, LARGE_DOG, SMALL_DOG = 2, 8, 9
FULL_SET = (1 << 10) - 1

# FX-3, FX-4: the bank and the mouse cards in play, by number of players.
MICE = 15
BANK = (0, 0, 0, 21, 27, 33)
NO_CARDS = (0, 0, 0, 0)
MOUSE_CARDS = (NO_CARDS, NO_CARDS, NO_CARDS, (3, 6, 0, 0), (2, 4, 6, 0), (2, 3, 4, 6))
FILLING = (0, 0, 0, 9, 12, 15)

EN, FR = 0, 1
PLACE, BID, END = 0, 1, 2

# Actions: 0 to 9 place that card, 10 passes, 10 + n bids n mice. Nobody can own more than all mice of the game.
PASS = 10
MOST_MICE = 108
ACTIONS = PASS + MOST_MICE + 1


class State:
    """The record of one game. A set of cards is a bit mask: bit c stands for card c."""

    rng: Annotated[Array, np.uint64, 1]
    players: int
    edition: int
    open_mice: int
    phase: int
    round_no: int  # from 0; 9 after the end
    start: int
    turn: int  # the seat that is to bid
    placed: int  # how many seats have placed
    up: int  # how many cards of the row are revealed, from the left
    passes: int  # how many seats are out of the bidding
    high: int  # the highest bid, 0 before the first
    filled: int  # whether the mouse cards were filled for this round
    bank: int
    mice: Annotated[Array, SEATS]  # all that a seat owns, its bid included
    bid: Annotated[Array, SEATS]
    passed: Annotated[Array, SEATS]
    cats: Annotated[Array, SEATS]  # points in won cats
    hand: Annotated[Array, SEATS]
    shown: Annotated[Array, SEATS + 1]  # cards of each set that everybody has seen
    removed: Annotated[Array, SEATS + 1]
    stack: Annotated[Array, ROUNDS]  # the passive player's cards, one a round
    row: Annotated[Array, ROUNDS, SEATS]
    starter: Annotated[Array, ROUNDS]
    winner: Annotated[Array, ROUNDS]
    price: Annotated[Array, ROUNDS]
    chased: Annotated[Array, ROUNDS]  # the place in the row that a dog emptied, or EMPTY
    purse: Annotated[Array, np.int8, ROUNDS, SEATS]  # the mice of each seat after a round


STATE = record(State, *compiled_sources(__package__))
