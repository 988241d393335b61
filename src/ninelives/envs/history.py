"""What a seat has seen happen, from the first deal on: the part of a perfect-recall tensor that the compact one lacks.

A history is a list of pairs. First who: 1 the viewer, 2 the seat after it, …, players + 1 the table itself (0 where
nothing has happened yet). Then what: 0 for an action that the viewer may not see, 1 + an action, or a card that came to
light, from the first number that is not an action. All is read from observations, so that a history cannot hold what
its seat may not know.
"""

from typing import Any

from ninelives.envs.role import Pair, role_of
from ninelives.games import driver, rulebook
from ninelives.games.kernel import NOBODY, States, clone, facts


class History:
    """What one seat has seen of one game so far. Tell it of every action."""

    def __init__(self, game: str, states: States, seat: int) -> None:
        self._book = rulebook(game)
        self._role = role_of(game)
        self.seat = seat
        self.pairs: list[Pair] = []
        self._seen = self._observed(states)
        self._show(None)

    def note(self, actor: int, action: int, states: States) -> None:
        """Take down an action, by the rulebook's number, that has led to states[0]."""
        before, self._seen = self._seen, self._observed(states)
        if actor == self.seat or not self._book.is_secret(action):
            self._add(actor, 1 + self._role.noted(action))
        elif not self._book.meta.real_time:  # there, whether others have answered is hidden, too
            self._add(actor, 0)
        self._show(before)

    def copy(self) -> "History":
        """Return a history of the same past, with a future of its own."""
        twin = object.__new__(History)
        vars(twin).update(vars(self))
        twin.pairs = self.pairs.copy()
        return twin

    def _show(self, before: Any) -> None:
        for owner, thing in self._role.shown(before, self._seen, self.seat):
            self._add(owner, 1 + self._role.notes + thing)

    def _add(self, seat: int, what: int) -> None:
        players = self._seen.players
        who = players + 1 if seat == NOBODY else 1 + (seat - self.seat) % players
        self.pairs.append((who, what))

    def _observed(self, states: States) -> Any:
        seen = clone(states[:1])
        driver.observe(states, 0, self.seat, seen, 0)
        return facts(seen)
