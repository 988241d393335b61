"""How fair are slaps over links of different speed, and what does lying gain? Simulated clients, the real referee."""

import argparse
import importlib.util
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

import msgspec

from ninelives.games.maus.referee import FALSE_START, INTERNET, LAN, Round, Verdict, send_delays, uncertainty
from ninelives.table.link import PROBES, Link

LIES = (0, 20, 50, 100, 200, 1000)
CAPS = (60, 100, 150, 200, 300)
MU, SIGMA, TAU, FASTEST = 350.0, 45.0, 110.0, 150.0  # a person's reactions, as in bots/maus.py, without comparisons
FRAME = 1000 / 60  # a screen shows news only so often
RETRANSMISSION = 400.0
TIME_LIMIT = 10000


@dataclass(frozen=True)
class Client:
    """Times in milliseconds."""

    round_trip: float  # mean, jitter included
    upward: float = 0.5  # how much of it is on the way to the server
    drift: float = 0.0  # how much faster its clock runs
    loss: float = 0.002  # messages that come only when they are sent again
    lie: float = 0.0  # how much less it reports
    stall: float = 0.0  # how late it echoes probes

    def way(self, share: float, rng: random.Random) -> float:
        """One message, one way."""
        jitter = 0.5 + 0.04 * self.round_trip
        lost = RETRANSMISSION if rng.random() < self.loss else 0.0
        return (self.round_trip - 2 * jitter) * share + rng.gammavariate(2, jitter / 2) + lost

    def shown(self, rng: random.Random) -> float:
        """From sending something to its paint."""
        return self.way(1 - self.upward, rng) + FRAME * rng.random()

    def echo(self, rng: random.Random) -> float:
        """What a probe measures."""
        return self.shown(rng) + self.stall + self.way(self.upward, rng)

    def report(self, reaction: float) -> float:
        """A liar avoids false starts."""
        told = reaction * (1 + self.drift)
        return max(FALSE_START, told - self.lie) if self.lie else told


# Ways that differ, clocks that drift by 50 millionths: neither may matter.
WORLD = (Client(5), Client(40, 0.6), Client(120, 0.3, 5e-5), Client(250, 0.65, -5e-5))
HOUSE = (Client(5),) * 4
LIAR = 1  # the seat


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


def simulate(clients: Sequence[Client], mice: int, seed: int, cap: float = INTERNET) -> Outcome:
    """So many mice, every one slapped by everybody."""
    rng = random.Random(seed)
    links = {seat: Link(cap) for seat in range(len(clients))}
    for _ in range(PROBES):
        probe(links, clients, rng)
    outcome = Outcome(cap, uncertainty(links), [Seat(client) for client in clients])
    played = []
    for _ in range(mice):
        probe(links, clients, rng)
        played.append(play(clients, links, outcome.uncertainty, rng))
    for mouse in played:
        count(outcome, mouse, 1 / mice)
    outcome.apart = median(mouse.apart for mouse in played)
    outcome.wait = median(mouse.wait for mouse in played)
    outcome.longest_wait = max(mouse.wait for mouse in played)
    return outcome


def probe(links: dict[int, Link], clients: Sequence[Client], rng: random.Random) -> None:
    for seat, client in enumerate(clients):
        links[seat].probe(client.echo(rng))


def play(clients: Sequence[Client], links: dict[int, Link], uncertainty: int, rng: random.Random) -> Mouse:
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


def with_liar(clients: Sequence[Client], lie: float, stall: float) -> list[Client]:
    return [replace(client, lie=lie, stall=stall) if seat == LIAR else client for seat, client in enumerate(clients)]


@dataclass
class Lie:
    """What the liar's seat gets."""

    where: str
    lie: float
    believed: float  # share of mice, if every report were believed
    gain: float  # with honest echoes, milliseconds
    share: float
    stalled_gain: float  # with echoes so late that everything up to the cap is trusted
    stalled_share: float


@dataclass
class Cap:
    """What a cap costs and saves."""

    cap: float
    honest_far: float  # share of mice of the honest client at 250 ms, among honest ones
    stalled_liar: float  # share of mice of the worst liar


def measure_lie(where: str, clients: Sequence[Client], cap: float, lie: float, mice: int, seed: int) -> Lie:
    plain, stalled = (
        simulate(with_liar(clients, lie, stall), mice, seed, cap).seats[LIAR]
        for stall in (0.0, INTERNET if lie else 0.0)
    )
    return Lie(where, lie, plain.report, plain.gain, plain.referee, stalled.gain, stalled.referee)


def measure_cap(cap: float, mice: int, seed: int) -> Cap:
    honest = simulate(WORLD, mice, seed, cap)
    liar = simulate(with_liar(WORLD, 1000, INTERNET), mice, seed, cap)
    return Cap(cap, honest.seats[-1].referee, liar.seats[LIAR].referee)


@dataclass
class Report:
    mice: int
    seed: int
    fair: list[Outcome]
    lies: list[Lie]
    caps: list[Cap]


