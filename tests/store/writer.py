"""A server that writes as fast as it can and tells what is durable, until it is killed."""

import asyncio
import os
import sys

from ninelives.store import Store
from tests.store.tools import new_table


async def main(url: str, tables: int) -> None:
    store = await Store.open(url)

    async def play(table: str) -> None:
        n = 0
        while True:
            n += 1
            await store.append(table, n, f"{table} {n}".encode())
            os.write(1, f"{table}\t{n}\n".encode())

    await asyncio.gather(*[play(await new_table(store, f"T{n}")) for n in range(tables)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
