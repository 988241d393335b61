"""Felix / Filou as a picture."""

from collections.abc import Sequence
from typing import Any

from ninelives.envs.pictures.picture import ACCENT, BAD, CARD, INK, LINE, SOFT, WIDTH, Picture
from ninelives.envs.pictures.shared import EDGE, GAP, prompt, say, seat_box, spread


def draw(p: Picture, view: Any, names: Sequence[str]) -> None:
    """Draw what a seat sees."""
    done, bank = say("felix-ui-round", round=view.round), say("felix-ui-bank", mice=view.bank)
    p.word(f"{done} · {bank}", EDGE, 72, 17, at="l")
    high = say("felix-ui-high") + f" {view.high}" if view.high else say("felix-ui-no-bid")
    p.word(high, WIDTH - EDGE, 72, 17, at="r")
    width = min(222.0, (WIDTH - 2 * EDGE - (len(view.row) - 1) * GAP) / len(view.row))
    columns = spread(len(view.row), width)
    for x, place in zip(columns, view.row, strict=True):
        _column(p, view, names, place, x, width)
    p.word(say("felix-ui-mouse-cards"), WIDTH / 2, 376, 15, SOFT)
    passed = sum(seat.passed for seat in view.seats)
    for n, mice in enumerate(view.mouse_cards):
        x = columns[n] + width + GAP / 2 - 40
        p.box(x, 390, 80, 40, CARD, ACCENT if n == passed and view.phase == "bid" else LINE, dashed=not mice.mice)
        p.art("mice" if mice.value > 2 else "mouse", x + 10, 395, 30, faded=not mice.mice)
        p.word(mice.mice or "-", x + 58, 410, 18, bold=True)
    prompt(p, view, names, 444, _prompt(view, names))
    hand = view.seats[view.seat].hand
    for x, card in zip(spread(len(hand), 88), hand, strict=True):
        _card(p, card, x, 504, 88)


def _prompt(view: Any, names: Sequence[str]) -> str:
    if view.seat not in view.actors:
        key = "felix-ui-wait-place" if view.phase == "place" else "felix-ui-wait-bid"
        return say(key, names, seats=view.actors)
    return say("felix-ui-do-place") if view.phase == "place" else say("felix-ui-do-bid", high=view.high)


def _column(p: Picture, view: Any, names: Sequence[str], place: Any, x: float, width: float) -> None:
    if place.owner is None:
        p.box(x, 92, width, 268, CARD, LINE)
        p.art("sack", x + 7, 98, 26)
        p.word(say("felix-ui-stack"), x + 36, 112, 17, at="l")
    else:
        seat = view.seats[place.owner]
        seat_box(p, view, names, place.owner, x, 92, width, 268)
        if seat.mice is not None:
            p.art("mouse", x + width / 2 - 62, 128, 26)
            p.word(seat.mice, x + width / 2 - 32, 142, 17, at="l")
            p.art("cat-8", x + width / 2 + 8, 128, 26)
            p.word(seat.cats, x + width / 2 + 38, 142, 17, at="l")
        if seat.passed:
            p.word(say("felix-ui-passed"), x + width / 2, 340, 17, SOFT)
        elif seat.bid:
            p.box(x + width / 2 - 40, 322, 80, 34, CARD, ACCENT if seat.bid == view.high else LINE, corner=17)
            p.art("mouse", x + width / 2 - 28, 326, 26)
            p.word(seat.bid, x + width / 2 + 18, 339, 18, bold=True)
    left = x + width / 2 - 56
    if place.up and place.card:
        _card(p, place.card, left, 160, 112)
    elif place.placed:
        p.art("back-felix", left, 160, 112, 157)
        if place.card:  # only its owner knows it
            _card(p, place.card, left + 62, 236, 54)
    else:
        p.box(left, 160, 112, 157, "none", LINE, corner=10, dashed=True)


def _card(p: Picture, card: str, x: float, y: float, width: float) -> None:
    is_cat = card.removeprefix("-").isdecimal()
    minus = is_cat and card.startswith("-")
    fill = "#fbe9e4" if minus else "#fff7df" if is_cat else "#e6eef7" if "dog" in card else "#f3f1ee"
    p.box(x, y, width, 1.4 * width, fill, "#8b7b66", corner=width / 9)
    p.art(f"cat-{card.replace('-', 'm')}" if is_cat else card, x + 0.09 * width, y + 0.46 * width, 0.82 * width)
    if "dog" in card:
        p.art("paw", x + 0.07 * width, y + 0.07 * width, 0.25 * width, colour="#6b3f1d")
    else:
        value = card if is_cat else 0
        p.word(value, x + 0.08 * width, y + 0.21 * width, 0.3 * width, BAD if minus else INK, at="l", bold=True)
