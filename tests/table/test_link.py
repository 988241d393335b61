"""A link is known by its smallest round trips: being late wins no trust, however it is done."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.table.link import ENOUGH, JITTER, LATE_ECHO, MEMORY, ODD_SLAPS, PAINT, SLAPS, USUAL_CAP, Link


def link(*echoes: float, cap: float = USUAL_CAP) -> Link:
    made = Link(cap)
    for n, round_trip in enumerate(echoes):
        made.echo(round_trip, n)
    return made


def believed(round_trip: float) -> float:
    return round_trip * (1 + JITTER) + PAINT


def test_a_link_is_known_by_its_smallest_round_trip_and_trusted_a_little_more() -> None:
    known = link(140, 100, 180)
    assert known.round_trip == 100
    assert known.trusted == pytest.approx(believed(100))
    assert known.jitter == pytest.approx(believed(100) - 100)


@pytest.mark.parametrize(
    "late",
    [[0] * 7 + [1], [1] * 7 + [0], [0, 1] * 4, [0] + [1] * 7, [0, 0, 0, 0, 1, 1, 1, 1]],
    ids=["last", "first", "every second", "all but the first", "in a burst"],
)
def test_some_late_echoes_win_no_trust(late: list[int]) -> None:
    assert link(*(40 + 295 * is_late for is_late in late)).trusted == pytest.approx(believed(40))


@given(st.lists(st.floats(0, 1000), min_size=1, max_size=40))
def test_no_pattern_of_lateness_wins_trust_beyond_what_is_measured_otherwise(lateness: list[float]) -> None:
    known = Link()
    for n, late in enumerate(lateness):
        known.measure(40, n)  # by the kernel, or by a ping
        known.echo(40 + late, n)
    assert known.trusted == pytest.approx(believed(40))


def test_who_was_never_measured_is_trusted_for_painting_and_no_more() -> None:
    assert (Link().round_trip, Link().trusted) == (0, PAINT)


def test_no_more_than_the_cap_is_believed() -> None:
    assert (link(900).round_trip, link(900).trusted) == (USUAL_CAP, USUAL_CAP)
    assert link(900, cap=60.0).trusted == 60
    assert Link(cap=0.0).trusted == 0  # a bot


def test_who_moves_farther_away_is_believed_after_a_while() -> None:
    known = link(20)
    known.measure(80, MEMORY)
    assert known.round_trip == 20
    known.measure(90, MEMORY + 1)
    assert known.round_trip == 80


@given(st.lists(st.tuples(st.floats(0, 60), st.floats(0, 500)), min_size=1, max_size=60))
def test_the_smallest_is_that_of_the_last_minutes(steps: list[tuple[float, float]]) -> None:
    known, now, seen = Link(cap=1000), 0.0, []
    for wait, round_trip in steps:
        now += wait
        seen.append((now, round_trip))
        known.measure(round_trip, now)
        assert known.round_trip == min(ms for at, ms in seen if at >= now - MEMORY)


def test_a_few_round_trips_make_a_link_known() -> None:
    assert not link(*[40] * (ENOUGH - 1)).is_known
    assert link(*[40] * ENOUGH).is_known


def slapped(known: Link, cuts: Iterable[float]) -> bool:
    for cut in cuts:
        known.slapped(cut)
    return known.is_odd


def test_reports_that_are_cut_again_and_again_are_odd() -> None:
    assert slapped(link(40), [200] * ODD_SLAPS)
    assert not slapped(link(40), [200] * (ODD_SLAPS - 1))
    assert not slapped(link(40), [20] * 50)  # jitter
    assert not slapped(link(40), [200] * ODD_SLAPS + [0] * SLAPS)  # it is over


def test_slaps_among_late_echoes_are_odd() -> None:
    known = Link()
    known.measure(40, 0)
    for n in range(5):
        known.echo(believed(40) + LATE_ECHO + 1, n)
    assert slapped(known, [0] * ODD_SLAPS)


def test_an_honest_link_is_not_odd_even_if_one_message_in_four_is_lost() -> None:
    assert not slapped(link(*[45, 52, 440, 48] * 4), [0, 0, 0, 400] * 5)
