"""Felix / Filou: a card that was placed can be taken back until everybody has placed, and never after."""

import random

import pytest

import ninelives
from ninelives.games.game import Game
from tests.play import of


def placed(game: Game) -> set[int]:
    """The seats whose cards lie there face down while others still choose."""
    view = game.view(None)
    own = [place for place in view.row if place.owner is not None]  # with three players one is the stack's
    return {place.owner for place in own if place.placed} if view.phase == "place" else set()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_can_be_taken_back_are_cards_that_wait_for_others(players: int) -> None:
    """Through whole games in which people change their minds: each is as if only what they left there was played."""
    rng, taken = random.Random(players), 0
    game = ninelives.new("felix", players, seed=players)
    while not game.over:
        waiting = placed(game)
        assert {seat for seat in range(players) if game.can_take_back(seat)} == waiting
        if waiting and rng.random() < 0.5:
            seat, view = rng.choice(sorted(waiting)), game.view_json(None)
            action = next(game.book.describe(code) for who, code in reversed(game.log) if who == seat)
            game.take_back(seat)
            taken += 1
            assert placed(game) == waiting - {seat}
            assert action in game.legal(seat)
            again = game.copy()
            again.act(seat, rng.choice(game.legal(seat)))
            assert again.view_json(None) == view  # nobody else can tell whether it is another card
        else:
            seat = rng.choice(game.actors)
            game.act(seat, of("felix").choose(game, game.legal(seat), 0.4, rng))
    assert taken > 10
    assert ninelives.load(game.transcript()).states.tobytes() == game.states.tobytes()


def test_nothing_else_can_be_taken_back() -> None:
    game = ninelives.new("felix", 3, seed=1)

    def is_refused(seat: int) -> bool:
        before = game.transcript()
        with pytest.raises(ninelives.GameError) as reason:
            game.take_back(seat)
        return reason.value.message.id == "nothing-to-take-back" and game.transcript() == before

    assert is_refused(0)  # who has not chosen
    for seat in (0, 1, 2):
        game.act(seat, "place rabbit" if "place rabbit" in game.legal(seat) else game.legal(seat)[0])
    assert all(is_refused(seat) for seat in range(3))  # everybody has
    game.act(game.actors[0], "bid 1")
    assert all(is_refused(seat) for seat in range(3))  # a bid is no secret


def test_a_story_goes_on_after_a_card_was_taken_back() -> None:
    game = ninelives.new("felix", 3, seed=1)
    game.act(1, "place rabbit")
    game.act(2, "place 3")
    assert [event.id for event in game.events(0)] == ["felix-round", "felix-place-hidden", "felix-place-hidden"]
    game.take_back(1)
    assert game.events(0) == []
    game.act(1, "place 5")
    assert [(event.id, event.args) for event in game.events(0)] == [("felix-place-hidden", {"seat": 1})]
    assert [seat for seat, _ in game.log] == [2, 1]
