"""Pipes between processes: whatever happens to one end, the other knows."""

import asyncio
import socket
import struct
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvloop

from ninelives.server import relay
from ninelives.server.line import LOST, HungUp, Line, Pipe
from ninelives.server.relay import LONGEST_LINE, Caller, Relays
from ninelives.server.wire import Shortcuts
from tests.server.live import in_loop

ADA = Caller("CODE", "ada", "192.0.2.1")
RESET = struct.pack("ii", 1, 0)  # to linger for no time: whoever is there is told at once


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_pipe_whose_other_end_is_gone_says_so(run: Callable[[Coroutine[Any, Any, None]], None]) -> None:
    async def reset(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        writer.transport.abort()

    async def say_something() -> None:
        async with await asyncio.start_server(reset, "127.0.0.1", 0) as server:
            pipe = Pipe(*await asyncio.open_connection(*server.sockets[0].getsockname()), LONGEST_LINE)
            for use in (pipe.receive, lambda: pipe.send("x")):
                with pytest.raises(HungUp) as caught:
                    await use()
                assert caught.value.code == LOST
            await pipe.close(LOST)

    run(say_something())


@in_loop
async def test_an_owner_that_answers_too_late_serves_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody would be at the table who is not there, and nobody would mind their seat."""
    relays, may_answer, gone = Relays(b"key"), asyncio.Event(), asyncio.Event()

    async def late(pipe: Line, caller: Caller, welcome: str) -> None:
        await may_answer.wait()
        with pytest.raises(HungUp):
            await pipe.send(welcome)
            await pipe.receive()
        gone.set()

    async with await relays.listen("", late, str) as listener:
        monkeypatch.setattr(relay, "HANDSHAKE_SECONDS", 0.3)
        host, port = listener.sockets[0].getsockname()
        with pytest.raises(TimeoutError):
            await relays.open(f"{host}:{port}", ADA)
        may_answer.set()
        await asyncio.wait_for(gone.wait(), 5)


@in_loop
async def test_only_who_knows_the_key_is_taken_for_the_owner() -> None:
    """Else somebody at an address that an owner has left would be told who its clients are."""

    async def strange(pipe: Line, caller: Caller, welcome: str) -> None:
        await pipe.send("welcome")

    async with await Relays(b"key").listen("", strange, str) as listener:
        host, port = listener.sockets[0].getsockname()
        assert await Relays(b"key").open(f"{host}:{port}", ADA) is None


@in_loop
async def test_a_stranger_can_neither_open_a_pipe_nor_send_a_long_frame() -> None:
    async with await Relays(b"key").listen("", refuse, str) as listener:
        host, port = listener.sockets[0].getsockname()
        with pytest.raises(ConnectionError):
            await Relays(b"other key").ask(f"{host}:{port}", "")
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"T" + (1 << 20).to_bytes(4))
        assert len(await asyncio.wait_for(reader.read(), 1)) < 100  # hung up, before it came
        writer.close()


async def refuse(pipe: Line, caller: Caller, welcome: str) -> None:
    raise AssertionError("a stranger was let in")


@in_loop
async def test_a_client_is_pinged_through_a_pipe_and_its_kernel_asked() -> None:
    measured, held = asyncio.Event(), asyncio.Event()
    pongs: list[Callable[[], None]] = []
    seen: list[float | None] = []

    async def owner(pipe: Line, caller: Caller, welcome: str) -> None:
        await pipe.send(welcome)
        pipe.shortcuts.ping(measured.set)
        with pytest.raises(HungUp):
            await pipe.receive()
        seen.append(pipe.shortcuts.round_trip())

    relays = Relays(b"key")
    async with await relays.listen("", owner, str) as listener:
        host, port = listener.sockets[0].getsockname()
        pipe = await relays.open(f"{host}:{port}", ADA)
        assert pipe

        def ping(answered: Callable[[], None]) -> None:
            pongs.append(answered)
            held.set()

        pipe.measure_by(Shortcuts(ping=ping, round_trip=lambda: 12.5))
        reading = asyncio.create_task(pipe.receive())
        await asyncio.wait_for(held.wait(), 5)
        assert not measured.is_set()  # the client has not answered
        pongs.pop()()
        await asyncio.wait_for(measured.wait(), 5)
        await pipe.close(LOST)
        with pytest.raises(HungUp):
            await reading
        while not seen:
            await asyncio.sleep(0.01)
        assert seen == [12.5]
