"""Felix, clause by clause: the dogs (FX-14 to FX-17, FX-23), the bank (FX-18) and the end (FX-19)."""

import pytest

from ninelives.games.felix.view import Round
from ninelives.games.game import Game
from tests.games.felix.table import (
    all_pass,
    cats,
    look,
    on_cards,
    purses,
    refused,
    sack,
    table,
    told,
    won,
)


def sold(cards: str, *, edition: str = "en", without: str = "8") -> tuple[Round, Game]:
    """The first row goes to Ada for 1 mouse. Its length tells the number of players."""
    row = cards.split()
    game = table(len(row), edition=edition, without=without)
    found = sack(game, cards, ", ".join(["bid 1"] + ["pass"] * (len(row) - 1)))
    return found, game


def takes(cards: str, *, edition: str = "en", without: str = "8") -> list[str] | None:
    """What the winner of this row takes home, in the order of the card list."""
    return won(sold(cards, edition=edition, without=without)[1], 0)


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_FX_14_the_large_dog_chases_the_highest_positive_cat(edition: str) -> None:
    found, game = sold("5 15 large-dog 11", edition=edition)
    assert (found.dogs, found.chased) == ([2], 1)
    assert (won(game, 0), cats(game, 0)) == (["5", "11"], 16)
    assert told(game, "felix-chase") == [{"card": "large-dog", "animal": "15"}]
    assert takes("large-dog 3 -8 rabbit", edition=edition) == [
        "-8",
        "rabbit",
    ]  # not the -8, be it ever so fat
    assert takes("8 -8 3 5 large-dog", edition=edition, without="15") == ["-8", "3", "5"]


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_FX_14_the_small_dog_chases_minus_8_before_minus_5(edition: str) -> None:
    found, game = sold("-5 small-dog 15 -8", edition=edition)
    assert (found.dogs, found.chased) == ([1], 3)
    assert (won(game, 0), cats(game, 0)) == (["-5", "15"], 10)
    assert told(game, "felix-chase") == [{"card": "small-dog", "animal": "-8"}]
    assert takes("3 -5 rabbit 11 small-dog", edition=edition) == ["rabbit", "3", "11"]


def test_FX_14_the_dog_works_before_the_winner_takes_the_row_and_both_are_gone() -> None:
    found, game = sold("15 large-dog 3 3")
    assert found.row == ["15", "large-dog", "3", "3"]
    assert won(game, 0) == ["3", "3"]
    for seat in (1, 2, 3):
        assert won(game, seat) == []
    assert told(game, "felix-sold") == [{"seat": 0, "mice": 1, "cards": ["3", "3"], "count": 2}]


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("large-dog small-dog 15 -8", ["-8", "15"]),
        ("large-dog 11 large-dog 15", ["11", "15"]),
        ("-8 small-dog small-dog -5", ["-8", "-5"]),
        ("small-dog large-dog 5 small-dog", ["5"]),
        ("large-dog rabbit small-dog rabbit large-dog", ["rabbit", "rabbit"]),
        ("small-dog small-dog large-dog large-dog", []),
    ],
)
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_FX_15_several_dogs_of_whatever_size_leave_and_chase_nothing(row: str, left: list[str], edition: str) -> None:
    found, game = sold(row, edition=edition)
    assert found.chased is None
    assert found.dogs == [n for n, card in enumerate(row.split()) if card.endswith("dog")]
    assert won(game, 0) == left
    assert told(game, "felix-dogs") == [{"count": len(found.dogs)}]
    assert told(game, "felix-chase") == []


