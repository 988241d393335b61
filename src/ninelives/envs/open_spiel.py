"""The rulebooks as games of OpenSpiel, registered on import.

>>> import pyspiel
>>> import ninelives.envs.open_spiel
>>> game = pyspiel.load_game("ninelives_felix(players=4,edition=fr)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():  # four digits of the seed
...     state.apply_action(7)
>>> state.action_to_string(state.legal_actions()[0])
'place -8'

All luck is explicit: the first chance nodes draw a seed digit by digit, and what is shuffled later comes from it. So a
history tells the whole game, and whoever samples the chance nodes decides the luck. docs/open_spiel.md has the names
and parameters of the games, and of the toys.
"""

import dataclasses
import itertools
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ninelives.envs.lanes.lane import REWARD
from ninelives.envs.position import LAST_WORD, GameTree, Position
from ninelives.envs.role import playable
from ninelives.envs.tensors import features, tensor_size
from ninelives.envs.toys import Deal, Toy, toys
from ninelives.games import rulebook
from ninelives.games.kernel import facts
from ninelives.games.meta import Option

# A seed is drawn as four digits: 2^48 deals, and short lists of outcomes.
DIGITS, BASE = 4, 1 << 12
USUAL = "usual"  # of an option whose values depend on the number of players: what is usual for that number
_OWN = pyspiel.PrivateInfoType.SINGLE_PLAYER
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def game_type(name: str, title: str, players: range, parameters: dict[str, Any]) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game, with the parameters' usual values."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"reward": REWARD.default, **parameters},
    )


def whole_game_type(name: str) -> pyspiel.GameType:
    """Return the type of a game from its deal to its end."""
    meta = rulebook(name).meta
    parameters = {"players": meta.usual_players} | {option.name: _default(option) for option in meta.options}
    if meta.real_time:
        parameters["noise"] = True
    return game_type(f"ninelives_{name}", meta.title, meta.players, parameters)


def _default(option: Option) -> str | bool | int:
    """Return an option's default: a parameter has only one, whatever the number of players."""
    return USUAL if option.by_players else option.default


def toy_type(toy: Toy) -> pyspiel.GameType:
    """Return the type of the end of a game."""
    title = f"The end of {rulebook(toy.game).meta.title}"
    players = range(toy.players, toy.players + 1)
    return game_type(f"ninelives_{toy.game}_toy", title, players, {toy.unit: toy.lengths[0]})


class Game(pyspiel.Game):  # type: ignore[misc]
    """What a whole game and a toy have in common."""

    TYPE: ClassVar[Any]

    def __init__(self, tree: GameTree, outcomes: int, chance_nodes: int, parameters: dict[str, Any]) -> None:
        self.tree = tree
        self.chance_nodes = chance_nodes
        self.outcomes = outcomes
        role = tree.tensors.role
        most = float(role.span(tree.players) if tree.tensors.reward == "margin" else 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=role.actions,
            max_chance_outcomes=outcomes,
            num_players=tree.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=role.longest(tree.players),
        )
        super().__init__(self.TYPE, info, parameters)

    def new_initial_state(self) -> "State":
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]

    def outcome_text(self, drawn: tuple[int, ...], outcome: int) -> str:
        return f"seed {outcome} × {BASE}^{len(drawn)}"

    def deal(self, drawn: tuple[int, ...]) -> Position:
        """Return the position after the chance nodes."""
        return self.tree.deal(sum(digit * BASE**k for k, digit in enumerate(drawn)))

    def imagine(self, position: Position, seat: int, luck: int) -> tuple[list[int], Position]:
        """Return a position that the seat cannot tell apart, and outcomes of chance for its history: here zeros."""
        return [0] * self.chance_nodes, self.tree.world(position, seat, luck)


class WholeGame(Game):
    """A game from its deal to its end."""

    GAME: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]) -> None:
        meta = rulebook(self.GAME).meta
        given = {option.name: parameters[option.name] for option in meta.options}
        options = {name: value for name, value in given.items() if value != USUAL}
        noise, reward = parameters.get("noise", True), parameters["reward"]
        tree = GameTree(self.GAME, parameters["players"], options, noise, reward)
        super().__init__(tree, BASE, DIGITS, parameters)


class ToyGame(Game):
    """The end of a game: one chance node deals what nobody has seen."""

    TOY: ClassVar[Toy]

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.deals: list[Deal] = self.TOY.at(parameters[self.TOY.unit])
        self._numbers = {deal.key: k for k, deal in enumerate(self.deals)}
        tree = GameTree(self.TOY.game, self.TOY.players, {}, reward=parameters["reward"])
        super().__init__(tree, len(self.deals), 1, parameters)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(k, deal.share) for k, deal in enumerate(self.deals)]

    def outcome_text(self, drawn: tuple[int, ...], outcome: int) -> str:
        return self.deals[outcome].position.origin

    def deal(self, drawn: tuple[int, ...]) -> Position:
        return self.deals[drawn[0]].position

    def imagine(self, position: Position, seat: int, luck: int) -> tuple[list[int], Position]:
        """Return such a position that the toy can deal: others are drawn again."""
        for n in itertools.count(luck):
            world = self.tree.world(position, seat, n & LAST_WORD)
            outcome = self._numbers.get(self.TOY.key(facts(world.states)))
            if outcome is not None:
                return [outcome], dataclasses.replace(world, origin=self.deals[outcome].position.origin)
        raise AssertionError


