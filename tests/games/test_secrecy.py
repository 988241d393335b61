"""Secrecy is a property: whatever a seat is shown or told is the same in every world that it cannot tell apart."""

import functools
import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ninelives
from ninelives.games import driver
from ninelives.games.catbox import state as catbox
from ninelives.games.felix import state as felix
from ninelives.games.game import Game, facts
from ninelives.games.kernel import WORK, States
from tests.games.test_invariants import CHECKS
from tests.play import TABLES, positions

SPECTATOR = None
ATTEMPTS = {
    "felix": ["pass", "bid 1", "bid 40", "place -8", "place rabbit", "place small-dog"],
    "catbox": ["1 red", "3 blue", "5 green", "aside 1", "aside 5", "predict 2", "predict 4"],
    "maus": ["flip", "hold", "shout 500", "slap blue-tie 500", "slap blue-trousers 9000", "shout 20000"],
}


def world_of(game: Game, states: States, seat: int | None, luck: int) -> States:
    """A world that the seat cannot tell from this one, made from its observation alone."""
    work = np.zeros(1, WORK)
    work["rng"] = luck
    world = np.empty(1, game.book.dtype)
    driver.observe(states, 0, -1 if seat is None else seat, world, 0)
    driver.resample(world, 0, -1 if seat is None else seat, work)
    return world


def as_game(game: Game, states: States) -> Game:
    other = game.copy()
    other.states = states
    return other


def refusals(game: Game, seat: int) -> list[str]:
    """What the seat is told when it tries things."""
    told = []
    for action in ATTEMPTS[game.name]:
        try:
            game.copy().act(seat, action)
        except ninelives.GameError as error:
            told.append(str(error))
        else:
            told.append("accepted")
    return told


def shown(game: Game, seat: int | None) -> bytes:
    seen = msgspec.json.encode(game.view(seat))
    return seen + repr(refusals(game, seat) if seat is not None else "").encode()


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 2**64 - 1))
@settings(max_examples=30, deadline=None)
def test_views_and_refusals_are_equal_in_all_worlds_of_a_seat(table: tuple[str, int], seed: int, luck: int) -> None:
    stops = random.Random(seed)
    for game in positions(*table, seed):
        if stops.random() > 0.2:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            world = world_of(game, game.states, seat, luck)
            assert facts(game.observation(seat)) == facts(as_game(game, world).observation(seat))
            assert shown(game, seat) == shown(as_game(game, world), seat)


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 2**64 - 1))
@settings(max_examples=15, deadline=None)
def test_events_are_equal_in_all_worlds_of_a_seat(table: tuple[str, int], seed: int, luck: int) -> None:
    for game in positions(*table, seed):
        n = len(game.log) - 1
        if n < 0 or n % 5:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            other = game.copy()
            other._past[n] = world_of(game, game._past[n], seat, luck)
            other.states = world_of(game, game.states, seat, luck + 1 & 2**64 - 1)
            assert other.events_of(n, seat) == game.events_of(n, seat)


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 2**64 - 1))
@settings(max_examples=15, deadline=None)
def test_sampled_worlds_are_sound_and_can_be_played_to_the_end(table: tuple[str, int], seed: int, luck: int) -> None:
    work = np.zeros(1, WORK)
    stops = random.Random(seed)
    for game in positions(*table, seed):
        if stops.random() > 0.03:
            continue
        for seat in [SPECTATOR, *range(game.players)]:
            world = world_of(game, game.states, seat, luck)
            CHECKS[game.name](facts(world))
            while mask := driver.actors(world, 0):
                acting = mask.bit_length() - 1
                n = driver.legal(world, 0, acting, work)
                assert n > 0, "a seat that is to act can act in every world"
                action = int(work["acts"][0, luck % n])
                driver.apply(world, 0, acting, action + 32 * 500 if game.name == "maus" and action <= 26 else action)
            CHECKS[game.name](facts(world))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_sampled_worlds_differ_from_the_real_one_and_from_each_other(name: str, players: int) -> None:
    game = next(positions(name, players, seed=5))
    worlds = [world_of(game, game.states, 0, luck) for luck in range(40)]
    hidden = {repr([facts(world).hand, facts(world).rng]) for world in worlds}
    hands = {repr(facts(world).hand) for world in worlds}
    assert len(hidden) == 40
    assert len(hands) > 8  # two players of Cat in the Box: few cards are unseen, many hands alike
    real = repr(facts(game.states).hand)
    assert sum(repr(facts(world).hand) == real for world in worlds) < 20


def test_a_spectator_and_a_seat_see_nothing_in_the_raw_observation() -> None:
    """The generator of luck would give everything away."""
    for name, players in TABLES:
        for game in positions(name, players, seed=3):
            for seat in [SPECTATOR, *range(players)]:
                assert facts(game.observation(seat)).rng == [0]


