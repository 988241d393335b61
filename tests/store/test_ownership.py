"""Several processes on one database: a table has one owner, and nobody else writes to its log."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text

from ninelives.store import Elsewhere, Store, StoreError, lease, ownership
from tests.store.server import Server
from tests.store.test_failures import far_away
from tests.store.tools import in_loop, meddle, new_table, opened, outcome, row


@asynccontextmanager
async def process(url: str, address: str) -> AsyncIterator[tuple[Store, asyncio.Event]]:
    """A store that beats, and whether it has lost its lease."""
    lost = asyncio.Event()
    async with opened(url) as store:
        await store.join(address, lost.set)
        yield store, lost


@pytest.fixture
def short_lease(monkeypatch: pytest.MonkeyPatch) -> float:
    """Nobody has to wait for long."""
    seconds = 0.6
    monkeypatch.setattr(ownership, "LEASE_SECONDS", seconds)
    monkeypatch.setattr(lease, "SAFE_SECONDS", seconds / 2)
    monkeypatch.setattr(lease, "BEAT_SECONDS", seconds / 6)
    return seconds


@in_loop
async def test_a_table_of_a_process_that_is_alive_is_elsewhere(postgres_url: str) -> None:
    async with process(postgres_url, "one:1") as (one, _), process(postgres_url, "two:2") as (two, _):
        table = await new_table(one, "A")
        with pytest.raises(Elsewhere) as caught:
            await two.entries(table)
        assert caught.value.address == "one:1"
        assert 0 < caught.value.seconds <= ownership.LEASE_SECONDS
        assert await outcome(two.append(table, 1, b"x")) == "log-conflict"
        assert await two.log(table) == [b"0"]  # to look at it is always possible
        assert await outcome(one.append(table, 1, b"x")) == "written"


@in_loop
async def test_tables_of_a_process_that_is_buried_can_be_claimed_at_once(postgres_url: str, short_lease: float) -> None:
    """If it is alive after all, it writes nothing more, and begins a new life with its next beat."""
    async with process(postgres_url, "one:1") as (one, lost), process(postgres_url, "two:2") as (two, _):
        table, name = await new_table(one, "A"), one.process
        assert await two.bury(name)
        assert await two.entries(table) == [b"0"]
        assert await outcome(one.append(table, 1, b"x")) == "log-conflict"
        assert await outcome(two.append(table, 1, b"y")) == "written"
        await asyncio.wait_for(lost.wait(), 10)


@in_loop
async def test_nobody_is_buried_who_may_live_on_another_machine(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(postgres_url, "two:2") as (two, _):
        monkeypatch.setattr(lease, "network", lambda: "another")
        async with process(postgres_url, "one:1") as (one, _):
            table = await new_table(one, "A")
            monkeypatch.undo()
            assert not await two.bury(one.process)
            with pytest.raises(Elsewhere):
                await two.entries(table)
    monkeypatch.setattr(lease, "network", lambda: "")  # where that cannot be told, everybody may
    assert not lease.is_beside_us(":x") and not lease.is_beside_us("x")


@in_loop
async def test_what_is_given_back_can_be_claimed_at_once(postgres_url: str) -> None:
    async with process(postgres_url, "one:1") as (one, _), process(postgres_url, "two:2") as (two, _):
        table = await new_table(one, "A")
        written = one.append(table, 1, b"x")
        one.release(table)
        assert await outcome(written) == "written"
        while True:
            try:
                log = await two.entries(table)
                break
            except Elsewhere:
                await asyncio.sleep(0.01)
        assert log == [b"0", b"x"]
        assert await outcome(two.append(table, 2, b"y")) == "written"
        with pytest.raises(Elsewhere):
            await one.entries(table)


@in_loop
async def test_a_claim_that_meets_a_table_being_given_back_is_a_claim(postgres_url: str) -> None:
    """At any moment: nobody believes to have a table under an epoch that it never had."""
    async with process(postgres_url, "one:1") as (one, _), process(postgres_url, "two:2") as (two, _):
        for number in range(20):
            table = await new_table(one, f"A{number}")
            one.release(table)
            while True:
                try:
                    await two.entries(table)
                    break
                except Elsewhere:
                    pass
            assert await outcome(two.append(table, 1, b"x")) == "written"


@in_loop
async def test_a_process_that_ends_frees_all_it_had(postgres_url: str) -> None:
    async with process(postgres_url, "two:2") as (two, _):
        async with process(postgres_url, "one:1") as (one, _):
            table = await new_table(one, "A")
        assert await two.entries(table) == [b"0"]


@in_loop
async def test_a_stale_owner_is_refused_by_the_database(postgres_url: str) -> None:
    """In the statement that writes: it does not know that somebody else has claimed the table. Others are written."""
    async with process(postgres_url, "one:1") as (one, _), process(postgres_url, "two:2") as (two, _):
        tables = [await new_table(one, name) for name in "ABC"]
        await meddle(postgres_url, f"UPDATE tables SET owner = NULL WHERE id = '{tables[1]}'")
        assert await two.entries(tables[1]) == [b"0"]
        appended = [one.append(table, 1, b"stale") for table in tables]
        assert [await outcome(written) for written in appended] == ["written", "log-conflict", "written"]
        assert await two.log(tables[1]) == [b"0"]
        assert await outcome(two.append(tables[1], 1, b"ours")) == "written"


@in_loop
async def test_an_old_epoch_of_the_same_process_is_refused(postgres_url: str) -> None:
    async with process(postgres_url, "one:1") as (one, _):
        table = await new_table(one, "A")
        await meddle(postgres_url, f"UPDATE tables SET epoch = 7 WHERE id = '{table}'")
        assert await outcome(one.append(table, 1, b"old")) == "log-conflict"
        assert await one.entries(table) == [b"0"]
        assert await outcome(one.append(table, 1, b"new")) == "written"


@in_loop
async def test_entries_in_doubt_are_not_written_by_a_stale_owner(
    postgres_server: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost before the commit, and until it is there again somebody else has claimed one table."""
    from ninelives.store import postgres

    monkeypatch.setattr(postgres, "PATIENCE", (0.05,) * 500)
    async with far_away(postgres_server, postgres_url) as (one, between), opened(postgres_url) as two:
        kept, taken = await new_table(one, "A"), await new_table(one, "B")
        between.cut, between.dead = "before", True
        appended = [one.append(table, 1, b"x") for table in (kept, taken)]
        while between.cut:
            await asyncio.sleep(0)
        assert await two.entries(taken) == [b"0"]
        between.dead = False
        assert [await outcome(written) for written in appended] == ["written", "log-conflict"]
        assert await two.log(taken) == [b"0"]


