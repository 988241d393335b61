"""What the pictures of all games share."""

from collections.abc import Sequence
from typing import Any

from ninelives.envs.pictures.picture import ACCENT, CARD, FELT, GLOW, LINE, SEATS, WIDTH, Picture
from ninelives.text import Message, catalogue

EDGE = 14  # around everything
GAP = 10


def say(message_id: str, names: Sequence[str] = (), **args: Any) -> str:
    """Return a message in English."""
    return catalogue("en").say(Message(message_id, args), names)


def seat_box(
    p: Picture, view: Any, names: Sequence[str], seat: int, x: float, y: float, width: float, height: float
) -> None:
    """Draw a seat's box with its token and name; it glows while the seat may act."""
    if seat in view.actors:
        p.box(x - 3, y - 3, width + 6, height + 6, GLOW, corner=15)
    p.box(x, y, width, height, FELT if seat == view.seat else CARD, SEATS[seat] if seat in view.actors else LINE)
    p.art(f"token-{seat}", x + 9, y + 10, 20)
    p.word(names[seat], x + 36, y + 20, 17, at="l", bold=seat == view.seat)
    if seat in view.winners:
        p.art("crown", x + width - 34, y - 14, 28)


def prompt(p: Picture, view: Any, names: Sequence[str], y: float, text: str) -> None:
    """Draw the line that says what is to be done, or who has won."""
    if view.winners:
        text = say("winners", names, seats=view.winners, count=len(view.winners))
    p.box(EDGE, y, WIDTH - 2 * EDGE, 44, CARD, ACCENT if view.seat in view.actors else LINE)
    p.word(text, WIDTH / 2, y + 22, 20, bold=True)


def spread(n: int, width: float) -> list[float]:
    """Return where n things of a width begin, side by side in the middle."""
    left = (WIDTH - n * width - (n - 1) * GAP) / 2
    return [left + k * (width + GAP) for k in range(n)]
