"""Habits of a game whose bot.py says nothing else: enough for a search of the whole game."""

from typing import Any

from ninelives.bots.thought import Thought
from ninelives.games import verbs
from ninelives.games.kernel import Array, rule


@rule
def thumb_action(s: Any, seat: int, work: Thought) -> int:
    """Return what a player does out of habit: anything."""
    return verbs.random_action(s, seat, work)


@rule
def weigh(s: Any, seat: int, work: Thought) -> int:
    """Write what a seat may do into work.acts and how much speaks for it into work.worth; return how many."""
    n: int = verbs.legal_actions(s, seat, work.acts)
    for k in range(n):
        work.worth[k] = 0.0
    return n


@rule
def imagine(s: Any, seat: int, work: Thought) -> None:
    """Fill an observation with a world: all that are possible are as likely."""
    verbs.resample(s, seat, work.rng)


@rule
def candidates(s: Any, seat: int, out: Array) -> int:
    """Write the actions worth thinking about; return how many: all."""
    n: int = verbs.legal_actions(s, seat, out)
    return n


@rule
def is_hidden(s: Any) -> bool:
    """Return whether the others do not see what a seat chooses now."""
    return False


@rule
def stretch(s: Any) -> int:
    """Return the part of the game, by its number, that a search plays to its end: the whole game."""
    return 0


@rule
def utility(s: Any, seat: int, work: Thought) -> float:
    """Return what an outcome is worth to a seat: how far ahead of the others it is on average."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += work.scores[other]
    return float(work.scores[seat]) - others / (s.players - 1.0)
