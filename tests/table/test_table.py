"""A table is the replay of its log: seats, host, clocks, sealed maxima, phrases."""

import random
from typing import Any

import pytest

from ninelives.games import GAMES
from ninelives.games.errors import GameError
from ninelives.table import PHRASES, Table, replay
from ninelives.table.clock import Clock, Pace
from ninelives.table.entries import (
    Acted,
    AnyEntry,
    Minded,
    Opened,
    Resumed,
    Said,
    Sat,
    Started,
    TookBack,
    decode,
    encode,
)
from ninelives.table.table import check_setup
from tests import play
from tests.play import ANY, FOR_TWO, OPTION, SEALED, WITH_TURNS, hidden, of

NAMES = "ABCDEF"
EVENINGS = [(game, 3 + n % 2) for n, game in enumerate(GAMES)]  # players


def opened(game: str = ANY, players: int = 3, **more: Any) -> Opened:
    return Opened(at=0.0, code="CODE", game=game, players=players, **{"options": {}, "clock": "none"} | more)


def seated(game: str = ANY, players: int = 3, **more: Any) -> Table:
    """A table at which persons a, b, … sit, called A, B, …"""
    table = Table(opened(game, players, **more))
    for seat in range(players):
        table.apply(table.sit(NAMES[seat].lower(), NAMES[seat], seat, 0.0))
    return table


def started(game: str = ANY, players: int = 3, now: float = 0.0, **more: Any) -> Table:
    table = seated(game, players, **more)
    table.apply(table.start("a", 7, now))
    return table


def act(table: Table, seat: int, action: str, now: float = 0.0) -> None:
    table.apply(table.act(NAMES[seat].lower(), action, table.turns[seat], now))


def refused(request: Any, *args: Any) -> str:
    with pytest.raises(GameError) as reason:
        request(*args)
    return reason.value.message.id


def snapshot(table: Table) -> Any:
    """Everything there is to know about a table."""
    game = table.game
    rest = {name: value for name, value in vars(table).items() if name not in ("_book", "game", "clock")}
    return repr((rest, vars(table.clock), game and (game.log, game.states.tobytes(), game.names)))


def whole_evening(game: str, players: int, seed: int) -> list[AnyEntry]:
    """A log in which everything happens that can happen at a table."""
    rng, now, first = random.Random(seed), 0.0, opened(game, players, clock="relaxed")
    table, log = Table(first), list[AnyEntry]([first])

    def do(entry: AnyEntry | None) -> None:
        if entry is not None:
            table.apply(entry)
            log.append(entry)

    do(table.sit("x", "X", 1, now))
    do(table.sit("a", "A", 0, now))
    do(table.leave("x", 1, now))
    do(table.pass_host({"a"}, now))
    for seat in range(1, players - 1):
        do(table.sit(NAMES[seat].lower(), NAMES[seat], seat, now))
    do(table.seat_bot("a", players - 1, "thumb", "Mimi", "kitten", now))
    for _ in range(2):
        do(table.start("a", rng.getrandbits(64), now))
        while table.is_playing and table.game:
            now += rng.random() * 5
            seat = rng.choice(table.actors())
            if rng.random() < 0.1:
                do(
                    rng.choice(
                        [Said(at=now, seat=0, phrase="meow"), table.mind(0, "away", now), table.come_back("a", now)]
                    )
                )
            if rng.random() < 0.02:
                do(Resumed(at=now))
            if game in SEALED and table._period() is not None and rng.random() < 0.1:
                do(table.seal("a", rng.randrange(9), now))
            if (taken := [n for n in range(players) if table.can_take_back(n)]) and rng.random() < 0.2:
                do(TookBack(at=now, seat=rng.choice(taken)))
                continue
            do(
                Acted(
                    at=now,
                    seat=seat,
                    action=of(game).choose(table.game, table.game.legal(seat), of(game).STYLES[1], rng),
                )
            )
        do(table.ending(now))
    return log


@pytest.mark.parametrize(("game", "players"), EVENINGS)
def test_the_replay_of_a_log_is_the_same_table_at_every_step(game: str, players: int) -> None:
    log = whole_evening(game, players, seed=players)
    live, again = replay([log[0]]), replay([decode(encode(log[0]))])
    for entry in log[1:]:
        live.apply(entry)
        again.apply(decode(encode(entry)))
        assert snapshot(again) == snapshot(live)
    assert len(again.finished) == 2
    assert snapshot(replay(log)) == snapshot(again)


