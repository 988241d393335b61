"""Felix / Filou as a transcript: what is wrong is told with its line."""

import copy

import pytest

import ninelives
from tests.games.test_transcript import refusal
from tests.play import finished

HEAD = """transcript: 1
game: felix
rules: 1
players: Ada, Ben, Cleo
edition: en
open_mice: no
"""


def test_header_lines_are_checked() -> None:
    assert refusal("").line == 1
    assert "transcript" in str(refusal("game: felix\n"))
    assert refusal(HEAD.replace("transcript: 1", "transcript: 2") + "seed: 1\n").line == 1
    assert refusal(HEAD.replace("felix", "chess") + "seed: 1\n").line == 2
    assert refusal(HEAD.replace("rules: 1", "rules: 99") + "seed: 1\n").line == 3
    assert refusal(HEAD.replace("Ada, Ben, Cleo", "Ada, Ben") + "seed: 1\n").line == 4
    assert refusal(HEAD.replace("Ada, Ben, Cleo", "Ada, Ada, Cleo") + "seed: 1\n").line == 4
    assert refusal(HEAD.replace("Ada, Ben, Cleo", "Ada, result, Cleo") + "seed: 1\n").line == 4
    assert refusal(HEAD.replace("edition: en", "edition: xx") + "seed: 1\n").line == 5
    assert refusal(HEAD.replace("open_mice: no", "open_mice: maybe") + "seed: 1\n").line == 6
    assert refusal(HEAD + "colour: red\n").line == 7


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    game = finished("felix", 3, seed=1)
    right = game.transcript().splitlines()[-1]
    assert right.removeprefix("result: ") in str(refusal(game.transcript().replace(right, "result: Ada 1; won by Ada")))
    assert refusal(game.transcript() + "Ada: pass\n").message.id == "transcript-after-result"


def test_spaces_in_a_result_do_not_matter() -> None:
    game = finished("felix", 3, seed=1)
    right = game.transcript().splitlines()[-1]
    loose = right.replace(", ", " ,  ").replace("; ", " ;  ").replace(" ,", ",").replace(" ;", ";")
    assert ninelives.load(game.transcript().replace(right, loose)).scores == game.scores


@pytest.mark.parametrize(
    "name", ["A\tB", "A\u00a0B", "A\u2003B", "A  B", " A", "A\u2028B", "A\x85B", "A\u200bB", "", "A\x00"]
)
def test_names_that_could_not_be_read_back_are_refused(name: str) -> None:
    with pytest.raises(ninelives.GameError):
        ninelives.new("felix", 3, names=[name, "Ben", "Cleo"])


def test_a_copy_has_a_log_of_its_own_and_nobody_changes_names_or_options() -> None:
    game = ninelives.new("felix", 3, seed=1)
    twin = copy.copy(game)
    twin.act(0, twin.legal(0)[0])
    assert not game.log
    game.names[0] = "Zoe"
    assert game.names[0] == "Ada"
    with pytest.raises(TypeError):
        game.options["edition"] = "fr"  # type: ignore[index]


def test_an_illegal_line_is_told_with_its_number_and_clause() -> None:
    error = refusal(HEAD + "seed: 7\n\nAda: bid 3\n")
    assert error.line == 9
    assert "(FX-6)" in str(error)


def test_an_unreadable_line_is_told_with_its_number() -> None:
    assert refusal(HEAD + "seed: 7\n\n# placing\nAda: place a cat\n").line == 10
    assert refusal(HEAD + "seed: 7\nwhat is this\n").line == 8
    assert refusal(HEAD + "seed: 7\nZoe: pass\n").line == 8
    assert refusal(HEAD + "seed: 7\nseed: 8\n").line == 8
    assert refusal(HEAD + "seed: seven\n").line == 7
    assert refusal(HEAD + "seed: 1\nAda: place 3\nresult: Ada 1, Ben 2, Cleo 3; won by Cleo\n").line == 9


def test_without_a_seed_all_cards_must_be_given() -> None:
    assert "start" in str(refusal(HEAD))
    assert "hand Ada" in str(refusal(HEAD + "start: Ada\n"))


def test_bad_cards_are_told_with_their_line() -> None:
    good = "hand Ada: -8 -5 rabbit 3 5 8 11 15 large-dog\n"
    assert refusal(HEAD + "seed: 1\n" + good.replace("15", "16")).line == 8
    assert refusal(HEAD + "seed: 1\n" + good.replace("15", "11")).line == 8
    assert refusal(HEAD + "seed: 1\nstart: Zoe\n").line == 8
    assert ninelives.load(HEAD + "seed: 1\n" + good).view(0).seats[0].removed == "small-dog"


def test_transcripts_may_be_written_loosely() -> None:
    """Blank lines, comments, spaces and capitals do not matter."""
    text = HEAD + "seed: 1\n# a comment\n\n  Ada :  PLACE   3 # another\n"
    hand = ninelives.load(HEAD + "seed: 1\n").legal(0)
    assert "place 3" in hand
    assert ninelives.load(text).log == [(0, 3)]


def test_transcripts_written_when_they_were_called_records_are_read() -> None:
    assert ninelives.load(HEAD.replace("transcript: 1", "record: 1") + "seed: 1\n").players == 3
