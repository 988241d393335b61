"""What clients ask for becomes entries of the log, or one answer. Without sockets, store or loop."""

import json
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ninelives.server.connection import Connection
from ninelives.server.desk import Desk
from ninelives.server.limits import Buckets
from ninelives.server.metrics import Metrics
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
        self.services = SimpleNamespace(now=lambda: 0.0, phrases=Buckets(0.0, 2.0), metrics=Metrics())
        self.may_write = Buckets(0.0, 6.0).take
        self.pacer = Idle(cast(Any, self))
        self.luck = random.Random(1)
        self.log: list[AnyEntry] = []
        self.told: list[Any] = []
        self.shown_to: list[str] = []
        self.desk = Desk(cast(Any, self))

    def do(self, *entries: AnyEntry, secret: bool = False) -> None:
        for entry in entries:
            self.table.apply(entry)
            self.log.append(entry)

    def show_to(self, person: str) -> None:
        self.shown_to.append(person)

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
    assert room.log == []  # table talk is not written down


def test_who_talks_too_much_is_told_so_and_others_may_still_talk(room: Counter) -> None:
    for _ in range(2):
        assert room.asks("b", type="say", phrase="meow") == []
    (answer,) = room.asks("b", type="say", phrase="meow")
    assert answer["message"]["id"] == "too-many-phrases"
    assert room.asks("a", type="say", phrase="hiss") == []
    assert [spoke.seat for spoke in room.told] == [1, 1, 0]


def test_nobody_writes_into_the_log_without_end_but_moves(room: Counter) -> None:
    answers = [room.asks("b", type=what, **more) for what, more in [("leave", {"seat": 1}), ("back", {})] * 10]
    assert [len(answer) for answer in answers] == [0] * 5 + [1] * 15  # sitting down was the first
    assert answers[5][0]["message"]["id"] == "too-fast"
    assert len(room.log) == 5
    assert room.asks("a", type="act", action=legal(room), turn=0) == []


def test_what_changes_nothing_is_not_written_and_answered_to_who_asked(room: Counter) -> None:
    assert room.asks("b", type="back") == []
    assert (room.log, room.shown_to) == ([], ["b"])


@pytest.mark.parametrize(
    ("person", "seat", "reason"), [("b", 1, "host-only"), ("x", 0, "host-only"), ("a", 7, "bad-seat"), ("a", 1, None)]
)
def test_no_bot_is_made_for_who_may_not_seat_one(
    person: str, seat: int, reason: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    monkeypatch.setattr("ninelives.bots.make", lambda name, *_: made.append(name))
    room = Counter()
    room.asks("a", type="sit", seat=0, name="A")
    answers = room.asks(person, type="bot", seat=seat, bot="nope")
    assert [answer["message"]["id"] for answer in answers] == ([reason] if reason else [])
    assert made == ([] if reason else ["nope"])


def test_who_stands_up_before_a_game_leaves(room: Counter) -> None:
    other = Counter()
    other.asks("a", type="sit", seat=0, name="A")
    other.asks("a", type="leave", seat=0)
    assert [type(entry) for entry in other.log] == [Sat, Left]
