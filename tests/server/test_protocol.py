"""docs/protocol.md is true: its examples are messages, and no message is without one."""

import json
import re
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

from ninelives.games import GAMES, part
from ninelives.server.messages import Answer, Request, You, decode
from ninelives.server.opening import NewTable, complete
from ninelives.table import PHRASES
from ninelives.text import catalogue
from tests.play import REAL_TIME

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
REQUESTS, ANSWERS = PAGE.split("## Requests")[1].split("## Answers")
SOURCE = Path(__file__).parents[2] / "src" / "ninelives"
# Where what can go wrong is told to whoever starts a server, or looks after one, and not to clients.
FOR_OPERATORS = ["archive", "beside", "doctor", "finding", "proxies", "reach", "run", "settings", "upkeep", "workers"]
# Told to programs that use the library, written in a log, or no errors at all.
NOT_SENT = {
    "bad-code",
    "bad-names",
    "bad-seed",
    "bad-start",
    "code-taken",
    "log-conflict",
    "missing-role",
    "missing-verbs",
    "not-a-number",
    "not-an-action",
    "odd-slaps",
    "score",
    "took-back",
    "transcript-line",
    "winners",
}


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


def sources() -> list[Path]:
    """All files in which something can be refused that a client asks for."""
    roles = [SOURCE / "games" / game / f"{role}.py" for game in GAMES for role in ("actions", "referee", "sealed")]
    shared = [*SOURCE.glob("server/*.py"), *SOURCE.glob("table/*.py"), *SOURCE.glob("games/*.py")]
    others = [path for path in shared if path.stem not in {*FOR_OPERATORS, "transcript"}]
    return [*others, SOURCE / "bots" / "__init__.py", *(path for path in roles if path.exists())]


def test_the_page_lists_every_error_that_a_client_may_be_told() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    shared = {name for name in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', text) if catalogue("en").has(name)}
    shared = {name for name in shared if name.partition("-")[0] not in GAMES}
    for game in REAL_TIME:
        verdict = part(game, "referee").Verdict
        shared |= {f"slap-{one}" for one in verdict if one is not verdict.ACCEPTED}
    assert shared >= NOT_SENT
    listed = re.findall(r"`([a-z-]+)`", PAGE.split("## Errors")[1].split("|---|---|")[1])
    assert sorted(name for name in listed if name != "turn") == sorted(shared - NOT_SENT)


def test_a_turn_of_0_is_left_out_as_the_page_says() -> None:
    assert json.loads(msgspec.json.encode(You(seat=0, turn=0))) == {"seat": 0}
    assert "left out as long as that is 0" in ANSWERS
