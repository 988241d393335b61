"""A bare machine for the files in deploy/: a folder in the place of /, and an environment with nothing in it.

No container engine is needed: what a Containerfile says is done step by step, by its own commands.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.deploy.system import ROOT, program
from tests.server.process import Process

# Everything that the files name; on this machine it is below the folder.
PLACES = ("/opt/ninelives", "/var/lib/ninelives", "/var/cache/ninelives", "/etc/ninelives.toml", "/src")
# Where packages come from is the machine's business: without this, nothing could be installed.
SOURCES = ("PIP_", "UV_", "SSL_CERT_")
STRANGER = 10001  # the user of the container


@dataclass
class Image:
    """What a Containerfile has made: how its containers are started."""

    env: dict[str, str] = field(default_factory=dict)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    folder: Path = Path("/")
    user: int | None = None


class Machine:
    """A folder that stands for a machine with Python, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        python, self.stranger = interpreter()
        uv = shutil.which("uv") or ROOT / ".uv/bin/uv"
        command = [str(uv), "venv", "--quiet", "--seed", "--python", python, str(folder / "python")]
        subprocess.run(command, check=True)
        self.bare = {"PATH": f"{folder}/python/bin:/usr/bin:/bin", "HOME": f"{folder}/root"}
        cache = subprocess.run([str(uv), "cache", "dir"], check=True, capture_output=True, text=True).stdout.strip()
        self.sources = {key: value for key, value in os.environ.items() if key.startswith(SOURCES)}
        self.sources |= {"UV_CACHE_DIR": cache}

    def here(self, text: str) -> str:
        """The same with all places on this machine."""
        return re.sub("|".join(PLACES), lambda place: f"{self.folder}{place[0]}", text)

    def run(self, command: list[str], env: Mapping[str, str], cwd: Path, user: int | None = None) -> str:
        done = subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False, **as_user(user))
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def build(self, containerfile: Path) -> Image:
        """Do what a Containerfile says. All its stages are on the same machine."""
        image = Image()
        for word, rest in instructions(containerfile.read_text()):
            rest = self.here(rest)
            if word == "FROM":
                image = Image(dict(self.bare), folder=self.folder)
            elif word == "ENV":
                for pair in shlex.split(rest):
                    key, _, value = pair.partition("=")
                    image.env[key] = value.replace("$PATH", image.env["PATH"])
            elif word == "WORKDIR":
                image.folder = Path(rest)
                image.folder.mkdir(parents=True, exist_ok=True)
            elif word == "COPY" and not rest.startswith("--from"):
                *sources, target = rest.split()
                copy(sources, image.folder / target)
            elif word == "USER":
                image.user = self.stranger
            elif word == "RUN":
                if self.stranger is None:
                    rest = rest.replace(f"-o {STRANGER} -g {STRANGER}", "")
                self.run(["sh", "-ec", rest], self.sources | image.env, image.folder, image.user)
            elif word == "CMD":
                image.command = json.loads(rest)
            elif word == "HEALTHCHECK":
                image.health = json.loads(rest.partition("CMD ")[2])
        return image


class Started(Process):
    """A server that is started by the very command of a file."""

    def __init__(self, image: Image, folder: Path, **env: str) -> None:
        super().__init__("", folder / "log")
        self.image = image
        self.env = {**image.env, "NINELIVES_PACE": "0", **env}

    async def start(self) -> None:
        image = self.image
        executable = shutil.which(image.command[0], path=self.env["PATH"])
        assert executable
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(executable, *image.command[1:]),
                env=self.env,
                cwd=image.folder,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                **as_user(image.user),
            )
        assert self.process.stdout
        assert await self.process.stdout.readline(), self.log.read_text()


def interpreter() -> tuple[str, int | None]:
    """A Python that a stranger can run, and that stranger; only for root there are any."""
    own = os.path.realpath(sys.executable)
    if not os.geteuid():
        for python in (own, program("python3")):
            with suppress(OSError, subprocess.CalledProcessError):
                check = "import sys; sys.exit(sys.version_info < (3, 11))"
                subprocess.run([python, "-c", check], check=True, cwd="/", **as_user(STRANGER))
                return python, STRANGER
    return own, None


def as_user(user: int | None) -> dict[str, Any]:
    return {} if user is None else {"user": user, "group": user, "extra_groups": []}


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """What a Containerfile says, line by line."""
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for line in lines.replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


def copy(sources: Iterable[str], target: Path) -> None:
    for name in sources:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def unit(text: str) -> dict[str, list[str]]:
    """The settings of a systemd unit, each with all its values."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line and line[0] not in "#[":
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found
