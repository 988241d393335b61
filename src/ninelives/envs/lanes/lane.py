"""The records of compiled loops: what all games of a batch share, what each lane has of its own, and scratch paper."""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np

from ninelives import bots
from ninelives.bots.habits import thought_of
from ninelives.bots.levels import EVERY_LEVEL, Style
from ninelives.envs.lanes import usual
from ninelives.envs.lanes.kit import NOISE, WIDE
from ninelives.envs.lanes.verbs import LANE_VERBS
from ninelives.games.book import Book
from ninelives.games.compiler import register
from ninelives.games.errors import GameError
from ninelives.games.kernel import Array, Work, data_file, once, record
from ninelives.games.meta import Option

HERE = Path(__file__).parent
SEATS = 6

# Who plays the other seats, and what a game is worth.
NOBODY_ELSE, RANDOM, THUMB = 0, 1, 2
REWARD = Option("reward", ("margin", "win"), "margin")
MARGIN = REWARD.encode("margin")
ROTATE = -1


class Sizes(NamedTuple):
    """How much room a game needs in each record."""

    options: int
    traits: int
    noise: int
    tensor: int
    mask: int
    public: int


def setting_class(size: Sizes) -> type:
    """Return the record of what is the same in every lane."""

    class Setting:
        players: int
        options: Annotated[Array, np.int64, size.options]  # as the rulebook encodes them
        opponents: int
        learner: int  # the seat that learns, or ROTATE: another one in each game
        reward: int
        traits: Annotated[Array, np.float64, size.traits]  # of opponents who act out of habit
        noise: Annotated[Array, np.float32, size.noise]  # quantiles of what is added to reaction times, in ms…
        latency: Annotated[Array, np.float64, SEATS]  # …and what is added for each seat

    return Setting


def lane_class(size: Sizes) -> type:
    """Return the record of what a lane has besides its game."""

    class Lane:
        # All luck of a lane is its own: it does not depend on the other lanes.
        deals: Annotated[Array, np.uint64, 1]  # draws the seed of each game
        luck: Annotated[Array, np.uint64, 1]  # draws for opponents and reactions
        samples: Annotated[Array, np.uint64, 1]  # draws random actions
        games: int  # dealt so far
        learner: int
        seat: int  # to act
        done: Annotated[Array, np.int8, 1]  # whether the last step has ended a game…
        gain: Annotated[Array, np.float32, SEATS]  # …and what that was worth
        own: Annotated[Array, np.float32, 1]  # of these, that of the seat which acted
        public: Annotated[Array, np.int16, size.public]  # the part of tensors that is the same for several steps

    return Lane


def people_class(size: Sizes) -> type:
    """Return the record of a lane's opponents. It is not part of the lane: where there are none, lanes lie closer."""

    class People:
        traits: Annotated[Array, np.float64, SEATS, size.traits]  # habits may change them

    return People


def desk_class(size: Sizes) -> type:
    """Return the record of one thread's scratch paper, on which tensors and masks are written."""

    class Desk(Work):
        tensor: Annotated[Array, np.int16, size.tensor]
        mask: Annotated[Array, np.int8, size.mask]
        public: Annotated[Array, np.int16, size.public]
        gain: Annotated[Array, np.float64, SEATS]

    return Desk


class Papers(NamedTuple):
    """The types of a game's records in compiled loops, besides its state."""

    setting: np.dtype[np.void]
    lane: np.dtype[np.void]
    people: np.dtype[np.void]
    desk: np.dtype[np.void]
    thought: np.dtype[np.void]  # for opponents


@once
def papers_of(book: Book) -> Papers:
    """Make a game's records, and its tensors known to the loops.

    They are of another type whenever the game's tensor.py or this folder has been edited: see `kernel.record`.
    """
    tensor = book.part("tensor")
    if missing := register(book.dtype, LANE_VERBS, tensor, usual=usual):
        raise GameError("missing-verbs", game=book.meta.name, names=", ".join(missing), role="tensor.py")
    sources = data_file(tensor.__package__, "tensor.py"), *sorted(HERE.glob("*.py"))
    size = _sizes(book, tensor)
    classes = setting_class, lane_class, people_class, desk_class
    setting, lane, people, desk = (record(make(size), *sources) for make in classes)
    return Papers(setting, lane, people, desk, thought_of(book))


def _sizes(book: Book, tensor: Any) -> Sizes:
    """Return how much room a game needs: nothing is empty, and what is written WIDE numbers at once has room behind."""
    numbers = max(sum(size for _, size, _, _ in tensor.layout(players)) for players in book.meta.players)
    return Sizes(
        options=max(1, len(book.meta.options)),
        traits=max(1, len(habitual(book).traits)),
        noise=NOISE + 1 if book.meta.real_time else 1,
        tensor=numbers + WIDE,
        mask=tensor.ACTIONS,
        public=getattr(tensor, "PUBLIC", 0) + WIDE,
    )


def habitual(book: Book) -> Style:
    """Return the style of whoever plays a game by rules of thumb alone."""
    styles: tuple[Style, ...] = getattr(bots.habits_of(book.meta.name), "LEVELS", EVERY_LEVEL)
    return styles[bots.NUMBERS["thumb"] - 1]
