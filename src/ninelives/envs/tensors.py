"""What a seat may know as numbers, and the flat action space. docs/observations.md tells feature by feature."""

import contextlib
import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ninelives.envs.history import History
from ninelives.envs.lanes import loops
from ninelives.envs.lanes.kit import MOST_MS, NOISE
from ninelives.envs.lanes.lane import REWARD, habitual, papers_of
from ninelives.envs.role import role_of
from ninelives.games import driver, rulebook
from ninelives.games.book import Book
from ninelives.games.errors import GameError, UnreadableAction
from ninelives.games.kernel import States, clone, facts
from ninelives.games.meta import as_index

Vector = npt.NDArray[np.int16]
Mask = npt.NDArray[np.bool_]


class Feature(NamedTuple):
    """A part of a tensor: `size` numbers from `start`, each from `low` to `high`."""

    name: str
    start: int
    size: int
    low: int
    high: int


def features(game: str, players: int, recall: bool = False) -> tuple[Feature, ...]:
    """Return the parts of a tensor in order: of the compact one, or of the one with perfect recall."""
    rulebook(game).meta.check_players(as_index(players))
    role = role_of(game)
    found: list[Feature] = []
    start = 0
    for name, size, low, high in role.layout(players):
        found.append(Feature(name, start, size, low, high))
        start += size
    if recall:
        high = max(players + 1, role.notes + role.things)
        found.append(Feature("history", start, 2 * role.pairs(players), 0, high))
    return tuple(found)


def tensor_size(game: str, players: int, recall: bool = False) -> int:
    """Return how many numbers a tensor has."""
    last = features(game, players, recall)[-1]
    return last.start + last.size


def tensor_version(game: str) -> int:
    """Return the version of a game's layout: it is raised whenever the layout changes."""
    return role_of(game).version


def actions_of(game: str) -> int:
    """Return the size of the flat action space."""
    return role_of(game).actions


class Tensors:
    """Tensors, masks and rewards of single games.

    `reward` is `margin` (points above the table's mean) or `win` (the share of the victory above the table's mean).
    Games in real time alone have `noise` (whether reaction times scatter around the bucket that was chosen, as a
    person's do) and `latency` (milliseconds added to each seat's).
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        noise: bool = True,
        latency: Sequence[float] | None = None,
        reward: str = "margin",
    ) -> None:
        self.book = rulebook(game)
        self.game = game
        self.role = role_of(game)
        self.players = as_index(players)
        self.features = features(game, self.players)
        self.size = tensor_size(game, self.players)
        sizes = [feature.size for feature in self.features]
        self.low = np.repeat([feature.low for feature in self.features], sizes).astype(np.int16)
        self.high = np.repeat([feature.high for feature in self.features], sizes).astype(np.int16)
        self.actions = self.role.actions
        self.papers = papers_of(self.book)
        self.setting = _setting(self.book, self.players, options or {}, noise, latency)
        self.setting["reward"] = REWARD.encode(reward)
        self.reward = str(REWARD.decode(self.setting["reward"][0]))
        self.desk = np.zeros(1, self.papers.desk)

    def write(self, states: States, i: int, seat: int, out: Vector) -> None:
        """Write what a seat may know of states[i]: itself first, the others after it in turn order."""
        loops.tensor(states, i, seat, out, self.desk)

    def write_recall(self, states: States, i: int, history: History, out: Vector) -> None:
        """Write the compact tensor of the history's seat, and after it all that the seat has seen happen."""
        self.write(states, i, history.seat, out[: self.size])
        room = out[self.size :]
        pairs = history.pairs[-(len(room) // 2) :]
        room[: 2 * len(pairs)] = np.array(pairs, np.int16).ravel()
        room[2 * len(pairs) :] = 0

    def mask(self, states: States, i: int, seat: int, out: Mask) -> None:
        """Write which actions are legal for a seat."""
        loops.mask(states, i, seat, out.view(np.int8), self.desk)

    def action(self, states: States, i: int, seat: int, flat: int, luck: npt.NDArray[np.uint64]) -> int:
        """Return the rulebook's action for a legal number of the flat space.

        `luck` is a generator, an array of one word: reaction times are drawn from it.
        """
        return int(loops.action(states, i, seat, flat, self.setting, luck))

    def gain(self, states: States, i: int) -> list[float]:
        """Return what a game is worth to each seat as it stands."""
        loops.gain(states, i, self.setting, self.desk)
        found: list[float] = self.desk["gain"][0, : self.players].tolist()
        return found

    def why_not(self, states: States, i: int, seat: int, flat: int) -> GameError:
        """Return why an action is not legal for the seat that is to act, told from what the seat itself can see."""
        if 0 <= flat < self.actions:
            seen = clone(states[i : i + 1])
            driver.observe(states, i, seat, seen, 0)
            with contextlib.suppress(UnreadableAction):  # a time where none is needed
                return self.book.why_not(facts(seen), seat, self.role.meant(flat), [seat])
        return UnreadableAction("bad-code", code=str(flat), game=self.game)

    def describe(self, flat: int) -> str:
        """Return an action as table talk; in real time, with the middle of its bucket."""
        return self.book.describe(self.role.meant(flat))


def _setting(
    book: Book, players: int, options: Mapping[str, Any], noise: bool, latency: Sequence[float] | None
) -> States:
    """Return what all games of one kind share, for the compiled loops: an array of one record."""
    meta = book.meta
    setting = np.zeros(1, papers_of(book).setting)
    setting["players"] = players
    encoded = meta.encode_options(options, players)
    setting["options"][0, : len(encoded)] = encoded
    traits = habitual(book).traits
    setting["traits"][0, : len(traits)] = traits
    if meta.real_time:
        if noise:
            setting["noise"] = quantiles(*role_of(meta.name).scatter)
        setting["latency"][0, :players] = _checked_latency(latency, players)
    elif latency is not None or not noise:
        valid = ", ".join(option.name for option in meta.options)
        raise GameError("unknown-option", option="noise" if latency is None else "latency", game=meta.name, valid=valid)
    return setting


def _checked_latency(latency: Sequence[float] | None, players: int) -> list[float]:
    try:
        given = [0.0] * players if latency is None else [float(ms) for ms in latency]
    except (TypeError, ValueError):
        given = []
    if len(given) != players or not all(0 <= ms <= MOST_MS for ms in given):
        raise GameError("bad-option", option="latency", value=str(latency), valid=f"{players} × 0–{MOST_MS}")
    return given


def quantiles(sigma: float, tau: float) -> list[float]:
    """Return those of an ex-Gaussian number whose mean is 0: it is less than the k-th with a chance of k / NOISE."""
    chance = NormalDist().cdf
    times = np.arange(-4.0 * sigma, 4.0 * sigma + 10.0 * tau)
    chances = [
        chance(x / sigma) - math.exp((sigma / tau) ** 2 / 2 - x / tau) * chance(x / sigma - sigma / tau)
        for x in times.tolist()
    ]
    found: list[float] = np.interp(np.arange(NOISE) / NOISE, chances, times - tau).tolist()
    return [*found, found[-1] + 2 * tau]  # so that the mean of the tail is right
