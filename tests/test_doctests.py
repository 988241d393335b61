"""The examples in docstrings hold: what a reader tries out of them works."""

import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ninelives
from ninelives import bots
from ninelives.games.game import Game

SOURCE = Path(ninelives.__file__).parent
PARTS = ("arena", "bots", "games", "text")  # what needs no extra


def modules() -> Iterator[str]:
    """Yield the modules that have examples."""
    for path in sorted([*SOURCE.glob("*.py"), *(path for part in PARTS for path in (SOURCE / part).rglob("*.py"))]):
        if ">>> " in path.read_text(encoding="utf-8"):
            yield ".".join(("ninelives", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


@pytest.mark.parametrize("name", list(modules()))
def test_examples_in_docstrings(name: str) -> None:
    found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert not found.failed


def test_what_a_user_meets_first_shows_an_example() -> None:
    shown: list[Any] = [ninelives.new, ninelives.load, ninelives.batch, Game, bots.make]
    assert [thing.__qualname__ for thing in shown if ">>> " not in (thing.__doc__ or "")] == []
