"""One live table: seats, a game, clocks. It reads no clock and does no I/O; its state is the replay of its log.

Requests (`sit`, `act`, …) check what somebody asks for and return the entry to be logged, or raise the reason why not.
`apply` takes an entry of the log and carries it out, live and on replay alike.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import ninelives
from ninelives.games import rulebook
from ninelives.games.book import check_names
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.table.clock import PACES, Clock
from ninelives.table.entries import (
    Acted,
    AnyEntry,
    BotSat,
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
)
from ninelives.table.referee import HEAD_STARTS, slap_options

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
REAL_TIME = "maus"  # its mice are turned by the table, and its slaps are judged by the referee
SEALED = "felix"  # where a sealed maximum makes sense


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
        return not self.person and not self.bot

    @property
    def mover(self) -> str:
        """Who moves for this seat: its person (""), its bot, or the bot that minds it."""
        return self.bot or (MINDER if self.minded else "")


MINDER = "level3"


class Table:
    def __init__(self, opened: Opened) -> None:
        self._book = rulebook(opened.game)
        meta = self._book.meta
        meta.check_players(opened.players)
        meta.encode_options(opened.options)
        if opened.clock not in PACES:
            raise GameError("unknown-clock", clock=opened.clock, valid=", ".join(PACES))
        if opened.slaps and opened.game != REAL_TIME:
            raise GameError("no-slaps", game=meta.title)
        self.slaps = slap_options(opened.slaps) if opened.game == REAL_TIME else {}
        self.setup = opened
        self.seats = [Seat() for _ in range(opened.players)]
        self.host = ""
        self.game: Game | None = None
        self.is_playing = False  # from the start of a game to its end
        self.finished = [opened.record] if opened.record else []  # records of games
        self.faces = [[""] * opened.players] if opened.record else []  # of the bots that played them
        self.turns = [0] * opened.players  # actions of each seat in this game
        self.clock = Clock(PACES[opened.clock], opened.players)
        self.judged: list[dict[str, Any]] = []
        self.said: tuple[int, str] | None = None

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
        if any(other.name == name for n, other in enumerate(self.seats) if n != seat):
            raise GameError("name-taken", name=name)
        return Sat(at=now, seat=seat, person=person, name=name)

    def seat_bot(self, person: str, seat: int, bot: str, name: str, face: str, now: float) -> BotSat:
        self._check_host(person)
        self._check_seat(seat)
        self._check_not_playing()
        if self.seats[seat].person:
            raise GameError("seat-taken", seat_number=seat + 1)
        return BotSat(at=now, seat=seat, bot=bot, name=name, face=face)

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

    def head_start(self, person: str, seat: int, ms: int, now: float) -> HeadStart:
        """The host makes up for slower hands or eyes, or for quicker ones."""
        self._check_host(person)
        self._check_seat(seat)
        self._check_not_playing()
        self._check_slaps()
        if self.seats[seat].is_open:
            raise GameError("seat-open", seat_number=seat + 1)
        if ms not in HEAD_STARTS:
            raise GameError("bad-head-start", ms=str(ms), least=str(HEAD_STARTS[0]), most=str(HEAD_STARTS[-1]))
        return HeadStart(at=now, seat=seat, ms=ms)

    def start(self, person: str, seed: int, now: float, **options: Any) -> Started:
        """Begin a game, or play once more with the same people. Options are those that hold for this game alone."""
        self._check_host(person)
        self._check_not_playing()
        free = [n + 1 for n, seat in enumerate(self.seats) if seat.is_open]
        if free:
            raise GameError("seats-open", seat_numbers=free)
        return Started(at=now, seed=seed, rules=self._book.meta.rules_version, options=options)

    def act(self, person: str, action: str, turn: int, now: float) -> Acted:
        """A person's action. `turn` counts the actions of that seat, so that none is carried out twice."""
        seat = self._own_seat(person)
        game = self._playing()
        if game.name == REAL_TIME:
            raise GameError("use-slap")
        done = self.turns[seat]
        if turn < done:
            raise GameError("repeated-action", turn=turn)
        if turn > done:
            raise GameError("early-action", turn=turn, expected=done)
        return Acted(at=now, seat=seat, action=action)

    def seal(self, person: str, most: int, now: float) -> Sealed:
        seat = self._own_seat(person)
        game = self._playing()
        if game.name != SEALED:
            raise GameError("no-sealed-maximum", game=game.book.meta.title)
        if game.view(None).phase != "bid":
            raise GameError("seal-later")
        return Sealed(at=now, seat=seat, most=most)

    def mind(self, seat: int, why: str, now: float) -> Minded | None:
        """Let a bot mind a person's seat, if that makes a difference."""
        there = self.seats[seat]
        if self.is_playing and there.person and not there.minded:
            return Minded(at=now, seat=seat, why=why)
        return None

    def come_back(self, person: str, now: float) -> Returned | None:
        seat = self.seat_of(person)
        return Returned(at=now, seat=seat) if seat is not None and self.seats[seat].minded else None

    def say(self, person: str, phrase: str, now: float) -> Said:
        seat = self._own_seat(person)
        if phrase not in PHRASES:
            raise GameError("unknown-phrase", phrase=phrase, valid=", ".join(PHRASES))
        return Said(at=now, seat=seat, phrase=phrase)

    def check_reader(self, person: str) -> None:
        """Whether mice might wait for somebody who reads."""
        self._own_seat(person)
        self._check_slaps()

    def _check_slaps(self) -> None:
        if self.setup.game != REAL_TIME:
            raise GameError("no-slaps", game=self._book.meta.title)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise GameError("bad-seat", seat_number=str(seat), last=len(self.seats) - 1)

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise GameError("host-only")

    def _check_not_playing(self) -> None:
        if self.is_playing:
            raise GameError("game-running")

    def _check_name(self, name: str) -> None:
        """Whether a game could be recorded with this name."""
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
        for n, seat in enumerate(self.seats):
            if seat.person == person and person:
                return n
        return None

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return self.game.actors if self.game and self.is_playing else []

    def sealed_move(self) -> tuple[int, str] | None:
        """What a sealed maximum does now: raise by as little as possible, or pass when it is exceeded."""
        for seat in self.actors():
            most = self.seats[seat].sealed
            if most and self.game and (legal := self.game.legal(seat))[0] == "pass":
                raises = legal[1:2]
                return seat, raises[0] if raises and int(raises[0].removeprefix("bid ")) <= most else "pass"
        return None

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
                self._start(entry)
            case Acted(seat=n):
                self._act(entry)
            case Sealed(seat=n):
                self.seats[n].sealed = entry.most
            case Minded(seat=n):
                self.seats[n].minded = entry.why
                self.clock.pause(n, entry.at)
            case Returned(seat=n):
                self._return(n, entry.at)
            case Said(seat=n):
                self.said = n, entry.phrase
            case Judged():
                self.judged = entry.slaps
            case Resumed():
                self.clock.restart(entry.at)

    def _leave(self, n: int) -> None:
        person = self.seats[n].person
        self.seats[n] = Seat()
        if person == self.host:
            self.host = ""

    def _return(self, n: int, now: float) -> None:
        """The person is back, with some time to act, but only once in a turn: else nobody could be made to move."""
        seat, turn = self.seats[n], self.turns[n]
        self.clock.resume(n, now, refill=seat.refilled != turn)
        seat.minded, seat.refilled = "", turn

    def _start(self, entry: Started) -> None:
        known = self._book.meta.rules_version
        if entry.rules != known:
            raise GameError("record-rules", found=str(entry.rules), known=str(known))
        names = [seat.name for seat in self.seats]
        options = self.setup.options | entry.options
        self.game = ninelives.new(self.setup.game, len(self.seats), seed=entry.seed, names=names, **options)
        self.is_playing = True
        self.turns = [0] * len(self.seats)
        self.clock = Clock(self.clock.pace, len(self.seats))
        for seat in self.seats:
            seat.minded, seat.sealed, seat.refilled = "", 0, -1
        self.clock.turn_to(self.actors(), entry.at)

    def _act(self, entry: Acted) -> None:
        game = self._playing()
        game.act(entry.seat, entry.action)
        self.turns[entry.seat] += 1
        self.is_playing = not game.over
        self.clock.turn_to(self.actors(), entry.at, acted=entry.seat)
        sealed = [seat for seat in self.seats if seat.sealed]
        if sealed and self._is_new_round(game):
            for seat in sealed:
                seat.sealed = 0
        if not self.is_playing:
            self.finished.append(game.record())
            self.faces.append([seat.face for seat in self.seats])
            game.forget()

    def _is_new_round(self, game: Game) -> bool:
        """Felix: whether cards are being placed again."""
        return any(game.legal(seat)[0].startswith("place ") for seat in self.actors()[:1])
