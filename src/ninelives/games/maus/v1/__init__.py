"""Maus geflippt, rules version 1: the wardrobe of that time; all else is the present game's, imported once more."""

from pathlib import Path

__path__.append(str(Path(__file__).parents[1]))
