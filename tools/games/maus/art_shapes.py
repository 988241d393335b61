"""Path data, turned and filled: what the drawings of art.py are made of."""

import math
import re
from collections.abc import Iterator

INK = "#2b2330"
PALE = "#fff6e6"
GOLD = "#f0b64e"
COLOURS = {
    "red": "#cb463c",
    "blue": "#3f72bd",
    "yellow": "#f6c834",
    "brown": "#83522c",
    "green": "#3f9a5a",
    "purple": "#8355b3",
    "pink": "#f095b8",
    "black": "#544d5e",
    "white": "#fffdf8",
}
Point = tuple[float, float]


def path(data: str, style: str) -> str:
    return f'<path d="{data}" {style}/>' if data else ""


def paint(fill: str, data: str, ink: float = 3) -> str:
    """Fill a shape, with an outline in ink."""
    width = "" if ink == 3 else f' stroke-width="{ink:g}"'
    return path(data, f'fill="{COLOURS.get(fill, fill)}"{width}')


def line(colour: str, data: str, width: float, cap: str = "") -> str:
    """Draw lines, round at their ends unless another cap is asked for."""
    cap = cap and f' stroke-linecap="{cap}"'
    return path(data, f'fill="none" stroke="{COLOURS.get(colour, colour)}" stroke-width="{width:g}"{cap}')


def seams(data: str, width: float = 2.5) -> str:
    """Draw thin lines in ink."""
    return path(data, f'fill="none" stroke-width="{width:g}"')


def dots(colour: str, places: str, width: float) -> str:
    """Draw dots at places, "x,y x,y"."""
    return line(colour, "".join(f"M{place.replace(',', ' ')}h.1" for place in places.split()), width)


def printed(fill: str, data: str, pattern: str, ink: float = 3) -> str:
    """Fill a shape, lay a pattern on it and outline it last, so that the pattern ends below the ink."""
    return path(data, f'fill="{COLOURS[fill]}" stroke="none"') + pattern + paint("none", data, ink)


def mirrored(drawing: str) -> str:
    """Draw something on the left, and its mirror image on the right."""
    return f'{drawing}<g transform="matrix(-1 0 0 1 100 0)">{drawing}</g>'


def shrunk(drawing: str, x: float, y: float, across: float, down: float | None = None) -> str:
    """Draw something smaller, its ink too."""
    return f'<g transform="matrix({across:g} 0 0 {down or across:g} {x:g} {y:g})">{drawing}</g>'


def hatched(data: str, degrees: float, gap: float, start: float = 0, inset: float = 0) -> str:
    """Draw parallel lines through the inside of a shape: 0° across, 90° down. They end `inset` before its edge, and are
    left out where the shape is narrow."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    turned = [[(x * cosine + y * sine, y * cosine - x * sine) for x, y in ring] for ring in _rings(data)]
    heights = [y for ring in turned for _, y in ring]
    found = []
    height = math.ceil((min(heights) - start) / gap) * gap + start + 1e-6
    while height < max(heights):
        ends = sorted(x for ring in turned for x in _crossings(ring, height))
        for left, right in zip(ends[::2], ends[1::2], strict=True):
            if right - left > gap / 2 + 2 * inset:
                places = (left + inset, right - inset)
                found.append(_straight(*((x * cosine - height * sine, height * cosine + x * sine) for x in places)))
        height += gap
    return "".join(found)


def _straight(start: Point, end: Point) -> str:
    """A line in whole numbers: its ends are below an outline."""
    (x, y), (a, b) = [(round(u), round(v)) for u, v in (start, end)]
    if y == b:
        return f"M{x} {y}H{a}"
    return f"M{x} {y}V{b}" if x == a else f"M{x} {y}L{a} {b}"


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        if command not in "MLHVQZ":
            raise ValueError(f"{command} in {data}")
        yield command, [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]


def _rings(data: str) -> list[list[Point]]:
    """The corners of each closed part of a path, curves as six straight pieces."""
    rings: list[list[Point]] = []
    for command, numbers in _commands(data):
        if command == "M":
            rings.append([])
        x, y = rings[-1][-1] if rings[-1] else (0.0, 0.0)
        if command in "HV":
            rings[-1] += [(number, y) if command == "H" else (x, number) for number in numbers]
        points = list(zip(numbers[::2], numbers[1::2], strict=False))
        if command in "ML":
            rings[-1] += points
        if command == "Q":
            for (a, b), (c, d) in zip(points[::2], points[1::2], strict=True):
                x, y = rings[-1][-1]
                for t in (k / 6 for k in range(1, 7)):
                    u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t * t
                    rings[-1].append((u * x + v * a + w * c, u * y + v * b + w * d))
    return rings


def _crossings(ring: list[Point], height: float) -> Iterator[float]:
    for (x, y), (a, b) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y < height) != (b < height):
            yield x + (a - x) * (height - y) / (b - y)
