"""Levels: what makes a bot weaker is what makes people weaker, and never illegal or absurd."""

import itertools
import random
from pathlib import Path
from statistics import fmean, quantiles

import numpy as np
import pytest
from ninelives.bots.maus import MausBot, reaction

import ninelives
from ninelives import bots
from ninelives.bots.characters import FACES, LONGEST, MEDIAN, character, thinking_time
from ninelives.bots.levels import PEOPLE, STYLES
from ninelives.bots.search import BEST, Option, SearchBot, Style
from ninelives.games.errors import GameError
from ninelives.games.kernel import facts
from tests.bots.test_beliefs import imagine
from tests.play import TABLES, positions

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_levels_play_a_whole_game_together(name: str, players: int) -> None:
    game = ninelives.new(name, players, seed=5)
    seated = [bots.make(str(1 + seat % 5), name, seat) for seat in range(players)]
    while not game.over:
        seat = game.actors[0]
        game.act(seat, seated[seat].act(bots.look(game, seat)))


def test_a_level_is_known_by_name_and_number() -> None:
    assert bots.level_of("level3") == bots.level_of("3") == 3
    assert bots.level_of("thumb") == bots.level_of("level6") == bots.level_of("0") == bots.level_of("") == 0
    with pytest.raises(GameError, match="level5"):
        bots.make("level6", "felix", 0)


def test_a_bot_without_a_game_or_a_turn_says_so() -> None:
    with pytest.raises(GameError, match="felix, catbox, maus"):
        bots.make("level3", "chess", 1)
    game = ninelives.new("felix", 4, seed=1)
    for seat in game.actors:
        game.act(seat, game.legal(seat)[0])
    waiting = next(seat for seat in range(4) if seat not in game.actors)
    for name in ("thumb", "level3", "search"):
        with pytest.raises(GameError, match="turn"):
            bots.make(name, "felix", -1).act(bots.look(game, waiting))


def test_a_tempted_bot_takes_near_misses_but_no_blunder() -> None:
    bot = SearchBot(1, Style(temperature=1.0, blunder=2.0))
    options = [Option("best", 0, 0, 5.0), Option("near", 0, 0, 4.0), Option("blunder", 0, 0, 2.9)]
    taken = [bot.tempted(options) for _ in range(2000)]
    assert set(taken) == {"best", "near"}
    assert abs(taken.count("near") / taken.count("best") - np.exp(-1.0)) < 0.08


def test_a_bad_memory_imagines_cards_that_are_long_gone_but_the_right_number_of_them() -> None:
    *_, game = (g.copy() for g in positions("felix", 4, seed=3) if facts(g.states).round_no <= 6 and not g.over)
    work = np.zeros(1, SearchBot(0)._work.dtype)
    work["rng"], work["memory"] = 99, 1
    real, gone = facts(game.states), 0
    for _ in range(200):
        world = game.observation(0)
        imagine(world, 0, work)
        o = facts(world)
        for seat in (1, 2, 3):
            assert o.hand[seat].bit_count() == real.hand[seat].bit_count()
            gone += (o.hand[seat] & real.shown[seat]) != 0
    assert gone > 0


def tries(name: str, least: int) -> list[int]:
    """How many playouts were spent on decisions with a few candidates."""
    spent = []
    bot = SearchBot(1)
    for game in positions(name, 4, seed=2):
        seen = bots.look(game, game.actors[0]) if game.actors else None
        if seen and len(seen.legal) >= least and len(game.log) % 3 == 0:
            candidates = len(bot.consider(seen))
            spent.append(int(bot._work["tries"][0, :candidates].sum()))
    return spent


@pytest.mark.parametrize("name", ["felix", "catbox"])
def test_a_search_stops_when_all_is_clear_and_only_then(name: str) -> None:
    spent = tries(name, 2)
    assert min(spent) < BEST.playouts / 2, "some decisions are easy"
    assert max(spent) > BEST.playouts * 0.85, "some are not"
    assert max(spent) < BEST.playouts * 1.3


def published() -> dict[int, list[float]]:
    """The table in the documentation: level, 10 %, 50 %, 90 % of reactions, in milliseconds."""
    lines = DOCS.read_text(encoding="utf-8").split("reaction after ten comparisons")[1].splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ") and line[2].isdigit()]
    return {int(row[0]): [float(cell) for cell in row[2:5]] for row in rows}


@pytest.mark.parametrize("level", range(1, 6))
def test_reactions_in_maus_are_those_of_the_table(level: int) -> None:
    people = [MausBot(PEOPLE[level - 1], seed).person for seed in range(20_000)]
    rng = random.Random(1)
    times = [reaction(person, 10, rng) for person in people]
    tenths = quantiles(times, n=10)
    assert [tenths[0], tenths[4], tenths[8]] == pytest.approx(published()[level], rel=0.05)


def test_reactions_in_maus_have_the_mean_of_an_ex_gaussian() -> None:
    """By the formula, which knows nothing of how we draw."""
    person = PEOPLE[2]
    rng = random.Random(1)
    times = [reaction(person, 7, rng) for _ in range(20_000)]
    assert fmean(times) == pytest.approx(person.age * (person.mu + person.tau + 7 * person.compare), rel=0.01)


def test_each_level_is_faster_and_errs_less_than_the_one_below() -> None:
    for below, above in itertools.pairwise(PEOPLE):
        assert above.age < below.age
        assert above.overlook < below.overlook
        assert above.mistake < below.mistake
    for styles in STYLES.values():
        for lower, higher in itertools.pairwise(styles):
            assert higher.playouts > lower.playouts
            assert higher.temperature < lower.temperature
            assert higher.blunder < lower.blunder
            assert higher.memory >= lower.memory


def test_characters_have_different_names_at_one_table() -> None:
    rng = random.Random(1)
    taken: list[str] = []
    for _ in range(6):
        taken.append(character(3, taken, rng).name)
    assert len(set(taken)) == 6
    names = [name for _, group in FACES.values() for name in group]
    assert len(set(names)) == len(names)


def test_thinking_takes_a_human_time() -> None:
    rng = random.Random(1)
    for phase, median in MEDIAN.items():
        times = sorted(thinking_time(phase, rng) for _ in range(2001))
        assert 0.2 < times[0] < times[-1] <= LONGEST
        assert times[1000] == pytest.approx(median, rel=0.1)
