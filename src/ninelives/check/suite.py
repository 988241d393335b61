"""What a check is, and what can come of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ninelives.games import folder, has_part
from ninelives.text import Message

# A check of a game, by its name: yields the share that is done, from 0 to 1, and raises `Failed` or `LeftOut`.
Work: TypeAlias = Callable[[str], Iterator[float]]


class _Told(Exception):
    """Something to tell, by message id and arguments."""

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id, args)
        self.message = Message(message_id, args)


class Failed(_Told):
    """The game does not do what is asked of it."""


class LeftOut(_Told):
    """A check cannot be made here, or asks for what a game need not have."""


@dataclass(frozen=True)
class Check:
    """One thing that is asked of every game: the message `check-<name>` says what.

    `needs` are the roles without which there is nothing to check; a `slow` one takes minutes.
    """

    name: str
    work: Work
    needs: tuple[str, ...] = ()
    slow: bool = False
    args: dict[str, str] = field(default_factory=dict)

    @property
    def about(self) -> Message:
        """What is checked, to be told."""
        return Message(f"check-{self.name}", self.args)

    def missing(self, game: str) -> list[str]:
        """Return the roles that this check needs and the game lacks."""
        return [role for role in self.needs if not there(game, role)]


def there(game: str, role: str) -> bool:
    """Return whether a game has a role: a module, or a file such as `page/index.js`."""
    return (folder(game) / role).exists() if "." in role else has_part(game, role)


def whole(check: Check, game: str) -> None:
    """Make a check of a game, to its end."""
    for _ in check.work(game):
        pass


def share(n: int, total: int) -> float:
    """Return how much is done after n of so many steps."""
    return n / total if total else 1.0
