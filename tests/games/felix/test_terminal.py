"""Felix on the command line: shorthand in the terminal, and replays that keep hidden cards hidden."""

import pytest

import ninelives
from ninelives.cli import main
from tests.test_cli import TRANSCRIPTS, run


def test_replay_for_a_seat_tells_only_what_that_seat_saw(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(path for path in TRANSCRIPTS if path.stem.startswith("felix"))
    game = ninelives.load(path.read_text(encoding="utf-8"))
    assert main(["replay", str(path), "--seat", game.names[1]]) == 0
    story = capsys.readouterr().out
    assert f"{game.names[1]} places a card: " in story
    assert f"{game.names[0]} places a card." in story
    assert f"{game.names[0]} places a card: " not in story
    assert main(["replay", str(path)]) == 0
    assert f"{game.names[0]} places a card: " in capsys.readouterr().out


def test_shorthand_is_understood_and_never_guessed() -> None:
    """“5” places or bids the 5, whatever its position in a list."""
    stdin = "5\n" + "x" * 5000 + "\nbid 99999999999999999999999\n3\nquit\n"
    result = run("terminal", "felix", "--seed", "3", "--pace", "0", "--bots", "thumb", stdin=stdin)
    assert "Ada places a card: 5." in result.stdout
    assert "Ada bids 3 mice." in result.stdout
    assert result.stdout.count("is not an action") == 2
