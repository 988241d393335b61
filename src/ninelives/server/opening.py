"""Open new tables: check what is wished for, and write them down under codes that no other table has."""

import secrets
from typing import Any

import msgspec

from ninelives.games import part, rulebook
from ninelives.server.messages import Number, Text
from ninelives.store import Store, StoreError, TableRow
from ninelives.table import Table
from ninelives.table.entries import Opened, encode

# Easy to read aloud and to type on a phone: no vowels (no words), nothing that looks like something else.
ALPHABET = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 6


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Say what it takes to open a table."""

    game: Text
    players: Number | None = None  # as many as usual
    options: dict[str, Any] = {}
    clock: Text = "none"
    hints: bool = True
    public: bool = False
    slaps: dict[str, Any] = {}


def complete(wish: NewTable) -> NewTable:
    """Write down all options, so that a table does not change when others become usual."""
    meta, slaps = rulebook(wish.game).meta, wish.slaps
    players = meta.usual_players if wish.players is None else wish.players
    meta.check_players(players)
    if meta.real_time:
        referee = part(wish.game, "referee")
        slaps = referee.slap_options(referee.usual_slap_options(wish.options) | slaps)
    options = meta.all_options(wish.options, players)
    return msgspec.structs.replace(wish, players=players, options=options, slaps=slaps)


async def create(store: Store, opened: Opened, finished: bool = False) -> tuple[TableRow, Table]:
    """Write down a new table, under a code that no other has.

    Where there are several processes nobody owns it yet: the first one who comes to it may be sent to another one,
    which should not have to relay.
    """
    while True:
        opened = msgspec.structs.replace(opened, code=new_code())
        table = Table(opened)
        row = TableRow(secrets.token_urlsafe(16), opened.code, opened.game, opened.public, finished=finished)
        try:
            await store.create(row, encode(opened), owned=not store.is_shared)
        except StoreError as error:
            if error.message.id != "code-taken":
                raise
        else:
            return row, table


def new_code() -> str:
    """Make up a code that nobody could guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
