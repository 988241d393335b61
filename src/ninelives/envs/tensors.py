"""What a seat may know as numbers, and the flat action space. docs/observations.md tells feature by feature."""

import contextlib
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ninelives.bots.maus import Person
from ninelives.envs.history import KINDS_OF, History
from ninelives.envs.lanes import catbox, felix, loops, maus, people
from ninelives.envs.lanes.lane import DESK, REWARD, TABLE
from ninelives.games import driver, rulebook
from ninelives.games.book import as_index
from ninelives.games.catbox.state import ACTIONS as CATBOX_ACTIONS
from ninelives.games.errors import GameError, UnreadableAction
from ninelives.games.felix.state import ACTIONS as FELIX_ACTIONS
from ninelives.games.game import facts
from ninelives.games.kernel import States, clone
from ninelives.games.maus.state import SHOUT, TIME

_VERBS: dict[str, ModuleType] = {"felix": felix, "catbox": catbox, "maus": maus}
_ACTIONS = {"felix": FELIX_ACTIONS, "catbox": CATBOX_ACTIONS, "maus": maus.ACTIONS}
TENSOR_VERSION: dict[str, int] = {name: verbs.VERSION for name, verbs in _VERBS.items()}  # raised with the layout

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
    """The parts of a tensor in order: of the compact one, or of the one with perfect recall."""
    rulebook(game).meta.check_players(as_index(players))
    found: list[Feature] = []
    start = 0
    for name, size, low, high in _VERBS[game].layout(players):
        found.append(Feature(name, start, size, low, high))
        start += size
    if recall:
        kind = KINDS_OF[game]
        found.append(
            Feature("history", start, 2 * kind.length(players), 0, max(players + 1, kind.actions + kind.things))
        )
    return tuple(found)


def tensor_size(game: str, players: int, recall: bool = False) -> int:
    last = features(game, players, recall)[-1]
    return last.start + last.size


def actions_of(game: str) -> int:
    """The size of the flat action space."""
    rulebook(game)
    return _ACTIONS[game]


class Tensors:
    """Tensors, masks and rewards of single games.

    `reward` is `margin` (points above the table's mean) or `win` (the share of the victory above the table's mean).
    Maus geflippt alone has `noise` (whether reaction times scatter around the bucket that was chosen, as a person's
    do) and `latency` (milliseconds added to each seat's).
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
        self.players = as_index(players)
        self.features = features(game, self.players)
        self.size = tensor_size(game, self.players)
        sizes = [feature.size for feature in self.features]
        self.low = np.repeat([feature.low for feature in self.features], sizes).astype(np.int16)
        self.high = np.repeat([feature.high for feature in self.features], sizes).astype(np.int16)
        self.actions = actions_of(game)
        self.table = table_of(game, self.players, options or {}, noise, latency)
        self.table["reward"] = REWARD.encode(reward)
        self.reward = str(REWARD.decode(self.table["reward"][0]))
        self._desk = np.zeros(1, DESK)

    def write(self, states: States, i: int, seat: int, out: Vector) -> None:
        """Write what a seat may know of states[i]: itself first, the others after it in turn order."""
        loops.tensor(states, i, seat, out, self._desk)

    def write_recall(self, states: States, i: int, history: History, out: Vector) -> None:
        """Write the compact tensor of the history's seat, and after it all that the seat has seen happen."""
        self.write(states, i, history.seat, out[: self.size])
        room = out[self.size :]
        pairs = history.pairs[-(len(room) // 2) :]
        room[: 2 * len(pairs)] = np.array(pairs, np.int16).ravel()
        room[2 * len(pairs) :] = 0

    def mask(self, states: States, i: int, seat: int, out: Mask) -> None:
        """Write which actions are legal for a seat."""
        loops.mask(states, i, seat, out.view(np.int8), self._desk)

    def action(self, states: States, i: int, seat: int, flat: int, luck: npt.NDArray[np.uint64]) -> int:
        """The rulebook's action for a legal number of the flat space.

        `luck` is a generator, an array of one word: reaction times are drawn from it.
        """
        return int(loops.action(states, i, seat, flat, self.table, luck))

    def gain(self, states: States, i: int) -> list[float]:
        """What a game is worth to each seat as it stands."""
        loops.gain(states, i, self.table, self._desk)
        found: list[float] = self._desk["gain"][0, : self.players].tolist()
        return found

    def why_not(self, states: States, i: int, seat: int, flat: int) -> GameError:
        """Why an action is not legal for the seat that is to act, told from what the seat itself can see."""
        if 0 <= flat < self.actions:
            seen = clone(states[i : i + 1])
            driver.observe(states, i, seat, seen, 0)
            with contextlib.suppress(UnreadableAction):  # a time where none is needed
                return self.book.why_not(facts(seen), seat, self._meant(flat), [seat])
        return UnreadableAction("bad-code", code=str(flat), game=self.game)

    def describe(self, flat: int) -> str:
        """An action as table talk; a slap with the middle of its bucket."""
        return self.book.describe(self._meant(flat))

    def _meant(self, flat: int) -> int:
        if self.game != "maus":
            return flat
        what, bucket = divmod(flat, maus.BUCKETS)
        timed = what <= SHOUT or bucket  # a time where none is needed makes the action unreadable, as it should
        return what + (TIME * maus.BUCKET * (bucket + 1) if timed else 0)


def table_of(
    game: str, players: int, options: Mapping[str, Any], noise: bool = True, latency: Sequence[float] | None = None
) -> States:
    """What all games at a table share, for the compiled loops: an array of one record."""
    meta = rulebook(game).meta
    meta.check_players(players)
    table = np.zeros(1, TABLE)
    table["players"] = players
    encoded = meta.encode_options(options)
    table["options"][0, : len(encoded)] = encoded
    if game == "maus":
        if noise:
            table["noise"] = people.quantiles(Person.sigma, Person.tau)
        table["latency"][0, :players] = checked_latency(latency, players)
    elif latency is not None or not noise:
        valid = ", ".join(option.name for option in meta.options)
        raise GameError("unknown-option", option="noise" if latency is None else "latency", game=game, valid=valid)
    return table


def checked_latency(latency: Sequence[float] | None, players: int) -> list[float]:
    try:
        given = [0.0] * players if latency is None else [float(ms) for ms in latency]
    except (TypeError, ValueError):
        given = []
    if len(given) != players or not all(0 <= ms <= maus.MOST_MS for ms in given):
        raise GameError("bad-option", option="latency", value=str(latency), valid=f"{players} × 0–{maus.MOST_MS}")
    return given
