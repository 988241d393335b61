"""Compile rules with Numba: the only file that knows the compiler's insides.

Where Numba has no public door for what makes a first game start soon, this file reaches inside. `PLAIN` takes the
public way instead: slower to compile, the same results. It is taken by itself where the insides are not as expected,
and by whoever sets NINELIVES_PLAIN_COMPILER=1; the tests run both.
"""

import copy
import os
from collections.abc import Callable
from functools import cached_property
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from numba import njit, typeof, types
from numba.extending import intrinsic, is_jitted, overload

try:
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba._dynfunc import make_function
    from numba.core.codegen import JITCodeLibrary
    from numba.core.registry import CPUDispatcher, CPUTarget, cpu_target
    from numba.core.typing.templates import AbstractTemplate, infer_global
    from numba.np.arrayobj import make_array
except ImportError:  # pragma: no cover: a version of Numba that we have not met
    PLAIN = True
else:
    PLAIN = os.environ.get("NINELIVES_PLAIN_COMPILER") == "1"

Function = TypeVar("Function", bound=Callable[..., Any])

_OPTIONS: Any = {"error_model": "numpy"}
_LINKED_ONLY = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

if not PLAIN:

    class _RuleCode(JITCodeLibrary):
        """Hold the code of a rule, to be linked into entries.

        It never runs by itself: its entry is optimised and made machine code, with all its rules in it. That saves a
        third of the waiting for a first game.
        """

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalized = True

    class _RuleTarget(CPUTarget):
        """Describe this processor, for code that is only linked."""

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
    """Call rules with int64 only: Numba would compile them again for int32 and for each constant."""
    kind = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


def rule(function: Function) -> Function:
    """Compile a function of the rules, to be called by other compiled functions only."""
    if PLAIN:
        return cast(Function, njit(**_OPTIONS)(function))
    return cast(Function, _Rule(function, targetoptions=_OPTIONS | _LINKED_ONLY))


def entry(function: Function) -> Function:
    """Compile a function that Python calls; it is kept on disk, where that is possible."""
    return _kept(function)


def long_entry(function: Function) -> Function:
    """Compile as `entry` does, for what takes long: other threads run meanwhile.

    Giving Python's lock away and fighting for it again takes longer than one rule does.
    """
    return _kept(function, nogil=True)


def _kept(function: Function, **more: Any) -> Function:
    try:
        return cast(Function, njit(cache=True, **more, **_OPTIONS)(function))
    except RuntimeError:  # Numba has no folder for it: compiled anew at every start is better than no start
        return cast(Function, njit(**more, **_OPTIONS)(function))


def keeps() -> bool:
    """Return whether compiled code outlasts this process: Numba needs a folder that it may write for it."""
    try:
        njit(cache=True)(_itself)
    except RuntimeError:
        return False
    return True


def is_rule(value: Any) -> bool:
    """Return whether this is a compiled function."""
    return bool(is_jitted(value))


def bound(function: Any, *arguments: Any) -> Callable[..., Any]:
    """Return an entry for arguments of these types alone, without the search for it that each call would begin with."""
    if PLAIN:
        return cast(Callable[..., Any], function)
    return cast(Callable[..., Any], function.compile(tuple(map(typeof, arguments))))


def know(*arrays: npt.NDArray[Any]) -> None:
    """Let Numba meet the types of arrays that will be handed to compiled code, when their module is imported.

    It numbers a type when it first meets it, and finds compiled code by these numbers. Two threads that meet a type at
    the same moment may give it two, and then each call searches for its code: 400 µs instead of one.
    """
    _KNOWN.extend(map(typeof, arrays))


_KNOWN: list[Any] = [types.int64[::1]]  # Numba forgets a type that nobody holds; this one is of the options of a deal


# Verbs: one name, compiled to the function of whichever game the record in the first argument belongs to.

_VERBS: dict[Any, dict[str, Any]] = {}


