"""The compiled rules and the same functions run by the interpreter give equal records, field by field."""

import subprocess
import sys

import pytest

from ninelives.check.rules import compare_both_ways
from ninelives.games.kernel import bit_count
from tests.play import TABLES, positions


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_interpreted_and_compiled_are_equal(name: str, players: int) -> None:
    compare_both_ways(positions(name, players, seed=11))


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
