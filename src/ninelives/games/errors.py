"""What can be wrong with what somebody asks of a game. Each error tells what would be right."""

from typing import Any

from ninelives.text import Message, catalogue


class GameError(ValueError):
    """Something that cannot be done. `message` says why, by id and arguments; `str()` says it in English."""

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id, args)
        self.message = Message(message_id, args)

    def __str__(self) -> str:
        return catalogue("en").say(self.message)


class IllegalAction(GameError):
    """The rules do not allow this now; `clause` is the rule that says so. The game is as it was."""

    def __init__(self, clause: str, message_id: str, **args: Any) -> None:
        super().__init__(message_id, **args)
        self.clause = clause

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.clause})"


class UnreadableAction(GameError):
    """A text that is not an action of this game."""


class BadDeal(GameError):
    """Cards laid out by hand that this game cannot start from; `key` is the line of the record that says them."""

    def __init__(self, key: str, message_id: str, **args: Any) -> None:
        super().__init__(message_id, key=key, **args)
        self.key = key


class BadRecord(GameError):
    """A record that cannot be read or replayed; `line` is where."""

    def __init__(self, line: int, message_id: str, cause: GameError | None = None, **args: Any) -> None:
        super().__init__(message_id, **args)
        self.line = line
        self.cause = cause

    def __str__(self) -> str:
        text = str(self.cause) if self.cause else super().__str__()
        return catalogue("en").say(Message("record-line", {"line": self.line, "text": text}))
