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

from ninelives.envs.lanes import catbox, felix, maus
from ninelives.envs.lanes.lane import REWARD
from ninelives.envs.position import LAST_WORD, Position, Table
from ninelives.envs.tensors import features, tensor_size
from ninelives.envs.toys import TOYS, Deal, Toy
from ninelives.games import rulebook
from ninelives.games.catbox.state import DEALT, HIGHEST
from ninelives.games.felix.state import BANK, MICE
from ninelives.games.game import facts
from ninelives.games.maus import state as mice

# A seed is drawn as four digits: 2^48 deals, and short lists of outcomes.
DIGITS, BASE = 4, 1 << 12
_OWN = pyspiel.PrivateInfoType.SINGLE_PLAYER
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def _felix_span(players: int) -> int:
    """From the worst score to the best: all good cats and all mice, or all bad cats."""
    sets = 4 if players == 3 else players
    return (42 + 13) * sets + BANK[players] + MICE * players


def _catbox_span(players: int) -> int:
    tricks = DEALT[players] - 2
    return players * (2 * tricks + 4 * HIGHEST[players])


def _maus_span(players: int) -> int:
    return mice.MICE + mice.CARDS + 2 * mice.PIECES


_SPAN: dict[str, Callable[[int], int]] = {"felix": _felix_span, "catbox": _catbox_span, "maus": _maus_span}
_LONGEST = {"felix": felix.longest, "catbox": catbox.longest, "maus": maus.longest}


def game_type(name: str, title: str, players: range, parameters: dict[str, Any]) -> pyspiel.GameType:
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


def whole_game_type(name: str, **defaults: Any) -> pyspiel.GameType:
    meta = rulebook(name).meta
    options = {option.name: option.default for option in meta.options}
    return game_type(f"ninelives_{name}", meta.title, meta.players, defaults | options)


def toy_type(toy: Toy) -> pyspiel.GameType:
    title = f"The end of {rulebook(toy.game).meta.title}"
    players = range(toy.players, toy.players + 1)
    return game_type(f"ninelives_{toy.game}_toy", title, players, {toy.unit: toy.lengths[0]})


class Game(pyspiel.Game):  # type: ignore[misc]
    """What a whole game and a toy have in common."""

    TYPE: ClassVar[Any]

    def __init__(self, table: Table, outcomes: int, chance_nodes: int, parameters: dict[str, Any]) -> None:
        self.table = table
        self.chance_nodes = chance_nodes
        self.outcomes = outcomes
        most = float(_SPAN[table.name](table.players) if table.tensors.reward == "margin" else 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.tensors.actions,
            max_chance_outcomes=outcomes,
            num_players=table.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=_LONGEST[table.name](table.players),
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
        """The position after the chance nodes."""
        return self.table.deal(sum(digit * BASE**k for k, digit in enumerate(drawn)))

    def imagine(self, position: Position, seat: int, luck: int) -> tuple[list[int], Position]:
        """A position that the seat cannot tell apart, and outcomes of chance for its history: here it has none."""
        return [0] * self.chance_nodes, self.table.world(position, seat, luck)


class WholeGame(Game):
    """A game from its deal to its end."""

    GAME: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]) -> None:
        meta = rulebook(self.GAME).meta
        options = {option.name: parameters[option.name] for option in meta.options}
        noise, reward = parameters.get("noise", True), parameters["reward"]
        table = Table(self.GAME, parameters["players"], options, noise, reward)
        super().__init__(table, BASE, DIGITS, parameters)


class ToyGame(Game):
    """The end of a game: one chance node deals what nobody has seen."""

    TOY: ClassVar[Toy]

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.deals: list[Deal] = self.TOY.at(parameters[self.TOY.unit])
        self._numbers = {deal.key: k for k, deal in enumerate(self.deals)}
        table = Table(self.TOY.game, self.TOY.players, {}, reward=parameters["reward"])
        super().__init__(table, len(self.deals), 1, parameters)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(k, deal.share) for k, deal in enumerate(self.deals)]

    def outcome_text(self, drawn: tuple[int, ...], outcome: int) -> str:
        return self.deals[outcome].position.origin

    def deal(self, drawn: tuple[int, ...]) -> Position:
        return self.deals[drawn[0]].position

    def imagine(self, position: Position, seat: int, luck: int) -> tuple[list[int], Position]:
        """Worlds that the toy cannot deal are drawn again."""
        for n in itertools.count(luck):
            world = self.table.world(position, seat, n & LAST_WORD)
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
            self._position = game.table.act(self._position, action)
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
        return str(game.table.tensors.describe(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if self._position is None or not self.is_terminal():
            return [0.0] * game.table.players
        gain: list[float] = game.table.tensors.gain(self._position.states, 0)
        return gain

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "State":
        """A state that the player cannot tell apart."""
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
        return str(self.get_game().table.text(self._position))


class Observer:
    """What a player may know: now, or with perfect recall all that the player has seen, as tensor and string.

    The public part and the private part alone are strings only.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, not even {params}")
        self._table, self._recall = game.table, kind.perfect_recall
        self._text = self._text_of(kind)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and kind.private_info == _OWN:
            self._make_tensor(game.table.name, game.table.players)

    def _text_of(self, kind: Any) -> Callable[[Position, int], str]:
        table, wanted = self._table, (kind.public_info, kind.private_info, kind.perfect_recall)
        if wanted == (True, _OWN, True):
            return table.information_text
        if wanted == (True, _OWN, False):
            return table.observation_text
        if wanted == (True, pyspiel.PrivateInfoType.NONE, False):
            return table.public_text
        if wanted == (False, _OWN, False):
            return table.private_text
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
            self._table.tensors.write_recall(position.states, 0, position.history(player), self._numbers)
        else:
            self._table.tensors.write(position.states, 0, player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: State, player: int) -> str:
        self._check(player)
        return f"seat {player}" if state.position is None else self._text(state.position, player)

    def _check(self, player: int) -> None:
        if not 0 <= player < self._table.players:
            raise ValueError(f"players are numbered from 0 to {self._table.players - 1}, not {player}")


class Felix(WholeGame):
    GAME = "felix"
    TYPE = whole_game_type(GAME, players=4)


class Catbox(WholeGame):
    GAME = "catbox"
    TYPE = whole_game_type(GAME, players=4)


class Maus(WholeGame):
    GAME = "maus"
    TYPE = whole_game_type(GAME, players=4, noise=True)


class FelixToy(ToyGame):
    TOY = TOYS["felix"]
    TYPE = toy_type(TOY)


class CatboxToy(ToyGame):
    TOY = TOYS["catbox"]
    TYPE = toy_type(TOY)


# As classes: OpenSpiel keeps them for good, and would free a function after Python has ended.
for _kind in (Felix, Catbox, Maus, FelixToy, CatboxToy):
    pyspiel.register_game(_kind.TYPE, _kind)
