"""Any game for PettingZoo, made as PettingZoo's classic games are.

>>> from ninelives.envs import pettingzoo
>>> env = pettingzoo.env("felix", players=4, edition="fr")
>>> env.reset(seed=7)
>>> env.agent_selection, env.action_space("player_0")
('player_0', Discrete(119))
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else int(observation["action_mask"].argmax()))
>>> env.agents
[]

Each game has a module of its own, too, which is this one for that game: `from ninelives.envs import felix_v0`. Without
guards an illegal action raises the reason, and nothing has happened:

>>> from ninelives.envs import catbox_v0
>>> env = catbox_v0.raw_env(players=3, reward="win", render_mode="ansi")
>>> env.reset(seed=7)
>>> print(env.render().splitlines()[-1])
Your hand: 1  2  3  5  5  5  6  6  6  6
>>> env.step(36 + 8)
Traceback (most recent call last):
ninelives.games.errors.IllegalAction: You do not hold a 9. (CB-3)

Games in real time have the Parallel API besides (see `real_time`):

>>> env = pettingzoo.parallel_env("maus", players=3)
>>> observations, infos = env.reset(seed=7)
>>> while env.agents:
...     answers = {agent: observations[agent]["action_mask"].argmax() for agent in env.agents}
...     observations, rewards, terminations, truncations, infos = env.step(answers)
>>> round(sum(rewards.values()), 9)
0.0

`players` are as many as usual if nobody says; options of the game are arguments; `reward` is `margin` (points above the
table's mean) or `win`. What actions mean is told in the game's tensor.py and in docs/observations.md.
"""

from functools import partial
from types import ModuleType
from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import aec_to_parallel

from ninelives.envs.aec import GameEnv
from ninelives.envs.guarded import GuardedEnv
from ninelives.envs.real_time import CycleEnv, GuardedCycleEnv
from ninelives.games import part, rulebook
from ninelives.games.errors import GameError


def raw_env(
    game: str, players: int | None = None, reward: str = "margin", render_mode: str | None = None, **options: Any
) -> GameEnv:
    """Make a game without guards: an illegal action raises the reason, and nothing has happened."""
    meta = rulebook(game).meta
    kind = CycleEnv if meta.real_time else GameEnv
    return kind(game, meta.usual_players if players is None else players, reward, render_mode, options)


def env(
    game: str, players: int | None = None, reward: str = "margin", render_mode: str | None = None, **options: Any
) -> GuardedEnv:
    """Make a game as PettingZoo's classic ones: an illegal action ends it to the cost of who did it.

    In real time an answer that cannot be given is none.
    """
    meta = rulebook(game).meta
    kind = GuardedCycleEnv if meta.real_time else GuardedEnv
    return kind(game, meta.usual_players if players is None else players, reward, render_mode, options)


def parallel_env(
    game: str, players: int | None = None, reward: str = "margin", render_mode: str | None = None, **options: Any
) -> ParallelEnv:
    """Make a game in real time in which all agents answer at once."""
    if not rulebook(game).meta.real_time:
        raise GameError("envs-in-turns", game=game)
    return aec_to_parallel(env(game, players, reward, render_mode, **options))


def fill(module: ModuleType, game: str) -> None:
    """Make a module the one of a game: `env`, `raw_env`, in real time `parallel_env`, and what its actions mean."""
    meta = rulebook(game).meta
    module.__doc__ = f"{meta.title} for PettingZoo: see `ninelives.envs.pettingzoo`.\n\n{part(game, 'tensor').__doc__}"
    made: Any = module
    made.env, made.raw_env = partial(env, game), partial(raw_env, game)
    if meta.real_time:
        made.parallel_env = partial(parallel_env, game)
