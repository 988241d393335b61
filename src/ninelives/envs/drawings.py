"""The table of each game as a picture, drawn from a view as on the page."""

import re
from collections.abc import Sequence
from typing import Any

from ninelives.envs.picture import ACCENT, BAD, CARD, FELT, GLOW, HEIGHT, INK, LINE, SEATS, SOFT, WEB, WIDTH, Picture
from ninelives.text import Message, catalogue

EDGE = 14  # around everything
GAP = 10
# Cat in the Box: each colour's hue and tint (web/style/catbox.css), and its sign.
HUES = {
    "red": ("#b0241c", "#f9ddd8"),
    "blue": ("#1a5a9e", "#dbe9f8"),
    "yellow": ("#725400", "#fbeeb9"),
    "green": ("#1f6436", "#d9efdc"),
}
SIGNS = dict(re.findall(r'(\w+): "(M[^"]+)"', (WEB / "games" / "catbox" / "signs.js").read_text(encoding="utf-8")))
BOARDS = {"white": "#efe3cf", "purple": "#c6b3ba"}
# Maus geflippt (web/games/maus/stage.js): garments from the skin outwards, as the pictures are drawn to be stacked.
LAYERS = "socks shoes trousers skirt shirt jumper tie coat belt scarf cap hat glasses".split()  # noqa: SIM905
CLOTH, CLOTH_LINE = "#fffaf1", "#d9c6a5"


def draw(view: Any, title: str, names: Sequence[str]) -> Picture:
    """What a seat sees."""
    picture = Picture()
    picture.art("logo", EDGE, 8, 44)
    picture.word(title, 70, 32, 24, at="l", bold=True)
    {"felix": _felix, "catbox": _catbox, "maus": _maus}[view.game](picture, view, names)
    return picture


def _say(message_id: str, names: Sequence[str] = (), **args: Any) -> str:
    return catalogue("en").say(Message(message_id, args), names)


def _seat(
    p: Picture, view: Any, names: Sequence[str], seat: int, x: float, y: float, width: float, height: float
) -> None:
    """A seat's box with its token and name; it glows while the seat may act."""
    if seat in view.actors:
        p.box(x - 3, y - 3, width + 6, height + 6, GLOW, corner=15)
    p.box(x, y, width, height, FELT if seat == view.seat else CARD, SEATS[seat] if seat in view.actors else LINE)
    p.art(f"token-{seat}", x + 9, y + 10, 20)
    p.word(names[seat], x + 36, y + 20, 17, at="l", bold=seat == view.seat)
    if seat in view.winners:
        p.art("crown", x + width - 34, y - 14, 28)


def _prompt(p: Picture, view: Any, names: Sequence[str], y: float, text: str) -> None:
    if view.winners:
        text = _say("winners", names, seats=view.winners, count=len(view.winners))
    p.box(EDGE, y, WIDTH - 2 * EDGE, 44, CARD, ACCENT if view.seat in view.actors else LINE)
    p.word(text, WIDTH / 2, y + 22, 20, bold=True)


def _spread(n: int, width: float, gap: float = GAP) -> list[float]:
    """Where n things of a width begin, side by side in the middle."""
    left = (WIDTH - n * width - (n - 1) * gap) / 2
    return [left + k * (width + gap) for k in range(n)]


# Felix


def _felix(p: Picture, view: Any, names: Sequence[str]) -> None:
    p.word(
        f"{_say('felix-ui-round', round=view.round)} · {_say('felix-ui-bank', mice=view.bank)}", EDGE, 72, 17, at="l"
    )
    high = f"{_say('felix-ui-high')} {view.high}" if view.high else _say("felix-ui-no-bid")
    p.word(high, WIDTH - EDGE, 72, 17, at="r")
    width = min(222.0, (WIDTH - 2 * EDGE - (len(view.row) - 1) * GAP) / len(view.row))
    columns = _spread(len(view.row), width)
    for x, place in zip(columns, view.row, strict=True):
        _felix_column(p, view, names, place, x, width)
    p.word(_say("felix-ui-mouse-cards"), WIDTH / 2, 376, 15, SOFT)
    passed = sum(seat.passed for seat in view.seats)
    for n, mice in enumerate(view.mouse_cards):
        x = columns[n] + width + GAP / 2 - 40
        p.box(x, 390, 80, 40, CARD, ACCENT if n == passed and view.phase == "bid" else LINE, dashed=not mice.mice)
        p.art("mice" if mice.value > 2 else "mouse", x + 10, 395, 30, faded=not mice.mice)
        p.word(mice.mice or "-", x + 58, 410, 18, bold=True)
    _prompt(p, view, names, 444, _felix_prompt(view, names))
    hand = view.seats[view.seat].hand
    for x, card in zip(_spread(len(hand), 88), hand, strict=True):
        _felix_card(p, card, x, 504, 88)


