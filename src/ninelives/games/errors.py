"""What can be wrong with what somebody asks of a game. Each error tells what would be right."""

from collections.abc import Sequence
from typing import Any

from ninelives.text import Catalogue, Message, catalogue

LONGEST = 80


def shortened(value: Any) -> Any:
    """Whatever a user sent us can be repeated, but not at any length."""
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


class GameError(ValueError):
    """Something that cannot be done. `message` says why, by id and arguments; `str()` says it in English."""

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id)
        self.message = Message(message_id, {key: shortened(value) for key, value in args.items()})

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        """The reason in words, with the players' names if they are given."""
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
    """The rules do not allow this now; `clause` is the rule that says so. The game is as it was."""

    def __init__(self, clause: str, message_id: str, **args: Any) -> None:
        super().__init__(message_id, **args)
        self.clause = clause

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        return f"{super().text(words, names)} ({self.clause})"


class BadOption(GameError):
    """A choice before the game that cannot be made; `clause` is the rule that forbids it, if it is one."""

    def __init__(self, clause: str, **args: Any) -> None:
        super().__init__("bad-option", **args)
        self.clause = clause

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        told = super().text(words, names)
        return f"{told} ({self.clause})" if self.clause else told


class UnreadableAction(GameError):
    """A text that is not an action of this game."""


class BadDeal(GameError):
    """Cards laid out by hand that this game cannot start from; `key` is the line of the transcript that says them."""

    def __init__(self, key: str, message_id: str, **args: Any) -> None:
        super().__init__(message_id, key=key, **args)
        self.key = key


class BadTranscript(GameError):
    """A transcript that cannot be read or replayed: `cause` says why, `line` where."""

    def __init__(self, line: int, cause: GameError, names: Sequence[str] = ()) -> None:
        super().__init__(cause.message.id, **cause.message.args)
        self.line = line
        self.cause = cause
        self.names = list(names)

    def text(self, words: Catalogue, names: Sequence[str] = ()) -> str:
        reason = self.cause.text(words, names or self.names)
        return words.say(Message("transcript-line", {"line": self.line, "text": reason}))
