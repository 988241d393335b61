"""A rulebook as a PettingZoo environment in which agents act one after another (AEC); `pettingzoo` offers it.

An agent observes `{"observation": the tensor of docs/observations.md, "action_mask": which actions are legal}`. Where
seats choose in secret at the same time, they are asked in the order of seats, and nobody sees what others have chosen
meanwhile. Rewards come at the end. `reset(seed=7)` deals the game of `ninelives.new(…, seed=7)`; a reset without a seed
deals the next one of the series that the last seed began.
"""

import functools
import random
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from ninelives.envs.lanes import solo
from ninelives.envs.pictures import draw, draw_text
from ninelives.envs.tensors import Tensors
from ninelives.games import driver, new, rulebook
from ninelives.games.errors import GameError
from ninelives.games.meta import Option, as_index
from ninelives.text import Message, catalogue

RENDER_MODES = ("human", "ansi", "rgb_array")
Observation = dict[str, npt.NDArray[Any]]


@functools.cache
def _compiled(game: str) -> tuple[Any, Any]:
    return solo.compiled(rulebook(game))


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game without guards: an illegal action raises the reason, and nothing has happened."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str = "margin",
        render_mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        noise: bool = True,
        latency: Sequence[float] | None = None,
    ) -> None:
        if render_mode is not None:
            Option("render_mode", RENDER_MODES, "human").encode(render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._tensors = Tensors(game, players, options, noise, latency, reward)
        self.reward = self._tensors.reward
        self.possible_agents = [f"player_{seat}" for seat in range(self._tensors.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._tensors.actions) for agent in self.possible_agents}
        self._name = game
        self._game = new(game, players, names=self.possible_agents, seed=0, **(options or {}))
        self._states = self._game.states  # played in place; the game itself is only looked at, in copies
        self._options = np.array(self._game.book.meta.encode_options(self._game.options, self._tensors.players))
        self._desk = self._tensors.desk
        self._blank_tensor = np.zeros(self._tensors.size, np.int16)
        self._blank_mask = np.zeros(self._tensors.actions, np.int8)
        self._luck = np.zeros(1, np.uint64)  # draws reaction times
        self._seeds = random.Random()  # draws the games of a series

    def _space(self) -> Dict:
        seen = Box(self._tensors.low, self._tensors.high, dtype=np.int16)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self._tensors.actions,), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. `options` are PettingZoo's and mean nothing here: the game's own options stay."""
        if seed is not None:
            if not 0 <= as_index(seed) < 1 << 64:
                raise GameError("bad-seed", seed=str(seed))
            self._seeds.seed(as_index(seed))
        dealt = self._seeds.getrandbits(64) if seed is None else seed
        driver.deal(self._states, 0, len(self.possible_agents), self._options, np.uint64(dealt))
        self._luck[0] = self._seeds.getrandbits(64)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._begin()]
        if self.render_mode == "human":
            self.render()

    def _begin(self) -> int:
        """Return the seat that acts first."""
        return int(solo.begin(self._states, self._desk))

    def observe(self, agent: str) -> Observation:
        tensor, mask = self._blank_tensor.copy(), self._blank_mask.copy()
        _compiled(self._name)[0](self._states, self._seat_of[agent], tensor, mask, self._desk)
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        if not self.agents:
            raise GameError("game-is-over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        else:
            self._act(self._seat_of[agent], self._checked(action))
            if self.render_mode == "human":
                self.render()

    def _checked(self, action: Any) -> int:
        flat = as_index(action)
        if not 0 <= flat < self._tensors.actions:
            raise self._tensors.why_not(self._states, 0, self._seat_of[self.agent_selection], flat)
        return flat

    def _act(self, seat: int, flat: int) -> None:
        following = _compiled(self._name)[1](self._states, seat, flat, self._tensors.setting, self._luck, self._desk)
        if following >= 0:
            self._go_on(seat, following)
        elif following == solo.OVER:
            self._finish(self.terminations)
        else:
            self._refuse(seat, flat)

    def _go_on(self, seat: int, following: int) -> None:
        self.agent_selection = self.possible_agents[following]

    def _refuse(self, seat: int, flat: int) -> None:
        raise self._tensors.why_not(self._states, 0, seat, flat)

    def _finish(self, how: dict[str, bool]) -> None:
        """Everybody stops: terminated, or truncated."""
        self.rewards = dict(zip(self.agents, self._tensors.gain(self._states, 0), strict=True))
        how.update(dict.fromkeys(self.agents, True))
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Show what the agent to act sees, as text or as the page's picture; `human` prints the text."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        view = self._game.copy().view(self._seat_of[self.agent_selection])
        if self.render_mode == "rgb_array":
            return draw(self._name, view, self.possible_agents).pixels()
        text = draw_text(self._name, view, self.possible_agents)
        if view.winners:
            winners = Message("winners", {"seats": view.winners, "count": len(view.winners)})
            text += "\n" + catalogue("en").say(winners, self.possible_agents)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""