def _felix_prompt(view: Any, names: Sequence[str]) -> str:
    if view.seat not in view.actors:
        key = "felix-ui-wait-place" if view.phase == "place" else "felix-ui-wait-bid"
        return _say(key, names, seats=view.actors)
    return _say("felix-ui-do-place") if view.phase == "place" else _say("felix-ui-do-bid", high=view.high)


def _felix_column(p: Picture, view: Any, names: Sequence[str], place: Any, x: float, width: float) -> None:
    if place.owner is None:
        p.box(x, 92, width, 268, CARD, LINE)
        p.art("sack", x + 7, 98, 26)
        p.word(_say("felix-ui-stack"), x + 36, 112, 17, at="l")
    else:
        seat = view.seats[place.owner]
        _seat(p, view, names, place.owner, x, 92, width, 268)
        if seat.mice is not None:
            p.art("mouse", x + width / 2 - 62, 128, 26)
            p.word(seat.mice, x + width / 2 - 32, 142, 17, at="l")
            p.art("cat-8", x + width / 2 + 8, 128, 26)
            p.word(seat.cats, x + width / 2 + 38, 142, 17, at="l")
        if seat.passed:
            p.word(_say("felix-ui-passed"), x + width / 2, 340, 17, SOFT)
        elif seat.bid:
            p.box(x + width / 2 - 40, 322, 80, 34, CARD, ACCENT if seat.bid == view.high else LINE, corner=17)
            p.art("mouse", x + width / 2 - 28, 326, 26)
            p.word(seat.bid, x + width / 2 + 18, 339, 18, bold=True)
    left = x + width / 2 - 56
    if place.up and place.card:
        _felix_card(p, place.card, left, 160, 112)
    elif place.placed:
        p.art("back-felix", left, 160, 112, 157)
        if place.card:  # only its owner knows it
            _felix_card(p, place.card, left + 62, 236, 54)
    else:
        p.box(left, 160, 112, 157, "none", LINE, corner=10, dashed=True)


def _felix_card(p: Picture, card: str, x: float, y: float, width: float) -> None:
    is_cat = not card.isidentifier() and "dog" not in card
    minus = is_cat and card.startswith("-")
    fill = "#fbe9e4" if minus else "#fff7df" if is_cat else "#e6eef7" if "dog" in card else "#f3f1ee"
    p.box(x, y, width, 1.4 * width, fill, "#8b7b66", corner=width / 9)
    p.art(f"cat-{card.replace('-', 'm')}" if is_cat else card, x + 0.09 * width, y + 0.46 * width, 0.82 * width)
    if "dog" in card:
        p.art("paw", x + 0.07 * width, y + 0.07 * width, 0.25 * width, colour="#6b3f1d")
    else:
        value = card if is_cat else 0
        p.word(value, x + 0.08 * width, y + 0.21 * width, 0.3 * width, BAD if minus else INK, at="l", bold=True)


# Cat in the Box


def _catbox(p: Picture, view: Any, names: Sequence[str]) -> None:
    progress = [_say("catbox-ui-round", round=view.round, rounds=view.rounds)]
    if view.phase == "play":
        progress.append(_say("catbox-ui-trick", trick=view.trick, tricks=view.tricks))
    me = view.seats[view.seat]
    if me.aside:
        progress.append(_say("catbox-ui-aside-card", number=me.aside))
    p.word(" · ".join(progress), EDGE, 72, 17, at="l")
    for seat in range(view.players):
        _catbox_seat(p, view, names, seat, 92 + 62 * seat)
    _catbox_board(p, view)
    _catbox_trick(p, view, names)
    _prompt(p, view, names, 486, _catbox_prompt(view, names))
    piles = sorted(set(me.hand))
    for x, number in zip(_spread(len(piles), 64), piles, strict=True):
        copies = me.hand.count(number)
        for k in reversed(range(copies)):
            p.box(x, 546 - 5 * k, 64, 86, CARD, INK)
        p.word(number, x + 32, 584, 32, bold=True)
        if copies > 1:
            p.word(f"x{copies}", x + 58, 618, 15, SOFT, at="r")


