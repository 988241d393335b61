"""Errors in what somebody asks of a game. Each one says what is wrong, and what would be right."""

from collections.abc import Sequence
from typing import Any

from ninelives.text import Catalogue, Message, catalogue

LONGEST = 80


def shortened(value: Any) -> Any:
    """Return a value that a user sent us, cut to a length at which it can be repeated in a message."""
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


class GameError(ValueError):
    """Raised for what cannot be done. `message` says why, by id and arguments; `str()` says it in English.

    >>> print(GameError("bad-seat", seat_number="7", last=3))
    There is no seat 7. Seats go from 0 to 3.
    """

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id)
        self.message = Message(message_id, {key: shortened(value) for key, value in args.items()})

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the reason in the words of a language, with the players' names if they are given."""
        return words.say(self.message, names)

    def __str__(self) -> str:
        return self.text(catalogue("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), vars(self))


def _revive(kind: type[GameError], state: dict[str, Any]) -> GameError:
    error = kind.__new__(kind)
    vars(error).update(state)
    return error


class IllegalAction(GameError):
    """Raised for an action that the rules do not allow now, by their `clause`. The game stays as it was."""

    def __init__(self, clause: str, message_id: str, **args: Any) -> None:
        super().__init__(message_id, **args)
        self.clause = clause

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the reason, and the clause in brackets."""
        return f"{super().text(words, names)} ({self.clause})"


class BadOption(GameError):
    """Raised for a choice before the game that cannot be made; `clause` is the rule that forbids it, if one does."""

    def __init__(self, clause: str, **args: Any) -> None:
        super().__init__("bad-option", **args)
        self.clause = clause

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the reason, and the clause in brackets if there is one."""
        told = super().text(words, names)
        return f"{told} ({self.clause})" if self.clause else told


class UnreadableAction(GameError):
    """Raised for a text or a number that is no action of this game at all."""


class BadDeal(GameError):
    """Raised for cards laid out by hand that no game can start from; `key` is the transcript line that names them."""

    def __init__(self, key: str, message_id: str, **args: Any) -> None:
        super().__init__(message_id, key=key, **args)
        self.key = key


class BadTranscript(GameError):
    """Raised for a transcript that cannot be read or replayed: `cause` says why, `line` where."""

    def __init__(self, line: int, cause: GameError, names: Sequence[str] = ()) -> None:
        super().__init__(cause.message.id, **cause.message.args)
        self.line = line
        self.cause = cause
        self.names = list(names)

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the reason, and the line that it is about."""
        reason = self.cause.text(words, names or self.names)
        return words.say(Message("transcript-line", {"line": self.line, "text": reason}))
