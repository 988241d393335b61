"""The PettingZoo environments: PettingZoo's own tests, secrecy, seeds, rewards, pictures, and what is refused."""

import copy
import doctest
import functools
import pickle
import random
import sys
import warnings
from functools import partial
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

import ninelives
from ninelives.envs import pettingzoo
from ninelives.envs.pictures import draw_text
from ninelives.games import GAMES, driver, rulebook
from ninelives.games.kernel import WORK
from tests.envs.shared import IN_TURNS, REAL_TIME, TABLES
from tests.play import ANY, OPTION

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import a game of its own in the old way
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

MODULES: dict[str, ModuleType] = {game: import_module(f"ninelives.envs.{game}_v0") for game in GAMES}

# PettingZoo's tests exempt its own games with a mask from these by their names. The last observation of a finished game
# has an empty mask: nothing is legal any more.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
tables = pytest.mark.parametrize(("name", "players"), TABLES)


def choose(env: Any, rng: random.Random) -> int:
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    return int(rng.choice(legal))


def play(env: Any, rng: random.Random, steps: int = 1 << 30) -> None:
    """Play at random, until nobody acts any more."""
    while steps and not any(env.terminations.values()):
        env.step(choose(env, rng))
        steps -= 1


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


# PettingZoo's own tests


@tables
def test_pettingzoo_accepts_the_aec_api(name: str, players: int) -> None:
    api_test(MODULES[name].env(players=players))
    api_test(MODULES[name].raw_env(players=players, reward="win"))


@pytest.mark.parametrize(("name", "players"), REAL_TIME)
def test_pettingzoo_accepts_the_parallel_api(name: str, players: int) -> None:
    parallel_api_test(MODULES[name].parallel_env(players=players))


@pytest.mark.parametrize(("name", "players"), IN_TURNS)
def test_games_in_turns_can_be_converted_to_the_parallel_api(name: str, players: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(MODULES[name].env(players=players)))


@tables
def test_pettingzoo_finds_seeds_to_work(name: str, players: int) -> None:
    seed_test(functools.partial(MODULES[name].env, players=players))


@pytest.mark.parametrize(("name", "players"), REAL_TIME)
def test_pettingzoo_finds_seeds_to_work_in_parallel(name: str, players: int) -> None:
    parallel_seed_test(functools.partial(MODULES[name].parallel_env, players=players))


@pytest.mark.parametrize(("name", "players"), REAL_TIME)
def test_pettingzoo_finds_cycles_to_be_limited(name: str, players: int) -> None:
    """For games of cycles: in turn-based ones the test's actions, drawn without a mask, would be illegal."""
    table = SimpleNamespace(
        env=functools.partial(MODULES[name].env, players=players),
        parallel_env=functools.partial(MODULES[name].parallel_env, players=players),
    )
    max_cycles_test(table)


@tables
def test_pettingzoo_finds_rendering_to_work(name: str, players: int) -> None:
    render_test(functools.partial(MODULES[name].env, players=players))


# Modules of games


def test_every_game_has_a_module_that_is_made_when_it_is_imported() -> None:
    import ninelives.envs

    for name in GAMES:
        module = import_module(f"ninelives.envs.{name}_v0")
        assert getattr(ninelives.envs, f"{name}_v0") is module
        assert hasattr(module, "parallel_env") == rulebook(name).meta.real_time
        assert "Actions" in str(module.__doc__) or "action" in str(module.__doc__)
    with pytest.raises(ModuleNotFoundError):
        import_module("ninelives.envs.chess_v0")
    with pytest.raises(AttributeError):
        _ = ninelives.envs.chess_v0
    with pytest.raises(ninelives.GameError, match="one after another"):
        pettingzoo.parallel_env(ANY)


def test_examples_in_the_documentation_are_true() -> None:
    assert doctest.testmod(pettingzoo).failed == 0
    assert doctest.testmod(pettingzoo).attempted > 4


# Secrecy


