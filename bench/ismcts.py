"""How strong our search is next to the plain algorithm of the field, at equal time.

    .venv/bin/python bench/ismcts.py [--game GAME] [--milliseconds T] [--games N] [--players N] [--json FILE]

The peer. Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), compiled like
our search. Each iteration draws a world, all equally likely, descends by UCB1 with availability counts, adds one node
and plays out at random; the root's most visited action is played. Hidden choices of others make no branches: they are
luck to the searching seat, as in the paper's treatment of partially observable moves.

Its settings are the best of those tried against three `thumb`: the lead as reward rather than victories or places; the
exploration; in Cat in the Box the end of the round rather than of the game. It also gets the list of bids that our
search considers, in its tree and in its playouts: among all legal bids it plays worse.

Equal time. A decision is one with a choice. Our search gets as many playouts as take about the given time on average,
found in games that do not count. The peer thinks for at least the given time at each decision, and longer if our search
has taken longer so far: a machine whose speed changes must not favour us. Time is CPU time of the thread.
"""

import argparse
import math
import os
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

import ninelives
from ninelives import bots
from ninelives.arena.counts import Estimate, estimate, leads
from ninelives.bots import habits
from ninelives.bots.imagined import is_decided
from ninelives.bots.search import Option, SearchBot, ThumbBot
from ninelives.games import GAMES, part, verbs
from ninelives.games.game import Game
from ninelives.games.kernel import Array, States, Work, below, entry, lowest_bit, record, rule

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.rounds import progress

CORES = os.cpu_count() or 1
SEARCHED = [name for name in GAMES if part(name, "bot").LEVELS[-1].playouts]  # elsewhere nobody searches
CLOCK = time.thread_time
MARGIN = 1.05  # what the peer gets more than our search

# The peer

EXPLORATION = 0.3
SPAN = 50  # points between a reward of 0 and of 1
NODES = 1 << 16
ROOT = 0
NONE = -1


class Tree(Work):
    """Nodes by number. A node is an action of `mover`, and what came of it."""

    reward: Annotated[Array, np.float64, 6]  # of the last playout, by seat
    secret: Annotated[Array, 128]  # whether other seats may not see an action
    untried: Annotated[Array, 128]  # actions; all 0 between decisions
    size: int
    action: Annotated[Array, NODES]
    mover: Annotated[Array, NODES]
    parent: Annotated[Array, NODES]
    first: Annotated[Array, NODES]  # child
    next: Annotated[Array, NODES]  # sibling
    visits: Annotated[Array, NODES]
    available: Annotated[Array, NODES]  # how often it could have been chosen
    total: Annotated[Array, np.float64, NODES]  # the mover's reward


TREE = record(Tree, Path(__file__), *sorted(Path(bots.__file__).parent.glob("*.py")))


@entry
def plant(trees: States) -> None:
    """Begin a new tree."""
    tree = trees[0]
    tree.size = 1
    tree.first[ROOT] = NONE


@entry
def grow(states: States, seat: int, iterations: int, trees: States) -> None:
    """Let the tree of what a seat observes in states[0] grow; states[1] is scratch."""
    tree = trees[0]
    since = habits.stretch(states[0])
    for _ in range(iterations):
        states[1] = states[0]
        verbs.resample(states[1], seat, tree.rng)
        node = descend(states[1], seat, since, tree)
        play_out(states[1], since, tree)
        back_up(node, tree)


@rule
def descend(s: Any, seat: int, since: int, tree: Any) -> int:
    """Play the world through the tree; the node where it leaves the tree, which is new unless there is no room."""
    node = ROOT
    mover = seat
    while mover != NONE:
        child = choose_child(s, node, mover, tree)
        if child == NONE:
            return node
        node = child
        verbs.apply_action(s, mover, tree.action[node])
        if tree.visits[node] == 0:
            return node
        mover = next_mover(s, seat, since, tree)
    return node


