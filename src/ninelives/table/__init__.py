"""A live table: seats, clocks, the referee of slaps, and the log it is made of."""

from ninelives.table.table import PHRASES, Seat, Table

__all__ = ["PHRASES", "Seat", "Table"]
