"""Keep logs at rest: what tables write down, in an SQLite file or in PostgreSQL. Knows bytes, not games."""

from ninelives.store.errors import StoreError, Trouble
from ninelives.store.ownership import LEASE_SECONDS
from ninelives.store.place import default_path, is_postgres
from ninelives.store.store import Elsewhere, Store, TableRow

__all__ = ["LEASE_SECONDS", "Elsewhere", "Store", "StoreError", "TableRow", "Trouble", "default_path", "is_postgres"]
