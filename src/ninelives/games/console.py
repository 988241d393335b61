"""Draw positions in plain text, for terminals and logs."""

from collections.abc import Sequence
from typing import Any

from ninelives.games import part
from ninelives.text import Catalogue, Message


def draw(view: Any, names: Sequence[str], words: Catalogue) -> str:
    """Draw what a seat sees, as lines of text; the game's console.py knows how."""

    def say(message_id: str, **args: Any) -> str:
        return words.say(Message(message_id, args), names)

    return "\n".join(part(view.game, "console").draw(view, names, say))
