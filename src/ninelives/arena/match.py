"""Playing a match: deals, rotations, all cores, and what happens to a bot that breaks down."""

import contextlib
import hashlib
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

import ninelives
from ninelives import bots
from ninelives.games.errors import GameError
from ninelives.games.game import Game


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
        return len(self.entrants)


class Outcome(msgspec.Struct):
    """One game, by entrant."""

    scores: list[int]
    shares: list[float]  # of the victory
    decisions: list[int]
    seconds: list[float]  # thinking time
    slowest: list[float]
    forfeit: int | None = None
    reason: str | None = None


class DealResult(msgspec.Struct):
    deal: int
    outcomes: list[Outcome]  # by rotation


def check(match: Match) -> None:
    """Refuse a match that cannot be played, before it begins."""
    ninelives.new(match.game, match.players, seed=0, **match.options)
    for name in match.entrants:
        bots.make(name, match.game, 0)


def play_match(match: Match, skip: set[int], workers: int | None = None) -> Iterator[DealResult]:
    """All deals but those already played, on all cores, in order."""
    check(match)
    todo = [deal for deal in range(match.deals) if deal not in skip]
    if workers == 1:
        yield from (play_deal(match, deal) for deal in todo)
        return
    with ProcessPoolExecutor(workers or os.cpu_count(), initializer=warm_up, initargs=(match,)) as pool:
        yield from pool.map(play_deal, [match] * len(todo), todo)


def warm_up(match: Match) -> None:
    """Let each bot decide once, so that compiling does not count as thinking."""
    game = ninelives.new(match.game, match.players, seed=0, **match.options)
    seat = game.actors[0]
    for name in set(match.entrants):
        with contextlib.suppress(Exception):  # a bot that breaks down does so again in the match, where it is told
            bots.make(name, match.game, 0).act(bots.look(game, seat))


def play_deal(match: Match, deal: int) -> DealResult:
    """One deal from every seat."""
    return DealResult(deal, [play_game(match, deal, rotation) for rotation in range(match.players)])


def luck(match: Match, *what: object) -> int:
    """A number that depends on nothing but the match's seed and what it is for."""
    return int.from_bytes(hashlib.sha256(repr((match.seed, *what)).encode()).digest()[:8], "big")


def play_game(match: Match, deal: int, rotation: int) -> Outcome:
    players = match.players
    game = ninelives.new(match.game, players, seed=luck(match, "deal", deal), **match.options)
    entrant_at = [(seat - rotation) % players for seat in range(players)]
    seated = [
        bots.make(match.entrants[entrant], match.game, luck(match, "bot", deal, rotation, entrant))
        for entrant in entrant_at
    ]
    outcome = Outcome([0] * players, [0.0] * players, [0] * players, [0.0] * players, [0.0] * players)
    while not game.over:
        seat = game.actors[0]
        entrant = entrant_at[seat]
        began = time.perf_counter()
        try:
            act(game, seat, seated[seat])
        except Exception as error:  # whatever a bot does wrong, the match goes on
            return forfeited(outcome, entrant, f"{type(error).__name__}: {error}")
        spent = time.perf_counter() - began
        if spent > match.limit:
            return forfeited(outcome, entrant, f"{spent:.1f} s for one decision")
        outcome.decisions[entrant] += 1
        outcome.seconds[entrant] += spent
        outcome.slowest[entrant] = max(outcome.slowest[entrant], spent)
    for seat, entrant in enumerate(entrant_at):
        outcome.scores[entrant] = game.scores[seat]
        outcome.shares[entrant] = 1 / len(game.winners) if seat in game.winners else 0.0
    return outcome


def act(game: Game, seat: int, bot: bots.Bot) -> None:
    answer = bot.act(bots.look(game, seat))
    if not isinstance(answer, str):
        raise GameError("bot-no-text", answer=repr(answer))
    game.act(seat, answer)


def forfeited(outcome: Outcome, entrant: int, reason: str) -> Outcome:
    """The game is lost for the bot that broke down; the others share the victory."""
    others = len(outcome.shares) - 1
    outcome.shares = [0.0 if k == entrant else 1 / others for k in range(others + 1)]
    outcome.forfeit, outcome.reason = entrant, reason
    return outcome
