"""Games for PettingZoo, as environments in which one agent acts after the other (AEC)::

    import bergfried
    import bergfried.pettingzoo

    env = bergfried.pettingzoo.env(bergfried.Game("castle"))
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(mask))

The agents are the seats, `seat_1` and so on. An action of PettingZoo is a choice: an action of the game is one to three of
them. Where several seats choose at the same time, they are asked one after the other, and none sees what the others chose.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import numpy.typing as npt

try:
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("bergfried.pettingzoo needs pettingzoo: pip install pettingzoo", name=error.name) from None

from . import _spaces
from ._native import Game, PlayError, State

__all__ = ["env", "raw_env"]


def env(game: Game, render_mode: str | None = None) -> AECEnv[str, Any, Optional[int]]:
    """The environment of a game. A choice that is not allowed ends the match, and its agent gets -1."""
    wrapped: AECEnv[str, Any, Optional[int]] = wrappers.TerminateIllegalWrapper(raw_env(game, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Any, Optional[int]]):
    """The same without wrappers: a choice that is not allowed is refused with a `PlayError`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game, render_mode: str | None = None):
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game.name}_v{game.rules_version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(1, game.seats + 1)]
        # A space has a random generator of its own.
        self.observation_spaces = {agent: _spaces.observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: _spaces.action_space(game) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._state: State
        self._chosen: list[int] = []
        self._mask: npt.NDArray[np.uint8]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._state = self.game.new_initial_state(seed=int(self._rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_action()

    def _next_action(self) -> None:
        """The first seat that is to act begins an action."""
        seat = self._state.seats_to_act()[0]
        self.agent_selection = self.possible_agents[seat - 1]
        self._chosen = []
        self._mask = self._state.legal_mask(seat)

    def observe(self, agent: str) -> _spaces.Observation:
        seat = self.possible_agents.index(agent) + 1
        if agent != self.agent_selection or self.terminations.get(agent, True):
            return _spaces.observe(self._state, seat)
        return _spaces.observe(self._state, seat, self._chosen, self._mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._mask) or not self._mask[action]:
            raise PlayError(f"{agent} may not choose {action} now: see its action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent) + 1
        self._chosen.append(int(action))
        if self._state.action(self._chosen, seat) is None:
            self._mask = self._state.legal_mask(seat, self._chosen)
            return
        self._state.apply(self._chosen, seat)
        if not self._state.is_terminal():
            self._next_action()
            return
        self._chosen = []
        self.rewards = dict(zip(self.possible_agents, self._state.returns()))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as everybody may know it, as text."""
        return self._state.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])
