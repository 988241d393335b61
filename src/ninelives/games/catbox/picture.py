"""Cat in the Box as a picture."""

import re
from collections.abc import Sequence
from typing import Any

from ninelives.envs.pictures.picture import CARD, INK, LINE, SOFT, WIDTH, Picture, page_file
from ninelives.envs.pictures.shared import EDGE, GAP, prompt, say, seat_box, spread

from .meta import META

# Each colour's hue and tint, and its sign, as on the page.
HUES = {
    "red": ("#b0241c", "#f9ddd8"),
    "blue": ("#1a5a9e", "#dbe9f8"),
    "yellow": ("#725400", "#fbeeb9"),
    "green": ("#1f6436", "#d9efdc"),
}
SIGNS = dict(re.findall(r'(\w+): "(M[^"]+)"', page_file(META.name, "signs.js").read_text(encoding="utf-8")))
BOARDS = {"white": "#efe3cf", "purple": "#c6b3ba"}


def draw(p: Picture, view: Any, names: Sequence[str]) -> None:
    """Draw what a seat sees."""
    progress = [say("catbox-ui-round", round=view.round, rounds=view.rounds)]
    if view.phase == "play":
        progress.append(say("catbox-ui-trick", trick=view.trick, tricks=view.tricks))
    me = view.seats[view.seat]
    if me.aside:
        progress.append(say("catbox-ui-aside-card", number=me.aside))
    p.word(" · ".join(progress), EDGE, 72, 17, at="l")
    for seat in range(view.players):
        _seat(p, view, names, seat, 92 + 62 * seat)
    _board(p, view)
    _trick(p, view, names)
    prompt(p, view, names, 486, _prompt(view, names))
    piles = sorted(set(me.hand))
    for x, number in zip(spread(len(piles), 64), piles, strict=True):
        copies = me.hand.count(number)
        for k in reversed(range(copies)):
            p.box(x, 546 - 5 * k, 64, 86, CARD, INK)
        p.word(number, x + 32, 584, 32, bold=True)
        if copies > 1:
            p.word(f"x{copies}", x + 58, 618, 15, SOFT, at="r")


def _prompt(view: Any, names: Sequence[str]) -> str:
    if view.seat not in view.actors:
        return say("catbox-ui-wait", names, seats=view.actors)
    if view.phase != "play":
        return say(f"catbox-ui-{view.phase}", round=view.round)
    return say("catbox-ui-follow", colour=view.led) if view.led else say("catbox-ui-lead")


def _seat(p: Picture, view: Any, names: Sequence[str], seat: int, y: float) -> None:
    shown = view.seats[seat]
    seat_box(p, view, names, seat, EDGE, y, 300, 54)
    for k, (colour, (hue, _)) in enumerate(HUES.items()):
        p.path(SIGNS[colour], EDGE + 36 + 24 * k, y + 31, 0.8, hue if colour in shown.colours else LINE)
    won = f"{shown.tricks} / {shown.prediction}" if shown.prediction else str(shown.tricks)
    p.word(won, EDGE + 190, y + 22, 19, bold=True)
    p.word(say("catbox-ui-tricks"), EDGE + 190, y + 42, 13, SOFT)
    p.word(shown.total, EDGE + 245, y + 22, 19, bold=True)
    p.word(say("catbox-ui-points"), EDGE + 245, y + 42, 13, SOFT)


def _board(p: Picture, view: Any) -> None:
    left, top, cell = 326, 92, 58
    width = (WIDTH - EDGE - left - 56) / len(view.columns)
    p.box(left, top, WIDTH - EDGE - left, 32 + 4 * cell + 6, BOARDS[view.board])
    for column, number in enumerate(view.columns):
        p.word(number, left + 50 + (column + 0.5) * width, top + 18, 17, bold=True)
    for row, (colour, (hue, tint)) in enumerate(HUES.items()):
        y = top + 32 + row * cell
        p.path(SIGNS[colour], left + 12, y + 15, 1.15, hue)
        for column, number in enumerate(view.columns):
            x = left + 50 + column * width
            owner = view.cells[row][column]
            p.box(x + 2, y + 2, width - 4, cell - 4, tint if owner is None else CARD, corner=8)
            if owner is None:
                p.word(number, x + width / 2, y + cell / 2, 18, hue)
            elif owner < 0:
                p.art("box", x + width / 2 - 20, y + 9, 40, faded=True)
            else:
                p.art(f"token-{owner}", x + width / 2 - 19, y + 10, 38)


def _trick(p: Picture, view: Any, names: Sequence[str]) -> None:
    """Draw what lies there: this trick, or until the next one begins the last one."""
    over = not view.table and view.last_trick is not None and view.trick > 1
    plays = view.last_trick.plays if over else view.table
    width = 112
    left = 326 + (WIDTH - EDGE - 326 - view.players * (width + GAP) + GAP) / 2
    for k in range(view.players):
        x = left + k * (width + GAP)
        if k >= len(plays):
            p.box(x + 28, 374, 56, 72, "none", LINE, dashed=True)
            continue
        hue, tint = HUES[plays[k].colour]
        p.box(x + 28, 374, 56, 72, tint, hue)
        p.word(plays[k].number, x + 56, 396, 28, hue, bold=True)
        p.path(SIGNS[plays[k].colour], x + 46, 418, 0.85, hue)
        if over and plays[k].seat == view.last_trick.winner:
            p.art("crown", x + 84, 372, 26)
        p.art(f"token-{plays[k].seat}", x + 6, 454, 16)
        p.word(names[plays[k].seat], x + 28, 463, 15, at="l")
