"""Fixtures for tests everywhere: a server with a browser, and databases.

Every test that asks for `url` runs on an SQLite file and on a real PostgreSQL.
"""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.browser.people import browser, people, pictures, server  # noqa: F401
from tests.store.server import Server, missing, postgres

numbers = count()


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
