"""Otto: the record of a game, and what the cards are."""

from typing import Annotated

import numpy as np

from ninelives.games.kernel import Array, compiled_sources, record

SEATS = 4
MICE = 8  # OT-1
NIGHTS = 7
CHEESES = 9  # OT-2
EVERY_MOUSE = (1 << MICE) - 1
EVERY_CHEESE = (1 << CHEESES) - 1

LIGHT, SOUND = 0, 1
SLEEP = (4, 5)  # OT-4: the noise of each player that Otto sleeps through
SEND, END = 0, 1

ACTIONS = MICE  # action n sends the mouse n + 1


class State:
    """One game. A set of mice is a bit mask; mice and cheeses are counted from 0 in here, so the mouse 5 is 4."""

    rng: Annotated[Array, np.uint64, 1]
    players: int
    sleep: int
    phase: int
    night: int  # from 0
    larder: int  # how much cheese lies there, in points…
    raided: int  # …and lay there the night before
    hand: Annotated[Array, SEATS]
    home: Annotated[Array, SEATS]  # the mouse that never goes out
    stack: Annotated[Array, CHEESES]  # one cheese a night
    sent: Annotated[Array, NIGHTS, SEATS]
    points: Annotated[Array, SEATS]
    safe: Annotated[Array, SEATS]  # mice that came back


STATE = record(State, *compiled_sources(__package__))
