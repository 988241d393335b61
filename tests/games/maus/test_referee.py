"""The referee of slaps: fair over slow links, hard to lie to, and never at a loss."""

import math
import random
from dataclasses import dataclass, replace
from statistics import fmean

import pytest
from bench.games.maus.clients import HOUSE, LIAR, MOBILE, PATTERNS, QUICK_FRAME, WORLD, Before, Client, Late
from bench.games.maus.slaps import simulate, with_liar
from hypothesis import given
from hypothesis import strategies as st

from ninelives.games.maus.referee import (
    FALSE_START,
    INTERNET,
    LAN,
    LONGEST_FLIP,
    MEAN_FLIP,
    SHORTEST_FLIP,
    Basis,
    Round,
    Verdict,
    flip_delay,
    send_delays,
    uncertainty,
)
from tests.games.maus.table import flip, look, table

LIMIT = 10000


@dataclass
class Known:
    """A link of which everything is known."""

    round_trip: float
    jitter: float = 0.0

    @property
    def trusted(self) -> float:
        return self.round_trip + self.jitter


def link(round_trip: float, jitter: float = 0.0) -> Known:
    return Known(min(round_trip, INTERNET), jitter)


def shown(*round_trips: float, **options: dict[int, float]) -> Round:
    """A mouse that was sent to everybody at moment 1000; their links never change."""
    made = Round({seat: link(trip) for seat, trip in enumerate(round_trips)}, LIMIT, 10, **options)
    for seat in range(len(round_trips)):
        made.sent(seat, 1000)
    return made


def test_all_see_the_mouse_at_the_same_moment_and_nobody_is_sent_it_early() -> None:
    links = {0: link(5), 1: link(40), 2: link(250), 3: link(0)}
    delays = send_delays(links)
    assert delays == {0: 122.5, 1: 105, 2: 0, 3: 125}  # 3 is a bot: it sees the mouse when people do
    assert {delays[seat] + links[seat].round_trip / 2 for seat in links} == {125}
    assert send_delays({}) == {}


@pytest.mark.parametrize(("jitter", "suggested"), [(0, 10), (9, 10), (17, 17), (200, 30)])
def test_the_uncertainty_is_what_the_worst_link_leaves_open(jitter: float, suggested: int) -> None:
    assert uncertainty({0: link(5), 1: link(50, jitter)}) == suggested


# --- one slap ---


@pytest.mark.parametrize(
    ("reported", "arrives", "used", "basis"),
    [
        (400, 500, 400, Basis.REPORT),  # the link explains the rest
        (400, 450, 400, Basis.REPORT),  # came faster than usual
        (400, 540, 440, Basis.LINK),  # 40 ms more than the link explains
        (400, 900, 800, Basis.LINK),  # sent again after a loss: beyond the trusted round trip, nobody can tell
        (150, 500, 400, Basis.LINK),  # a lie
        (600, 500, 500, Basis.ARRIVAL),  # longer than it took to come
        (1e9, 500, 500, Basis.ARRIVAL),
        (math.inf, 500, 500, Basis.ARRIVAL),
        (math.nan, 500, 500, Basis.ARRIVAL),
        (-math.inf, 500, 500, Basis.ARRIVAL),
    ],
)
def test_a_report_counts_within_what_the_server_has_seen(
    reported: float, arrives: float, used: float, basis: Basis
) -> None:
    mouse = shown(100)
    assert mouse.slap(0, "slap red-hat", reported, 1000 + arrives) is Verdict.ACCEPTED
    reaction = mouse.reactions()[0]
    assert (reaction.used, reaction.time, reaction.basis) == (used, used, basis)
    assert reaction.reported == (reported if math.isfinite(reported) else None)
    assert (reaction.elapsed, reaction.trusted) == (arrives, 100)
    assert mouse.answers() == {0: f"slap red-hat {used}"}


