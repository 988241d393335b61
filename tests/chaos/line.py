"""A line between a server and its database that can be cut or held: python -m tests.chaos.line DATABASE OWN

A process of its own, told by its standard input what to do: "cut" ends all connections, "hold" lets nothing through
and "go" lets all that waited through, in order; "close" ends all connections and takes no new ones until "go".
Nothing is ever sent twice.
"""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

SOCKET = ".s.PGSQL.5432"


class Line:
    """All connections of one server to its database."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.flows = asyncio.Event()
        self.flows.set()
        self.is_closed = False
        self.writers: set[asyncio.StreamWriter] = set()

    def hear(self, word: str) -> None:
        """Do what we are told."""
        if word in ("cut", "close"):
            for writer in self.writers:
                writer.transport.abort()
        if word == "hold":
            self.flows.clear()
        elif word == "go":
            self.flows.set()
        self.is_closed = word == "close"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        if self.is_closed:
            writer.close()
            return
        try:
            there, to_there = await asyncio.open_unix_connection(str(self.database / SOCKET))
        except OSError:
            writer.close()
            return
        ends = {writer, to_there}
        self.writers |= ends
        await asyncio.gather(self.pump(reader, to_there), self.pump(there, writer))
        self.writers -= ends

    async def pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                await self.flows.wait()
                target.write(data)
                await target.drain()
        target.close()


async def main(database: str, own: str) -> None:
    line, loop = Line(Path(database)), asyncio.get_running_loop()
    ended = asyncio.Event()

    class Words(asyncio.Protocol):
        def data_received(self, data: bytes) -> None:
            for word in data.decode().split():
                line.hear(word)

        def connection_lost(self, error: Any) -> None:
            ended.set()

    await loop.connect_read_pipe(Words, sys.stdin)
    async with await asyncio.start_unix_server(line.serve, Path(own) / SOCKET):
        print("ready", flush=True)
        await ended.wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
