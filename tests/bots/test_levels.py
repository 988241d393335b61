"""Levels: what makes a bot weaker is what makes people weaker, and never illegal or absurd."""

import itertools
import random

import numpy as np
import pytest

import ninelives
from ninelives import bots
from ninelives.bots.characters import FACES, LONGEST, character, thinking_time
from ninelives.bots.levels import BEST, Style
from ninelives.bots.search import Option, SearchBot
from ninelives.games import GAMES, part
from ninelives.games.errors import GameError
from tests.play import ANY, SEARCHED, TABLES, positions


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
        bots.make("level6", ANY, 0)


def test_a_bot_without_a_game_or_a_turn_says_so() -> None:
    with pytest.raises(GameError, match=", ".join(GAMES)):
        bots.make("level3", "chess", 1)
    game = ninelives.new(ANY, 4, seed=1)
    while len(game.actors) == 4:
        for seat in game.actors:
            game.act(seat, game.legal(seat)[0])
    waiting = next(seat for seat in range(4) if seat not in game.actors)
    for name in ("thumb", "level3", "search"):
        with pytest.raises(GameError, match="turn"):
            bots.make(name, ANY, -1).act(bots.look(game, waiting))


def test_a_tempted_bot_takes_near_misses_but_no_blunder() -> None:
    bot = SearchBot(1, Style(temperature=1.0, blunder=2.0))
    options = [Option("best", 0, 0, 5.0), Option("near", 0, 0, 4.0), Option("blunder", 0, 0, 2.9)]
    taken = [bot.tempted(options) for _ in range(2000)]
    assert set(taken) == {"best", "near"}
    assert abs(taken.count("near") / taken.count("best") - np.exp(-1.0)) < 0.08


def tries(name: str, least: int) -> list[int]:
    """How many playouts were spent on decisions with a few candidates."""
    spent = []
    bot = SearchBot(1)
    for game in positions(name, 4, seed=2):
        seen = bots.look(game, game.actors[0]) if game.actors else None
        if seen and len(seen.legal) >= least and len(game.log) % 3 == 0:
            candidates = len(bot.consider(seen))
            spent.append(int(bot.paper(seen.book)["tries"][0, :candidates].sum()))
    return spent


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_stops_when_all_is_clear_and_only_then(name: str) -> None:
    spent = tries(name, 2)
    assert min(spent) < BEST.playouts / 2, "some decisions are easy"
    assert max(spent) > BEST.playouts * 0.85, "some are not"
    assert max(spent) < BEST.playouts * 1.3


@pytest.mark.parametrize("name", SEARCHED)
def test_each_level_thinks_more_and_errs_less_than_the_one_below(name: str) -> None:
    for lower, higher in itertools.pairwise(part(name, "bot").LEVELS):
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
    copies = [name.replace("a", "\u0430").replace("o", "\u043e").upper() for name in taken[1:]]  # in Cyrillic letters
    assert character(3, copies, rng).name == taken[0]
    names = [name for _, group in FACES.values() for name in group]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", GAMES)
def test_thinking_takes_a_human_time(name: str) -> None:
    rng = random.Random(1)
    for phase, median in part(name, "bot").THINKING.items():
        times = sorted(thinking_time(name, phase, rng) for _ in range(2001))
        assert 0.2 < times[0] < times[-1] <= LONGEST
        assert times[1000] == pytest.approx(median, rel=0.1)
