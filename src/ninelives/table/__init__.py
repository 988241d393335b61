"""A live table: seats, clocks, links, and the log it is made of."""

from ninelives.table.log import replay
from ninelives.table.table import PHRASES, Seat, Table

__all__ = ["PHRASES", "Seat", "Table", "replay"]
