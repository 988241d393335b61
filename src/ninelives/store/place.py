"""Find out where a store is."""

import os
import re
import sys
from pathlib import Path

from ninelives.store.errors import StoreError, reason

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
    """Return the file of `sqlite:///relative.db`, `sqlite:////absolute.db`, or of a path. Links are followed to it."""
    if "://" in url and not url.startswith(SQLITE):
        raise StoreError("store-bad-url", scheme=url.partition("://")[0])
    return Path(url.removeprefix(SQLITE)).expanduser().resolve()


def is_there(path: Path, refusal: str = "store-unreadable") -> bool:
    """Return whether there is such a file; a place that we may not look into is refused."""
    try:
        return path.exists()
    except OSError as error:
        raise StoreError(refusal, place=str(path), file=str(path), reason=reason(error)) from error


def without_secrets(url: str) -> str:
    """Return a database's address as it may be shown: no user, no password."""
    scheme, _, rest = url.partition("://")
    public = re.sub(r"^[^:/@]*(:[^@]*)?@", "", rest)
    return f"{scheme}://{'…' if '@' in public else public.partition('?')[0]}"  # an @ too many: the password goes on


def shown(url: str) -> str:
    """Return what to call a database in messages: the path of a file, or an address without secrets."""
    return without_secrets(url) if is_postgres(url) else str(sqlite_path(url))
