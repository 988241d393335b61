"""At a table: hidden choices are taken back until everybody has chosen, at no gain of time, and survive a replay."""

import pytest

from ninelives.table import Table, replay
from ninelives.table.entries import AnyEntry, decode, encode
from tests.play import TAKE_BACK, WITH_TURNS
from tests.table.test_table import act, opened, refused, snapshot, started

GAME = TAKE_BACK[0]


def choose(table: Table, seat: int, n: int = 0, now: float = 0.0) -> str:
    """Let a seat choose the n-th of what it may do."""
    assert table.game
    action = table.game.legal(seat)[n]
    act(table, seat, action, now)
    return action


def take_back(table: Table, seat: int, now: float = 0.0) -> None:
    table.apply(table.take_back("abc"[seat], table.turns[seat], now))


def away(table: Table, seat: int, now: float) -> None:
    minded = table.mind(seat, "away", now)
    assert minded
    table.apply(minded)


def back(table: Table, seat: int, now: float) -> None:
    returned = table.come_back("abc"[seat], now)
    assert returned
    table.apply(returned)


def test_a_choice_is_taken_back_and_another_one_made() -> None:
    table = started(GAME)
    first = choose(table, 1)
    assert [table.can_take_back(seat) for seat in range(3)] == [False, True, False]
    take_back(table, 1)
    assert table.actors() == [0, 1, 2]
    assert not table.can_take_back(1)
    second = choose(table, 1, n=1)
    assert first != second
    assert table.game
    assert [table.game.book.describe(action) for _, action in table.game.log] == [second]


def test_once_everybody_has_chosen_a_choice_stands() -> None:
    table = started(GAME)
    for seat in range(3):
        choose(table, seat)
    before = snapshot(table)
    for person, seat in zip("abc", range(3), strict=True):
        assert refused(table.take_back, person, table.turns[seat], 0.0) == "nothing-to-take-back"
    assert snapshot(table) == before


def test_nobody_takes_back_what_is_not_theirs_or_not_there() -> None:
    table = started(GAME)
    assert refused(table.take_back, "a", 0, 0.0) == "nothing-to-take-back"
    choose(table, 1)
    assert refused(table.take_back, "a", 0, 0.0) == "nothing-to-take-back"
    assert refused(table.take_back, "x", 0, 0.0) == "not-seated"
    assert refused(Table(opened(GAME)).take_back, "a", 0, 0.0) == "not-seated"


@pytest.mark.parametrize("game", [name for name in WITH_TURNS if name not in TAKE_BACK])
def test_where_a_game_does_not_allow_it_nothing_is_taken_back(game: str) -> None:
    table = started(game)
    choose(table, table.actors()[0])
    assert not any(table.can_take_back(seat) for seat in range(3))


def test_what_is_sent_twice_is_done_once() -> None:
    table = started(GAME)
    action = choose(table, 0)
    take_back(table, 0)
    assert refused(table.take_back, "a", 1, 0.0) == "repeated-action"
    assert refused(table.act, "a", action, 0, 0.0) == "repeated-action"  # the choice that was taken back
    assert refused(table.act, "a", action, 1, 0.0) == "repeated-action"
    choose(table, 0)
    assert table.turns == [3, 0, 0]


def test_who_takes_back_gains_no_time_however_often() -> None:
    """A choice adds 8 seconds to the clock. The same is taken off with it, and the next thought goes on from there."""
    table, thought = started(GAME, clock="brisk"), 0.0
    for now in range(0, 40, 4):
        choose(table, 0, now=now + 1)
        thought += 1
        assert 0 not in table.clock.since  # who has chosen does not think
        take_back(table, 0, now=now + 3)
        assert table.clock.banks[0] == pytest.approx(45 - thought)
        table.clock.restart(now + 4)
    assert table.clock.ends(0) == pytest.approx(40 + 35)
    choose(table, 0, now=50)
    assert table.clock.banks[0] == pytest.approx(35 - 10 + 8)


def test_taking_back_and_coming_back_by_turns_gains_no_time() -> None:
    """Coming back gives time once in a turn, and a turn that was taken back is the same one."""
    table, now = started(GAME, clock="brisk"), 45.0
    away(table, 0, now)
    back(table, 0, now)
    assert table.clock.ends(0) == now + 8
    for _ in range(5):
        choose(table, 0, now=now)
        take_back(table, 0, now)
        now += 1
        away(table, 0, now)
        back(table, 0, now)
    assert table.clock.ends(0) == 45 + 8


def test_who_comes_back_for_the_first_time_after_taking_back_has_time() -> None:
    table = started(GAME, clock="brisk")
    choose(table, 0, now=44.0)
    take_back(table, 0, 44.0)
    away(table, 0, 45.0)
    back(table, 0, 50.0)
    assert table.clock.ends(0) == 50.0 + 8


def test_the_choice_of_somebody_who_leaves_lies_there_and_may_be_taken_back_by_them() -> None:
    table = started(GAME)
    action = choose(table, 2)
    away(table, 2, 0.0)
    assert table.actors() == [0, 1]  # nothing is left to do for the bot that minds the seat
    choose(table, 0)
    back(table, 2, 0.0)
    take_back(table, 2)
    assert table.game
    assert action in table.game.legal(2)
    assert table.actors() == [1, 2]


def test_every_moment_of_it_survives_a_restart() -> None:
    log: list[AnyEntry] = [opened(GAME, clock="brisk")]
    table = replay(log)

    def do(entry: AnyEntry) -> None:
        table.apply(entry)
        log.append(decode(encode(entry)))
        assert snapshot(replay(log)) == snapshot(table)

    for seat, person in enumerate("abc"):
        do(table.sit(person, person.upper(), seat, 0.0))
    do(table.start("a", 7, 0.0))
    assert table.game
    for person, n in (("a", 0), ("b", 1), ("a", -1), ("a", 2), ("b", -1), ("b", 0), ("c", 0)):
        seat = "abc".index(person)
        turn, now = table.turns[seat], float(len(log))
        do(table.take_back(person, turn, now) if n < 0 else table.act(person, table.game.legal(seat)[n], turn, now))
    assert table.turns == [3, 3, 1]
    assert len(table.game.log) == 3
