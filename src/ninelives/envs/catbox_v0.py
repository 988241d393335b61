"""Cat in the Box for PettingZoo: tricks with cards whose colour is declared when they are played, for 2 to 5 players.

>>> from ninelives.envs import catbox_v0
>>> env = catbox_v0.raw_env(players=3, reward="win", render_mode="ansi")
>>> env.reset(seed=7)
>>> print(env.render().splitlines()[-1])
Your hand: 1  2  3  5  5  5  6  6  6  6
>>> env.step(36 + 8)
Traceback (most recent call last):
ninelives.games.errors.IllegalAction: You do not hold a 9. (CB-3)
>>> env.step(36)
>>> env.agent_selection
'player_1'

Actions: 4 * (number - 1) + colour (red, blue, yellow, green) plays a card; 35 + n sets the card n aside; 45 + n
predicts n tricks. Option: `board` (`white`, `purple`); `reward` is `margin` (points above the table's mean) or `win`.
"""

from typing import Any

from ninelives.envs.aec import TableEnv
from ninelives.envs.guarded import GuardedTable


def raw_env(players: int = 4, reward: str = "margin", render_mode: str | None = None, **options: Any) -> TableEnv:
    """Without guards: an illegal action raises the reason, and nothing has happened."""
    return TableEnv("catbox", players, reward, render_mode, options)


def env(players: int = 4, reward: str = "margin", render_mode: str | None = None, **options: Any) -> GuardedTable:
    """As PettingZoo's classic games: an illegal action ends the game to the cost of who did it."""
    return GuardedTable("catbox", players, reward, render_mode, options)
