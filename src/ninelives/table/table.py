"""Hold one live table: seats, a game, clocks. It reads no clock and does no I/O; its state is the replay of its log.

Requests (`sit`, `act`, …) check what somebody asks for and return the entry to be logged, or raise the reason why not.
`apply` takes an entry of the log and carries it out, live and on replay alike.
"""

import contextlib
from collections.abc import Collection
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ninelives.games import has_part, part, rulebook, versions
from ninelives.games.book import check_names
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.kernel import facts
from ninelives.table.clock import PACES, Clock
from ninelives.table.entries import (
    Acted,
    AnyEntry,
    BotSat,
    Finished,
    HeadStart,
    Hosted,
    Judged,
    Left,
    Minded,
    Opened,
    Resumed,
    Returned,
    Said,
    Sat,
    Sealed,
    Started,
    TookBack,
)
from ninelives.text.alike import alike

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "hurry",
    "wow",
    "one-more",
    "meow",
    "purr",
    "hiss",
    "mrrp",
)


@dataclass
class Seat:
    """Who sits there. Nobody: no person and no bot."""

    person: str = ""
    name: str = ""
    bot: str = ""
    face: str = ""
    minded: str = ""  # why a bot minds it, if one does
    sealed: int = 0
    head_start: int = 0  # milliseconds
    since: float = 0.0  # when the person sat down
    refilled: int = -1  # the last turn in which the person came back and got some time

    @property
    def is_open(self) -> bool:
        """Say whether nobody sits there."""
        return not self.person and not self.bot

    @property
    def mover(self) -> str:
        """Say who moves for this seat: its person (""), its bot, or the bot that minds it."""
        return self.bot or (MINDER if self.minded else "")


MINDER = "level3"


