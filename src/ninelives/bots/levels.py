"""Levels 1 to 5 of each game: from a beginner, or a child, to the best we have.

Calibrated so that a seat of each level wins 30 to 45 % against three of the level below, where 25 % would be even:
`bench/ladder.py` measures it.
"""

from ninelives.bots.maus import Person
from ninelives.bots.search import BEST, Style

# Temperature and blunder: in games won for Felix, in points of a round for Cat in the Box.
STYLES = {
    "felix": (
        Style(playouts=60, temperature=0.40, blunder=0.70, memory=1),
        Style(playouts=120, temperature=0.23, blunder=0.50, memory=2),
        Style(playouts=200, temperature=0.12, blunder=0.30, memory=3),
        Style(playouts=400, temperature=0.06, blunder=0.18, memory=6),
        BEST,
    ),
    "catbox": (
        Style(playouts=80, temperature=0.62, blunder=2.3),
        Style(playouts=200, temperature=0.41, blunder=1.55),
        Style(playouts=400, temperature=0.26, blunder=1.0),
        Style(playouts=1150, temperature=0.11, blunder=0.42),
        Style(playouts=3600, tree=True),
    ),
}

PEOPLE = (
    Person(age=1.60, overlook=0.08, mistake=0.05),
    Person(age=1.36, overlook=0.06, mistake=0.04),
    Person(age=1.16, overlook=0.04, mistake=0.03),
    Person(age=0.99, overlook=0.03, mistake=0.02),
    Person(age=0.85, overlook=0.01, mistake=0.01),
)
