"""Games for OpenSpiel. Importing this module registers them with `pyspiel`::

    import pyspiel
    import bergfried.openspiel

    game = pyspiel.load_game("bergfried_two_castles(players=3)")
    state = game.new_initial_state()

They are sequential games of imperfect information with explicit chance. An action of OpenSpiel is a choice: an action of the game
is one to three of them. Where several seats choose at the same time, they commit their choices one after the other, and none
sees what the others chose. Players are counted from 0 in OpenSpiel. The parameters are `players` and the options of the game.

An observation is all that a seat may know, with what it remembers, but not the order in which it came to know it. It is
therefore no information state with perfect recall, and none is given: searches such as `ismcts.ISMCTSBot` are told
`use_observation_string=True`.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any

import numpy as np

try:
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("bergfried.openspiel needs open_spiel: pip install open_spiel", name=error.name) from None

from . import _native

__all__ = ["Game", "State"]

# More than any chance step has: the most are the 462 throws of six dice in Burgenland.
_CHANCE_OUTCOMES = 1024


@functools.cache
def _tables(name: str) -> dict[int, _native.Game]:
    """The game with every number of seats that it allows."""
    tables = {}
    for seats in range(1, 9):
        try:
            tables[seats] = _native.Game(name, seats=seats)
        except _native.SetupError:
            continue
    return tables


def _parameter(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


def _first_table(name: str) -> _native.Game:
    """The game with the number of players that it has if nothing is said: two if it can."""
    tables = _tables(name)
    return tables.get(2) or next(iter(tables.values()))


def _is_constant_sum(game: _native.Game) -> bool:
    """Where the game has an opponent of its own, nobody else wins if it does."""
    return all(row["who"] != "automaton" for row in game.new_initial_state().standings())


def _game_type(name: str, constant_sum: bool) -> pyspiel.GameType:
    seats, first = list(_tables(name)), _first_table(name)
    parameters = {key: _parameter(value) for key, value in first.options.items()}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"bergfried_{name.replace('-', '_')}",
        long_name=first.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if constant_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": first.seats, **parameters},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Bergfried as OpenSpiel knows it; made by `pyspiel.load_game`. Each game has a class of its own."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None):
        name, given = self.name, dict(params or {})
        self.rules = _native.Game(name, seats=given.pop("players", _first_table(name).seats), **given)
        constant_sum = _is_constant_sum(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.choice_count,
            max_chance_outcomes=_CHANCE_OUTCOMES,
            num_players=self.rules.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if constant_sum else None,
            max_game_length=3 * self.rules.max_steps,
        )
        super().__init__(_game_type(name, constant_sum), info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.max_steps

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)


class State(pyspiel.State):  # type: ignore[misc]
    """A state: one of the engine's, and the choices made so far in an action."""

    def __init__(self, game: Game):
        super().__init__(game)
        self._state = game.rules.new_initial_state()
        self._chosen: list[int] = []

    def _seat(self) -> int:
        """The seat that acts next."""
        return self._state.seats_to_act()[0]

    def current_player(self) -> int:
        if self._state.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self._state.is_chance() else self._seat() - 1

    def is_terminal(self) -> bool:
        return self._state.is_terminal()

    def _legal_actions(self, player: int) -> list[int]:
        seat = self._seat()
        return self._state.legal_choices(seat, self._chosen) if seat == player + 1 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, probability) for number, (_, probability) in enumerate(self._state.chance_outcomes())]

    def _apply_action(self, action: int) -> None:
        if self._state.is_chance():
            self._state.apply(self._state.chance_outcomes()[action][0])
            return
        seat = self._seat()
        if self._state.action([*self._chosen, action], seat) is None:
            self._chosen = [*self._chosen, int(action)]
        else:
            self._state.apply([*self._chosen, action], seat)
            self._chosen = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._state.chance_outcomes()[action][0]
        whole = self._state.action([*self._chosen, action], player + 1)
        if whole is not None:
            return whole
        block = next(block for block in self._state.game.choice_blocks() if action < block["stop"])
        return f"{block['name']} {action - block['start']}"

    def returns(self) -> list[float]:
        return self._state.returns()

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> State:
        """A state that is possible for all that the player may know. Its history begins with it."""
        drawn: State = self.get_game().new_initial_state()
        drawn._state = self._state.determinize(player + 1, int(probability_sampler() * 2**53))
        drawn._chosen = self._chosen if self.current_player() == player else []
        return drawn

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        copied: State = self.clone()
        return copied

    def __str__(self) -> str:
        return f"{self._state}{self._chosen or ''}"


class Observer:
    """What a seat may know as numbers: the bytes of its observation, then 1 for each choice made so far in its action."""

    def __init__(self, rules: _native.Game):
        size = rules.observation_size
        self.tensor = np.zeros(size + rules.choice_count, np.float32)
        self.dict = {"observation": self.tensor[:size], "chosen": self.tensor[size:]}

    def set_from(self, state: State, player: int) -> None:
        self.dict["observation"][:] = state._state.observation(player + 1)
        self.dict["chosen"][:] = 0
        if state.current_player() == player:
            self.dict["chosen"][state._chosen] = 1

    def string_from(self, state: State, player: int) -> str:
        """The view as JSON, and the choices made so far."""
        chosen = state._chosen if state.current_player() == player else []
        return json.dumps([state._state.view(player + 1), chosen], separators=(",", ":"))


for _name in _native.games():
    _constant_sum = all(_is_constant_sum(table) for table in _tables(_name).values())
    # OpenSpiel keeps what it is given until the interpreter is gone: a function would be freed too late, a class is not.
    _class = type(f"Game_{_name.replace('-', '_')}", (Game,), {"name": _name})
    pyspiel.register_game(_game_type(_name, _constant_sum), _class)
