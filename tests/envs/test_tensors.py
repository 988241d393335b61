"""Observation tensors: their layout is pinned, they are what a seat knows, and never more."""

import random
import re
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

import ninelives
from ninelives.envs.history import History
from ninelives.envs.lanes import loops
from ninelives.envs.tensors import TENSOR_VERSION, Tensors, actions_of, features, tensor_size
from ninelives.games import GAMES, driver, rulebook
from ninelives.games.errors import GameError
from ninelives.games.felix.state import CARDS
from ninelives.games.game import Game
from ninelives.games.kernel import WORK, States
from ninelives.games.maus.state import GARMENTS, SHOUT, TIME
from tests import play

TABLES = [(game, players) for game in GAMES for players in rulebook(game).meta.players]

# Whoever has trained on tensors depends on these: another layout needs another TENSOR_VERSION.
VERSIONS = {"felix": 1, "catbox": 1, "maus": 1}
SIZES = {
    "felix": {3: 115, 4: 121, 5: 147},
    "catbox": {2: 115, 3: 174, 4: 269, 5: 353},
    "maus": {2: 113, 3: 148, 4: 183, 5: 218, 6: 253},
}
SIZES_WITH_HISTORY = {
    "felix": {3: 1483, 4: 1903, 5: 2361},
    "catbox": {2: 287, 3: 474, 4: 749, 5: 983},
    "maus": {2: 8305, 3: 8340, 4: 8375, 5: 8410, 6: 8445},
}
ACTIONS = {"felix": 119, "catbox": 50, "maus": 232}


def tensor(tensors: Tensors, states: States, seat: int) -> bytes:
    out = np.full(tensors.size, -1, np.int16)
    tensors.write(states, 0, seat, out)
    return out.tobytes()


def mask(tensors: Tensors, states: States, seat: int) -> bytes:
    out = np.ones(tensors.actions, np.bool_)
    tensors.mask(states, 0, seat, out)
    return out.tobytes()


def recall(tensors: Tensors, history: History, states: States) -> bytes:
    out = np.full(tensor_size(tensors.game, tensors.players, recall=True), -1, np.int16)
    tensors.write_recall(states, 0, history, out)
    return out.tobytes()


def part(tensors: Tensors, states: States, seat: int, name: str) -> list[int]:
    """One feature, by name."""
    numbers = np.frombuffer(tensor(tensors, states, seat), np.int16)
    found = next(feature for feature in tensors.features if feature.name == name)
    return numbers[found.start : found.start + found.size].tolist()


def act_at_random(game: Game, luck: random.Random) -> None:
    seat = luck.choice(game.actors)
    action = luck.choice(game.legal(seat))
    game.act(seat, f"{action} {luck.randint(200, 900)}" if action.split()[0] in ("slap", "shout") else action)


def positions(name: str, players: int, games: int = 1, **options: str) -> Iterator[Game]:
    """All positions of random games, the last ones included."""
    luck = random.Random(players)
    for seed in range(games):
        game = ninelives.new(name, players=players, seed=seed, **options)
        yield game
        while not game.over:
            act_at_random(game, luck)
            yield game


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_is_pinned(game: str) -> None:
    assert TENSOR_VERSION[game] == VERSIONS[game]
    assert actions_of(game) == ACTIONS[game]
    players = rulebook(game).meta.players
    assert {n: tensor_size(game, n) for n in players} == SIZES[game]
    assert {n: tensor_size(game, n, recall=True) for n in players} == SIZES_WITH_HISTORY[game]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_is_written_and_in_its_range(name: str, players: int) -> None:
    tensors = Tensors(name, players)
    low = np.repeat([f.low for f in tensors.features], [f.size for f in tensors.features])
    high = np.repeat([f.high for f in tensors.features], [f.size for f in tensors.features])
    out = np.zeros(tensors.size, np.int16)
    for game in positions(name, players):
        for seat in range(players):
            assert loops.tensor(game.states, 0, seat, out, tensors._desk) == tensors.size
            assert (low <= out).all()
            assert (out <= high).all()