@pytest.mark.parametrize(
    ("reported", "arrives"),
    [(99, 150), (60, 400), (0, 400), (-5, 400), (-1e9, 400), (400, 90), (400, 0), (400, -20), (math.nan, 50)],
)
def test_a_slap_that_is_impossible_is_a_false_start_and_the_seat_holds(reported: float, arrives: float) -> None:
    """A report that nobody could truly make, or a slap that came before the mouse can have been seen."""
    mouse = shown(100, 100)
    assert mouse.slap(0, "shout", reported, 1000 + arrives) is Verdict.FALSE_START
    assert mouse.slap(0, "shout", 400, 1500) is Verdict.REPEATED
    assert mouse.answers() == {0: "hold", 1: "hold"}
    assert mouse.reactions()[0].verdict is Verdict.FALSE_START


def test_the_fastest_that_is_possible_counts() -> None:
    assert shown(100).slap(0, "shout", FALSE_START, 1200) is Verdict.ACCEPTED


def test_the_first_slap_of_a_seat_counts() -> None:
    mouse = shown(100, 100)
    assert mouse.slap(0, "slap red-hat", 450, 1550) is Verdict.ACCEPTED
    assert mouse.slap(0, "shout", 400, 1551) is Verdict.REPEATED
    assert mouse.answers()[0] == "slap red-hat 450"


def test_MG_9_what_is_shown_of_a_slap_does_not_tell_the_garment() -> None:
    mouse = shown(100)
    mouse.slap(0, "slap red-hat", 450, 1550)
    assert "hat" not in repr(mouse.reactions())


def test_who_let_the_mouse_go_cannot_slap_it() -> None:
    mouse = shown(100)
    mouse.hold(0)
    assert mouse.slap(0, "shout", 400, 1500) is Verdict.REPEATED
    assert mouse.answers() == {0: "hold"}


def test_who_was_not_sent_the_mouse_cannot_slap_it() -> None:
    mouse = Round({0: link(100), 1: link(100)}, LIMIT, 10)
    mouse.sent(0, 1000)
    mouse.sent(7, 1000)  # a spectator
    assert mouse.slap(1, "shout", 400, 1500) is Verdict.NOT_SHOWN
    assert mouse.slap(7, "shout", 400, 1500) is Verdict.NOT_SHOWN
    mouse.sent(1, 1600)
    assert mouse.slap(1, "shout", 400, 2100) is Verdict.ACCEPTED


def test_reconnecting_does_not_start_the_time_again() -> None:
    mouse = shown(100)
    mouse.sent(0, 3000)
    mouse.slap(0, "shout", 400, 3500)
    assert mouse.reactions()[0].used == 2400


def test_echoes_after_the_mouse_was_sent_change_nothing() -> None:
    known = link(100)
    mouse = Round({0: known}, LIMIT, 10)
    mouse.sent(0, 1000)
    known.round_trip = 300
    mouse.slap(0, "shout", 200, 1500)
    assert mouse.reactions()[0].used == 400


def test_a_nearer_connection_that_shows_up_lowers_the_trust_in_this_slap() -> None:
    """To see the mouse by one connection and slap by another gains nothing."""
    mouse = shown(280)
    mouse.limit_trust(0, 50)
    mouse.limit_trust(0, 200)
    mouse.slap(0, "shout", 120, 1500)
    reaction = mouse.reactions()[0]
    assert (reaction.used, reaction.trusted, reaction.cut) == (450, 50, 330)


@pytest.mark.parametrize("reported", [400, 1e9, math.nan])
def test_a_report_that_was_not_too_short_was_not_cut(reported: float) -> None:
    mouse = shown(100)
    mouse.slap(0, "shout", reported, 1500)
    assert mouse.reactions()[0].cut == 0


def test_the_time_limit_is_that_of_the_reaction() -> None:
    mouse = shown(100, 100)
    assert mouse.slap(0, "shout", LIMIT, 1000 + LIMIT + 100) is Verdict.ACCEPTED
    assert mouse.slap(1, "shout", LIMIT + 1, 1000 + LIMIT + 90) is Verdict.TOO_LATE
    assert mouse.answers() == {0: f"shout {LIMIT}", 1: "hold"}


