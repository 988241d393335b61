"""Scratch paper for bots that think."""

from pathlib import Path
from typing import Annotated

import numpy as np

from ninelives.games.kernel import Array, Work, record

MOST = 64  # candidates


class Thought(Work):
    """Scratch paper of a search: how each candidate did."""

    memory: int  # how many rounds back open cards are remembered
    weight: Annotated[Array, np.float64, 10]
    worth: Annotated[Array, np.float64, MOST]  # of the actions in acts, by rules of thumb
    action: Annotated[Array, np.int64, MOST]
    tries: Annotated[Array, np.int64, MOST]
    total: Annotated[Array, np.float64, MOST]  # utility
    score: Annotated[Array, np.float64, MOST]  # points
    wins: Annotated[Array, np.float64, MOST]
    lead: Annotated[Array, np.float64, MOST]  # over the first candidate, in the worlds of this stage
    lead_squares: Annotated[Array, np.float64, MOST]


THOUGHT = record(Thought, Path(__file__).parent)
