"""How fair are slaps over unequal links, and what do lying and lateness gain? Simulated clients, the real referee."""

import argparse
import importlib.util
import math
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

import msgspec

sys.path.insert(0, str(Path(__file__).parents[3]))
from bench.games.maus.clients import (
    FRAME,
    HOUSE,
    LIAR,
    MOBILE,
    PATTERNS,
    QUICK_FRAME,
    SLOWEST_ACK,
    WORLD,
    AnyLink,
    Before,
    Client,
    Late,
    Prober,
)
from ninelives.games.maus.referee import INTERNET, LAN, Round, Verdict, send_delays, uncertainty
from ninelives.table.link import Link

LIES = (20, 50, 100, 200, 1000)
CAPS = (60, 100, 150, 200, 300)
MU, SIGMA, TAU, FASTEST = 350.0, 45.0, 110.0, 150.0  # a person's reactions, as in bots/maus.py, without comparisons
TIME_LIMIT = 10000
SECONDS = 5.0  # from mouse to mouse, and from probe to probe


@dataclass
class Seat:
    """What became of one client. Shares are of all mice, times are means in milliseconds."""

    client: Client
    arrival: float = 0.0  # won, if the first slap to arrive won
    report: float = 0.0  # won, if every report were believed
    referee: float = 0.0  # won, as the referee judges
    gain: float = 0.0  # by how much the time used was better than the true one
    corrected: float = 0.0  # reports that were not used as they were


@dataclass
class Outcome:
    cap: float
    uncertainty: int
    seats: list[Seat]
    apart: float = 0.0  # the last saw the mouse so long after the first (median, milliseconds)
    wait: float = 0.0  # from the arrival of the first slap to the close (median)
    longest_wait: float = 0.0
    close: float = 0.0  # mice for which two slaps were closer than the uncertainty
    arrival_wrong: float = 0.0  # mice that would not have gone to the truly fastest, if the first to arrive won
    wrong: float = 0.0  # that did not, as the referee judges
    wrong_by_far: float = 0.0  # the same, although it was faster by more than the uncertainty


@dataclass
class Mouse:
    """Times in milliseconds, by seat."""

    true: list[float]
    reported: list[float]
    elapsed: list[float]
    used: list[float]
    judged: list[float]  # what the rulebook gets; endless for a slap that does not count
    apart: float
    wait: float


def simulate(
    clients: Sequence[Client],
    mice: int,
    seed: int,
    cap: float = INTERNET,
    rule: type[Link] | type[Before] = Link,
    direct: bool = True,
) -> Outcome:
    """So many mice, every one slapped by everybody."""
    rng = random.Random(seed)
    probers = [Prober(client, rule(cap), rng, direct) for client in clients]
    for prober in probers:
        prober.connect(0.0)
    outcome = Outcome(cap, uncertainty(linked(probers)), [Seat(client) for client in clients])
    played = []
    for n in range(mice):
        attend(probers, SECONDS * (n + 1))
        played.append(play(clients, linked(probers), outcome.uncertainty, rng))
    for mouse in played:
        count(outcome, mouse, 1 / mice)
    outcome.apart = median(mouse.apart for mouse in played)
    outcome.wait = median(mouse.wait for mouse in played)
    outcome.longest_wait = max(mouse.wait for mouse in played)
    return outcome


def linked(probers: list[Prober]) -> dict[int, AnyLink]:
    return {seat: prober.link for seat, prober in enumerate(probers)}


def attend(probers: list[Prober], at: float) -> None:
    """Measure everybody before the next mouse."""
    for prober in probers:
        if prober.client.late.rejoin:
            prober.connect(at)
        prober.probe(at, before_mouse=True)


