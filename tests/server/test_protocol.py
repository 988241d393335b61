"""docs/protocol.md is true: its examples are messages, and no message is without one."""

import json
import re
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

from ninelives.games import part
from ninelives.server.messages import Answer, Request, decode
from ninelives.server.opening import NewTable, complete
from ninelives.table import PHRASES
from ninelives.text import catalogue
from tests.play import REAL_TIME

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
REQUESTS, ANSWERS = PAGE.split("## Requests")[1].split("## Answers")


def examples(text: str) -> list[str]:
    return re.findall(r"```json\n(.*?)```", text, re.DOTALL)


def tags(kind: Any) -> set[str]:
    return {struct.__struct_config__.tag for struct in kind.__subclasses__()}


@pytest.mark.parametrize("text", examples(REQUESTS))
def test_the_examples_of_requests_are_understood(text: str) -> None:
    request = decode(text)
    assert msgspec.to_builtins(request) == json.loads(text)


@pytest.mark.parametrize("text", examples(ANSWERS))
def test_the_examples_of_answers_are_what_the_server_sends(text: str) -> None:
    kinds: Any = Union[tuple(Answer.__subclasses__())]  # noqa: UP007
    answer = msgspec.json.decode(text, type=kinds)
    assert msgspec.to_builtins(answer, str_keys=True) == json.loads(text)


def test_what_opens_a_table_is_written_with_its_usual_values() -> None:
    wish, slaps = re.findall(r"`(\{\"game\".*?\})` \(all|`\"slaps\": (\{.*?\})`", PAGE)
    table = msgspec.json.decode(wish[0], type=NewTable)
    assert msgspec.to_builtins(table) == json.loads(wish[0]) | {"slaps": {}}
    assert complete(table) == complete(NewTable(game=table.game))
    for game in REAL_TIME:
        assert part(game, "referee").slap_options({}) == json.loads(slaps[1])


def test_every_message_has_an_example() -> None:
    assert {json.loads(text)["type"] for text in examples(REQUESTS)} == tags(Request)
    assert {json.loads(text)["type"] for text in examples(ANSWERS)} == tags(Answer)


def test_the_page_names_all_phrases_and_no_error_that_does_not_exist() -> None:
    assert all(f"`{phrase}`" in PAGE for phrase in PHRASES)
    ended = re.search(r"After (.*?) the connection ends", ANSWERS, re.DOTALL)
    assert ended
    named = re.findall(r"`([a-z-]+)`", ended[1]) + re.findall(r'"id": "([a-z-]+)"', ANSWERS)
    assert [name for name in named if not catalogue("en").has(name)] == []
