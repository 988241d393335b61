"""A bot that does anything it may."""

import random
from typing import Any

# A person needs a moment to find the card and to move the hand.
FASTEST_SLAP_MS = 600


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def act(self, view: Any) -> str:
        action: str = self._rng.choice(view.legal)
        if action == "shout" or action.startswith("slap "):
            return f"{action} {self._rng.randint(min(FASTEST_SLAP_MS, view.time_limit), view.time_limit)}"
        return action
