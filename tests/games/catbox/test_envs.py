"""Cat in the Box in environments: its layout is pinned, and its tensors are what the view shows."""

from ninelives.envs.tensors import Tensors, actions_of, tensor_size, tensor_version
from tests.envs.shared import part, positions


def test_the_layout_is_pinned() -> None:
    """Whoever has trained on tensors depends on this: another layout needs another VERSION."""
    players = (2, 3, 4, 5)
    assert tensor_version("catbox") == 1
    assert actions_of("catbox") == 50
    assert [tensor_size("catbox", n) for n in players] == [115, 174, 269, 353]
    assert [tensor_size("catbox", n, recall=True) for n in players] == [287, 474, 749, 983]


def test_cat_in_the_box_is_what_the_view_shows() -> None:
    tensors = Tensors("catbox", 3)
    for game in positions("catbox", 3):
        for seat in range(3):
            view = game.view(seat)
            hand = [view.seats[seat].hand.count(number) for number in range(1, 7)]
            assert part(tensors, game.states, seat, "hand") == hand
            cells = [cell for row in view.cells for cell in row]
            assert part(tensors, game.states, seat, "free") == [cell is None for cell in cells]
            for k in range(3):
                other = (seat + k) % 3
                assert part(tensors, game.states, seat, f"tokens {k}") == [cell == other for cell in cells]
                told = view.seats[other]
                numbers = [
                    part(tensors, game.states, seat, f"{what} {k}")[0] for what in ("prediction", "tricks", "points")
                ]
                assert numbers == [told.prediction or 0, told.tricks, told.total]
                played = [play.number for play in view.table if play.seat == other]
                assert part(tensors, game.states, seat, f"number {k}") == [n in played for n in range(1, 7)]
