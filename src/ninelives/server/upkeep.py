"""Back up the database of a server, and restore it: what `ninelives backup` and `ninelives restore` do."""

import asyncio
from pathlib import Path

from ninelives.store import default_path
from ninelives.store.backup import back_up, restore
from ninelives.text import Catalogue, Message
from ninelives.text.bar import draw_bar, wipe_bar


def write_backup(db: str, file: str, force: bool, words: Catalogue) -> int:
    """Write everything into a file, and say how much that was."""
    about = words.say(Message("cli-backing-up"))
    try:
        amount = asyncio.run(back_up(db or str(default_path()), Path(file), force, lambda done: draw_bar(about, done)))
    finally:
        wipe_bar()
    told = {"file": file, "tables": amount.tables, "entries": amount.entries}
    print(words.say(Message("cli-backed-up", told)))
    return 0


def read_backup(db: str, file: str, force: bool, words: Catalogue) -> int:
    """Put a backup into a database, and say how much that was, and where that is which was there before."""
    about = words.say(Message("cli-restoring"))
    try:
        done = asyncio.run(restore(Path(file), db or str(default_path()), force, lambda part: draw_bar(about, part)))
    finally:
        wipe_bar()
    told = {"place": done.place, "tables": done.amount.tables, "entries": done.amount.entries}
    print(words.say(Message("cli-restored", told)))
    if done.replaced:
        print(words.say(Message("cli-replaced", {"file": str(done.replaced)})))
    return 0
