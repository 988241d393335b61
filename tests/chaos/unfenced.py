"""`ninelives` without its fence, to see that the checker notices: python -m tests.chaos.unfenced serve …

Entries are written whoever owns the table by now, over those that are there; and a process whose lease is over goes on
with all its tables.
"""

import sys

from ninelives.cli import main
from ninelives.store import postgres, store
from ninelives.store.lease import Lease
from tests.chaos.skewed import skew

APPEND = """
    WITH used AS (
        SELECT * FROM unnest($5::text[], $6::text[], $7::int[], $8::float8[], $9::bool[])
            AS used (id, owner, epoch, at, finished)
    ), written AS (
        INSERT INTO entries (table_id, n, at, data)
        SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::bytea[])
        ON CONFLICT (table_id, n) DO UPDATE SET at = excluded.at, data = excluded.data
    )
    SELECT id FROM used
"""


class Undying(Lease):
    """Never too late, whatever the database says."""

    def _give_up(self) -> None:
        pass


def unfence() -> None:
    """Take the fence away."""
    postgres.APPEND_ONCE = postgres.APPEND_MISSING = APPEND
    store.Lease = Undying  # type: ignore[attr-defined]


if __name__ == "__main__":
    skew()
    unfence()
    sys.exit(main())