def test_felix_is_what_the_view_shows() -> None:
    tensors = Tensors("felix", 4)
    for game in positions("felix", 4, open_mice="yes"):
        for seat in range(4):
            view = game.view(seat)
            assert part(tensors, game.states, seat, "hand") == [card in view.seats[seat].hand for card in CARDS]
            for k in range(4):
                other = view.seats[(seat + k) % 4]
                numbers = [
                    part(tensors, game.states, seat, f"{what} {k}")[0] for what in ("mice", "cats", "bid", "passed")
                ]
                assert numbers == [other.mice, other.cats, other.bid, other.passed]
                known = [card.card for card in view.row if card.owner == (seat + k) % 4 and not game.over]
                assert part(tensors, game.states, seat, f"row {k}") == [card in known for card in CARDS]


def test_cat_in_the_box_is_what_the_view_shows() -> None:
    tensors = Tensors("catbox", 3)
    for game in positions("catbox", 3):
        for seat in range(3):
            view = game.view(seat)
            hand = [view.seats[seat].hand.count(number) for number in range(1, 7)]
            assert part(tensors, game.states, seat, "hand") == hand
            cells = [cell for row in view.cells for cell in row]
            assert part(tensors, game.states, seat, "free") == [cell is None for cell in cells]
            for k in range(3):
                other = (seat + k) % 3
                assert part(tensors, game.states, seat, f"tokens {k}") == [cell == other for cell in cells]
                told = view.seats[other]
                numbers = [
                    part(tensors, game.states, seat, f"{what} {k}")[0] for what in ("prediction", "tricks", "points")
                ]
                assert numbers == [told.prediction or 0, told.tricks, told.total]
                played = [play.number for play in view.table if play.seat == other]
                assert part(tensors, game.states, seat, f"number {k}") == [n in played for n in range(1, 7)]


