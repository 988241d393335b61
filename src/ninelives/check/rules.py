"""The rules: compiled as interpreted, inside their arrays, legal as listed, and every game ends."""

import copy
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ninelives.check.suite import Check, Failed, share
from ninelives.check.walks import every_action, in_world, is_looked_at, tables, walk, where
from ninelives.games import driver, rulebook, sheet
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, States, facts, interpreted
from ninelives.text import LANGUAGES, catalogue

GAMES_OF_EACH_KIND = 3
CODES = (-1, 1 << 40)  # numbers that are no action of any game


def same_both_ways(game: str) -> Iterator[float]:
    """Compare the compiled rules with the interpreted ones, with every number of players."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        compare_both_ways(walk(game, players, seed=11))
        yield share(k + 1, len(counts))


def compare_both_ways(positions: Iterable[Game]) -> None:
    """Compare compiled rules with the same functions run by the interpreter, field by field along a game."""
    twin: Any = None
    for position in positions:
        book, players = position.book, position.players
        if twin is None:
            rules = interpreted(sheet, *map(book.part, ("rules", "knowledge", "view")))
            twin = facts(np.zeros(1, book.dtype))
            rules.new_state(twin, players, book.meta.encode_options(position.options, players), position.seed)
        if position.log:
            rules.apply_action(twin, *position.log[-1])
        _equal("apply_action" if position.log else "new_state", facts(position.states), twin, position)
        if is_looked_at(position):
            compare_answers(rules, position, twin)


def compare_answers(rules: Any, position: Game, twin: Any) -> None:
    """Ask both who may act, what is legal, what is known and what could be."""
    states = position.states
    work, plain = np.zeros(1, WORK), facts(np.zeros(1, WORK))
    _equal("actors", int(driver.actors(states, 0)), int(rules.actors(twin)), position)
    for seat in range(position.players):
        n = driver.legal(states, 0, seat, work)
        m = rules.legal_actions(twin, seat, plain.acts)
        _equal("legal_actions", work["acts"][0, :n].tolist(), plain.acts[:m], position)
    driver.returns(states, 0, work)
    rules.returns(twin, plain.scores, plain.places)
    _equal("returns", [work[what][0].tolist() for what in ("scores", "places")], [plain.scores, plain.places], position)
    for seat in range(-1, position.players):
        seen, plainly = np.empty_like(states), copy.deepcopy(twin)
        driver.observe(states, 0, seat, seen, 0)
        rules.hide(plainly, seat)
        _equal("hide", facts(seen), plainly, position)
        _equal("write_view", numbers_shown(states, seat), _plain_numbers(rules, plainly, seat), position)
        driver.resample(seen, 0, seat, work)
        rules.resample(plainly, seat, plain.rng)
        _equal("resample", facts(seen), plainly, position)


def _equal(verb: str, compiled: Any, plain: Any, position: Game) -> None:
    if compiled == plain:
        return
    names = position.states.dtype.names or ()
    fields = [
        name for name in names if hasattr(compiled, "_states") and getattr(compiled, name) != getattr(plain, name)
    ]
    what = f"{verb}: {', '.join(fields)}" if fields else verb
    raise Failed("check-differs", what=what, **where(position))


def numbers_shown(states: States, seat: int) -> list[int]:
    """Return the numbers that a view is made of."""
    paper = np.zeros(1, sheet.SHEET)
    driver.show(states, 0, seat, np.empty_like(states), paper)
    numbers: list[int] = paper["numbers"][0, : paper["n"][0]].tolist()
    return numbers


def _plain_numbers(rules: Any, seen: Any, seat: int) -> list[int]:
    paper = facts(np.zeros(1, sheet.SHEET))
    paper.acting = rules.actors(seen)
    if seat >= 0 and paper.acting >> seat & 1:
        paper.choices = rules.legal_actions(seen, seat, paper.acts)
    rules.returns(seen, paper.scores, paper.places)
    rules.write_view(seen, seat, paper)
    return [int(number) for number in paper.numbers[: paper.n]]


def stays_inside(game: str) -> Iterator[float]:
    """Play with Numba's bounds checks on. They are not part of its cache key: they get a cache folder of their own."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ninelives" / "bounds"
    cache.mkdir(parents=True, exist_ok=True)
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(cache)}
    command = [sys.executable, "-m", "ninelives.check.bounds", game]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout
    for line in process.stdout:
        yield float(line)
    _, problem = process.communicate()
    if process.returncode:
        raise Failed("check-broken", reason=(problem.strip().splitlines() or ["?"])[-1])


def ends(game: str) -> Iterator[float]:
    """Play games of every kind to their end."""
    kinds = [(players, options, habit) for players, options in tables(game) for habit in (0.0, 1.0)]
    for k, (players, options, habit) in enumerate(kinds):
        for seed in range(GAMES_OF_EACH_KIND):
            *_, last = walk(game, players, seed, options, habit)
            if not last.winners or len(last.scores) != players or last.actors:
                raise Failed("check-no-winner", players=players, seed=str(last.seed))
        yield share(k + 1, len(kinds))


def is_legal_as_listed(game: str) -> Iterator[float]:
    """Try every action at every step of a game: what is listed is accepted, all else refused, and changes nothing."""
    counts = rulebook(game).meta.players
    told: set[str] = set()
    for k, players in enumerate(counts):
        for position in walk(game, players, seed=2):
            if is_looked_at(position):
                for seat in range(players):
                    _try_all(position, seat, told)
        yield share(k + 1, len(counts))


def _try_all(position: Game, seat: int, told: set[str]) -> None:
    legal = position.legal(seat)
    if bool(legal) != (seat in position.actors):
        raise Failed("check-actors", seat=seat, **where(position))
    before = position.states.tobytes(), len(position.log)
    actions: tuple[str | int, ...] = (*every_action(position.name), *CODES)
    for action in actions:
        try:
            in_world(position, position.states).act(seat, action)
        except GameError as error:
            if action in legal:
                raise Failed("check-refused", action=str(action), **where(position)) from error
            _say(error, position, told)
        else:
            if action not in legal:
                raise Failed("check-accepted", action=str(action), **where(position))
    if before != (position.states.tobytes(), len(position.log)):
        raise Failed("check-changed", **where(position))


def _say(error: GameError, position: Game, told: set[str]) -> None:
    """Say a refusal in every language, once for each reason."""
    if error.message.id not in told:
        told.add(error.message.id)
        for language in LANGUAGES:
            error.text(catalogue(language), position.names)


def views_fit(game: str) -> Iterator[float]:
    """Read the views of games with every number of players."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        for position in walk(game, players, seed=3):
            read_views(position)
        yield share(k + 1, len(counts))


def read_views(position: Game) -> None:
    """Read every view by the type that it is made by; its legal actions and its result are those of the rulebook."""
    over = position.over
    result = (position.scores, position.winners, position.places) if over else (None, [], None)
    for seat in (None, *range(position.players)):
        view, legal = position.view(seat), [] if seat is None else position.legal(seat)
        course = getattr(view, "course", None)  # a game need not tell it
        if (
            msgspec.json.encode(view) != position.view_json(seat)
            or (view.legal, view.scores, view.winners, view.places) != (legal, *result)
            or (course is not None and (not over or [line[-1] for line in course] != view.scores))
        ):
            raise Failed("check-view", **where(position))


CHECKS = (
    Check("compiled", same_both_ways),
    Check("ends", ends),
    Check("legal", is_legal_as_listed),
    Check("views", views_fit),
    Check("bounds", stays_inside, slow=True),
)