@tables
def test_nobody_sees_what_others_choose_at_the_same_time(name: str, players: int) -> None:
    """Whatever a seat chooses in secret, nobody else's observation or mask tells, until all have chosen."""
    rng = random.Random(players)
    env = MODULES[name].raw_env(players=players)
    env.reset(seed=players)
    forks = 0
    while forks < 12:
        if any(env.terminations.values()):
            env.reset()
        agent, legal = env.agent_selection, np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
        together = len(env._game.copy().actors) > 1
        twin = copy.deepcopy(env) if together and len(legal) > 1 else None
        action, other_action = rng.sample(legal, 2) if twin else (rng.choice(legal), None)
        env.step(action)
        if twin:
            twin.step(other_action)
            forks += 1
            assert env.agent_selection == twin.agent_selection
            assert not np.array_equal(env._states, twin._states)
            assert all(same(env.observe(other), twin.observe(other)) for other in env.agents if other != agent)


# Seeds, copies, rewards


@tables
def test_a_seed_deals_the_same_game_everywhere(name: str, players: int) -> None:
    env = MODULES[name].env(players=players, render_mode="ansi")
    env.reset(seed=np.uint64(7))
    game = ninelives.new(name, players, seed=7, names=env.possible_agents)
    seat = int(env.agent_selection.removeprefix("player_"))
    if rulebook(name).meta.real_time:  # the environment has begun the first cycle
        work = np.zeros(1, WORK)
        driver.legal(game.states, 0, game.actors[0], work)
        game.act(game.actors[0], int(work["acts"][0, 0]))
    assert env.render() == draw_text(name, game.view(seat), game.names)


def test_games_after_a_seed_are_a_series() -> None:
    def series(seed: int) -> list[bytes]:
        env.reset(seed=seed)
        found = []
        for _ in range(4):
            found.append(env.observe("player_1")["observation"].tobytes())
            env.reset()
        return found

    env = pettingzoo.env(ANY)
    assert series(5) == series(5)
    assert len(set(series(5) + series(6))) == 8


def test_without_a_seed_games_differ() -> None:
    hands = set()
    for _ in range(4):
        env = pettingzoo.env(ANY)
        env.reset()
        hands.add(env.observe("player_0")["observation"].tobytes())
    assert len(hands) > 1


@pytest.mark.parametrize("name", MODULES)
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    env = MODULES[name].env()
    env.reset(seed=1)
    play(env, random.Random(1), 20)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    play(env, random.Random(2), 20)
    for twin in twins:
        play(twin, random.Random(2), 20)
        assert all(same(env.observe(agent), twin.observe(agent)) for agent in env.agents)
        assert twin.rewards == env.rewards


@tables
def test_rewards_are_margins_or_shares_of_the_victory(name: str, players: int) -> None:
    for reward in ("margin", "win"):
        env = MODULES[name].raw_env(players=players, reward=reward)
        env.reset(seed=3)
        play(env, random.Random(3))
        game = env._game.copy()
        mean = sum(game.scores) / players
        if reward == "margin":
            expected = [score - mean for score in game.scores]
        else:
            expected = [(seat in game.winners) / len(game.winners) - 1 / players for seat in range(players)]
        assert list(env.rewards.values()) == pytest.approx(expected)
        assert [env._cumulative_rewards[agent] for agent in env.agents] == pytest.approx(expected)


# Pictures


@pytest.mark.parametrize("name", MODULES)
def test_a_picture_shows_the_table(name: str) -> None:
    env = MODULES[name].env(render_mode="rgb_array")
    env.reset(seed=2)
    first = env.render()
    assert first.shape == (640, 960, 3)
    assert len(np.unique(first[::8, ::8].reshape(-1, 3), axis=0)) > 50
    assert np.array_equal(first, env.render())
    play(env, random.Random(2), 16)
    assert not np.array_equal(first, env.render())


@tables
def test_the_end_can_be_shown_in_every_mode(name: str, players: int) -> None:
    env = MODULES[name].env(players=players, render_mode="ansi")
    env.reset(seed=2)
    play(env, random.Random(2))
    assert env.render().splitlines()[-1].startswith("player_")  # … wins.
    env.render_mode = "rgb_array"
    assert env.render().any()


def test_pictures_need_what_draws_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = pettingzoo.env(ANY, render_mode="rgb_array")
    env.reset()
    with pytest.raises(ninelives.GameError, match=r"resvg_py.*ninelives\[envs\]"):
        env.render()


def test_human_rendering_prints_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(ANY, players=3, render_mode="human")
    env.reset(seed=1)
    env.step(choose(env, random.Random(1)))
    assert capsys.readouterr().out.count("The sack:") == 2


def test_rendering_without_a_mode_is_warned_of() -> None:
    env = pettingzoo.env(ANY)
    env.reset()
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert env.render() is None


