"""Batches: every lane is an ordinary game, whatever the number of lanes and threads; wrong actions change nothing."""

import threading
from itertools import product
from typing import Any

import numpy as np
import pytest

import ninelives
from ninelives.bots.imagined import thumb
from ninelives.envs.batch import WORTH_A_THREAD, Batch
from ninelives.envs.lanes.lane import habitual, papers_of
from ninelives.games import GAMES, driver, rulebook
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, clone
from tests.envs.shared import unchanged
from tests.play import ANY


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Every game, number of players and value of an option (of ranges, both ends)."""
    found = []
    for game in GAMES:
        meta = rulebook(game).meta
        for players in meta.players:
            values = [[(o.name, o.allowed(players)[0]), (o.name, o.allowed(players)[-1])] for o in meta.options]
            found += [(game, players, dict(chosen)) for chosen in product(*values)]
    return found


def quiet(game: str) -> dict[str, Any]:
    return {"noise": False} if rulebook(game).meta.real_time else {}


def assert_same(batch: Batch, lane: int, game: Game) -> None:
    """A lane shows what the seat to act sees in this game."""
    seat = game.actors[0]
    assert batch.seat[lane] == seat
    tensor, mask = np.zeros(batch.tensors.size, np.int16), np.zeros(batch.tensors.actions, np.bool_)
    batch.tensors.write(game.observation(seat), 0, seat, tensor)
    batch.tensors.mask(game.observation(seat), 0, seat, mask)
    assert batch.observation[lane].tobytes() == tensor.tobytes()
    assert batch.mask[lane].tobytes() == mask.tobytes()


@pytest.mark.parametrize(("name", "players", "options"), tables(), ids=str)
def test_lanes_are_single_games_of_the_same_seeds(name: str, players: int, options: dict[str, Any]) -> None:
    batch = Batch(name, players, size=2, seed=players, **quiet(name), **options)
    games = [ninelives.new(name, players=players, seed=batch.game_seed(lane), **options) for lane in range(2)]
    ended, steps = 0, 0
    while ended < 2 and steps < 500:
        steps += 1
        actions = batch.sample.copy()
        batch.step(actions)
        for lane, game in enumerate(games):
            acted = game.actors[0]
            code = batch.tensors.action(game.states, 0, acted, int(actions[lane]), np.zeros(1, np.uint64))
            game.act(acted, code)
            assert batch.done[lane] == game.over
            expected = [0.0] * players
            if game.over:
                ended += 1
                last = np.zeros(batch.tensors.size, np.int16)
                batch.tensors.write(game.states, 0, acted, last)
                assert batch.final[lane].tolist() == last.tolist()
                expected = [score - sum(game.scores) / players for score in game.scores]
                games[lane] = ninelives.new(name, players=players, seed=batch.game_seed(lane), **options)
            np.testing.assert_allclose(batch.reward[lane], expected, rtol=1e-6, atol=1e-6)
            assert_same(batch, lane, games[lane])


@pytest.mark.parametrize("opponents", [None, "random", "thumb"])
@pytest.mark.parametrize("name", GAMES)
def test_a_lane_depends_on_neither_the_number_of_lanes_nor_of_threads(name: str, opponents: str | None) -> None:
    small = Batch(name, 3, size=5, seed=9, opponents=opponents)
    large = Batch(name, 3, size=2 * WORTH_A_THREAD + 1, seed=9, opponents=opponents, threads=2)
    assert len(large._slices) == 2
    for _ in range(60):
        assert small.observation.tobytes() == large.observation[:5].tobytes()
        assert small.mask.tobytes() == large.mask[:5].tobytes()
        assert small._lanes.tobytes() == large._lanes[:5].tobytes()
        assert small._people.tobytes() == large._people[: len(small._people)].tobytes()
        small.step(small.sample)
        large.step(large.sample)


def test_the_same_seed_is_the_same_luck_and_another_is_not() -> None:
    batch = Batch(ANY, 4, size=8, seed=3)
    other = Batch(ANY, 4, size=8, seed=4)
    runs = []
    for _ in range(2):
        batch.play_randomly(100)
        runs.append(batch.save())
        batch.reset()
    assert [a.tobytes() for a in runs[0]] == [a.tobytes() for a in runs[1]]
    other.play_randomly(100)
    assert (other.save()[3] != runs[0][3]).any()
    other.reset(seed=3)
    assert other.observation.tobytes() == batch.observation.tobytes()
    assert len(set(batch._lanes["deals"].ravel()) | set(batch._lanes["luck"].ravel())) == 16


def test_random_play_without_python_is_the_same_as_with() -> None:
    one, other = (Batch(ANY, 4, size=6, seed=2) for _ in range(2))
    one.play_randomly(150)
    for _ in range(150):
        other.step(other.sample)
    assert [a.tobytes() for a in one.save()] == [a.tobytes() for a in other.save()]


@pytest.mark.parametrize("name", GAMES)
def test_opponents_play_until_the_learner_is_to_act(name: str) -> None:
    batch = Batch(name, 3, size=4, seed=1, opponents="random")
    assert sorted(set(batch.seat)) == [0]
    learners = [set[int]() for _ in range(4)]
    while min(map(len, learners)) < 3:  # another seat in each game
        learner = batch._lanes["learner"].copy()
        assert (batch.seat == learner).all()
        for lane in range(4):
            learners[lane].add(int(learner[lane]))
        batch.step(batch.sample)
        np.testing.assert_array_equal(batch.own_reward, batch.reward[range(4), learner])
    fixed = Batch(name, 3, size=4, seed=1, opponents="random", learner=2)
    fixed.play_randomly(50)
    assert set(fixed.seat) == {2}


@pytest.mark.parametrize("name", GAMES)
def test_opponents_are_the_bots_on_what_their_seats_observe(name: str) -> None:
    batch = Batch(name, 3, size=1, seed=5, opponents="thumb", **quiet(name))
    book = rulebook(name)
    work, thought, seen = np.zeros(1, WORK), np.zeros(1, papers_of(book).thought), np.zeros(1, book.dtype)
    traits = len(habitual(book).traits)
    for _ in range(60):
        states, seat = clone(batch._states), int(batch.seat[0])
        thought["rng"], people = batch._lanes["luck"], batch._people["traits"][0].copy()
        action = batch.tensors.action(states, 0, seat, int(batch.sample[0]), thought["rng"][0])
        assert driver.step(states, 0, seat, action, work) != -1
        while (acting := driver.actors(states, 0)) and (mover := (acting & -acting).bit_length() - 1) != seat:
            driver.observe(states, 0, mover, seen, 0)
            thought["traits"][0, :traits] = people[mover, :traits]
            driver.apply(states, 0, mover, thumb(seen, mover, thought))
            people[mover, :traits] = thought["traits"][0, :traits]
        batch.step(batch.sample)
        assert batch.done[0] or batch._states.tobytes() == states.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_rewards_add_up_to_zero(name: str) -> None:
    for reward in ("margin", "win"):
        batch = Batch(name, 3, size=16, seed=1, reward=reward)
        ended = 0
        while ended < 16:
            batch.step(batch.sample)
            ended += int(batch.done.sum())
            np.testing.assert_allclose(batch.reward.sum(1), 0, atol=1e-5)
            assert (batch.reward[~batch.done] == 0).all()
            if reward == "win":
                assert batch.reward.max() <= 1 - 1 / 3 + 1e-6


def test_wrong_actions_are_refused_with_the_lane_the_seat_and_the_reason() -> None:
    batch = Batch(ANY, 4, size=8, seed=1)
    wrong = batch.sample.copy()
    wrong[5] = 13
    said = unchanged(batch, wrong)
    assert "Lane 5, seat 0: “bid 3”" in said
    assert "FX-6" in said
    for code in (-1, 119, 1 << 40):
        wrong[5] = code
        assert f"Lane 5, seat 0: there is no action {code}" in unchanged(batch, wrong)
    for strange in (wrong[:7], wrong.astype(np.float32), wrong[None], "pass", None, wrong > 3, 3):
        assert "A step takes 8 actions" in unchanged(batch, strange)
    batch.step(batch.sample.astype(np.uint8))
    batch.step(batch.sample.tolist())


def test_a_row_is_never_written_beyond_its_end() -> None:
    """Features are written WIDE numbers at once, which no bounds check sees: each row has room for that behind it."""
    for name, players, options in tables():
        batch = ninelives.batch(name, players, 8, seed=1, **options)
        behind = [rows[:, -1] for rows in (batch._seen, batch._final)]
        for last in behind:
            last[:] = 77
        for _ in range(60):
            batch.step(batch.sample)
        assert all((last == 77).all() for last in behind)


def test_a_closed_batch_has_no_threads_and_plays_no_more() -> None:
    with Batch(ANY, 3, size=2 * WORTH_A_THREAD, threads=2) as batch:
        batch.step(batch.sample)
        assert batch._pool is not None
        workers = set(batch._pool._threads)
        assert workers
    assert not workers & set(threading.enumerate())
    batch.close()  # again: nothing happens
    seen = batch.observation.copy()
    with pytest.raises(GameError, match="closed"):
        batch.step(batch.sample)
    with pytest.raises(GameError, match="closed"):
        batch.reset()
    assert (batch.observation == seen).all()


def test_masks_seats_and_samples_cannot_be_written_to() -> None:
    batch = Batch(ANY, 3, size=2)
    for array in (batch.mask, batch.seat, batch.sample):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_saved_lanes_come_back() -> None:
    batch = Batch(ANY, 3, size=4, seed=6)
    batch.play_randomly(40)
    saved = batch.save()
    batch.play_randomly(100)
    after = [array.tobytes() for array in batch.save()]
    batch.load(saved)
    batch.play_randomly(100)
    assert [array.tobytes() for array in batch.save()] == after
    with pytest.raises(GameError, match="another kind"):
        Batch(ANY, 3, size=5).load(saved)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": 9},
        {"size": 0},
        {"size": 2.5},
        {"seed": -1},
        {"opponents": "search"},
        {"reward": "points"},
        {"learner": 1},  # without opponents
        {"learner": 4, "opponents": "thumb"},
        {"threads": 0},
        {"noise": False},
        {"edition": "it"},
        {"colour": "red"},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    arguments: dict[str, Any] = {"game": ANY, "players": 4, "size": 2} | wrong
    with pytest.raises(GameError):
        ninelives.batch(**arguments)
