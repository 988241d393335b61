"""The table of each game as a picture, drawn from a view as on the page."""

from collections.abc import Sequence
from typing import Any

from ninelives.envs.pictures import catbox, felix, maus
from ninelives.envs.pictures.picture import Picture
from ninelives.envs.pictures.shared import EDGE


def draw(view: Any, title: str, names: Sequence[str]) -> Picture:
    """What a seat sees."""
    picture = Picture()
    picture.art("logo", EDGE, 8, 44)
    picture.word(title, 70, 32, 24, at="l", bold=True)
    {"felix": felix, "catbox": catbox, "maus": maus}[view.game].draw(picture, view, names)
    return picture
