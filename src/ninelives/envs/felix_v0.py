"""Felix / Filou for PettingZoo: an auction with hidden cards, for 3 to 5 players.

>>> from ninelives.envs import felix_v0
>>> env = felix_v0.env(players=4, edition="fr")
>>> env.reset(seed=7)
>>> env.agent_selection, env.action_space("player_0")
('player_0', Discrete(119))
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else int(observation["action_mask"].argmax()))
>>> env.agents
[]

Actions: 0 to 9 place a card (-8, -5, rabbit, 3, 5, 8, 11, 15, large dog, small dog), 10 passes, 10 + n bids n mice.
Options: `edition` (`en`, `fr`) and `open_mice`; `reward` is `margin` (points above the table's mean) or `win`.
"""

from typing import Any

from ninelives.envs.aec import TableEnv
from ninelives.envs.guarded import GuardedTable


def raw_env(players: int = 4, reward: str = "margin", render_mode: str | None = None, **options: Any) -> TableEnv:
    """Without guards: an illegal action raises the reason, and nothing has happened."""
    return TableEnv("felix", players, reward, render_mode, options)


def env(players: int = 4, reward: str = "margin", render_mode: str | None = None, **options: Any) -> GuardedTable:
    """As PettingZoo's classic games: an illegal action ends the game to the cost of who did it."""
    return GuardedTable("felix", players, reward, render_mode, options)