@rule
def next_mover(s: Any, seat: int, since: int, tree: Any) -> int:
    """Who chooses next; hidden choices of others are made at random on the way."""
    while not is_decided(s, since):
        mover = lowest_bit(verbs.actors(s))
        n = habits.candidates(s, mover, tree.acts)
        if mover == seat or not tree.secret[tree.acts[0]]:
            return mover
        verbs.apply_action(s, mover, tree.acts[below(tree.rng, n)])
    return NONE


@rule
def choose_child(s: Any, node: int, mover: int, tree: Any) -> int:
    """The best by UCB1 of the children that this world allows; a new child if an action was not tried yet."""
    n = habits.candidates(s, mover, tree.acts)
    for k in range(n):
        tree.untried[tree.acts[k]] = 1
    left = n
    best, best_bound = NONE, -1.0
    child = tree.first[node]
    while child != NONE:
        if tree.untried[tree.action[child]]:
            tree.untried[tree.action[child]] = 0
            left -= 1
            tree.available[child] += 1
            visits = tree.visits[child]
            bound = tree.total[child] / visits + EXPLORATION * math.sqrt(math.log(tree.available[child]) / visits)
            if bound > best_bound:
                best, best_bound = child, bound
        child = tree.next[child]
    return add_child(node, mover, draw_untried(n, left, tree), tree) if left else best


@rule
def draw_untried(n: int, left: int, tree: Any) -> int:
    """One of the untried actions; none is marked any more."""
    skip = below(tree.rng, left)
    drawn = NONE
    for k in range(n):
        action = tree.acts[k]
        if tree.untried[action]:
            if skip == 0:
                drawn = action
            skip -= 1
            tree.untried[action] = 0
    return drawn


@rule
def add_child(node: int, mover: int, action: int, tree: Any) -> int:
    child = tree.size
    if child == NODES:
        return NONE
    tree.size += 1
    tree.action[child] = action
    tree.mover[child] = mover
    tree.parent[child] = node
    tree.first[child] = NONE
    tree.next[child] = tree.first[node]
    tree.first[node] = child
    tree.visits[child] = 0
    tree.available[child] = 1
    tree.total[child] = 0.0
    return child


@rule
def play_out(s: Any, since: int, tree: Any) -> None:
    """Play on at random, and see how far each seat is ahead of the others on average."""
    while not is_decided(s, since):
        mover = lowest_bit(verbs.actors(s))
        n = habits.candidates(s, mover, tree.acts)
        verbs.apply_action(s, mover, tree.acts[below(tree.rng, n)])
    verbs.returns(s, tree.scores, tree.places)
    total = 0
    for seat in range(s.players):
        total += tree.scores[seat]
    for seat in range(s.players):
        own = tree.scores[seat]
        ahead = own - (total - own) / (s.players - 1.0)
        tree.reward[seat] = min(1.0, max(0.0, 0.5 + ahead / SPAN))


@rule
def back_up(node: int, tree: Any) -> None:
    while node != ROOT:
        tree.visits[node] += 1
        tree.total[node] += tree.reward[tree.mover[node]]
        node = tree.parent[node]


@entry
def most_visited(trees: States) -> Any:
    tree = trees[0]
    best = tree.first[ROOT]
    child = tree.next[best]
    while child != NONE:
        if tree.visits[child] > tree.visits[best]:
            best = child
        child = tree.next[child]
    return tree.action[best]