def test_a_head_start_is_taken_off_openly_and_gives_no_false_starts() -> None:
    mouse = shown(100, 100, 100, head_starts={0: 300, 1: -50, 2: 300})
    for seat, reported in enumerate((500, 260, 150)):
        assert mouse.slap(seat, "shout", reported, 1000 + reported + 100) is Verdict.ACCEPTED
    assert mouse.answers() == {0: "shout 200", 1: "shout 310", 2: "shout 1"}
    assert [(slap.used, slap.head_start) for slap in mouse.reactions().values()] == [(500, 300), (260, -50), (150, 300)]


def test_a_bot_is_measured_in_the_same_way() -> None:
    links = {0: link(33.3), 1: link(0)}
    mouse = Round(links, LIMIT, 10)
    for seat, delay in send_delays(links).items():
        mouse.sent(seat, 0.1 + delay)
    mouse.slap(1, "slap red-hat", 412, 0.1 + send_delays(links)[1] + 412)
    assert (mouse.answers()[1], mouse.reactions()[1].basis) == ("slap red-hat 412", Basis.REPORT)


@given(st.floats(), st.floats(-1e6, 1e6), st.floats(0, 1e4), st.sampled_from([-500.0, 0.0, 500.0]))
def test_whatever_comes_gets_a_verdict_and_a_time_within_bounds(
    reported: float, arrives: float, trip: float, head_start: float
) -> None:
    mouse = shown(trip, 50, head_starts={0: head_start})
    verdict = mouse.slap(0, "shout", reported, 1000 + arrives)
    reaction = mouse.reactions()[0]
    assert verdict in (Verdict.ACCEPTED, Verdict.FALSE_START, Verdict.TOO_LATE)
    assert reaction.elapsed - min(trip, INTERNET) <= reaction.used <= reaction.elapsed
    if verdict is Verdict.ACCEPTED:
        assert 1 <= reaction.time <= LIMIT


# --- until when to wait ---


def test_nobody_waits_longer_than_a_slap_could_still_win_or_tie() -> None:
    mouse = shown(40, 250)
    assert mouse.closes_at == 1000 + 250 + LIMIT + 1
    mouse.slap(0, "shout", 400, 1440)
    assert mouse.closes_at == 1000 + 250 + 400 + 10 + 1
    assert mouse.slap(1, "shout", 120, 1662) is Verdict.TOO_LATE
    assert mouse.closes_at == -math.inf  # everybody has answered


def test_the_mouse_stays_open_until_everybody_was_sent_it_or_is_not_there() -> None:
    mouse = Round({0: link(40), 1: link(40)}, LIMIT, 10)
    mouse.sent(0, 1000)
    mouse.slap(0, "shout", 400, 1440)
    assert mouse.closes_at == math.inf
    mouse.hold(1)
    assert mouse.closes_at == -math.inf


def test_a_false_start_closes_nothing() -> None:
    mouse = shown(40, 40)
    mouse.slap(0, "shout", 20, 1060)
    assert mouse.closes_at == 1000 + 40 + LIMIT + 1


@given(
    trips=st.lists(st.floats(0, 400), min_size=2, max_size=4),
    first=st.floats(100, 2000),
    late=st.floats(0.001, 100),
    reported=st.floats(100, 2000),
    head_start=st.floats(-300, 300),
)
def test_what_comes_after_the_close_is_slower_and_no_tie(
    trips: list[float], first: float, late: float, reported: float, head_start: float
) -> None:
    links = {seat: link(trip) for seat, trip in enumerate(trips)}
    mouse = Round(links, LIMIT, 10, {1: head_start})
    for seat, delay in send_delays(links).items():
        mouse.sent(seat, delay)
    mouse.slap(0, "shout", first, send_delays(links)[0] + first + trips[0])
    best, closes_at = mouse.reactions()[0], mouse.closes_at
    assert mouse.slap(1, "shout", reported, closes_at + late) in (Verdict.TOO_LATE, Verdict.FALSE_START)
    assert mouse.reactions()[1].time > best.time + 10


# --- with the rulebook ---


