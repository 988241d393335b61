"""Speak to somebody who waits."""

import contextlib
import threading
from collections.abc import Iterator
from typing import TextIO

from ninelives.text import Catalogue, Message

PATIENCE = 1.5  # seconds before we say what takes so long


@contextlib.contextmanager
def patience(words: Catalogue, game: str, out: TextIO) -> Iterator[None]:
    """Explain, if what is done meanwhile takes long, that a game is compiled for the first time."""

    def explain() -> None:
        print(words.say(Message("terminal-compiling", {"game": game})), file=out, flush=True)

    timer = threading.Timer(PATIENCE, explain)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
