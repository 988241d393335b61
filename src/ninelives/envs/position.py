"""Positions that never change, with their past: what a library needs that walks through a tree of them.

A seat's information is what it observes and what it has seen happen. Sampled worlds are made of nothing else.
"""

import functools
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ninelives.envs.history import KINDS_OF, History, Pair
from ninelives.envs.lanes.maus import BUCKETS
from ninelives.envs.tensors import Tensors
from ninelives.games import driver
from ninelives.games.catbox.state import SET_ASIDE
from ninelives.games.felix.state import END
from ninelives.games.game import facts
from ninelives.games.kernel import EMPTY, NOBODY, WORK, States, clone
from ninelives.games.maus.state import HOLD, SLAP, TURN

LAST_WORD = (1 << 64) - 1


class Said(NamedTuple):
    """What a seat did: its number in the flat action space, and the rulebook's action."""

    seat: int
    flat: int
    action: int


@dataclass(frozen=True, eq=False)
class Position:
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
        """What a seat has seen happen so far."""
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
    """A position whose past is told, not remembered."""
    position = Position(game, origin, states, *rest)
    position.histories.update({seat: _told(game, states, seat, seen) for seat, seen in enumerate(pairs)})
    return position


def _told(game: str, states: States, seat: int, pairs: list[Pair]) -> History:
    history = History(game, states, seat)
    history.pairs = pairs.copy()
    return history


