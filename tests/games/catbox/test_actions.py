"""Cat in the Box: what can be said, and what is answered to the rest."""

import pytest

import ninelives


@pytest.mark.parametrize("action", ["", "7", "7 purple", "aside", "predict", "predict -1", "²  red"])
def test_unreadable_actions_say_what_can_be_said(action: str) -> None:
    game = ninelives.new("catbox", 3, seed=1)
    with pytest.raises(ninelives.UnreadableAction, match="7 blue"):
        game.act(0, action)


@pytest.mark.parametrize(
    ("action", "clause"),
    [("10 blue", "CB-7"), ("0 red", "CB-7"), ("aside 0", "CB-3"), ("aside 77", "CB-3"), ("predict 9", "CB-4")],
)
def test_numbers_that_no_card_has_are_refused_with_their_clause(action: str, clause: str) -> None:
    game = ninelives.new("catbox", 3, seed=1)
    with pytest.raises(ninelives.IllegalAction) as caught:
        game.act(0, action)
    assert caught.value.clause == clause


def test_CB_4_predicting_nothing_is_refused_with_what_may_be_predicted() -> None:
    game = ninelives.new("catbox", 3, seed=1)
    for seat in range(3):
        game.act(seat, game.legal(seat)[0])
    with pytest.raises(ninelives.IllegalAction, match="1, 3, 4") as caught:
        game.act(game.actors[0], "predict 0")
    assert caught.value.clause == "CB-4"


@pytest.mark.parametrize(("players", "usual", "refused"), [(2, "white", "purple"), (5, "purple", "white")])
def test_CB_5_the_face_of_the_board_follows_from_the_players(players: int, usual: str, refused: str) -> None:
    assert ninelives.new("catbox", players, seed=1).options["board"] == usual
    with pytest.raises(ninelives.GameError, match=r"\(CB-5\)"):
        ninelives.new("catbox", players, seed=1, board=refused)


@pytest.mark.parametrize("players", [3, 4])
def test_CB_5_three_and_four_choose_white_unless_they_want_purple(players: int) -> None:
    assert ninelives.new("catbox", players, seed=1).options["board"] == "white"
    assert ninelives.new("catbox", players, seed=1, board="purple").options["board"] == "purple"
