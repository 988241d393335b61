"""Maus geflippt in plain text."""

from typing import Any

import pytest

from ninelives.games.maus.console import understand
from ninelives.text import Message, catalogue

LEGAL = ["slap blue-tie", "slap blue-trousers", "shout", "hold"]


@pytest.mark.parametrize(("language", "said"), [("en", "blue tie"), ("de", "blaue Krawatte"), ("fr", "Cravate bleue")])
def test_a_slap_can_be_said_as_the_table_shows_it(language: str, said: str) -> None:
    def say(message_id: str, **args: Any) -> str:
        return catalogue(language).say(Message(message_id, args))

    assert understand(said, LEGAL, say) == "slap blue-tie"


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("1", "slap blue-tie"),
        ("2 300", "slap blue-trousers"),
        ("s", "shout"),
        ("hold", "hold"),
        ("slap blue-tie", LEGAL[0]),
    ],
)
def test_a_slap_can_be_said_by_number_or_in_full(line: str, action: str) -> None:
    assert understand(line, LEGAL, lambda message_id: message_id) == action


def test_what_is_not_understood_is_nothing() -> None:
    assert understand("dance", LEGAL, lambda message_id: message_id) is None
