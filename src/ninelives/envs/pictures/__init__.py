"""A table as a picture, drawn from a view as on the page, or as text. A game's picture.py has its own part of it."""

from collections.abc import Sequence
from typing import Any

from ninelives.envs.pictures.picture import Picture
from ninelives.envs.pictures.shared import EDGE
from ninelives.games import console, has_part, part, rulebook
from ninelives.text import catalogue


def draw(game: str, view: Any, names: Sequence[str]) -> Picture:
    """Draw what a seat sees: by the game's picture.py, or without one as text."""
    picture = Picture(game)
    picture.art("logo", EDGE, 8, 44)
    picture.word(rulebook(game).meta.title, 70, 32, 24, at="l", bold=True)
    if has_part(game, "picture"):
        part(game, "picture").draw(picture, view, names)
    else:
        for n, line in enumerate(draw_text(game, view, names).splitlines()):
            picture.word(line, EDGE, 80 + 28 * n, 17, at="l")
    return picture


def draw_text(game: str, view: Any, names: Sequence[str]) -> str:
    """Draw what a seat sees as lines of text."""
    return console.draw(view, names, catalogue("en"))
