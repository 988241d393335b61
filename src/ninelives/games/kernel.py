"""Build rulebooks: compiled rules, records, and a generator of random numbers that each record carries with it.

A rulebook is a record (one NumPy structured dtype) and plain functions over it. `rule` compiles a function;
`record` turns an annotated class into the dtype; `below`, `shuffle` and friends draw from a generator that is
one 64-bit word, so that a record carries its own luck.
"""

import hashlib
import sys
from collections.abc import Callable, Iterable
from functools import cache, wraps
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Annotated, Any, TypeAlias, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

from ninelives.games.compiler import PLAIN, entry, is_rule, know, long_entry, rule

__all__ = ["entry", "long_entry", "rule"]  # and all that is defined here

Array: TypeAlias = Any  # an array in compiled code, a list in `Facts`
States: TypeAlias = npt.NDArray[Any]  # a one-dimensional array of records
Function = TypeVar("Function", bound=Callable[..., Any])

HERE = Path(__file__).parent
KIT = tuple(HERE / name for name in ("compiler.py", "kernel.py", "usual.py"))  # compiled into every game
# Roles that are not compiled with the rules. All other files of a game's folder are, whatever they are called.
UNCOMPILED = {"actions", "story", "deal", "meta", "sealed", "referee", "bot", "hint", "tensor", "toys"}
UNCOMPILED |= {"console", "picture", "counts"}

NOBODY = -1
EMPTY = -1
HIDDEN = -2  # in an observation: there is something here, and this seat may not know what


def once(function: Function) -> Function:
    """Cache what a function returns, and let it be worked out by one thread at a time.

    Two threads that make a type of records at the same moment would make two: see `compiler.know`.
    """
    kept: dict[Any, Any] = {}

    @wraps(function)
    def find(*args: Any) -> Any:
        if args not in kept:
            with _ONE_AT_A_TIME:
                if args not in kept:
                    kept[args] = function(*args)
        return kept[args]

    return cast(Function, find)


_ONE_AT_A_TIME = RLock()


def record(cls: type, *sources: Path) -> np.dtype[np.void]:
    """Make the dtype of a class whose fields are annotated `int` or `Annotated[Array, shape…]`.

    Numba does not notice edits in files that a compiled function calls and would go on playing the old rules. So the
    dtype carries a field named after a hash of the sources it is used with: other rules, other type, no stale cache.
    """
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        shape = getattr(hint, "__metadata__", ())
        word = np.int32
        if shape and isinstance(shape[0], type):
            word, *shape = shape
        fields.append((name, word, tuple(shape)))
    fields.append((f"made_of_{_digest([*KIT, *sources])}", np.int32, ()))
    dtype = np.dtype(fields, align=True)
    know(np.empty(0, dtype))
    return dtype


def compiled_sources(package: str) -> list[Path]:
    """Return the files that a game's compiled rules are made of: editing any other recompiles nothing."""
    files = [path for folder in sys.modules[package].__path__ for path in Path(folder).iterdir()]
    names = {path.name for path in files if path.suffix == ".toml"}
    names |= {path.name for path in files if path.suffix == ".py" and path.stem not in UNCOMPILED}
    return [data_file(package, name) for name in sorted(names)]


def data_file(package: str, name: str) -> Path:
    """Return a file of a game's folder: an old version of rules has its own only where something has changed since."""
    paths = [Path(folder) / name for folder in sys.modules[package].__path__]
    return next((path for path in paths if path.exists()), paths[-1])


def _digest(sources: Iterable[Path]) -> str:
    """Return a hash of files, and of where they are: a copy of a game is another game."""
    how = b"plain" * PLAIN  # code compiled the plain way must not be found by the other
    read = (part for path in sources for part in (str(path).encode(), path.read_bytes()))
    return hashlib.sha256(how + b"\0".join(read)).hexdigest()[:12]


class Work:
    """Scratch paper for compiled loops: random numbers, a list of actions, scores and places.

    A record rather than arrays: Numba counts references to arrays at each call, which costs a third of the speed.
    """

    rng: Annotated[Array, np.uint64, 1]
    acts: Annotated[Array, np.int64, 128]
    scores: Annotated[Array, 6]
    places: Annotated[Array, 6]


WORK = record(Work)


# Randomness: splitmix64. A generator is an array of one uint64, so that rules can advance it in place.

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@rule
def next_word(rng: Array) -> Any:
    """Draw the next 64 random bits."""
    rng[0] += _STEP
    word = rng[0]
    word = (word ^ (word >> _S30)) * _MIX1
    word = (word ^ (word >> _S27)) * _MIX2
    return word ^ (word >> _S31)


