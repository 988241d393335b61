"""Felix / Filou: what can be said, and what is answered to the rest."""

import pytest

import ninelives


@pytest.mark.parametrize("action", ["", "bid", "bid -3", "bid 1.5", "bid ²", "place 4", "place", "raise 5"])
def test_unreadable_actions_say_what_can_be_said(action: str) -> None:
    game = ninelives.new("felix", 3, seed=1)
    with pytest.raises(ninelives.UnreadableAction, match="large-dog"):
        game.act(0, action)


@pytest.mark.parametrize("action", ["bid 0", "bid 109", "bid 999999"])
def test_FX_8_bids_that_nobody_can_make_are_refused_with_their_clause(action: str) -> None:
    game = ninelives.new("felix", 3, seed=1)
    with pytest.raises(ninelives.IllegalAction, match="108") as caught:
        game.act(0, action)
    assert caught.value.clause == "FX-8"
