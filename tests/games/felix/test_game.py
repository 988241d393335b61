"""Felix / Filou as an object: examples of what `Game` promises."""

import pickle
from typing import Any

import numpy as np
import pytest

import ninelives
from bench import loops
from ninelives.games.kernel import WORK, facts


def test_a_game_without_a_seed_is_a_surprise() -> None:
    seeds = {ninelives.new("felix", 3).seed for _ in range(5)}
    assert len(seeds) == 5


def test_an_illegal_action_tells_reason_and_clause_and_changes_nothing() -> None:
    game = ninelives.new("felix", players=4, seed=7)
    before = game.transcript(), facts(game.states)
    with pytest.raises(ninelives.IllegalAction, match="place") as caught:
        game.act(0, "bid 3")
    assert caught.value.clause == "FX-6"
    assert caught.value.message.id == "felix-place-first"
    assert (game.transcript(), facts(game.states)) == before
    assert game.legal(0) == [action for action in game.legal(0) if action.startswith("place")]


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
