"""The vector environment by Gymnasium's own checks."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.utils import env_checker, passive_env_checker
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from ninelives.envs.batch import Batch
from ninelives.envs.vector import BatchEnv
from ninelives.games import GAMES
from ninelives.games.errors import GameError
from tests.play import ANY, OPTION

OPTIONS: dict[str, Any] = {OPTION.name: OPTION.values[-1]}


def make(game: str, **options: Any) -> Any:
    return gymnasium.make_vec(f"ninelives/{game}-v0", players=3, **options)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_checks_pass(game: str) -> None:
    one: Any = make(game, num_envs=1)
    several: Any = make(game, num_envs=3, opponents="random")
    for env in (one, several):
        assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        passive_env_checker.check_action_space(env.action_space)
        passive_env_checker.check_observation_space(env.observation_space)
        env_checker.check_space_limit(env.action_space, "action")
        env_checker.check_space_limit(env.observation_space, "observation")
        env_checker.check_seed_deprecation(env)
        env_checker.check_reset_return_info_deprecation(env)
        env_checker.check_reset_return_type(env)
        env_checker.check_reset_seed_determinism(env)
        env_checker.check_reset_options(env)
        passive_env_checker.env_reset_passive_checker(env)
    env_checker.check_returned_data_not_reused(one)  # asks whether "the" game is over: for one lane only
    assert benchmark_vector_step(several, target_duration=0, seed=1) > 0


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_what_the_spaces_say_and_the_same_for_the_same_seed(game: str) -> None:
    envs = [make(game, num_envs=4) for _ in range(2)]
    for env in envs:
        env.action_space.seed(5)
    first = [env.reset(seed=123) for env in envs]
    assert env_checker.data_equivalence(first[0], first[1], exact=True)
    ended = 0
    while ended < 4:
        actions = [env.action_space.sample() for env in envs]
        assert actions[0] in envs[0].action_space
        steps = [env.step(action) for env, action in zip(envs, actions, strict=True)]
        seen, reward, over, cut, info = steps[0]
        assert env_checker.data_equivalence(steps[0][:4], steps[1][:4], exact=True)
        assert seen in envs[0].observation_space
        assert (reward.dtype, over.dtype, cut.dtype) == (np.float32, np.bool_, np.bool_)
        assert not cut.any()
        for lane in over.nonzero()[0]:
            ended += 1
            assert info["_final_obs"][lane]
            assert info["final_obs"][lane] in envs[0].single_observation_space


def test_gymnasiums_wrappers_work_on_it() -> None:
    env = DictInfoToList(RecordEpisodeStatistics(make(ANY, num_envs=3)))
    env.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 3:
        seen, _, _, _, infos = env.step(env.unwrapped.action_space.sample())
        assert seen in env.observation_space
        lengths += [int(info["episode"]["l"]) for info in infos if "episode" in info]
    assert min(lengths) >= 9  # cards placed


def test_a_copy_of_its_action_space_is_an_ordinary_one_to_be_sampled_with_a_mask() -> None:
    env = make(ANY, num_envs=600)
    seen, _ = env.reset(seed=3)
    for space in copy.deepcopy(env.action_space), pickle.loads(pickle.dumps(env.action_space)):
        seen = env.step(space.sample(tuple(seen["action_mask"])))[0]


def test_it_is_a_batch_with_opponents() -> None:
    env = make(ANY, num_envs=5, opponents="random", reward="win", **OPTIONS)
    seen, _ = env.reset(seed=7)
    twin = Batch(ANY, 3, 5, opponents="random", reward="win", **OPTIONS)
    twin.reset(env.unwrapped.batch.seed)
    for _ in range(50):
        assert seen["observation"].tobytes() == twin.observation.tobytes()
        seen, reward, over, _, _ = env.step(twin.sample)
        twin.step(twin.sample)
        assert reward.tobytes() == twin.own_reward.tobytes()
        assert over.tobytes() == twin.done.tobytes()


def test_errors_are_those_that_gymnasiums_users_expect() -> None:
    env = BatchEnv(ANY, num_envs=2)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"Lane 0, seat 0: “.+” is not possible"):
        env.step(np.array([11, 11]))
    with pytest.raises(InvalidAction, match="one for each lane"):
        env.step(np.zeros(3, np.int64))
    env.close()
    with pytest.raises(ClosedEnvironmentError):
        env.step(np.zeros(2, np.int64))
    for wrong in ({"players": 99}, {OPTION.name: "it"}, {"opponents": None}, {"render_mode": "human"}):
        options: dict[str, Any] = wrong
        with pytest.raises(GameError):
            BatchEnv(ANY, **options)
