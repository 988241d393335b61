"""The games and toys in OpenSpiel: its own tests and algorithms, secrecy, perfect recall, and what is refused."""

import dataclasses
import doctest
import itertools
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import best_response, expected_game_score, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.policy import UniformRandomPolicy

import ninelives
from ninelives.envs import open_spiel, tensors
from ninelives.envs.open_spiel import BASE, DIGITS
from ninelives.envs.toys import toys
from ninelives.games import GAMES, driver, rulebook
from ninelives.games.errors import GameError, IllegalAction
from ninelives.games.kernel import WORK, facts
from ninelives.games.meta import Option
from tests.envs.shared import TABLES
from tests.play import of

NAMES = [f"ninelives_{name}(players={players})" for name, players in TABLES]
TOYS = list(toys().values())
TOY_LENGTHS = [(toy, length) for toy in TOYS for length in toy.lengths]
TOY_GAMES = [f"ninelives_{toy.game}_toy({toy.unit}={length})" for toy, length in TOY_LENGTHS]
SHORT_TOYS = [f"ninelives_{toy.game}_toy()" for toy in TOYS]
DISTANCES = {
    "ninelives_felix_toy(rounds=1)": 6.600,
    "ninelives_felix_toy(rounds=2)": 19.824,
    "ninelives_catbox_toy(tricks=1)": 0.195,
    "ninelives_catbox_toy(tricks=2)": 2.433,
}  # of players who choose at random
SIZES = {"ninelives_felix_toy()": (334, 1425), "ninelives_catbox_toy()": (162, 3115)}  # information states, histories


def play(name: str, seed: int) -> Iterator[Any]:
    """The states of a random game in which players are to act, and the last one."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
            continue
        yield state
        legal = state.legal_actions()
        if state.get_game().tree.book.meta.real_time and rng.random() < 0.5:
            legal = legal[-1:]  # hold: games with hasty players are short
        state.apply_action(rng.choice(legal))
    yield state


# OpenSpiel's own tests.


@pytest.mark.parametrize("name", NAMES + TOY_GAMES)
def test_random_simulations_of_open_spiel(name: str) -> None:
    """Clones, serialization, sorted and different actions, masks, tensors, bounds of utilities, zero sums."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["ninelives_felix()", "ninelives_catbox()", *SHORT_TOYS])
def test_random_simulations_with_an_observer_and_for_victories(name: str) -> None:
    game = pyspiel.load_game(f"{name[:-1]}reward=Win)")
    observer = game.make_observer(INFO_STATE_OBS_TYPE, {})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, observer=observer)


@pytest.mark.parametrize("name", [*(f"ninelives_{game}" for game in GAMES), *SHORT_TOYS])
def test_games_and_states_can_be_saved(name: str) -> None:
    for n, state in enumerate(play(name, seed=1)):
        if n % 9 and not state.is_terminal():
            continue
        game, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        for twin in (loaded, pickle.loads(pickle.dumps(state)), state.clone()):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            for player in range(game.num_players()):
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            if not state.is_terminal():
                action = state.legal_actions()[-1]
                assert str(twin.child(action)) == str(state.child(action)), "the same luck to come"
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("name", ["ninelives_felix(players=3)", "ninelives_catbox(players=2)"])
def test_a_history_is_the_whole_game(name: str) -> None:
    """All luck is in the outcomes of the chance nodes: the same actions lead to the same state."""
    *_, last = play(name, seed=4)
    again = last.get_game().new_initial_state()
    for action in last.history():
        again.apply_action_with_legality_check(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()


@pytest.mark.parametrize("name", ["ninelives_felix(players=3)", "ninelives_catbox_toy"])
def test_observers_and_observations_agree(name: str) -> None:
    for state in itertools.islice(play(name, seed=2), 20):
        for kind in (None, INFO_STATE_OBS_TYPE):
            observation = make_observation(state.get_game(), kind)
            observation.set_from(state, 1)
            tensor, string = state.observation_tensor, state.observation_string
            if kind:
                tensor, string = state.information_state_tensor, state.information_state_string
            assert observation.tensor.tolist() == tensor(1)
            assert np.concatenate(list(observation.dict.values())).tolist() == tensor(1)
            assert observation.string_from(state, 1) == string(1)


@pytest.mark.parametrize("name", ["ninelives_felix_toy", "ninelives_catbox(players=2)"])
def test_a_playthrough_can_be_written_and_read(name: str) -> None:
    """OpenSpiel's golden files, with public and private observations apart: written again, they are the same."""
    actions = list(play(name, seed=8))[-1].history()
    told = generate_playthrough.playthrough(name, action_sequence=actions)
    assert told == generate_playthrough.playthrough(name, action_sequence=actions)
    assert "PublicObservationString()" in told


def test_public_and_private_observations_are_parts_of_the_whole() -> None:
    none = pyspiel.PrivateInfoType.NONE
    for state in itertools.islice(play("ninelives_catbox(players=2)", seed=2), 8):
        game = state.get_game()
        public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=none))
        private = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
        assert public.tensor is private.tensor is None
        [shown, own, whole] = (
            json.loads(text[text.index("{") :])
            for text in (public.string_from(state, 1), private.string_from(state, 1), state.observation_string(1))
        )
        assert shown | own == whole
        assert set(own) <= {"hand", "aside"}


