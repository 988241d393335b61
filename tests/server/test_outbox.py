"""What waits for one client: the newest state, all events, and nothing before its time."""

import asyncio
import json
from typing import Any

import msgspec

from ninelives.server.messages import State, You
from ninelives.server.outbox import Outbox
from tests.server.live import in_loop


class Wire:
    """The other end, which takes a message only when told to."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[Any] = asyncio.Queue()
        self.ready = asyncio.Event()

    async def send(self, text: str) -> None:
        await self.ready.wait()
        self.take(text)

    def take(self, text: str | bytes) -> None:
        """Only what these tests are about."""
        message = json.loads(text)
        is_state = message.get("type") == "state"
        self.sent.put_nowait({"n": message["mouse"], "events": message["events"]} if is_state else message)


def state(n: int) -> State:
    """A state that differs from others by a number."""
    return State(table=msgspec.Raw(b"{}"), you=You(None), mouse=n)


@in_loop
async def test_who_is_behind_gets_the_newest_state_and_every_event() -> None:
    wire = Wire()
    outbox = Outbox(wire.send)
    running = asyncio.create_task(outbox.run())
    for n in range(100):
        outbox.put_state(state(n + 1), [b"%d" % n])
        await asyncio.sleep(0)
    wire.ready.set()
    states = [await wire.sent.get(), await wire.sent.get()]
    assert [one["n"] for one in states] == [1, 100]
    assert states[0]["events"] + states[1]["events"] == list(range(100))
    running.cancel()


@in_loop
async def test_a_state_that_must_wait_is_not_overtaken_by_the_next_one() -> None:
    """Maus geflippt: a mouse is shown later to those who are near, whatever else happens meanwhile."""
    wire = Wire()
    wire.ready.set()
    outbox = Outbox(wire.send)
    running = asyncio.create_task(outbox.run())
    loop = asyncio.get_running_loop()
    began = loop.time()
    outbox.put_state(state(1), [b"1"], delay=0.1)
    outbox.put_state(state(2), [b"2"])
    outbox.put(b'{"probe":1}')
    assert await wire.sent.get() == {"probe": 1}  # small messages do not wait
    assert await wire.sent.get() == {"n": 2, "events": [1, 2]}
    assert loop.time() - began >= 0.09
    running.cancel()


@in_loop
async def test_what_is_sent_at_once_overtakes_nothing_that_is_still_on_its_way() -> None:
    wire = Wire()

    def send_now(text: bytes) -> bool:
        if wire.ready.is_set():
            wire.take(text)
        return wire.ready.is_set()

    outbox = Outbox(wire.send, send_now)
    running = asyncio.create_task(outbox.run())
    await asyncio.sleep(0)
    outbox.put_state(state(9), [b"0"])
    await asyncio.sleep(0)  # now it is being sent, and has to wait
    outbox.put_state(state(1), [b"1"])
    wire.ready.set()
    outbox.put_state(state(2), [b"2"])
    states = [await wire.sent.get(), await wire.sent.get()]
    assert states == [{"n": 9, "events": [0]}, {"n": 2, "events": [1, 2]}]
    await asyncio.sleep(0)
    outbox.put_state(state(3), [b"3"])
    assert wire.sent.get_nowait() == {"n": 3, "events": [3]}  # nobody had to be woken for it
    running.cancel()
