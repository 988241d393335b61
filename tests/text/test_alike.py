"""Names that look alike are told, and names that do not are left alone."""

from itertools import combinations

import pytest

from ninelives.bots.characters import FACES
from ninelives.server.identity import clean_name
from ninelives.text.alike import CAPITALS, SMALL, alike

ADAS = [
    *("ada", "ADA", "\u0410da", "\u0430d\u0430", "\u0391da", "\uff21da", "\uff21\uff24\uff21", "\U0001d400da"),
    *("\u24b6da", "A\u200bda", "A\u00adda", "A\u2003da", "\u00a0Ada", "\ufeffAda", "\u1d00da", "\u0251da", "Ad\u0430"),
]


@pytest.mark.parametrize("name", ADAS)
def test_other_letters_that_look_the_same_are_seen_through(name: str) -> None:
    assert alike("Ada", name)
    assert alike(clean_name(name), "Ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nina", "\u039dina"),  # Greek capital nu
        ("vova", "\u03bdova"),  # Greek small nu
        ("\u039d\u0399\u039a\u039f\u03a3", "\u03bd\u03b9\u03ba\u03bf\u03c2"),  # the same Greek name
        ("Bob", "\u0412ob"),
        ("Paul", "\u0420\u0430ul"),
        ("Ali", "Al1"),
        ("Ali", "AIi"),
        ("Otto", "0tt0"),
        ("Arnaud", "Amaud"),
        ("Zo\u00eb", "Zo\u0451"),  # Cyrillic io
        ("O'Neil", "O\u2019Neil"),
    ],
)
def test_pairs_that_cannot_be_told_apart_are_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Zoe", "Zo\u00eb"),
        ("P1", "P2"),
        ("Anna", "Hanna"),
        ("\U0001f431", "\U0001f42d"),
        ("Jürgen", "Jorgen"),
    ],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert not alike(one, other)


def test_bots_of_a_table_are_never_alike() -> None:
    for _, names in FACES.values():
        assert not any(alike(one, other) for one, other in combinations(names, 2))


def test_signs_stand_for_letters_that_stay_as_they_are() -> None:
    assert all(
        chr(SMALL.get(ord(sign), ord(sign))) == sign for table in (CAPITALS, SMALL) for sign in map(chr, table.values())
    )
