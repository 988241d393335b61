"""A small real reverse proxy that serves another server below a path, and takes that path away or leaves it."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

NOT_FOUND = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """One connection to the server behind for each request, and for each WebSocket."""

    def __init__(self, port: int, base: str, strips: bool) -> None:
        self.port, self.base, self.strips = port, base.encode(), strips

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            method, target, rest = head.split(b" ", 2)
            if target.split(b"?")[0] != self.base and not target.startswith(self.base + b"/"):
                writer.write(NOT_FOUND)
                return
            if self.strips:
                target = target.removeprefix(self.base)
                target = target if target.startswith(b"/") else b"/" + target
            if b"\r\nupgrade: websocket" not in rest.lower():
                rest = rest.replace(b"Connection: keep-alive", b"Connection: close")
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
            back.write(b" ".join((method, target, rest)))
            await asyncio.gather(pipe(reader, back), pipe(there, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass  # somebody has hung up
        finally:
            writer.close()


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


@contextmanager
def proxied(port: int, base: str, strips: bool, own_port: int) -> Iterator[None]:
    """A proxy before the server at a port, in a process of its own, until the end of the block."""
    command = [sys.executable, "-m", __name__, str(port), base, str(int(strips)), str(own_port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout and process.stdout.readline()
            yield
        finally:
            process.kill()


async def main(port: str, base: str, strips: str, own_port: str) -> None:
    server = await asyncio.start_server(Proxy(int(port), base, strips == "1").serve, "127.0.0.1", int(own_port))
    print("ready", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
