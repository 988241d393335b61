"""Cat in the Box, version 1 of the rules: any face of the board with any number of players, white by default (CB-5)."""

from ninelives.games import newer

__path__ += newer(__file__)
