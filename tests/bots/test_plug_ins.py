"""Bots of other packages: looked for once, because each look goes through all packages that are installed."""

import subprocess
import sys
import textwrap

import pytest

from ninelives import bots
from ninelives.games.errors import GameError
from tests.play import ANY


def test_bots_of_other_packages_are_looked_for_once() -> None:
    """In a process of its own, in which nobody has looked yet."""
    program = f"""
        from importlib import metadata
        looks, look = [], metadata.entry_points
        metadata.entry_points = lambda **wanted: looks.append(wanted) or look(**wanted)
        from ninelives import bots
        before = looks.count({{"group": bots.PLUG_INS}})
        for _ in range(3):
            bots.names()
            try:
                bots.make("nope", {ANY!r}, 0)
            except ValueError as error:
                assert "nope" in str(error)
        assert looks.count({{"group": bots.PLUG_INS}}) - before == 1, looks
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=True)


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(GameError, match="level1, level2"):
        bots.make("nope", ANY, 0)