# The rulebooks play.


@pytest.mark.parametrize(("name", "players"), [("felix", 4), ("catbox", 3)])
def test_the_rulebook_plays(name: str, players: int) -> None:
    """A game of OpenSpiel is a game of the rulebook with the same seed; actions are its table talk."""
    *_, last = play(f"ninelives_{name}(players={players})", seed=3)
    digits, actions = last.history()[:DIGITS], last.history()[DIGITS:]
    game = ninelives.new(name, players, seed=sum(digit * BASE**k for k, digit in enumerate(digits)))
    for action in actions:
        text = last.action_to_string(0, action)
        assert rulebook(name).parse(text) == action
        game.act(game.actors[0], text)
    mean = sum(game.scores) / players
    assert last.returns() == pytest.approx([score - mean for score in game.scores])


def test_who_wins_shares_one_point() -> None:
    *_, last = play("ninelives_felix(players=5,reward=win)", seed=6)
    work = np.zeros(1, WORK)
    driver.returns(last.position.states, 0, work)
    places = work["places"][0, :5].tolist()
    winners = places.count(1)
    assert last.returns() == pytest.approx([(place == 1) / winners - 1 / 5 for place in places])


# What a player may know.


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_sampled_worlds_look_the_same_to_the_player_and_differ(name: str, players: int) -> None:
    """As OpenSpiel's own test of games in C++: tensors and strings of all that the player has seen."""
    luck = random.Random(1)
    every = 40 if rulebook(name).meta.real_time else 13
    differ = 0
    for n, state in enumerate(play(f"ninelives_{name}(players={players})", seed=players)):
        if n % every or state.is_terminal():
            continue
        for player in range(players):
            world = state.resample_from_infostate(player, luck.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.move_number() == state.move_number()
            of(name).check(facts(world.position.states))
            differ += world.position.states.tobytes() != state.position.states.tobytes()
    assert differ > n // every * players // 2


@pytest.mark.parametrize("name", [f"ninelives_{game}(players=3)" for game in GAMES])
def test_sampled_worlds_can_be_played_to_the_end(name: str) -> None:
    luck = random.Random(2)
    for n, state in enumerate(play(name, seed=9)):
        if n % 25 == 7 and not state.is_terminal():
            world = state.resample_from_infostate(state.current_player(), luck.random)
            while not world.is_terminal():
                world.apply_action_with_legality_check(luck.choice(world.legal_actions()))
            assert sum(world.returns()) == pytest.approx(0)


def test_a_hidden_choice_is_hidden_until_it_is_shown() -> None:
    """Cards placed, cards set aside, answers to a mouse: who comes later in the sequence sees nothing of them."""
    for name in GAMES:
        first = next(play(f"ninelives_{name}(players=3)", seed=0))
        if rulebook(name).meta.real_time:  # the first cycle begins with a chore
            first = first.child(first.legal_actions()[0])
        ways = [first.child(action) for action in first.legal_actions()]
        assert len(ways) > 2
        for player in (1, 2):
            assert len({way.information_state_string(player) for way in ways}) == 1
            assert len({tuple(way.information_state_tensor(player)) for way in ways}) == 1
            assert len({way.observation_string(player) for way in ways}) == 1
            assert len({tuple(way.legal_actions(1)) for way in ways}) == 1
        assert len({way.information_state_string(0) for way in ways}) == len(ways)


def test_a_sampled_history_tells_the_sampled_world() -> None:
    """In Felix, and in toys, the history of a sampled state has nothing of the real one that is hidden."""
    state = next(itertools.islice(play("ninelives_felix(players=3)", seed=5), 2, None))
    placed = {tuple(state.resample_from_infostate(2, random.Random(k).random).history()) for k in range(30)}
    assert len(placed) > 8
    assert all(history[:DIGITS] == (0,) * DIGITS for history in placed)
    for name in TOY_GAMES:
        state = next(play(name, seed=3))
        for k in range(5):
            world = state.resample_from_infostate(1, random.Random(k).random)
            again = state.get_game().new_initial_state()
            for action in world.history():
                again.apply_action_with_legality_check(action)
            assert str(again) == str(world)
            assert again.information_state_string(0) == world.information_state_string(0)


# Algorithms of OpenSpiel, unchanged.


@pytest.mark.parametrize("name", ["ninelives_felix(players=3)", "ninelives_catbox(players=2)"])
def test_ismcts_plays_whole_games(name: str) -> None:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), uct_c=10, max_simulations=3, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.randint(BASE) if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", SHORT_TOYS)
def test_the_whole_tree_of_a_toy_has_perfect_recall(name: str) -> None:
    """Who cannot tell two states apart may do the same there, and has seen and done the same before."""
    seen: dict[str, Any] = {}
    game = pyspiel.load_game(name)

    def visit(state: Any, before: tuple[Any, ...]) -> int:
        if state.is_terminal():
            return 1
        if state.is_chance_node():
            return 1 + sum(visit(state.child(deal), before) for deal in state.legal_actions())
        player = state.current_player()
        text = state.information_state_string()
        fact = (player, state.legal_actions(), before[player], state.information_state_tensor())
        assert seen.setdefault(text, fact) == fact
        histories = 1
        for action in state.legal_actions():
            now = tuple((text, action) if k == player else past for k, past in enumerate(before))
            histories += visit(state.child(action), now)
        return histories

    histories = visit(game.new_initial_state(), (None,) * game.num_players())
    assert len({tuple(tensor) for *_, tensor in seen.values()}) == len(seen), "tensors tell as much as strings"
    assert (len(seen), histories) == SIZES[name], "as told in docs/open_spiel.md"


