"""Maus geflippt: what an arena counts, against counts by hand."""

from ninelives.arena.counts import count
from tests.play import finished


def test_counts_are_those_of_the_seats_and_of_every_slap() -> None:
    game = finished("maus", 3, 4)
    counted = count(game)
    for seat in range(3):
        answers = [game.book.describe(action).split() for actor, action in game.log if actor == seat]
        times = [int(words[-1]) for words in answers if words[0] in ("slap", "shout")]
        assert counted["reaction"][seat] == (sum(times), len(times))
        mice, laundry, cheese = (counted[measure][seat][0] for measure in ("mice", "laundry", "cheese"))
        assert mice - laundry - 2 * cheese == game.scores[seat]