# Worlds agree with the history: dealt again from a world's cards, the same log is legal and shows the seat the same.


def felix_deal(o: Any, names: list[str]) -> dict[str, str]:
    placed = dict.fromkeys(range(o.players), 0)
    for n in range(min(o.round_no + 1, 9)):
        for place, card in enumerate(o.row[n]):
            if card >= 0 and not (o.players == 3 and place == 0):
                placed[(o.starter[n] + place - (o.players == 3)) % o.players] |= 1 << card
    deal = {"start": names[o.starter[0]]}
    for seat, name in enumerate(names):
        cards = o.hand[seat] | placed[seat]
        deal[f"hand {name}"] = " ".join(c for k, c in enumerate(felix.CARDS) if cards >> k & 1)
    if o.players == 3:
        deal["stack"] = " ".join(felix.CARDS[card] for card in o.stack)
    return deal


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_felix_worlds_agree_with_the_whole_history(players: int, seed: int) -> None:
    for game in positions("felix", players, seed):
        if len(game.log) % 9 != 4:
            continue
        for seat in range(players):
            o = facts(world_of(game, game.states, seat, seed))
            again = Game(game.book, players, game.options, None, game.names, felix_deal(o, game.names))
            for actor, action in game.log:
                if facts(again.states).round_no == o.round_no and action < felix.PASS and actor != seat:
                    offset = (actor - o.starter[o.round_no]) % players + (players == 3)
                    action = o.row[o.round_no][offset]
                again.act(actor, action)
            assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(game.view(seat))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_catbox_worlds_agree_with_the_history_of_the_round(players: int, seed: int) -> None:
    """Including what the opener of red could hold (CB-8), and that nobody was stuck before (CB-12)."""
    for game in positions("catbox", players, seed):
        real = facts(game.states)
        if game.over or real.round_no > 0 or len(game.log) % 4:
            continue
        for seat in range(players):
            o = facts(world_of(game, game.states, seat, seed))
            again = Game(game.book, players, game.options, None, game.names, catbox_deal(o, game.names))
            for actor, action in game.log:
                secret = game.book.is_secret(action) and actor != seat
                again.act(actor, catbox.SET_ASIDE + o.aside[actor] if secret else action)
            assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(game.view(seat))


def catbox_deal(o: Any, names: list[str]) -> dict[str, str]:
    deal = {"start": names[o.start]}
    for seat, name in enumerate(names):
        cards = [n for n in range(9) for _ in range(o.hand[seat][n])]
        cards += [bit % catbox.ROW for bit in range(40) if o.tokens[seat] >> bit & 1]
        cards += [o.aside[seat]] if o.aside[seat] >= 0 else []
        deal[f"deal 1 {name}"] = " ".join(str(n + 1) for n in cards)
    if o.players == 2:
        deal["deal 1 middle"] = " ".join(str(n + 1) for n in o.middle)
    return deal


# Frequencies against full enumeration.


