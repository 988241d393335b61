"""The friendly side of a rulebook."""

import itertools
import json
import pickle
import random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ninelives
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


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_are_ready_for_json_and_complete(name: str, players: int) -> None:
    for game in positions(name, players, seed=1):
        for seat in [None, *range(players)]:
            view = json.loads(msgspec.json.encode(game.view(seat)))
            assert view["game"] == name
            assert view["seat"] == seat
            assert view["legal"] == ([] if seat is None else game.legal(seat))
    assert view["scores"] == game.scores


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