def _catbox_prompt(view: Any, names: Sequence[str]) -> str:
    if view.seat not in view.actors:
        return _say("catbox-ui-wait", names, seats=view.actors)
    if view.phase != "play":
        return _say(f"catbox-ui-{view.phase}")
    return _say("catbox-ui-follow", colour=view.led) if view.led else _say("catbox-ui-lead")


def _catbox_seat(p: Picture, view: Any, names: Sequence[str], seat: int, y: float) -> None:
    shown = view.seats[seat]
    _seat(p, view, names, seat, EDGE, y, 300, 54)
    for k, (colour, (hue, _)) in enumerate(HUES.items()):
        p.path(SIGNS[colour], EDGE + 36 + 24 * k, y + 31, 0.8, hue if colour in shown.colours else LINE)
    won = f"{shown.tricks} / {shown.prediction}" if shown.prediction else str(shown.tricks)
    p.word(won, EDGE + 190, y + 22, 19, bold=True)
    p.word(_say("catbox-ui-tricks"), EDGE + 190, y + 42, 13, SOFT)
    p.word(shown.total, EDGE + 245, y + 22, 19, bold=True)
    p.word(_say("catbox-ui-points"), EDGE + 245, y + 42, 13, SOFT)


def _catbox_board(p: Picture, view: Any) -> None:
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


def _catbox_trick(p: Picture, view: Any, names: Sequence[str]) -> None:
    """What lies there: this trick, or until the next one begins the last one."""
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


# Maus geflippt


def _maus(p: Picture, view: Any, names: Sequence[str]) -> None:
    width = (WIDTH - 2 * EDGE - (view.players - 1) * GAP) / view.players
    for seat, x in enumerate(_spread(view.players, width)):
        _maus_seat(p, view, names, seat, x, width)
    _prompt(p, view, names, 144, _maus_prompt(view, names))
    p.box(EDGE, 202, WIDTH - 2 * EDGE, 268, CLOTH, CLOTH_LINE, corner=20)
    if view.mouse:
        _maus_mouse(p, view.mouse, 300, 212, 177)
    else:
        p.art("back-maus", 320, 232, 148, 208)
    p.word(_say("maus-ui-pile", count=view.pile), 120, 336, 17, SOFT)
    for x, key, cheese in ((640, "carries", view.mouse and view.mouse.cheese), (794, "visible", view.cheese)):
        p.box(x, 216, 140, 240, "#f6e8cf", GLOW if view.protected else "none", 5)
        p.word(_say(f"maus-ui-{key}"), x + 70, 236, 15, SOFT)
        if cheese:
            p.art(f"cheese-{cheese}", x + 15, 268, 110)
            p.word(_say(f"cheese-{cheese}"), x + 70, 420, 16, bold=True)
    hand = view.seats[view.seat].hand
    for x, garment in zip(_spread(len(hand), 124), hand, strict=True):
        p.box(x, 484, 124, HEIGHT - 484 - EDGE, CLOTH, "#9c7d3f", 3)
        p.art(garment, x + 14, 490, 96)
        p.word(_say(f"garment-{garment}"), x + 62, 606, 14)


def _maus_prompt(view: Any, names: Sequence[str]) -> str:
    if view.phase == "slap":
        return _say("maus-ui-slap" if view.seat in view.actors else "maus-ui-answered")
    return _say("maus-ui-ready", names, seat=view.turner)


def _maus_seat(p: Picture, view: Any, names: Sequence[str], seat: int, x: float, width: float) -> None:
    shown = view.seats[seat]
    _seat(p, view, names, seat, x, 64, width, 68)
    p.box(x + width - 42, 76, 36, 24, INK, corner=12)
    p.word(shown.score, x + width - 24, 88, 16, CARD, bold=True)
    counts = {
        "mouse": shown.mice,
        "blue-socks": len(shown.laundry) + shown.face_down,
        "cheese-gouda": len(shown.cheeses),
    }
    for k, (symbol, count) in enumerate(counts.items()):
        left = x + 8 + k * (width - 12) / 3
        p.art(symbol, left, 103, 20, faded=not count)
        p.word(count, left + 23, 114, 15, at="l")


def _maus_mouse(p: Picture, mouse: Any, x: float, y: float, width: float) -> None:
    p.art(f"mouse-{mouse.id % 4}", x, y, width, 1.4 * width)
    for kind in LAYERS:
        for colour in ("red", "blue"):
            if f"{colour}-{kind}" in mouse.wears:
                p.art(f"wear-{colour}-{kind}", x, y, width, 1.4 * width)