def check_frequencies(
    game: Game, seat: int, key: Callable[[Any], Any], expected: dict[Any, float], n: int = 20_000
) -> None:
    """Chi-square of sampled worlds against the enumerated probabilities, far beyond any accident."""
    states = np.zeros(2 + 500, game.book.dtype)
    states[0] = game.states[0]
    work = np.zeros(1, WORK)
    work["rng"] = 12345
    counts: Counter[Any] = Counter()
    for _ in range(n // 500):
        driver.worlds(states, seat, 500, work)
        counts.update(key(facts(states[k : k + 1])) for k in range(2, 502))
    assert set(counts) <= set(expected)
    chi2 = sum((counts[k] - n * p) ** 2 / (n * p) for k, p in expected.items())
    freedom = len(expected) - 1
    assert chi2 < freedom + 6 * (2 * freedom) ** 0.5 + 6


def late_position(name: str, players: int, wanted: Callable[[Any], bool]) -> Game:
    for seed in itertools.count():
        for game in positions(name, players, seed):
            if not game.over and wanted(facts(game.states)):
                return game
    raise AssertionError


def test_felix_worlds_are_equally_likely() -> None:
    """Round eight, sealed cards on the table: each other seat's three unseen cards lie in six ways."""
    game = late_position("felix", 3, lambda o: o.round_no == 7 and o.placed == 3 and o.up == 1)
    o = facts(game.states)
    start = o.starter[7]
    ways = []
    for other in (1, 2):
        unseen = [card for card in range(10) if not o.shown[other] >> card & 1]
        ways.append(list(itertools.permutations(unseen)))
    worlds = list(itertools.product(*ways))

    def key(w: Any) -> Any:
        return tuple(
            (w.removed[other], w.row[7][(other - start) % 3 + 1], w.hand[other].bit_length() - 1) for other in (1, 2)
        )

    check_frequencies(game, 0, key, {world: 1 / len(worlds) for world in worlds})


def catbox_enumeration(o: Any, seat: int) -> dict[Any, float]:
    """All ways to place the unseen cards of a two-player round, each physical card apart."""
    other = 1 - seat
    unseen = [n for n in range(9) for _ in range(o.hand[other][n])] + [o.aside[other], *o.middle[3:]]
    size = o.cards[other]
    counts: Counter[Any] = Counter()
    for order in itertools.permutations(unseen):
        hand = [order[:size].count(n) for n in range(9)]
        free = [n for n in range(9) if any(o.free[0] & o.colours[other] & 1 << (catbox.ROW * c + n) for c in range(4))]
        if o.turn == other and not any(hand[n] for n in free):
            continue  # CB-12: it would have caused a paradox
        if o.opener == other and any(hand[n] and not o.opener_numbers >> n & 1 for n in range(9)):
            continue  # CB-8
        counts[(tuple(hand), order[size], order[size + 1 :])] += 1
    total = sum(counts.values())
    return {world: count / total for world, count in counts.items()}


@pytest.mark.parametrize("turn", [0, 1])
def test_catbox_worlds_are_equally_likely(turn: int) -> None:
    def wanted(o: Any) -> bool:
        return bool(o.phase == catbox.PLAY and o.cards[1] == 4 and o.turn == turn)

    game = late_position("catbox", 2, wanted)
    expected = catbox_enumeration(facts(game.states), 0)
    check_frequencies(game, 0, lambda w: (tuple(w.hand[1]), w.aside[1], tuple(w.middle[3:])), expected)


def test_catbox_worlds_are_equally_likely_when_somebody_may_be_stuck() -> None:
    """CB-12: worlds in which the seat to play is stuck must not be sampled, and there are some to avoid."""

    def wanted(o: Any) -> bool:
        if o.phase != catbox.PLAY or o.cards[1] > 4 or o.turn != 1:
            return False
        unseen = [n for n in range(9) if o.hand[1][n]] + [o.aside[1], *o.middle[3:]]
        stuck = [n for n in unseen if not any(o.free[0] & o.colours[1] & 1 << (catbox.ROW * c + n) for c in range(4))]
        return len(stuck) >= o.cards[1]

    game = late_position("catbox", 2, wanted)
    expected = catbox_enumeration(facts(game.states), 0)
    check_frequencies(game, 0, lambda w: (tuple(w.hand[1]), w.aside[1], tuple(w.middle[3:])), expected)


def test_catbox_worlds_respect_the_opener_of_red() -> None:
    """CB-8: whoever had to lead red holds only numbers that were gone in all other colours."""
    game = late_position("catbox", 2, lambda o: o.phase == catbox.PLAY and o.opener == 1 and o.cards[1] <= 4)
    expected = catbox_enumeration(facts(game.states), 0)
    check_frequencies(game, 0, lambda w: (tuple(w.hand[1]), w.aside[1], tuple(w.middle[3:])), expected)


def test_maus_worlds_have_the_right_shares() -> None:
    """After a reshuffle hidden cards stay in their batch, and each unseen card is equally likely in each place."""
    game = late_position("maus", 4, lambda o: o.shuffles == 1 and o.draw_size - o.drawn >= 2)
    o = facts(game.states)
    hidden = [
        (seat, slot)
        for seat, slot in itertools.product(range(1, 4), range(7))
        if o.hand[seat][slot] >= 0 and not o.known[seat][slot]
    ]
    for batch in (0, 1):
        seat, slot = next(place for place in hidden if o.batch[place[0]][place[1]] == batch)
        unseen = Counter(dict(enumerate(o.unseen[batch])))
        unseen -= Counter(
            card for k, card in enumerate(o.hand[0]) if card >= 0 and not o.known[0][k] and o.batch[0][k] == batch
        )
        expected = {card: copies / sum(unseen.values()) for card, copies in unseen.items() if copies}
        check_frequencies(game, 0, functools.partial(hand_card, seat, slot), expected)


def hand_card(seat: int, slot: int, w: Any) -> int:
    return int(w.hand[seat][slot])


def test_nothing_is_hidden_after_the_end() -> None:
    for name, players in TABLES:
        *_, game = positions(name, players, seed=2)
        seen, real = facts(game.observation(SPECTATOR)), facts(game.states)
        assert seen.hand == real.hand
        assert all(seat.hand is not None for seat in game.view(None).seats)
        for seat in range(players):
            assert msgspec.structs.replace(game.view(seat), seat=None) == game.view(None)
