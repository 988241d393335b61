"""What the files in deploy/ need of a system: programs of its packages, free ports, a certificate."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SYSTEM_PATH = "/usr/sbin:/usr/bin:/sbin:/bin"


def program(name: str) -> str:
    """Where a program of the system is. One that is missing ends the test: in CI as a failure."""
    found = shutil.which(name, path=f"{SYSTEM_PATH}:{os.environ['PATH']}")
    if not found:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"{name} is missing: apt-get install {name}")
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that nobody but the test trusts, and its key."""
    paths = folder / "cert.pem", folder / "key.pem"
    wish = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    wish += ["-addext", "subjectAltName=DNS:localhost"]
    where = ["-out", str(paths[0]), "-keyout", str(paths[1])]
    subprocess.run([program("openssl"), "req", *wish, *where], check=True, capture_output=True)
    return paths


def substituted(text: str, changes: dict[str, str]) -> str:
    """An example file for this machine. What is to be changed must be in it."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text
