"""A bot that does anything it may."""

import random

from ninelives.bots.seen import Seen

# A person needs a moment to find the card and to move the hand.
FASTEST_SLAP_MS = 600


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def act(self, seen: Seen) -> str:
        action: str = self._rng.choice(seen.view.legal)
        if action == "shout" or action.startswith("slap "):
            limit = seen.view.time_limit
            return f"{action} {self._rng.randint(min(FASTEST_SLAP_MS, limit), limit)}"
        return action
