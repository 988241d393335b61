"""Hold on to the file of a store: keep other servers out, and notice when it is no longer the one that was opened."""

import errno
import os
import struct
import sys
import tempfile
from pathlib import Path

from ninelives.store.errors import StoreError, Trouble

MAGIC = b"SQLite format 3\0"
# A byte of the page that SQLite keeps free for its own locks, behind those. On no system it ever holds data.
LOCK_BYTE = 0x40000000 + 1024
ROOM = 1_000_000  # bytes
TAKEN = (errno.EACCES, errno.EAGAIN)


class Hold:
    """One file, by whatever name it was found: a link to it is the same file.

    Its descriptor is opened before SQLite opens the file and closed afterwards: on POSIX, closing any descriptor of a
    file ends all locks that SQLite has on it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log, self._index = Path(f"{path}-wal"), Path(f"{path}-shm")  # SQLite's own, beside a file in use
        self._known: dict[Path, tuple[int, int]] = {}
        self._file = path.open("r+b", buffering=0)
        try:
            lock_byte(self._file.fileno())
        except OSError as error:
            self._file.close()
            if error.errno in TAKEN:
                raise StoreError("store-in-use", place=str(path)) from error
            raise

    def note(self) -> None:
        """Remember which files SQLite has opened by now: what is written to them is kept only as long as they stay."""
        self._known = {path: identity(path) for path in (self._path, self._log, self._index)}
        found = os.fstat(self._file.fileno())
        if self._known[self._path] != (found.st_dev, found.st_ino):
            raise Trouble("store-replaced", place=str(self._path))

    def check(self) -> None:
        """Raise if what was written now will not be found here: files that were deleted can still be written to."""
        self._check_name(self._path)
        self._check_name(self._log)

    def look(self) -> None:
        """Raise if anything is wrong with the files. For one thread only: it moves the position in the file."""
        self.check()
        self._check_name(self._index)
        check_writable(self._path)
        self._file.seek(0)
        if self._file.read(len(MAGIC)) != MAGIC:
            raise Trouble("store-overwritten", place=str(self._path), reason="file is not a database")

    def _check_name(self, path: Path) -> None:
        try:
            found = identity(path)
        except OSError as error:
            raise Trouble("store-gone", place=str(path), reason=error.strerror) from error
        if found != self._known[path]:
            raise Trouble("store-replaced", place=str(path))

    def close(self) -> None:
        """Let other servers in."""
        self._file.close()


def identity(path: Path) -> tuple[int, int]:
    """Return what a file has of its own, whatever it is called: its device and its number there."""
    found = path.stat()
    return found.st_dev, found.st_ino


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, or whose folder cannot."""
    for needed in (path, path.parent):
        if not os.access(needed, os.R_OK | os.W_OK) and needed.exists():
            raise Trouble("store-read-only", place=str(path), reason=str(needed))


def check_room(folder: Path) -> None:
    """Raise an `OSError` if a disk is full. What SQLite has left unused may take one more entry, but not a game."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(ROOM))
        file.flush()
        os.fsync(file.fileno())


def lock_byte(descriptor: int) -> None:
    """Lock a file as long as this descriptor is open, or raise an `OSError` if somebody else has."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, LOCK_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    elif sys.platform == "linux":
        import fcntl

        # Belongs to the descriptor, not to the process: SQLite opens and closes the same file all the time.
        flock = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCK_BYTE, 1, 0)
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, flock)
    else:
        import fcntl

        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, LOCK_BYTE)
