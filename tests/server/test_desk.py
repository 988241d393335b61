"""What clients ask for becomes entries of the log, or one answer. Without sockets, store or loop."""

import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ninelives.server.connection import Connection
from ninelives.server.desk import Desk
from ninelives.server.outbox import Outbox
from ninelives.server.pacer import Pacer
from ninelives.table import Table
from ninelives.table.entries import Acted, AnyEntry, Left, Minded, Opened, Returned, Sat, Started
from tests.play import FOR_TWO, refused


class Idle(Pacer):
    """Nobody moves."""

    def go_on(self) -> None:
        pass

    def stop(self) -> None:
        pass


class Counter:
    """A room as far as a desk needs one: entries are carried out and counted."""

    def __init__(self) -> None:
        self.table = Table(Opened(at=0, code="A", game=FOR_TWO, players=2, options={}, clock="none"))
        self.services = SimpleNamespace(now=lambda: 0.0)
        self.pacer = Idle(cast(Any, self))
        self.log: list[AnyEntry] = []
        self.told: list[Any] = []
        self.desk = Desk(cast(Any, self))

    def do(self, *entries: AnyEntry) -> None:
        for entry in entries:
            self.table.apply(entry)
            self.log.append(entry)

    def come_back(self, person: str, now: float) -> None:
        if returned := self.table.come_back(person, now):
            self.do(returned)

    def tell_all(self, answer: Any) -> None:
        self.told.append(answer)

    def asks(self, person: str, **request: Any) -> list[Any]:
        """What somebody is answered."""
        return self.sends(person, json.dumps(request))

    def sends(self, person: str, text: str) -> list[Any]:
        outbox = cast(Outbox, SimpleNamespace(put=lambda message: answers.append(json.loads(message))))
        answers: list[Any] = []
        self.desk.take(Connection(person, outbox), text)
        return answers


@pytest.fixture
def room() -> Counter:
    """A game of two, a and b, has begun."""
    made = Counter()
    for seat, person in enumerate("ab"):
        assert made.asks(person, type="sit", seat=seat, name=person.upper()) == []
    assert made.asks("a", type="start") == []
    assert [type(entry) for entry in made.log] == [Sat, Sat, Started]
    made.log.clear()
    return made


def legal(room: Counter, seat: int = 0) -> str:
    assert room.table.game
    return room.table.game.legal(seat)[0]


def test_what_is_granted_becomes_an_entry_and_needs_no_answer(room: Counter) -> None:
    assert room.asks("a", type="act", action=legal(room), turn=0) == []
    (entry,) = room.log
    assert isinstance(entry, Acted)
    assert (entry.seat, entry.by) == (0, "person")


def test_to_act_is_to_be_back(room: Counter) -> None:
    room.asks("a", type="leave", seat=0)
    room.asks("a", type="act", action=legal(room), turn=0)
    assert [type(entry) for entry in room.log] == [Minded, Returned, Acted]


@pytest.mark.parametrize(
    ("person", "request_", "reason"),
    [
        ("a", {"type": "act", "action": "fly", "turn": 0}, f"{FOR_TWO}-unreadable"),
        ("a", {"type": "act", "action": "fly", "turn": 1}, "early-action"),
        ("x", {"type": "act", "action": "fly", "turn": 0}, "not-seated"),
        ("b", {"type": "start"}, "host-only"),
        ("a", {"type": "seal", "most": 3}, "no-sealed-maximum"),
        ("a", {"type": "slap", "action": "hold", "mouse": 1, "ms": 300}, "no-mouse"),
        ("a", {"type": "reading", "on": True}, "no-slaps"),
        ("a", {"type": "say", "phrase": "anything"}, "unknown-phrase"),
        ("x", {"type": "hint"}, "not-to-act"),
        ("a", {"type": "join", "token": "a"}, "already-joined"),
        ("a", {"type": "fly"}, "bad-message"),
    ],
)
def test_what_is_refused_changes_nothing_and_gets_one_answer(
    room: Counter, person: str, request_: dict[str, Any], reason: str
) -> None:
    (answer,) = room.asks(person, **request_)
    assert (answer["type"], answer["message"]["id"], "clause" in answer) == ("error", reason, False)
    assert room.log == []


def test_what_the_rules_refuse_is_answered_with_the_clause(room: Counter) -> None:
    assert room.table.game
    (answer,) = room.asks("a", type="act", action=refused(room.table.game, 0), turn=0)
    assert answer["type"] == "error"
    assert answer["message"]["id"].startswith(f"{FOR_TWO}-")
    assert answer["clause"] in room.table.game.book.meta.clauses
    assert room.log == []


@pytest.mark.parametrize("text", ["", "moon", "[]", "{}", '{"type": "act"}'])
def test_what_is_no_message_gets_one_answer(room: Counter, text: str) -> None:
    (answer,) = room.sends("a", text)
    assert answer["message"]["id"] == "bad-message"


def test_a_phrase_is_for_everybody(room: Counter) -> None:
    assert room.asks("b", type="say", phrase="meow") == []
    assert [(spoke.seat, spoke.phrase) for spoke in room.told] == [(1, "meow")]


def test_who_stands_up_before_a_game_leaves(room: Counter) -> None:
    other = Counter()
    other.asks("a", type="sit", seat=0, name="A")
    other.asks("a", type="leave", seat=0)
    assert [type(entry) for entry in other.log] == [Sat, Left]
