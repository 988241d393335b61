"""Keep logs at rest: what tables write down, in an SQLite file or in PostgreSQL. Knows bytes, not games."""

from ninelives.store.errors import StoreError
from ninelives.store.place import default_path
from ninelives.store.store import Store, TableRow

__all__ = ["Store", "StoreError", "TableRow", "default_path"]
