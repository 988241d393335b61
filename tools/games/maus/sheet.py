"""All mice of Maus geflippt dressed, on pages for tools/art_sheet.py."""

import tomllib
from collections.abc import Callable
from pathlib import Path

GAME = Path(__file__).parents[3] / "src" / "ninelives" / "games" / "maus"
# From the skin outwards. The page stacks garments in the same order.
LAYERS = (
    *("socks", "shoes", "trainers", "trousers", "skirt", "shirt", "t-shirt", "jumper", "dress", "tie"),
    *("jacket", "coat", "belt", "bag", "scarf", "ring", "cap", "hat", "glasses"),
)
Picture = Callable[[str, str, float, float, str], str]  # of file, name, width, height, class


def dressed(picture: Picture, number: int, wears: list[str]) -> str:
    outside_last = sorted(wears, key=lambda garment: LAYERS.index(garment.partition("-")[2]))
    names = [f"mouse-{number % 4}", *(f"wear-{garment}" for garment in outside_last)]
    layers = "".join(picture("maus/maus.svg", name, 120, 168, "layer") for name in names)
    return f'<figure><figcaption>{" ".join(wears)}</figcaption><div class="mouse">{layers}</div></figure>'


def pages(picture: Picture) -> dict[str, list[str]]:
    """Return the mice of both versions of the rules, by the name of their page."""
    found = {}
    for name, wardrobe in ("dressed", "wardrobe.toml"), ("dressed-v1", "v1/wardrobe.toml"):
        mice = tomllib.loads((GAME / wardrobe).read_text(encoding="utf-8"))["mice"]
        found[name] = [dressed(picture, number, mouse["wears"]) for number, mouse in enumerate(mice, 1)]
    return found
