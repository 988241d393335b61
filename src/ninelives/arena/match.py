"""Play a match: deals, rotations, all cores, and what happens to a bot that breaks down."""

import _thread
import contextlib
import hashlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

import msgspec

import ninelives
from ninelives import bots
from ninelives.arena.counts import Counts, count, shares
from ninelives.bots.warmup import steps
from ninelives.games.errors import GameError
from ninelives.games.game import Game

T = TypeVar("T")


class Match(msgspec.Struct, frozen=True):
    """Who plays what, how often. Entrant 0 sits at each seat once per deal, the others behind it in order."""

    game: str
    entrants: list[str]
    deals: int
    seed: int
    options: dict[str, Any]
    limit: float = 10.0  # seconds for one decision

    @property
    def players(self) -> int:
        """Return how many play in each game."""
        return len(self.entrants)


class Outcome(msgspec.Struct):
    """What came of one game, by entrant."""

    scores: list[int]
    places: list[int]  # from 1, ties shared
    slowest: list[float]  # the longest decision, in ms
    counts: Counts  # what the game counts, and under `ms` the thinking times
    forfeit: int | None = None
    reason: str | None = None

    @property
    def shares(self) -> list[float]:
        """Return each entrant's share of the victory."""
        return shares([-place for place in self.places])


class DealResult(msgspec.Struct):
    """What came of one deal: a game from every seat."""

    deal: int
    outcomes: list[Outcome]  # by rotation


def duel(names: list[str], players: int) -> list[list[str]]:
    """Return the line-ups in which two bots meet: one against all others, and the other way round.

    >>> duel(["search", "thumb"], players=3)
    [['search', 'thumb', 'thumb'], ['search', 'search', 'thumb']]
    """
    if len(names) != 2 or len(set(names)) != 2:
        raise GameError("arena-duel-of-two", names=names)
    one, other = names
    lineups = [[one] + [other] * (players - 1), [one] * (players - 1) + [other]]
    return lineups[:1] if players == 2 else lineups


def check(match: Match) -> None:
    """Refuse a match that cannot be played, before it begins."""
    if match.deals < 1:
        raise GameError("arena-no-games")
    ninelives.new(match.game, match.players, seed=0, **match.options)
    for name in match.entrants:
        bots.make(name, match.game, 0)


def play_match(match: Match, skip: set[int], workers: int | None = None) -> Iterator[DealResult]:
    """Play all deals but those already played, on all cores, and yield their results in order."""
    check(match)
    todo = [deal for deal in range(match.deals) if deal not in skip]
    if workers == 1:
        yield from (play_deal(match, deal) for deal in todo)
        return
    with ProcessPoolExecutor(workers or os.cpu_count(), initializer=warm_up, initargs=(match,)) as pool:
        yield from pool.map(play_deal, [match] * len(todo), todo)


def warm_up(match: Match) -> None:
    """Let each bot decide once, so that compiling does not count as thinking."""
    for step in steps(match.game, match.entrants):
        step()


def play_deal(match: Match, deal: int) -> DealResult:
    """Play one deal from every seat."""
    return DealResult(deal, [play_game(match, deal, rotation) for rotation in range(match.players)])


def luck(match: Match, *what: object) -> int:
    """Return a random number that depends on nothing but the match's seed and what it is for."""
    return int.from_bytes(hashlib.sha256(repr((match.seed, *what)).encode()).digest()[:8], "big")


def play_game(match: Match, deal: int, rotation: int) -> Outcome:
    """Play one game of a deal; a bot that breaks down or takes too long forfeits it."""
    players = match.players
    game = ninelives.new(match.game, players, seed=luck(match, "deal", deal), **match.options)
    seated = [
        bots.make(name, match.game, luck(match, "bot", deal, rotation, entrant))
        for entrant, name in enumerate(match.entrants)
    ]
    thinking = [(0.0, 0.0)] * players
    outcome = Outcome([0] * players, [1] * players, [0.0] * players, {"ms": thinking})
    while not game.over:
        seat = game.actors[0]
        entrant = (seat - rotation) % players
        began = time.perf_counter()
        try:
            act(game, seat, seated[entrant], match.limit)
        except Overtime:
            return forfeited(outcome, entrant, f"more than {match.limit:g} s for one decision")
        except Exception as error:  # whatever a bot does wrong, the match goes on
            return forfeited(outcome, entrant, f"{type(error).__name__}: {error}")
        spent = time.perf_counter() - began
        ms, decisions = thinking[entrant]
        thinking[entrant] = (ms + 1000 * spent, decisions + 1)
        outcome.slowest[entrant] = max(outcome.slowest[entrant], 1000 * spent)
    outcome.scores = by_entrant(game.scores, rotation)
    outcome.places = by_entrant(game.places, rotation)
    outcome.counts |= {measure: by_entrant(counted, rotation) for measure, counted in count(game).items()}
    return outcome


class Overtime(Exception):
    """Raised in a bot that takes too long for a decision."""


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer than so many seconds, even a bot that would never answer."""
    began = time.perf_counter()
    with alarm(seconds) if hasattr(signal, "setitimer") else interruption(seconds):
        yield
    if time.perf_counter() - began > seconds:
        raise Overtime


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt by a signal, which also ends a wait inside a library."""

    def ring(*_: object) -> None:
        raise Overtime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextlib.contextmanager
def interruption(seconds: float) -> Iterator[None]:
    """Interrupt as Ctrl-C does: Windows has no alarm."""
    rang, done, one_at_a_time = threading.Event(), threading.Event(), threading.Lock()

    def ring() -> None:
        with one_at_a_time:
            if not done.is_set():
                rang.set()
                _thread.interrupt_main()

    timer = threading.Timer(seconds, ring)
    timer.start()
    try:
        yield
        with one_at_a_time:
            done.set()
    except KeyboardInterrupt:
        if not rang.is_set():
            raise
        raise Overtime from None
    finally:
        timer.cancel()


def act(game: Game, seat: int, bot: bots.Bot, limit: float) -> None:
    """Let a bot take an action in time; raise what it does wrong."""
    seen = bots.look(game, seat)
    with at_most(limit):
        answer = bot.act(seen)
    if not isinstance(answer, str):
        raise GameError("bot-no-text", answer=repr(answer))
    game.act(seat, answer)


def by_entrant(by_seat: list[T], rotation: int) -> list[T]:
    """Return what is listed by seat in the order of entrants: entrant 0 sits where the rotation says."""
    return by_seat[rotation:] + by_seat[:rotation]


def forfeited(outcome: Outcome, entrant: int, reason: str) -> Outcome:
    """Take a game as lost for the entrant that broke down; the others share the victory."""
    outcome.places[entrant] = len(outcome.places)
    outcome.forfeit, outcome.reason = entrant, reason
    return outcome
