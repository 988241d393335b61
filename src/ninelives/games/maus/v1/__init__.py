"""Maus geflippt, version 1 of the rules: every kind of garment is red or blue (MG-1)."""

from ninelives.games import newer

__path__ += newer(__file__)
