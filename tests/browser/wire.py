"""A wire between a browser and the server that a test can slow down, hold, cut and mend."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.ports import free_port


class Wire:
    """Passes bytes on between its own port and a server's."""

    def __init__(self, port: int) -> None:
        self.port, self.own_port = port, free_port()
        self.url = f"http://127.0.0.1:{self.own_port}"
        self.delay = 0.0  # seconds, each way
        self._is_cut = False
        self._goes_on = asyncio.Event()
        self._goes_on.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()

    def hold(self) -> None:
        """Let nothing through, without a word to either end, as when a phone leaves the network."""
        self._loop.call_soon_threadsafe(self._goes_on.clear)

    def cut(self) -> None:
        """Hang up on everybody, and take nobody any more."""
        self._is_cut = True
        self._loop.call_soon_threadsafe(self._hang_up)

    def mend(self) -> None:
        self._is_cut = False
        self._loop.call_soon_threadsafe(self._goes_on.set)

    def _hang_up(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers |= {writer, back}
        await asyncio.gather(self._pipe(reader, back), self._pipe(there, writer))
        self._writers -= {writer, back}

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes, each piece after the same time."""
        sending: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        passing = asyncio.create_task(self._pass(sending, writer))
        data = b"?"
        while data:
            try:
                data = await reader.read(65_536)
            except OSError:
                data = b""
            sending.put_nowait((self._loop.time() + self.delay, data))
        await passing

    async def _pass(self, sending: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter) -> None:
        while True:
            due, data = await sending.get()
            await asyncio.sleep(due - self._loop.time())
            await self._goes_on.wait()
            if not data:
                writer.close()
                return
            if not writer.is_closing():
                writer.write(data)

    async def _run(self, begun: threading.Event, over: asyncio.Event) -> None:
        server = await asyncio.start_server(self._serve, "127.0.0.1", self.own_port)
        begun.set()
        await over.wait()
        server.close()
        self._goes_on.set()
        self._hang_up()
        while self._writers:
            await asyncio.sleep(0.01)

    @contextmanager
    def laid(self) -> Iterator["Wire"]:
        """Be there until the end of the block."""
        begun, over = threading.Event(), asyncio.Event()
        thread = threading.Thread(target=self._loop.run_until_complete, args=[self._run(begun, over)])
        thread.start()
        assert begun.wait(10)
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(over.set)
            thread.join()
            self._loop.close()
