"""A picture made of the page's own art: shapes and symbols by resvg, words by Pillow (both in the extra `envs`)."""

import functools
import io
import re
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ninelives.games import folder
from ninelives.games.errors import GameError

WIDTH, HEIGHT = 960, 640
WEB = Path(__file__).parents[2] / "web"  # what the pages of all games share
# The colours of the page (web/style/base.css).
PAPER, CARD, INK, SOFT, LINE = "#fbf6ee", "#ffffff", "#2b2330", "#655a6b", "#d9cdbd"
ACCENT, GLOW, FELT, BAD = "#9c3d1f", "#ffd98a", "#e9f0e4", "#a3211b"
# What the font of Pillow has no sign for.
PLAIN = str.maketrans("−×–\u00a0\u202f", "-x-  ")
SEATS = ("#b5472b", "#1f6fa8", "#7d6a00", "#2f7a4a", "#7a3f99", "#525a66")


def page_file(game: str, name: str) -> Path:
    """Return a file of a game's page."""
    return folder(game) / "page" / name


@functools.cache
def _symbols(game: str) -> dict[str, str]:
    """Return the drawings that a game's page has, by name: those that all games share, and its own.

    They are parts of sprites, and images of their own, which become such parts.

    Colours that a style sheet could set get their own values: there is no sheet here.
    """
    homes = WEB / "art", page_file(game, "art")
    art = "".join(path.read_text(encoding="utf-8") for home in homes for path in sorted(home.glob("*.svg")))
    for path in (path for home in homes for path in sorted((home / "images").glob("*.svg"))):
        image = path.read_text(encoding="utf-8").replace("<svg ", f'<symbol id="{path.stem}" ', 1)
        art += image.replace("</svg>", "</symbol>")
    while "var(" in art:
        art = re.sub(r"var\(--[\w-]+,([^()]*)\)", r"\1", art)
    return {match[1]: match[0] for match in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', art, re.DOTALL)}


class Picture:
    """What is drawn first lies below; words lie above everything."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._shapes: list[str] = []
        self._used: set[str] = set()
        self._words: list[tuple[str, float, float, float, str, str, bool]] = []

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none", border: float = 2,
        corner: float = 12, dashed: bool = False,
    ) -> None:  # fmt: skip
        """Draw a rectangle with round corners."""
        dash = ' stroke-dasharray="7 5"' if dashed else ""
        self._shapes.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}" fill="{fill}" '
            f'stroke="{line}" stroke-width="{border}"{dash}/>'
        )

    def art(
        self, symbol: str, x: float, y: float, width: float, height: float = 0, colour: str = INK, faded: bool = False
    ) -> None:
        """Put a drawing of the page, square unless a height is given."""
        self._used.add(symbol)
        self._shapes.append(
            f'<use href="#{symbol}" x="{x}" y="{y}" width="{width}" height="{height or width}" color="{colour}" '
            f'opacity="{0.3 if faded else 1}"/>'
        )

    def path(self, shape: str, x: float, y: float, scale: float, fill: str) -> None:
        """Draw a shape given by an SVG path."""
        self._shapes.append(f'<path d="{shape}" transform="translate({x} {y}) scale({scale})" fill="{fill}"/>')

    def word(
        self, text: object, x: float, y: float, size: float = 18, colour: str = INK, at: str = "m", bold: bool = False
    ) -> None:
        """Write words around the height y, beginning at x, ending there or with x in their middle (at: l, r, m)."""
        self._words.append((str(text).translate(PLAIN), x, y, size, colour, at, bold))

    def pixels(self) -> npt.NDArray[np.uint8]:
        """Return the picture as an array of height × width × red, green, blue."""
        try:
            from PIL import Image, ImageDraw
            from resvg_py import svg_to_bytes
        except ModuleNotFoundError as error:
            raise GameError("envs-no-pictures", missing=error.name) from error
        art = _symbols(self.game)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
            f"<defs>{''.join(art[name] for name in sorted(self._used))}</defs>{''.join(self._shapes)}</svg>"
        )
        png = svg_to_bytes(svg_string=svg, background=PAPER, skip_system_fonts=True)
        image = Image.open(io.BytesIO(png)).convert("RGB")
        draw = ImageDraw.Draw(image)
        for text, x, y, size, colour, at, bold in self._words:
            stroke = size / 50 if bold else 0
            draw.text((x, y), text, colour, _font(size), at + "m", stroke_width=stroke)
        return np.array(image)


@functools.cache
def _font(size: float) -> Any:
    """Return the font that Pillow brings along: the same picture everywhere."""
    from PIL import ImageFont

    return ImageFont.load_default(size)