# What is refused


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"players": 9}, "cannot be played by 9"),
        ({"players": 3.0}, "whole number"),
        ({"colour": "pink"}, "has no option “colour”"),
        ({"reward": "fame"}, "margin, win"),
        ({"render_mode": "hologram"}, "human, ansi, rgb_array"),
    ],
)
def test_wrong_settings_are_refused_as_by_the_game_itself(name: str, settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ninelives.GameError, match=reason):
        MODULES[name].env(**settings)


def test_wrong_values_of_options_are_refused() -> None:
    for env, settings in (
        (partial(pettingzoo.env, ANY), {OPTION.name: "de"}),
        (partial(pettingzoo.env, ANY), {"noise": False}),
        (partial(pettingzoo.parallel_env, REAL_TIME[0][0]), {"time_limit": 1}),
        (partial(pettingzoo.parallel_env, REAL_TIME[0][0]), {"latency": [1.0]}),
        (partial(pettingzoo.env, REAL_TIME[0][0]), {"max_cycles": 0}),
    ):
        with pytest.raises(ninelives.GameError, match=str(next(iter(settings)))):
            env(**settings)


@pytest.mark.parametrize("seed", [-1, 1 << 64, "7", 1.5])
def test_wrong_seeds_are_refused(seed: Any) -> None:
    env = pettingzoo.env(ANY)
    with pytest.raises(ninelives.GameError):
        env.reset(seed=seed)


@pytest.mark.parametrize("name", MODULES)
def test_without_guards_an_illegal_action_raises_the_reason_and_changes_nothing(name: str) -> None:
    env = MODULES[name].raw_env()
    env.reset(seed=1)
    agent, before = env.agent_selection, env.observe(env.agent_selection)
    state = pickle.dumps(env)
    for illegal in np.flatnonzero(before["action_mask"] == 0):
        with pytest.raises((ninelives.IllegalAction, ninelives.UnreadableAction)):
            env.step(illegal)
    for nonsense in (-1, 1 << 70, None, "pass", 1.0, True, np.array([3])):
        with pytest.raises(ninelives.GameError):
            env.step(nonsense)
    assert env.agent_selection == agent
    assert same(before, env.observe(agent))
    play(env, random.Random(1), 30)
    twin = pickle.loads(state)
    play(twin, random.Random(1), 30)
    assert same(env.observe(agent), twin.observe(agent))


def test_without_guards_nothing_follows_the_end() -> None:
    env = pettingzoo.raw_env(ANY)
    env.reset(seed=1)
    play(env, random.Random(1))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(10)
    while env.agents:
        env.step(None)
    with pytest.raises(ninelives.GameError, match="over"):
        env.step(None)


@pytest.mark.parametrize("reward", ["margin", "win", "Win"])
def test_an_illegal_action_ends_the_game_to_the_cost_of_who_did_it(reward: str) -> None:
    env = pettingzoo.env(ANY, reward=reward)
    env.reset(seed=1)
    EnvLogger.flush()
    env.step(10)
    assert "Illegal move made" in EnvLogger.mqueue[-1]
    found = {}
    for agent in env.agent_iter():
        _, found[agent], termination, truncation, _ = env.last()
        assert termination
        assert truncation
        env.step(None)
    assert found == {
        "player_0": -1.0 if reward.lower() == "win" else -307.0,
        "player_1": 0.0,
        "player_2": 0.0,
        "player_3": 0.0,
    }
    env.reset(seed=1)
    play(env, random.Random(1))
    assert sum(env.rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("action", [-1, 119, 1 << 70, 1.0, "pass", None])
def test_an_action_must_be_in_the_action_space(action: Any) -> None:
    env = pettingzoo.env(ANY)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)
    env.step(np.int32(0))


def test_order_is_enforced_as_by_pettingzoo() -> None:
    env = pettingzoo.env(ANY, render_mode="ansi")
    for _ in range(2):
        for early in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.agent_iter):
            with pytest.raises(AssertionError, match="reset"):
                early()
        with pytest.raises(ninelives.GameError):  # a reset that fails is none
            env.reset(seed=-1)
    with pytest.raises(AttributeError):
        _ = env.agents
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        list(env.agent_iter())
    play(env, random.Random(1))
    while env.agents:
        env.step(None)
    EnvLogger.flush()
    env.step(None)
    assert "after all agents are terminated" in EnvLogger.mqueue[-1]
