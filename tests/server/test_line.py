"""Lines to clients: what they do when the other end is gone."""

import asyncio
from typing import Any

import pytest
import uvloop
from starlette.websockets import WebSocket

from ninelives.server.line import LONGEST_FRAME, LOST, HungUp, Pipe, WebSocketLine
from tests.server.live import in_loop


def test_a_pipe_whose_other_end_is_gone_says_so_and_can_be_closed() -> None:
    """With uvloop, too, which takes another word on a closed connection for a mistake."""

    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()

    async def run() -> None:
        async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
            pipe = Pipe(*await asyncio.open_connection(*server.sockets[0].getsockname()), LONGEST_FRAME)
            with pytest.raises(HungUp):
                await pipe.receive()
            with pytest.raises(HungUp):
                while True:
                    await pipe.send("hello")
            await pipe.close(LOST)

    uvloop.run(run())


@pytest.mark.parametrize("is_heard", [True, False])
@in_loop
async def test_who_has_hung_up_meanwhile_cannot_be_hung_up(is_heard: bool) -> None:
    """Whether that has been heard, or only sending fails: a relayed client may go at the very end of its pipe."""

    async def receive() -> Any:
        return next(said)

    async def send(message: Any) -> None:
        if message["type"] == "websocket.close":
            raise OSError

    said = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1001}])
    socket = WebSocket({"type": "websocket", "headers": []}, receive, send)
    await socket.accept()
    line = WebSocketLine(socket)
    if is_heard:
        with pytest.raises(HungUp):
            await line.receive()
    with pytest.raises(HungUp):
        await line.close(1012)