class IsmctsBot:
    """Thinks for so many milliseconds whenever there is a choice."""

    def __init__(self, seed: int, milliseconds: float) -> None:
        self.milliseconds = milliseconds
        self.samples = 0  # iterations, of all decisions together
        self._luck = random.Random(seed)
        self._tree = np.zeros(1, TREE)

    def act(self, seen: bots.Seen) -> str:
        if len(seen.legal) == 1:
            return seen.book.describe(seen.legal[0])
        began = now = CLOCK()
        end = began + self.milliseconds / 1000
        self.begin(seen)
        done, iterations = 0, 50
        while now < end:
            self.think(iterations)
            done += iterations
            now = CLOCK()
            per_second = done / (now - began)
            iterations = 1 + int(per_second * min(0.001, max(0.0, end - now)))
        self.samples += done
        return self.choice()

    def begin(self, seen: bots.Seen) -> None:
        self._seen = seen
        habits.thought_of(seen.book)  # makes the game's habits known to compiled loops
        self._states = np.zeros(2, seen.book.dtype)
        self._states[0] = seen.observation[0]
        self._tree["secret"] = [seen.book.is_secret(action) for action in range(128)]
        self._tree["rng"] = self._luck.getrandbits(64)
        plant(self._tree)

    def think(self, iterations: int) -> None:
        grow(self._states, self._seen.seat, iterations, self._tree)

    def choice(self) -> str:
        return self._seen.book.describe(int(most_visited(self._tree)))


class CountedSearch(SearchBot):
    """Our search, counting its playouts."""

    samples = 0

    def consider(self, seen: bots.Seen) -> list[Option]:
        options = super().consider(seen)
        self.samples += int(self.paper(seen.book)["tries"][0, : len(options)].sum())
        return options


# The matches


@dataclass(frozen=True)
class Match:
    """One seat against all others, each deal from every seat."""

    game: str
    one: str
    others: str
    players: int
    milliseconds: float
    playouts: int = 3000  # of our search

    @property
    def title(self) -> str:
        return f"{self.one} against {self.players - 1} {self.others}"


@dataclass
class Spent:
    """What a kind of bot spent on decisions with a choice."""

    decisions: int = 0
    seconds: float = 0.0
    samples: int = 0  # iterations or playouts

    def add(self, other: "Spent") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.samples += other.samples

    @property
    def ms(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)


@dataclass
class Deal:
    """What the one made of a deal, on average over the seats, and what all spent, by bot."""

    share: float = 0.0  # of the victory
    lead: float = 0.0
    spent: dict[str, Spent] = field(default_factory=dict)


@dataclass
class Row:
    """What a match says, and what it took, by bot."""

    match: Match
    games: int
    share: Estimate
    lead: Estimate
    spent: dict[str, Spent]


taken: defaultdict[Match, Spent] = defaultdict(Spent)  # by our search, in this process


def make(name: str, match: Match, seed: int) -> Any:
    if name == "ismcts":
        return IsmctsBot(seed, max(match.milliseconds, MARGIN * taken[match].ms))
    if name == "search":
        return CountedSearch(seed, replace(part(match.game, "bot").LEVELS[-1], playouts=match.playouts))
    return ThumbBot(seed)


def play_deal(match: Match, number: int) -> Deal:
    deal = Deal(spent={match.one: Spent(), match.others: Spent()})
    for one in range(match.players):
        luck = random.Random(f"{number} {one}")
        names = [match.one if seat == one else match.others for seat in range(match.players)]
        seated = [make(name, match, luck.getrandbits(64)) for name in names]
        game = ninelives.new(match.game, match.players, seed=number)
        for name, spent in zip(names, play_game(game, seated), strict=True):
            deal.spent[name].add(spent)
            if name == "search":
                taken[match].add(spent)
        deal.share += (one in game.winners) / len(game.winners) / match.players
        deal.lead += leads(game.scores)[one] / match.players
    return deal


def play_game(game: Game, seated: list[Any]) -> list[Spent]:
    """Play to the end; what each seat spent."""
    spent = [Spent() for _ in seated]
    while not game.over:
        seat = game.actors[0]
        seen = bots.look(game, seat)
        has_choice = len(seen.legal) > 1
        began = CLOCK()
        action = seated[seat].act(seen)
        if has_choice:
            spent[seat].add(Spent(1, CLOCK() - began))
        game.act(seat, action)
    for own, bot in zip(spent, seated, strict=True):
        own.samples = getattr(bot, "samples", 0)
    return spent


