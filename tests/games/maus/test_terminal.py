"""Maus geflippt in the terminal: a real one, in real time."""

import os
import re

from tests.test_cli import in_terminal, read_some


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