def test_MG_10_the_rulebook_judges_what_the_referee_measured() -> None:
    """Ben's slap arrives first and Ada's was 5 ms faster: a tie. Cleo started too early, Dora does nothing."""
    game = table("red-hat", "red-cap", "", "", mice=[10, 27])
    flip(game)
    mouse = shown(250, 20, 20, 20)
    mouse.slap(2, "shout", 30, 1050)
    mouse.slap(1, "slap red-cap", 505, 1525)
    mouse.slap(0, "slap red-hat", 500, 1750)
    assert mouse.closes_at == 1000 + 20 + 500 + 10 + 1  # Dora's link
    for seat, action in mouse.answers().items():
        game.act(seat, action)
    last = look(game).last
    assert last is not None
    assert [(slap.seat, slap.ms, slap.result) for slap in last.slaps] == [(0, 500, "mouse"), (1, 505, "pile-mouse")]


# --- the pause before a mouse ---


def test_no_pause_tells_when_the_mouse_comes() -> None:
    """As likely in the next half second, whether it was waited for one second or for three."""
    rng = random.Random(3)
    pauses = [flip_delay(rng) - SHORTEST_FLIP for _ in range(40000)]
    assert min(pauses) >= 0
    assert max(pauses) <= LONGEST_FLIP - SHORTEST_FLIP
    expected = 1 - math.exp(-500 / MEAN_FLIP)
    for waited in (0, 1000, 2000, 3000):
        left = [pause for pause in pauses if pause > waited]
        assert fmean(pause <= waited + 500 for pause in left) == pytest.approx(expected, abs=0.03)


# --- whole evenings, simulated; bench/games/maus/slaps.py prints more ---


def test_equally_fast_people_win_equally_often_over_5_40_120_and_250_ms() -> None:
    """Unequal ways, drifting clocks, jitter and lost messages included. By arrival, the nearest would win."""
    evening = simulate(WORLD, 20000, seed=1)
    assert [seat.referee for seat in evening.seats] == pytest.approx([0.25] * 4, abs=0.03)
    assert evening.seats[0].arrival > 0.5
    assert evening.seats[-1].arrival < 0.02
    assert evening.arrival_wrong > 0.4
    assert evening.wrong < 0.05  # nearly always by less than can be told
    assert evening.wrong_by_far < 0.01
    assert evening.longest_wait <= INTERNET + evening.uncertainty + 1


def test_lost_messages_cost_an_honest_player_little() -> None:
    """One message in fifty comes 400 ms late: a slap that did is lost, and nothing else."""
    clients = [Client(40), Client(40, loss=0.02), Client(40), Client(40)]
    assert simulate(clients, 3000, seed=1).seats[1].referee == pytest.approx(0.25, abs=0.03)


def test_jitter_of_a_phone_costs_an_honest_player_little() -> None:
    """70 ms away, a third of it jitter: some of that is their loss, but they stay close to fair."""
    assert simulate(MOBILE, 8000, seed=1).seats[-1].referee > 0.25 - 0.04


@pytest.mark.parametrize("direct", [True, False], ids=["kernel", "proxy"])
@pytest.mark.parametrize("name", PATTERNS)
def test_lateness_wins_no_mice_however_it_is_done(name: str, direct: bool) -> None:
    """Behind a proxy, as long as it is a page; asking the kernel, also if pongs are late, with a quick screen, too."""
    late = replace(PATTERNS[name], pongs=direct)
    clients = with_liar(WORLD, 1000, late)
    clients[LIAR] = replace(clients[LIAR], frame=QUICK_FRAME)
    liar = simulate(clients, 2000, seed=1, direct=direct).seats[LIAR]
    assert liar.gain < 13
    assert liar.referee < 0.25 + 0.07  # five points, and luck


def test_lateness_did_win_by_the_rule_before() -> None:
    """So that the simulation is known to show it."""
    late = simulate(with_liar(WORLD, 1000, Late(by=295)), 1000, seed=1, rule=Before)
    assert late.seats[LIAR].referee > 0.7


@pytest.mark.parametrize("cap", [LAN, INTERNET])
def test_a_program_behind_a_proxy_gains_no_more_than_the_cap(cap: float) -> None:
    """Nobody can tell it from somebody who is far away: docs/slaps.md says so."""
    liar = simulate(with_liar(HOUSE, 1000, Late(by=1000, pongs=True)), 500, seed=1, cap=cap, direct=False).seats[LIAR]
    assert cap - 30 < liar.gain < cap
