"""What a seat has seen happen, from the first deal on: the part of a perfect-recall tensor that the compact one lacks.

A history is a list of pairs. First who: 1 the viewer, 2 the seat after it, …, players + 1 the table itself (0 where
nothing has happened yet). Then what: 0 for an action that the viewer may not see, 1 + an action, or a card that came to
light, from the first number that is not an action. All is read from observations, so that a history cannot hold what
its seat may not know.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from ninelives.envs.lanes import catbox, felix, maus
from ninelives.games import driver, rulebook
from ninelives.games.catbox.state import ACTIONS as CATBOX_ACTIONS
from ninelives.games.catbox.state import DEALT, TURNED_UP
from ninelives.games.felix.state import ACTIONS as FELIX_ACTIONS
from ninelives.games.felix.state import ROUNDS
from ninelives.games.kernel import EMPTY, States, clone
from ninelives.games.maus.state import HOLD, KINDS, MICE, PIECES, SHOUT, TIME, TURN

Pair: TypeAlias = tuple[int, int]
TABLE = -1  # shows what belongs to no seat


def felix_shown(before: Any, after: Any, viewer: int) -> list[Pair]:
    """Cards that were turned up."""
    if before is None:
        return []
    n, players = int(before["round_no"]), int(after["players"])
    passive = players == 3
    last = int(after["up"]) if after["round_no"] == n else players + passive
    starter, row = int(after["starter"][n]), after["row"][n].tolist()
    owners = [TABLE] * passive + [(starter + k) % players for k in range(players)]
    return [(owners[place], row[place]) for place in range(int(before["up"]), last)]


def catbox_shown(before: Any, after: Any, viewer: int) -> list[Pair]:
    """The hand that a paradox revealed; then the viewer's new cards, and the middle of two players."""
    if before is not None and after["round_no"] == before["round_no"]:
        return []
    found: list[Pair] = []
    if before is not None and after["paradox"] >= 0:
        found += _counted(int(after["paradox"]), after["revealed"].tolist())
    if after["round_no"] < after["players"]:
        found += _counted(viewer, after["hand"][viewer].tolist())
        found += [(TABLE, number) for number in after["middle"][:TURNED_UP].tolist() if number != EMPTY]
    return found


def _counted(seat: int, copies: list[int]) -> list[Pair]:
    return [(seat, number) for number, n in enumerate(copies) for _ in range(n)]


def maus_shown(before: Any, after: Any, viewer: int) -> list[Pair]:
    """The mouse; after its judgement every slap, then the cheese and the viewer's hand.

    Garments come first, then mice, cheeses, kinds of slaps, results, times in milliseconds.
    """
    if before is not None and after["mouse"] == before["mouse"]:
        return []
    if after["mouse"] != EMPTY:
        return [(TABLE, KINDS + int(after["mouse"]))]
    found = [] if before is None else _slaps(after)
    if after["cheeses_taken"] < PIECES:
        found.append((TABLE, KINDS + MICE + int(after["cheese"][after["cheeses_taken"]])))
    return found + [(viewer, garment) for garment in sorted(after["hand"][viewer].tolist()) if garment != EMPTY]


def _slaps(s: Any) -> list[Pair]:
    found: list[Pair] = []
    kinds = KINDS + MICE + PIECES
    for seat, what in enumerate(s["last_what"][: s["players"]].tolist()):
        if what != HOLD:
            found += [(seat, kinds + (what == SHOUT)), (seat, kinds + 2 + int(s["last_result"][seat]))]
            found.append((seat, min(kinds + 8 + int(s["last_time"][seat]), maus.MOST_MS - TURN - 2)))
            found += [(seat, garment) for garment in sorted(s["last_shown"][seat].tolist()) if garment != EMPTY]
    return found


class Kind(NamedTuple):
    """How histories of a game are written."""

    shown: Callable[[Any, Any, int], list[Pair]]
    actions: int  # the numbers from here on are cards
    things: int  # how many numbers that are
    length: Callable[[int], int]  # pairs of the longest game, by players


MAUS_PAIRS = 4096  # of a longer game, 150 mice or more, the beginning is forgotten
KINDS_OF = {
    "felix": Kind(felix_shown, FELIX_ACTIONS, 10, lambda n: felix.longest(n) + ROUNDS * max(4, n)),
    "catbox": Kind(
        catbox_shown, CATBOX_ACTIONS, 9, lambda n: catbox.longest(n) + n * (2 * DEALT[n] + TURNED_UP * (n == 2))
    ),
    "maus": Kind(maus_shown, TURN + 1, maus.MOST_MS - TURN - 1, lambda n: MAUS_PAIRS),
}


class History:
    """What one seat has seen of one game so far. Tell it of every action."""

    def __init__(self, game: str, states: States, seat: int) -> None:
        self._book = rulebook(game)
        self._kind = KINDS_OF[game]
        self.seat = seat
        self.pairs: list[Pair] = []
        self._seen = self._observed(states)
        self._show(None)

    def note(self, actor: int, action: int, states: States) -> None:
        """An action, by the rulebook's number, has led to states[0]."""
        before, self._seen = self._seen, self._observed(states)
        if actor == self.seat or not self._book.is_secret(action):
            self._add(actor, 1 + (action % TIME if self._book.meta.name == "maus" else action))
        elif self._book.meta.name != "maus":  # whether others have answered a mouse is hidden, too
            self._add(actor, 0)
        self._show(before[0])

    def copy(self) -> "History":
        twin = object.__new__(History)
        vars(twin).update(vars(self))
        twin.pairs = self.pairs.copy()
        return twin

    def _show(self, before: Any) -> None:
        for owner, thing in self._kind.shown(before, self._seen[0], self.seat):
            self._add(owner, 1 + self._kind.actions + thing)

    def _add(self, seat: int, what: int) -> None:
        players = int(self._seen["players"][0])
        who = players + 1 if seat == TABLE else 1 + (seat - self.seat) % players
        self.pairs.append((who, what))

    def _observed(self, states: States) -> States:
        seen = clone(states[:1])
        driver.observe(states, 0, self.seat, seen, 0)
        return seen