@pytest.mark.parametrize(
    ("row", "en", "fr"),
    [
        ("large-dog -8 rabbit -5", ["-8", "rabbit"], ["-8", "-5"]),
        ("-8 -8 large-dog rabbit", ["-8", "rabbit"], ["-8", "-8"]),
        ("small-dog 15 rabbit 3", ["rabbit", "15"], ["3", "15"]),
        ("5 rabbit small-dog 11 11", ["rabbit", "11", "11"], ["5", "11", "11"]),
        ("rabbit large-dog rabbit -5", ["rabbit", "rabbit"], ["-5", "rabbit"]),
    ],
)
def test_FX_16_without_its_kind_of_cat_a_dog_chases_the_rabbit_in_fr_and_spares_it_in_en(
    row: str, en: list[str], fr: list[str]
) -> None:
    assert takes(row, edition="en") == en
    assert takes(row, edition="fr") == fr


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_FX_16_without_a_rabbit_the_nearest_cat_of_the_other_sign_is_chased(edition: str) -> None:
    assert takes("large-dog -8 -5 -8", edition=edition) == ["-8", "-8"]
    assert takes("-8 -8 -8 large-dog", edition=edition) == ["-8", "-8"]
    assert takes("15 5 3 small-dog", edition=edition) == ["5", "15"]
    assert takes("11 small-dog 8 15", edition=edition, without="5") == ["11", "15"]


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_FX_16_a_rabbit_is_safe_while_there_is_a_cat_of_the_wanted_sign(edition: str) -> None:
    assert takes("large-dog rabbit 3 -5", edition=edition) == ["-5", "rabbit"]
    assert takes("small-dog rabbit 15 -5", edition=edition) == ["rabbit", "15"]


def test_FX_16_the_editions_are_an_option_and_felix_is_the_default() -> None:
    assert look(table()).edition == "en"
    found, game = sold("large-dog -8 rabbit -5", edition="fr")
    assert (look(game).edition, found.chased) == ("fr", 2)
    assert told(game, "felix-chase") == [{"card": "large-dog", "animal": "rabbit"}]


@pytest.mark.parametrize("dog", ["large-dog", "small-dog"])
def test_FX_17_a_dog_with_nothing_to_chase_leaves_alone(dog: str) -> None:
    found, game = sold(f"rabbit {dog} rabbit rabbit")
    assert (found.dogs, found.chased) == ([1], None)
    assert (won(game, 0), cats(game, 0)) == (["rabbit"] * 3, 0)
    assert told(game, "felix-dog-alone") == [{"card": dog}]
    assert takes(f"rabbit {dog} rabbit rabbit", edition="fr") == ["rabbit"] * 2  # there it has one


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_FX_17_of_equal_animals_exactly_one_is_chased(edition: str) -> None:
    found, game = sold("15 3 large-dog 15 15", edition=edition)
    assert found.chased in (0, 3, 4)
    assert won(game, 0) == ["3", "15", "15"]
    assert takes("-8 3 small-dog -8", edition=edition) == ["-8", "3"]
    assert takes("-5 -5 -5 large-dog", edition=edition) == ["-5", "-5"]


@pytest.mark.parametrize(("players", "filling"), [(3, 9), (4, 12), (5, 15)])
@pytest.mark.parametrize("missing", [0, 1])
def test_FX_18_the_bank_fills_all_mouse_cards_or_none(players: int, filling: int, missing: int) -> None:
    game = table(players, stack="rabbit 3")
    others = ", ".join(["pass"] * (players - 1))
    sack(game, " ".join(["3"] * players), f"bid 1, {others}")
    assert look(game).bank == 4  # with any number of players
    assert sum(on_cards(game)) == filling
    sack(game, " ".join(["5"] * players), f"bid {filling - 4 - missing}, {others}")
    if missing:
        assert (look(game).bank, on_cards(game)) == (filling - 1, [0] * (players - 1))
    else:
        assert (look(game).bank, sum(on_cards(game))) == (0, filling)
    assert len(told(game, "felix-dry")) == missing


def test_FX_18_passers_of_a_round_without_mice_receive_nothing_and_the_bank_recovers() -> None:
    game = table(5)
    sack(game, "3 3 3 3 3", "bid 1, pass, pass, pass, pass")
    assert (look(game).bank, on_cards(game)) == (4, [2, 3, 4, 6])
    sack(game, "5 5 5 5 5", "bid 1, pass, pass, pass, pass")
    assert (look(game).bank, on_cards(game)) == (5, [0, 0, 0, 0])  # enough for 2 and 3, yet none is filled
    before = purses(game)
    sack(game, "11 11 11 11 11", "pass, bid 9, pass, pass, pass")
    assert [event["mice"] for event in told(game, "felix-pass")[-4:]] == [0, 0, 0, 0]
    assert purses(game) == [before[0], before[1] - 9, *before[2:]]
    assert (look(game).bank, on_cards(game)) == (14, [0, 0, 0, 0])
    sack(game, "15 15 15 15 15", "bid 1, pass, pass, pass, pass")
    assert (look(game).bank, on_cards(game)) == (0, [2, 3, 4, 6])


