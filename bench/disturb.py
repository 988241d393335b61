"""Three bad guests at one table: one does not read what it is sent, one reads a little, one sends far too much."""

import asyncio
import multiprocessing
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.live import join
from bench.load import TEXT, Socket, frame, handshake

FLOOD = 1000  # messages a second
SLOW = 1000  # bytes every tenth of a second: a table that moves 15 times a second sends thirty times as much
NARROW = 4096  # bytes that a bad reader's machine takes in before the server has to wait
HOME = "127.0.9.1"
NONSENSE = b'{"type":"act","action":"pass","turn":0}'  # long done


@contextmanager
def disturbed(port: int, code: str, token: str) -> Iterator[None]:
    """The guests, in a process of their own; they sit down as further screens of somebody who plays there."""
    process = multiprocessing.get_context("spawn").Process(target=run, args=(port, code, token), daemon=True)
    process.start()
    try:
        yield
        if not process.is_alive():
            raise RuntimeError("the bad guests went away")
    finally:
        process.terminate()
        process.join()


def held_back() -> int:
    """Bytes that the system keeps for the guests because they do not take them (Linux)."""
    home = socket.inet_aton(HOME)[::-1].hex().upper()
    lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()]
    return sum(int(line[4].partition(":")[0], 16) for line in lines if line[2].startswith(home))


def run(port: int, code: str, token: str) -> None:
    asyncio.run(misbehave(port, f"/ws/{code}", token))


async def misbehave(port: int, path: str, token: str) -> None:
    async with asyncio.TaskGroup() as guests:
        guests.create_task(read_slowly(port, path, token, 0))
        guests.create_task(read_slowly(port, path, token, SLOW))
        guests.create_task(flood(port, path, token))


async def read_slowly(port: int, path: str, token: str, amount: int) -> None:
    """Read so many bytes every tenth of a second; 0: never."""
    loop = asyncio.get_running_loop()
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        raw.bind((HOME, 0))
        raw.setblocking(False)
        await loop.sock_connect(raw, ("127.0.0.1", port))
        await loop.sock_sendall(raw, handshake(port, path))
        await loop.sock_recv(raw, NARROW)
        await loop.sock_sendall(raw, frame(TEXT, join(token)))
        while True:
            await asyncio.sleep(0.1)
            if amount and not await loop.sock_recv(raw, amount):
                raise ConnectionError("the slow guest was thrown out")


async def flood(port: int, path: str, token: str) -> None:
    """Send without end. The server hangs up on such a client: it comes back at once."""
    while True:
        client = await Socket.open(port, path, lambda _: None, (HOME, 0))
        client.send(join(token))
        due, began = 0.0, time.monotonic()
        while not client.closed:
            await asyncio.sleep(0.01)
            due += FLOOD * (time.monotonic() - began)
            began = time.monotonic()
            while due >= 1:
                client.send(NONSENSE)
                due -= 1
        client.transport.abort()
