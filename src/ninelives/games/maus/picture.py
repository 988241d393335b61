"""Maus geflippt as a picture."""

from collections.abc import Sequence
from typing import Any

from ninelives.envs.pictures.picture import CARD, GLOW, HEIGHT, INK, SOFT, WIDTH, Picture
from ninelives.envs.pictures.shared import EDGE, GAP, prompt, say, seat_box, spread

# Garments from the skin outwards, as the pictures are drawn to be stacked.
LAYERS = (
    *("socks", "shoes", "trainers", "trousers", "skirt", "shirt", "t-shirt", "jumper", "dress", "tie"),
    *("jacket", "coat", "belt", "bag", "scarf", "ring", "cap", "hat", "glasses"),
)
CLOTH, CLOTH_LINE = "#fffaf1", "#d9c6a5"


def draw(p: Picture, view: Any, names: Sequence[str]) -> None:
    """Draw what a seat sees."""
    width = (WIDTH - 2 * EDGE - (view.players - 1) * GAP) / view.players
    for seat, x in enumerate(spread(view.players, width)):
        _seat(p, view, names, seat, x, width)
    prompt(p, view, names, 144, _prompt(view, names))
    p.box(EDGE, 202, WIDTH - 2 * EDGE, 268, CLOTH, CLOTH_LINE, corner=20)
    if view.mouse:
        _mouse(p, view.mouse, 300, 212, 177)
    else:
        p.art("back-maus", 320, 232, 148, 208)
    p.word(say("maus-ui-pile", count=view.pile), 120, 336, 17, SOFT)
    for x, key, cheese in ((640, "carries", view.mouse and view.mouse.cheese), (794, "visible", view.cheese)):
        p.box(x, 216, 140, 240, "#f6e8cf", GLOW if view.protected else "none", 5)
        p.word(say(f"maus-ui-{key}"), x + 70, 236, 15, SOFT)
        if cheese:
            p.art(f"cheese-{cheese}", x + 15, 268, 110)
            p.word(say(f"maus-cheese-{cheese}"), x + 70, 420, 16, bold=True)
    hand = view.seats[view.seat].hand
    for x, garment in zip(spread(len(hand), 124), hand, strict=True):
        p.box(x, 484, 124, HEIGHT - 484 - EDGE, CLOTH, "#9c7d3f", 3)
        p.art(garment, x + 14, 490, 96)
        p.word(say(f"maus-garment-{garment}"), x + 62, 606, 14)


def _prompt(view: Any, names: Sequence[str]) -> str:
    if view.phase == "slap":
        return say("maus-ui-slap" if view.seat in view.actors else "maus-ui-answered")
    return say("maus-ui-ready", names, seat=view.turner)


def _seat(p: Picture, view: Any, names: Sequence[str], seat: int, x: float, width: float) -> None:
    shown = view.seats[seat]
    seat_box(p, view, names, seat, x, 64, width, 68)
    p.box(x + width - 42, 76, 36, 24, INK, corner=12)
    p.word(shown.score, x + width - 24, 88, 16, CARD, bold=True)
    counts = {
        "mouse": shown.mice,
        "blue-trousers": len(shown.laundry) + shown.face_down,
        "cheese-gouda": len(shown.cheeses),
    }
    for k, (symbol, count) in enumerate(counts.items()):
        left = x + 8 + k * (width - 12) / 3
        p.art(symbol, left, 103, 20, faded=not count)
        p.word(count, left + 23, 114, 15, at="l")


def _mouse(p: Picture, mouse: Any, x: float, y: float, width: float) -> None:
    p.art(f"mouse-{mouse.id % 4}", x, y, width, 1.4 * width)
    for garment in sorted(mouse.wears, key=lambda garment: LAYERS.index(garment.partition("-")[2])):
        p.art(f"wear-{garment}", x, y, width, 1.4 * width)
