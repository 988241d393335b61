"""The compiled loops of environments. As in `driver`, verbs are found by the type of the record."""

from typing import Any

from ninelives.envs.lanes import catbox, felix, maus
from ninelives.games import driver
from ninelives.games.catbox.state import STATE as CATBOX
from ninelives.games.driver import verb
from ninelives.games.felix.state import STATE as FELIX
from ninelives.games.kernel import Array, States, entry
from ninelives.games.maus.state import STATE as MAUS

driver.register(FELIX, felix)
driver.register(CATBOX, catbox)
driver.register(MAUS, maus)

_write_tensor = verb("write_tensor")
_write_mask = verb("write_mask")
_action_of = verb("action_of")


@entry
def tensor(states: States, i: int, seat: int, table: States, out: Array, row: int) -> Any:
    """Write what a seat may know of states[i] into a row; how many numbers that were."""
    return _write_tensor(states[i], seat, out, row)


@entry
def mask(states: States, i: int, seat: int, table: States, out: Array, row: int, work: States) -> None:
    """Write which numbers of the flat action space are legal for a seat."""
    _write_mask(states[i], seat, out, row, work[0])


@entry
def action(states: States, i: int, seat: int, flat: int, table: States, luck: Array) -> Any:
    """The rulebook's action that a number of the flat space stands for."""
    return _action_of(states[i], seat, flat, table[0], luck)
