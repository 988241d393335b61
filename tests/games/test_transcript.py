"""The transcript: readable, exact, and clear about what is wrong and where."""

from pathlib import Path
from typing import Any

import pytest

import ninelives
from ninelives.games.kernel import facts
from tests.play import TABLES, finished, positions

TRANSCRIPTS = sorted((Path(__file__).parents[2] / "records").glob("*.txt"))


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


@pytest.mark.parametrize("what", [None, 5, b"transcript: 1"])
def test_what_is_no_text_is_refused_with_a_reason(what: Any) -> None:
    with pytest.raises(ninelives.GameError, match="A transcript is a text"):
        ninelives.load(what)
