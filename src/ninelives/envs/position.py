"""Positions that never change, with their past: what a library needs that walks through a tree of them.

A seat's information is what it observes and what it has seen happen. Sampled worlds are made of nothing else.
"""

import functools
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ninelives.envs.history import History
from ninelives.envs.role import Pair
from ninelives.envs.tensors import Tensors
from ninelives.games import driver
from ninelives.games.kernel import EMPTY, NOBODY, WORK, States, clone, facts

LAST_WORD = (1 << 64) - 1


class Said(NamedTuple):
    """What a seat did: its number in the flat action space, and the rulebook's action."""

    seat: int
    flat: int
    action: int


@dataclass(frozen=True, eq=False)
class Position:
    """One position of a game, and the way to it."""

    game: str
    origin: str  # how the cards were dealt
    states: States
    luck: int  # the generator of reaction times
    actor: int | None  # who is asked: of several seats with hidden choices, the first that has not chosen
    legal: list[int]  # what it may do, in the flat action space
    log: tuple[Said, ...] = ()
    before: "Position | None" = None  # the position before the last action
    after: "dict[int, Position] | None" = None  # those after each action, where the whole tree is kept
    # What was worked out for somebody, by seat.
    histories: dict[int, History] = field(default_factory=dict)
    texts: dict[int, str] = field(default_factory=dict)

    def __deepcopy__(self, _: Any) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        pairs = [self.history(seat).pairs for seat in range(self.states["players"][0])]
        return _revived, (pairs, self.game, self.origin, self.states, self.luck, self.actor, self.legal, self.log)

    def history(self, seat: int) -> History:
        """Return what a seat has seen happen so far."""
        since: list[Position] = []
        position = self
        while seat not in position.histories and position.before is not None:
            since.append(position)
            position = position.before
        if seat not in position.histories:
            position.histories[seat] = History(self.game, position.states, seat)
        if since:
            history = position.histories[seat].copy()
            for position in reversed(since):
                history.note(position.log[-1].seat, position.log[-1].action, position.states)
            self.histories[seat] = history
        return self.histories[seat]


def _revived(pairs: list[list[Pair]], game: str, origin: str, states: States, *rest: Any) -> Position:
    """Make a position whose past is told, not remembered."""
    position = Position(game, origin, states, *rest)
    position.histories.update({seat: _told(game, states, seat, seen) for seat, seen in enumerate(pairs)})
    return position


def _told(game: str, states: States, seat: int, pairs: list[Pair]) -> History:
    history = History(game, states, seat)
    history.pairs = pairs.copy()
    return history


