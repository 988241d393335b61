"""What is special about measuring a game, and what its rules are to reach: its own folder here says so."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec


@dataclass(frozen=True)
class Decisions:
    """How many of a game's actions are decisions of players, given their number, and where that is written."""

    what: str
    unit: str
    share: Callable[[int], float]


@dataclass(frozen=True)
class Special:
    """Goals of bench/rules.py for one game, and how to play it at random. Nothing is demanded where nothing is said."""

    quick: float | None = None  # decisions a second, on a quiet machine
    times_python: float | None = None  # as fast as oh_hell of OpenSpiel from Python
    times_rollouts: float | None = None  # as fast as its rollouts in C++
    decisions: Decisions | None = None  # where not every action is one
    timed: tuple[int, int] | None = None  # the last action that takes a time, and what a millisecond adds to it


def special(game: str) -> Special:
    """Return what the folder of a game here says of it."""
    found: Special = import_module(name).SPECIAL if find_spec(name := f"{__name__}.{game}") else Special()
    return found
