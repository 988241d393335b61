"""Find out where a store is."""

import os
import sys
from pathlib import Path

from ninelives.store.errors import StoreError

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def default_path() -> Path:
    """Return the file in the user's data folder, where it is expected on this system."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "ninelives" / "ninelives.db"


def is_postgres(url: str) -> bool:
    """Return whether an address is one of PostgreSQL."""
    return url.startswith(POSTGRES)


def sqlite_path(url: str) -> Path:
    """Return the file of `sqlite:///relative.db`, `sqlite:////absolute.db`, or of a path as it is."""
    if "://" in url and not url.startswith(SQLITE):
        raise StoreError("store-bad-url", scheme=url.partition("://")[0])
    return Path(url.removeprefix(SQLITE)).expanduser().absolute()


def without_secrets(url: str) -> str:
    """Return a database's address as it may be shown: no user, no password."""
    scheme, _, rest = url.partition("?")[0].partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
