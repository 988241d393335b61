"""Fixtures for tests everywhere: a server with a browser, and databases.

Every test that asks for `url` runs on an SQLite file and on a real PostgreSQL.
"""

import os
from collections.abc import Iterator
from itertools import chain, count, groupby, islice
from pathlib import Path

import pytest

from tests.browser.people import browser, people, pictures, server  # noqa: F401
from tests.store.server import Server, missing, postgres

numbers = count()
SLOW = ("bench", "browser", "chaos", "check", "deploy", "examples")  # folders of tests that take many seconds each


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="keep a picture of every place in out/screens")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each of several processes begin with some of the slowest modules, so that none of them is left for the end.

    xdist gives each process one part of the list, all of the same length.
    """
    folders = [Path(__file__).parent / name for name in SLOW]
    slow = [item for item in items if item.path.parent in folders]
    rest = iter([item for item in items if item.path.parent not in folders])
    parts: list[list[pytest.Item]] = [[] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))]
    for n, (_, module) in enumerate(groupby(slow, lambda item: item.path)):
        parts[n % len(parts)] += module
    for part in parts:
        part += islice(rest, max(0, len(items) // len(parts) - len(part)))
    items[:] = [*chain(*parts), *rest]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    if lacking := missing():
        if os.environ.get("CI") == "true":
            pytest.fail(lacking)
        pytest.skip(lacking)
    with postgres(fsync=False) as running:
        yield running


@pytest.fixture
def postgres_url(postgres_server: Server) -> str:
    return postgres_server.create(f"games {next(numbers)} Ü")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games ü%20#.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