def nine_rounds(*rounds: tuple[str, str], start: str = "Ada") -> Game:
    """The rounds told, then nobody buys any more."""
    game = table(start=start)
    for cards, talk in rounds:
        sack(game, cards, talk)
    all_pass(game)
    return game


def test_FX_19_the_score_is_cats_and_mice_and_the_highest_wins() -> None:
    game = nine_rounds(("11 -5 rabbit 15", "bid 4, pass, pass, pass"))
    assert purses(game) == [13, 21, 25, 21]
    assert [cats(game, seat) for seat in range(4)] == [21, 0, 0, 0]
    assert game.scores == look(game).scores == [34, 21, 25, 21]
    assert (game.winners, look(game).winners, game.places) == ([0], [0], [1, 3, 2, 3])


def test_FX_19_negative_cats_count_against_their_owner() -> None:
    game = nine_rounds(("-8 -5 -8 -8", "bid 4, pass, pass, pass"))
    assert game.scores == [13 - 29, 21, 25, 21]
    assert game.winners == [2]


def test_FX_19_the_bid_of_round_nine_is_paid_and_no_mouse_card_is_filled_again() -> None:
    game = table(without="15")
    for card in ("-8", "-5", "rabbit", "3", "5", "8", "11", "large-dog"):
        assert (game.over, game.winners, look(game).scores) == (False, [], None)
        sack(game, " ".join([card] * 4), "pass, pass, pass, pass")
    assert look(game).round == 9
    assert look(game).bank == 15
    sack(game, "small-dog small-dog small-dog small-dog", "bid 1, bid 7, pass, pass, pass")
    assert (game.over, look(game).phase, game.actors) == (True, "end", [])
    assert purses(game) == game.scores == [17, 12, 21, 15]
    assert (look(game).bank, on_cards(game)) == (22, [0, 0, 0])
    assert told(game, "winners") == [{"seats": [2], "count": 1}]


def test_FX_19_after_the_end_nobody_may_act() -> None:
    game = nine_rounds()
    for action in ("pass", "bid 1", "place 3"):
        refused(game, 0, action, "FX-19")
    assert [look(game, seat).legal for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize(("start", "buyer", "saver"), [("Ada", 1, 3), ("Cleo", 3, 1)])
def test_FX_19_a_tie_goes_to_more_points_in_cats(start: str, buyer: int, saver: int) -> None:
    game = nine_rounds(("rabbit 15 -5 rabbit", "bid 1, bid 2, pass, pass, pass"), start=start)
    assert game.scores[buyer] == game.scores[saver] == 25
    assert (cats(game, buyer), purses(game)[buyer]) == (10, 15)
    assert (cats(game, saver), purses(game)[saver]) == (0, 25)
    assert game.winners == [buyer]
    assert game.places[saver] == 2


def test_FX_19_equal_in_points_and_in_cats_they_share_the_win() -> None:
    game = nine_rounds(
        ("15 5 rabbit rabbit", "bid 1, pass, pass, pass"),  # Ada
        ("5 15 small-dog small-dog", "pass, bid 1, pass, pass"),  # Ben
    )
    assert [cats(game, seat) for seat in range(4)] == [20, 20, 0, 0]
    assert purses(game) == [16, 16, 23, 27]
    assert game.scores == [36, 36, 23, 27]
    assert (game.winners, look(game).winners, game.places) == ([0, 1], [0, 1], [1, 1, 4, 3])
    assert told(game, "winners") == [{"seats": [0, 1], "count": 2}]


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize(
    ("row", "chased", "points"),
    [
        ("small-dog 11 -5 -8", "-8", 6),
        ("large-dog 11 -5 -8", "11", -13),
        ("small-dog 11 -5 rabbit", "-5", 11),
        ("large-dog 11 -5 rabbit", "11", -5),
    ],
)
def test_FX_23_the_worked_examples_hold(row: str, chased: str, points: int, edition: str) -> None:
    found, game = sold(row, edition=edition)
    assert (found.row[found.chased or 0], cats(game, 0)) == (chased, points)
    passive, *others = row.split()
    game = table(3, edition=edition, stack=passive)
    sack(game, " ".join(others), "bid 1, pass, pass")
    assert cats(game, 0) == points
