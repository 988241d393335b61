"""Maus geflippt: bots react as the documentation says people do."""

import itertools
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

import numpy as np
import pytest

from ninelives.bots.habits import thought_of
from ninelives.games import rulebook
from ninelives.games.kernel import entry
from ninelives.games.maus import bot
from ninelives.games.maus.bot import AGE, COMPARE, LEVELS, MISTAKE, MU, OVERLOOK, TAU, TEMPO, reaction

DOCS = Path(__file__).parents[3] / "docs" / "bots.md"


@entry
def reactions(n: int, comparisons: int, same_person: bool, work: Any, out: Any) -> None:
    """Draw reaction times: of one person, or of another one each time."""
    for k in range(n):
        if not same_person:
            work[0].traits[TEMPO] = 0.0
        out[k] = reaction(comparisons, work[0])


def times_of(level: int, comparisons: int, same_person: bool = False) -> list[float]:
    work, out = np.zeros(1, thought_of(rulebook("maus"))), np.zeros(20_000)
    work["rng"] = 1
    work["traits"][0, : len(LEVELS[level - 1].traits)] = LEVELS[level - 1].traits
    if same_person:
        work["traits"][0, TEMPO] = 1.0
    reactions(len(out), comparisons, same_person, work, out)
    times: list[float] = out.tolist()
    return times


def published() -> dict[int, list[float]]:
    """The table in the documentation: level, 10 %, 50 %, 90 % of reactions, in milliseconds."""
    lines = DOCS.read_text(encoding="utf-8").split("reaction after ten comparisons")[1].splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ") and line[2].isdigit()]
    return {int(row[0]): [float(cell) for cell in row[2:5]] for row in rows}


@pytest.mark.parametrize("level", range(1, 6))
def test_reactions_are_those_of_the_table(level: int) -> None:
    tenths = quantiles(times_of(level, 10), n=10)
    assert [tenths[0], tenths[4], tenths[8]] == pytest.approx(published()[level], rel=0.05)


def test_reactions_have_the_mean_of_an_ex_gaussian() -> None:
    """By the formula, which knows nothing of how we draw."""
    traits = LEVELS[2].traits
    mean = traits[AGE] * (traits[MU] + traits[TAU] + 7 * traits[COMPARE])
    assert fmean(times_of(3, 7, same_person=True)) == pytest.approx(mean, rel=0.01)


def test_each_level_is_faster_and_errs_less_than_the_one_below() -> None:
    for below, above in itertools.pairwise(bot.LEVELS):
        for trait in (AGE, OVERLOOK, MISTAKE):
            assert above.traits[trait] < below.traits[trait]
