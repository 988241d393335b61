"""A game's role `tensor`: all that environments know of it.

| in tensor.py | | if it is left out |
|---|---|---|
| `ACTIONS` | the size of the flat action space | needed |
| `layout(players)` | features of a tensor in order: name, size, lowest and highest value | needed |
| `write_tensor(s, seat, public, out, at)` | compiled: writes them from a place on, returns the place behind | needed |
| `VERSION` | raised whenever the layout changes | 1 |
| `longest(players)` | no game has more actions | 1000, which must be true then |
| `span(players)` | from the worst score to the best | 1000, which must be true then |
| `mark`, `flat_of`, `action_of` | compiled: what numbers of the flat space stand for | the rulebook's actions |
| `meant(flat)` | the same for people who read | the rulebook's actions |
| `PUBLIC`, `has_news`, `write_public` | compiled: the part of tensors that is the same for several steps | none |
| `shown(before, after, viewer)` | for histories: pairs of a seat and something that came to light | only actions |
| `THINGS` | these are numbers below this one | 0 |
| `pairs(players)` | the length of histories; the beginning of longer ones is forgotten | `longest` |
| `noted(action)`, `NOTED` | an action in histories, below NOTED | itself, `ACTIONS` |
| `chosen(o, seat)` | what a seat has chosen face down in a world, as an action or EMPTY | not told |
| `FORGOTTEN` | what others' hidden choices of earlier rounds are told as; None: as they are | the first hidden one |

Games in real time have more: `chore(s)`, compiled, is what the table does by itself; `STILL` the number in the flat
space of an answer that is none; `SCATTER` how reaction times scatter, as the sigma and tau of an ex-Gaussian.
`seat` and `viewer` are seats as the rulebook counts them, NOBODY is the table; `o`, `before` and `after` are
observations as `kernel.facts`, `before` is None at the deal.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from ninelives.games import GAMES, has_part, rulebook
from ninelives.games.kernel import EMPTY

Pair: TypeAlias = tuple[int, int]
UNKNOWN = 1000  # the longest game and the widest span of scores, where a game does not say
PEOPLE = 45.0, 110.0  # milliseconds: how times of choosing scatter (Luce 1986)


@dataclass(frozen=True, eq=False)
class Role:
    """What a game's tensor.py says, and the usual where it says nothing."""

    game: str
    version: int
    actions: int
    layout: Callable[[int], list[tuple[str, int, int, int]]]
    longest: Callable[[int], int]
    span: Callable[[int], int]
    meant: Callable[[int], int]
    shown: Callable[[Any, Any, int], list[Pair]]
    things: int
    pairs: Callable[[int], int]
    noted: Callable[[int], int]
    notes: int
    chosen: Callable[[Any, int], int]
    forgotten: int | None
    still: int | None
    scatter: tuple[float, float]

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a copy in another process be that process' own."""
        return role_of, (self.game,)


@cache
def role_of(game: str) -> Role:
    """Return what environments know of a game: of its newest rules, which they always play."""
    book = rulebook(game)
    tensor = book.part("tensor")

    def own(name: str, usual: Any) -> Any:
        return getattr(tensor, name, usual)

    longest, meant = own("longest", lambda players: UNKNOWN), own("meant", lambda flat: flat)
    hidden = (flat for flat in range(tensor.ACTIONS) if book.is_secret(meant(flat)))
    return Role(
        game=game,
        version=own("VERSION", 1),
        actions=tensor.ACTIONS,
        layout=tensor.layout,
        longest=longest,
        span=own("span", lambda players: UNKNOWN),
        meant=meant,
        shown=own("shown", lambda before, after, viewer: []),
        things=own("THINGS", 0),
        pairs=own("pairs", longest),
        noted=own("noted", lambda action: action),
        notes=own("NOTED", tensor.ACTIONS),
        chosen=own("chosen", lambda o, seat: EMPTY),
        forgotten=tensor.FORGOTTEN if hasattr(tensor, "FORGOTTEN") else next(hidden, None),
        still=own("STILL", None),
        scatter=own("SCATTER", PEOPLE),
    )


def playable() -> list[str]:
    """Return the games that environments can play: those that have the role `tensor`."""
    return [game for game in GAMES if has_part(game, "tensor")]
