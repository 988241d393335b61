"""Cat in the Box in the terminal: what is said, and shorthand."""

import re

from tests.test_cli import run


def test_help_legend_and_refusals_are_told() -> None:
    result = run(
        "terminal", "catbox", "--players", "3", "--seed", "3", "--pace", "0", stdin="help\n?\nfoo\n9 red\n\nquit\n"
    )
    assert "Cards have a number but no colour" in result.stdout
    assert re.search(r"You can say: aside \d, aside", result.stdout)
    assert "a letter is the owner" in result.stdout
    assert "First everybody sets a card aside" in result.stdout


def test_shorthand_is_understood() -> None:
    result = run("terminal", "catbox", "--players", "2", "--seed", "3", "--pace", "0", stdin="1\nred\nquit\n")
    assert "Ada sets a 1 aside." in result.stdout
