"""What is written in deploy/ works on a machine that has nothing but Python: installed, started, played at, stopped."""

import asyncio
import re
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
import yaml
from websockets.exceptions import ConnectionClosed

from tests.deploy.bare import Image, Machine, Started, unit
from tests.deploy.system import DEPLOY, program, substituted
from tests.play import ANY
from tests.ports import free_port
from tests.server.client import Client, seat_all
from tests.server.live import within
from tests.server.process import Process
from tests.server.test_cluster import has_acted

UNIT = unit((DEPLOY / "ninelives.service").read_text())


@pytest.fixture(scope="module")
def machine() -> Iterator[Machine]:
    with tempfile.TemporaryDirectory(prefix="bare") as name:
        Path(name).chmod(0o755)  # others have to get in
        yield Machine(Path(name))


@pytest.fixture(scope="module")
def image(machine: Machine) -> Image:
    """What the Containerfile makes; this compiles all games, for most of a minute."""
    return machine.build(DEPLOY / "Containerfile")


async def begin(server: Process) -> Client:
    client = await server.join(await server.open(ANY, 3))
    await seat_all([client])
    return client


async def stop(server: Process, seconds: float) -> None:
    """It ends in time, of its own will."""
    await asyncio.wait_for(server.stop(signal.SIGTERM), seconds)
    assert server.process.returncode == 0, server.log.read_text()
    assert server.log.read_text() == ""


def compiled(image: Image) -> set[str]:
    return {str(path) for path in Path(image.env["NUMBA_CACHE_DIR"]).rglob("*.nb*")}


def loopback(server: Started) -> Started:
    """At a port of its own, and for this machine only."""
    server.env |= {"NINELIVES_HOST": "127.0.0.1", "NINELIVES_PORT": str(server.port)}
    return server


def test_a_container_serves_at_once_and_ends_when_told(machine: Machine, image: Image, tmp_path: Path) -> None:
    @within(60)
    async def run() -> None:
        before = compiled(image)
        assert before
        server = loopback(Started(image, tmp_path))
        await server.start()
        try:
            client = await begin(server)
            await client.play()
            await client.close()
            machine.run(image.health, server.env, image.folder, image.user)
        finally:
            await stop(server, 10)
        assert compiled(image) == before  # the user who runs it uses what was compiled for the image
        assert Path(image.env["NINELIVES_DB"]).exists()

    run()


def composed(db: str) -> tuple[dict[str, str], list[str], list[str]]:
    """Environment, command and health check of the server in compose.yaml, as the example of an .env file has it."""
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["server"]
    lines = (DEPLOY / "env.example").read_text().splitlines()
    given = dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    given["POSTGRES_PASSWORD"] = "secret"
    env = {
        key: re.sub(r"\$\{(\w+)(:[-?][^}]*)?\}", lambda wish: given[wish[1]], value)
        for key, value in service["environment"].items()
    }
    env["NINELIVES_DB"] = substituted(env["NINELIVES_DB"], {"postgresql://ninelives:secret@database/ninelives": db})
    return env, service["command"], service["healthcheck"]["test"][1:]


def test_compose_serves_by_two_processes(machine: Machine, image: Image, postgres_url: str, tmp_path: Path) -> None:
    @within(60)
    async def run() -> None:
        env, command, health = composed(postgres_url)
        server = loopback(Started(replace(image, command=command, user=None), tmp_path, **env))
        await server.start()
        try:
            client = await begin(server)
            await client.play()
            await client.close()
            check = [part.replace(":8000/ready", f":{server.port}/ready") for part in health]
            machine.run(check, server.env, image.folder)
            connection = await asyncpg.connect(postgres_url)
            assert await connection.fetchval("SELECT count(*) FROM processes") == 2
            await connection.close()
        finally:
            await stop(server, 30)

    run()


def test_the_unit_is_one(machine: Machine, image: Image, tmp_path: Path) -> None:
    text = machine.here((DEPLOY / "ninelives.service").read_text())
    path = tmp_path / "ninelives.service"
    path.write_text(text)
    done = subprocess.run([program("systemd-analyze"), "verify", path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def under_systemd(machine: Machine, image: Image, db: str, port: int) -> tuple[Image, dict[str, str]]:
    """How systemd would start it. Compiling for another home would take another minute: the image's code will do."""
    settings = {'"/var/lib/ninelives/ninelives.db"': f'"{db}"', "port = 8000": f"port = {port}"}
    config = substituted((DEPLOY / "ninelives.toml").read_text(), settings).replace("# workers", "workers")
    path = Path(machine.here("/etc/ninelives.toml"))
    path.parent.mkdir(exist_ok=True)
    path.write_text(config)
    home = Path(machine.here("/var/lib/ninelives"))
    env = {"PATH": "/usr/bin:/bin", "HOME": str(home), "NUMBA_CACHE_DIR": image.env["NUMBA_CACHE_DIR"]}
    env["NUMBA_CPU_NAME"] = image.env["NUMBA_CPU_NAME"]
    assert UNIT["Environment"] == ["HOME=%S/ninelives"]
    return Image(env, shlex.split(machine.here(UNIT["ExecStart"][0])), folder=home), env


def test_systemd_starts_reloads_and_stops_it(machine: Machine, image: Image, postgres_url: str, tmp_path: Path) -> None:
    """A reload replaces both processes while a game is played, and the game goes on."""

    @within(90)
    async def run() -> None:
        port = free_port()
        service, env = under_systemd(machine, image, postgres_url, port)
        for command in UNIT["ExecStartPre"]:
            machine.run(shlex.split(machine.here(command)), env, service.folder)
        server = Started(service, tmp_path)
        server.url = f"http://127.0.0.1:{port}"
        await server.start()
        connection = await asyncpg.connect(postgres_url)
        try:
            client = await begin(server)
            await client.play(stop=has_acted(client, 1))
            before = await names(connection)
            main = env | {"MAINPID": str(server.process.pid)}
            for command in UNIT["ExecReload"]:
                shell = ["sh", "-ec", machine.here(command)]
                await asyncio.to_thread(machine.run, shell, main, service.folder)
            while len(now := await names(connection)) != 2 or now & before:
                await asyncio.sleep(0.1)
            with suppress(ConnectionClosed):
                await client.play()
            if not client.over:
                client = await server.rejoin(client)
                await client.play()
            await client.close()
        finally:
            await connection.close()
            await stop(server, float(UNIT["TimeoutStopSec"][0]))

    run()


async def names(connection: asyncpg.Connection) -> set[str]:
    return {row["id"] for row in await connection.fetch("SELECT id FROM processes")}
