"""The log of a table: in order, whole, durable, and nobody else's."""

import asyncio
import re
import time
from pathlib import Path

import pytest

from ninelives.store import Store, StoreError
from ninelives.store.place import is_postgres
from ninelives.store.store import MANY
from ninelives.text import LANGUAGES, catalogue
from tests.store.tools import in_loop, literal, meddle, new_table, opened, outcome, row


@in_loop
async def test_entries_come_back_in_order_after_closing(url: str) -> None:
    async with opened(url) as store:
        first, second = await new_table(store, "A"), await new_table(store, "B")
        appended = [store.append(table, n, f"{table} {n}".encode()) for n in range(1, 101) for table in (second, first)]
        await asyncio.gather(*appended)
        assert await store.entries(first) == [b"0", *(f"{first} {n}".encode() for n in range(1, 101))]
    async with opened(url) as store:
        assert await store.entries(second) == [b"0", *(f"{second} {n}".encode() for n in range(1, 101))]
        assert await outcome(store.append(second, 101, b"goes on")) == "written"
        assert len(await store.entries(second)) == 102


@in_loop
async def test_closing_writes_what_is_queued(url: str) -> None:
    store = await Store.open(url)
    table = await new_table(store, "A")
    appended = [store.append(table, n, b"x") for n in range(1, 51)]
    await store.close()
    assert all(written.done() and not written.exception() for written in appended)
    assert await outcome(store.append(table, 51, b"too late")) == "store-closed"
    await store.close()  # once more does no harm
    async with opened(url) as store:
        assert len(await store.entries(table)) == 51


@in_loop
async def test_any_text_and_any_bytes(url: str) -> None:
    data = bytes(range(256)) * 4096
    assert len(data) == 1 << 20
    async with opened(url) as store:
        await store.create(row("Čaj für 猫 🐁 ’; --"), data)
        assert await outcome(store.append(row("Čaj für 猫 🐁 ’; --").id, 1, b"")) == "written"
        found = await store.find("Čaj für 猫 🐁 ’; --")
        assert found
        assert await store.entries(found.id) == [data, b""]
        for unheard in ("čaj", "", "\0", "\ud800", "x" * 100_000):
            assert await store.find(unheard) is None


@in_loop
async def test_a_code_belongs_to_one_table(url: str) -> None:
    async with opened(url) as store:
        table = await new_table(store, "CAT")
        with pytest.raises(StoreError, match="CAT") as caught:
            await store.create(row("CAT"), b"other")
        assert caught.value.message.id == "code-taken"
        assert await store.entries(table) == [b"0"]
        assert await outcome(store.append(table, 1, b"x")) == "written"


@in_loop
async def test_what_is_known_of_tables(url: str) -> None:
    begin = time.time()
    async with opened(url) as store:
        for name in "ABC":
            await store.create(row(name, public=name != "B"), b"0")
        await store.append(row("A").id, 1, b"the end", finished=True)
        await store.append(row("B").id, 1, b"the end", finished=True)
        await store.append(row("B").id, 2, b"another game")
        assert {table.code for table in await store.all() if not table.finished} == {"B", "C"}
        assert [table.code for table in await store.recent(9, public_only=False)] == ["B", "A", "C"]
        assert [table.code for table in await store.recent(9, public_only=True)] == ["A", "C"]
        assert [table.code for table in await store.recent(1, public_only=True)] == ["A"]
        found = await store.find("A")
        assert found
        assert (found.id, found.game, found.public, found.finished) == (row("A").id, "any game", True, True)
        assert begin <= found.created < found.updated <= time.time()


@in_loop
async def test_many_appends_share_few_commits(url: str) -> None:
    async with opened(url) as store:
        tables = [await new_table(store, f"T{n}") for n in range(20)]

        async def play(table: str) -> None:
            for n in range(1, 101):
                await store.append(table, n, b"move")

        before = store.commit
        await asyncio.gather(*map(play, tables))
        commits = store.commit - before
        assert [len(await store.entries(table)) for table in tables] == [101] * 20
    assert 100 <= commits <= 200  # 2,000 appends; each table awaits 100 of its own


@in_loop
async def test_more_than_fits_into_one_statement(url: str) -> None:
    async with opened(url) as store:
        table, before = await new_table(store, "A"), store.commit
        last = [store.append(table, n, b"%d" % n) for n in range(1, 12_001)][-1]
        early = int(not is_postgres(url))  # with so many to come, the first are not kept waiting for the last
        assert store.commit == before + early
        assert await outcome(last) == "written"
        assert store.commit == before + early + 1
        assert await store.entries(table) == [b"%d" % n for n in range(12_001)]


