"""A bot in a package of its own: always the last thing on the list of what it may do.

Install it with `uv pip install ./examples/eager_bot`; then `ninelives arena felix --bots eager,thumb` finds it.
"""

from ninelives.bots import Seen


class EagerBot:
    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def act(self, seen: Seen) -> str:
        """`seen` holds all that the seat may know: the view, the observation record, the log, what is legal."""
        action: str = seen.view.legal[-1]
        return action
