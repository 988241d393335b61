"""Make a table go on in real time: cards are turned at moments nobody can foresee, and slaps are measured fairly."""

import math
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ninelives.games.errors import GameError
from ninelives.server import messages
from ninelives.server.pacer import Pacer
from ninelives.table.entries import Acted, Judged
from ninelives.table.link import Link
from ninelives.text import Message

if TYPE_CHECKING:
    from ninelives.server.room import Room

ANY_TIME = 500  # to ask the rules whether a slap would be legal
LINK_SECONDS, LOOK_SECONDS = 3.0, 0.1  # how long a mouse waits until new links are known, and how often it looks
QUIET_SECONDS = 600.0  # from telling the host of somebody to telling it again


def now_ms() -> float:
    """Return the time of the clock that slaps are measured by."""
    return 1000 * time.monotonic()


class Slaps(Pacer):
    """Turns mice, and lets the game's referee judge who slapped them first."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self._referee: Any = room.table.referee
        self._flipped = 0  # mice so far
        self._round: Any = None  # the referee's, while a mouse lies there
        self._delays: dict[int, float] = {}  # of a mouse that is about to be sent
        self._sent: dict[int, float] = {}  # when it was sent to each seat
        self._links: dict[str, Link] = {}  # by person: who comes back has not moved
        self._told: dict[str, float] = {}  # when the host was told of a person, in seconds

    def options(self) -> dict[str, Any]:
        """Return what a new game is played with because of the links: how close times must be to be a tie (MG-10)."""
        measured: dict[str, Any] = self._referee.measured_options(self.room.table.slaps, self._seated())
        return measured

    def go_on(self) -> None:
        """Turn the next mouse after a while. A mouse that lay there when the server went down is let go."""
        game = self.room.table.game
        assert game
        if game.legal(game.actors[0]) == [self._referee.FLIP]:
            if self._all_read():
                self.room.timers.cancel("flip")
            elif self._round is None and not self.room.timers.has("flip"):
                pause = self.room.table.slaps["pause"] + self._referee.flip_delay(self.room.luck)
                self.room.timers.after(self.room.services.pace * pause / 1000, "flip", self.flip)
        elif self._round is None:
            self.room.do(*(self._acted(seat, self._referee.HOLD, "table") for seat in game.actors))

    def _all_read(self) -> bool:
        """Say whether all who play read. Who plays with other people keeps nobody waiting by looking up a rule."""
        here = {seat.person for seat in self.room.table.seats if seat.person in self.room.here and not seat.minded}
        return bool(here) and here <= {place.person for place in self.room.connections if place.reading}

    def stop(self) -> None:
        """Forget the mouse that lies there: it is let go when somebody comes back."""
        self._round, self.mouse, self._delays, self._sent = None, 0, {}, {}

    def flip(self) -> None:
        """Turn a mouse (MG-3). It is shown once it is durable, later to those with a quick connection."""
        table, links = self.room.table, self._seated()
        if self._waits_for_links():
            self.room.timers.after(LOOK_SECONDS, "flip", self.flip)
            return
        assert table.game
        device = self._referee.DEVICE
        head_starts = {n: seat.head_start - (device if seat.mover else 0) for n, seat in enumerate(table.seats)}
        self._round = self._referee.Round.of(links, table.game.options, head_starts)
        self._delays, self._sent = self._referee.send_delays(links), {}
        self.room.do(self._acted(table.actors()[0], self._referee.FLIP, "table"))
        self._flipped += 1
        self.mouse = self._flipped  # from here on: what was there before may just now have been painted
        self.room.broadcast.after(self._begin)

    def _seated(self) -> dict[int, Link]:
        """Return what is known of each seat's connection. Nobody waits for those that are not there."""
        here = self.room.here
        return {
            n: self._links[seat.person] if seat.person in here and not seat.mover else Link(cap=0.0)
            for n, seat in enumerate(self.room.table.seats)
        }

    def _waits_for_links(self) -> bool:
        """Say whether somebody has come so lately that nobody can tell yet how far away they are."""
        latest = now_ms() / 1000 - self.room.services.pace * LINK_SECONDS
        return any(not link.is_known and link.since > latest for link in self._seated().values())

    def meet(self, person: str) -> Link:
        """Go on with what is known of a person. A connection that comes while a mouse lies there is not trusted.

        Else somebody could see it by one that is near and slap by another that is far away, or the other way round.
        """
        table = self.room.table
        seated = {seat.person for seat in table.seats}
        self._links = {who: link for who, link in self._links.items() if who in seated or who in self.room.here}
        seat = table.seat_of(person)
        if self._round is not None and seat is not None:
            self._round.limit_trust(seat, Link().trusted)
        return self._links.setdefault(person, Link(cap=table.slaps["trust"], since=now_ms() / 1000))

    def delay(self, viewer: int | None) -> float:
        """Return the seconds until a viewer is shown a new mouse. Spectators see it last, so that nobody peeks."""
        if not self._delays:
            return 0.0
        now = now_ms()
        waits = {seat: sent - now for seat, sent in self._sent.items()} or self._delays
        wait = max(waits.values(), default=0.0) if viewer is None else waits.get(viewer, 0.0)
        return max(0.0, wait) / 1000

    def has_shown(self, seat: int) -> bool:
        """Say whether a seat has been sent the mouse that lies there."""
        return self.mouse > 0 and seat in self._sent and self._sent[seat] <= now_ms()

    def _begin(self) -> None:
        """Begin the race: the mouse is durable and has left for everybody."""
        if self._round is None:
            return
        begin = now_ms()
        self._sent = {seat: begin + delay for seat, delay in self._delays.items()}
        for seat, sent in self._sent.items():
            there = self.room.table.seats[seat]
            self._round.sent(seat, sent)
            if there.mover:
                self.room.run(self._decide(seat, there.mover, sent, self.mouse))
            elif there.person not in self.room.here:
                self._round.hold(seat)
        self._watch()

    async def _decide(self, seat: int, mover: str, sent: float, mouse: int) -> None:
        """Let a bot slap like everybody else, a moment after it was sent the mouse."""
        if mouse != self.mouse:
            return
        answer = await self.room.thoughts.decide(seat, mover)
        if mouse != self.mouse:
            return
        action, _, ms = answer.rpartition(" ")
        if answer == self._referee.HOLD:
            self._round.hold(seat)
        else:
            self._round.slap(seat, action, float(ms), sent + float(ms))
        self._watch()

    def slap(self, seat: int, request: messages.Slap) -> None:
        """Take a person's slap, shout or hold."""
        arrived, table, game = now_ms(), self.room.table, self.room.table.game
        if self._round is None or game is None or request.mouse != self.mouse or not self.has_shown(seat):
            raise GameError("no-mouse")  # also if it is on its way there: not even that may be found out
        if request.action == self._referee.HOLD:
            self._round.hold(seat)
            self._watch()
            return
        if request.action not in game.legal(seat):
            game.copy().act(seat, request.action, ms=ANY_TIME)  # raises the reason
        self._round.limit_trust(seat, self._links[table.seats[seat].person].trusted)
        verdict = self._round.slap(seat, request.action, request.ms, arrived)
        self._watch()
        if verdict is not self._referee.Verdict.ACCEPTED:
            raise GameError(f"slap-{verdict}")

    def _watch(self) -> None:
        """Wait until no slap can come any more that would win, and until the fastest bot has really slapped."""
        accepted = self._referee.Verdict.ACCEPTED
        slaps = {seat: slap for seat, slap in self._round.reactions().items() if slap.verdict is accepted}
        happened = [self._sent[seat] + slap.elapsed for seat, slap in slaps.items()]
        closes = max(self._round.closes_at, min(happened, default=0.0))
        if math.isfinite(closes):
            self.room.timers.after((closes - now_ms()) / 1000, "close", self.close)

    def close(self) -> None:
        """Judge the mouse."""
        if self._round is None:
            return
        table, answers = self.room.table, self._round.answers()
        slaps: list[dict[str, Any]] = []
        for seat, reaction in self._round.reactions().items():
            slaps.append({"seat": seat, **asdict(reaction)})
            self._look_at(table.seats[seat].person, seat, reaction.cut)
        self._round, self.mouse = None, 0
        entries = [self._acted(seat, answers[seat], self._by(seat)) for seat in table.actors()]
        self.room.do(Judged(at=self.room.services.now(), slaps=slaps), *entries)

    def _look_at(self, person: str, seat: int, cut: float) -> None:
        """Tell the host, once in a while, of somebody whose slaps keep coming later than they say."""
        link, now = self._links.get(person), now_ms() / 1000
        if link is None:  # a bot
            return
        link.slapped(cut)
        if link.is_odd and person != self.room.table.host and now > self._told.get(person, -math.inf) + QUIET_SECONDS:
            self._told[person] = now
            self.room.tell_host(messages.Notice(Message("odd-slaps", {"seat": seat})))

    def _by(self, seat: int) -> str:
        there = self.room.table.seats[seat]
        return "bot" if there.bot else "minder" if there.minded else "person"

    def _acted(self, seat: int, action: str, by: str) -> Acted:
        return Acted(at=self.room.services.now(), seat=seat, action=action, by=by)
