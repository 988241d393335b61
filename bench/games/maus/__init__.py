"""Maus geflippt: what its rules are to reach, and how slaps are played at random."""

from bench.games import Decisions, Special
from ninelives.games.maus.state import SHOUT, TIME

SPECIAL = Special(
    quick=5e6,
    # Each mouse is turned once, which is nobody's decision, and answered by every player.
    decisions=Decisions("random play, without turning mice", "slaps/s", lambda players: players / (players + 1)),
    timed=(SHOUT, TIME),
)