def print_fair(outcome: Outcome) -> None:
    print(f"Mice won by equally fast people, cap {outcome.cap:.0f} ms\n")
    print(f"{'round trip':>10}{'first to arrive':>17}{'referee':>9}{'corrected':>11}{'mean error':>12}")
    for seat in outcome.seats:
        print(
            f"{seat.client.round_trip:>7.0f} ms{seat.arrival:>17.1%}{seat.referee:>9.1%}"
            f"{seat.corrected:>11.1%}{-seat.gain:>9.1f} ms"
        )
    print(
        f"\nNot to the truly fastest: {outcome.arrival_wrong:.1%} by arrival, {outcome.wrong:.1%} by the referee, "
        f"{outcome.wrong_by_far:.1%} by more than the uncertainty of {outcome.uncertainty} ms\n"
        f"Two slaps as close as that: {outcome.close:.1%}\n"
        f"Seen within {outcome.apart:.0f} ms; closed {outcome.wait:.0f} ms after the first slap, "
        f"at most {outcome.longest_wait:.0f} ms\n"
    )


def print_lies(lies: list[Lie]) -> None:
    print("What a liar wins, and by how much its times get better\n")
    print(f"{'':26}{'lie':>8}{'if believed':>13}{'honest echoes':>21}{'late echoes':>21}")
    for lie in lies:
        print(
            f"{lie.where:26}{lie.lie:>5.0f} ms{lie.believed:>13.1%}{lie.share:>12.1%}{lie.gain:>+6.0f} ms"
            f"{lie.stalled_share:>12.1%}{lie.stalled_gain:>+6.0f} ms"
        )


def print_caps(caps: list[Cap]) -> None:
    print(f"\nWhat the cap costs and saves\n\n{'cap':>6}{'honest, 250 ms':>19}{'worst liar, 40 ms':>20}")
    for cap in caps:
        print(f"{cap.cap:>3.0f} ms{cap.honest_far:>19.1%}{cap.stalled_liar:>20.1%}")


def draw(report: Report, path: Path) -> None:
    from matplotlib.figure import Figure  # an extra: "arena"

    figure = Figure(figsize=(13, 4.2), layout="constrained")
    fair, lying, capped = figure.subplots(1, 3, sharey=True)
    seats = report.fair[0].seats
    names = [f"{seat.client.round_trip:.0f} ms" for seat in seats]
    for shift, colour, label, shares in (
        (-0.2, "#9aa3aa", "first to arrive", [seat.arrival for seat in seats]),
        (+0.2, "#2a6f97", "referee", [seat.referee for seat in seats]),
    ):
        bars = fair.bar(
            [n + shift for n in range(len(seats))], [100 * s for s in shares], 0.38, color=colour, label=label
        )
        fair.bar_label(bars, fmt="%.0f", padding=2)
    fair.set(
        title="Equally fast people", xlabel="round trip", ylabel="mice won, %", xticks=range(len(names)), ylim=(0, 105)
    )
    fair.set_xticklabels(names)
    for where, colour in (("internet", "#e07a3f"), ("LAN", "#5a9367")):
        rows = [row for row in report.lies if row.where.startswith(where)]
        ticks = range(len(rows))
        if where == "internet":
            lying.plot(ticks, [100 * row.believed for row in rows], color="#9aa3aa", marker="o", label="if believed")
        late = [100 * row.stalled_share for row in rows]
        lying.plot(ticks, late, color=colour, marker="o", label=f"{where}, echoes late")
        plain = [100 * row.share for row in rows]
        lying.plot(ticks, plain, color=colour, marker="o", linestyle="--", label=f"{where}, echoes honestly")
        lying.set_xticks(ticks, [f"{row.lie:.0f}" for row in rows])
    lying.set(title="One of four lies", xlabel="reports so many ms less")
    limits = [cap.cap for cap in report.caps]
    capped.plot(
        limits, [100 * cap.stalled_liar for cap in report.caps], color="#e07a3f", marker="o", label="worst liar, 40 ms"
    )
    capped.plot(
        limits, [100 * cap.honest_far for cap in report.caps], color="#2a6f97", marker="o", label="honest, 250 ms"
    )
    capped.set(title="What a cap costs and saves", xlabel="cap, ms")
    for panel in (fair, lying, capped):
        panel.axhline(25, color="#22303c", linewidth=0.8, linestyle=":")
        panel.spines[["top", "right"]].set_visible(False)
        panel.legend(frameon=False, loc="upper left")
    figure.savefig(path, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mice", type=int, default=20000, metavar="N", help="a quarter of it for each lie and cap")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file, too")
    parser.add_argument("--picture", type=Path, metavar="FILE.png", help="draw it, too")
    args = parser.parse_args()
    if args.picture and importlib.util.find_spec("matplotlib") is None:
        parser.error('pictures need matplotlib: pip install "ninelives[arena]"')
    report = Report(args.mice, args.seed, [], [], [])
    for clients, cap in ((WORLD, INTERNET), (HOUSE, LAN)):
        report.fair.append(simulate(clients, args.mice, args.seed, cap))
        print_fair(report.fair[-1])
    some = args.mice // 4
    for where, clients, cap in (("internet (40 ms, cap 300)", WORLD, INTERNET), ("LAN (5 ms, cap 60)", HOUSE, LAN)):
        report.lies += [measure_lie(where, clients, cap, lie, some, args.seed) for lie in LIES]
    print_lies(report.lies)
    report.caps = [measure_cap(cap, some, args.seed) for cap in CAPS]
    print_caps(report.caps)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    if args.picture:
        draw(report, args.picture)


if __name__ == "__main__":
    main()
