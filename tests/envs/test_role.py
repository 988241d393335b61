"""A game of another package works in every environment, with a short tensor.py and no word of it in ours."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ninelives.envs.role import playable, role_of
from ninelives.games import GAMES, folder, rulebook
from ninelives.games.errors import GameError
from tests.play import ANY

# All that is needed. The rules are those of Felix; only their numbers are told in another way, and the usual does the
# rest: no histories of cards, no picture, no toys, no bounds.
TENSOR = '''
"""Otto as numbers. Actions are the rulebook's."""

from ninelives.envs.lanes.kit import counted_from, put, put_bits, put_one, seat_after
from ninelives.games.kernel import EMPTY, Array, rule

from .state import ACTIONS, BID, MOST_MICE, State


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """Return the features in order: name, size, lowest and highest value."""
    own = [("phase", 2, 0, 1), ("turn", players, 0, 1), ("hand", 10, 0, 1)]
    return own + [(f"mice {k}", 1, 0, MOST_MICE) for k in range(players)]


@rule
def write_tensor(s: State, seat: int, public: Array, out: Array, at: int) -> int:
    """Write what a seat may know."""
    at = put_one(out, at, s.phase, 2)
    at = put_one(out, at, counted_from(seat, s.turn, s.players) if s.phase == BID else EMPTY, s.players)
    at = put_bits(out, at, s.hand[seat], 10)
    for k in range(s.players):
        at = put(out, at, s.mice[seat_after(seat, k, s.players)])
    return at
'''

PLAY = """
import random
import gymnasium
import numpy as np
import pyspiel
import ninelives
import ninelives.envs.otto_v0
from ninelives.envs import open_spiel, otto_v0, vector, warmup
from pettingzoo.test import api_test, seed_test

assert "otto" in ninelives.GAMES
batch = ninelives.batch("otto", 4, 16, seed=1, opponents="thumb")
batch.play_randomly(200)
assert batch.observation.shape == (16, 20)
env = gymnasium.make_vec("ninelives/otto-v0", num_envs=2)
env.reset(seed=1)
env.step(env.action_space.sample())
env.close()
api_test(otto_v0.env(players=3))
env = otto_v0.env(render_mode="rgb_array")
env.reset(seed=1)
assert env.render().any()  # there is no picture of it: its text is drawn
seed_test(otto_v0.env)
for players in (3, 4, 5):
    pyspiel.random_sim_test(pyspiel.load_game(f"ninelives_otto(players={players})"), 1, True, False)
state = pyspiel.load_game("ninelives_otto").new_initial_state()
rng = random.Random(1)
while not state.is_terminal():
    if not state.is_chance_node():
        world = state.resample_from_infostate(state.current_player(), rng.random)
        assert world.information_state_string() == state.information_state_string()
    state.apply_action(rng.choice(state.legal_actions()))
assert "ninelives_otto_toy" not in pyspiel.registered_names()
for step in warmup.steps("otto"):
    step()
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that a package with another game is installed in."""
    home = tmp_path_factory.mktemp("elsewhere")
    game = home / "otto_cards"
    shutil.copytree(folder(ANY), game, ignore=shutil.ignore_patterns("__pycache__", "toys.py", "picture.py"))
    meta = (game / "meta.py").read_text(encoding="utf-8")
    (game / "meta.py").write_text(meta.replace(f'name="{ANY}"', 'name="otto"'), encoding="utf-8")
    (game / "tensor.py").write_text(TENSOR, encoding="utf-8")
    info = home / "otto_cards-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: otto-cards\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[ninelives.games]\notto = otto_cards\n", encoding="utf-8")
    return home


@pytest.mark.long
def test_a_game_of_another_package_works_everywhere(elsewhere: Path) -> None:
    run = [sys.executable, "-W", "ignore", "-c", PLAY]
    subprocess.run(run, check=True, env=os.environ | {"PYTHONPATH": str(elsewhere)})


@pytest.mark.parametrize("role", ["tensor"])
def test_a_missing_role_is_named(elsewhere: Path, role: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    shutil.copytree(elsewhere, home)
    (home / "otto_cards" / f"{role}.py").unlink()
    script = "import ninelives; ninelives.batch('otto', 4, 2)"
    run = [sys.executable, "-c", script]
    ended = subprocess.run(run, check=False, env=os.environ | {"PYTHONPATH": str(home)}, capture_output=True, text=True)
    assert ended.returncode
    assert "otto" in ended.stderr.splitlines()[-1]
    assert f"{role}" in ended.stderr.splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_of_itself_fits_together(game: str) -> None:
    role = role_of(game)
    assert game in playable()
    for players in rulebook(game).meta.players:
        assert role.longest(players) > 0 and role.span(players) > 0
        assert all(low <= high and size > 0 for _, size, low, high in role.layout(players))
    assert role.forgotten is None or rulebook(game).is_secret(role.meant(role.forgotten))
    with pytest.raises(GameError):
        role_of("chess")
