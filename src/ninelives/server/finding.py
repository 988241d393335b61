"""Say what a check of `ninelives doctor` found."""

from dataclasses import dataclass
from typing import Any

from ninelives.text import Message


@dataclass(frozen=True)
class Finding:
    """One line for whoever runs a server: how bad it is, what it is, and what to do."""

    level: str  # ok, warning, problem
    message: Message


def ok(message_id: str, **args: Any) -> Finding:
    """Say that something is as it should be."""
    return Finding("ok", Message(message_id, args))


def warning(message_id: str, **args: Any) -> Finding:
    """Say that something will do, but should be looked at."""
    return Finding("warning", Message(message_id, args))


def problem(message_id: str, **args: Any) -> Finding:
    """Say that something does not work."""
    return Finding("problem", Message(message_id, args))
