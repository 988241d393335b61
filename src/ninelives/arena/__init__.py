"""Play matches between bots: the same deals from every seat, so that luck cancels out."""

from ninelives.arena.match import Match, duel, play_match
from ninelives.arena.run import run
from ninelives.arena.standings import Standing, standings

__all__ = ["Match", "Standing", "duel", "play_match", "run", "standings"]
