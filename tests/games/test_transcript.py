"""The transcript: readable, exact, and clear about what is wrong and where."""

import copy
from pathlib import Path
from typing import Any

import pytest

import ninelives
from ninelives.games.kernel import facts
from tests.play import TABLES, finished, positions

TRANSCRIPTS = sorted((Path(__file__).parents[2] / "records").glob("*.txt"))

HEAD = """transcript: 1
game: felix
rules: 1
players: Ada, Ben, Cleo
edition: en
open_mice: no
"""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_transcript_gives_the_same_game_back(name: str, players: int) -> None:
    game = finished(name, players, seed=9)
    again = ninelives.load(game.transcript())
    assert again.transcript() == game.transcript()
    assert facts(again.states) == facts(game.states)
    assert again.log == game.log


def test_a_game_can_be_written_and_read_at_every_step() -> None:
    for name in ninelives.GAMES:
        players = ninelives.games.rulebook(name).meta.players[0]
        for game in positions(name, players, seed=2):
            if len(game.log) % 7 == 0 or game.over:
                assert facts(ninelives.load(game.transcript()).states) == facts(game.states)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_shipped_games_replay_to_the_result_they_state(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = ninelives.load(text)  # refuses a result that is not what the game gives
    assert game.over
    assert "result:" in text
    assert ninelives.load(game.transcript()).transcript() == game.transcript()


def test_there_are_two_or_three_records_for_each_game() -> None:
    for name in ninelives.GAMES:
        assert 2 <= sum(path.stem.startswith(name) for path in TRANSCRIPTS) <= 3


def refusal(text: str) -> ninelives.BadTranscript:
    with pytest.raises(ninelives.BadTranscript) as caught:
        ninelives.load(text)
    assert str(caught.value).startswith(f"Line {caught.value.line}: ")
    return caught.value


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


def test_without_a_seed_all_cards_must_be_given() -> None:
    assert "start" in str(refusal(HEAD))
    assert "hand Ada" in str(refusal(HEAD + "start: Ada\n"))


def test_bad_cards_are_told_with_their_line() -> None:
    good = "hand Ada: -8 -5 rabbit 3 5 8 11 15 large-dog\n"
    assert refusal(HEAD + "seed: 1\n" + good.replace("15", "16")).line == 8
    assert refusal(HEAD + "seed: 1\n" + good.replace("15", "11")).line == 8
    assert refusal(HEAD + "seed: 1\nstart: Zoe\n").line == 8
    assert ninelives.load(HEAD + "seed: 1\n" + good).view(0).seats[0].removed == "small-dog"


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    game = finished("felix", 3, seed=1)
    right = game.transcript().splitlines()[-1]
    assert right.removeprefix("result: ") in str(refusal(game.transcript().replace(right, "result: Ada 1; won by Ada")))
    assert refusal(game.transcript() + "Ada: pass\n").message.id == "transcript-after-result"


def test_transcripts_may_be_written_loosely() -> None:
    """Blank lines, comments, spaces and capitals do not matter."""
    text = HEAD + "seed: 1\n# a comment\n\n  Ada :  PLACE   3 # another\n"
    hand = ninelives.load(HEAD + "seed: 1\n").legal(0)
    assert "place 3" in hand
    assert ninelives.load(text).log == [(0, 3)]


def test_transcripts_written_when_they_were_called_records_are_read() -> None:
    assert ninelives.load(HEAD.replace("transcript: 1", "record: 1") + "seed: 1\n").players == 3


@pytest.mark.parametrize("what", [None, 5, b"transcript: 1"])
def test_what_is_no_text_is_refused_with_a_reason(what: Any) -> None:
    with pytest.raises(ninelives.GameError, match="A transcript is a text"):
        ninelives.load(what)


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
