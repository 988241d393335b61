"""The checks find what they are there to find: a game with one thing wrong in it."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.examples.site import run, unpack

CHECK = """
import sys
from importlib import import_module
from ninelives.check.suite import Failed, whole
topic, name = sys.argv[1:]
for check in import_module(f"ninelives.check.{topic}").CHECKS:
    if check.name == name:
        try:
            whole(check, "otto")
        except Exception as error:
            print(error.message.id if isinstance(error, Failed) else type(error).__name__)
"""


class Fault(NamedTuple):
    """Something wrong in a file of the example: what stands there, and what is made of it."""

    file: str
    right: str
    wrong: str
    check: str  # its topic and name
    found: str


OTHER_HAND = "s.hand[seat_after(seat, 1, s.players)], MICE"
SENT = "s.hand[seat] ^= 1 << action\n"
NEXT_CHEESE = SENT + "    s.larder = s.stack[s.night + 1] + 1\n"
FIRST_COUNTS = SENT + "    s.points[seat] += s.sent[s.night, 0] == EMPTY\n"
FAULTS = [
    Fault("meta.py", 'name="otto"', 'name="ottokar"', "roles rulebook", "check-other-name"),
    Fault("story.py", "def opening(", "def beginning(", "roles role", "check-incomplete-role"),
    Fault("rules.py", "def returns(", "def results(", "roles role", "check-incomplete-role"),
    Fault("words/de.ftl", "otto-left =", "otto-stays =", "words languages", "check-not-in-both"),
    Fault("words/fr.ftl", "{ $mouse }.\n", "1.\n", "words languages", "check-other-arguments"),
    Fault("story.py", '"otto-left"', '"otto-stays"', "words words", "check-no-words"),
    Fault("counts.py", '"raids": Measure', '"naps": Measure', "words words", "check-no-words"),
    Fault("actions.py", "return mouse - 1", "return mouse % 8", "rules legal", "check-refused"),
    Fault("view.py", "    put(sheet, s.points[seat])\n", "", "rules views", "RuntimeError"),
    Fault("view.py", "larder if taker == NOBODY else 0", "larder", "rules views", "check-view"),
    Fault("knowledge.py", "s.hand[other] = HIDDEN", "pass", "secrecy observations", "check-world-differs"),
    Fault("knowledge.py", "n = below(rng, bit_count(cards))", "n = 0", "secrecy worlds-differ", "check-worlds-alike"),
    Fault("actions.py", "return True", "return False", "secrecy blind-choices", "check-choice-told"),
    Fault("rules.py", SENT, NEXT_CHEESE, "secrecy take-back", "check-choice-tells"),
    Fault("rules.py", SENT, FIRST_COUNTS, "secrecy take-back", "check-order-counts"),
    Fault("view.py", "    safe: int", "    fed: int", "page view-types", "check-other-view-types"),
    Fault("tensor.py", "s.hand[seat], MICE", OTHER_HAND, "envs tensors", "check-tensor-tells"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.file} {fault.found}")
def test_a_fault_is_found(fault: Fault, tmp_path: Path) -> None:
    unpack(tmp_path)
    file = tmp_path / "otto" / fault.file
    text = file.read_text(encoding="utf-8")
    assert fault.right in text
    file.write_text(text.replace(fault.right, fault.wrong), encoding="utf-8")
    done = run(tmp_path, "-c", CHECK, *fault.check.split())
    assert fault.found in done.stdout, done.stdout + done.stderr
