"""Felix / Filou in environments: its layout is pinned, and its tensors are what the view shows."""

from ninelives.envs.tensors import Tensors, actions_of, tensor_size, tensor_version
from ninelives.games.felix.state import CARDS
from tests.envs.shared import part, positions


def test_the_layout_is_pinned() -> None:
    """Whoever has trained on tensors depends on this: another layout needs another VERSION."""
    assert tensor_version("felix") == 1
    assert actions_of("felix") == 119
    assert {n: tensor_size("felix", n) for n in (3, 4, 5)} == {3: 115, 4: 121, 5: 147}
    assert {n: tensor_size("felix", n, recall=True) for n in (3, 4, 5)} == {3: 1483, 4: 1903, 5: 2361}


def test_felix_is_what_the_view_shows() -> None:
    tensors = Tensors("felix", 4)
    for game in positions("felix", 4, open_mice="yes"):
        for seat in range(4):
            view = game.view(seat)
            assert part(tensors, game.states, seat, "hand") == [card in view.seats[seat].hand for card in CARDS]
            for k in range(4):
                other = view.seats[(seat + k) % 4]
                numbers = [
                    part(tensors, game.states, seat, f"{what} {k}")[0] for what in ("mice", "cats", "bid", "passed")
                ]
                assert numbers == [other.mice, other.cats, other.bid, other.passed]
                known = [card.card for card in view.row if card.owner == (seat + k) % 4 and not game.over]
                assert part(tensors, game.states, seat, f"row {k}") == [card in known for card in CARDS]
