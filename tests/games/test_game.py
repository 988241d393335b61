"""The friendly side of a rulebook."""

import json

import msgspec
import pytest

import ninelives
from ninelives.games.game import facts
from tests.play import TABLES, finished, positions


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
    before = game.record(), facts(game.states)
    with pytest.raises(ninelives.IllegalAction, match="place") as caught:
        game.act(0, "bid 3")
    assert caught.value.clause == "FX-6"
    assert caught.value.message.id == "felix-place-first"
    assert (game.record(), facts(game.states)) == before
    assert game.legal(0) == [action for action in game.legal(0) if action.startswith("place")]


def test_acting_out_of_turn_and_after_the_end_is_refused() -> None:
    for name, players in TABLES:
        game = finished(name, players, seed=4)
        with pytest.raises(ninelives.IllegalAction, match="over"):
            game.act(0, {"felix": "pass", "catbox": "1 red", "maus": "hold"}[name])
    game = ninelives.new("maus", 3, seed=1)
    other = (game.actors[0] + 1) % 3
    with pytest.raises(ninelives.IllegalAction, match="not your turn"):
        game.act(other, "flip")


@pytest.mark.parametrize(
    "action", ["", "bid", "bid -3", "bid 1.5", "bid ²", "place 4", "place", "raise 5", "bid 999999"]
)
def test_unreadable_actions_of_felix_say_what_can_be_said(action: str) -> None:
    game = ninelives.new("felix", 3, seed=1)
    with pytest.raises(ninelives.UnreadableAction, match="large-dog"):
        game.act(0, action)


@pytest.mark.parametrize("action", ["", "7", "10 blue", "0 red", "7 purple", "aside", "aside 0", "predict 9", "²  red"])
def test_unreadable_actions_of_catbox_say_what_can_be_said(action: str) -> None:
    game = ninelives.new("catbox", 3, seed=1)
    with pytest.raises(ninelives.UnreadableAction, match="7 blue"):
        game.act(0, action)


@pytest.mark.parametrize(
    "action", ["", "slap", "slap red-hat", "slap bonnet 300", "shout", "shout -5", "shout 1.5", "jump"]
)
def test_unreadable_actions_of_maus_say_what_can_be_said(action: str) -> None:
    game = ninelives.new("maus", 3, seed=1)
    with pytest.raises(ninelives.UnreadableAction, match=r"red-hat|430"):
        game.act(0, action)


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
    with pytest.raises(ninelives.GameError, match="felix, catbox, maus"):
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
