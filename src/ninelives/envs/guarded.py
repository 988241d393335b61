"""What PettingZoo's wrappers add to its classic games, without their cost: three of them take longer than the game.

As with `OrderEnforcingWrapper`, nothing can be done before `reset`, and a loop over `agent_iter` must step. As with
`AssertOutOfBoundsWrapper`, an action must be of the action space. As with `TerminateIllegalWrapper`, an illegal action
ends the game to the cost of who did it.
"""

from collections.abc import Iterator
from typing import Any, SupportsIndex

from pettingzoo.utils.env_logger import EnvLogger

from ninelives.envs.aec import GameEnv, Observation
from ninelives.games.errors import GameError


class GuardedEnv(GameEnv):
    """A game that PettingZoo's users know their way about."""

    _moved = False  # since agent_iter last named an agent

    @property
    def penalty(self) -> float:
        """The reward for an illegal action: no game can be lost by as much, so that it never pays."""
        return -float(self._tensors.role.span(self._tensors.players)) if self.reward == "margin" else -1.0

    @property
    def _dealt(self) -> bool:
        """Whether a reset has dealt a game."""
        return hasattr(self, "agent_selection")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._moved = True

    def observe(self, agent: str) -> Observation:
        if not self._dealt:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        if not self._dealt:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self._dealt:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self._moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._moved = False
            most -= 1
            yield self.agent_selection

    def step(self, action: SupportsIndex | None) -> None:
        if not self._dealt:
            EnvLogger.error_step_before_reset()
        self._moved = True
        if self.agents:
            super().step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _checked(self, action: Any) -> int:
        try:
            return super()._checked(action)
        except GameError as error:
            raise AssertionError("action is not in action space") from error

    def _refuse(self, seat: int, flat: int) -> None:
        EnvLogger.warn_on_illegal_move()
        for ended in self.terminations, self.truncations:
            ended.update(dict.fromkeys(self.agents, True))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = self.penalty
        self._accumulate_rewards()
        self._deads_step_first()