def play(clients: Sequence[Client], links: dict[int, AnyLink], uncertainty: int, rng: random.Random) -> Mouse:
    true = [max(FASTEST, rng.gauss(MU, SIGMA) + rng.expovariate(1 / TAU)) for _ in clients]
    shown = [client.shown(rng) for client in clients]
    elapsed = [shown[seat] + true[seat] + client.way(client.upward, rng) for seat, client in enumerate(clients)]
    reported = [client.report(true[seat]) for seat, client in enumerate(clients)]
    round_ = Round(links, TIME_LIMIT, uncertainty)
    delays = send_delays(links)
    for seat, delay in delays.items():
        round_.sent(seat, delay)
    wait = math.nan
    for arrived_at, seat in sorted((delays[seat] + elapsed[seat], seat) for seat in links):
        round_.slap(seat, "shout", reported[seat], arrived_at)
        if math.isnan(wait):
            wait = round_.closes_at - arrived_at
    slaps = [round_.reactions()[seat] for seat in links]
    seen = [delays[seat] + shown[seat] for seat in links]
    return Mouse(
        true=true,
        reported=reported,
        elapsed=elapsed,
        used=[slap.used for slap in slaps],
        judged=[slap.time if slap.verdict is Verdict.ACCEPTED else math.inf for slap in slaps],
        apart=max(seen) - min(seen),
        wait=wait,
    )


def count(outcome: Outcome, mouse: Mouse, one: float) -> None:
    """`one` mouse, as a share of all."""
    for n, seat in enumerate(outcome.seats):
        seat.arrival += one * won(mouse.elapsed, n)
        seat.report += one * won(mouse.reported, n)
        seat.referee += one * won(mouse.judged, n)
        seat.gain += one * (mouse.true[n] - mouse.used[n])
        seat.corrected += one * (mouse.used[n] != mouse.reported[n])
    first, second, *_ = sorted(mouse.judged)
    outcome.close += one * (second - first <= outcome.uncertainty)
    fastest = min(mouse.true)
    behind = mouse.true[mouse.judged.index(min(mouse.judged))] - fastest
    outcome.arrival_wrong += one * (mouse.true[mouse.elapsed.index(min(mouse.elapsed))] > fastest)
    outcome.wrong += one * (behind > 0)
    outcome.wrong_by_far += one * (behind > outcome.uncertainty)


def won(times: list[float], seat: int) -> float:
    """Equal times share the mouse."""
    return 1 / times.count(times[seat]) if times[seat] == min(times) else 0.0


def with_liar(clients: Sequence[Client], lie: float, late: Late, seat: int = LIAR) -> list[Client]:
    return [replace(client, lie=lie, late=late) if n == seat else client for n, client in enumerate(clients)]


@dataclass
class Pattern:
    """What the liar's seat gets of the mice by a kind of lateness, with the best lie."""

    name: str
    before: float  # by the rule before
    direct: float  # the kernel is asked
    page: float  # behind a proxy: a changed page
    program: float  # behind a proxy: a program of one's own, which is late with pongs, too


def measure_pattern(name: str, late: Late, mice: int, seed: int) -> Pattern:
    def best(rule: type[Link] | type[Before], direct: bool, pongs: bool) -> float:
        return max(
            simulate(with_liar(WORLD, lie, replace(late, pongs=pongs)), mice, seed, INTERNET, rule, direct)
            .seats[LIAR]
            .referee
            for lie in LIES
        )

    return Pattern(
        name, best(Before, True, False), best(Link, True, True), best(Link, False, False), best(Link, False, True)
    )


@dataclass
class Worst:
    """The worst that a search at random has found."""

    tried: int
    seat: int
    lie: float
    frame: float
    late: Late
    share: float = 0.0
    honest: float = 0.0  # of the same seat, if it neither lies nor is late


def search(tries: int, mice: int, seed: int, direct: bool) -> Worst:
    """Try patterns at random, then measure the best of them properly, with other luck."""
    guesses = guess(tries, random.Random(seed), direct)
    for some, luck, kept in ((mice, seed, 8), (8 * mice, seed + 1, 1)):
        honest = simulate(WORLD, some, luck, direct=direct).seats
        for worst in guesses:
            worst.share, worst.honest = share(worst, some, luck, direct), honest[worst.seat].referee
        guesses = sorted(guesses, key=lambda worst: worst.share - worst.honest)[-kept:]
    return guesses[-1]


