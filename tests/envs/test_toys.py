"""Toys: their deals are real positions, as likely as a spectator thinks; endings are of the newest rules."""

from typing import Any

import pytest

from ninelives.envs.toys import ending, toys
from ninelives.games import rulebook
from ninelives.games.kernel import NOBODY, facts
from tests.play import of
from tests.worlds import check_frequencies

TOYS = list(toys().values())
LENGTHS = [(toy, length) for toy in TOYS for length in toy.lengths]


@pytest.mark.parametrize(("toy", "length"), LENGTHS)
def test_an_ending_is_of_the_rules_that_environments_play(toy: Any, length: int) -> None:
    assert ending(toy.game, length).book is rulebook(toy.game)


@pytest.mark.parametrize(("toy", "length"), LENGTHS)
def test_every_deal_of_a_toy_is_a_sound_position(toy: Any, length: int) -> None:
    deals = toy.at(length)
    assert sum(deal.share for deal in deals) == pytest.approx(1)
    assert len({deal.key for deal in deals}) == len({deal.position.origin for deal in deals}) == len(deals)
    real = facts(ending(toy.game, length).states)
    assert toy.key(real) in {deal.key for deal in deals}, "what was played can be dealt"
    for deal in deals:
        of(toy.game).check(facts(deal.position.states))


@pytest.mark.parametrize(("toy", "length"), [(toy, toy.lengths[0]) for toy in TOYS])
def test_deals_are_as_likely_as_a_spectator_thinks(toy: Any, length: int) -> None:
    """The chance node deals what the rulebook samples from what everybody has seen."""
    expected = {deal.key: deal.share for deal in toy.at(length)}
    check_frequencies(ending(toy.game, length), NOBODY, toy.key, expected, n=4000)
