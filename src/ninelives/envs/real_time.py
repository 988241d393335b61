"""A game in real time for PettingZoo: cycles in which every agent answers once, AEC or all at once.

Time is event time: an answer says how long it takes, and nothing waits for a clock. What is nobody's choice is done by
the environment itself. Nobody can be asked again in a game of reactions: an answer that the mask forbids counts as
none, and the agent's info is then `{"illegal": True}`; only without guards the reason is raised instead.

`max_cycles` truncates a game after so many cycles, with rewards for the points so far. `noise` and `latency`: see
`Tensors`.
"""

from collections.abc import Mapping
from typing import Any

from ninelives.envs.aec import GameEnv
from ninelives.envs.guarded import GuardedEnv
from ninelives.games.meta import Option

MAX_CYCLES = Option("max_cycles", range(1, 1_000_001), 1)


class CycleEnv(GameEnv):
    """A game of cycles without guards."""

    def __init__(
        self, game: str, players: int, reward: str, render_mode: str | None, options: Mapping[str, Any]
    ) -> None:
        own = {name: value for name, value in options.items() if name not in ("max_cycles", "noise", "latency")}
        noise, latency, cycles = options.get("noise", True), options.get("latency"), options.get("max_cycles")
        super().__init__(game, players, reward, render_mode, own, noise, latency)
        self.metadata["is_parallelizable"] = True
        self.max_cycles = None if cycles is None else MAX_CYCLES.encode(cycles)

    def _begin(self) -> int:
        self._cycles = 0
        return super()._begin()

    def _go_on(self, seat: int, following: int) -> None:
        if following <= seat:  # everybody has answered
            self._cycles += 1
            if self._cycles == self.max_cycles:
                self._finish(self.truncations)
                return
        super()._go_on(seat, following)


class GuardedCycleEnv(CycleEnv, GuardedEnv):
    """A game of cycles in which an answer that cannot be given is none, and the agent's info tells."""

    def _act(self, seat: int, flat: int) -> None:
        self.infos[self.agent_selection] = {}
        super()._act(seat, flat)

    def _refuse(self, seat: int, flat: int) -> None:
        agent, still = self.agent_selection, self._tensors.role.still
        if still is None or flat == still:
            super()._refuse(seat, flat)
            return
        super()._act(seat, still)
        self.infos[agent] = {"illegal": True}
