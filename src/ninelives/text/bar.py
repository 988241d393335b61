"""Show how far something is, to a person who looks at a terminal."""

import shutil
import sys

WIDTH = 20


def draw_bar(about: str, done: float) -> None:
    """Draw how much is done, from 0 to 1, over what was drawn before. A file or a pipe gets nothing."""
    if sys.stdout.isatty():
        full = round(WIDTH * done)
        line = f"  {'█' * full}{'░' * (WIDTH - full)} {about}"
        print(f"\r{line[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)


def wipe_bar() -> None:
    """Take the bar away."""
    if sys.stdout.isatty():
        print(f"\r{' ' * (shutil.get_terminal_size().columns - 1)}\r", end="", flush=True)