@pytest.mark.parametrize("name", SHORT_TOYS)
def test_best_response_in_python(name: str) -> None:
    """Against players who choose at random, an exact best response wins more than one of them."""
    game = pyspiel.load_game(f"cached_tree(game={name})")
    uniform, start = UniformRandomPolicy(game), game.new_initial_state()
    value = expected_game_score.policy_value(start, [uniform] * game.num_players())
    gains = [
        best_response.BestResponsePolicy(game, player, uniform).value(start) - value[player]
        for player in range(game.num_players())
    ]
    assert min(gains) >= 0
    assert sum(gains) == pytest.approx(pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game), True))


@pytest.mark.parametrize(("name", "distance"), list(DISTANCES.items()))
def test_best_response_in_every_toy(name: str, distance: float) -> None:
    game = pyspiel.load_game(f"cached_tree(game={name})")
    assert pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game), True) == pytest.approx(distance, abs=0.001)


@pytest.mark.parametrize("name", SHORT_TOYS)
def test_cfr_solves_a_toy(name: str) -> None:
    game = pyspiel.load_game(f"cached_tree(game={name})")
    solver = pyspiel.CFRSolver(game)
    distances = []
    for _ in range(4):
        for _ in range(12):
            solver.evaluate_and_update_policy()
        distances.append(pyspiel.nash_conv(game, solver.average_policy(), True))
    assert distances == sorted(distances, reverse=True)
    assert distances[-1] < pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game), True) / 20


