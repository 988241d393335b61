"""Maus geflippt in plain text."""

from typing import Any

import pytest

from ninelives.games.maus.console import understand
from ninelives.text import Message, catalogue

LEGAL = ["slap red-hat", "slap blue-tie", "shout", "hold"]


@pytest.mark.parametrize(("language", "said"), [("en", "red hat"), ("de", "roter Hut"), ("fr", "Chapeau rouge")])
def test_a_slap_can_be_said_as_the_table_shows_it(language: str, said: str) -> None:
    def say(message_id: str, **args: Any) -> str:
        return catalogue(language).say(Message(message_id, args))

    assert understand(said, LEGAL, say) == "slap red-hat"


@pytest.mark.parametrize(
    ("line", "action"),
    [("1", "slap red-hat"), ("2 300", "slap blue-tie"), ("s", "shout"), ("hold", "hold"), ("slap blue-tie", LEGAL[1])],
)
def test_a_slap_can_be_said_by_number_or_in_full(line: str, action: str) -> None:
    assert understand(line, LEGAL, lambda message_id: message_id) == action


def test_what_is_not_understood_is_nothing() -> None:
    assert understand("dance", LEGAL, lambda message_id: message_id) is None