@rule
def below(rng: Array, n: int) -> int:
    """Draw a whole number from 0 to n - 1."""
    return scaled(next_word(rng), n)


@rule
def scaled(word: Any, n: int) -> int:
    """Return a random word scaled down to a whole number from 0 to n - 1."""
    return np.int64(((word >> _S32) * np.uint64(n)) >> _S32)  # type: ignore[return-value]


@rule
def shuffle(rng: Array, cards: Array, n: int) -> None:
    """Shuffle the first n entries of an array in place."""
    for last in range(n - 1, 0, -1):
        other = below(rng, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def bit_count(mask: int) -> int:
    """Return how many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest_bit(mask: int) -> int:
    """Return the number of the lowest bit that is set."""
    return bit_count((mask & -mask) - 1)


@rule
def rank(scores: Array, tiebreak: Array, players: int, places: Array) -> None:
    """Write everybody's place from 1; seats with equal scores and equal tiebreaks share one."""
    for seat in range(players):
        places[seat] = 1
        for other in range(players):
            ahead = scores[other] > scores[seat]
            if ahead or (scores[other] == scores[seat] and tiebreak[other] > tiebreak[seat]):
                places[seat] += 1


def _next_word_interpreted(rng: Array) -> Any:
    """`next_word` in Python's own numbers: NumPy's would warn of the 64-bit wrap-around that is meant here."""
    mask = (1 << 64) - 1
    word = (int(rng[0]) + int(_STEP)) & mask
    rng[0] = word
    word = (word ^ (word >> 30)) * int(_MIX1) & mask
    word = (word ^ (word >> 27)) * int(_MIX2) & mask
    return np.uint64(word ^ (word >> 31))


def interpreted(*modules: ModuleType) -> SimpleNamespace:
    """Return the same rules with the compiler off: plain Python functions, for records as `facts` gives them."""
    from ninelives.games import usual

    names: dict[str, Any] = {}
    for module in (sys.modules[__name__], usual, *modules):
        names |= vars(module)
    for name, value in list(names.items()):
        if is_rule(value):
            names[name] = FunctionType(value.py_func.__code__, names, name)
    names["next_word"] = _next_word_interpreted
    names["verbs"] = SimpleNamespace(**names)
    return SimpleNamespace(**names)


def clone(states: States) -> States:
    """Copy an array of records, through bytes: NumPy's own way copies field by field, twenty times slower."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


class Grid(list[Any]):
    """A list of rows whose numbers can be read and written at [row, column], as interpreted rules do."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(at[0])[at[1]] if isinstance(at, tuple) else super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, tuple):
            super().__getitem__(at[0])[at[1]] = value
        else:
            super().__setitem__(at, value)


class Facts:
    """A record in Python's own numbers and lists, for stories, refusals and interpreted rules to read.

    NumPy's int32 overflows where compiled code does not. Each field is read when it is first asked for, so the record
    must not change meanwhile; what is changed here stays here, until `pack` writes it back.
    """

    def __init__(self, states: States) -> None:
        self._states = states  # an array of one record

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a copy have what was changed; its class is made on the fly, and pickle could not find it."""
        changed = {name: value for name, value in vars(self).items() if not name.startswith("_")}
        return facts, (self._states,), changed

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Facts) or self._states.dtype != other._states.dtype:
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._states.dtype.names or ())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        names = self._states.dtype.names or ()
        return f"Facts({', '.join(f'{name}={getattr(self, name)}' for name in names)})"


class _Field:
    """Reads a field of a record when it is first asked for, and makes an ordinary attribute of it."""

    def __init__(self, name: str, is_grid: bool) -> None:
        self.name, self.is_grid = name, is_grid

    def __get__(self, o: Facts, _: type) -> Any:
        value = o._states[self.name].tolist()[0]
        o.__dict__[self.name] = value = Grid(value) if self.is_grid else value
        return value


@cache
def _facts_of(dtype: np.dtype[np.void]) -> type[Facts]:
    """Return the class of the facts of such records: attributes of a class are found faster than by `__getattr__`."""
    names = dtype.names or ()
    return type("Facts", (Facts,), {name: _Field(name, len(dtype[name].shape) == 2) for name in names})


def facts(states: States, i: int = 0) -> Any:
    """Return the fields of a record as plain numbers and lists."""
    return _facts_of(states.dtype)(states if len(states) == 1 else states[i : i + 1])


def pack(plain: Any, states: States, i: int = 0) -> None:
    """Write the fields of a `Facts` that were read, and may have been changed, back into the record."""
    for name, value in vars(plain).items():
        if not name.startswith("_"):
            states[name][i] = value