class State(pyspiel.State):  # type: ignore[misc]
    """A pointer to a position that never changes: clones share it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._drawn: tuple[int, ...] = ()  # outcomes of the chance nodes, until cards are dealt
        self._position: Position | None = None  # none before the deal
        self._retold: list[int] | None = None  # players of a history that is told to a sampled world, not played

    @property
    def position(self) -> Position | None:
        """The rulebook's record and what led to it; none before the deal."""
        return self._position

    def current_player(self) -> int:
        if self._retold:
            return self._retold[0]
        if self._position is None:
            return _CHANCE
        return _TERMINAL if self._position.actor is None else self._position.actor

    def is_terminal(self) -> bool:
        return self._position is not None and self._position.actor is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().chance_outcomes()
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self._position.legal if self._position else []

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self._retold:
            self._retold = self._retold[1:]
        elif self._position is not None:
            self._position = game.tree.act(self._position, action)
        elif 0 <= action < game.outcomes:
            self._drawn = (*self._drawn, action)
            if len(self._drawn) == game.chance_nodes:
                self._position, self._drawn = game.deal(self._drawn), ()
        else:
            raise ValueError(f"chance has the outcomes 0 to {game.outcomes - 1}, not {action}")

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == _CHANCE:
            return str(game.outcome_text(self._drawn, action))
        return str(game.tree.tensors.describe(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if self._position is None or not self.is_terminal():
            return [0.0] * game.tree.players
        gain: list[float] = game.tree.tensors.gain(self._position.states, 0)
        return gain

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "State":
        """Return a state that the player cannot tell apart."""
        if self._position is None:
            raise ValueError("no cards are dealt yet: there is nothing to sample")
        game = self.get_game()
        luck = sum(int(probability_sampler() * (1 << 16)) << 16 * k for k in range(4))
        drawn, world = game.imagine(self._position, player_id, luck)
        history = [(_CHANCE, outcome) for outcome in drawn]
        history += [(said.seat, said.flat) for said in world.log]
        state: State = game.new_initial_state()
        state._retold = [player for player, _ in history]
        for _, action in history:
            state.apply_action(action)
        state._retold, state._position = None, world
        return state

    def __str__(self) -> str:
        if self._position is None:
            return f"chance {self._drawn}"
        return str(self.get_game().tree.text(self._position))


class Observer:
    """What a player may know: now, or with perfect recall all that the player has seen, as tensor and string.

    The public part and the private part alone are strings only.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, not even {params}")
        self._tree, self._recall = game.tree, kind.perfect_recall
        self._text = self._text_of(kind)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and kind.private_info == _OWN:
            self._make_tensor(game.tree.name, game.tree.players)

    def _text_of(self, kind: Any) -> Callable[[Position, int], str]:
        tree, wanted = self._tree, (kind.public_info, kind.private_info, kind.perfect_recall)
        if wanted == (True, _OWN, True):
            return tree.information_text
        if wanted == (True, _OWN, False):
            return tree.observation_text
        if wanted == (True, pyspiel.PrivateInfoType.NONE, False):
            return tree.public_text
        if wanted == (False, _OWN, False):
            return tree.private_text
        raise ValueError("an observation is of one player; only with its public and private part it has perfect recall")

    def _make_tensor(self, name: str, players: int) -> None:
        self._numbers = np.zeros(tensor_size(name, players, self._recall), np.int16)
        self.tensor = np.zeros(len(self._numbers), np.float32)
        for part in features(name, players, self._recall):
            self.dict[part.name] = self.tensor[part.start : part.start + part.size]

    def set_from(self, state: State, player: int) -> None:
        self._check(player)
        if self.tensor is None:
            return
        position = state.position
        if position is None:
            self._numbers.fill(0)
        elif self._recall:
            self._tree.tensors.write_recall(position.states, 0, position.history(player), self._numbers)
        else:
            self._tree.tensors.write(position.states, 0, player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: State, player: int) -> str:
        self._check(player)
        return f"seat {player}" if state.position is None else self._text(state.position, player)

    def _check(self, player: int) -> None:
        if not 0 <= player < self._tree.players:
            raise ValueError(f"players are numbered from 0 to {self._tree.players - 1}, not {player}")


def kinds() -> list[type[Game]]:
    """Make a class of each game, and of each toy."""
    whole = [type(f"{name}_game", (WholeGame,), {"GAME": name, "TYPE": whole_game_type(name)}) for name in playable()]
    ends = [type(f"{name}_toy", (ToyGame,), {"TOY": toy, "TYPE": toy_type(toy)}) for name, toy in toys().items()]
    return whole + ends


# As classes: OpenSpiel keeps them for good, and would free a function after Python has ended. Copies of games in other
# processes look for them by their names in this module.
for _kind in kinds():
    globals()[_kind.__name__] = _kind
    pyspiel.register_game(_kind.TYPE, _kind)
