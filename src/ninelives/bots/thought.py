"""Scratch paper for bots that think."""

from pathlib import Path
from typing import Annotated

import numpy as np

from ninelives.games.kernel import Array, Work

MOST = 128  # candidates: as many as there may be legal actions that a search can compare
NODES = 1 << 13
TRAITS = 12
MOST_CODES = 1024  # numbers of actions, in a game whose bots search by a tree
HERE = Path(__file__).parent


class Thought(Work):
    """The scratch paper of a search: how each candidate did."""

    memory: int  # how many rounds back open cards are remembered
    traits: Annotated[Array, np.float64, TRAITS]  # of whoever acts out of habit, as the game's bot.py numbers them
    weight: Annotated[Array, np.float64, MOST]
    worth: Annotated[Array, np.float64, MOST]  # of the actions in acts, by rules of thumb
    action: Annotated[Array, np.int64, MOST]
    tries: Annotated[Array, np.int64, MOST]
    total: Annotated[Array, np.float64, MOST]  # summed utility
    score: Annotated[Array, np.float64, MOST]  # summed points
    wins: Annotated[Array, np.float64, MOST]
    lead: Annotated[Array, np.float64, MOST]  # over the first candidate, in the worlds of this stage
    lead_squares: Annotated[Array, np.float64, MOST]


class Tree(Thought):
    """The scratch paper of a tree search: its nodes, by number. A node is an action of `mover`, and what came of it."""

    reward: Annotated[Array, np.float64, 6]  # of the last playout, by seat
    place: Annotated[Array, MOST_CODES]  # by action: 1 + its place in acts; all 0 between decisions
    child: Annotated[Array, MOST]  # by place in acts
    size: int
    taken: Annotated[Array, NODES]  # the action that a node stands for
    mover: Annotated[Array, NODES]
    parent: Annotated[Array, NODES]
    first: Annotated[Array, NODES]  # the first child…
    next: Annotated[Array, NODES]  # …and the next sibling
    visits: Annotated[Array, NODES]
    sum: Annotated[Array, np.float64, NODES]  # of the mover's rewards