@in_loop
async def test_a_log_without_its_past_is_not_continued(url: str) -> None:
    """Neither twice the same entry, nor one too far, nor one of a log that was never read, nor of none."""
    async with opened(url) as store:
        table = await new_table(store, "A")
        tries = [store.append(table, n, b"x") for n in (0, 2, -1, 1, 1, 3, 2)]
        conflict = "log-conflict"
        assert [await outcome(written) for written in tries] == [
            *(conflict, conflict, conflict),
            *("written", conflict, conflict, "written"),
        ]
        assert await outcome(store.append("no such table", 0, b"x")) == conflict
        assert await store.entries("no such table") == []
        assert await outcome(store.append("no such table", 0, b"x")) == conflict
    async with opened(url) as store:
        assert await outcome(store.append(table, 3, b"x")) == conflict
        assert len(await store.entries(table)) == 3
        assert await outcome(store.append(table, 3, b"x")) == "written"


@in_loop
async def test_an_entry_of_another_server_is_never_overwritten(url: str) -> None:
    """The log that both write is refused from there on, until it is read again. The others in the batch are written."""
    async with opened(url) as store:
        tables = [await new_table(store, f"T{n}") for n in range(9)]
        taken = tables[4]
        theirs = f"INSERT INTO entries VALUES ('{taken}', 1, 0, {literal(url, b'theirs')})"
        await meddle(url, theirs)
        appended = {table: [store.append(table, n, b"ours") for n in (1, 2)] for table in tables}
        await asyncio.sleep(0)  # the batch is on its way, and more comes behind it
        for table in tables:
            appended[table].append(store.append(table, 3, b"ours"))
        for table in tables:
            expected = "log-conflict" if table == taken else "written"
            assert [await outcome(written) for written in appended[table]] == [expected] * 3
        assert await outcome(store.append(taken, 2, b"ours")) == "log-conflict"  # not read yet
        assert await store.entries(taken) == [b"0", b"theirs"]
        assert await outcome(store.append(taken, 2, b"ours")) == "written"
        assert [len(await store.entries(table)) for table in tables] == [4, 4, 4, 4, 3, 4, 4, 4, 4]


@in_loop
async def test_entries_appended_together_share_a_commit_however_full_the_queue_is(url: str) -> None:
    async with opened(url) as store:
        table, other = await new_table(store, "A"), await new_table(store, "B")
        for n in range(1, MANY):
            store.append(other, n, b"x")
        before = store.commit
        written = store.append(table, 1, b"last action", b"end")
        assert store.commit == before + int(not is_postgres(url))
        assert await outcome(written) == "written"
        assert store.commit == before + 1
        assert await store.entries(table) == [b"0", b"last action", b"end"]
        assert await outcome(store.append(table, 2, b"x")) == "log-conflict"
        assert await outcome(store.append(table, 3, b"x")) == "written"


@in_loop
async def test_a_log_that_is_released_takes_no_memory_and_must_be_read_again(url: str) -> None:
    async with opened(url) as store:
        written = []
        for n in range(20):
            table = await new_table(store, f"T{n}")
            if n % 2:
                written.append(store.append(table, 1, b"x"))
            store.release(table)
        assert [await outcome(one) for one in written] == ["written"] * 10
        await asyncio.sleep(0)
        assert store._last == {}
        assert await outcome(store.append(table, 2, b"x")) == "log-conflict"
        await store.entries(table)
        assert await outcome(store.append(table, 2, b"x")) == "written"


@in_loop
async def test_who_reads_a_log_waits_for_what_is_being_written_to_it(url: str) -> None:
    """Else the next entry would have the number of one that somebody else has already appended."""
    async with opened(url) as store:
        table = await new_table(store, "A")
        store.append(table, 1, b"x")
        store.release(table)
        assert await store.entries(table) == [b"0", b"x"]
        assert await outcome(store.append(table, 2, b"x")) == "written"


@in_loop
async def test_who_no_longer_waits_disturbs_nobody(url: str) -> None:
    async with opened(url) as store:
        table = await new_table(store, "A")
        store.append(table, 1, b"x").cancel()
        assert await outcome(store.append(table, 2, b"x")) == "written"
        assert len(await store.entries(table)) == 3


@in_loop
async def test_a_setting_is_made_once(url: str) -> None:
    made = iter(range(100))

    def make() -> bytes:
        return f"key {next(made)}".encode()

    async with opened(url) as store:
        answers = await asyncio.gather(*(store.setting("key", make) for _ in range(20)))
        assert len(set(answers)) == 1
        assert await store.setting("other", make) not in answers
    async with opened(url) as store:
        assert await store.setting("key", make) == answers[0]


@in_loop
async def test_two_servers_agree_on_a_setting(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        for n in range(20):
            answers = await asyncio.gather(one.setting(f"{n}", lambda: b"one"), other.setting(f"{n}", lambda: b"other"))
            assert answers[0] == answers[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_said(language: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "ninelives" / "store"
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    ids = set(re.findall(r'"((?:store|log|code)-[a-z-]+)"', source))
    placeless = {"code-taken", "log-conflict", "store-bad-url", "store-no-asyncpg"}
    assert ids > placeless
    place = "/a/long/way" * 20 + "/games.db"
    for message_id in ids:
        text = StoreError(message_id, place=place, reason="why", code="ABC", scheme="ftp", megabytes=64).text(
            catalogue(language)
        )
        assert (place in text) == (message_id not in placeless)
