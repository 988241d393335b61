"""The rulebooks for researchers: observation tensors, batches, and the environments of other libraries.

Every game has a module for PettingZoo, `ninelives.envs.felix_v0` and so on, which is made when it is imported.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_SUFFIX = "_v0"


class _GameModules:
    """Finds and makes the module of each game."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: Any = None) -> ModuleSpec | None:
        """Return how to make a module, if it is one of a game that has tensors."""
        game = _game_of(name)
        if game is None:
            return None
        from ninelives.games import GAMES, has_part

        return ModuleSpec(name, self) if game in GAMES and has_part(game, "tensor") else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Make an ordinary module."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Fill it with what PettingZoo's users look for."""
        from ninelives.envs.pettingzoo import fill

        fill(module, str(_game_of(module.__name__)))


def _game_of(name: str) -> str | None:
    """Return the game whose module has this name, if it looks like one."""
    package, _, last = name.rpartition(".")
    return last.removesuffix(_SUFFIX) if package == __name__ and last.endswith(_SUFFIX) else None


sys.meta_path.append(_GameModules())


def __getattr__(name: str) -> Any:
    """Import the module of a game, so that `ninelives.envs.felix_v0` is there without being asked for."""
    if name.endswith(_SUFFIX):
        try:
            return import_module(f"{__name__}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{__name__}.{name}":
                raise
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
