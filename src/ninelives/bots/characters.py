"""Give bots at a table a name, a face and pauses for thought."""

import math
import random
from collections.abc import Collection
from dataclasses import dataclass

from ninelives.bots import habits_of
from ninelives.text.alike import alike


@dataclass(frozen=True)
class Character:
    """The cat that a bot plays at a table."""

    name: str
    face: str  # which picture the page shows
    glyph: str  # the face in plain text


# By level, from kittens to a grandmaster; plug-ins and plain bots come as strays. As many names as a table has seats.
FACES = {
    "stray": ("=^-^=", ("Mikesch", "Odile", "Scout", "Perle", "Rusty", "Kasimir")),
    "kitten": ("=^o^=", ("Mimi", "Pip", "Flocon", "Minka", "Biscuit", "Krümel")),
    "tabby": ("=^.^=", ("Socke", "Ginger", "Caramel", "Lotte", "Pompon", "Button")),
    "mouser": (">^.^<", ("Kratzer", "Hazel", "Réglisse", "Tapsy", "Nougat", "Barney")),
    "duchess": ("=^_^=", ("Mathilda", "Aramis", "Sidonie", "Konstanze", "Percival", "Colette")),
    "sage": ("(^o_o^)", ("Archimède", "Baldur", "Cordelia", "Nestor", "Hypatia", "Leonidas")),
}
BY_LEVEL = ("stray", "kitten", "tabby", "mouser", "duchess", "sage")

# How long bots take to answer, in seconds. It depends on nothing but the phase, so a pause tells nothing about a hand.
MEDIAN = 1.5
SPREAD = 0.45
LONGEST = 5.0
LONGEST_PACE = 60  # times that, if somebody wants it slow


def character(level: int, taken: Collection[str], rng: random.Random) -> Character:
    """Return somebody of a level (0: none) whose name looks like none that is taken at this table."""
    face = BY_LEVEL[level]
    glyph, names = FACES[face]
    free = [name for name in names if not any(alike(name, other) for other in taken)]
    return Character(rng.choice(free), face, glyph)


def thinking_time(game: str, phase: str, rng: random.Random) -> float:
    """Return the seconds until a bot answers, like a person's: mostly short, now and then long.

    The game's bot.py knows how long people take in each phase (`THINKING`).
    """
    median = getattr(habits_of(game), "THINKING", {}).get(phase, MEDIAN)
    return min(LONGEST, median * math.exp(rng.gauss(0.0, SPREAD)))
