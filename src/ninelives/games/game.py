"""Play games as objects: the friendly side of a rulebook."""

import functools
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy as np

from ninelives.games import driver
from ninelives.games.book import Book, Deal, check_names
from ninelives.games.errors import GameError, IllegalAction, UnreadableAction
from ninelives.games.kernel import WORK, States, clone, facts, pack
from ninelives.games.meta import as_index
from ninelives.games.sheet import SHEET, print_json
from ninelives.text import Message

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
_SEATS = [[seat for seat in range(6) if mask >> seat & 1] for mask in range(1 << 6)]  # seats by bit mask


class _Scratch(threading.local):
    """Room for compiled rules to write into, one for each thread: several threads may ask games at once."""

    def __init__(self) -> None:
        self.work = np.zeros(1, WORK)
        self.sheet = np.zeros(1, SHEET)
        self.letters = memoryview(self.sheet["letters"][0])
        self.seen: dict[np.dtype[np.void], States] = {}

    def room_for(self, dtype: np.dtype[np.void]) -> States:
        """Return room for one observation: making it anew would take as long as writing into it."""
        if dtype not in self.seen:
            self.seen[dtype] = np.empty(1, dtype)
        return self.seen[dtype]


_scratch = _Scratch()


class Game:
    """One game of any rulebook. Seats are numbered from 0; actions are texts such as `bid 5`.

    >>> import ninelives
    >>> game = ninelives.new("felix", players=3, seed=1, names=["Ada", "Ben", "Cleo"])
    >>> while not game.over:
    ...     seat = game.actors[0]
    ...     game.act(seat, game.legal(seat)[0])
    >>> game.scores, game.winners
    ([15, 18, 21], [2])
    """

    def __init__(
        self,
        book: Book,
        players: int,
        options: Mapping[str, Any],
        seed: int | None = None,
        names: Sequence[str] | None = None,
        deal: Deal | None = None,
    ) -> None:
        meta = book.meta
        players = as_index(players)
        meta.check_players(players)
        encoded = meta.encode_options(options, players)
        self.book = book
        self.players = players
        self._options = meta.all_options(options, players)
        self.seed = secrets.randbits(64) if seed is None and deal is None else _checked_seed(seed)
        self._names = list(names or NAMES[:players])
        check_names(self._names, book, players)
        self.deal = deal
        self.log: list[tuple[int, int]] = []
        self._past: list[States] = []  # the states before the last actions: before all of them, unless forgotten
        self._told: dict[int | None, int] = {}
        self._publics: tuple[_Public, ...] = ()
        self._asked: tuple[States | None, int, bool] = (None, 0, False)
        # Each action makes a new array and leaves the old one alone: what was worked out from a position stays true.
        self.states = np.zeros(1, book.dtype)
        driver.deal(self.states, 0, players, np.array(encoded), np.uint64(self.seed or 0))
        self._lay_out()

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {self.actors}"
        return f"<{self.book.meta.title}, {self.players} players, {len(self.log)} actions, {state}>"

    def _lay_out(self) -> None:
        if self.deal:
            s = facts(self.states)
            self.book.lay(s, self.deal, self._names)
            pack(s, self.states)

    @property
    def name(self) -> str:
        """Return the name of the game's folder, as `ninelives.new` takes it."""
        return self.book.meta.name

    @property
    def names(self) -> list[str]:
        """Return the players' names by seat."""
        return self._names.copy()

    @property
    def options(self) -> Mapping[str, Any]:
        """Return all options of this game, those that nobody chose included."""
        return MappingProxyType(self._options)

    @property
    def actors(self) -> list[int]:
        """Return the seats that may act now: one in turn, several where choices are hidden or the game is real time."""
        return _seats(self._outlook()[1])

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self._outlook()[2]

    def _outlook(self) -> tuple[States | None, int, bool]:
        """Return the position, the mask of its actors and whether it is the end; kept, because everybody asks."""
        if self._asked[0] is not self.states:
            self._asked = self.states, driver.actors(self.states, 0), bool(driver.is_terminal(self.states, 0))
        return self._asked

    def legal(self, seat: int) -> list[str]:
        """Return what a seat may do now, as texts that `act` takes.

        >>> import ninelives
        >>> ninelives.new("felix", players=3, seed=1).legal(0)[:2]
        ['place -8', 'place -5']
        """
        return self._legal(self.states, self._seat(seat))

    def act(self, seat: int, action: str | int, ms: int | None = None) -> None:
        """Carry out an action, or raise with the reason and leave everything as it was.

        In real time an answer takes `ms` milliseconds; without them it comes at the last moment.

        >>> import ninelives
        >>> game = ninelives.new("maus", players=2, seed=1)
        >>> game.act(game.actors[0], "flip")
        >>> game.act(0, "shout", ms=430)
        """
        seat = self._seat(seat)
        if isinstance(action, str):
            code = self.book.timed(self._options, self.book.parse(action), ms)
        else:
            code = self._code(action)
        if not -1 << 63 <= code < 1 << 63:
            raise UnreadableAction("bad-code", code=str(code), game=self.name)
        after = clone(self.states)
        if driver.step(after, 0, seat, code, _scratch.work) == -1:
            raise self._why_not(seat, code)
        self.log.append((seat, code))
        self._past.append(self.states)
        self.states = after
        self._lay_out()

    def can_take_back(self, seat: int) -> bool:
        """Say whether a seat has made a hidden choice that it may still change."""
        return self._open_choice(self._seat(seat)) is not None

    def take_back(self, seat: int) -> None:
        """Undo a seat's hidden choice, as if it had never been made. That can be done until everybody has chosen.

        >>> import ninelives
        >>> game = ninelives.new("felix", players=3, seed=1)
        >>> game.act(1, "place rabbit")
        >>> game.take_back(1)
        >>> game.actors
        [0, 1, 2]
        """
        n = self._open_choice(self._seat(seat))
        if n is None:
            raise GameError("nothing-to-take-back")
        later = self.log[n + 1 :]
        self.states = self._around(n)[0]
        del self._past[n - len(self.log) :], self.log[n:]
        for other, action in later:
            self.act(other, action)
        self._told = {viewer: min(told, len(self.log)) for viewer, told in self._told.items()}

    def _open_choice(self, seat: int) -> int | None:
        """Return which action is a seat's choice that still waits for those of others, if there is one.

        Since then everybody who acted has chosen in secret, too, and all it changed is who still has to.
        """
        acting = self._outlook()[1]
        if not self.book.meta.take_back or not acting:
            return None
        for back in range(1, len(self._past) + 1):
            actor, action = self.log[-back]
            if acting >> actor & 1 or not self.book.is_secret(action):
                return None
            acting |= 1 << actor
            if driver.actors(self._past[-back], 0) != acting:
                return None
            if actor == seat:
                return len(self.log) - back
        return None

    def _code(self, action: Any) -> int:
        """Return an action given by its number, if it is one."""
        try:
            return as_index(action)
        except GameError:
            raise UnreadableAction("not-an-action", value=repr(action)) from None

    def _why_not(self, seat: int, action: int) -> IllegalAction:
        """Return why a seat may not do this now, told from what the seat itself can see."""
        seen = self.observation(seat)
        return self.book.why_not(facts(seen), seat, action, _seats(driver.actors(seen, 0)))

    def observation(self, seat: int | None) -> States:
        """Return what a seat (None: a spectator) may know, as an array of one record: what bots look at.

        >>> import ninelives
        >>> game = ninelives.new("felix", players=3, seed=1)
        >>> game.observation(0)["hand"][0].tolist()  # bit masks of cards; -2 is hidden
        [991, -2, -2, 0, 0]
        """
        return _observe(self.states, None if seat is None else self._seat(seat))

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat (None: a spectator) is shown: the `View` of the game's view.py, see docs/views.md.

        >>> import ninelives
        >>> view = ninelives.new("catbox", players=3, seed=1).view(0)
        >>> view.phase, view.seats[0].cards, view.seats[1].hand
        ('aside', 10, None)
        """
        return self.book.template.decode(self.view_json(seat))

    def view_json(self, seat: int | None = None) -> bytes:
        """Return the same view as JSON, which is the form that it is made in."""
        return _printed(self.book, self.states, None if seat is None else self._seat(seat))

    def _public(self, states: States) -> "_Public":
        """Return what everybody may know of a position; the last two are kept, for a story needs before and after."""
        for public in self._publics:
            if public.states is states:
                return public
        public = _Public(self.book, states)
        self._publics = (*self._publics[-1:], public)
        return public

    @property
    def scores(self) -> list[int]:
        """Return the points by seat: final after the end, before it as things stand."""
        return self._returns("scores")

    @property
    def places(self) -> list[int]:
        """Return the places by seat, from 1; ties are shared."""
        return self._returns("places")

    def _returns(self, what: str) -> list[int]:
        work = _scratch.work
        driver.returns(self.states, 0, work)
        numbers: list[int] = work[what][0, : self.players].tolist()
        return numbers

    @property
    def winners(self) -> list[int]:
        """Return the seats that won, several if they share the victory; nobody before the end."""
        return [seat for seat, place in enumerate(self.places) if place == 1] if self.over else []

    def events(self, seat: int | None = None) -> list[Message]:
        """Return what happened since this viewer last asked, as far as the viewer may know.

        >>> import ninelives
        >>> from ninelives.text import catalogue
        >>> game = ninelives.new("felix", players=3, seed=1, names=["Ada", "Ben", "Cleo"])
        >>> game.act(1, "place rabbit")
        >>> for event in game.events(0):
        ...     print(catalogue("en").say(event, game.names))
        Round 1. Ben is the start player.
        Ben places a card.
        """
        seat = None if seat is None else self._seat(seat)
        told = self._told.get(seat, -1)
        self._told[seat] = len(self.log)
        opening = self.opening(seat) if told < 0 else []
        return opening + [event for n in range(max(0, told), len(self.log)) for event in self.events_of(n, seat)]

    def opening(self, seat: int | None = None) -> list[Message]:
        """Return how the game began, as far as a viewer may know."""
        first = self._around(0)[0] if self.log else self.states
        return self.book.opening(facts(_observe(first, seat)))

    def events_of(self, n: int, seat: int | None = None) -> list[Message]:
        """Return what the n-th action brought about, as far as a viewer may know."""
        actor, action = self.log[n]
        hidden = actor != seat and self.book.is_secret(action)
        return self._tell(n, None if hidden else action)

    def positions(self, seat: int | None = None) -> "list[Moment]":
        """Return every moment of the game, from the deal on, as a viewer knew it."""
        seat = None if seat is None else self._seat(seat)
        return [Moment(self, n, seat) for n in range(len(self.log) + 1)]

    def story(self) -> list[Message]:
        """Return the whole game told with open cards: for those who may see everything, such as after the end."""
        return self.opening() + [event for n, (_, action) in enumerate(self.log) for event in self._tell(n, action)]

    def _tell(self, n: int, action: int | None) -> list[Message]:
        """Tell what the n-th action brought about: what everybody may know, and the action unless it is hidden."""
        before, after = (self._public(states) for states in self._around(n))
        return self.book.story(before, after, self.log[n][0], action) + self._outcome(n)

    def _around(self, n: int) -> tuple[States, States]:
        """Return the states before and after the n-th action."""
        back = n - len(self.log)
        if back < -len(self._past):
            raise ValueError(f"action {n} is forgotten: load the transcript to hear of it")
        return self._past[back], self._past[back + 1] if back < -1 else self.states

    def forget(self) -> None:
        """Free all past states but the last: a long game keeps some hundred kilobytes of them, to be told."""
        del self._past[:-1]

    def _outcome(self, n: int) -> list[Message]:
        told = []
        if n + 1 == len(self.log) and self.over:
            told += [Message("score", {"seat": s, "points": points}) for s, points in enumerate(self.scores)]
            told.append(Message("winners", {"seats": self.winners, "count": len(self.winners)}))
        return told

    def transcript(self) -> str:
        """Return the game as a text that `ninelives.load` reads back; see docs/transcript.md."""
        from ninelives.games.transcript import write

        return write(self)

    def copy(self) -> "Game":
        """Return an independent game in the same position, with the same history and the same luck to come.

        >>> import ninelives
        >>> game = ninelives.new("felix", players=3, seed=1)
        >>> what_if = game.copy()
        >>> what_if.act(0, what_if.legal(0)[0])
        >>> len(what_if.log), len(game.log)
        (1, 0)
        """
        twin: Game = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.states = clone(self.states)
        twin.log, twin._past, twin._told = self.log.copy(), self._past.copy(), self._told.copy()
        return twin

    __copy__ = copy

    def _seat(self, seat: int) -> int:
        number = as_index(seat)
        if not 0 <= number < self.players:
            raise GameError("bad-seat", seat_number=str(seat), last=self.players - 1)
        return number

    def _legal(self, states: States, seat: int) -> list[str]:
        work = _scratch.work
        n = driver.legal(states, 0, seat, work)
        return [_listed(self.book.describe, action) for action in work["acts"][0, :n].tolist()]


@dataclass(frozen=True)
class Moment:
    """One moment of a game as a viewer knew it, for replays. What is told and shown of it is made when asked for."""

    game: Game
    n: int  # how many actions came before it
    seat: int | None

    @property
    def events(self) -> list[Message]:
        """Return what led to this moment: what the last action brought about, or the deal."""
        return self.game.events_of(self.n - 1, self.seat) if self.n else self.game.opening(self.seat)

    @property
    def view_json(self) -> bytes:
        """Return what the viewer saw at this moment, as JSON."""
        game = self.game
        states = game._around(self.n - 1)[1] if self.n else game._around(0)[0] if game.log else game.states
        return _printed(game.book, states, self.seat)


def _checked_seed(seed: int | None) -> int | None:
    if seed is not None and not 0 <= as_index(seed) < 1 << 64:
        raise GameError("bad-seed", seed=str(seed))
    return None if seed is None else as_index(seed)


@functools.cache
def _listed(describe: Callable[[int], str], action: int) -> str:
    """Return a legal action as text: there are few, so each is written once."""
    return describe(action)


class _Public:
    """What everybody may know of a position, worked out when it is asked for."""

    def __init__(self, book: Book, states: States) -> None:
        self.book, self.states = book, states

    @functools.cached_property
    def facts(self) -> Any:
        return facts(_observe(self.states, None))

    @functools.cached_property
    def view(self) -> Any:
        return self.book.template.decode(_printed(self.book, self.states, None))


def _printed(book: Book, states: States, seat: int | None) -> bytes:
    """Return what a seat is shown of a position, as JSON."""
    sheet = _scratch.sheet
    driver.show(states, 0, -1 if seat is None else seat, _scratch.room_for(book.dtype), sheet)
    length = print_json(sheet, *book.template.arrays)
    if length < 0:
        raise RuntimeError(f"write_view of {book.meta.name} does not write what its View says, or more than fits")
    return bytes(_scratch.letters[:length])


def _observe(states: States, seat: int | None) -> States:
    seen = clone(states)
    driver.observe(states, 0, -1 if seat is None else seat, seen, 0)
    return seen


def _seats(mask: int) -> list[int]:
    return _SEATS[mask].copy()
