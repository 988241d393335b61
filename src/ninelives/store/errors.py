"""Name what can be wrong with a store."""

from typing import Any

from ninelives.games.errors import GameError
from ninelives.text import Message


class StoreError(GameError):
    """Raised for what the store cannot do. It says which file or database it is about, and what would help."""

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id)
        self.message = Message(message_id, args)  # at full length: half a path names no file


class Trouble(StoreError):
    """Raised as long as nothing can be kept. The store's health tells it once, so nobody else need write it down."""


def reason(error: BaseException) -> str:
    """Return what the database or the system says, without the statement: that may hold hidden cards."""
    cause: BaseException = getattr(error, "orig", None) or error  # without the statement, which SQLAlchemy adds,
    cause = cause.__cause__ or cause  # and without the class name that its asyncpg adapter adds
    return getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
