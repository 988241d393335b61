"""Maus geflippt for PettingZoo: who slaps the right mouse first, for 2 to 6 players; AEC and Parallel API.

>>> from ninelives.envs import maus_v0
>>> env = maus_v0.parallel_env(players=3)
>>> observations, infos = env.reset(seed=7)
>>> while env.agents:
...     answers = {agent: observations[agent]["action_mask"].argmax() for agent in env.agents}
...     observations, rewards, terminations, truncations, infos = env.step(answers)
>>> round(sum(rewards.values()), 9)
0.0

A cycle is a mouse: it lies face up, and every seat answers once without seeing the others' answers. (Turning the next
mouse is nobody's choice and done for the seat whose task it is.) An answer is 8 * choice + bucket. Choices: 0 to 25
slap with that garment, 26 shouts, 27 holds still, always with bucket 0. Buckets: reaction times from 250 to 2,000
milliseconds. Times scatter around them as a person's do (`noise=False`: they do not), and come later by the seat's
`latency`, a list of milliseconds.

Nobody can be asked again in a game of reactions: an answer that the mask forbids counts as holding still, and the
agent's info is then `{"illegal": True}`. Only `raw_env` raises the reason instead.

Options: `uncertainty` and `time_limit` in milliseconds; `max_cycles` truncates a game after so many mice, with rewards
for the points so far; `reward` is `margin` (points above the table's mean) or `win`.
"""

from collections.abc import Sequence
from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import aec_to_parallel

from ninelives.envs.aec import TableEnv
from ninelives.envs.guarded import GuardedTable
from ninelives.envs.lanes.maus import BUCKETS
from ninelives.games import driver
from ninelives.games.book import Option
from ninelives.games.maus.state import HOLD, TURN

MICE = range(1, 1_000_001)


class MausTable(TableEnv):
    """A table at which mice turn themselves up."""

    def __init__(
        self,
        players: int = 4,
        reward: str = "margin",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        noise: bool = True,
        latency: Sequence[float] | None = None,
        **options: Any,
    ) -> None:
        super().__init__("maus", players, reward, render_mode, options, noise, latency)
        self.metadata["is_parallelizable"] = True
        self.max_cycles = None if max_cycles is None else Option("max_cycles", MICE, 1).encode(max_cycles)

    def _begin(self) -> int:
        self._cycles = 0
        self._turn()
        return 0

    def _turn(self) -> None:
        driver.apply(self._states, 0, int(self._states["turner"][0]), TURN)

    def _go_on(self, seat: int, following: int) -> None:
        if seat < len(self.possible_agents) - 1:
            super()._go_on(seat, following)
            return
        self._cycles += 1
        self._turn()
        if self._cycles == self.max_cycles:
            self._finish(self.truncations)
        else:
            super()._go_on(seat, 0)


class GuardedMausTable(MausTable, GuardedTable):
    """An answer that cannot be given is none: the seat holds still, and its info tells."""

    def _act(self, seat: int, flat: int) -> None:
        self.infos[self.agent_selection] = {}
        super()._act(seat, flat)

    def _refuse(self, seat: int, flat: int) -> None:
        agent = self.agent_selection
        super()._act(seat, BUCKETS * HOLD)
        self.infos[agent] = {"illegal": True}


def raw_env(players: int = 4, reward: str = "margin", render_mode: str | None = None, **options: Any) -> MausTable:
    """Without guards: an illegal action raises the reason, and nothing has happened."""
    return MausTable(players, reward, render_mode, **options)


def env(players: int = 4, reward: str = "margin", render_mode: str | None = None, **options: Any) -> GuardedMausTable:
    """One answer after another, in the order of seats."""
    return GuardedMausTable(players, reward, render_mode, **options)


def parallel_env(
    players: int = 4, reward: str = "margin", render_mode: str | None = None, **options: Any
) -> ParallelEnv:
    """All answers to a mouse at once."""
    return aec_to_parallel(env(players, reward, render_mode, **options))
