"""Cat in the Box as an object: examples of what `Game` promises."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import ninelives


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
