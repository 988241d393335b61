"""The compiled rules and the same functions run by the interpreter give equal records, field by field."""

import copy
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ninelives.games import driver, part, sheet
from ninelives.games.kernel import WORK, States, bit_count, facts, interpreted
from tests.play import TABLES, positions

ROOT = Path(__file__).parents[2]


def plain_rules(name: str) -> Any:
    parts = [part(name, role) for role in ("rules", "knowledge", "view")]
    return interpreted(sheet, *parts)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_interpreted_and_compiled_are_equal(name: str, players: int) -> None:
    rules = plain_rules(name)
    game = next(positions(name, players, seed=11))
    twin = facts(np.zeros(1, game.book.dtype))
    rules.new_state(twin, players, game.book.meta.encode_options(game.options, players), game.seed)
    for position in positions(name, players, seed=11):
        if position.log:
            rules.apply_action(twin, *position.log[-1])
        assert facts(position.states) == twin
        check_questions(rules, position.states, twin, players)


def check_questions(rules: Any, states: States, twin: Any, players: int) -> None:
    """Who may act, what is legal, what is known and what could be: the same answers both ways."""
    work, plain_work = np.zeros(1, WORK), facts(np.zeros(1, WORK))
    assert driver.actors(states, 0) == rules.actors(twin)
    for seat in range(players):
        n = driver.legal(states, 0, seat, work)
        assert n == rules.legal_actions(twin, seat, plain_work.acts)
        assert work["acts"][0, :n].tolist() == plain_work.acts[:n]
    driver.returns(states, 0, work)
    rules.returns(twin, plain_work.scores, plain_work.places)
    assert work["scores"][0].tolist() == plain_work.scores
    assert work["places"][0].tolist() == plain_work.places
    for seat in range(-1, players):
        seen, plain_seen = np.empty_like(states), copy.deepcopy(twin)
        driver.observe(states, 0, seat, seen, 0)
        rules.hide(plain_seen, seat)
        assert facts(seen) == plain_seen
        assert numbers_shown(states, seat) == plain_numbers_shown(rules, plain_seen, seat)
        driver.resample(seen, 0, seat, work)
        rules.resample(plain_seen, seat, plain_work.rng)
        assert facts(seen) == plain_seen


def numbers_shown(states: States, seat: int) -> list[int]:
    paper = np.zeros(1, sheet.SHEET)
    driver.show(states, 0, seat, np.empty_like(states), paper)
    numbers: list[int] = paper["numbers"][0, : paper["n"][0]].tolist()
    return numbers


def plain_numbers_shown(rules: Any, seen: Any, seat: int) -> list[int]:
    paper = facts(np.zeros(1, sheet.SHEET))
    paper.acting = rules.actors(seen)
    if seat >= 0 and paper.acting >> seat & 1:
        paper.choices = rules.legal_actions(seen, seat, paper.acts)
    rules.returns(seen, paper.scores, paper.places)
    rules.write_view(seen, seat, paper)
    return [int(number) for number in paper.numbers[: paper.n]]


def test_compiled_rules_never_leave_their_arrays() -> None:
    """Random games with Numba's bounds checks on. They are not part of its cache key, hence a cache of their own."""
    script = """
import numpy as np
from bench import loops
from ninelives.games import GAMES, driver, rulebook
from ninelives.games.kernel import WORK
from ninelives.games.sheet import SHEET, print_json
for name in GAMES:
    book = rulebook(name)
    states, work, sheet = np.zeros(8, book.dtype), np.zeros(1, WORK), np.zeros(1, SHEET)
    for players in book.meta.players:
        options = np.array(book.meta.encode_options({}, players))
        loops.observed_playouts(states, players, options, np.uint64(1), 300, work)
        for seed in range(6):
            driver.deal(states, 0, players, options, np.uint64(seed))
            while mask := driver.actors(states, 0):
                seat = mask.bit_length() - 1
                action = driver.random_action(states, 0, seat, work)
                for viewer in range(-1, players):
                    loops.worlds(states, viewer, 2, work)
                    driver.show(states, 0, viewer, states[7:], sheet)
                    assert print_json(sheet, *book.template.arrays) > 0
                driver.returns(states, 0, work)
                assert driver.step(states, 0, seat, action, work) != -1
print("ok")
"""
    cache = ROOT / ".pytest_cache" / "boundscheck"
    cache.mkdir(parents=True, exist_ok=True)
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(cache)}
    result = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert result.stdout == "ok\n", result.stderr[-2000:]


def test_a_rule_called_from_python_says_what_to_call() -> None:
    with pytest.raises(TypeError, match="bit_count is a rule"):
        bit_count(5)


def test_numba_knows_all_arrays_before_threads_hand_them_over() -> None:
    """Two threads that are the first to show it a type may give it two numbers: then every call takes 400 µs."""
    script = """
import gc
import numba
import numpy as np
from numba.core.types import abstract
from ninelives.bots.habits import thought_of, tree_of
from ninelives.games import GAMES, rulebook
from ninelives.games.kernel import WORK
from ninelives.games.sheet import SHEET
books = [rulebook(name) for name in GAMES]
papers = [paper(book) for book in books for paper in (thought_of, tree_of)]
gc.collect()
known = {id(kept()) for kept in abstract._typecache}
arrays = [np.array(books[0].meta.encode_options({}, 4)), *books[0].template.arrays]
arrays += [np.zeros(1, dtype) for dtype in (*(book.dtype for book in books), WORK, SHEET, *papers)]
for array in arrays:
    assert id(numba.typeof(array)) in known, array.dtype
print("ok")
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert result.stdout == "ok\n", result.stderr[-2000:]
