"""What a rulebook offers to the rest of the world, the same for every game."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Protocol, TypeAlias

import numpy as np

from ninelives.games import has_part, part, usual
from ninelives.games.compiler import register
from ninelives.games.errors import BadDeal, GameError, IllegalAction
from ninelives.games.kernel import once
from ninelives.games.meta import Meta
from ninelives.games.sheet import Template
from ninelives.games.verbs import VERBS
from ninelives.text import Message


class Public(Protocol):
    """What everybody may know of one position, for telling stories: the observation of a spectator."""

    @property
    def facts(self) -> Any:
        """Return the fields of the spectator's record, as plain numbers and lists."""

    @property
    def view(self) -> Any:
        """Return what a spectator is shown: the game's `View`."""


# Cards laid out by hand instead of drawn by luck: the lines of a transcript that say so, by their keys.
Deal: TypeAlias = Mapping[str, str]

_TRANSCRIPT_WORDS = {"record", "game", "rules", "players", "seed", "result"}
_SIGNS = ":,#"  # separate the parts of a transcript, so no name may contain them
LONGEST_NAME = 20


def check_names(names: Sequence[str], book: "Book", players: int) -> None:
    """Refuse names that a transcript could not give back: they are short, different, and none of its own words."""
    if len(names) != players or len(set(names)) < players:
        raise GameError("bad-names", players=players, names=[str(name) for name in names])
    reserved = _TRANSCRIPT_WORDS | {option.name for option in book.meta.options}
    reserved |= {word for key in book.deal_keys(["?"] * players) for word in key.split() if word.isalpha()}
    for name in names:
        if not _can_be_read_back(name) or name.split()[0] in reserved:
            raise GameError("bad-name", name=str(name))


def _can_be_read_back(name: str) -> bool:
    """Return whether a name has only signs that can be seen, and single ordinary spaces inside."""
    if not isinstance(name, str) or not name or len(name) > LONGEST_NAME or not name.isprintable():
        return False
    return name == " ".join(name.split()) and not any(sign in name for sign in _SIGNS)


def start_seat(deal: Deal, names: Sequence[str]) -> int:
    """Return the seat that a deal's `start` line names."""
    if deal["start"] not in names:
        raise BadDeal("start", "bad-start", names=list(names))
    return names.index(deal["start"])


@dataclass(frozen=True, eq=False)
class Book:
    """A rulebook: the dtype of a game's records, and all that ordinary Python adds to its compiled rules."""

    meta: Meta
    dtype: np.dtype[np.void]
    parse: Callable[[str], int]
    describe: Callable[[int], str]
    is_secret: Callable[[int], bool]  # whether this action is hidden from the other seats
    why_not: Callable[[Any, int, int, list[int]], IllegalAction]
    timed: Callable[[Mapping[str, Any], int, int | None], int]  # adds its time to an action that takes one
    template: Template  # turns what `write_view` writes into JSON
    opening: Callable[[Any], list[Message]]
    story: Callable[[Public, Public, int, int | None], list[Message]]  # tells an action, from before and after it
    deal_keys: Callable[[Sequence[str]], list[str]]  # the lines that lay out a whole game, given the names
    lay: Callable[[Any, Deal, Sequence[str]], None]  # puts the cards of a deal into a record

    def part(self, role: str) -> Any:
        """Import another role of the same game, of the same version of its rules."""
        return part(self.meta.name, role, self.meta.rules_version)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a copy in another process be that process' own rulebook."""
        from ninelives.games import rulebook

        return rulebook, (self.meta.name, self.meta.rules_version)


def _no_time(options: Mapping[str, Any], action: int, ms: int | None) -> int:
    """Take an action of a game without real time as it is."""
    if ms is not None:
        raise GameError("takes-no-time")
    return action


# Stands for the role `deal` of a game whose cards cannot be laid out by hand.
_NO_DEAL = SimpleNamespace(deal_keys=lambda names: [], lay=lambda s, deal, names: None)


@once
def assemble(game: str, version: int | None) -> Book:
    """Put the rulebook of a game together from its roles, of the newest version or of an older one."""

    def role(name: str) -> Any:
        return part(game, name, version)

    meta: Meta = role("meta").META
    if version is not None:
        meta = dataclasses.replace(meta, rules_version=version)
    state, rules, knowledge, view = (role(name) for name in ("state", "rules", "knowledge", "view"))
    if missing := register(state.STATE, VERBS, rules, knowledge, view, usual=usual):
        raise GameError("missing-verbs", game=game, names=", ".join(missing), role="rules.py, knowledge.py, view.py")
    actions, story = role("actions"), role("story")
    deal: Any = role("deal") if has_part(game, "deal", version) else _NO_DEAL
    return Book(
        meta,
        state.STATE,
        actions.parse,
        actions.describe,
        actions.is_secret,
        actions.why_not,
        getattr(actions, "timed", _no_time),
        Template(view.View),
        story.opening,
        story.story,
        deal.deal_keys,
        deal.lay,
    )
