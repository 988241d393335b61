"""Modules of the page that need no browser, tested by Node: `*.test.js` beside this file."""

import subprocess
from pathlib import Path

import pytest

from tests.web import NODE

HERE = Path(__file__).parent


@pytest.mark.parametrize("module", sorted(path.name for path in HERE.glob("*.test.js")))
def test_module(module: str) -> None:
    command = [NODE, "--no-warnings", "--import", f"file://{HERE / 'resolve.js'}", "--test", str(HERE / module)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
