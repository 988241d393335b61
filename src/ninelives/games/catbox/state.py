"""Cat in the Box: the record of a game, and what the cards are."""

from typing import Annotated

import numpy as np

from ninelives.games.kernel import Array, compiled_sources, record

SEATS = 5
NUMBERS = 9
COLOURS = ("red", "blue", "yellow", "green")  # CB-5: the rows of the board
RED, BLUE, YELLOW, GREEN = 0, 1, 2, 3
COPIES = 5

# CB-1, CB-3: highest number and cards dealt, by number of players.
HIGHEST = (0, 0, 5, 6, 8, 9)
DEALT = (0, 0, 10, 10, 10, 9)
NO_PREDICTIONS = (0, 0, 0)
PREDICTIONS = (NO_PREDICTIONS, NO_PREDICTIONS, NO_PREDICTIONS, (1, 3, 4), (1, 2, 3), (1, 2, 3))  # CB-4
MOST_TRICKS_FOR_BONUS = 4  # CB-15, two players
MIDDLE, REVEALED_MIDDLE = 5, 3  # CB-15: cards in the middle, and those of them that are face up

WHITE, PURPLE = 0, 1
# CB-5: our own column order for the second face.
PURPLE_COLUMNS = (5, 1, 8, 3, 6, 9, 2, 7, 4)

ASIDE, PREDICT, PLAY, END = 0, 1, 2, 3

# Actions: 4 * (number - 1) + colour plays a card, then come setting aside and predicting.
SET_ASIDE = 4 * NUMBERS  # + number - 1 sets that card aside
PREDICTION = SET_ASIDE + NUMBERS  # + tricks predicts them
MOST_PREDICTED = 4  # CB-4
ACTIONS = PREDICTION + MOST_PREDICTED + 1

# A board is a bit mask: bit 10 * colour + number - 1. The tenth bit of a row stays empty, so that
# neighbours are one or ten bits away and rows do not touch at their ends.
ROW = 10
ROW_FULL = (1 << NUMBERS) - 1
ACTIONS_OF_ROW = np.array([sum((row >> n & 1) << 4 * n for n in range(NUMBERS)) for row in range(1 << NUMBERS)])
EVERY_ROW = 1 | 1 << ROW | 1 << 2 * ROW | 1 << 3 * ROW


class State:
    """The record of one game. Numbers are stored from 0: the card 7 is 6 in here."""

    rng: Annotated[Array, np.uint64, 1]
    free: Annotated[Array, np.int64, 1]  # a board: the cells without a token
    tokens: Annotated[Array, np.int64, SEATS]  # boards: the cells with a seat's tokens
    colours: Annotated[Array, np.int64, SEATS]  # boards: whole rows, one for each X token left
    deck: Annotated[Array, np.int8, COPIES * NUMBERS]  # as last shuffled
    players: int
    board: int
    phase: int
    round_no: int
    start: int  # the round's start player
    leader: int
    turn: int  # the seat that is to predict or to play
    trick: int
    led: int  # the colour of this trick, EMPTY before its first card
    waiting: int  # seats still to set aside, to predict, or to play to this trick
    hand: Annotated[Array, np.int8, SEATS, NUMBERS]  # copies of each number
    cards: Annotated[Array, np.int8, SEATS]  # hand sizes
    aside: Annotated[Array, np.int8, SEATS]
    prediction: Annotated[Array, np.int8, SEATS]
    tricks: Annotated[Array, np.int8, SEATS]
    played: Annotated[Array, np.int8, SEATS]  # this trick, as actions
    middle: Annotated[Array, np.int8, MIDDLE]
    opener: int  # who led red because no other colour could be declared (CB-8)…
    opener_numbers: int  # …and the only numbers that hand could then hold, a bit mask
    points: Annotated[Array, np.int8, SEATS, SEATS]  # by round and seat…
    bonus: Annotated[Array, np.int8, SEATS, SEATS]  # …and those of them for groups
    causers: Annotated[Array, np.int8, SEATS]  # by round: who caused a paradox
    last_leader: int
    last_winner: int
    last_played: Annotated[Array, np.int8, SEATS]
    last_prediction: Annotated[Array, np.int8, SEATS]
    last_tricks: Annotated[Array, np.int8, SEATS]
    last_tokens: Annotated[Array, np.int64, SEATS]
    last_middle: Annotated[Array, np.int8, MIDDLE]
    paradox: int  # who caused one in the last round that ended
    revealed: Annotated[Array, np.int8, NUMBERS]  # the hand of that seat, copies of each number


STATE = record(State, *compiled_sources(__package__))
