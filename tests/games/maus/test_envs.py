"""Maus geflippt in environments: its layout is pinned; reaction times; people as opponents; cycles of answers."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

import ninelives
import ninelives.envs.open_spiel
from ninelives import bots
from ninelives.envs import maus_v0
from ninelives.envs.batch import Batch
from ninelives.envs.tensors import Tensors, actions_of, features, tensor_size, tensor_version
from ninelives.games import driver
from ninelives.games.kernel import WORK
from ninelives.games.maus.state import GARMENTS, HOLD, SHOUT, TIME
from ninelives.games.maus.tensor import BUCKETS
from tests.envs.shared import part, positions, unchanged


def test_the_layout_is_pinned() -> None:
    """Whoever has trained on tensors depends on this: another layout needs another VERSION."""
    players = (2, 3, 4, 5, 6)
    assert tensor_version("maus") == 1
    assert actions_of("maus") == 232
    assert [tensor_size("maus", n) for n in players] == [113, 148, 183, 218, 253]
    assert [tensor_size("maus", n, recall=True) for n in players] == [8305, 8340, 8375, 8410, 8445]


def test_maus_is_what_the_view_shows() -> None:
    tensors = Tensors("maus", 3)
    for game in positions("maus", 3):
        for seat in range(3):
            view = game.view(seat)
            hand = [view.seats[seat].hand.count(garment) for garment in GARMENTS]
            assert part(tensors, game.states, seat, "hand") == hand
            worn = view.mouse.wears if view.mouse else []
            assert part(tensors, game.states, seat, "outfit") == [garment in worn for garment in GARMENTS]
            assert part(tensors, game.states, seat, "protected") == [view.protected]
            for k in range(3):
                told = view.seats[(seat + k) % 3]
                names = ("cards", "mice", "laundry", "face down", "cheeses")
                numbers = [part(tensors, game.states, seat, f"{what} {k}")[0] for what in names]
                assert numbers == [told.cards, told.mice, len(told.laundry), told.face_down, len(told.cheeses)]


# Reaction times


def luck(seed: int) -> npt.NDArray[np.uint64]:
    return np.array([seed], np.uint64)


def test_reaction_times_are_those_of_people() -> None:
    """As many are fast and slow as in the model of a person that plays as a bot."""
    people = random.Random(1)
    states = ninelives.new("maus", players=2, seed=1).states
    tensors, generator = Tensors("maus", 2), luck(5)
    drawn = [tensors.action(states, 0, 0, 8 * SHOUT + 7, generator) // TIME for _ in range(20000)]
    model = [2000 - 110 + people.gauss(0, 45) + people.expovariate(1 / 110) for _ in range(20000)]
    for share in (1, 5, 25, 50, 75, 95):
        assert abs(np.percentile(drawn, share) - np.percentile(model, share)) < 12
    assert abs(np.percentile(drawn, 99.9) - np.percentile(model, 99.9)) < 120


def test_reaction_times_scatter_around_their_bucket() -> None:
    states = ninelives.new("maus", players=2, seed=1).states
    tensors = Tensors("maus", 2, latency=[0, 80])
    generator = luck(7)
    for seat, middle in ((0, 500), (1, 580)):
        codes = np.array([tensors.action(states, 0, seat, 8 * SHOUT + 1, generator) for _ in range(20000)])
        assert set(codes % TIME) == {SHOUT}
        times = codes // TIME
        assert abs(times.mean() - middle) < 5
        assert abs(times.std() - np.hypot(45, 110)) < 5
    quiet = Tensors("maus", 2, noise=False)
    assert {quiet.action(states, 0, 0, 8 * 3 + bucket, luck(1)) for bucket in range(8)} == {
        3 + TIME * 250 * n for n in range(1, 9)
    }


def test_reaction_times_stay_within_the_limit() -> None:
    states = ninelives.new("maus", players=2, seed=1, time_limit=600).states
    tensors = Tensors("maus", 2, {"time_limit": 600}, latency=[500, 500])
    generator = luck(3)
    times = [tensors.action(states, 0, 0, 1, generator) // TIME for _ in range(500)]
    assert max(times) == 600
    allowed = np.zeros(tensors.actions, np.bool_)
    driver.step(states, 0, int(states["turner"][0]), 28, np.zeros(1, WORK))
    tensors.mask(states, 0, 0, allowed)
    assert set(allowed.nonzero()[0] % 8) == {0, 1}  # 250 and 500 ms


def test_reaction_times_scatter_only_with_noise_in_open_spiel() -> None:
    rng = random.Random(1)
    times: dict[bool, set[int]] = {True: set(), False: set()}
    for noise, found in times.items():
        state = pyspiel.load_game(f"ninelives_maus(players=3,noise={noise})").new_initial_state()
        while not state.is_terminal():
            state.apply_action(1 if state.is_chance_node() else rng.choice(state.legal_actions()))
        found |= {action // TIME for _, _, action in state.position.log if action // TIME}
    assert all(time % 250 == 0 for time in times[False])
    assert any(time % 250 for time in times[True])


# Batches


def test_people_of_maus_are_as_fast_and_as_careful_as_the_bots() -> None:
    def habits(slaps: list[int]) -> tuple[float, float]:
        times = [slap // TIME for slap in slaps if slap % TIME != HOLD]
        return float(np.median(times)), len(times) / len(slaps)

    batch = Batch("maus", 2, size=256, seed=1, opponents="thumb", learner=1)
    ours: list[int] = []
    for _ in range(40):
        batch.step(np.where(batch.mask[:, 8 * HOLD], 8 * HOLD, 8 * (HOLD + 1)))  # the learner holds, or turns a mouse
        answered = batch._states["last_mouse"] >= 0
        codes = batch._states["last_what"][:, 0] + TIME * batch._states["last_time"][:, 0]
        ours += codes[answered].tolist()
    theirs: list[int] = []
    for seed in range(300):
        game = ninelives.new("maus", players=2, seed=seed)
        bot = bots.make("thumb", "maus", seed)
        for _ in range(8):
            if game.over:
                break
            game.act(game.actors[0], "flip")
            game.act(0, bot.act(bots.look(game, 0)))
            theirs.append(game.log[-1][1])
            game.act(1, "hold")
    (median, share), (their_median, their_share) = habits(ours), habits(theirs)
    assert abs(median / their_median - 1) < 0.08
    assert abs(share - their_share) < 0.05


def test_wrong_answers_to_a_mouse_are_refused_with_the_reason() -> None:
    batch = Batch("maus", 2, size=3, seed=1)
    wrong = batch.sample.copy()
    wrong[1] = 8 * HOLD
    assert "MG-12" in unchanged(batch, wrong)
    batch.step(batch.sample)
    wrong = batch.sample.copy()
    missing = next(garment for garment in range(26) if not batch.mask[1, 8 * garment])
    wrong[1] = 8 * missing + 2
    said = unchanged(batch, wrong)
    assert "750” is not possible" in said
    assert "MG-4" in said
    wrong[1] = 8 * HOLD + 3
    assert "Lane 1" in unchanged(batch, wrong)


# PettingZoo


def last_times(env: Any) -> list[int]:
    observed = env.observe("player_0")["observation"]
    return [int(observed[f.start]) for f in features("maus", 3) if f.name.startswith("last time")]


def test_reaction_times_are_buckets_noise_and_latency() -> None:
    def times(bucket: int, **model: Any) -> list[int]:
        env = maus_v0.raw_env(players=3, **model)
        env.reset(seed=4)
        for _ in range(3):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(mask.argmax()) + bucket)
        return last_times(env)

    assert times(0, noise=False) == [250, 250, 250]
    assert times(3, noise=False, latency=[0, 20, 500]) == [1000, 1020, 1500]
    noisy = times(3)
    assert noisy != [1000] * 3
    assert noisy == times(3)


def test_an_impossible_answer_is_none_and_told() -> None:
    env = maus_v0.parallel_env(players=3)
    observations, _ = env.reset(seed=4)
    missing = int((observations["player_1"]["action_mask"][: 26 * BUCKETS] == 0).argmax())
    still = BUCKETS * HOLD
    *_, infos = env.step({"player_0": still, "player_1": missing, "player_2": still})
    assert infos == {"player_0": {}, "player_1": {"illegal": True}, "player_2": {}}
    assert last_times(env.unwrapped) == [0, 0, 0]
    *_, infos = env.step(dict.fromkeys(env.agents, still))
    assert not any(infos.values())


def test_a_truncated_game_is_rewarded_for_the_points_so_far() -> None:
    env = maus_v0.raw_env(players=2, max_cycles=10)
    env.reset(seed=1)
    rng = random.Random(1)
    while not any(env.truncations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    scores = env._game.copy().scores
    assert scores[0] != scores[1]
    assert env.rewards == {"player_0": (scores[0] - scores[1]) / 2, "player_1": (scores[1] - scores[0]) / 2}
    assert not any(env.terminations.values())