def guess(tries: int, rng: random.Random, direct: bool) -> list[Worst]:
    return [
        Worst(
            tries,
            rng.randrange(4),
            rng.choice(LIES),
            rng.choice((QUICK_FRAME, FRAME)),
            guess_late(rng, direct),
        )
        for _ in range(tries)
    ]


def guess_late(rng: random.Random, direct: bool) -> Late:
    return Late(
        by=rng.uniform(0, 400),
        share=rng.choice((1.0, rng.random())),
        every=rng.choice((1, 1, 2, 3, 5, 8, 16)),
        first=rng.choice((0, 0, 2, 8)),
        before_mouse=rng.random() < 0.2,
        burst=rng.choice((1, 1, 2, 4, 8)),
        silent=rng.random() < 0.2,
        rejoin=rng.random() < 0.2,
        relay=rng.choice((0.0, 0.0, rng.uniform(50, 400))),
        acks=rng.uniform(0, SLOWEST_ACK),
        pongs=direct and rng.random() < 0.5,
    )


def share(worst: Worst, mice: int, seed: int, direct: bool) -> float:
    clients = with_liar(WORLD, worst.lie, worst.late, worst.seat)
    clients[worst.seat] = replace(clients[worst.seat], frame=worst.frame)
    return simulate(clients, mice, seed, direct=direct).seats[worst.seat].referee


@dataclass
class Cap:
    """What a cap costs and saves."""

    cap: float
    honest_far: float  # share of mice of the honest client at 250 ms, among honest ones
    direct: float  # share of mice of the worst liar
    program: float  # of one whose every answer is late, behind a proxy


def measure_cap(cap: float, mice: int, seed: int) -> Cap:
    honest = simulate(WORLD, mice, seed, cap)
    lying = with_liar(WORLD, 1000, Late(by=INTERNET, pongs=True))
    direct, program = (simulate(lying, mice, seed, cap, Link, way).seats[LIAR].referee for way in (True, False))
    return Cap(cap, honest.seats[-1].referee, direct, program)


@dataclass
class Report:
    mice: int
    seed: int
    fair: list[Outcome]
    fair_before: list[Outcome]
    patterns: list[Pattern]
    worst: list[Worst]  # asked the kernel, and a page behind a proxy
    caps: list[Cap]


def print_fair(where: str, outcome: Outcome, before: Outcome) -> None:
    print(f"Mice won by equally fast, honest people, {where}, cap {outcome.cap:.0f} ms\n")
    print(f"{'round trip':>10}{'first to arrive':>17}{'before':>9}{'now':>9}{'corrected':>11}{'mean error':>12}")
    for seat, was in zip(outcome.seats, before.seats, strict=True):
        print(
            f"{seat.client.round_trip:>7.0f} ms{seat.arrival:>17.1%}{was.referee:>9.1%}{seat.referee:>9.1%}"
            f"{seat.corrected:>11.1%}{-seat.gain:>9.1f} ms"
        )
    print(
        f"\nNot to the truly fastest: {outcome.arrival_wrong:.1%} by arrival, {outcome.wrong:.1%} by the referee, "
        f"{outcome.wrong_by_far:.1%} by more than the uncertainty of {outcome.uncertainty} ms\n"
        f"Two slaps as close as that: {outcome.close:.1%}\n"
        f"Seen within {outcome.apart:.0f} ms; closed {outcome.wait:.0f} ms after the first slap, "
        f"at most {outcome.longest_wait:.0f} ms\n"
    )


def print_patterns(patterns: list[Pattern]) -> None:
    print("What a liar wins, 40 ms away, with the best lie\n")
    print(f"{'':30}{'before':>9}{'direct':>9}{'behind a proxy: page':>23}{'program':>10}")
    for row in patterns:
        print(f"{row.name:30}{row.before:>9.1%}{row.direct:>9.1%}{row.page:>23.1%}{row.program:>10.1%}")


