"""The friendly side of a rulebook."""

import itertools
import json
import pickle
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ninelives
from bench import loops
from ninelives.bots import look
from ninelives.games import driver
from ninelives.games.kernel import WORK, facts
from tests.play import TABLES, finished, of, positions


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_may_do_follows_from_what_it_sees(name: str, players: int) -> None:
    for game in positions(name, players, seed=players):
        for seat in range(players):
            assert [game.book.describe(action) for action in look(game, seat).legal] == game.legal(seat)
            assert game.view(seat).legal == game.legal(seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_same_seed_same_game_and_other_seed_other_game(name: str, players: int) -> None:
    def hands(seed: int) -> object:
        return facts(ninelives.new(name, players, seed=seed).states).hand

    assert hands(1) == hands(1)
    assert len({str(hands(seed)) for seed in range(5)}) == 5


def test_a_game_without_a_seed_is_a_surprise() -> None:
    seeds = {ninelives.new("felix", 3).seed for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_are_ready_for_json_and_complete(name: str, players: int) -> None:
    for game in positions(name, players, seed=1):
        for seat in [None, *range(players)]:
            view = json.loads(msgspec.json.encode(game.view(seat)))
            assert view["game"] == name
            assert view["seat"] == seat
            assert view["legal"] == ([] if seat is None else game.legal(seat))
    assert view["scores"] == game.scores


def test_an_illegal_action_tells_reason_and_clause_and_changes_nothing() -> None:
    game = ninelives.new("felix", players=4, seed=7)
    before = game.transcript(), facts(game.states)
    with pytest.raises(ninelives.IllegalAction, match="place") as caught:
        game.act(0, "bid 3")
    assert caught.value.clause == "FX-6"
    assert caught.value.message.id == "felix-place-first"
    assert (game.transcript(), facts(game.states)) == before
    assert game.legal(0) == [action for action in game.legal(0) if action.startswith("place")]


def test_acting_out_of_turn_and_after_the_end_is_refused() -> None:
    for name, players in TABLES:
        game = finished(name, players, seed=4)
        with pytest.raises(ninelives.IllegalAction, match="over"):
            game.act(0, of(name).ATTEMPTS[0])
    game = ninelives.new("maus", 3, seed=1)
    other = (game.actors[0] + 1) % 3
    with pytest.raises(ninelives.IllegalAction, match="not your turn"):
        game.act(other, "flip")


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("code", [-1, 10**6 + 30, 10**12])
def test_numbers_that_are_no_action_are_refused(name: str, players: int, code: int) -> None:
    game = ninelives.new(name, players, seed=1)
    before = facts(game.states)
    with pytest.raises(ninelives.GameError):
        game.act(0, code)
    assert facts(game.states) == before


def test_every_action_has_a_text_that_parses_back() -> None:
    for name, players in TABLES:
        book = ninelives.games.rulebook(name)
        for seat, action in finished(name, players, seed=6).log:
            assert seat < players
            assert book.parse(book.describe(action)) == action
            assert book.parse(book.describe(action).upper()) == action


def test_unknown_things_are_told_with_what_would_be_valid() -> None:
    with pytest.raises(ninelives.GameError, match=", ".join(ninelives.GAMES)):
        ninelives.new("chess", 2)
    with pytest.raises(ninelives.GameError, match="3, 4, 5"):
        ninelives.new("felix", 2)
    with pytest.raises(ninelives.GameError, match="edition, open_mice"):
        ninelives.new("felix", 3, board="white")
    with pytest.raises(ninelives.GameError, match="en, fr"):
        ninelives.new("felix", 3, edition="de")
    with pytest.raises(ninelives.GameError, match="no, yes"):
        ninelives.new("felix", 3, open_mice=1)
    with pytest.raises(ninelives.GameError, match="0–1000"):
        ninelives.new("maus", 3, uncertainty=-1)
    with pytest.raises(ninelives.GameError, match="18446744073709551615"):
        ninelives.new("felix", 3, seed=-1)
    with pytest.raises(ninelives.GameError, match="0 to 2"):
        ninelives.new("felix", 3, seed=1).view(3)


def test_events_tell_each_viewer_everything_once() -> None:
    game = ninelives.new("felix", 3, seed=1)
    assert [event.id for event in game.events()] == ["felix-round"]
    assert game.events() == []
    game.act(1, game.legal(1)[0])
    assert [event.id for event in game.events()] == ["felix-place-hidden"]
    assert [event.id for event in game.events(1)] == ["felix-round", "felix-place"]
    assert [event.id for event in game.events(0)] == ["felix-round", "felix-place-hidden"]


def test_winners_and_places_share_ties() -> None:
    for name, players in TABLES:
        game = finished(name, players, seed=8)
        assert game.winners == [seat for seat in range(players) if game.places[seat] == 1]
        assert max(game.scores[seat] for seat in game.winners) == max(game.scores)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_compiled_step_knows_only_seats_that_are_there(name: str, players: int) -> None:
    work = np.zeros(1, WORK)
    for game in positions(name, players, seed=2):
        for seat in (-1, *range(players, 8)):
            action = driver.legal(game.states, 0, 0, work) and int(work["acts"][0, 0])
            before = facts(game.states)
            assert driver.step(game.states, 0, seat, action, work) == -1
            assert facts(game.states) == before
        if len(game.log) > 30:
            break


def test_playouts_draw_deals_and_actions_from_different_luck() -> None:
    """The card that leaves the game (FX-2) says nothing about the card that is placed first."""
    book = ninelives.games.rulebook("felix")
    neighbours = 0
    for seed in range(400):
        states, work = np.zeros(1, book.dtype), np.zeros(1, WORK)
        loops.playouts(states, 4, np.array([0, 0]), np.uint64(seed), 1, work)
        o = facts(states)
        first = o.row[0][(0 - o.starter[0]) % 4]
        neighbours += abs(first - o.removed[0]) <= 1
    assert 30 < neighbours < 160


@pytest.mark.parametrize("action", [None, 1.0, True, "x" * 10000, 1 << 70, -(1 << 70), [1]])
def test_actions_of_the_wrong_type_are_refused(action: Any) -> None:
    game = ninelives.new("felix", 4, seed=1)
    with pytest.raises(ninelives.GameError) as caught:
        game.act(0, action)
    assert len(str(caught.value)) < 400
    assert game.log == []


def test_numpy_numbers_are_numbers() -> None:
    three, five, limit = (cast(int, kind(n)) for kind, n in ((np.int64, 3), (np.uint64, 5), (np.int32, 5000)))
    game = ninelives.new("maus", players=three, seed=five, time_limit=limit)
    game.act(cast(int, np.int8(game.actors[0])), "flip")
    assert game.options["time_limit"] == 5000
    assert json.loads(json.dumps(game.log)) == [list(game.log[0])]


def test_options_may_be_given_as_they_are_written() -> None:
    assert ninelives.new("felix", 3, open_mice="yes").options["open_mice"] is True


@pytest.mark.parametrize("wrong", [{"seed": 7.5}, {"seed": "7"}, {"players": 4.0}, {"players": "4"}])
def test_wrong_numbers_of_a_new_game_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ninelives.GameError, match="whole number"):
        ninelives.new(**{"game": "felix", "players": 4, **wrong})


@pytest.mark.parametrize("seat", [9, -1, "0", 0.0])
def test_seats_that_are_not_there_see_nothing(seat: Any) -> None:
    game = ninelives.new("felix", 3, seed=1)
    for ask in (game.legal, game.view, game.observation, game.events):
        with pytest.raises(ninelives.GameError):
            ask(seat)


@pytest.mark.parametrize(
    "names",
    [
        ["A", "B"],
        *([name, "B", "C"] for name in ("B", "A,", "A#", "A\n", "A ", "x" * 21, "", "seed", "edition", "hand it")),
    ],
)
def test_names_that_do_not_fit_into_a_record_are_refused(names: list[str]) -> None:
    with pytest.raises(ninelives.GameError):
        ninelives.new("felix", 3, seed=1, names=names)


def test_errors_survive_pickling() -> None:
    game = ninelives.new("felix", 3, seed=1)
    for action in ("pass", "nonsense"):
        with pytest.raises(ninelives.GameError) as caught:
            game.act(0, action)
        again = pickle.loads(pickle.dumps(caught.value))
        assert type(again) is type(caught.value)
        assert str(again) == str(caught.value)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_copies_and_pickles_show_and_tell_the_same(name: str, players: int) -> None:
    """Also from where the game has already worked out what it shows, and after they went on by themselves."""
    rng = random.Random(1)
    for game in itertools.islice(positions(name, players, seed=9), 12, 40, 9):
        viewers = [None, *range(players)]
        before = [game.view(viewer) for viewer in viewers]
        for twin in (game.copy(), pickle.loads(pickle.dumps(game))):
            assert [twin.view(viewer) for viewer in viewers] == before
            assert twin.story() == game.story()
            seat = twin.actors[0]
            twin.act(seat, of(name).choose(twin, twin.legal(seat), 0.2, rng))
            assert twin.view(seat) != before[seat + 1]
            assert [game.view(viewer) for viewer in viewers] == before


def test_a_game_can_be_asked_by_several_threads() -> None:
    game = ninelives.new("catbox", 3, seed=1)
    expected = [game.legal(seat) for seat in range(3)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(game.legal, [0, 1, 2] * 2000))
    assert all(answer == expected[k % 3] for k, answer in enumerate(answers))


def test_a_bad_deal_of_a_later_round_is_found_at_once() -> None:
    text = ninelives.new("catbox", 3, seed=1).transcript().replace("seed: 1", "seed: 1\ndeal 2 Ada: 1 1 1")
    with pytest.raises(ninelives.BadTranscript, match="Line 7") as caught:
        ninelives.load(text)
    assert "deal 2" in str(caught.value)


@pytest.mark.parametrize("name", ninelives.GAMES)
def test_what_one_program_does_to_its_view_does_not_show_in_another_game(name: str) -> None:
    view = ninelives.new(name, 4, seed=1).view(0)
    before = msgspec.json.encode(view)  # a copy: lists of another view could be the same ones
    for seat in view.seats:
        for field in seat.__struct_fields__:
            if isinstance(getattr(seat, field), list):
                getattr(seat, field).clear()
    assert msgspec.json.encode(ninelives.new(name, 4, seed=1).view(0)) == before


@given(st.sampled_from(TABLES), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_what_is_kept_from_view_to_view_is_true_and_cannot_be_spoilt(table: tuple[str, int], seed: int) -> None:
    """Each seat looks now and then, and plays with what it is shown; a copy has kept nothing."""
    looks = random.Random(seed)
    for game in positions(*table, seed):
        for seat in range(game.players):
            if looks.random() < 0.7:
                seen = game.view(seat)
                assert seen == game.copy().view(seat)
                seen.seats[seat].hand.clear()
