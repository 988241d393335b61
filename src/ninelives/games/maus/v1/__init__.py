"""Maus geflippt, version 1 of the rules: every kind of garment is red or blue (MG-1).

What is not here is as it is in the newest version, imported once more.
"""

from pathlib import Path

__path__.append(str(Path(__file__).parents[1]))
