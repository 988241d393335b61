"""A second opinion: our rulebooks agree with independent implementations at every step of random games.

`./test --long` (or `python -m tests.lockstep`) plays many thousands.
"""

import pytest

from tests.lockstep import play
from tests.play import TABLES

GAMES_EACH = 30


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_lockstep_with_the_second_opinion(name: str, players: int) -> None:
    for seed in range(GAMES_EACH):
        play(name, players, seed)
