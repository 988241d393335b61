"""Maus geflippt: a model of a person, not of a machine.

A person looks at the mouse, then goes through the hand card by card and compares it with what the mouse wears. The
first match is slapped; after the last card without a match, the person shouts. Meanwhile the cheese is noticed or not:
slapping and stopping race each other. Sometimes a match is overlooked, or a card is mistaken for its like in the other
colour.
"""

import math
import random
from dataclasses import dataclass, replace
from typing import Any

from ninelives.bots.seen import Seen
from ninelives.text import Message


@dataclass(frozen=True)
class Person:
    """Times in milliseconds.

    | parameter | source |
    |---|---|
    | `mu`, `sigma`, `tau` | times of choosing are ex-Gaussian (Luce 1986; Heathcote, Popiel and Mewhort 1991) |
    | `compare` | 38 ms for each comparison with something held in mind (Sternberg 1966) |
    | `stop` | stopping a response that has begun takes 200-250 ms after the signal was seen (Logan and Cowan 1984) |
    | `age` | children need longer: of six about 2.5 times, of ten about 1.6 times (Kail 1991) |
    | `spread` | people of one age and skill differ (about a fifth in Jensen 2006; a little more to play well with) |
    | `overlook`, `mistake` | ours, to play well with |
    """

    age: float = 1.0
    spread: float = 0.3
    mu: float = 350.0
    sigma: float = 45.0
    tau: float = 110.0
    compare: float = 38.0
    stop: float = 225.0
    overlook: float = 0.03
    mistake: float = 0.02


def reaction(person: Person, comparisons: int, rng: random.Random) -> float:
    """The time to react after so many comparisons."""
    ex_gaussian = rng.gauss(person.mu, person.sigma) + rng.expovariate(1 / person.tau)
    return person.age * (max(150.0, ex_gaussian) + person.compare * comparisons)


class MausBot:
    """Answers a mouse as a person would."""

    def __init__(self, person: Person, seed: int) -> None:
        self._rng = random.Random(seed)
        tempo = math.exp(self._rng.gauss(0.0, person.spread))  # nobody is like everybody of that age
        self.person = replace(person, age=person.age * tempo)

    def act(self, seen: Seen) -> str:
        view = seen.view
        if "flip" in view.legal:
            return "flip"
        action, comparisons = self.decide(view)
        if action == "hold":
            return "hold"
        time = reaction(self.person, comparisons, self._rng)
        if view.protected and self.stops_before(time, len(view.mouse.wears)):
            return "hold"
        return f"{action} {round(time)}" if time <= view.time_limit else "hold"

    def decide(self, view: Any) -> tuple[str, int]:
        """What this person thinks is right, and how many comparisons it took to find out."""
        worn = view.mouse.wears
        hand = view.seats[view.seat].hand[:]
        self._rng.shuffle(hand)
        comparisons = 0
        for garment in hand:
            comparisons += len(worn)
            if garment in worn and self._rng.random() >= self.person.overlook:
                return f"slap {garment}", comparisons
            if any(twins(garment, other) for other in worn) and self._rng.random() < self.person.mistake:
                return f"slap {garment}", comparisons
        return ("shout" if "shout" in view.legal else "hold"), comparisons

    def stops_before(self, slap: float, garments: int) -> bool:
        """Whether the cheese is noticed in time: an independent race between slapping and stopping."""
        return reaction(self.person, garments, self._rng) + self.person.age * self.person.stop < slap


def twins(garment: str, other: str) -> bool:
    """Whether two garments are of the same kind and differ in colour."""
    return garment != other and garment.partition("-")[2] == other.partition("-")[2]


def advice(view: Any) -> tuple[str, Message]:
    """What is right for this seat, without hurry."""
    if "flip" in view.legal:
        return "flip", Message("hint-flip")
    if view.protected:
        return "hold", Message("hint-protected", {"cheese": view.cheese})
    for garment in view.seats[view.seat].hand:
        if garment in view.mouse.wears:
            return f"slap {garment}", Message("hint-worn", {"garment": garment})
    if "shout" in view.legal:
        return "shout", Message("hint-shout")
    return "hold", Message("hint-hold")