def test_maus_is_what_the_view_shows() -> None:
    tensors = Tensors("maus", 3)
    for game in positions("maus", 3):
        for seat in range(3):
            view = game.view(seat)
            hand = [view.seats[seat].hand.count(garment) for garment in GARMENTS]
            assert part(tensors, game.states, seat, "hand") == hand
            worn = view.mouse.wears if view.mouse else []
            assert part(tensors, game.states, seat, "outfit") == [garment in worn for garment in GARMENTS]
            assert part(tensors, game.states, seat, "protected") == [view.protected]
            for k in range(3):
                told = view.seats[(seat + k) % 3]
                names = ("cards", "mice", "laundry", "face down", "cheeses")
                numbers = [part(tensors, game.states, seat, f"{what} {k}")[0] for what in names]
                assert numbers == [told.cards, told.mice, len(told.laundry), told.face_down, len(told.cheeses)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_tensors_and_masks(name: str, players: int) -> None:
    tensors = Tensors(name, players)
    work = np.zeros(1, WORK)
    work["rng"] = 5
    for n, game in enumerate(play.positions(name, players, seed=players)):
        seat = n % players
        seen = game.observation(seat)
        world = seen.copy()
        driver.resample(world, 0, seat, work)
        shown, allowed = tensor(tensors, game.states, seat), mask(tensors, game.states, seat)
        assert shown == tensor(tensors, seen, seat) == tensor(tensors, world, seat)
        assert allowed == mask(tensors, seen, seat) == mask(tensors, world, seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_histories_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(name: str, players: int) -> None:
    tensors = Tensors(name, players)
    work = np.zeros(1, WORK)
    seat = players - 1
    true: History | None = None
    for game in play.positions(name, players, seed=players):
        seen = game.observation(seat)
        world = seen.copy()
        driver.resample(world, 0, seat, work)
        if true is None:
            true, imagined = History(name, game.states, seat), History(name, world, seat)
            continue
        actor, action = game.log[-1]
        true.note(actor, action, game.states)
        imagined.note(actor, action if actor == seat or not game.book.is_secret(action) else secret(game, actor), world)
        assert true.pairs == imagined.pairs
        assert recall(tensors, true, game.states) == recall(tensors, imagined, world)


def secret(game: Game, actor: int) -> int:
    """Some other hidden action than the last one."""
    code = game.log[-1][1]
    return next(other for other in (code + 1, code - 1) if game.book.is_secret(other))


@pytest.mark.parametrize("name", GAMES)
def test_hidden_choices_do_not_show_while_others_choose(name: str) -> None:
    tensors = Tensors(name, 3)
    games = [ninelives.new(name, players=3, seed=11) for _ in range(2)]
    for n, game in enumerate(games):
        if name == "maus":
            game.act(game.actors[0], "flip")
        game.act(0, ("hold", "shout 300")[n] if name == "maus" else game.legal(0)[n])
    assert games[0].log != games[1].log
    for seat in (1, 2):
        told = [(tensor(tensors, game.states, seat), mask(tensors, game.states, seat)) for game in games]
        assert told[0] == told[1]


def test_masks_are_the_rulebooks_legal_actions() -> None:
    for name in GAMES:
        tensors = Tensors(name, 3)
        for game in positions(name, 3):
            for seat in range(3):
                legal = np.frombuffer(mask(tensors, game.states, seat), np.bool_).nonzero()[0].tolist()
                said = [tensors.describe(flat) for flat in legal]
                if name == "maus":  # without their times
                    said = list(dict.fromkeys(re.sub(r" \d+$", "", text) for text in said))
                assert said == game.legal(seat)


def luck(seed: int) -> npt.NDArray[np.uint64]:
    return np.array([seed], np.uint64)


def test_reaction_times_are_those_of_people() -> None:
    """As many are fast and slow as in the model of a person that plays as a bot."""
    people = random.Random(1)
    states = ninelives.new("maus", players=2, seed=1).states
    tensors, generator = Tensors("maus", 2), luck(5)
    drawn = [tensors.action(states, 0, 0, 8 * SHOUT + 7, generator) // TIME for _ in range(20000)]
    model = [2000 - 110 + people.gauss(0, 45) + people.expovariate(1 / 110) for _ in range(20000)]
    for share in (1, 5, 25, 50, 75, 95):
        assert abs(np.percentile(drawn, share) - np.percentile(model, share)) < 12
    assert abs(np.percentile(drawn, 99.9) - np.percentile(model, 99.9)) < 120


def test_reaction_times_scatter_around_their_bucket() -> None:
    states = ninelives.new("maus", players=2, seed=1).states
    tensors = Tensors("maus", 2, latency=[0, 80])
    generator = luck(7)
    for seat, middle in ((0, 500), (1, 580)):
        codes = np.array([tensors.action(states, 0, seat, 8 * SHOUT + 1, generator) for _ in range(20000)])
        assert set(codes % TIME) == {SHOUT}
        times = codes // TIME
        assert abs(times.mean() - middle) < 5
        assert abs(times.std() - np.hypot(45, 110)) < 5
    quiet = Tensors("maus", 2, noise=False)
    assert {quiet.action(states, 0, 0, 8 * 3 + bucket, luck(1)) for bucket in range(8)} == {
        3 + TIME * 250 * n for n in range(1, 9)
    }


def test_reaction_times_stay_within_the_limit() -> None:
    states = ninelives.new("maus", players=2, seed=1, time_limit=600).states
    tensors = Tensors("maus", 2, {"time_limit": 600}, latency=[500, 500])
    generator = luck(3)
    times = [tensors.action(states, 0, 0, 1, generator) // TIME for _ in range(500)]
    assert max(times) == 600
    allowed = np.zeros(tensors.actions, np.bool_)
    driver.step(states, 0, int(states["turner"][0]), 28, np.zeros(1, WORK))
    tensors.mask(states, 0, 0, allowed)
    assert set(allowed.nonzero()[0] % 8) == {0, 1}  # 250 and 500 ms


def test_what_a_rulebook_refuses_is_refused_here_too() -> None:
    for wrong in (
        lambda: Tensors("chess", 2),
        lambda: Tensors("felix", 2),
        lambda: Tensors("felix", 4, {"edition": "it"}),
        lambda: Tensors("felix", 4, {"colour": "red"}),
        lambda: Tensors("felix", 4, latency=[1, 2, 3, 4]),
        lambda: Tensors("maus", 2, latency=[1]),
        lambda: features("catbox", 6),
    ):
        with pytest.raises(GameError):
            wrong()