def verb(name: str) -> Any:
    """Return a function that compiles to the verb of that name of whichever game the record belongs to."""

    def found(s: Any, *args: Any) -> Any:
        raise TypeError(f"{name} is a verb of the rules: compiled code calls it")

    if PLAIN:
        overload(found)(_plainly(name))
        return found

    class Verb(AbstractTemplate):
        key = found

        def generic(self, args: Any, kws: Any) -> Any:
            self.rule = types.Dispatcher(_VERBS[args[0]][name])
            return self.rule.get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return self.rule.get_impl_key(sig)

    infer_global(found, types.Function(Verb))  # type: ignore[no-untyped-call]
    return found


def _plainly(name: str) -> Any:
    def choose(s: Any, *args: Any) -> Any:
        chosen = _VERBS[s][name]

        def call(s: Any, *args: Any) -> Any:
            return chosen(s, *args)

        return call

    return choose


def register(dtype: np.dtype[np.void], names: tuple[str, ...], *modules: ModuleType, usual: ModuleType) -> list[str]:
    """Let compiled loops play records of this dtype by the verbs of these names; return those that are missing.

    Each verb is defined in exactly one of the modules; `usual` has those that most games leave as they are.
    """
    verbs = _VERBS.setdefault(numba.from_dtype(dtype), {})
    missing = []
    for name in names:
        defined = [module for module in modules if _defines(module, name)]
        if len(defined) > 1:
            raise TypeError(f"{name} is defined twice: in {' and '.join(module.__name__ for module in defined)}")
        home = defined[0] if defined else usual
        if hasattr(home, name):
            verbs[name] = getattr(home, name)
        else:
            missing.append(name)
    return missing


def _defines(module: ModuleType, name: str) -> bool:
    """Return whether a module defines a verb itself: what it imports is somebody else's."""
    value: Any = vars(module).get(name)
    return is_rule(value) and value.py_func.__module__ == module.__name__


# Arrays in loops that run millions of times.


def _unowned(_: Any, array: Any) -> Any:
    def same(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        view = _arrays(array)(context, builder, arguments[0])
        view.meminfo = context.get_constant_null(types.voidptr)
        view.parent = context.get_constant_null(types.pyobject)
        return view._getvalue()

    return array(array), same


def _itself(array: Any) -> Any:
    return array


_arrays: Any = None if PLAIN else make_array
unowned: Any = rule(_itself) if PLAIN else intrinsic(_unowned)
"""The same array, whose owner is not counted: compiled code would count up and down around every call that gets the
array, which takes longer than what these calls do. The caller has to keep the array."""


def copier(n: int) -> Any:
    """Return a function that copies n numbers at once, from a place of an array to a place of another.

    Compiled code of a loop would first ask whether the arrays overlap.
    """
    return _plain_copier(n) if PLAIN else intrinsic(_copy_row(n))


def _plain_copier(n: int) -> Any:
    def copy_row(out: Any, at: int, source: Any, start: int) -> None:
        for k in range(n):
            out[at + k] = source[start + k]

    return rule(copy_row)


def _copy_row(n: int) -> Any:
    def copy_row(_: Any, out: Any, at: Any, source: Any, start: Any) -> Any:
        def copy(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def row(k: int) -> tuple[Any, Any]:
                kind = ir.VectorType(ir.IntType(signature.args[k].dtype.bitwidth), n)
                numbers = _arrays(signature.args[k])(context, builder, arguments[k]).data
                return kind, builder.bitcast(builder.gep(numbers, [arguments[k + 1]]), kind.as_pointer())

            (wanted, there), (found, here) = row(0), row(2)
            numbers = builder.load(here, align=1)
            builder.store(numbers if found == wanted else builder.sext(numbers, wanted), there, align=1)
            return context.get_dummy_value()

        return types.void(out, types.intp, source, types.intp), copy

    return copy_row