def print_worst(where: str, worst: Worst) -> None:
    print(
        f"\nThe worst of {worst.tried} patterns at random, {where}: {worst.share:.1%}, honest {worst.honest:.1%}; "
        f"{WORLD[worst.seat].round_trip:.0f} ms away, lie {worst.lie:.0f} ms, frame {worst.frame:.0f} ms, {worst.late}"
    )


def print_caps(caps: list[Cap]) -> None:
    print(
        f"\nWhat the cap costs and saves\n\n{'cap':>6}{'honest, 250 ms':>19}{'liar, direct':>15}{'program, proxy':>17}"
    )
    for cap in caps:
        print(f"{cap.cap:>3.0f} ms{cap.honest_far:>19.1%}{cap.direct:>15.1%}{cap.program:>17.1%}")


def draw(report: Report, path: Path) -> None:
    from matplotlib.figure import Figure  # an extra: "arena"

    figure = Figure(figsize=(13, 4.6), layout="constrained")
    fair, lying = figure.subplots(1, 2, width_ratios=(2, 3))
    seats, rows = report.fair[0].seats, report.patterns
    for panel, labels, bars in (
        (
            fair,
            [f"{seat.client.round_trip:.0f} ms" for seat in seats],
            {"first to arrive": [s.arrival for s in seats], "referee": [s.referee for s in seats]},
        ),
        (lying, [row.name for row in rows], {"rule before": [r.before for r in rows], "now": [r.direct for r in rows]}),
    ):
        for (label, shares), shift, colour in zip(bars.items(), (0.2, -0.2), ("#9aa3aa", "#2a6f97"), strict=True):
            drawn = panel.barh(
                [n + shift for n in range(len(shares))], [100 * s for s in shares], 0.38, color=colour, label=label
            )
            panel.bar_label(drawn, fmt="%.0f", padding=2)
        panel.set_yticks(range(len(labels)), labels)
        panel.invert_yaxis()
        panel.axvline(25, color="#22303c", linewidth=0.8, linestyle=":")
        panel.spines[["top", "right"]].set_visible(False)
        panel.legend(frameon=False, loc="lower right")
    fair.set(title="Equally fast people", xlabel="mice won, %", xlim=(0, 105))
    lying.set(title="One of four lies, and is late", xlabel="mice won, %", xlim=(0, 105))
    figure.savefig(path, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mice", type=int, default=20000, metavar="N", help="a quarter of it for each lie and cap")
    parser.add_argument("--tries", type=int, default=300, metavar="N", help="patterns of lateness to try at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument("--picture", type=Path, metavar="FILE.png", help="draw it, too")
    args = parser.parse_args()
    if args.picture and importlib.util.find_spec("matplotlib") is None:
        parser.error('pictures need matplotlib: pip install "ninelives[arena]"')
    report = measure(args.mice, args.tries, args.seed)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    if args.picture:
        draw(report, args.picture)


def measure(mice: int, tries: int, seed: int) -> Report:
    """Measure everything, and print it as it is found."""
    report = Report(mice, seed, [], [], [], [], [])
    for where, clients, cap in (
        ("far and near", WORLD, INTERNET),
        ("one on a phone", MOBILE, INTERNET),
        ("in the house", HOUSE, LAN),
    ):
        report.fair.append(simulate(clients, mice, seed, cap))
        report.fair_before.append(simulate(clients, mice, seed, cap, Before))
        print_fair(where, report.fair[-1], report.fair_before[-1])
    some = mice // 4
    report.patterns = [measure_pattern(name, late, some, seed) for name, late in PATTERNS.items()]
    print_patterns(report.patterns)
    for where, direct in (("asking the kernel", True), ("a page behind a proxy", False)):
        report.worst.append(search(tries, some // 5, seed, direct))
        print_worst(where, report.worst[-1])
    report.caps = [measure_cap(cap, some, seed) for cap in CAPS]
    print_caps(report.caps)
    return report


if __name__ == "__main__":
    main()
