"""Questions in a rush are put together; one that fails fails for those who asked it, and for nobody else."""

import asyncio

import pytest

from ninelives.store.batch import MOST_AT_ONCE, Batch
from tests.server.live import in_loop


class Answers:
    """Remembers what was asked together."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    async def __call__(self, keys: list[str]) -> dict[str, int]:
        self.asked.append(keys)
        await asyncio.sleep(0.01)
        if "bad" in keys:
            raise ValueError("bad")
        return {key: len(key) for key in keys if key != "unknown"}


@in_loop
async def test_what_is_asked_meanwhile_is_asked_together_and_once() -> None:
    answers = Answers()
    batch = Batch(answers)
    assert await asyncio.gather(*map(batch.ask, ["a", "bb", "bb", "unknown"])) == [1, 2, 2, None]
    assert answers.asked == [["a", "bb", "unknown"]]
    first = asyncio.create_task(batch.ask("a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert await asyncio.gather(*map(batch.ask, ["a", "ccc"]), first) == [1, 3, 1]
    assert answers.asked[1:] == [["a"], ["a", "ccc"]]  # the second "a" was asked after the first had left


@in_loop
async def test_hundreds_are_asked_in_portions() -> None:
    answers = Answers()
    batch = Batch(answers)
    await asyncio.gather(*(batch.ask(str(n)) for n in range(MOST_AT_ONCE + 1)))
    assert [len(keys) for keys in answers.asked] == [MOST_AT_ONCE, 1]


@in_loop
async def test_an_error_is_told_to_all_who_asked_and_the_next_is_answered() -> None:
    batch = Batch(Answers())
    told = await asyncio.gather(*map(batch.ask, ["bad", "a"]), return_exceptions=True)
    assert [str(error) for error in told] == ["bad", "bad"]
    with pytest.raises(ValueError, match="bad"):
        await batch.ask("bad")
    assert await batch.ask("a") == 1


@in_loop
async def test_who_is_gone_keeps_nobody_from_an_answer() -> None:
    batch = Batch(Answers())
    gone, here = asyncio.create_task(batch.ask("a")), asyncio.create_task(batch.ask("a"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await here == 1