class Table:
    def __init__(self, opened: Opened) -> None:
        """Take what was once opened as it is: later rules may have other options."""
        self._book = rulebook(opened.game)
        self.referee = part(opened.game, "referee") if self.real_time else None
        self.slaps: dict[str, Any] = self.referee.slap_options(opened.slaps) if self.referee else {}
        self.setup = opened
        self.seats = [Seat() for _ in range(opened.players)]
        self.host = ""
        self.game: Game | None = None
        self.is_playing = False  # from the start of a game to its end
        self.finished = [opened.transcript] if opened.transcript else []  # transcripts of games
        self.faces = [[""] * opened.players] if opened.transcript else []  # of the bots that played them
        self._is_open = False  # a game was begun, and its end is not written down
        self.turns = [0] * opened.players  # what each seat has done in this game, taking back included
        self.clock = Clock(PACES[opened.clock], opened.players)
        self.judged: list[dict[str, Any]] = []
        self._sealing: Any = None  # the role `sealed` of the game that is played, if it has one
        self._sealed_for: int | None = None  # the period in which maxima were sealed

    @property
    def real_time(self) -> bool:
        """Say whether the table turns cards by itself and slaps are judged, or seats act in turn."""
        return self._book.meta.real_time

    # What somebody asks for.

    def sit(self, person: str, name: str, seat: int, now: float) -> Sat:
        """Take an open seat, or that of a bot before the game."""
        self._check_seat(seat)
        if self.seat_of(person) is not None:
            raise GameError("already-seated")
        if self.is_playing and not self.seats[seat].is_open:
            raise GameError("seat-taken", seat_number=seat + 1)
        if self.seats[seat].person:
            raise GameError("seat-taken", seat_number=seat + 1)
        self._check_name(name)
        for n, other in enumerate(self.seats):
            if n != seat and alike(other.name, name):
                raise GameError("name-taken", name=other.name)
        return Sat(at=now, seat=seat, person=person, name=name)

    def seat_bot(self, person: str, seat: int, bot: str, name: str, face: str, now: float) -> BotSat:
        """Let the host give a seat to a bot."""
        self.check_bot_seat(person, seat)
        return BotSat(at=now, seat=seat, bot=bot, name=name, face=face)

    def check_bot_seat(self, person: str, seat: int) -> None:
        """Raise why somebody may not give a seat to a bot, whichever it is."""
        self._check_host(person)
        self._check_seat(seat)
        self._check_not_playing()
        if self.seats[seat].person:
            raise GameError("seat-taken", seat_number=seat + 1)

    def pass_host(self, here: Collection[str], now: float) -> Hosted | None:
        """Let the person who has sat here longest be the host, of those who are here."""
        heirs = [n for n, seat in enumerate(self.seats) if seat.person in here]
        return Hosted(at=now, seat=min(heirs, key=lambda n: self.seats[n].since)) if heirs else None

    def leave(self, person: str, seat: int, now: float) -> Left | Minded:
        """Stand up; the host may also send others away. In a game a bot minds the seat, so that nobody can ruin it."""
        self._check_seat(seat)
        if self.seats[seat].person != person:
            self._check_host(person)
            self._check_not_playing()
            if self.seats[seat].is_open:
                raise GameError("seat-open", seat_number=seat + 1)
        if minded := self.mind(seat, "away", now):
            return minded
        self._check_not_playing()
        return Left(at=now, seat=seat)

    def head_start(self, person: str, seat: int, ms: int, now: float) -> HeadStart | None:
        """Let the host make up for slower hands or eyes, or for quicker ones; None: that is so already."""
        self._check_host(person)
        self._check_seat(seat)
        self._check_not_playing()
        allowed = self._check_slaps().HEAD_STARTS
        if self.seats[seat].is_open:
            raise GameError("seat-open", seat_number=seat + 1)
        if ms not in allowed:
            raise GameError("bad-head-start", ms=str(ms), least=str(allowed[0]), most=str(allowed[-1]))
        return HeadStart(at=now, seat=seat, ms=ms) if ms != self.seats[seat].head_start else None

    def start(self, person: str, seed: int, now: float, **options: Any) -> Started:
        """Begin a game, or play once more with the same people. Options are those that hold for this game alone."""
        self._check_host(person)
        self._check_not_playing()
        free = [n + 1 for n, seat in enumerate(self.seats) if seat.is_open]
        if free:
            raise GameError("seats-open", seat_numbers=free)
        return Started(at=now, seed=seed, rules=self._newest_rules(options), options=options)

    def _newest_rules(self, options: dict[str, Any]) -> int:
        """Return the newest version of rules that allows what this table was once opened with."""
        wanted = self.setup.options | options
        for version in reversed(versions(self.setup.game)[1:]):
            with contextlib.suppress(GameError):
                rulebook(self.setup.game, version).meta.encode_options(wanted, len(self.seats))
                return version
        return versions(self.setup.game)[0]

    def act(self, person: str, action: str, turn: int, now: float) -> Acted:
        """Take a person's action. `turn` counts what that seat has done, so that nothing is carried out twice."""
        seat = self._own_seat(person)
        game = self._playing()
        if game.book.meta.real_time:
            raise GameError("use-slap")
        self._check_turn(seat, turn)
        return Acted(at=now, seat=seat, action=action)

    def take_back(self, person: str, turn: int, now: float) -> TookBack:
        """Let a person choose again who has made a hidden choice, while others have still to make theirs."""
        seat = self._own_seat(person)
        self._playing()
        self._check_turn(seat, turn)
        if not self.can_take_back(seat):
            raise GameError("nothing-to-take-back")
        return TookBack(at=now, seat=seat)

    def seal(self, person: str, most: int, now: float) -> Sealed | None:
        """Take a person's maximum for what is bid for now; None: it is that already."""
        seat = self._own_seat(person)
        game = self._playing()
        if self._sealing is None:
            raise GameError("no-sealed-maximum", game=game.book.meta.title)
        if self._period() is None:
            raise GameError("seal-later")
        return Sealed(at=now, seat=seat, most=most) if most != self.seats[seat].sealed else None

    def resume(self, now: float) -> Resumed | None:
        """Let clocks go on after nobody was there, if there are any."""
        return Resumed(at=now) if self.is_playing and self.clock.pace else None

    def mind(self, seat: int, why: str, now: float) -> Minded | None:
        """Let a bot mind a person's seat, if that makes a difference."""
        there = self.seats[seat]
        if self.is_playing and there.person and not there.minded:
            return Minded(at=now, seat=seat, why=why)
        return None

    def come_back(self, person: str, now: float) -> Returned | None:
        """Give a person the seat back, if a bot minds it."""
        seat = self.seat_of(person)
        return Returned(at=now, seat=seat) if seat is not None and self.seats[seat].minded else None

    def speaker(self, person: str, phrase: str) -> int:
        """Return the seat that speaks when somebody says one of the ready phrases."""
        seat = self._own_seat(person)
        if phrase not in PHRASES:
            raise GameError("unknown-phrase", phrase=phrase, valid=", ".join(PHRASES))
        return seat

    def check_reader(self, person: str) -> None:
        """Raise why nothing waits for somebody who reads."""
        self._own_seat(person)
        self._check_slaps()

    def _check_slaps(self) -> ModuleType:
        if self.referee is None:
            raise GameError("no-slaps", game=self._book.meta.title)
        return self.referee

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise GameError("bad-seat", seat_number=str(seat), last=len(self.seats) - 1)

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise GameError("host-only")

    def _check_turn(self, seat: int, turn: int) -> None:
        done = self.turns[seat]
        if turn < done:
            raise GameError("repeated-action", turn=turn)
        if turn > done:
            raise GameError("early-action", turn=turn, expected=done)

    def _check_not_playing(self) -> None:
        if self.is_playing:
            raise GameError("game-running")

    def _check_name(self, name: str) -> None:
        """Raise why no game could be written down with this name."""
        others = [f"seat {n}" for n in range(len(self.seats) - 1)]
        check_names([name, *others], self._book, len(self.seats))

    def _own_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise GameError("not-seated")
        return seat

    def _playing(self) -> Game:
        if self.game is None or not self.is_playing:
            raise GameError("no-game")
        return self.game

    # What is known.

    def seat_of(self, person: str) -> int | None:
        """Return where somebody sits; None: they watch."""
        for n, seat in enumerate(self.seats):
            if seat.person == person and person:
                return n
        return None

    def actors(self) -> list[int]:
        """Return the seats that may act now."""
        return self.game.actors if self.game and self.is_playing else []

    def can_take_back(self, seat: int) -> bool:
        """Say whether a seat has made a hidden choice that it may still change."""
        return self.is_playing and self.game is not None and self.game.can_take_back(seat)

    def sealed_move(self) -> tuple[int, str] | None:
        """Return the seat that a sealed maximum acts for now, and how it acts."""
        for seat in self.actors():
            most = self.seats[seat].sealed
            if most and self.game:
                return seat, self._sealing.answer(most, self.game.legal(seat))
        return None

    def _period(self) -> int | None:
        """Return the period, such as a round, that a maximum sealed now is good for; None: nothing can be sealed."""
        period: int | None = self._sealing.period(facts(self.game.observation(None))) if self.game else None
        return period

    def knows_rules_of(self, entry: Started) -> bool:
        """Say whether a game that was begun can be played here."""
        try:
            rulebook(self.setup.game, entry.rules)
        except GameError:
            return False
        return True

    def ending(self, now: float) -> Finished | None:
        """Return the entry that closes a game which is over, if that has not been written down yet."""
        game = self.game
        if game is None or self.is_playing or not self._is_open:
            return None
        return Finished(at=now, transcript=game.transcript(), scores=game.scores, winners=game.winners)

    # What is in the log.

    def apply(self, entry: AnyEntry) -> None:
        """Carry out an entry. An illegal action raises and changes nothing, so that it need not be logged."""
        match entry:
            case Sat(seat=n):
                self.seats[n] = Seat(person=entry.person, name=entry.name, since=entry.at)
                self.host = self.host or entry.person
            case BotSat(seat=n):
                self.seats[n] = Seat(bot=entry.bot, name=entry.name, face=entry.face)
            case Left(seat=n):
                self._leave(n)
            case HeadStart(seat=n):
                self.seats[n].head_start = entry.ms
            case Hosted(seat=n):
                self.host = self.seats[n].person
            case Started():
                self._start(entry, self._deal(entry))
            case Acted():
                self._act(entry)
            case TookBack(seat=n):
                self._take_back(n, entry.at)
            case Finished():
                self._finish(entry)
            case Sealed():
                self._seal(entry)
            case Minded(seat=n):
                self.seats[n].minded = entry.why
                self.clock.pause(n, entry.at)
            case Returned(seat=n):
                self._return(n, entry.at)
            case Judged():
                self.judged = entry.slaps
            case Resumed():
                self.clock.restart(entry.at)
            case Said():
                pass

    def _leave(self, n: int) -> None:
        person = self.seats[n].person
        self.seats[n] = Seat()
        if person == self.host:
            self.host = ""

    def _return(self, n: int, now: float) -> None:
        """Give a person the seat back, with some time to act, but once in a turn: else nobody could be made to move."""
        seat, turn = self.seats[n], self.turns[n]
        self.clock.resume(n, now, refill=seat.refilled != turn)
        seat.minded, seat.refilled = "", turn

    def pass_over(self, entry: Started) -> None:
        """Begin a game whose end is known: its actions are counted but not carried out, so its rules are not needed."""
        self._start(entry, None)

    def _deal(self, entry: Started) -> Game:
        book = rulebook(self.setup.game, entry.rules)
        names = [seat.name for seat in self.seats]
        return Game(book, len(self.seats), self.setup.options | entry.options, entry.seed, names)

    def _start(self, entry: Started, game: Game | None) -> None:
        self.game = game
        seals = game is not None and has_part(game.name, "sealed", entry.rules)
        self._sealing = part(self.setup.game, "sealed", entry.rules) if seals else None
        self.is_playing = self._is_open = True
        self.turns = [0] * len(self.seats)
        self.clock = Clock(self.clock.pace, len(self.seats))
        for seat in self.seats:
            seat.minded, seat.sealed, seat.refilled = "", 0, -1
        self.clock.turn_to(self.actors(), entry.at)

    def _act(self, entry: Acted) -> None:
        if self.is_playing and self.game is None:
            self.turns[entry.seat] += 1
            return
        game = self._playing()
        game.act(entry.seat, entry.action)
        self.turns[entry.seat] += 1
        self.is_playing = not game.over
        self.clock.turn_to(self.actors(), entry.at, acted=entry.seat)
        sealed = [seat for seat in self.seats if seat.sealed]
        if sealed and self._period() != self._sealed_for:
            for seat in sealed:
                seat.sealed = 0

    def _take_back(self, n: int, now: float) -> None:
        """Undo a choice. It is the same turn again, in which coming back gives time once."""
        seat, turn = self.seats[n], self.turns[n]
        self.turns[n] += 1
        if self.game:
            self.game.take_back(n)
            self.clock.take_back(n, now)
        if seat.refilled >= turn - 1:
            seat.refilled = self.turns[n]

    def _seal(self, entry: Sealed) -> None:
        if self.game:
            self.seats[entry.seat].sealed = entry.most
            self._sealed_for = self._period()

    def _finish(self, entry: Finished) -> None:
        self.finished.append(entry.transcript)
        self.faces.append([seat.face for seat in self.seats])
        self.is_playing = self._is_open = False
        if self.game:
            self.game.forget()


def check_setup(opened: Opened) -> None:
    """Raise why a table cannot be opened like this."""
    meta = rulebook(opened.game).meta
    meta.check_players(opened.players)
    meta.encode_options(opened.options, opened.players)
    if opened.clock not in PACES:
        raise GameError("unknown-clock", clock=opened.clock, valid=", ".join(PACES))
    if opened.slaps and not meta.real_time:
        raise GameError("no-slaps", game=meta.title)