def test_mccfr_learns_a_toy() -> None:
    game = pyspiel.load_game("cached_tree(game=ninelives_felix_toy())")
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
    for _ in range(1000):
        solver.run_iteration()
    assert pyspiel.nash_conv(game, solver.average_policy(), True) < 3, "6.6 if all choose at random"


# What is refused.


def dealt(name: str) -> Any:
    return next(play(name, seed=1))


def test_an_option_that_nobody_sets_is_the_usual_one_for_that_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A parameter has one default, whatever the number of players: it says that the usual value is meant."""
    board = Option("board", ("white", "purple"), "white", {5: ("purple",)}, "CB-5")
    book = rulebook("catbox")
    book = dataclasses.replace(book, meta=dataclasses.replace(book.meta, options=(board,)))
    for module in (open_spiel, tensors):
        monkeypatch.setattr(module, "rulebook", lambda name: book)
    kind: Any = type("sided", (open_spiel.WholeGame,), {"GAME": "catbox", "TYPE": open_spiel.whole_game_type("catbox")})
    usual = {"reward": "margin", "board": open_spiel.USUAL}
    faces = {players: kind(usual | {"players": players}).tree.deal(1).states["board"][0] for players in (4, 5)}
    assert faces == {4: 0, 5: 1}
    with pytest.raises(GameError, match="CB-5"):
        kind(usual | {"players": 5, "board": "white"})


def test_what_cannot_be_loaded() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("ninelives_felix(colour=red)")
    with pytest.raises(GameError, match="en, fr"):
        pyspiel.load_game("ninelives_felix(edition=de)")
    with pytest.raises(GameError, match="3, 4, 5"):
        pyspiel.load_game("ninelives_felix(players=2)")
    with pytest.raises(GameError, match="margin, win"):
        pyspiel.load_game("ninelives_catbox(reward=points)")
    with pytest.raises(GameError, match="1, 2"):
        pyspiel.load_game("ninelives_catbox_toy(tricks=3)")


def test_what_cannot_be_done() -> None:
    state = dealt("ninelives_felix")
    with pytest.raises(IllegalAction, match="FX-6"):
        state.apply_action(20)
    with pytest.raises(GameError, match="500"):
        state.apply_action(500)
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(20)
    assert len(state.history()) == DIGITS
    with pytest.raises(ValueError, match="0 to 4095"):
        state.get_game().new_initial_state().apply_action(BASE)
    with pytest.raises(ValueError, match="no cards are dealt"):
        state.get_game().new_initial_state().resample_from_infostate(0, random.random)
    *_, last = play("ninelives_catbox_toy", seed=1)
    with pytest.raises(IllegalAction, match="CB-2"):
        last.apply_action(0)


def test_what_cannot_be_observed() -> None:
    game = pyspiel.load_game("ninelives_felix")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"depth": 3})
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="of one player"):
        game.make_py_observer(everything)
    with pytest.raises(pyspiel.SpielError):
        game.new_initial_state().information_state_string(4)


def test_the_example_in_the_module() -> None:
    assert doctest.testmod(open_spiel).failed == 0


def test_python_ends_well_with_games_still_there() -> None:
    """OpenSpiel frees what is registered after Python has ended: that must not be the last of it."""
    script = (
        "import pyspiel, ninelives.envs.open_spiel; state = pyspiel.load_game('ninelives_felix').new_initial_state()"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