def test_an_illegal_action_changes_nothing() -> None:
    table = started()
    before = snapshot(table)
    assert table.game
    illegal = Acted(at=1.0, seat=0, action=play.refused(table.game, 0))
    assert refused(table.apply, illegal).startswith(f"{ANY}-")
    assert snapshot(table) == before


def test_an_action_counts_once() -> None:
    table = started()
    entry = table.act("a", table.game.legal(0)[0] if table.game else "", 0, 0.0)
    table.apply(entry)
    assert refused(table.act, "a", entry.action, 0, 0.0) == "repeated-action"
    assert refused(table.act, "a", entry.action, 2, 0.0) == "early-action"
    assert refused(table.act, "x", entry.action, 0, 0.0) == "not-seated"


def test_seats_are_taken_once_and_kept_during_a_game() -> None:
    table = seated()
    assert refused(table.sit, "a", "Z", 1, 0.0) == "already-seated"
    assert refused(table.sit, "x", "Z", 1, 0.0) == "seat-taken"
    assert refused(table.sit, "x", "Z", 3, 0.0) == "bad-seat"
    table.apply(table.leave("c", 2, 0.0))
    assert refused(table.sit, "x", "A", 2, 0.0) == "name-taken"
    assert refused(table.sit, "x", "", 2, 0.0) == "bad-name"
    assert refused(table.start, "a", 1, 0.0) == "seats-open"
    table.apply(table.seat_bot("a", 2, "thumb", "Mimi", "kitten", 0.0))
    table.apply(table.sit("c", "C", 2, 0.0))  # a bot makes room for a person
    table.apply(table.start("a", 1, 0.0))
    minded = table.leave("c", 2, 0.0)  # in a game, a bot goes on
    assert isinstance(minded, Minded)
    table.apply(minded)
    assert refused(table.leave, "c", 2, 0.0) == "game-running"
    assert refused(table.leave, "a", 1, 0.0) == "game-running"  # the host sends nobody away from a game
    assert refused(table.sit, "x", "X", 2, 0.0) == "seat-taken"


def test_the_host_is_who_sat_first_and_passes_the_role_on() -> None:
    table = seated()
    assert table.host == "a"
    assert refused(table.start, "b", 1, 0.0) == "host-only"
    assert refused(table.leave, "b", 2, 0.0) == "host-only"
    table.apply(table.leave("a", 1, 0.0))  # the host may send people away
    assert refused(table.leave, "a", 1, 0.0) == "seat-open"
    table.apply(table.sit("b", "B", 1, 5.0))
    table.apply(table.leave("a", 0, 6.0))
    assert table.host == ""
    assert table.pass_host({"x"}, 7.0) is None  # who only watches is no host
    hosted = table.pass_host({"b", "c", "x"}, 7.0)
    assert hosted
    table.apply(hosted)
    assert table.host == "c"  # has been sitting there longest
    for person, seat in (("b", 1), ("c", 2)):
        table.apply(table.leave(person, seat, 0.0))
    table.apply(table.sit("z", "Z", 1, 0.0))
    assert table.host == "z"


def test_names_that_look_alike_are_one_name_at_a_table() -> None:
    table = Table(opened(ANY, 3))
    table.apply(table.sit("a", "Ada", 0, 0.0))
    table.apply(table.seat_bot("a", 1, "thumb", "Mimi", "kitten", 0.0))
    for name in ("ada", "\u0410da", "\uff21da", "\U0001d400da", "A da", "mimi", "\u041cimi", "M\u0456m\u0456"):
        assert refused(table.sit, "b", name, 2, 0.0) == "name-taken"
    table.apply(table.sit("b", "\u041cimi", 1, 0.0))  # on the bot's own seat


def test_people_with_names_that_were_once_accepted_still_sit_there() -> None:
    sat = [Sat(at=0.0, seat=seat, person=name, name=name) for seat, name in enumerate(("Ada", "ada"))]
    assert [seat.name for seat in replay([opened(ANY, 3), *sat]).seats] == ["Ada", "ada", ""]