class GameTree:
    """All positions of a game with a number of players and options: the first ones, and what leads on from each."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Any], noise: bool = True, reward: str = "margin"
    ) -> None:
        self.tensors = Tensors(game, players, options, noise, reward=reward)
        self.book = self.tensors.book
        self.name = game
        self.players = self.tensors.players
        self._options = np.array(self.book.meta.encode_options(options, self.players))
        fields = self.book.dtype.names or ()
        self._shown = [name for name in fields if name != "rng" and not name.startswith("made_of_")]
        self._describe = functools.cache(self.book.describe)
        self._pair_text = functools.cache(self._write_pair)

    def deal(self, seed: int) -> Position:
        """Return the first position of the game that a seed deals."""
        states = np.zeros(1, self.book.dtype)
        driver.deal(states, 0, self.players, self._options, np.uint64(seed))
        return self.position(f"seed {seed}", states, ~seed & LAST_WORD)

    def position(self, origin: str, states: States, luck: int, **past: Any) -> Position:
        """Make a position of a record."""
        mask = int(driver.actors(states, 0))
        actor = (mask & -mask).bit_length() - 1 if mask else None
        legal = [] if actor is None else self._legal(states, actor)
        return Position(self.name, origin, states, luck, actor, legal, **past)

    def _legal(self, states: States, seat: int) -> list[int]:
        """Return a seat's legal numbers of the flat action space."""
        mask = np.zeros(self.tensors.actions, np.bool_)
        self.tensors.mask(states, 0, seat, mask)
        found: list[int] = np.flatnonzero(mask).tolist()
        return found

    def act(self, position: Position, flat: int) -> Position:
        """Return the position after an action."""
        if position.after is not None and flat in position.after:
            return position.after[flat]
        if position.actor is None or flat not in position.legal:
            raise self.tensors.why_not(position.states, 0, position.actor or 0, flat)
        states, luck = clone(position.states), np.array([position.luck], np.uint64)
        action = self.tensors.action(states, 0, position.actor, flat, luck)
        driver.apply(states, 0, position.actor, action)
        log = (*position.log, Said(position.actor, flat, action))
        if position.after is None:
            return self.position(position.origin, states, int(luck[0]), log=log, before=position)
        position.after[flat] = self.position(position.origin, states, int(luck[0]), log=log, before=position, after={})
        return position.after[flat]

    def observation_text(self, position: Position, seat: int) -> str:
        """Return the record's fields, as far as the seat may know them."""
        return f"seat {seat} {_json(self._fields(position, seat))}"

    def public_text(self, position: Position, seat: int) -> str:
        """Return the part of an observation that everybody sees."""
        return _json(self._fields(position, NOBODY))

    def private_text(self, position: Position, seat: int) -> str:
        """Return the part of an observation that nobody else sees."""
        public = self._fields(position, NOBODY)
        own = {name: value for name, value in self._fields(position, seat).items() if value != public[name]}
        return f"seat {seat} {_json(own)}"

    def _fields(self, position: Position, seat: int) -> dict[str, Any]:
        seen = _observed(position, seat)
        return {name: seen[name].tolist()[0] for name in self._shown}

    def information_text(self, position: Position, seat: int) -> str:
        """Return all that the seat has ever seen. Seats are counted from the seat itself, as in its history."""
        if seat not in position.texts:
            happened = "; ".join(self._pair_text(*pair) for pair in position.history(seat).pairs)
            position.texts[seat] = f"{self.observation_text(position, seat)}\n{happened}"
        return position.texts[seat]

    def _write_pair(self, who: int, what: int) -> str:
        if what == 0:
            return f"{who} ?"
        cards = self.tensors.role.notes
        return f"{who} {self._describe(what - 1) if what <= cards else f'shows {what - 1 - cards}'}"

    def text(self, position: Position) -> str:
        """Return the position for those who may see everything: how it was dealt, and what was done."""
        said = [f"{seat}: {self._describe(action)}" for seat, _, action in position.log]
        return "\n".join([f"{self.name}, {self.players} players, {position.origin}", *said])

    def world(self, position: Position, seat: int, luck: int) -> Position:
        """Return one of the positions that the seat cannot tell apart, with a log that leads to it.

        What the seat does not know and what cannot matter any more is not made up: others' hidden choices of earlier
        rounds are told as the game's tensor.py says, and the other seats remember from here on only.
        """
        states = _observed(position, seat)
        work = np.zeros(1, WORK)
        work["rng"] = luck
        driver.resample(states, 0, seat, work)
        lately = self._chosen(states, seat) | self._choose_again(position, states, seat, work)
        log = list(position.log)
        for k in reversed(range(len(log))):
            if log[k].seat != seat and self.book.is_secret(log[k].action):
                log[k] = lately.pop(log[k].seat) if log[k].seat in lately else self._forgotten(log[k])
        own = {seat: _told(self.name, states, seat, position.history(seat).pairs)}
        return self.position("imagined", states, int(work["rng"][0, 0]), log=tuple(log), histories=own)

    def _chosen(self, states: States, seat: int) -> dict[int, Said]:
        """Return what the others have chosen face down in a world."""
        o, others = facts(states), [other for other in range(self.players) if other != seat]
        chosen = {other: self.tensors.role.chosen(o, other) for other in others}
        return {other: Said(other, action, action) for other, action in chosen.items() if action != EMPTY}

    def _choose_again(self, position: Position, states: States, seat: int, work: States) -> dict[int, Said]:
        """Let those choose in any legal way who have, and who have not yet in a sampled world."""
        rng = random.Random(int(work["rng"][0, 0]))
        undone = driver.actors(states, 0) & ~driver.actors(position.states, 0)
        chosen: dict[int, Said] = {}
        for other in range(self.players):
            if undone >> other & 1 and other != seat:
                flat = rng.choice(self._legal(states, other))
                chosen[other] = Said(other, flat, self.tensors.action(states, 0, other, flat, work["rng"][0]))
        for said in chosen.values():
            driver.apply(states, 0, said.seat, said.action)
        return chosen

    def _forgotten(self, said: Said) -> Said:
        """Return how a hidden choice of an earlier round is told."""
        role = self.tensors.role
        if role.forgotten is None:
            return said
        return said._replace(flat=role.forgotten, action=role.meant(role.forgotten))


def _observed(position: Position, seat: int) -> States:
    seen = clone(position.states)
    driver.observe(position.states, 0, seat, seen, 0)
    return seen


def _json(fields: dict[str, Any]) -> str:
    return msgspec.json.encode(fields).decode()
