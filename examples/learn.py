"""A network learns a card game in a few minutes, in plain NumPy: proximal policy optimisation (PPO).

    python examples/learn.py --game felix --players 4 --minutes 3 --picture curve.svg

One seat of each game learns; half of the games are against `random`, half against `thumb`, the rules of thumb. It is
measured against tables of each: the mean reward (own points minus the table's mean) with its 95 % interval and the
share of games won (ties shared). `--updates` instead of `--minutes` makes a run that depends on nothing but its seed.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import ninelives
from ninelives import bots
from ninelives.envs.batch import Batch
from ninelives.envs.tensors import actions_of, features, tensor_size

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

OPPONENTS = ("random", "thumb")
LANES = 256  # games at once, against each kind of opponent
STEPS = 32  # decisions in each of them before the network is improved
HIDDEN = 128
EPOCHS, MINIBATCH = 3, 2048
TRUST = 0.2  # how far the chance of an action may move in one update
TRACE = 0.95  # lambda of generalised advantage estimation; rewards are not discounted
CURIOSITY = 0.01  # weight of the entropy
WORTH = 20.0  # points: about the spread of rewards in Felix, so that the network predicts numbers around 1
SPEED = 5e-4  # of learning
UNLIKELY = np.float32(-1e9)
UNSEEN = 1 << 40  # a seed of games that are only for measuring


class Network:
    """Two hidden layers; out come a score for each action and, last, the expected reward. With its optimiser, Adam."""

    def __init__(self, game: str, players: int, luck: np.random.Generator) -> None:
        parts = features(game, players)
        sizes = [part.size for part in parts]
        self.low = np.repeat([part.low for part in parts], sizes).astype(np.float32)
        self.span = np.repeat([part.high - part.low for part in parts], sizes).astype(np.float32)
        widths = [tensor_size(game, players), HIDDEN, HIDDEN, actions_of(game) + 1]
        self.weights: list[Floats] = []
        for inputs, outputs in pairwise(widths):
            scale = 0.01 if outputs == widths[-1] else (2 / inputs) ** 0.5
            self.weights.append(luck.normal(0, scale, (inputs, outputs)).astype(np.float32))
            self.weights.append(np.zeros(outputs, np.float32))
        self._moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self._steps = 0

    def scaled(self, observation: npt.NDArray[np.int16]) -> Floats:
        return (observation - self.low) / self.span

    def forward(self, scaled: Floats) -> list[Floats]:
        """The activations of every layer; the last are the outputs."""
        layers = [scaled]
        for k in range(0, len(self.weights), 2):
            out = layers[-1] @ self.weights[k] + self.weights[k + 1]
            layers.append(out if k == len(self.weights) - 2 else np.maximum(out, 0))
        return layers

    def backward(self, layers: list[Floats], error: Floats) -> None:
        """Move the weights against the gradient, given how the loss changes with the outputs."""
        gradients: list[Floats] = []
        for k in range(len(self.weights) - 2, -1, -2):
            below = layers[k // 2]
            gradients[:0] = [below.T @ error, error.sum(0)]
            error = (error @ self.weights[k].T) * (below > 0)
        self._adam(gradients)

    def _adam(self, gradients: list[Floats]) -> None:
        self._steps += 1
        length = float(np.sqrt(sum(float((g * g).sum()) for g in gradients)))
        rate = SPEED * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self._moments, strict=True):
            gradient = gradient * min(1.0, 0.5 / (length + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def logs(outputs: Floats, mask: Bools) -> Floats:
    """The logarithms of the chances of the legal actions."""
    scores: Floats = np.where(mask, outputs[:, :-1], UNLIKELY)
    scores -= scores.max(1, keepdims=True)
    scores -= np.log(np.exp(scores).sum(1, keepdims=True))
    return scores


def drawn(chances: Floats, luck: np.random.Generator) -> Ints:
    """An action for each row, drawn by its chance (by Gumbel's trick)."""
    noise: Floats = -np.log(-np.log(luck.random(chances.shape, np.float32) + 1e-12) + 1e-12)
    return (chances + noise).argmax(1)


@dataclass
class Samples:
    """Decisions: what was seen and allowed, what was done, how likely that was, and what came of it."""

    seen: Floats
    mask: Bools
    action: Ints
    log: Floats
    advantage: Floats
    target: Floats
    last: Bools  # whether that ended the game

    def __getitem__(self, rows: Ints) -> "Samples":
        return Samples(*(column[rows] for column in vars(self).values()))


def collect(batch: Batch, network: Network, luck: np.random.Generator) -> Samples:
    """Play on in all lanes for some steps."""
    shape = STEPS, batch.size
    seen = np.zeros((*shape, batch.tensors.size), np.float32)
    mask = np.zeros((*shape, batch.tensors.actions), np.bool_)
    action = np.zeros(shape, np.int64)
    log, reward = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    done = np.zeros(shape, np.bool_)
    value = np.zeros((STEPS + 1, batch.size), np.float32)
    for t in range(STEPS):
        seen[t], mask[t] = network.scaled(batch.observation), batch.mask
        outputs = network.forward(seen[t])[-1]
        chances = logs(outputs, mask[t])
        action[t] = drawn(chances, luck)
        value[t], log[t] = outputs[:, -1], chances[range(batch.size), action[t]]
        batch.step(action[t])
        reward[t], done[t] = batch.own_reward / WORTH, batch.done
    value[STEPS] = network.forward(network.scaled(batch.observation))[-1][:, -1]
    advantage = advantages(reward, done, value)
    columns: list[Any] = [seen, mask, action, log, advantage, advantage + value[:-1], done]
    return Samples(*(column.reshape(-1, *column.shape[2:]) for column in columns))


def advantages(reward: Floats, done: Bools, value: Floats) -> Floats:
    """How much better each decision turned out than expected: generalised advantage estimation."""
    found = np.zeros_like(reward)
    later = np.zeros(reward.shape[1], np.float32)
    for t in range(len(reward) - 1, -1, -1):
        goes_on = ~done[t]
        later = reward[t] + goes_on * (value[t + 1] + TRACE * later) - value[t]
        found[t] = later
    return found


def improve(network: Network, samples: Samples, luck: np.random.Generator) -> None:
    spread = samples.advantage.std() + 1e-8
    samples = replace(samples, advantage=(samples.advantage - samples.advantage.mean()) / spread)
    for _ in range(EPOCHS):
        order = luck.permutation(len(samples.action))
        for k in range(0, len(order), MINIBATCH):
            some = samples[order[k : k + MINIBATCH]]
            layers = network.forward(some.seen)
            network.backward(layers, error(layers[-1], some))


def error(outputs: Floats, some: Samples) -> Floats:
    """How PPO's loss (clipped policy gradient, squared error of the value, entropy) changes with the outputs."""
    rows = np.arange(len(some.action))
    log = logs(outputs, some.mask)
    chance = np.exp(log)
    ratio = np.exp(log[rows, some.action] - some.log)
    clipped = np.where(some.advantage > 0, ratio > 1 + TRUST, ratio < 1 - TRUST)
    push = some.advantage * ratio * ~clipped
    entropy = -(chance * log * some.mask).sum(1, keepdims=True)
    found = np.empty_like(outputs)
    found[:, :-1] = push[:, None] * chance + CURIOSITY * chance * (log + entropy)
    found[rows, some.action] -= push
    found[:, -1] = outputs[:, -1] - some.target
    return found / np.float32(len(rows))


@dataclass(frozen=True)
class Result:
    """Games against a table of one kind of opponents."""

    reward: float
    interval: float  # 95 %: the mean reward is within ± this
    wins: float
    games: int

    def __str__(self) -> str:
        return f"{self.reward:+6.2f} ± {self.interval:.2f} ({self.wins:4.0%} won)"


def result(rewards: npt.NDArray[Any]) -> Result:
    """Rewards of all seats of each game, the one to measure first."""
    best = rewards == rewards.max(1, keepdims=True)
    own = rewards[:, 0]
    interval = 1.96 * own.std(ddof=1) / len(own) ** 0.5
    return Result(float(own.mean()), float(interval), float((best[:, 0] / best.sum(1)).mean()), len(own))


def measure(network: Network, args: argparse.Namespace, opponents: str) -> Result:
    """The network takes what it likes best, from each seat equally often, with the same deals at each measurement."""
    lanes = max(1, args.games // args.players)
    batch = ninelives.batch(args.game, args.players, lanes, seed=UNSEEN, opponents=opponents, threads=1)
    rewards: list[list[Floats]] = [[] for _ in range(lanes)]
    while min(map(len, rewards)) < args.players:
        seat = batch.seat.copy()
        outputs = network.forward(network.scaled(batch.observation))[-1]
        batch.step(logs(outputs, batch.mask).argmax(1))
        for lane in batch.done.nonzero()[0]:
            rewards[lane].append(np.roll(batch.reward[lane], -seat[lane]))
    return result(np.array([lane[: args.players] for lane in rewards]).reshape(-1, args.players))


def measure_thumb(args: argparse.Namespace) -> Result:
    """The same for a bot: `thumb` against `random`, at tables for single games."""
    rewards = np.zeros((args.games, args.players))
    for n in range(args.games):
        table = ninelives.new(args.game, players=args.players, seed=n)
        own = n % args.players
        names = ["thumb" if k == own else "random" for k in range(args.players)]
        seats = [bots.make(name, args.game, args.players * n + k) for k, name in enumerate(names)]
        while not table.over:
            seat = table.actors[0]
            table.act(seat, seats[seat].act(bots.look(table, seat)))
        rewards[n] = np.roll(table.scores, -own) - np.mean(table.scores)
    return result(rewards)


@dataclass(frozen=True)
class Progress:
    updates: int
    cpu_minutes: float
    games: int
    results: dict[str, Result]

    def __str__(self) -> str:
        against = "   ".join(f"against {name} {result}" for name, result in self.results.items())
        return f"{self.updates:5} updates {self.cpu_minutes:4.1f} min {self.games:7} games   {against}"


def learn(args: argparse.Namespace) -> Iterator[Progress]:
    """Learn, and tell how far it has got: before, and at every tenth of the time. Measuring does not count as time."""
    luck = np.random.default_rng(args.seed)
    network = Network(args.game, args.players, luck)
    batches = [
        ninelives.batch(args.game, args.players, LANES, seed=2 * args.seed + k, opponents=name, threads=1)
        for k, name in enumerate(OPPONENTS)
    ]
    seconds, updates, games, told = 0.0, 0, 0, 0
    share = 0.0
    while True:
        if share >= told / 10:
            told += 1
            results = {name: measure(network, args, name) for name in OPPONENTS}
            yield Progress(updates, seconds / 60, games, results)
        if share >= 1:
            return
        start = time.process_time()
        parts = [vars(collect(batch, network, luck)).values() for batch in batches]
        samples = Samples(*map(np.concatenate, zip(*parts, strict=True)))
        improve(network, samples, luck)
        seconds += time.process_time() - start
        updates += 1
        games += int(samples.last.sum())
        share = updates / args.updates if args.updates else seconds / 60 / args.minutes


def draw(curve: list[Progress], thumb: Result, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    minutes = [progress.cpu_minutes for progress in curve]
    for name, colour in zip(OPPONENTS, ("tab:blue", "tab:orange"), strict=True):
        results = [progress.results[name] for progress in curve]
        rewards, intervals = [r.reward for r in results], [r.interval for r in results]
        axes.errorbar(minutes, rewards, intervals, color=colour, capsize=2, label=f"the learner against {name}")
    axes.axhline(thumb.reward, color="tab:blue", linestyle=":", label="thumb against random")
    axes.axhline(0, color="tab:orange", linestyle=":", label="thumb against thumb")
    axes.set(xlabel="minutes of one core", ylabel="points above the table's mean")
    axes.legend(loc="lower right")
    figure.savefig(path)


def at_least(least: float, kind: type = int) -> Callable[[str], Any]:
    def number(text: str) -> Any:
        if not kind(text) >= least:
            raise argparse.ArgumentTypeError(f"must be at least {least}")
        return kind(text)

    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A network learns a card game in plain NumPy.")
    parser.add_argument("--game", choices=ninelives.GAMES, default="felix")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), default=4)
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--minutes", type=at_least(0.1, float), default=3.0, help="of CPU time spent on learning (default: 3)"
    )
    length.add_argument("--updates", type=at_least(1), default=0, help="so many updates, however long they take")
    parser.add_argument("--games", type=at_least(2), default=2000, help="to measure with (default: 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the curve (needs matplotlib)")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    thumb = measure_thumb(args)
    print(f"{args.game}, {args.players} players. For comparison, thumb against random {thumb}", flush=True)
    curve = []
    for progress in learn(args):
        curve.append(progress)
        print(progress, flush=True)
    if args.json:
        figures = {"game": args.game, "players": args.players, "seed": args.seed, "thumb against random": asdict(thumb)}
        args.json.write_text(json.dumps(figures | {"curve": [asdict(progress) for progress in curve]}, indent=2) + "\n")
    if args.picture:
        draw(curve, thumb, args.picture)


if __name__ == "__main__":
    main()
