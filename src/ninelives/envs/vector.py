"""A batch as Gymnasium's vector environment: one seat learns, fixed opponents play the others.

    env = gymnasium.make_vec("ninelives/catbox-v0", num_envs=1024, players=4, opponents="thumb")

after `import ninelives.envs.vector`. An observation has the tensor (docs/observations.md) and the mask of legal
actions; `env.action_space.sample()` is always legal. A lane begins its next game in the step that ends one
(`SAME_STEP`).
"""

from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ninelives.envs.batch import Batch
from ninelives.envs.role import playable
from ninelives.games import rulebook
from ninelives.games.errors import GameError

Observation: TypeAlias = dict[str, npt.NDArray[Any]]


class LegalActions(MultiDiscrete):
    """An action for each lane; a sample is legal in the positions that the lanes are in."""

    def __init__(self, batch: Batch) -> None:
        super().__init__([batch.tensors.actions] * batch.size)
        self._batch = batch

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy knows nothing of lanes: it is an ordinary space, to be sampled with a mask."""
        return MultiDiscrete, (self.nvec,)

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[np.int64]:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        legal = self._batch.mask
        return (legal * (1.0 - self.np_random.random(legal.shape, np.float32))).argmax(1)


class BatchEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Takes what `ninelives.batch` takes; returns copies, which are the caller's to keep."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str = "thumb",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if opponents is None:
            raise GameError("bad-option", option="opponents", value="None", valid="random, thumb")
        if render_mode is not None:
            raise GameError("bad-option", option="render_mode", value=str(render_mode), valid="None")
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        seats = rulebook(game).meta.usual_players if players is None else players
        self.batch = Batch(game, seats, num_envs, opponents=opponents, **options)
        self.num_envs = self.batch.size
        tensors = self.batch.tensors
        seen = Box(tensors.low, tensors.high, dtype=np.int16)
        mask = Box(0, 1, (tensors.actions,), np.int8)
        self.single_observation_space = Dict({"observation": seen, "action_mask": mask})
        self.single_action_space = Discrete(tensors.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = LegalActions(self.batch)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._check_open()
        self.batch.reset(int(self.np_random.integers(1 << 63)))
        self._dealt = True
        return self._observation(), {}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        self._check_open()
        if not self._dealt:
            raise ResetNeeded("reset the environment before its first step")
        try:
            self.batch.step(actions)
        except GameError as refusal:
            raise InvalidAction(str(refusal)) from refusal
        ended = self.batch.done.copy()
        never = np.zeros(self.num_envs, np.bool_)
        return self._observation(), self.batch.own_reward.copy(), ended, never, self._infos(ended)

    def _observation(self) -> Observation:
        return {"observation": self.batch.observation.copy(), "action_mask": self.batch.mask.astype(np.int8)}

    def _infos(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """How the games that have ended looked at their end, as Gymnasium's own environments tell it."""
        if not ended.any():
            return {}
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.batch.tensors.actions, np.int8)
        for lane in ended.nonzero()[0]:
            final[lane] = {"observation": self.batch.final[lane].copy(), "action_mask": nothing.copy()}
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the batch's threads."""
        self.batch.close()

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("this environment has been closed")


for _game in playable():
    gymnasium.register(
        f"ninelives/{_game}-v0", vector_entry_point="ninelives.envs.vector:BatchEnv", kwargs={"game": _game}
    )