@in_loop
async def test_what_was_written_before_a_claim_is_acknowledged_after_it(
    postgres_server: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the log that the new owner has read, although the answer of the database was lost."""
    from ninelives.store import postgres

    monkeypatch.setattr(postgres, "PATIENCE", (0.05,) * 500)
    async with far_away(postgres_server, postgres_url) as (one, between), opened(postgres_url) as two:
        table = await new_table(one, "A")
        between.cut, between.dead = "after", True
        written = one.append(table, 1, b"x")
        while between.cut:
            await asyncio.sleep(0)
        while len(log := await two.entries(table)) < 2:
            await asyncio.sleep(0.01)
        assert log == [b"0", b"x"]
        between.dead = False
        assert await outcome(written) == "written"
        assert await outcome(one.append(table, 2, b"y")) == "log-conflict"


@in_loop
async def test_who_cannot_beat_gives_up_before_others_may_begin(
    postgres_server: Server, postgres_url: str, short_lease: float
) -> None:
    async with (
        far_away(postgres_server, postgres_url) as (one, between),
        process(postgres_url, "two:2") as (two, _),
    ):
        lost = asyncio.Event()
        await one.join("one:1", lost.set)
        table = await new_table(one, "A")
        await asyncio.sleep(2 * short_lease)  # it lives on as long as it beats
        with pytest.raises(Elsewhere):
            await two.entries(table)
        assert not lost.is_set()
        between.dead = True
        between.hang_up()
        await lost.wait()
        with pytest.raises(Elsewhere):
            await two.entries(table)
        with pytest.raises(StoreError, match="has not answered"):
            await one.entries(table)
        with pytest.raises(StoreError, match="has not answered"):  # nobody should be sent here
            await one.check()
        await asyncio.sleep(short_lease)
        assert await two.entries(table) == [b"0"]
        between.dead = False
        while True:  # a new life, under a new name
            try:
                other = one.process
                break
            except StoreError:
                await asyncio.sleep(0.01)
        await one.create(row("B"), b"0")
        assert other == one.process


@in_loop
async def test_who_was_stopped_for_longer_than_a_lease_is_told_by_the_database(
    postgres_url: str, short_lease: float
) -> None:
    async with process(postgres_url, "one:1") as (one, lost):
        before = one.process
        await meddle(postgres_url, "UPDATE processes SET beat = beat - 10")
        await lost.wait()
        await asyncio.sleep(short_lease)
        assert one.process != before


@in_loop
async def test_a_process_lives_however_many_wait_for_the_database(postgres_url: str, short_lease: float) -> None:
    """As when hundreds of tables are claimed at once: a beat waits for none of them."""
    async with process(postgres_url, "one:1") as (one, lost):
        wait = text(f"SELECT pg_sleep({3 * short_lease})")
        await asyncio.gather(*(one._write(lambda connection: connection.execute(wait)) for _ in range(20)))
        assert not lost.is_set()


@in_loop
async def test_other_processes_describe_their_public_tables(postgres_url: str) -> None:
    async with process(postgres_url, "one:1") as (one, _), process(postgres_url, "two:2") as (two, _):
        for name in "ABC":
            await one.create(row(name, public=name != "B"), b"0")
        await one.describe([(row("A").id, 2, b"A"), (row("B").id, 1, b"B"), (row("C").id, 0, b"C")])
        assert await two.public_elsewhere(9) == [b"A"]
        assert await one.public_elsewhere(9) == []
        assert await two.description(row("B").id) == b"B"
        one.release(row("A").id)
        while await two.public_elsewhere(9):
            await asyncio.sleep(0.01)


@in_loop
async def test_a_file_has_one_owner_and_no_beats(sqlite_url: str) -> None:
    async with process(sqlite_url, "one:1") as (one, _):
        assert not one.is_shared
        table = await new_table(one, "A")
        assert await one.entries(table) == [b"0"]
        assert await outcome(one.append(table, 1, b"x")) == "written"
        await one.describe([(table, 1, b"A")])
        assert await one.public_elsewhere(9) == []


@in_loop
async def test_an_owner_that_ends_while_somebody_asks_for_its_table_has_it_no_more(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(postgres_url, "one:1") as (one, _), process(postgres_url, "two:2") as (two, _):
        table, dying = await new_table(one, "A"), one.process

        def claim(connection: Connection, table_ids: list[str], process: str) -> dict[str, ownership.Claim]:
            execute = connection.execute

            def then_bury(*args: Any) -> Any:
                connection.execute = execute  # type: ignore[method-assign]
                done = execute(*args)
                ownership.bury(connection, dying)
                return done

            connection.execute = then_bury  # type: ignore[assignment,method-assign]
            return real(connection, table_ids, process)

        real = ownership.claim
        monkeypatch.setattr(ownership, "claim", claim)
        assert await two.entries(table) == [b"0"]
        assert await outcome(two.append(table, 1, b"x")) == "written"


@in_loop
async def test_a_table_that_is_claimed_while_the_lease_ends_is_not_ours(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would tell us to give it up: it was not there yet when all others were."""
    async with process(postgres_url, "one:1") as (one, lost):
        table, log = await new_table(one, "A"), Store.log

        async def read_slowly(self: Store, table_id: str) -> list[bytes]:
            before = one.process
            await meddle(postgres_url, "UPDATE processes SET beat = beat - 10")
            await lost.wait()
            while True:
                with suppress(StoreError):
                    if one.process != before:
                        return await log(self, table_id)
                await asyncio.sleep(0.01)

        monkeypatch.setattr(Store, "log", read_slowly)
        with pytest.raises(StoreError) as caught:
            await one.entries(table)
        assert caught.value.message.id == "store-no-lease"


def test_a_clock_is_there_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    before = lease.clock()
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC", "clock_gettime"):  # Windows has none of them
        monkeypatch.delattr(time, name, raising=False)
    assert before >= 0
    assert lease.clock() >= 0


@in_loop
async def test_no_error_of_a_driver_stops_the_beats(postgres_url: str, short_lease: float) -> None:
    """Such as uvloop's `RuntimeError` for a connection that is gone."""
    async with process(postgres_url, "one:1") as (one, lost):
        before, write = one.process, one._database.write

        async def broken(work: Any, urgent: bool = False) -> Any:
            raise RuntimeError("the handler is closed")

        one._database.write = broken  # type: ignore[method-assign]
        await asyncio.wait_for(lost.wait(), 10)
        one._database.write = write  # type: ignore[method-assign]
        while True:  # a new life
            with suppress(StoreError):
                assert one.process != before
                break
            await asyncio.sleep(0.01)


@in_loop
async def test_many_tables_of_a_dead_process_are_claimed_by_two_at_once_each_by_one(postgres_url: str) -> None:
    """In a few statements, without waiting for each other."""
    async with process(postgres_url, "one:1") as (one, _), process(postgres_url, "two:2") as (two, _):
        async with process(postgres_url, "dead:3") as (dead, _):
            tables = [await new_table(dead, f"A{number}") for number in range(120)]

        async def claim(store: Store, table: str) -> bool:
            try:
                assert await store.entries(table) == [b"0"]
            except Elsewhere:
                return False
            return True

        claimed = await asyncio.gather(*(claim(store, table) for table in tables for store in (one, two)))
        for table, by_one, by_two in zip(tables, claimed[::2], claimed[1::2], strict=True):
            assert by_one != by_two
            assert await outcome((one if by_one else two).append(table, 1, b"x")) == "written"


@in_loop
async def test_a_table_whose_row_is_locked_is_not_waited_for(postgres_url: str) -> None:
    async with process(postgres_url, "one:1") as (one, _):
        async with process(postgres_url, "dead:2") as (dead, _):
            locked, free = await new_table(dead, "A"), await new_table(dead, "B")
        holder = await asyncpg.connect(postgres_url)
        try:
            async with holder.transaction():
                await holder.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", locked)
                waiting = asyncio.create_task(one.entries(locked))
                assert await one.entries(free) == [b"0"]
                assert not waiting.done()
            assert await waiting == [b"0"]
        finally:
            await holder.close()
