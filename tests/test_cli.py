"""The command line and the terminal game, run as a person would: a real process, a real terminal."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import ninelives
from ninelives import terminal
from ninelives.cli import main
from ninelives.games import GAMES

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "ninelives.cli"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
TRANSCRIPTS = sorted((ROOT / "records").glob("*.txt"))


def run(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *args], input=stdin, env=ENGLISH, capture_output=True, text=True, check=False)


def test_record_writes_a_game_that_replay_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    arguments = ["record", "--game", "catbox", "--players", "3", "--seed", "1", "--bots", "random"]
    assert main([*arguments, "--output", str(file)]) == 0
    assert main(arguments) == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8"), "same seed, same game"
    assert main(["replay", str(file)]) == 0
    story = capsys.readouterr().out
    game = ninelives.load(file.read_text(encoding="utf-8"))
    for name, points in zip(game.names, game.scores, strict=True):
        assert re.search(rf"^{name}: {points} points?$", story, re.MULTILINE)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_replay_tells_every_shipped_record(path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--lang", language]) == 0
    story = capsys.readouterr().out.splitlines()
    game = ninelives.load(path.read_text(encoding="utf-8"))
    assert len(story) > len(game.log), "every action is told"
    for name, points, line in zip(game.names, game.scores, story[-1 - game.players : -1], strict=True):
        assert line.startswith(name)
        assert str(points) in line


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


def test_mistakes_are_told_in_one_line_and_exit_with_2(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("record: 1\ngame: felix\nrules: 1\nplayers: A, B, C\nseed: 1\nA: bid 1\n", encoding="utf-8")
    for arguments, word in [
        (["replay", "no-such-file"], "no-such-file"),
        (["replay", str(bad)], "Line 6.*FX-6"),
        (["replay", str(TRANSCRIPTS[0]), "--seat", "Zoe"], "Zoe"),
        (["record", "--game", "chess"], ", ".join(GAMES)),
        (["record", "--game", "felix", "--players", "9"], "3, 4, 5"),
        (["record", "--game", "felix", "--option", "edition=xx"], "en, fr"),
        (["record", "--game", "felix", "--option", "edition"], "name=value"),
        (["record", "--game", "felix", "--bots", "genius"], "random"),
        (["record", "--game", "maus", "--option", "time_limit=" + "9" * 5000], "500–60000"),
        (["record", "--game", "felix", "--output", str(tmp_path / "none" / "x")], "Cannot write"),
        (["terminal", "chess"], ", ".join(GAMES)),
        (["terminal", "felix", "--players", "2"], "3, 4, 5"),
        (["arena", "felix", "--bots", "random,random,random,random,random"], "--players"),
        (["export", "--db", str(tmp_path / "typo.db")], "typo.db"),
    ]:
        result = run(*arguments)
        assert result.returncode == 2, arguments
        assert re.search(word, result.stderr), arguments
        assert len(result.stderr.strip().splitlines()) == 1, arguments
        assert "Traceback" not in result.stderr
    assert not (tmp_path / "typo.db").exists()


def test_a_bad_pace_is_told_what_would_be_good() -> None:
    for pace in ("-1", "abc", "inf"):
        result = run("terminal", "felix", "--pace", pace)
        assert (result.returncode, "0 to 60" in result.stderr) == (2, True)


@pytest.mark.parametrize(("name", "players"), [("felix", 3), ("catbox", 2)])
def test_a_whole_game_can_be_played_in_the_terminal(name: str, players: int) -> None:
    """A person who asks each time what can be said, and says the first of it."""
    parent, process = in_terminal(name, "--players", str(players), "--seed", "3", "--bots", "thumb")
    output, unread = "", ""
    while process.poll() is None:
        unread += read_some(parent)
        if answer := re.search(r"You can say: ([^,\r]+)[\s\S]*Your move:", unread):
            os.write(parent, f"{answer[1]}\n".encode())
        elif re.search(r"Your move(?! \(Enter).*: $", unread):
            os.write(parent, b"?\n")
        elif re.search(r"Your move \(Enter.*: $", unread):
            os.write(parent, b"\n")
        else:
            continue
        output, unread = output + unread, ""
    assert process.wait(timeout=10) == 0
    assert re.search(r"wins\.|share the victory\.", output + unread + read_some(parent))


def test_a_whole_game_of_maus_can_be_played_in_the_terminal() -> None:
    """In a real terminal and in real time; a time that is typed does not count."""
    parent, process = in_terminal("maus", "--players", "2", "--seed", "3")
    output, answered = "", 0
    while process.poll() is None:
        output += read_some(parent)
        if len(re.findall(r"Slap!|Your move", output)) > answered:
            answered += 1
            os.write(parent, b"\n" if output.rstrip().endswith("flip):") else b"1 9999\n")
    assert process.wait(timeout=10) == 0
    assert re.search(r"wins\.|share the victory\.", output + read_some(parent))
    times = [int(ms) for ms in re.findall(r"Ada slaps with .* after (\d+)\sms", output)]
    assert len(times) > 10
    assert all(1 <= ms < 5000 for ms in times), "measured, not typed"


def test_help_question_mark_and_wrong_input_are_answered() -> None:
    result = run(
        "terminal", "catbox", "--players", "3", "--seed", "3", "--pace", "0", stdin="help\n?\nfoo\n9 red\n\nquit\n"
    )
    assert "Cards have a number but no colour" in result.stdout
    assert re.search(r"You can say: aside \d, aside", result.stdout)
    assert "a letter is the owner" in result.stdout
    assert "“foo” is not an action" in result.stdout
    assert "First everybody sets a card aside" in result.stdout
    assert "Goodbye" in result.stdout


def test_shorthand_is_understood_and_never_guessed() -> None:
    """“5” places or bids the 5, whatever its position in a list."""
    stdin = "5\n" + "x" * 5000 + "\nbid 99999999999999999999999\n3\nquit\n"
    result = run("terminal", "felix", "--seed", "3", "--pace", "0", "--bots", "thumb", stdin=stdin)
    assert "Ada places a card: 5." in result.stdout
    assert "Ada bids 3 mice." in result.stdout
    assert result.stdout.count("is not an action") == 2
    catbox = run("terminal", "catbox", "--players", "2", "--seed", "3", "--pace", "0", stdin="1\nred\nquit\n")
    assert "Ada sets a 1 aside." in catbox.stdout


def test_bytes_that_are_no_text_do_not_stop_the_terminal() -> None:
    command = [*COMMAND, "terminal", "felix", "--pace", "0"]
    result = subprocess.run(command, input=b"\xff\xfe\nquit\n", env=ENGLISH, capture_output=True, check=False)
    assert result.returncode == 0
    assert b"Goodbye" in result.stdout


def test_pace_must_be_a_time() -> None:
    for pace in ("-1", "nan", "inf", "fast"):
        result = run("terminal", "felix", "--pace", pace)
        assert result.returncode == 2
        assert "pace" in result.stderr


def test_the_language_may_stand_before_the_command() -> None:
    assert "ce joueur" in run("--lang", "fr", "replay", "--help").stdout


def test_the_terminal_asks_which_game() -> None:
    result = run("terminal", "--players", "3", "--pace", "0", stdin="bridge\n2\nquit\n")
    assert "Cat in the Box. You are Ada." in result.stdout


@pytest.mark.parametrize("name", ["felix", "maus"])
def test_ctrl_c_leaves_cleanly(name: str) -> None:
    """In a real terminal, in the middle of a question."""
    parent, process = in_terminal(name)
    output = read_until(parent, "Your hand")
    process.send_signal(signal.SIGINT)
    output += read_until(parent, "Goodbye")
    assert process.wait(timeout=10) == 0
    assert "Traceback" not in output


def test_ctrl_c_is_heard_also_if_it_does_not_wake_who_waits() -> None:
    """So it is when it comes just before one waits; here another thread gets it."""
    read, write = os.pipe()

    def interrupt() -> None:
        time.sleep(0.2)
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        time.sleep(5)
        os.write(write, b"too late\n")
        os.close(write)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    sender = threading.Thread(target=interrupt)
    with os.fdopen(read, encoding="utf-8") as source:
        keyboard = terminal.Keyboard(source)
        sender.start()
        with pytest.raises(KeyboardInterrupt):
            keyboard.line()
        signal.signal(signal.SIGINT, before)
        sender.join()
        assert keyboard.line(10) == "too late"


def test_what_was_typed_in_time_is_heard_after_it() -> None:
    keyboard = terminal.Keyboard(io.StringIO("slap\n"))
    while keyboard._lines.empty():
        time.sleep(0.01)
    assert keyboard.line(0.0) == "slap"


def in_terminal(name: str, *args: str) -> tuple[int, subprocess.Popen[bytes]]:
    parent, child = pty.openpty()
    command = [*COMMAND, "terminal", name, "--pace", "0", *args]
    # Whoever runs tests in the background has Ctrl-C ignored, and so would the game.
    ignored = signal.signal(signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=ENGLISH)
    signal.signal(signal.SIGINT, ignored)
    os.close(child)
    return parent, process


def read_some(terminal: int) -> str:
    """What the terminal shows within a moment; nothing once its program has gone."""
    try:
        return os.read(terminal, 65536).decode(errors="replace") if select.select([terminal], [], [], 0.2)[0] else ""
    except OSError:
        return ""


def read_until(terminal: int, word: str) -> str:
    output, end = "", time.monotonic() + 60
    while word not in output and time.monotonic() < end:
        output += read_some(terminal)
    assert word in output
    return output
