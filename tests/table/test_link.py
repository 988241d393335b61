"""A link is known by its last round trips, and trusted up to a cap."""

from ninelives.table.link import PROBES, USUAL_CAP, Link


def link(*probes: float, cap: float = USUAL_CAP) -> Link:
    made = Link(cap)
    for round_trip in probes:
        made.probe(round_trip)
    return made


def test_a_link_is_known_by_its_usual_and_its_longer_round_trips() -> None:
    known = link(*range(100, 116))
    assert (known.round_trip, known.trusted, known.jitter) == (108, 114, 6)


def test_one_message_that_was_lost_does_not_change_what_is_known() -> None:
    assert link(*[40] * 15, 440).trusted == 40


def test_only_the_last_probes_count() -> None:
    assert link(*[250] * 50, *[20] * PROBES).trusted == 20


def test_no_more_than_the_cap_is_believed() -> None:
    assert (link(900).round_trip, link(900).trusted) == (USUAL_CAP, USUAL_CAP)
    assert link(900, cap=60.0).trusted == 60


def test_who_was_never_probed_gets_the_benefit_of_the_doubt() -> None:
    assert (Link().round_trip, Link().trusted, Link().jitter) == (USUAL_CAP, USUAL_CAP, 0)
