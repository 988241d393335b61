"""A line to a PostgreSQL server that can be cut at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
APPENDS, EXECUTE = b"INTO entries", b"E\0\0\0\x09\0\0\0\0\0"  # the statement that writes, and the word to run it


class Line:
    """`cut` says when: "before" entries get through, or "after" they got through but before the answer does."""

    def __init__(self, server: Path) -> None:
        self.server = server
        self.cut = ""
        self.dead = False  # nobody answers any more
        self.writers: set[asyncio.StreamWriter] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        with suppress(OSError):
            if not self.dead:
                await self.carry(reader, writer)
        self.writers.discard(writer)
        writer.close()

    def hang_up(self) -> None:
        """Cut all connections that there are."""
        for writer in self.writers:
            writer.close()

    async def carry(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_unix_connection(str(self.server / SOCKET))
        answers = asyncio.create_task(pump(server, to_client))
        while request := await client.read(1 << 16):
            cut, self.cut = (self.cut, "") if APPENDS in request and EXECUTE in request else ("", self.cut)
            if cut == "before":
                break
            if cut == "after":
                answers.cancel()
                await asyncio.wait([answers])
                to_server.write(request)
                await server.read(1 << 16)
                break
            to_server.write(request)
        answers.cancel()
        await asyncio.wait([answers])
        to_server.close()


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while data := await source.read(1 << 16):
        target.write(data)
    target.close()


@asynccontextmanager
async def line(server: Path, folder: Path) -> AsyncIterator[Line]:
    """A line whose near end is a socket in this folder."""
    made = Line(server)
    listening = await asyncio.start_unix_server(made.serve, folder / SOCKET)
    async with listening:
        yield made
