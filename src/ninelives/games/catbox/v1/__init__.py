"""Cat in the Box, version 1 of the rules: any face of the board with any number of players, white by default (CB-5).

What is not here is as it is in the newest version.
"""

from pathlib import Path

__path__ += [str(Path(__file__).parents[1])]
