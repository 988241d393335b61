"""Other frameworks, played at random. Each is imported only when its games are prepared."""

import os
import random
import re
import statistics
import warnings
from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from bench.rounds import Job, Run, Take, per_second, rate

MODULES = {"OpenSpiel": "pyspiel", "RLCard": "rlcard", "PettingZoo": "pettingzoo", "Pgx": "pgx"}
PACKAGES = ("jax", "open-spiel", "pettingzoo", "pgx", "rlcard")
NOT_INSTALLED = "not installed: uv sync --extra bench"


def jobs(players: int) -> Iterator[Job]:
    """The measurements of all peers."""
    return installed(all_jobs(players))


def installed(wanted: Iterable[Job]) -> Iterator[Job]:
    """Those of these measurements that can be taken; for a peer that is missing, the word that it is."""
    missing = [peer for peer, module in MODULES.items() if find_spec(module) is None]
    for job in wanted:
        if job.whose not in missing:
            yield job
    for peer in missing:
        yield Job(peer, "", prepare=lambda: lambda _: {}, error=NOT_INSTALLED)


def all_jobs(players: int) -> Iterator[Job]:
    for name in ("oh_hell", "hearts", "liars_dice"):
        yield Job("OpenSpiel", f"{name} from Python", partial(spiel_python, name, players))
        yield Job("OpenSpiel", f"{name}, C++ rollouts", partial(spiel_rollouts, name, players))
        yield Job("OpenSpiel", f"{name}, C++ whole games", partial(spiel_games, name, players))
    for name in ("leduc-holdem", "uno"):
        yield Job("RLCard", name, partial(rlcard_game, name))
    for name, arguments in (("texas_holdem_no_limit", {"num_players": players}), ("leduc_holdem", {})):
        yield Job("PettingZoo", name, partial(pettingzoo_game, name, arguments))
    for name, batch in (("leduc_holdem", 16384), ("sparrow_mahjong", 2048)):
        yield Job("Pgx", name, partial(pgx_game, name, batch))


def spiel_game(name: str, players: int) -> Any:
    """A game of OpenSpiel, with so many players if it can."""
    game = import_module("pyspiel").load_game(name)
    kind = game.get_type()
    if "players" in kind.parameter_specification and players in range(kind.min_num_players, kind.max_num_players + 1):
        game = import_module("pyspiel").load_game(name, {"players": players})
    check_luck(game)
    return game


def check_luck(game: Any) -> None:
    """`spiel_play` draws uniformly; see that luck is uniform in this game."""
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = {chance for _, chance in state.chance_outcomes()}
                if max(chances) - min(chances) > 1e-9:
                    raise RuntimeError("luck is not uniform in this game")
            state.apply_action(random.choice(state.legal_actions()))


def spiel_play(state: Any) -> int:
    """Play a state to its end; how many decisions that took."""
    luck = random.random
    done = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(luck() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(luck() * len(actions))])
            done += 1
    return done


def spiel_dealt(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


def spiel_python(name: str, players: int) -> Take:
    game = spiel_game(name, players)
    take = rate(f"{name} from Python | actions/s", lambda: spiel_play(game.new_initial_state()))
    if name != "oh_hell":
        return take
    hands = [spiel_dealt(game) for _ in range(200)]
    dealt = rate(f"{name} from Python, from dealt hands | actions/s", lambda: spiel_play(random.choice(hands).clone()))
    return lambda seconds: take(seconds) | dealt(seconds)


def spiel_rollouts(name: str, players: int) -> Take:
    pyspiel = import_module("pyspiel")
    game = spiel_game(name, players)
    hands = [spiel_dealt(game) for _ in range(64)]
    length = statistics.mean(spiel_play(hand.clone()) for hand in hands for _ in range(50))

    def search(rollouts: int) -> Run:
        bot = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(rollouts, 1),
            uct_c=1,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=1,
            verbose=False,
        )

        def run() -> int:
            for hand in hands:
                bot.mcts_search(hand)
            return rollouts * len(hands)

        return run

    few, many = search(25), search(100)
    few()

    def take(seconds: float) -> dict[str, float]:
        slow, fast = per_second(few, seconds / 2), per_second(many, seconds / 2)
        growth = 4 * slow / fast
        if not 2.5 < growth < 6:
            raise RuntimeError(f"four times as many rollouts took {growth:.1f} times as long: this does not count them")
        return {
            f"{name}, C++ rollouts from dealt hands | actions/s": fast * length,
            f"{name}, time of 4 x as many C++ rollouts | x": growth,
        }

    return take


def spiel_games(name: str, players: int) -> Take:
    pyspiel = import_module("pyspiel")
    game = spiel_game(name, players)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    length = statistics.mean(spiel_play(game.new_initial_state()) for _ in range(5000))

    def run() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        return 1

    return lambda seconds: {f"{name}, C++ whole games | actions/s": per_second(run, seconds) * length}


def rlcard_game(name: str) -> Take:
    env = import_module("rlcard").make(name, config={"seed": 1})

    def run() -> int:
        done = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            done += 1
        return done

    return rate(f"{name}, {env.num_players} players | actions/s", run)


def newest_classic(name: str) -> str:
    """The module of PettingZoo's newest version of a game."""
    classic = import_module("pettingzoo.classic")
    versions = re.findall(rf"\b{name}_v(\d+)\b", " ".join(module.name for module in iter_modules(classic.__path__)))
    if not versions:
        raise RuntimeError("not in this version of PettingZoo")
    return f"{name}_v{max(map(int, versions))}"


def pettingzoo_game(name: str, arguments: dict[str, int]) -> Take:
    """A game of PettingZoo. Its actions include observation and mask: `last` has to be asked for them."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings(action="ignore"):
        env = import_module(f"pettingzoo.classic.{newest_classic(name)}").env(**arguments)
        env.reset(seed=1)
    return rate(f"{name} | actions/s", partial(aec_game, env))


def aec_game(env: Any) -> int:
    """One game by PettingZoo's usual loop; how many actions that took."""
    done = 0
    env.reset()
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        actions = seen["action_mask"].nonzero()[0]
        env.step(int(actions[int(random.random() * len(actions))]))
        done += 1
    return done


def pgx_game(name: str, batch: int) -> Take:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    step = jax.vmap(env.step)

    def act(carry: Any) -> Any:
        state, key, done = carry
        key, luck = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        done += (~state.terminated).sum()
        return step(state, jax.random.categorical(luck, weights)), key, done

    def play(key: Any) -> Any:
        deal, key = jax.random.split(key)
        state = jax.vmap(env.init)(jax.random.split(deal, batch))
        return jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), act, (state, key, 0))[2]

    compiled = jax.jit(play)
    return rate(
        f"{name}, {env.num_players} players, batch of {batch} | actions/s",
        lambda: int(compiled(jax.random.PRNGKey(random.getrandbits(30)))),
    )
