"""Maus geflippt: what can be said, with which times, and what is answered to the rest."""

import pytest

import ninelives
from ninelives.games.game import Game


def flipped() -> Game:
    game = ninelives.new("maus", 3, seed=1)
    game.act(game.actors[0], "flip")
    return game


@pytest.mark.parametrize("action", ["", "slap", "slap bonnet 300", "shout -5", "shout 1.5", "shout 3 4", "jump"])
def test_unreadable_actions_say_what_can_be_said(action: str) -> None:
    with pytest.raises(ninelives.UnreadableAction, match=r"blue-tie|430"):
        flipped().act(0, action)


def test_what_is_listed_can_be_done_with_a_time_of_its_own() -> None:
    for action in flipped().legal(0):
        game = flipped()
        if action == "hold":
            game.act(0, action)
        else:
            game.act(0, action, ms=430)
            assert game.transcript().rstrip().endswith(f"{action} 430")


def test_MG_11_an_answer_without_a_time_comes_at_the_last_moment() -> None:
    game = flipped()
    game.act(0, "shout")
    assert game.transcript().rstrip().endswith(f"shout {game.options['time_limit']}")


def test_a_time_is_told_once_and_only_where_one_is_taken() -> None:
    for action in ("hold", "shout 430"):
        with pytest.raises(ninelives.GameError, match="takes a time"):
            flipped().act(0, action, ms=430)
    with pytest.raises(ninelives.GameError, match="takes a time"):
        ninelives.new("felix", 3, seed=1).act(0, "place rabbit", ms=430)


@pytest.mark.parametrize("action", ["shout 0", "shout 1000000000", "shout 99999999999999999999", f"shout {10**9}"])
def test_MG_11_times_beyond_the_limit_are_refused_with_their_clause(action: str) -> None:
    with pytest.raises(ninelives.IllegalAction) as caught:
        flipped().act(0, action)
    assert caught.value.clause == "MG-11"


@pytest.mark.parametrize("ms", [0, -5, 10**30])
def test_MG_11_times_given_by_programs_are_checked(ms: int) -> None:
    with pytest.raises(ninelives.IllegalAction) as caught:
        flipped().act(0, "shout", ms=ms)
    assert caught.value.clause == "MG-11"