def warm_up(match: Match) -> None:
    """Let each bot decide once, so that compiling does not count as thinking."""
    game = ninelives.new(match.game, match.players, seed=0)
    for name in (match.one, match.others):
        make(name, match, 0).act(bots.look(game, game.actors[0]))


def play_match(match: Match, deals: int) -> Row:
    warm_up(match)  # compiles once, for all workers
    with ProcessPoolExecutor(CORES, initializer=warm_up, initargs=(match,)) as pool:
        if "search" in (match.one, match.others):
            match = calibrated(match, pool)
        played: list[Deal] = []
        for deal in pool.map(play_deal, [match] * deals, range(deals)):
            played.append(deal)
            share = row(match, played).share
            progress(f"{match.game}, {match.title}: {percent(share)} after {len(played)} of {deals} deals")
    progress("")
    return row(match, played)


def calibrated(match: Match, pool: ProcessPoolExecutor) -> Match:
    """Give our search as many playouts as take about the given time."""
    for attempt in range(3):
        progress(f"{match.game}, {match.title}: calibrating, {match.playouts} playouts")
        numbers = range(1_000_000 + attempt * CORES, 1_000_000 + (attempt + 1) * CORES)
        spent = row(match, list(pool.map(play_deal, [match] * CORES, numbers))).spent["search"]
        match = replace(match, playouts=max(1, round(match.playouts * match.milliseconds / MARGIN / spent.ms)))
    return match


def row(match: Match, deals: list[Deal]) -> Row:
    total = {match.one: Spent(), match.others: Spent()}
    for deal in deals:
        for name, spent in deal.spent.items():
            total[name].add(spent)
    share = estimate([(deal.share, 1) for deal in deals])
    return Row(match, len(deals) * match.players, share, estimate([(deal.lead, 1) for deal in deals]), total)


def matches(arguments: argparse.Namespace) -> Iterator[Match]:
    for game in SEARCHED if arguments.game == "all" else (arguments.game,):
        for one, others in (("search", "ismcts"), ("ismcts", "search"), ("ismcts", "thumb")):
            yield Match(game, one, others, arguments.players, arguments.milliseconds)


def percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ± {100 * share.interval:.1f}"


def print_table(rows: list[Row]) -> None:
    """Intervals are 95 %, taken over deals."""
    print(f"{'':34}{'games':>6}{'win share':>16}{'lead':>14}{'ms a decision':>18}{'per second':>24}")
    print(f"{'':34}{'':36}{'search':>10}{'ismcts':>8}{'playouts':>12}{'iterations':>12}")
    for r in rows:
        thinkers = [r.spent.get(name) for name in ("search", "ismcts")]
        ms = [f"{spent.ms:.1f}" if spent else "" for spent in thinkers]
        rate = [f"{spent.samples / spent.seconds / 1000:.0f} k" if spent else "" for spent in thinkers]
        ahead = f"{r.lead.value:+.1f} ± {r.lead.interval:.1f}"
        print(
            f"{r.match.game:8}{r.match.title:26}{r.games:6}{percent(r.share):>16}{ahead:>14}"
            f"{ms[0]:>10}{ms[1]:>8}{rate[0]:>12}{rate[1]:>12}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong our search is next to a plain ISMCTS, at equal time.")
    parser.add_argument("--game", default="all", choices=(*SEARCHED, "all"))
    parser.add_argument("--players", type=int, default=4, choices=(3, 4, 5))
    parser.add_argument("--milliseconds", type=float, default=20, metavar="T", help="for a decision")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="in each match")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file, too")
    arguments = parser.parse_args()
    deals = math.ceil(arguments.games / arguments.players)
    rows = [play_match(match, deals) for match in matches(arguments)]
    print_table(rows)
    if arguments.json:
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


if __name__ == "__main__":
    main()