class Table:
    """Where positions of one game are played: its rulebook, number of players and options."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Any], noise: bool = True, reward: str = "margin"
    ) -> None:
        self.tensors = Tensors(game, players, options, noise, reward=reward)
        self.book = self.tensors.book
        self.name = game
        self.players = self.tensors.players
        self._options = np.array(self.book.meta.encode_options(options))
        fields = self.book.dtype.names or ()
        self._shown = [name for name in fields if name != "rng" and not name.startswith("rules_")]
        self._describe = functools.cache(self.book.describe)
        self._pair_text = functools.cache(self._write_pair)

    def deal(self, seed: int) -> Position:
        states = np.zeros(1, self.book.dtype)
        driver.deal(states, 0, self.players, self._options, np.uint64(seed))
        return self.position(f"seed {seed}", states, ~seed & LAST_WORD)

    def position(self, origin: str, states: States, luck: int, **past: Any) -> Position:
        mask = int(driver.actors(states, 0))
        actor = (mask & -mask).bit_length() - 1 if mask else None
        legal = [] if actor is None else self._legal(states, actor)
        return Position(self.name, origin, states, luck, actor, legal, **past)

    def _legal(self, states: States, seat: int) -> list[int]:
        """A seat's legal numbers of the flat action space."""
        mask = np.zeros(self.tensors.actions, np.bool_)
        self.tensors.mask(states, 0, seat, mask)
        found: list[int] = np.flatnonzero(mask).tolist()
        return found

    def act(self, position: Position, flat: int) -> Position:
        """The position after an action."""
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
        """The record's fields, as far as the seat may know them."""
        return f"seat {seat} {_json(self._fields(position, seat))}"

    def public_text(self, position: Position, seat: int) -> str:
        """The part of an observation that everybody sees."""
        return _json(self._fields(position, NOBODY))

    def private_text(self, position: Position, seat: int) -> str:
        """The part of an observation that nobody else sees."""
        public = self._fields(position, NOBODY)
        own = {name: value for name, value in self._fields(position, seat).items() if value != public[name]}
        return f"seat {seat} {_json(own)}"

    def _fields(self, position: Position, seat: int) -> dict[str, Any]:
        seen = _observed(position, seat)
        return {name: seen[name].tolist()[0] for name in self._shown}

    def information_text(self, position: Position, seat: int) -> str:
        """All that the seat has ever seen. Seats are counted from the seat itself, as in its history."""
        if seat not in position.texts:
            happened = "; ".join(self._pair_text(*pair) for pair in position.history(seat).pairs)
            position.texts[seat] = f"{self.observation_text(position, seat)}\n{happened}"
        return position.texts[seat]

    def _write_pair(self, who: int, what: int) -> str:
        if what == 0:
            return f"{who} ?"
        cards = KINDS_OF[self.name].actions
        return f"{who} {self._describe(what - 1) if what <= cards else f'shows {what - 1 - cards}'}"

    def text(self, position: Position) -> str:
        """The position for those who may see everything: how it was dealt, and what was done."""
        said = [f"{seat}: {self._describe(action)}" for seat, _, action in position.log]
        return "\n".join([f"{self.name}, {self.players} players, {position.origin}", *said])

    def world(self, position: Position, seat: int, luck: int) -> Position:
        """One of the positions that the seat cannot tell apart, with a log that leads to it.

        What the seat does not know and what cannot matter any more is not made up: earlier asides are all told as the
        first number, answers to earlier mice as held, and the other seats remember from here on only.
        """
        states = _observed(position, seat)
        work = np.zeros(1, WORK)
        work["rng"] = luck
        driver.resample(states, 0, seat, work)
        lately = self._hidden_choices(position, states, seat, work)
        log = list(position.log)
        for k in reversed(range(len(log))):
            if log[k].seat != seat and self.book.is_secret(log[k].action):
                log[k] = lately.pop(log[k].seat) if log[k].seat in lately else _FORGOTTEN[self.name](log[k])
        own = {seat: _told(self.name, states, seat, position.history(seat).pairs)}
        return self.position("imagined", states, int(work["rng"][0, 0]), log=tuple(log), histories=own)

    def _hidden_choices(self, position: Position, states: States, seat: int, work: States) -> dict[int, Said]:
        """What the others have chosen face down in a world, this round or for this mouse."""
        if self.name == "maus":
            return self._answer_for_others(position, states, seat, work)
        o, others = facts(states), [other for other in range(self.players) if other != seat]
        chosen = {other: _CHOSEN[self.name](o, other) for other in others}
        return {other: Said(other, action, action) for other, action in chosen.items() if action != EMPTY}

    def _answer_for_others(self, position: Position, states: States, seat: int, work: States) -> dict[int, Said]:
        """Maus geflippt: in a sampled world nobody else has answered yet; let those do who have, in any legal way."""
        rng = random.Random(int(work["rng"][0, 0]))
        answered: dict[int, Said] = {}
        for other, _, action in reversed(position.log):
            if action == TURN or states["phase"][0] != SLAP:
                break
            if other != seat:
                flat = rng.choice(self._legal(states, other))
                answered[other] = Said(other, flat, self.tensors.action(states, 0, other, flat, work["rng"][0]))
        for said in answered.values():
            driver.apply(states, 0, said.seat, said.action)
        return answered


def _observed(position: Position, seat: int) -> States:
    seen = clone(position.states)
    driver.observe(position.states, 0, seat, seen, 0)
    return seen


def _json(fields: dict[str, Any]) -> str:
    return msgspec.json.encode(fields).decode()


def _placed(o: Any, seat: int) -> int:
    """Felix: the card that a seat has placed this round."""
    if o.phase == END:
        return EMPTY
    row: list[int] = o.row[o.round_no]
    return row[(seat - o.start) % o.players + (o.players == 3)]


def _set_aside(o: Any, seat: int) -> int:
    """Cat in the Box: what a seat has set aside this round, as an action."""
    card: int = o.aside[seat]
    return card if card == EMPTY else SET_ASIDE + card


_CHOSEN: dict[str, Callable[[Any, int], int]] = {"felix": _placed, "catbox": _set_aside}
# Hidden choices of earlier rounds. In Felix all cards are face up before a round ends.
_FORGOTTEN: dict[str, Callable[[Said], Said]] = {
    "felix": lambda said: said,
    "catbox": lambda said: said._replace(flat=SET_ASIDE, action=SET_ASIDE),
    "maus": lambda said: said._replace(flat=HOLD * BUCKETS, action=HOLD),
}
