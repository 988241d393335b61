"""What every rulebook is made of: compiled rules, records, and a generator of randomness kept in the record.

A rulebook is a record (one NumPy structured dtype) and plain functions over it. `rule` compiles a function;
`record` turns an annotated class into the dtype; `below`, `shuffle` and friends draw from a generator that is
one 64-bit word, so that a record carries its own luck.
"""

import copy
import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Annotated, Any, TypeAlias, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt
from numba import njit, typeof, types
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import CPUDispatcher, CPUTarget, cpu_target

Array: TypeAlias = Any  # an array in compiled code, a list once a record is taken apart
States: TypeAlias = npt.NDArray[Any]  # a one-dimensional array of records
Function = TypeVar("Function", bound=Callable[..., Any])

NOBODY = -1
EMPTY = -1
HIDDEN = -2  # in an observation: there is something here, and this seat may not know what


class _RuleCode(JITCodeLibrary):
    """The code of a rule, to be linked into entries. It never runs by itself: its entry is optimised and made machine
    code, with all its rules in it. That saves a third of the waiting for a first game. This class and the next two use
    Numba's insides, where it has no door.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _RuleTarget(CPUTarget):
    """This processor, for code that is only linked."""

    typing_context = cpu_target.typing_context

    @cached_property
    def target_context(self) -> Any:
        context = cpu_target.target_context
        codegen = copy.copy(context.codegen())
        codegen._library_class = _RuleCode
        return context.subtarget(_internal_codegen=codegen, get_executable=_without_address)


def _without_address(library: Any, fndesc: Any, env: Any) -> Any:
    return make_function(fndesc.lookup_module(), fndesc.qualname, "", 0, env, (library,))


class _Rule(CPUDispatcher):
    targetdescr = _RuleTarget("cpu")  # type: ignore[no-untyped-call]

    def __call__(self, *args: Any, **kws: Any) -> Any:
        raise TypeError(f"{self.py_func.__name__} is a rule: compiled code calls it; from Python, call an entry")

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(_widened, args)), kws)


def _widened(kind: Any) -> Any:
    """Call rules with int64 only. Numba would compile them again for int32 and for each constant: half the waiting."""
    kind = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


_OPTIONS: Any = {"error_model": "numpy"}
_LINKED_ONLY = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def rule(function: Function) -> Function:
    """Compile a function of the rules."""
    return cast(Function, _Rule(function, targetoptions=_OPTIONS | _LINKED_ONLY))


def entry(function: Function) -> Function:
    """Compile a function to be called from Python; it is kept on disk."""
    return cast(Function, njit(cache=True, **_OPTIONS)(function))


def long_entry(function: Function) -> Function:
    """As `entry`, for what takes long: other threads run meanwhile. Giving Python's lock away and fighting for it again
    takes longer than one rule does."""
    return cast(Function, njit(cache=True, nogil=True, **_OPTIONS)(function))


def record(cls: type, *folders: Path) -> np.dtype[np.void]:
    """The dtype of a class whose fields are annotated `int` or `Annotated[Array, shape…]`.

    Numba does not notice edits in files that a compiled function calls and would go on playing the old rules. So the
    dtype carries a field named after a hash of the sources it is used with: other rules, other type, no stale cache.
    The sources are the files of the folders; where two folders have a file of the same name, the first one's.
    """
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        shape = getattr(hint, "__metadata__", ())
        word = np.int32
        if shape and isinstance(shape[0], type):
            word, *shape = shape
        fields.append((name, word, tuple(shape)))
    if folders:
        fields.append((f"rules_{_digest(folders)}", np.int32, ()))
    dtype = np.dtype(fields, align=True)
    know(np.empty(0, dtype))
    return dtype


def know(*arrays: npt.NDArray[Any]) -> None:
    """Let Numba meet the types of arrays that will be handed to compiled code, when their module is imported.

    It numbers a type when it first meets it, and finds compiled code by these numbers. Two threads that meet a type at
    the same moment may give it two, and then each call searches for its code: 400 µs instead of one.
    """
    _KNOWN.extend(map(typeof, arrays))


_KNOWN: list[Any] = [types.int64[::1]]  # kept, or they would be forgotten; this one is for the options of a deal


def _digest(folders: Sequence[Path]) -> str:
    used = {path.name: path for folder in reversed(folders) for path in folder.glob("*.*")}
    names = [name for ending in (".toml", ".py") for name in sorted(used) if name.endswith(ending)]
    sources = [Path(__file__), *(used[name] for name in names)]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()[:12]


def source_folders(package: str) -> list[Path]:
    """List the folders in which a package finds its files, the first choice first.

    A package of old rules has two: its own with what was different then, and the one of the present rules.
    """
    return [Path(folder) for folder in sys.modules[package].__path__]


def data_file(package: str, name: str) -> Path:
    """Find a data file as the modules of a package are found: in the first of its folders that has it."""
    return next(path for folder in source_folders(package) if (path := folder / name).exists())


class Work:
    """Scratch paper for the compiled loops.

    A record rather than arrays: Numba counts references to arrays at each call, which costs a third of the speed.
    """

    rng: Annotated[Array, np.uint64, 1]
    acts: Annotated[Array, np.int64, 128]
    scores: Annotated[Array, 6]
    places: Annotated[Array, 6]


WORK = record(Work, Path(__file__).parent)  # with a field of its own, or Numba would warn that others extend it


# Randomness: splitmix64. A generator is an array of one uint64, so that rules can advance it in place.

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@rule
def next_word(rng: Array) -> Any:
    """The next 64 random bits."""
    rng[0] += _STEP
    word = rng[0]
    word = (word ^ (word >> _S30)) * _MIX1
    word = (word ^ (word >> _S27)) * _MIX2
    return word ^ (word >> _S31)


@rule
def below(rng: Array, n: int) -> int:
    """A random whole number from 0 to n - 1."""
    return scaled(next_word(rng), n)


@rule
def scaled(word: Any, n: int) -> int:
    """A random word as a whole number from 0 to n - 1."""
    return np.int64(((word >> _S32) * np.uint64(n)) >> _S32)  # type: ignore[return-value]


@rule
def shuffle(rng: Array, cards: Array, n: int) -> None:
    """Shuffle the first n entries."""
    for last in range(n - 1, 0, -1):
        other = below(rng, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def bit_count(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return bit_count((mask & -mask) - 1)


@rule
def rank(scores: Array, tiebreak: Array, players: int, places: Array) -> None:
    """Places from 1; equal score and equal tiebreak share a place."""
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
    """The same rules with the compiler off: plain Python functions, for records as `unpack` gives them."""
    names: dict[str, Any] = {}
    for module in (sys.modules[__name__], *modules):
        names |= vars(module)
    for name, value in list(names.items()):
        if isinstance(value, CPUDispatcher):
            names[name] = FunctionType(value.py_func.__code__, names, name)
    names["next_word"] = _next_word_interpreted
    return SimpleNamespace(**names)


def clone(states: States) -> States:
    """A copy, through bytes: NumPy's own copies records field by field, twenty times slower."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def unpack(states: States, i: int = 0) -> Any:
    """A record for interpreted rules, in Python's numbers: NumPy's int32 overflows where compiled code does not."""
    return SimpleNamespace(
        **{
            name: states[name][i].astype(object) if states[name][i].shape else int(states[name][i])
            for name in states.dtype.names or ()
        }
    )


def pack(plain: Any, states: States, i: int = 0) -> None:
    """Write an unpacked record back."""
    for name, value in vars(plain).items():
        states[name][i] = value
