"""A server in a process of its own, to be killed: python -m tests.server.process --db DB --port PORT"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from ninelives.server import door
from ninelives.server.limits import Limits
from ninelives.server.run import run
from ninelives.server.settings import Settings
from ninelives.text import catalogue
from tests.ports import free_port
from tests.server.client import Client
from tests.server.live import fetch

# Hundreds of people from one address.
LIMITS = Limits(connections_per_address=10_000, creations_per_minute=10_000, messages_per_second=1000)


GENEROUS = ("tests.server.process",)
USUAL = ("ninelives.cli", "serve", "--no-browser", "--pace", "0")


def send(process: asyncio.subprocess.Process, number: int) -> None:
    """Signal a process that may just be ending. The library's own way takes its exit code from who waits for it."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process.pid, number)


class Process:
    """Always at the same place, however often it is started. What it complains about is in the file `log`."""

    def __init__(self, db: str, log: Path, program: tuple[str, ...] = GENEROUS, **more: int) -> None:
        self.port = free_port()
        self.program = (*program, *(word for name, value in more.items() for word in (f"--{name}", str(value))))
        self.db = db
        self.log = log
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", *self.program, "--db", self.db, "--port", str(self.port)),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout
        assert await self.process.stdout.readline(), self.log.read_text()  # it says where it is once it answers

    async def stop(self, how: signal.Signals) -> None:
        if self.process.returncode is None:
            send(self.process, how)
        await self.process.communicate()

    async def post(self, path: str, body: Any) -> Any:
        _, text = await fetch(self.url + path, body)
        return json.loads(text)

    async def open(self, game: str, players: int, **more: Any) -> str:
        """A new table's code."""
        return str((await self.post("/api/tables", {"game": game, "players": players, **more}))["code"])

    async def join(self, code: str) -> Client:
        return await Client.join(self.url, code, (await self.post("/api/people", b""))["token"])

    async def rejoin(self, client: Client) -> Client:
        """The same person at a new connection."""
        return await Client.join(self.url, client.state["table"]["code"], client.token)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db")
    parser.add_argument("--port", type=int)
    parser.add_argument("--files", type=int, help="how many may be open")
    parser.add_argument("--places", type=int, help="for how many connections it thinks that there is room")
    args = parser.parse_args()
    if args.files:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (args.files, args.files))
    if args.places:
        door.places = lambda limits: args.places
    run(Settings(db=args.db, port=args.port, pace=0.0, limits=LIMITS), catalogue("en"), browse=False)
