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
from ninelives.games import GAMES, rulebook
from ninelives.text import Message, catalogue
from tests.play import ANY, OPTION, REAL_TIME, WITH_TURNS, fewest, refused

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "ninelives.cli"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
TRANSCRIPTS = sorted((ROOT / "records").glob("*.txt"))
PLAYERS = ", ".join(map(str, rulebook(ANY).meta.players))
OPTIONS = [(name, option) for name in GAMES for option in rulebook(name).meta.options]


def run(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *args], input=stdin, env=ENGLISH, capture_output=True, text=True, check=False)


def test_record_writes_a_game_that_replay_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    arguments = ["record", "--game", ANY, "--players", "3", "--seed", "1", "--bots", "random"]
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


def test_mistakes_are_told_in_one_line_and_exit_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    bad = tmp_path / "bad.txt"
    game = ninelives.new(ANY, 3, seed=1)
    bad.write_text(f"{game.transcript()}{game.names[0]}: {refused(game, 0)}\n", encoding="utf-8")
    clause = game.book.meta.clauses[0].partition("-")[0]
    ranged, number = next((name, option) for name, option in OPTIONS if isinstance(option.values, range))
    for arguments, word in [
        (["replay", "no-such-file"], "no-such-file"),
        (["replay", str(bad)], rf"Line \d+.*\({clause}-\d+\)"),
        (["replay", str(TRANSCRIPTS[0]), "--seat", "Zoe"], "Zoe"),
        (["record", "--game", "chess"], ", ".join(GAMES)),
        (["record", "--game", ANY, "--players", "9"], PLAYERS),
        (["record", "--game", ANY, "--option", f"{OPTION.name}=xx"], OPTION.valid()),
        (["record", "--game", ANY, "--option", OPTION.name], "name=value"),
        (["record", "--game", ANY, "--bots", "genius"], "random"),
        (["record", "--game", ranged, "--option", f"{number.name}={'9' * 5000}"], number.valid()),
        (["record", "--game", ANY, "--output", str(tmp_path / "none" / "x")], "Cannot write"),
        (["terminal", "chess"], ", ".join(GAMES)),
        (["terminal", ANY, "--players", "9"], PLAYERS),
        (["arena", ANY, "--bots", "random,random,random,random,random"], "--players"),
        (["export", "--db", str(tmp_path / "typo.db")], "typo.db"),
    ]:
        assert main(["--lang", "en", *arguments]) == 2, arguments
        told = capsys.readouterr().err
        assert re.search(word, told), arguments
        assert len(told.strip().splitlines()) == 1, arguments
    assert not (tmp_path / "typo.db").exists()


@pytest.mark.parametrize(("name", "players"), [(name, fewest(name)) for name in WITH_TURNS])
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


@pytest.mark.parametrize("name", WITH_TURNS)
def test_help_question_mark_and_wrong_input_are_answered(name: str) -> None:
    result = run("terminal", name, "--players", "3", "--seed", "3", "--pace", "0", stdin="help\n?\nfoo\n\nquit\n")
    assert catalogue("en").say(Message(f"{name}-help")) in result.stdout
    assert f"You can say: {ninelives.new(name, 3, seed=3).legal(0)[0]}" in result.stdout
    assert "“foo” is not an action" in result.stdout
    assert "Goodbye" in result.stdout


def test_bytes_that_are_no_text_do_not_stop_the_terminal() -> None:
    command = [*COMMAND, "terminal", ANY, "--pace", "0"]
    result = subprocess.run(command, input=b"\xff\xfe\nquit\n", env=ENGLISH, capture_output=True, check=False)
    assert result.returncode == 0
    assert b"Goodbye" in result.stdout


@pytest.mark.parametrize("pace", ["-1", "nan", "inf", "fast"])
def test_pace_must_be_a_time(pace: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", "terminal", ANY, "--pace", pace])
    assert end.value.code == 2
    assert re.search("pace.*0 to 60", capsys.readouterr().err, re.DOTALL)


def test_a_mistake_ends_the_process_with_its_code() -> None:
    result = run("record", "--game", "chess")
    assert result.returncode == 2
    assert "Traceback" not in result.stderr


def test_the_language_may_stand_before_the_command() -> None:
    assert "ce joueur" in run("--lang", "fr", "replay", "--help").stdout


def test_the_terminal_asks_which_game() -> None:
    result = run("terminal", "--players", "3", "--pace", "0", stdin="bridge\n2\nquit\n")
    assert f"{rulebook(GAMES[1]).meta.title}. You are Ada." in result.stdout


@pytest.mark.parametrize("name", [ANY, *REAL_TIME])
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
        time.sleep(1)
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


def test_warmup_leaves_one_line_in_a_log() -> None:
    done = run("warmup")
    assert done.returncode == 0
    assert re.fullmatch(r"All games are compiled\. This took \d+ s\.\n", done.stdout)
