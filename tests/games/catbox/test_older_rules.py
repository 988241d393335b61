"""Cat in the Box: tables that were opened by version 1 of the rules."""

from ninelives.table import Table
from ninelives.table.entries import Opened


def test_CB_5_a_table_that_was_opened_with_a_face_that_is_refused_now_plays_on() -> None:
    table = Table(Opened(at=0, code="A", game="catbox", players=5, options={"board": "white"}, clock="none"))
    for seat in range(5):
        table.apply(table.sit(f"p{seat}", f"P{seat}", seat, 0))
    assert table.start("p0", 1, 0).rules == 1