def test_a_bot_minds_a_seat_until_its_person_is_back() -> None:
    table = started()
    assert table.seats[1].mover == ""
    assert table.come_back("b", 0.0) is None
    minded = table.mind(1, "away", 0.0)
    assert minded
    table.apply(minded)
    assert table.seats[1].mover
    assert table.mind(1, "time", 0.0) is None
    returned = table.come_back("b", 0.0)
    assert returned
    table.apply(returned)
    assert table.seats[1].mover == ""
    assert seated().mind(1, "away", 0.0) is None  # nothing to mind without a game


def test_thinking_costs_time_and_an_action_gives_some_back() -> None:
    clock = Clock(Pace(45, 8), 2)
    clock.turn_to([0], 100.0)
    assert clock.ends(0) == 145.0
    assert clock.ends(1) is None
    clock.turn_to([1], 120.0)
    assert clock.banks == [33.0, 45]
    clock.turn_to([0], 121.0)
    assert clock.banks == [33.0, 45]  # never more than a full bank
    clock.restart(500.0)
    assert clock.ends(0) == 533.0
    clock.turn_to([1], 900.0)
    assert clock.banks[0] == 8


def test_who_comes_back_after_a_time_out_gets_some_time_but_once_in_a_turn() -> None:
    table = started(FOR_TWO, 2, clock="brisk")
    bank, increment = 45.0, 8.0

    def away_and_back(out: float, back: float) -> None:
        minded, returned = table.mind(0, "time", out), None
        assert minded
        table.apply(minded)
        assert table.clock.banks[0] == 0
        returned = table.come_back("a", back)
        assert returned
        table.apply(returned)

    away_and_back(bank, 100.0)
    assert table.clock.banks[0] == increment
    assert table.clock.ends(0) == 100 + increment
    away_and_back(100 + increment, 200.0)
    assert table.clock.ends(0) == 100 + increment  # it is over: a bot moves now
    act(table, 0, table.game.legal(0)[0] if table.game else "", now=200.0)
    assert table.clock.banks[0] == increment


def test_who_leaves_and_comes_back_again_and_again_pays_for_the_time_away_and_has_to_move_in_the_end() -> None:
    table = started(FOR_TWO, 2, clock="brisk")
    for now in range(1, 101):
        minded = table.mind(0, "away", now - 0.9)
        assert minded
        table.apply(minded)
        returned = table.come_back("a", now)
        assert returned
        table.apply(returned)
    end = table.clock.ends(0)
    assert end is not None
    assert end < 100


def test_a_game_by_other_rules_is_not_replayed() -> None:
    table = seated()
    assert refused(table.apply, Started(at=0.0, seed=1, rules=99)) == "unknown-rules"


def test_hidden_choices_run_on_separate_clocks() -> None:
    table = started(hidden(), clock="brisk")
    assert set(table.clock.since) == {0, 1, 2}
    act(table, 1, table.game.legal(1)[0] if table.game else "", now=20.0)
    assert set(table.clock.since) == {0, 2}
    assert table.clock.banks == [45, 33, 45]


def test_without_a_clock_time_never_runs_out() -> None:
    table = started()
    assert table.clock.ends(0) is None


def test_a_sealed_maximum_exists_only_where_something_can_be_sealed() -> None:
    sealing, other = SEALED[0], next(name for name in WITH_TURNS if name not in SEALED)
    assert refused(seated(sealing).seal, "a", 3, 0.0) == "no-game"
    assert refused(started(sealing).seal, "a", 3, 0.0) == "seal-later"
    assert refused(started(other).seal, "a", 3, 0.0) == "no-sealed-maximum"


def test_people_speak_in_ready_phrases() -> None:
    table = seated()
    assert {table.speaker("b", phrase) for phrase in PHRASES} == {1}
    assert refused(table.speaker, "b", "anything else") == "unknown-phrase"
    assert refused(table.speaker, "x", "meow") == "not-seated"


def test_bad_tables_are_not_opened() -> None:
    assert refused(check_setup, opened("chess")) == "unknown-game"
    assert refused(check_setup, opened(ANY, 9)) == "bad-players"
    assert refused(check_setup, opened(ANY, 3, clock="blitz")) == "unknown-clock"
    assert refused(check_setup, opened(ANY, 3, options={OPTION.name: "xx"})) == "bad-option"
    assert refused(check_setup, opened(ANY, 3, slaps={"trust": 60})) == "no-slaps"
